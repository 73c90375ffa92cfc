//! Everything that is shown, in words and numbers, without a place on a page.

mod axis;
mod board;
mod compare;
mod context;
mod facts;
mod flips;
mod headline;
mod label;
mod ledger;
mod legend;
mod name;
mod notice;
mod play;
mod proposed;
mod ruled;
mod scale;
mod steps;
mod table;
mod verdict;
mod why;

pub use axis::{Axis, AxisStone, Stop};
pub use board::{BoardView, Mark, MarkKind, PointView};
pub use compare::{Cause, Compare, End};
pub use flips::{FlipLine, Flips};
pub use headline::{Headline, Strip, StripStone};
pub use ledger::{Ledger, LedgerLine, SumLine};
pub use legend::{LegendEntry, Sign};
pub use name::Name;
pub use notice::{Notice, Ruling};
pub use scale::Lane;
pub use steps::{StepView, Steps};
pub use table::{Footnote, Group, RowView, Table};
pub use verdict::Verdict;
pub use why::Why;

use zilu_rules::{Count, Document, Layout};
use zilu_words::Words;

use crate::Look;
use context::Context;

/// A counted position in words, ready to be laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The board with its marks.
    pub board: BoardView,
    /// The steps by which the chosen method is counted by hand; none where it is not.
    pub steps: Steps,
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

impl View {
    /// Words a counted document for a look. `count` must be the count of `document`.
    #[must_use]
    pub fn of(document: &Document, count: &Count, look: &Look, words: Words) -> Self {
        let context = Context::new(document, count, look, words);
        let layout = Layout::of(count, document, look.method);
        let frames = layout.map_or(Vec::new(), |layout| layout.frames);
        let steps = Steps::of(&frames, look, words);
        let frame = steps.current.and_then(|at| frames.get(at));
        let board = match frame {
            Some(frame) => steps::board(&context, frame, &steps.caption),
            None => BoardView::of(&context),
        };
        Self {
            steps,
            legend: legend::entries(&board, words),
            board,
            headline: Headline::of(&context),
            strip: Strip::of(&context),
            table: Table::of(&context),
            ledger: Ledger::of(&context),
            compare: Compare::of(&context),
            facts: facts::parts(document, words),
            notices: notice::all(&context),
        }
    }
}
