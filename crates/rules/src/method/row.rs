//! A method as data: the table of the rows.

use super::Method;
use super::terms::{self, Terms};
use crate::{Amount, Color, Reading};

/// How a group of methods counts, for order and headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Stones that live or could be placed.
    Stones,
    /// Stones and the points they surround.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

impl Family {
    /// All families in their usual order.
    pub const ALL: [Self; 3] = [Self::Stones, Self::Area, Self::Territory];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stones => "stones",
            Self::Area => "area",
            Self::Territory => "territory",
        }
    }
}

/// The unit in which a method tells its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A point of margin.
    Point,
    /// 子: two points of margin.
    Zi,
    /// 目: a point of territory, one point of margin.
    Mu,
}

impl Unit {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Zi => "zi",
            Self::Mu => "mu",
        }
    }
}

/// Who wins when nothing is left after komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// A draw.
    Draw,
    /// Black wins (Ing).
    Black,
    /// The side that moved last wins: the other one has no move left (mathematical Go).
    /// Where the record does not say who did, nobody wins.
    LastMover,
}

impl Tie {
    /// Who wins with this net, after this last move.
    #[must_use]
    pub fn winner(self, net: Amount, last_move: Option<Color>) -> Option<Color> {
        match net.cmp(&Amount::ZERO) {
            core::cmp::Ordering::Greater => Some(Color::Black),
            core::cmp::Ordering::Less => Some(Color::White),
            core::cmp::Ordering::Equal => match self {
                Self::Draw => None,
                Self::Black => Some(Color::Black),
                Self::LastMover => last_move,
            },
        }
    }
}

/// What White receives for handicap stones, beyond komi (rules.md section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Handicap {
    /// Nothing.
    #[default]
    Nothing,
    /// A point for each stone.
    Stones,
    /// A point for each stone but one.
    StonesLessOne,
    /// The rules do not say; nothing is given and the score is silent.
    Silent,
}

/// How true a row is to its ruleset on a finished board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exactness {
    /// The ruleset's own number.
    Exact,
    /// Part of the ruleset cannot be seen on a finished board, such as the play in which
    /// it settles disputes, or its source is secondary.
    Simplified,
    /// The number may be off: the ruleset has come down in parts, or asks for a judgement
    /// that the count only comes near to.
    Approximate,
}

impl Exactness {
    /// Every degree.
    pub const ALL: [Self; 3] = [Self::Exact, Self::Simplified, Self::Approximate];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Simplified => "simplified",
            Self::Approximate => "approximate",
        }
    }
}

/// A method as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The stable id.
    pub id: &'static str,
    /// The family.
    pub family: Family,
    /// The unit of the result.
    pub unit: Unit,
    /// Which settled position it counts.
    pub reading: Reading,
    /// How true it is to its ruleset.
    pub exactness: Exactness,
    /// Whether a table shows it at once; the others fold away.
    pub usual: bool,
    /// The sum that makes a side's figure.
    pub terms: Terms,
    /// Komi of an even game, in points.
    pub komi: Amount,
    /// Komi of a handicap game, in points.
    pub handicap_komi: Amount,
    /// What White gets for handicap stones.
    pub handicap: Handicap,
    /// Who wins a tie.
    pub tie: Tie,
}

/// A usual row: exact, in points, as marked, ties drawn, nothing in handicap games.
const fn row(
    id: &'static str,
    family: Family,
    terms: &'static [terms::Term],
    komi_halves: i32,
) -> Row {
    Row {
        id,
        family,
        unit: Unit::Point,
        reading: terms::reading_of(terms),
        exactness: Exactness::Exact,
        usual: true,
        terms: Terms::listed(terms),
        komi: Amount::halves(komi_halves),
        handicap_komi: Amount::ZERO,
        handicap: Handicap::Nothing,
        tie: Tie::Draw,
    }
}

/// A row that folds away, and is as true as told.
const fn rare(
    id: &'static str,
    family: Family,
    terms: &'static [terms::Term],
    komi_halves: i32,
    exactness: Exactness,
) -> Row {
    Row {
        usual: false,
        exactness,
        ..row(id, family, terms, komi_halves)
    }
}

