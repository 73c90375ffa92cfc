//! The account of one method.

use zilu_rules::{Count, Method, Point, Quantity, Reading, Term};

use super::{Name, Sign, Verdict};

/// The account of the chosen method: terms down, sides across.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The method.
    pub method: Method,
    /// Its name.
    pub name: Name,
    /// The formula as a phrase.
    pub formula: Name,
    /// How it is counted and whose it is.
    pub note: &'static str,
    /// One line for each term.
    pub lines: Vec<LedgerLine>,
    /// The sum: what the method calls it, the figures, the margin.
    pub total: SumLine,
    /// The figures against half the board, where the method tells its result so.
    pub base: Option<SumLine>,
    /// Handicap points, where there are any.
    pub compensation: Option<SumLine>,
    /// Komi.
    pub komi: SumLine,
    /// The verdict.
    pub verdict: Verdict,
}

/// One term of the sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerLine {
    /// The term.
    pub term: Term,
    /// The position the method counts.
    pub reading: Reading,
    /// The glyph beside it.
    pub sign: Option<Sign>,
    /// What is counted.
    pub name: Name,
    /// What Black's figure gains; the bare number where the line is not counted.
    pub black: String,
    /// The same for White.
    pub white: String,
    /// Black − White; empty where the line is not counted.
    pub difference: String,
    /// Whether the line is part of the sum; else it is shown aside.
    pub counted: bool,
}

impl LedgerLine {
    /// What is counted.
    #[must_use]
    pub const fn quantity(&self) -> Quantity {
        self.term.quantity
    }

    /// The points that carry the line, of both sides; none where it lies in the record.
    #[must_use]
    pub fn points(&self, count: &Count) -> Vec<Point> {
        let _ = count;
        Vec::new()
    }
}

/// A line below the terms. A cell without a number is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// What it is.
    pub text: String,
    /// The Chinese term, where the page is not Chinese.
    pub native: Option<&'static str>,
    /// Black's cell.
    pub black: String,
    /// White's cell.
    pub white: String,
    /// The difference.
    pub difference: String,
}
