//! A counting method of one's own, put together from switches.

use core::fmt;
use core::str::FromStr;

use super::row::{Exactness, Family, Handicap, Row, Tie, Unit};
use super::terms::{Of, Term, Terms, half, other, own, reading_of};
use crate::Amount;
use crate::quantity::Quantity;

/// What a custom method counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scoring {
    /// Stones on the board and own points.
    #[default]
    Area,
    /// Own points, prisoners and dead stones of the other side.
    Territory,
}

/// A counting method of one's own: the switches behind the named rows (spec 4).
///
/// It is written as one word after another: what is counted, then every switch that is
/// on, then handicap points and komi where there are any. Komi is in points.
///
/// ```text
/// custom:area
/// custom:area,group-tax
/// custom:area,first-pass,komi=6.5
/// custom:area,handicap=n-1,komi=7.5,handicap-komi=0.5
/// custom:territory,no-seki-eyes,no-must-fill,komi=6.5
/// custom:territory,pass-stones,komi=7.5,handicap-komi=0.5
/// ```
///
/// ```
/// use zilu_rules::{Custom, CustomError, Method};
///
/// let method: Method = "custom:komi=7,button,area".parse().unwrap();
/// assert_eq!(method.to_string(), "custom:area,button,komi=7");
/// // An error tells where: the byte at which the word begins.
/// let error = "custom:area,buton".parse::<Custom>().unwrap_err();
/// assert_eq!(error, CustomError::UnknownWord { at: 12 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Custom {
    /// Area or territory.
    pub scoring: Scoring,
    /// Whether own points of pieces in seki count. A group tax takes them in any case.
    pub seki_eyes: bool,
    /// Whether own points that must be filled count (spec 1.7). Beside a group tax they do
    /// in any case: the named methods with one count stones that fill, and the tax already
    /// takes the points of unsettled pieces.
    pub must_fill: bool,
    /// Whether reserved eyes are left out: two points for each independent piece.
    pub group_tax: bool,
    /// Whether every pass costs a stone, White passing last.
    pub pass_stones: bool,
    /// Whether Black gives a point where White passed first: the last-move rule.
    pub first_pass: bool,
    /// Whether the first pass is worth half a point to the side that makes it.
    pub button: bool,
    /// Points for White in handicap games.
    pub handicap: Handicap,
    /// Komi of even games, in points.
    pub komi: Amount,
    /// Komi of handicap games, in points.
    pub handicap_komi: Amount,
}

impl Default for Custom {
    /// Plain area: everything counts, nothing is given.
    fn default() -> Self {
        Self {
            scoring: Scoring::Area,
            seki_eyes: true,
            must_fill: true,
            group_tax: false,
            pass_stones: false,
            first_pass: false,
            button: false,
            handicap: Handicap::Nothing,
            komi: Amount::ZERO,
            handicap_komi: Amount::ZERO,
        }
    }
}

impl Custom {
    /// What the text form begins with.
    pub const PREFIX: &'static str = "custom:";

    /// The row of the method.
    #[must_use]
    pub fn row(self) -> Row {
        let terms = self.terms();
        Row {
            id: "custom",
            family: match self.scoring {
                Scoring::Area => Family::Area,
                Scoring::Territory => Family::Territory,
            },
            unit: Unit::Point,
            reading: reading_of(&terms),
            exactness: Exactness::Exact,
            usual: true,
            terms,
            komi: self.komi,
            handicap_komi: self.handicap_komi,
            handicap: self.handicap,
            tie: Tie::Draw,
        }
    }

    fn terms(self) -> Terms {
        let area = self.scoring == Scoring::Area;
        let list: [(bool, Term); 12] = [
            (area, own(1, Quantity::Stones)),
            (!self.group_tax, own(1, Quantity::Own)),
            (self.group_tax, own(1, Quantity::Routes)),
            (
                !self.seki_eyes && !self.group_tax,
                own(-1, Quantity::SekiOwn),
            ),
            (
                !self.must_fill && !self.group_tax,
                own(-1, Quantity::MustFill),
            ),
            (!area, other(1, Quantity::Captured)),
            (!area, other(1, Quantity::Dead)),
            (self.pass_stones, other(1, Quantity::Passes)),
            (self.pass_stones, other(1, Quantity::ClosingPasses)),
            (self.first_pass, own(-1, Quantity::WhitePassedFirst)),
            (self.button, half(1, Of::Own, Quantity::FirstPasser)),
            (self.group_tax, own(0, Quantity::Reserved)),
        ];
        Terms::made(list.into_iter().filter(|(on, _)| *on).map(|(_, term)| term))
    }

