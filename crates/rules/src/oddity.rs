//! What is odd about a position: said in words, never silently mended.

use alloc::vec::Vec;

use crate::{Color, Point};

/// Something a person should look at. The count goes on all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// An independent piece shuts in enemy stones that have no eye: mark them dead?
    NoEyeInside {
        /// The side of the piece.
        side: Color,
        /// The enemy stones.
        stones: Vec<Point>,
    },
    /// A piece without two eyes that one more stone would join to a living one.
    HangsOn {
        /// The side of the piece.
        side: Color,
        /// A stone of the piece.
        piece: Point,
        /// Every point that would join it.
        points: Vec<Point>,
    },
    /// A piece that has two eyes once its border is closed, for which there are several points.
    BorderOpen {
        /// The side of the piece.
        side: Color,
        /// A stone of the piece.
        piece: Point,
        /// Every point that would close it.
        points: Vec<Point>,
    },
    /// Two pieces with fewer than two eyes share open points, and a stone there would
    /// change something: seki, or is one of them dead, or is the game not over?
    ContestedSeki {
        /// A stone of each piece.
        pieces: crate::BySide<Point>,
        /// The points they share.
        points: Vec<Point>,
    },
    /// A piece with fewer than two eyes that is neither joined nor in seki.
    Unsettled {
        /// The side of the piece.
        side: Color,
        /// A stone of the piece.
        piece: Point,
        /// Open points beside it, where its border may be meant to close.
        points: Vec<Point>,
    },
    /// All own points of a piece are one eye of three: it dies if the opponent moves first.
    EyeOfThree {
        /// The side of the piece.
        side: Color,
        /// The points of the eye.
        points: Vec<Point>,
    },
    /// All own points of a piece are one square of four: it is dead as it stands.
    EyeOfSquare {
        /// The side of the piece.
        side: Color,
        /// The points of the eye.
        points: Vec<Point>,
    },
    /// The last ko of the game: whether it must be connected depends on threats, and a
    /// ruling decides (spec 1.7; the games of 1948 and 1959).
    RulingDecides {
        /// The side whose stone may be taken.
        side: Color,
        /// The stone.
        stone: Point,
        /// The own point that connects it.
        point: Point,
        /// Whether the point counts as one that must be filled.
        must_fill: bool,
    },
    /// Points are still open outside seki: methods that need a finished board say so once.
    StillOpen {
        /// The open points.
        points: Vec<Point>,
    },
    /// Plays and prisoners of a side disagree; prisoners count.
    RecordDisagrees {
        /// The side.
        side: Color,
        /// Plays as entered.
        placed: u32,
        /// Plays that the board and the prisoners need.
        needed: u32,
    },
    /// Fewer plays than stones on the board.
    TooFewPlays {
        /// The side.
        side: Color,
        /// Plays as entered.
        placed: u32,
        /// Its stones on the board.
        on_board: u32,
    },
}

impl Oddity {
    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NoEyeInside { .. } => "no-eye-inside",
            Self::HangsOn { .. } => "hangs-on",
            Self::BorderOpen { .. } => "border-open",
            Self::ContestedSeki { .. } => "contested-seki",
            Self::Unsettled { .. } => "unsettled",
            Self::EyeOfThree { .. } => "eye-of-three",
            Self::EyeOfSquare { .. } => "eye-of-square",
            Self::RulingDecides { .. } => "ruling-decides",
            Self::StillOpen { .. } => "still-open",
            Self::RecordDisagrees { .. } => "record-disagrees",
            Self::TooFewPlays { .. } => "too-few-plays",
        }
    }
}