impl Method {
    /// The method's row (spec 4; komi and handicap from rules.md section 3).
    #[must_use]
    pub fn row(self) -> Row {
        use Exactness::{Approximate, Exact, Simplified};
        use Family::{Area, Stones, Territory};
        use terms::*;
        match self {
            Self::LivingStones => row("living-stones", Stones, LIVING, 0),
            Self::EqualRoutes => row("equal-routes", Stones, EQUAL_ROUTES, 0),
            Self::EqualStones => row("equal-stones", Stones, EQUAL_STONES, 0),
            Self::ReturnedStones => row("returned-stones", Stones, RETURNED, 0),
            Self::Chinese => Row {
                unit: Unit::Zi,
                handicap: Handicap::Stones,
                ..row("chinese", Area, AREA_SHARED, 15)
            },
            Self::ChineseOld => Row {
                unit: Unit::Zi,
                handicap: Handicap::Stones,
                ..row("chinese-old", Area, AREA_SHARED, 11)
            },
            Self::Ing => Row {
                tie: Tie::Black,
                ..row("ing", Area, AREA, 16)
            },
            Self::Aga => Row {
                handicap: Handicap::StonesLessOne,
                handicap_komi: Amount::HALF,
                ..row("aga", Area, AREA, 15)
            },
            Self::AgaPassStones => Row {
                handicap_komi: Amount::HALF,
                ..row("aga-pass-stones", Territory, PASS_STONES, 15)
            },
            Self::NewZealand => row("new-zealand", Area, AREA, 14),
            Self::TrompTaylor => Row {
                reading: Reading::AsItStands,
                ..row("tromp-taylor", Area, AREA, 15)
            },
            Self::Wmsg => Row {
                handicap: Handicap::Silent,
                ..row("wmsg", Area, AREA_FIRST_PASS, 13)
            },
            Self::YanlaiArea => row("yanlai-area", Area, AREA_FIRST_PASS, 13),
            Self::Japanese => Row {
                unit: Unit::Mu,
                ..row("japanese", Territory, TERRITORY, 13)
            },
            Self::Korean => Row {
                unit: Unit::Mu,
                ..row("korean", Territory, TERRITORY, 13)
            },
            Self::YanlaiMu => Row {
                unit: Unit::Mu,
                ..row("yanlai-mu", Territory, MU, 13)
            },
            Self::Chen => Row {
                unit: Unit::Mu,
                ..row("chen", Territory, CHEN, 15)
            },
            Self::EqualStonesOpen => rare(
                "equal-stones-open",
                Stones,
                EQUAL_STONES_OPEN,
                0,
                Simplified,
            ),
            Self::Bga => Row {
                handicap: Handicap::StonesLessOne,
                handicap_komi: Amount::HALF,
                ..rare("bga", Area, AREA, 15, Exact)
            },
            Self::French => Row {
                handicap: Handicap::StonesLessOne,
                handicap_komi: Amount::HALF,
                ..rare("french", Area, AREA, 15, Exact)
            },
            Self::Button => Row {
                handicap: Handicap::Silent,
                ..rare("button", Area, AREA_BUTTON, 14, Exact)
            },
            Self::IkedaArea3 => Row {
                handicap: Handicap::Silent,
                ..rare("ikeda-area-3", Area, AREA_HALF_MOVED, 0, Exact)
            },
            Self::SpightArea => Row {
                handicap: Handicap::Silent,
                ..rare("spight-area", Area, AREA, 0, Exact)
            },
            Self::Sunjang => Row {
                handicap: Handicap::Silent,
                ..rare("sunjang", Area, SUNJANG, 0, Approximate)
            },
            Self::Tibetan => Row {
                handicap: Handicap::Silent,
                ..rare("tibetan", Area, AREA, 0, Approximate)
            },
            Self::Japanese1949 => Row {
                unit: Unit::Mu,
                ..rare("japanese-1949", Territory, TERRITORY, 9, Simplified)
            },
            Self::IkedaTerritory => Row {
                handicap: Handicap::Silent,
                ..rare(
                    "ikeda-territory",
                    Territory,
                    TERRITORY_PLAYED,
                    0,
                    Simplified,
                )
            },
            Self::LaskerMaas => Row {
                handicap: Handicap::Silent,
                ..rare("lasker-maas", Territory, TERRITORY_PLAYED, 0, Simplified)
            },
            Self::SpightTerritory => Row {
                handicap: Handicap::Silent,
                ..rare(
                    "spight-territory",
                    Territory,
                    TERRITORY_PLAYED,
                    0,
                    Simplified,
                )
            },
            Self::MathematicalGo => Row {
                handicap: Handicap::Silent,
                tie: Tie::LastMover,
                ..rare("mathematical-go", Territory, MOVES_LEFT, 0, Simplified)
            },
            Self::Custom(custom) => custom.row(),
        }
    }
}
