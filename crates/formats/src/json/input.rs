//! A position as it comes in.

use core::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use zilu_rules::{BySide, Color, Custom, Document, Point, Record, Scope, Size};

use super::number::{Points, Side, Whole};
use crate::{FileOddity, GameFile, ReadError, read_rows};

/// A position to count. Unknown fields are passed over; `null` is the same as nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(remote = "Self")]
pub struct Input {
    /// A name, given back with the counts.
    #[serde(default)]
    pub name: Option<String>,
    /// The rows of the board from the top, one character a point.
    #[serde(default)]
    pub rows: Option<Vec<String>>,
    /// A game record, instead of `rows`; the end of its main line counts.
    #[serde(default)]
    pub sgf: Option<String>,
    /// Stones whose chains are dead, besides those that the rows or the record mark.
    #[serde(default)]
    pub dead: Option<Vec<DeadPoint>>,
    /// Stones whose chains are dead only where a dispute is played out.
    #[serde(default)]
    pub dead_by_play: Option<Vec<DeadPoint>>,
    /// Stones whose chains are dead only where a ruling decides.
    #[serde(default)]
    pub dead_by_ruling: Option<Vec<DeadPoint>>,
    /// Own points that must be filled by ruling.
    #[serde(default)]
    pub must_fill: Option<Vec<DeadPoint>>,
    /// Own points that may stay open by ruling.
    #[serde(default)]
    pub may_stay_open: Option<Vec<DeadPoint>>,
    /// Custom methods to count by, besides the named ones.
    #[serde(default)]
    pub custom: Option<Vec<OwnMethod>>,
    /// Whether stones that look dead are marked, where nothing is marked yet.
    #[serde(default)]
    pub suggest: Option<bool>,
    /// What is known of the game. What is given here wins over the record.
    #[serde(default)]
    pub context: Option<Context>,
}

/// A custom method, written as [`Custom`] is: `custom:area,group-tax,komi=5.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnMethod(pub Custom);

impl<'de> Deserialize<'de> for OwnMethod {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(D::Error::custom)
    }
}

/// What is known of the game beyond the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, remote = "Self")]
pub struct Context {
    /// White stones that Black has captured.
    pub black_prisoners: Option<Whole>,
    /// Black stones that White has captured.
    pub white_prisoners: Option<Whole>,
    /// Black stones placed, set-up and handicap stones too.
    pub black_moves: Option<Whole>,
    /// White stones placed.
    pub white_moves: Option<Whole>,
    /// Black's passes before the passes that ended the game.
    pub black_passes: Option<Whole>,
    /// White's passes before the passes that ended the game.
    pub white_passes: Option<Whole>,
    /// Who moved last, the passes that ended the game apart.
    pub last: Option<Side>,
    /// Who passed first in the game.
    pub first_pass: Option<Side>,
    /// Who moved first.
    pub first_move: Option<Side>,
    /// Handicap stones.
    pub handicap: Option<Whole>,
    /// The komi in points.
    pub komi: Option<Points>,
}

// A derived struct also takes a list, field by field. These take objects only.

impl<'de> Deserialize<'de> for Input {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Input;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Input, A::Error> {
                Input::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Object)
    }
}

impl<'de> Deserialize<'de> for Context {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Context;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Context, A::Error> {
                Context::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Object)
    }
}

/// A point in a list: `[column, row]` from the top left and from 0, or a name such as `C2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadPoint {
    /// Column and row.
    At(u32, u32),
    /// A name.
    Named(String),
}

impl<'de> Deserialize<'de> for DeadPoint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DeadPointVisitor)
    }
}

struct DeadPointVisitor;

impl<'de> Visitor<'de> for DeadPointVisitor {
    type Value = DeadPoint;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a point: [column, row] from the top left, or a name such as \"C2\"")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<DeadPoint, E> {
        Ok(DeadPoint::Named(name.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<DeadPoint, A::Error> {
        let wrong = || A::Error::invalid_type(Unexpected::Seq, &self);
        let col: Whole = list.next_element()?.ok_or_else(wrong)?;
        let row: Whole = list.next_element()?.ok_or_else(wrong)?;
        match list.next_element::<serde::de::IgnoredAny>()? {
            None => Ok(DeadPoint::At(col.0, row.0)),
            Some(_) => Err(wrong()),
        }
    }
}

/// A position that came in, ready to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The position.
    pub document: Document,
    /// What is odd about the rows or the record.
    pub oddities: Vec<FileOddity>,
    /// What else should be looked at.
    pub warnings: Vec<InputWarning>,
}

/// Something in the input that was passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputWarning {
    /// A point in a list of dead holds no stone.
    NoStone {
        /// The point.
        point: String,
    },
    /// A point with a ruling holds a stone.
    RulingOnStone {
        /// The point.
        point: String,
    },
}

impl InputWarning {
    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NoStone { .. } => "dead-without-stone",
            Self::RulingOnStone { .. } => "ruling-on-stone",
        }
    }
}

impl fmt::Display for InputWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStone { point } => {
                write!(f, "{point} is listed as dead but holds no stone")
            }
            Self::RulingOnStone { point } => {
                write!(f, "{point} is ruled to be filled or open but holds a stone")
            }
        }
    }
}

