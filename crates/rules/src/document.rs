//! What was entered: the board, the marks, the record. Nothing here is derived.

use alloc::vec::Vec;

use crate::{Amount, Board, BySide, Color, Point};

/// A finished position as it was entered.
///
/// Plain fields, cloned freely; undo is a list of documents. Everything else is
/// counted from it (see [`crate::Count`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The stones on the board, dead ones included.
    pub board: Board,
    /// The stones marked dead, in reading order. [`Document::mark`] keeps whole chains.
    pub dead: Vec<Point>,
    /// What a person decided against the count's own reading (spec 1.6).
    pub overrides: Vec<Override>,
    /// What is known of the game beyond the board.
    pub record: Record,
}

impl Document {
    /// A board without marks or record.
    #[must_use]
    pub const fn new(board: Board) -> Self {
        Self {
            board,
            dead: Vec::new(),
            overrides: Vec::new(),
            record: Record::UNKNOWN,
        }
    }

    /// Whether the stone on a point is marked dead.
    #[must_use]
    pub fn is_dead(&self, point: Point) -> bool {
        self.dead.binary_search(&point).is_ok()
    }

    /// Marks the whole chain through a point dead or alive. An empty point does nothing.
    pub fn mark(&mut self, point: Point, dead: bool) {
        let chain = self.board.chain_at(point);
        self.dead.retain(|p| !chain.contains(p));
        if dead {
            self.dead.extend(chain);
        }
        self.dead.sort_unstable();
    }

    /// Marks the chain through a point, and every chain of its colour that the same
    /// opponent stones enclose: the second gesture of spec 1.2.
    pub fn mark_area(&mut self, point: Point, dead: bool) {
        let Some(color) = self.board.get(point) else {
            return;
        };
        let area = self
            .board
            .flood(point, |stone| stone != Some(color.other()));
        for p in area {
            if self.board.get(p) == Some(color) && self.is_dead(p) != dead {
                self.mark(p, dead);
            }
        }
    }
}

/// A decision of a person that wins over the count's own reading (spec 1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Override {
    /// The piece that holds this point has this standing.
    Standing {
        /// A stone or own point of the piece.
        at: Point,
        /// The standing it is given.
        standing: SetStanding,
    },
    /// This own point is reserved, or is not.
    Reserved {
        /// The own point.
        at: Point,
        /// Reserved (true) or a route point (false).
        reserved: bool,
    },
    /// This empty point belongs to a side, or to nobody.
    Owner {
        /// The empty point.
        at: Point,
        /// Its owner; `None` for a shared or neutral point.
        owner: Option<Color>,
    },
}

/// A standing that a person can give to a piece. Death is a mark, not an override.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetStanding {
    /// Alive by its own two eyes.
    Independent,
    /// Alive in seki.
    Seki,
}

/// What is known of the game beyond the board (spec 3): counts, not moves.
///
/// Plays and prisoners of one side fix each other, because each stone placed is on
/// the board or was removed. A fact that is not known is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The recorded komi.
    pub komi: Option<Amount>,
    /// Handicap stones; below 2 there is no handicap.
    pub handicap: u16,
    /// `N`: stones of that colour placed, by play or set-up; one taken off by
    /// set-up counts −1.
    pub placed: BySide<Option<u32>>,
    /// `K`: stones of that colour removed in play. Black's entry is what White holds.
    pub captured: BySide<Option<u32>>,
    /// `X`: passes before the closing run of passes.
    pub passes: BySide<u32>,
    /// The unbroken run of passes at the end, if the record has one.
    pub closing: Option<Closing>,
    /// Who moved first.
    pub first_move: Option<Color>,
    /// Who moved last, passes in the closing run apart.
    pub last_move: Option<Color>,
    /// Who made the first pass of the game.
    pub first_pass: Option<Color>,
}

impl Record {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self {
        komi: None,
        handicap: 0,
        placed: BySide::new(None, None),
        captured: BySide::new(None, None),
        passes: BySide::new(0, 0),
        closing: None,
        first_move: None,
        last_move: None,
        first_pass: None,
    };
}

/// The unbroken run of passes at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closing {
    /// `Xc`: passes of each side in the run.
    pub passes: BySide<u32>,
    /// Who made the first of them: the stopper.
    pub first: Color,
    /// Who made the last of them.
    pub last: Color,
}
