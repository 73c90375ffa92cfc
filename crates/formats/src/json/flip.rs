//! What would turn a verdict, as it goes out.

use serde::Serialize;
use zilu_rules::{Color, Flip, Score, Size};

use super::number::Number;

/// What would turn a method's verdict.
#[derive(Clone, Debug, Serialize)]
pub struct Flips {
    /// The method.
    pub method: &'static str,
    /// The single changes that do.
    pub changes: Vec<Change>,
}

/// One change that turns a verdict. Of `komi`, `point` and `side` those are there that its
/// kind has.
#[derive(Clone, Debug, Serialize)]
pub struct Change {
    /// `komi`, `neutral`, `chain`, `ruling` or `piece-more`.
    pub kind: &'static str,
    /// Of `komi`: the komi.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub komi: Option<Number>,
    /// Of `neutral`: the point that is taken; of `chain`: a stone of the chain; of
    /// `ruling`: the own point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub point: Option<String>,
    /// Of `neutral`: who takes it; of `piece-more`: who has one more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<&'static str>,
    /// Of `chain`: whether it is dead after the change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead: Option<bool>,
    /// Of `ruling`: whether the point must be filled after the change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub must_fill: Option<bool>,
    /// Who wins then: `black`, `white` or `draw`.
    pub winner: &'static str,
}

impl Flips {
    /// The changes that flip a score on a board of this size.
    #[must_use]
    pub fn new(flips: &[Flip], score: &Score, size: Size) -> Self {
        let new = |flip: &Flip| {
            let mut change = Change {
                kind: flip.id(),
                komi: None,
                point: None,
                side: None,
                dead: None,
                must_fill: None,
                winner: flip.winner(score).map_or("draw", Color::id),
            };
            match *flip {
                Flip::Komi(komi) => change.komi = Some(Number(komi)),
                Flip::Neutral { point, by, .. } => {
                    change.point = Some(size.name(point).to_string());
                    change.side = Some(by.id());
                }
                Flip::Chain { at, dead, .. } => {
                    change.point = Some(size.name(at).to_string());
                    change.dead = Some(dead);
                }
                Flip::Ruling {
                    point, must_fill, ..
                } => {
                    change.point = Some(size.name(point).to_string());
                    change.must_fill = Some(must_fill);
                }
                Flip::PieceMore { side, .. } => change.side = Some(side.id()),
            }
            change
        };
        Self {
            method: score.method.id(),
            changes: flips.iter().map(new).collect(),
        }
    }
}