    /// The switches, each with its word.
    fn switches(&mut self) -> [(&'static str, &mut bool, bool); 6] {
        [
            ("no-seki-eyes", &mut self.seki_eyes, false),
            ("no-must-fill", &mut self.must_fill, false),
            ("group-tax", &mut self.group_tax, true),
            ("pass-stones", &mut self.pass_stones, true),
            ("first-pass", &mut self.first_pass, true),
            ("button", &mut self.button, true),
        ]
    }
}

impl fmt::Display for Custom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::PREFIX)?;
        f.write_str(match self.scoring {
            Scoring::Area => "area",
            Scoring::Territory => "territory",
        })?;
        let mut copy = *self;
        for (word, switch, on) in copy.switches() {
            if *switch == on {
                write!(f, ",{word}")?;
            }
        }
        match self.handicap {
            Handicap::Nothing | Handicap::Silent => {}
            Handicap::Stones => f.write_str(",handicap=n")?,
            Handicap::StonesLessOne => f.write_str(",handicap=n-1")?,
        }
        if self.komi != Amount::ZERO {
            write!(f, ",komi={}", self.komi)?;
        }
        if self.handicap_komi != Amount::ZERO {
            write!(f, ",handicap-komi={}", self.handicap_komi)?;
        }
        Ok(())
    }
}

impl FromStr for Custom {
    type Err = CustomError;

    /// Reads the text form; the words may stand in any order.
    fn from_str(text: &str) -> Result<Self, CustomError> {
        let words = text
            .strip_prefix(Self::PREFIX)
            .ok_or(CustomError::NoPrefix)?;
        let mut custom = Self::default();
        let mut scoring = None;
        let mut at = Self::PREFIX.len();
        let mut seen = Seen::default();
        for word in words.split(',') {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (word, None),
            };
            let twice = |seen: bool| {
                if seen {
                    Err(CustomError::Twice { at })
                } else {
                    Ok(())
                }
            };
            let wrong = CustomError::BadValue { at };
            match (name, value) {
                ("area" | "territory", None) => {
                    twice(scoring.is_some())?;
                    scoring = Some(if name == "area" {
                        Scoring::Area
                    } else {
                        Scoring::Territory
                    });
                }
                ("handicap", Some(value)) => {
                    twice(core::mem::replace(&mut seen.handicap, true))?;
                    custom.handicap = match value {
                        "0" => Handicap::Nothing,
                        "n" => Handicap::Stones,
                        "n-1" => Handicap::StonesLessOne,
                        _ => return Err(wrong),
                    };
                }
                ("komi", Some(value)) => {
                    twice(core::mem::replace(&mut seen.komi, true))?;
                    custom.komi = Amount::parse(value).map_err(|_| wrong)?;
                }
                ("handicap-komi", Some(value)) => {
                    twice(core::mem::replace(&mut seen.handicap_komi, true))?;
                    custom.handicap_komi = Amount::parse(value).map_err(|_| wrong)?;
                }
                (name, None) => {
                    let mut switches = custom.switches();
                    let (_, switch, on) = switches
                        .iter_mut()
                        .find(|(word, ..)| *word == name)
                        .ok_or(CustomError::UnknownWord { at })?;
                    twice(**switch == *on)?;
                    **switch = *on;
                }
                _ => return Err(CustomError::UnknownWord { at }),
            }
            at += word.len() + 1;
        }
        custom.scoring = scoring.ok_or(CustomError::NoScoring)?;
        Ok(custom)
    }
}

/// Which values a text has given.
#[derive(Default)]
struct Seen {
    handicap: bool,
    komi: bool,
    handicap_komi: bool,
}

/// Why a text is no custom method. Places are bytes of the text, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CustomError {
    /// The text does not begin with `custom:`.
    NoPrefix,
    /// It says neither `area` nor `territory`.
    NoScoring,
    /// The word that begins here is not known.
    UnknownWord {
        /// Where it begins.
        at: usize,
    },
    /// The word that begins here was said before.
    Twice {
        /// Where it begins.
        at: usize,
    },
    /// The word that begins here has a value that it cannot have.
    BadValue {
        /// Where it begins.
        at: usize,
    },
}

impl fmt::Display for CustomError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPrefix => write!(f, "a custom method begins with {}", Custom::PREFIX),
            Self::NoScoring => f.write_str("a custom method says area or territory"),
            Self::UnknownWord { at } => write!(
                f,
                "unknown word at character {} of the method: the words are area, territory, \
                 no-seki-eyes, no-must-fill, group-tax, pass-stones, first-pass, button, \
                 handicap=, komi= and handicap-komi=",
                at + 1
            ),
            Self::Twice { at } => {
                write!(f, "said twice at character {} of the method", at + 1)
            }
            Self::BadValue { at } => write!(
                f,
                "wrong value at character {} of the method: komi is a number of points, \
                 handicap is 0, n or n-1",
                at + 1
            ),
        }
    }
}

impl core::error::Error for CustomError {}
