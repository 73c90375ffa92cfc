//! Why a stone may not be played.

use alloc::vec::Vec;
use core::fmt;

use crate::Point;

/// The reason why a turn is not allowed. Turns are numbered from 1; the position after
/// turn 0 is the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Passes have stopped the game; it can be resumed.
    Stopped,
    /// The point is not on the board.
    OffBoard,
    /// A stone is already there.
    Occupied,
    /// Own stones would be left without a liberty.
    Suicide {
        /// Those stones, the one to be played among them, in reading order.
        stones: Vec<Point>,
    },
    /// The ko was taken by the turn just made and may not be taken back at once.
    Ko {
        /// The number of that turn.
        turn: usize,
    },
    /// The whole board would be as it was before, which superko forbids.
    Repeats {
        /// The number of the turn after which it was so; 0 is the start.
        after: usize,
    },
}

impl Illegal {
    /// The id of every reason.
    pub const IDS: [&'static str; 7] = [
        "over",
        "stopped",
        "off-board",
        "occupied",
        "suicide",
        "ko",
        "repeats",
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Stopped => "stopped",
            Self::OffBoard => "off-board",
            Self::Occupied => "occupied",
            Self::Suicide { .. } => "suicide",
            Self::Ko { .. } => "ko",
            Self::Repeats { .. } => "repeats",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game has ended"),
            Self::Stopped => f.write_str("the game is stopped"),
            Self::OffBoard => f.write_str("not a point of the board"),
            Self::Occupied => f.write_str("occupied"),
            Self::Suicide { .. } => f.write_str("suicide"),
            Self::Ko { turn } => write!(f, "takes back the ko of turn {turn}"),
            Self::Repeats { after } => write!(f, "repeats the position after turn {after}"),
        }
    }
}

impl core::error::Error for Illegal {}
