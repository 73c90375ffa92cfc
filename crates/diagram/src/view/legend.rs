//! The legend: only what is on the board.

use zilu_rules::BySide;

use super::{MarkKind, Name};

/// A thing with a glyph: in the legend, beside a ledger line or a cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A stone.
    Stone,
    /// A dead stone.
    Dead,
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
