//! The sums that make a side's figure: quantities times coefficients.

use core::ops::Deref;

use crate::quantity::Quantity;
use crate::{Amount, Reading};

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

/// The terms of a row: listed for a named method, put together for a custom one.
#[derive(Clone, Copy, Debug)]
pub struct Terms(List);

#[derive(Clone, Copy, Debug)]
enum List {
    Listed(&'static [Term]),
    Made { terms: [Term; MOST], len: usize },
}

/// No custom method has more terms: its stones or prisoners, own points, eyes in seki,
/// points to be filled, passes and what hangs on the first of them.
const MOST: usize = 9;

impl Terms {
    pub(super) const fn listed(terms: &'static [Term]) -> Self {
        Self(List::Listed(terms))
    }

    pub(super) fn made(terms: impl IntoIterator<Item = Term>) -> Self {
        let mut made = [own(0, Quantity::Own); MOST];
        let mut len = 0;
        for (place, term) in made.iter_mut().zip(terms) {
            *place = term;
            len += 1;
        }
        Self(List::Made { terms: made, len })
    }
}

impl Deref for Terms {
    type Target = [Term];

    fn deref(&self) -> &[Term] {
        match &self.0 {
            List::Listed(terms) => terms,
            List::Made { terms, len } => terms.get(..*len).unwrap_or_default(),
        }
    }
}

impl PartialEq for Terms {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Terms {}

pub(super) const fn own(points: i32, quantity: Quantity) -> Term {
    Term {
        quantity,
        of: Of::Own,
        coefficient: Amount::points(points),
    }
}

pub(super) const fn other(points: i32, quantity: Quantity) -> Term {
    Term {
        quantity,
        of: Of::Other,
        coefficient: Amount::points(points),
    }
}

pub(super) const fn half(halves: i32, of: Of, quantity: Quantity) -> Term {
    Term {
        quantity,
        of,
        coefficient: Amount::halves(halves),
    }
}

pub(super) const LIVING: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Routes),
    own(0, Quantity::Reserved),
];
pub(super) const EQUAL_ROUTES: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Routes),
    own(-1, Quantity::RoutesEvened),
    own(0, Quantity::Reserved),
];
pub(super) const EQUAL_STONES: &[Term] = &[
    own(1, Quantity::Routes),
    own(-1, Quantity::Captured),
    own(-1, Quantity::Dead),
    own(0, Quantity::Reserved),
];
/// Turns are evened by passes, each of which costs a stone: `−X` and `h` (rules.md 1.12).
pub(super) const EQUAL_STONES_OPEN: &[Term] = &[
    own(1, Quantity::Routes),
    own(-1, Quantity::Captured),
    own(-1, Quantity::Dead),
    own(-1, Quantity::Passes),
    own(1, Quantity::MoreTurns),
    own(0, Quantity::Reserved),
];
pub(super) const RETURNED: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    half(1, Of::Own, Quantity::Neutral),
    half(-1, Of::Own, Quantity::Reserved),
    half(1, Of::Other, Quantity::Reserved),
];
pub(super) const AREA_SHARED: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    half(1, Of::Own, Quantity::Neutral),
];
pub(super) const AREA: &[Term] = &[own(1, Quantity::Stones), own(1, Quantity::Own)];
pub(super) const AREA_FIRST_PASS: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    own(-1, Quantity::WhitePassedFirst),
];
/// Half a point goes from Black to White where White passed first (Ikeda 1969, rule 7).
pub(super) const AREA_HALF_MOVED: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    half(-1, Of::Own, Quantity::WhitePassedFirst),
    half(1, Of::Other, Quantity::WhitePassedFirst),
];
pub(super) const AREA_BUTTON: &[Term] = &[
    own(1, Quantity::Stones),
    own(1, Quantity::Own),
    half(1, Of::Own, Quantity::FirstPasser),
];
/// What is left of the area when all stones are lifted that no border needs.
pub(super) const SUNJANG: &[Term] = &[
    own(1, Quantity::Stones),
    own(-1, Quantity::Border),
    own(1, Quantity::Own),
    own(-1, Quantity::SekiOwn),
];
pub(super) const PASS_STONES: &[Term] = &[
    own(1, Quantity::Own),
    other(1, Quantity::Captured),
    other(1, Quantity::Dead),
    other(1, Quantity::Passes),
    other(1, Quantity::ClosingPasses),
];
pub(super) const TERRITORY: &[Term] = &[
    own(1, Quantity::Own),
    own(-1, Quantity::SekiOwn),
    own(-1, Quantity::MustFill),
    other(1, Quantity::Captured),
    other(1, Quantity::Dead),
];
/// Territory with eyes in seki: what is alive and what must be filled is played out.
pub(super) const TERRITORY_PLAYED: &[Term] = &[
    own(1, Quantity::Own),
    other(1, Quantity::Captured),
    other(1, Quantity::Dead),
];
/// Moves left: own points but the eyes, and prisoners to return.
pub(super) const MOVES_LEFT: &[Term] = &[
    own(1, Quantity::Routes),
    other(1, Quantity::Captured),
    other(1, Quantity::Dead),
    own(0, Quantity::Reserved),
];
pub(super) const MU: &[Term] = &[
    own(1, Quantity::Own),
    own(-1, Quantity::Captured),
    own(-1, Quantity::Dead),
];
/// `M = m − K − 2d − X` with `m = E − d` of the other side, and `h` for Black
/// (Chen Zuyu 2015; spec 4, row chen).
pub(super) const CHEN: &[Term] = &[
    own(1, Quantity::Own),
    other(-1, Quantity::Dead),
    own(-1, Quantity::Captured),
    own(-2, Quantity::Dead),
    own(-1, Quantity::Passes),
    own(1, Quantity::MoreTurns),
];

/// Where own points must be filled, a stone played to settle a dispute would cost a point:
/// there a ruling decides.
pub(super) const fn reading_of(terms: &[Term]) -> Reading {
    let mut rest = terms;
    while let [term, more @ ..] = rest {
        if matches!(term.quantity, Quantity::MustFill) {
            return Reading::AsRuled;
        }
        rest = more;
    }
    Reading::AsMarked
}