/// Why a position that came in cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// Neither rows nor a record.
    Nothing,
    /// Both rows and a record.
    Both,
    /// The rows cannot be read; the line is the row, from the top.
    Rows(ReadError),
    /// The record cannot be read.
    Sgf(ReadError),
    /// A point in a list is no point of the board.
    NoPoint {
        /// The list.
        field: &'static str,
        /// The point as given.
        point: String,
        /// The board.
        size: Size,
    },
    /// More handicap stones than points.
    Handicap {
        /// The number given.
        handicap: u32,
    },
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("there is neither \"rows\" nor \"sgf\""),
            Self::Both => f.write_str("give either \"rows\" or \"sgf\", not both"),
            Self::Rows(error) => write!(f, "rows: {error}"),
            Self::Sgf(error) => write!(f, "sgf: {error}"),
            Self::NoPoint { field, point, size } => write!(
                f,
                "{field}: {point} is no point of a board of {} columns and {} rows",
                size.width(),
                size.height()
            ),
            Self::Handicap { handicap } => {
                write!(
                    f,
                    "context.handicap: {handicap} stones do not fit on the board"
                )
            }
        }
    }
}

impl core::error::Error for InputError {}

impl Input {
    /// The custom methods asked for.
    #[must_use]
    pub fn own_methods(&self) -> Vec<Custom> {
        self.custom.iter().flatten().map(|own| own.0).collect()
    }

    /// The position: the rows or the record, with marks, rulings and `context` over it. A
    /// chain in several lists of dead is as the last of them says.
    ///
    /// # Errors
    /// [`InputError`] says what cannot be read.
    pub fn enter(&self) -> Result<Entered, InputError> {
        let (mut document, oddities) = match (&self.rows, &self.sgf) {
            (None, None) => return Err(InputError::Nothing),
            (Some(_), Some(_)) => return Err(InputError::Both),
            (Some(rows), None) => read_rows(rows).map_err(InputError::Rows)?,
            (None, Some(sgf)) => {
                let file = GameFile::from_text(sgf.clone()).map_err(InputError::Sgf)?;
                let (document, later) = file.document_at(file.last_of_main_line());
                (document, [file.oddities(), &later].concat())
            }
        };
        let mut warnings = Vec::new();
        let size = document.board.size();
        for (field, list, scope) in [
            ("dead", &self.dead, Scope::All),
            ("dead_by_play", &self.dead_by_play, Scope::Play),
            ("dead_by_ruling", &self.dead_by_ruling, Scope::Ruling),
        ] {
            for point in on_board(field, list, size)? {
                if document.board.get(point).is_none() {
                    let point = size.name(point).to_string();
                    warnings.push(InputWarning::NoStone { point });
                } else if document.scope(point) != Some(scope) {
                    document.mark_for(point, Some(scope));
                }
            }
        }
        for (field, list, must_fill) in [
            ("must_fill", &self.must_fill, true),
            ("may_stay_open", &self.may_stay_open, false),
        ] {
            for point in on_board(field, list, size)? {
                if document.board.get(point).is_some() {
                    let point = size.name(point).to_string();
                    warnings.push(InputWarning::RulingOnStone { point });
                } else {
                    document.rule(point, Some(must_fill));
                }
            }
        }
        if let Some(context) = &self.context {
            context.apply(&mut document.record, size)?;
        }
        Ok(Entered {
            document,
            oddities,
            warnings,
        })
    }
}

/// The points of a list.
fn on_board(
    field: &'static str,
    list: &Option<Vec<DeadPoint>>,
    size: Size,
) -> Result<Vec<Point>, InputError> {
    let of = |given: &DeadPoint| {
        given.on(size).ok_or_else(|| InputError::NoPoint {
            field,
            point: given.to_string(),
            size,
        })
    };
    list.iter().flatten().map(of).collect()
}

impl DeadPoint {
    fn on(&self, size: Size) -> Option<Point> {
        match self {
            Self::Named(name) => size.parse_name(name),
            Self::At(col, row) => {
                let point = Point::new(u8::try_from(*col).ok()?, u8::try_from(*row).ok()?);
                size.contains(point).then_some(point)
            }
        }
    }
}

impl fmt::Display for DeadPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name) => write!(f, "{name:?}"),
            Self::At(col, row) => write!(f, "[{col},{row}]"),
        }
    }
}

impl Context {
    /// Writes what is given into a record. Moves and prisoners of a side fix each other,
    /// so where only one of them is given, the record's other one goes.
    fn apply(&self, record: &mut Record, size: Size) -> Result<(), InputError> {
        let number = |whole: Option<Whole>| whole.map(|n| n.0);
        let side = |side: Option<Side>| side.map(|s| s.0);
        let moves = BySide::new(self.black_moves, self.white_moves).map(number);
        // The prisoners that one side holds are stones of the other.
        let captured = BySide::new(self.white_prisoners, self.black_prisoners).map(number);
        let passes = BySide::new(self.black_passes, self.white_passes).map(number);
        for color in Color::ALL {
            if moves[color].is_some() || captured[color].is_some() {
                record.placed[color] = moves[color];
                record.captured[color] = captured[color];
            }
            record.passes[color] = passes[color].unwrap_or(record.passes[color]);
        }
        record.last_move = side(self.last).or(record.last_move);
        record.first_pass = side(self.first_pass).or(record.first_pass);
        record.first_move = side(self.first_move).or(record.first_move);
        record.komi = self.komi.map(|points| points.0).or(record.komi);
        if let Some(Whole(handicap)) = self.handicap {
            record.handicap = u16::try_from(handicap)
                .ok()
                .filter(|n| *n <= size.points())
                .ok_or(InputError::Handicap { handicap })?;
        }
        Ok(())
    }
}
