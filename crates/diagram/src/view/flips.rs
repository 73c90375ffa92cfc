//! What would turn the chosen method's verdict, line by line.

use zilu_rules::{Amount, Count, Document, Flip, Method, Point, Reading, flips};
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
    /// The heading, without trying anything.
    #[must_use]
    pub fn title(method: Method, words: Words) -> String {
        words.flip_title(method)
    }

    /// Tries every change. Counts the position anew for each open point and chain.
    #[must_use]
    pub fn of(document: &Document, count: &Count, look: &Look, words: Words) -> Self {
        let method = look.method;
        let open = count.quantities(Reading::AsMarked).neutral;
        let title = Self::title(method, words);
        if open > MOST_OPEN {
            return Self {
                title,
                lines: Vec::new(),
                note: Some(words.say("flip-too-open", &[("n", Arg::Number(open))])),
            };
        }
        let score = count.score(method, look.komi);
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
        let lines: Vec<FlipLine> = flips(document, method, look.komi)
            .into_iter()
            .map(line)
            .collect();
        let none = lines.is_empty();
        Self {
            title,
            lines,
            note: none.then(|| words.text("flip-none").to_owned()),
        }
    }
}
