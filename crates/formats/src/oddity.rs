//! What is odd about a text that was read all the same.

use core::fmt;

use zilu_rules::Amount;

use crate::error::write_args;
use crate::{Encoding, Place};

/// Something odd in a text, which was read all the same: what and where.
///
/// Like [`crate::ReadError`] it carries an id and values, no prose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileOddity {
    /// What is odd.
    pub kind: OddityKind,
    /// Where it stands in the text.
    pub place: Place,
    /// The number of the move it concerns, passes counted, from 1.
    pub turn: Option<u32>,
}

impl FileOddity {
    /// The stable id of the kind.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.kind.id()
    }
}

/// What is odd. Points are named as on the board (`C2`), other values are as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OddityKind {
    /// Bytes that are no text in the encoding were replaced.
    InvalidText,
    /// The bytes are not in the encoding that the file names.
    EncodingContradicted {
        /// What the file names.
        declared: String,
        /// What was used.
        used: Encoding,
    },
    /// The file names no encoding: the likeliest one was used.
    EncodingGuessed {
        /// What was used.
        used: Encoding,
    },
    /// Text that belongs to no property was ignored.
    StrayText,
    /// A node without its `;`.
    MissingSemicolon,
    /// A value without its closing `]`: it runs to the end of the text.
    UnclosedValue,
    /// The text ends inside a game.
    MissingEnd,
    /// `SZ` is empty: 19×19 was taken.
    BlankSize,
    /// A move of blanks was taken for a pass.
    BlankMove,
    /// A move that is no point was taken for a pass.
    UnreadableMove {
        /// The value.
        found: String,
    },
    /// A move off the board was taken for a pass.
    MoveOffBoard {
        /// The value.
        found: String,
    },
    /// A move on an occupied point replaced the stone.
    OccupiedPoint {
        /// The point.
        point: String,
    },
    /// A move that took off its own stones.
    Suicide {
        /// The point.
        point: String,
    },
    /// A set-up value that is no point of the board was ignored.
    SetupIgnored {
        /// The value.
        found: String,
    },
    /// `KM` needed interpretation.
    KomiInterpreted {
        /// The value.
        found: String,
        /// What was taken for it.
        read: Amount,
    },
    /// `KM` is no number: no komi was taken.
    KomiUnreadable {
        /// The value.
        found: String,
    },
    /// `HA` is no number of stones: no handicap was taken.
    HandicapUnreadable {
        /// The value.
        found: String,
    },
    /// `HA` says another number than there are handicap stones.
    HandicapStones {
        /// What `HA` says.
        handicap: u16,
        /// The black stones set up before the first move.
        stones: u32,
    },
    /// `HA` is 1: no stone more than in an even game.
    HandicapOne,
    /// The game ended without a count; a count of the position is no result of it.
    ResultUncounted {
        /// The value of `RE`.
        found: String,
        /// `resignation`, `time`, `forfeit` or `void`.
        by: &'static str,
    },
    /// A chain has stones written as dead and as alive: all of it is marked dead.
    PartlyDead {
        /// A stone of the chain that is written as alive.
        point: String,
    },
    /// A diagram draws no edge on some side: there the board may go on.
    PartOfBoard,
}

impl OddityKind {
    /// Every id that [`OddityKind::id`] can give.
    pub const IDS: [&'static str; 22] = [
        "invalid-text",
        "encoding-contradicted",
        "encoding-guessed",
        "stray-text",
        "missing-semicolon",
        "unclosed-value",
        "missing-end",
        "blank-size",
        "blank-move",
        "unreadable-move",
        "move-off-board",
        "occupied-point",
        "suicide",
        "setup-ignored",
        "komi-interpreted",
        "komi-unreadable",
        "handicap-unreadable",
        "handicap-stones",
        "handicap-one",
        "result-uncounted",
        "partly-dead",
        "part-of-board",
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::InvalidText => "invalid-text",
            Self::EncodingContradicted { .. } => "encoding-contradicted",
            Self::EncodingGuessed { .. } => "encoding-guessed",
            Self::StrayText => "stray-text",
            Self::MissingSemicolon => "missing-semicolon",
            Self::UnclosedValue => "unclosed-value",
            Self::MissingEnd => "missing-end",
            Self::BlankSize => "blank-size",
            Self::BlankMove => "blank-move",
            Self::UnreadableMove { .. } => "unreadable-move",
            Self::MoveOffBoard { .. } => "move-off-board",
            Self::OccupiedPoint { .. } => "occupied-point",
            Self::Suicide { .. } => "suicide",
            Self::SetupIgnored { .. } => "setup-ignored",
            Self::KomiInterpreted { .. } => "komi-interpreted",
            Self::KomiUnreadable { .. } => "komi-unreadable",
            Self::HandicapUnreadable { .. } => "handicap-unreadable",
            Self::HandicapStones { .. } => "handicap-stones",
            Self::HandicapOne => "handicap-one",
            Self::ResultUncounted { .. } => "result-uncounted",
            Self::PartlyDead { .. } => "partly-dead",
            Self::PartOfBoard => "part-of-board",
        }
    }

    /// The values that belong into the text, by name.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::InvalidText
            | Self::StrayText
            | Self::MissingSemicolon
            | Self::UnclosedValue
            | Self::MissingEnd
            | Self::BlankSize
            | Self::BlankMove
            | Self::HandicapOne
            | Self::PartOfBoard => Vec::new(),
            Self::EncodingContradicted { declared, used } => {
                vec![("declared", declared.clone()), ("used", used.to_string())]
            }
            Self::EncodingGuessed { used } => vec![("used", used.to_string())],
            Self::UnreadableMove { found }
            | Self::MoveOffBoard { found }
            | Self::SetupIgnored { found }
            | Self::KomiUnreadable { found }
            | Self::HandicapUnreadable { found } => vec![("found", found.clone())],
            Self::OccupiedPoint { point }
            | Self::Suicide { point }
            | Self::PartlyDead { point } => vec![("point", point.clone())],
            Self::ResultUncounted { found, by } => {
                vec![("found", found.clone()), ("by", (*by).to_owned())]
            }
            Self::KomiInterpreted { found, read } => {
                vec![("found", found.clone()), ("read", read.to_string())]
            }
            Self::HandicapStones { handicap, stones } => vec![
                ("handicap", handicap.to_string()),
                ("stones", stones.to_string()),
            ],
        }
    }
}

impl fmt::Display for FileOddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.id())?;
        if let Some(turn) = self.turn {
            write!(f, " at move {turn}")?;
        }
        write_args(f, &self.kind.args())
    }
}
