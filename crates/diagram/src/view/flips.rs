//! What would turn the chosen method's verdict, line by line.

use zilu_rules::{Amount, Changes, Count, Document, Flip, Point, Reading};
use zilu_words::{Arg, Words};

use crate::Look;

/// More open points than a finished board has: trying each of them would take long.
const MOST_OPEN: i32 = 60;

/// What would turn a method's verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flips {
    /// "What would turn Living stones".
    pub title: String,
    /// The single changes, the smallest kind first.
    pub lines: Vec<FlipLine>,
    /// What is said beside them: that there are none, or that too much is open.
    pub note: Option<String>,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlipLine {
    /// The stable id of its kind.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// The points it concerns, in reading order; none where it is not on the board.
    pub points: Vec<Point>,
    /// The komi, of a change of komi.
    pub komi: Option<Amount>,
}

impl Flips {
    /// Whether a position is finished enough for its changes to be tried one by one.
    #[must_use]
    pub fn can_try(count: &Count) -> bool {
        count.quantities(Reading::AsMarked).neutral <= MOST_OPEN
    }

    /// Words the changes that flip the chosen method's verdict. `changes` are those of the
    /// document and that method, `None` where they were not tried.
    #[must_use]
    pub fn of(
        document: &Document,
        count: &Count,
        changes: Option<&Changes>,
        look: &Look,
        words: Words,
    ) -> Self {
        let title = words.flip_title(look.method);
        let Some(changes) = changes else {
            let open = count.quantities(Reading::AsMarked).neutral;
            return Self {
                title,
                lines: Vec::new(),
                note: Some(words.say("flip-too-open", &[("n", Arg::Number(open))])),
            };
        };
        let score = count.score(look.method, look.komi);
        let board = &document.board;
        let line = |flip: Flip| FlipLine {
            id: flip.id(),
            text: words.flip(&flip, &score, board),
            points: match flip {
                Flip::Neutral { point, .. } | Flip::Ruling { point, .. } => vec![point],
                Flip::Chain { at, .. } => board.chain_at(at),
                Flip::Komi(_) | Flip::PieceMore { .. } => Vec::new(),
            },
            komi: match flip {
                Flip::Komi(komi) => Some(komi),
                _ => None,
            },
        };
        let lines: Vec<FlipLine> = changes.flips(look.komi).into_iter().map(line).collect();
        let none = lines.is_empty();
        Self {
            title,
            lines,
            note: none.then(|| words.text("flip-none").to_owned()),
        }
    }
}
