//! From a counted position to what is shown.
//!
//! Two pure steps: [`View::of`] words everything (a document, its count, a [`Look`], a
//! language), [`Scene::of`] lays the board out as shapes in drawing order. The page
//! renders a scene by classes; [`svg::write`] gives the same scene as a file.

#![forbid(unsafe_code)]

mod look;
mod scene;
pub mod svg;
mod view;

pub use look::{Families, Layer, Look, Order};
pub use scene::{Draw, Scene, Shape, glyph};
pub use view::{
    Axis, AxisStone, BoardView, Cause, Compare, End, FlipLine, Flips, Footnote, Group, Headline,
    Lane, Ledger, LedgerLine, LegendEntry, Mark, MarkKind, Name, Notice, PointView, RowView,
    Ruling, Sign, StepView, Steps, Stop, Strip, StripStone, SumLine, Table, Verdict, View, Why,
};
