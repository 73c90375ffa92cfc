//! Why a point counts as it does for a method.

use zilu_rules::{Count, Method, Point, Quantity, Reason};
use zilu_words::Words;

/// Why a point counts as it does, with the points that explain it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The point asked about.
    pub point: Point,
    /// The reason, and what the method makes of the point.
    pub text: String,
    /// The point and those that its reason names, in reading order.
    pub points: Vec<Point>,
}

impl Why {
    /// Why a point counts as it does; `None` off the board.
    #[must_use]
    pub fn of(count: &Count, method: Method, point: Point, words: Words) -> Option<Self> {
        let settled = count.settled(method.row().reading);
        let size = settled.size();
        if !size.contains(point) {
            return None;
        }
        let reason = settled.reason(point);
        let told = words.reason(&reason, point, size);
        let worth = words.worth(count, method, point);
        let text = [told.as_str(), words.text("layout-gap"), &worth].concat();
        Some(Self::new(point, &reason, text))
    }

    /// The points that must be filled and that a method leaves out for it, each with its
    /// reason; none for a method that does not ask.
    #[must_use]
    pub fn must_fill(count: &Count, method: Method, words: Words) -> Vec<Self> {
        let row = method.row();
        let asks = row.terms.iter().any(|t| t.quantity == Quantity::MustFill);
        let settled = count.settled(row.reading);
        let size = settled.size();
        let points = size
            .iter()
            .filter(|&p| asks && settled.is_must_fill(p) && !settled.is_seki(p));
        let why = |point| {
            let reason = settled.reason(point);
            let text = words.reason(&reason, point, size);
            Self::new(point, &reason, text)
        };
        points.map(why).collect()
    }

    fn new(point: Point, reason: &Reason, text: String) -> Self {
        let mut points = reason.points();
        points.push(point);
        points.sort_unstable();
        points.dedup();
        Self {
            point,
            text,
            points,
        }
    }
}
