//! Why a text was not read.

use core::fmt;

use crate::Place;

/// Why nothing could be read, and where.
///
/// There is no prose here: a program shows the text of [`ReadErrorKind::id`] in its
/// reader's language, filled with [`ReadErrorKind::args`]. `Display` is for logs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
    /// What was found there.
    pub kind: ReadErrorKind,
}

impl ReadError {
    pub(crate) const fn new(place: Place, kind: ReadErrorKind) -> Self {
        Self {
            line: place.line,
            column: place.column,
            kind,
        }
    }

    /// The place.
    #[must_use]
    pub const fn place(&self) -> Place {
        Place {
            line: self.line,
            column: self.column,
        }
    }

    /// The stable id of the kind.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.kind.id()
    }
}

/// What kept a text from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadErrorKind {
    /// The text is empty.
    Empty,
    /// The text is larger than a record (4 GB) or a text with a diagram (1 MB) may be.
    TextTooLarge,
    /// No SGF game begins anywhere.
    NoGame,
    /// The record is of another game than Go.
    OtherGame {
        /// The value of `GM`.
        game: String,
    },
    /// `SZ` is no size from 1 to 52.
    BadSize {
        /// The value of `SZ`.
        found: String,
    },
    /// No board was found in the text.
    NoBoard,
    /// A character that stands for nothing on a board, inside a board.
    UnknownCharacter {
        /// The character.
        found: char,
    },
    /// A row with more or fewer points than the others.
    UnevenRow {
        /// The points of this row.
        found: usize,
        /// The points of the other rows.
        expected: usize,
    },
    /// A diagram with more than 52 rows or columns.
    BoardTooLarge {
        /// Its columns.
        width: usize,
        /// Its rows.
        height: usize,
    },
    /// A share code that was changed or cut on its way.
    BrokenCode,
    /// A share code that only a newer version can read.
    NewerCode,
}

impl ReadErrorKind {
    /// Every id that [`ReadErrorKind::id`] can give.
    pub const IDS: [&'static str; 11] = [
        "empty",
        "text-too-large",
        "no-game",
        "other-game",
        "bad-size",
        "no-board",
        "unknown-character",
        "uneven-row",
        "board-too-large",
        "broken-code",
        "newer-code",
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TextTooLarge => "text-too-large",
            Self::NoGame => "no-game",
            Self::OtherGame { .. } => "other-game",
            Self::BadSize { .. } => "bad-size",
            Self::NoBoard => "no-board",
            Self::UnknownCharacter { .. } => "unknown-character",
            Self::UnevenRow { .. } => "uneven-row",
            Self::BoardTooLarge { .. } => "board-too-large",
            Self::BrokenCode => "broken-code",
            Self::NewerCode => "newer-code",
        }
    }

    /// The values that belong into the text, by name.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Empty
            | Self::TextTooLarge
            | Self::NoGame
            | Self::NoBoard
            | Self::BrokenCode
            | Self::NewerCode => Vec::new(),
            Self::OtherGame { game } => vec![("game", game.clone())],
            Self::BadSize { found } => vec![("found", found.clone())],
            Self::UnknownCharacter { found } => vec![("found", found.to_string())],
            Self::UnevenRow { found, expected } => vec![
                ("found", found.to_string()),
                ("expected", expected.to_string()),
            ],
            Self::BoardTooLarge { width, height } => {
                vec![("width", width.to_string()), ("height", height.to_string())]
            }
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place(), self.id())?;
        write_args(f, &self.kind.args())
    }
}

impl core::error::Error for ReadError {}

/// Writes ` (name value, …)` for logs.
pub(crate) fn write_args(
    f: &mut fmt::Formatter<'_>,
    args: &[(&'static str, String)],
) -> fmt::Result {
    for (i, (name, value)) in args.iter().enumerate() {
        let before = if i == 0 { " (" } else { ", " };
        write!(f, "{before}{name} {value}")?;
    }
    f.write_str(if args.is_empty() { "" } else { ")" })
}
