//! Why a point counts as it does, as it goes out.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use zilu_rules::{Amount, BySide, Count, Method, Point, Reading};

use super::number::Number;

/// Why a point counts as it does.
#[derive(Clone, Debug, Serialize)]
pub struct WhyOutput {
    /// The point.
    pub point: String,
    /// The id of the reason, in the position as marked.
    pub reason: &'static str,
    /// The points that explain it.
    pub points: Vec<String>,
    /// The reason as a sentence in English.
    pub text: String,
    /// What the point adds to each side's figure, by method.
    pub methods: Worths,
}

/// What a point is worth to each side, in the order of `Method::ALL`.
#[derive(Clone, Debug)]
pub struct Worths(pub Vec<(Method, BySide<Amount>)>);

impl WhyOutput {
    /// Why a point counts as it does; `text` is the sentence.
    #[must_use]
    pub fn new(count: &Count, point: Point, text: String) -> Self {
        let settled = count.settled(Reading::AsMarked);
        let reason = settled.reason(point);
        let name = |point: Point| settled.size().name(point).to_string();
        let worth = |method| (method, count.worth(method, point));
        Self {
            point: name(point),
            reason: reason.id(),
            points: reason.points().into_iter().map(name).collect(),
            text,
            methods: Worths(Method::ALL.into_iter().map(worth).collect()),
        }
    }
}

impl Serialize for Worths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (method, worth) in &self.0 {
            map.serialize_entry(method.id(), &worth.map(Number))?;
        }
        map.end()
    }
}
