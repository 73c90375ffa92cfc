//! The table of methods.

use zilu_rules::{BySide, Color, Family, Method};

use super::{Name, Verdict};

/// The table of methods.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The rows by family; one group without a heading when ordered by margin.
    pub groups: Vec<Group>,
    /// When ordered by margin: before which row of the group the verdict turns.
    pub flip: Option<usize>,
    /// Notes under the table, by their signs.
    pub footnotes: Vec<Footnote>,
}

/// Rows under one heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The family and its heading.
    pub family: Option<(Family, Name)>,
    /// The rows.
    pub rows: Vec<RowView>,
}

/// One method in the table.
#[derive(Clone, Debug, PartialEq)]
pub struct RowView {
    /// The method.
    pub method: Method,
    /// Its name.
    pub name: Name,
    /// The sign of its footnote.
    pub footnote: Option<char>,
    /// Each side's figure.
    pub figures: BySide<String>,
    /// Whose figure is larger.
    pub larger: Option<Color>,
    /// Black − White before komi, in points.
    pub margin: String,
    /// Komi in points; a dash for none.
    pub komi: String,
    /// Handicap points with their sign, where there are any.
    pub compensation: Option<String>,
    /// Where its stone lies between White and Black.
    pub lane: Lane,
    /// Its verdict.
    pub verdict: Verdict,
    /// Whether it is the chosen method.
    pub chosen: bool,
    /// Whether it is the pinned one.
    pub pinned: bool,
}

/// A place between White's end (−1) and Black's end (1); 0 is the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lane {
    /// The place, on a scale all rows share.
    pub position: f32,
    /// Whether the true place lies beyond the end.
    pub beyond: bool,
}

/// A note under the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Footnote {
    /// Its sign: `a`, `b` ….
    pub sign: char,
    /// The note.
    pub text: String,
}
