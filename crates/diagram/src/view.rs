//! Everything that is shown, in words and numbers, without a place on a page.

mod board;
mod compare;
mod headline;
mod ledger;
mod legend;
mod name;
mod table;
mod verdict;

pub use board::{BoardView, Mark, MarkKind, PointView};
pub use compare::{Cause, Compare, End};
pub use headline::{Headline, Strip, StripStone};
pub use ledger::{Ledger, LedgerLine, SumLine};
pub use legend::{LegendEntry, Sign};
pub use name::Name;
pub use table::{Footnote, Group, Lane, RowView, Table};
pub use verdict::Verdict;

use zilu_rules::{Count, Document, Point};
use zilu_words::Words;

use crate::Look;

/// A counted position in words, ready to be laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The board with its marks.
    pub board: BoardView,
    /// The marks that are on the board, explained.
    pub legend: Vec<LegendEntry>,
    /// The sentence that sums up all methods.
    pub headline: Headline,
    /// All verdicts from White's largest win to Black's.
    pub strip: Strip,
    /// The table of methods.
    pub table: Table,
    /// The account of the chosen method.
    pub ledger: Ledger,
    /// Why the pinned method and the chosen one differ; `None` where nothing is pinned
    /// or the chosen method is pinned to itself.
    pub compare: Option<Compare>,
    /// What is known of the game, in short parts: "White first", "21 moves each" ….
    pub facts: Vec<String>,
    /// What a person should look at.
    pub notices: Vec<Notice>,
}

/// Something odd about the position or the record, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The oddity's stable id.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// The points to light.
    pub points: Vec<Point>,
}

impl View {
    /// Words a counted document for a look.
    ///
    /// `count` must be the count of `document`.
    #[must_use]
    #[expect(clippy::unimplemented)]
    pub fn of(document: &Document, count: &Count, look: &Look, words: Words) -> Self {
        let _ = (document, count, look, words);
        unimplemented!()
    }
}
