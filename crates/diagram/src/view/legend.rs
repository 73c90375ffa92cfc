//! The legend: only what is on the board.

use zilu_rules::{BySide, Color, Scope};
use zilu_words::Words;

use super::{BoardView, MarkKind, Name, PointView};

/// A thing with a glyph: in the legend, beside a ledger line or a cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A stone.
    Stone,
    /// A dead stone.
    Dead,
    /// A stone that is dead for some methods only.
    DeadForSome,
    /// A stone that was put down last.
    LastMove,
    /// A mark on a point.
    Mark(MarkKind),
}

/// One entry of the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegendEntry {
    /// What is explained.
    pub sign: Sign,
    /// Which sides have it on the board; both for a neutral point, which has no side.
    pub sides: BySide<bool>,
    /// Whether the chosen method counts it.
    pub counted: bool,
    /// Its name.
    pub name: Name,
}

pub(super) fn entries(board: &BoardView, words: Words) -> Vec<LegendEntry> {
    let mut entries = Vec::new();
    let mut add = |sign, counted, key, whose: &dyn Fn(&PointView) -> BySide<bool>| {
        let sides = board.points.iter().map(whose).fold(BySide::default(), or);
        if sides.black || sides.white {
            entries.push(LegendEntry {
                sign,
                sides,
                counted,
                name: Name::of_key(words, key),
            });
        }
    };
    for (sign, key, only) in [
        (Sign::Dead, "sign-dead", None),
        (Sign::DeadForSome, "sign-dead-play", Some(Scope::Play)),
        (Sign::DeadForSome, "sign-dead-ruling", Some(Scope::Ruling)),
    ] {
        add(sign, false, key, &|point| {
            let is_it = point.dead && point.scope.filter(|&s| s != Scope::All) == only;
            BySide::from_fn(|side| is_it && point.stone == Some(side))
        });
    }
    for kind in MarkKind::ALL {
        for counted in [true, false] {
            add(Sign::Mark(kind), counted, key(kind, counted), &|point| {
                let mark = point
                    .mark
                    .filter(|m| m.kind == kind && m.counted == counted);
                BySide::from_fn(|side: Color| {
                    mark.is_some_and(|mark| mark.owner.is_none_or(|owner| owner == side))
                })
            });
        }
    }
    entries
}

fn or(a: BySide<bool>, b: BySide<bool>) -> BySide<bool> {
    BySide::new(a.black || b.black, a.white || b.white)
}

/// The key of a mark's name.
const fn key(kind: MarkKind, counted: bool) -> &'static str {
    match (kind, counted) {
        (MarkKind::ReservedEye, _) => "mark-eye",
        (MarkKind::Route, _) => "mark-route",
        (MarkKind::Own, _) => "mark-own",
        (MarkKind::SekiEye, true) => "mark-seki",
        (MarkKind::SekiEye, false) => "mark-seki-uncounted",
        (MarkKind::MustFill, _) => "mark-must-fill",
        (MarkKind::Neutral, _) => "mark-shared",
        (MarkKind::Lifted, _) => "mark-lifted",
        (MarkKind::Filled, _) => "mark-filled",
        (MarkKind::Turned, _) => "mark-turned",
        (MarkKind::Prisoner, _) => "mark-prisoner",
        (MarkKind::Guest, _) => "mark-guest",
        (MarkKind::SharedStone, _) => "mark-shared-stone",
        (MarkKind::Ten, _) => "mark-ten",
        (MarkKind::LooksDead, _) => "mark-looks-dead",
        (MarkKind::Unsure, _) => "mark-unsure",
    }
}
