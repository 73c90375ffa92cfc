//! What a person should look at.

use zilu_rules::{Color, Oddity, Point};

use super::Context;

/// Something odd about the position or the record, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The oddity's stable id.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// The points to light.
    pub points: Vec<Point>,
    /// Where a ruling decides: what it decides about.
    pub ruling: Option<Ruling>,
}

/// A ruling that a person may give: must the point be filled, or may it stay open?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The own point.
    pub point: Point,
    /// Whether it counts as one that must be filled.
    pub must_fill: bool,
}

pub(super) fn all(context: &Context) -> Vec<Notice> {
    let size = context.document.board.size();
    let notice = |oddity: &Oddity| Notice {
        id: oddity.id(),
        text: context.words.oddity(oddity, size),
        points: points(oddity, context),
        ruling: match *oddity {
            Oddity::RulingDecides {
                point, must_fill, ..
            } => Some(Ruling { point, must_fill }),
            _ => None,
        },
    };
    context.count.oddities().map(notice).collect()
}

fn points(oddity: &Oddity, context: &Context) -> Vec<Point> {
    let chain = |at: Point| context.document.board.chain_at(at);
    let mut lit = match oddity {
        Oddity::NoEyeInside { stones, .. } => stones.clone(),
        Oddity::HangsOn { piece, points, .. }
        | Oddity::BorderOpen { piece, points, .. }
        | Oddity::Unsettled { piece, points, .. } => {
            let mut lit = chain(*piece);
            lit.extend(points);
            lit
        }
        Oddity::ContestedSeki { pieces, points } => {
            let mut lit = points.clone();
            lit.extend(Color::ALL.into_iter().flat_map(|c| chain(pieces[c])));
            lit
        }
        Oddity::EyeOfThree { points, .. }
        | Oddity::EyeOfSquare { points, .. }
        | Oddity::StillOpen { points } => points.clone(),
        Oddity::RulingDecides { stone, point, .. } => vec![*stone, *point],
        Oddity::RecordDisagrees { .. } | Oddity::TooFewPlays { .. } => Vec::new(),
    };
    lit.sort_unstable();
    lit.dedup();
    lit
}
