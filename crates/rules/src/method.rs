//! The counting methods: one row of data each (spec 4).

use core::fmt;
use core::str::FromStr;

use crate::quantity::Quantity;
use crate::{Amount, Reading};

/// A way of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Method {
    /// 计活子 Living stones (Yan Lai 2007): stones and routes count, reserved eyes do not.
    LivingStones,
    /// 停路比子 Equal routes (pre-Tang): routes made equal, stones compared.
    EqualRoutes,
    /// 停子比路 Equal stones (Tang–Song): stones made equal, routes compared.
    EqualStones,
    /// 还棋头 Returned stones (Ming–Qing): area, one stone back for each piece more.
    ReturnedStones,
    /// Chinese rules of 2002, 3¾子.
    Chinese,
    /// Chinese rules before 2002, 2¾子.
    ChineseOld,
    /// Ing fill-in 应氏填满计点, 8 points, Black wins ties.
    Ing,
    /// AGA by area.
    Aga,
    /// AGA by territory with pass stones.
    AgaPassStones,
    /// New Zealand rules.
    NewZealand,
    /// Tromp–Taylor: the board as it stands.
    TrompTaylor,
    /// WMSG 2008 (World Mind Sports Games).
    Wmsg,
    /// 计枰点 A版 by area (Yan Lai 2008).
    YanlaiArea,
    /// Japanese rules of 1989.
    Japanese,
    /// Korean rules of 2016.
    Korean,
    /// 中国计目法 A版艺术版 (Yan Lai 2008).
    YanlaiMu,
    /// 新计目法 (Chen Zuyu 2015).
    Chen,
}

/// How a group of methods counts, for order and headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
}

/// What White receives for handicap stones, beyond komi (rules.md section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// Nothing.
    Nothing,
    /// A point for each stone.
    Stones,
    /// A point for each stone but one.
    StonesLessOne,
    /// The rules do not say; nothing is given and the score is silent.
    Silent,
}

/// Whose quantity a term takes, seen from the side whose figure is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    /// The side's own.
    Own,
    /// The opponent's.
    Other,
}

/// One term of a method's sum: a quantity times a coefficient.
///
/// A coefficient of zero shows a quantity that the method leaves out on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// What is counted.
    pub quantity: Quantity,
    /// Whose.
    pub of: Of,
    /// How much each one is worth to the side.
    pub coefficient: Amount,
}

const fn own(points: i32, quantity: Quantity) -> Term {
    Term {
        quantity,
        of: Of::Own,
        coefficient: Amount::points(points),
    }
}

const fn half(halves: i32, of: Of, quantity: Quantity) -> Term {
    Term {
        quantity,
        of,
        coefficient: Amount::halves(halves),
    }
}

const fn other(points: i32, quantity: Quantity) -> Term {
    Term {
        quantity,
        of: Of::Other,
        coefficient: Amount::points(points),
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
    /// The sum that makes a side's figure.
    pub terms: &'static [Term],
    /// Komi of an even game, in points.
    pub komi: Amount,
    /// Komi of a handicap game, in points.
    pub handicap_komi: Amount,
    /// What White gets for handicap stones.
    pub handicap: Handicap,
    /// Who wins a tie.
    pub tie: Tie,
}

const LIVING: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Routes),
    own(0, Quantity::Reserved),
];
const EQUAL_ROUTES: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Routes),
    own(-1, Quantity::RoutesEvened),
    own(0, Quantity::Reserved),
];
const EQUAL_STONES: &[Term] = &[
    own(1, Quantity::Routes),
    own(-1, Quantity::Captured),
    own(-1, Quantity::Dead),
    own(0, Quantity::Reserved),
];
const RETURNED: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    half(1, Of::Own, Quantity::Neutral),
    half(-1, Of::Own, Quantity::Reserved),
    half(1, Of::Other, Quantity::Reserved),
];
const AREA_SHARED: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    half(1, Of::Own, Quantity::Neutral),
];
const AREA: &[Term] = &[own(1, Quantity::Stones), own(1, Quantity::Own)];
const AREA_FIRST_PASS: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    own(-1, Quantity::WhitePassedFirst),
];
const PASS_STONES: &[Term] = &[
    own(1, Quantity::Own),
    other(1, Quantity::Captured),
    other(1, Quantity::Dead),
    other(1, Quantity::Passes),
    other(1, Quantity::ClosingPasses),
];
const TERRITORY: &[Term] = &[
    own(1, Quantity::Own),
    own(-1, Quantity::SekiOwn),
    own(-1, Quantity::MustFill),
    other(1, Quantity::Captured),
    other(1, Quantity::Dead),
];
const MU: &[Term] = &[
    own(1, Quantity::Own),
    own(-1, Quantity::Captured),
    own(-1, Quantity::Dead),
];
/// `M = m − K − 2d − X` with `m = E − d` of the other side, and `h` for Black
/// (Chen Zuyu 2015; spec 4, row chen).
const CHEN: &[Term] = &[
    own(1, Quantity::Own),
    other(-1, Quantity::Dead),
    own(-1, Quantity::Captured),
    own(-2, Quantity::Dead),
    own(-1, Quantity::Passes),
    own(1, Quantity::MoreTurns),
];

/// Where own points must be filled, a stone played to settle a dispute would cost a point:
/// there a ruling decides.
const fn reading_of(terms: &[Term]) -> Reading {
    let mut rest = terms;
    while let [term, more @ ..] = rest {
        if matches!(term.quantity, Quantity::MustFill) {
            return Reading::AsRuled;
        }
        rest = more;
    }
    Reading::AsMarked
}

const fn row(id: &'static str, family: Family, terms: &'static [Term], komi_halves: i32) -> Row {
    Row {
        id,
        family,
        unit: Unit::Point,
        reading: reading_of(terms),
        terms,
        komi: Amount::halves(komi_halves),
        handicap_komi: Amount::ZERO,
        handicap: Handicap::Nothing,
        tie: Tie::Draw,
    }
}

impl Method {
    /// Every method, in the order of the table: by family, then as in the spec.
    pub const ALL: [Self; 17] = [
        Self::LivingStones,
        Self::EqualRoutes,
        Self::EqualStones,
        Self::ReturnedStones,
        Self::Chinese,
        Self::ChineseOld,
        Self::Ing,
        Self::Aga,
        Self::NewZealand,
        Self::TrompTaylor,
        Self::Wmsg,
        Self::YanlaiArea,
        Self::Japanese,
        Self::Korean,
        Self::AgaPassStones,
        Self::YanlaiMu,
        Self::Chen,
    ];

    /// The method's row (spec 4; komi and handicap from rules.md section 3).
    #[must_use]
    pub const fn row(self) -> Row {
        use Family::{Area, Stones, Territory};
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
        }
    }

    /// The stable id, as in links, files and the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(id: &str) -> Result<Self, UnknownMethod> {
        Self::ALL
            .into_iter()
            .find(|m| m.id() == id)
            .ok_or(UnknownMethod)
    }
}

/// No method has this id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownMethod;

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no counting method has this id")
    }
}

impl core::error::Error for UnknownMethod {}
