//! The difference of two net margins as a sum of causes.
//!
//! Each margin is a sum of coefficients over the quantities' differences (Black − White).
//! Three identities, which hold for every position and record, bring any two methods to
//! the same few terms: routes are own points less reserved ones, stones on the board are
//! stones placed less stones taken and dead, and turns are stones placed and passes.

use zilu_rules::{
    Amount, BySide, Count, KomiChoice, Of, Quantities, Quantity, Reading, Row, Score,
};

/// What can make two methods differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CauseKind {
    /// One lifts the dead, the other counts the board as it stands.
    DeadStones,
    /// One side played one stone more, and nobody passed.
    LastMove,
    /// One side placed more stones.
    MoreStones,
    /// Passes are paid for.
    PassStones,
    /// A point for White's first pass.
    FirstPass,
    /// Own points in seki.
    SekiEyes,
    /// Own points that must be filled.
    MustFill,
    /// The points that pieces must keep.
    ReservedEyes,
    /// A quantity that has no cause of its own.
    Other(Quantity),
    /// Points for handicap stones.
    Handicap,
    /// Komi.
    Komi,
}

impl CauseKind {
    /// What a reader asks about first, in the order of the sentence.
    pub(super) const USUAL: [Self; 7] = [
        Self::DeadStones,
        Self::ReservedEyes,
        Self::SekiEyes,
        Self::MustFill,
        Self::MoreStones,
        Self::PassStones,
        Self::Komi,
    ];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::DeadStones => "dead-stones",
            Self::LastMove => "last-move",
            Self::MoreStones => "more-stones",
            Self::PassStones => "pass-stones",
            Self::FirstPass => "first-pass",
            Self::SekiEyes => "seki-eyes",
            Self::MustFill => "must-fill",
            Self::ReservedEyes => "reserved-eyes",
            Self::Other(quantity) => quantity.id(),
            Self::Handicap => "handicap",
            Self::Komi => "komi",
        }
    }

    /// The quantity on the board that carries it.
    pub(super) const fn quantity(self) -> Option<Quantity> {
        match self {
            Self::SekiEyes => Some(Quantity::SekiOwn),
            Self::MustFill => Some(Quantity::MustFill),
            Self::ReservedEyes => Some(Quantity::Reserved),
            Self::Other(quantity) => Some(quantity),
            _ => None,
        }
    }

    /// The last move is a case of more stones.
    pub(super) fn is_like(self, other: Self) -> bool {
        let plain = |kind| match kind {
            Self::LastMove => Self::MoreStones,
            kind => kind,
        };
        plain(self) == plain(other)
    }
}

/// One cause and what it adds to Black − White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub(super) kind: CauseKind,
    pub(super) amount: Amount,
}

/// The causes by which two scores of one count differ. Those that add nothing are left
/// out; the others add up to `to.net − from.net`.
pub(super) fn between(count: &Count, from: &Score, to: &Score) -> Vec<Difference> {
    let quantities = count.quantities(Reading::AsMarked);
    let (from_row, to_row) = (from.method.row(), to.method.row());
    let weight = |quantity| weight(&to_row, quantity) - weight(&from_row, quantity);
    let delta = |quantity| {
        let BySide { black, white } = quantities.get(quantity);
        black - white
    };
    // What a method's margin gains because its position is not the marked one.
    let moved = |score: &Score| {
        let marked = Score::of(score.method, quantities, KomiChoice::None, Vec::new());
        score.margin - marked.margin
    };

    let stones = weight(Quantity::Stones);
    let turns = weight(Quantity::MoreTurns);
    let routes = weight(Quantity::Routes);
    let placed = delta(Quantity::Stones) + delta(Quantity::Dead) + delta(Quantity::Captured);
    let even_passes = delta(Quantity::Passes) == 0;
    let more_stones = if placed.abs() == 1 && even_passes && quantities.handicap == 0 {
        CauseKind::LastMove
    } else {
        CauseKind::MoreStones
    };
    let passes = (weight(Quantity::Passes) + turns) * delta(Quantity::Passes)
        + weight(Quantity::ClosingPasses) * delta(Quantity::ClosingPasses);
    let other = |quantity, weight: Amount| (CauseKind::Other(quantity), weight * delta(quantity));
    let plain = |kind, quantity| (kind, weight(quantity) * delta(quantity));
    [
        (CauseKind::DeadStones, moved(to) - moved(from)),
        (more_stones, (stones + turns) * placed),
        (CauseKind::PassStones, passes),
        plain(CauseKind::FirstPass, Quantity::WhitePassedFirst),
        other(Quantity::Own, weight(Quantity::Own) + routes),
        other(Quantity::Dead, weight(Quantity::Dead) - stones),
        other(Quantity::Captured, weight(Quantity::Captured) - stones),
        plain(CauseKind::SekiEyes, Quantity::SekiOwn),
        plain(CauseKind::MustFill, Quantity::MustFill),
        (
            CauseKind::ReservedEyes,
            (weight(Quantity::Reserved) - routes) * delta(Quantity::Reserved),
        ),
        (CauseKind::Handicap, to.compensation - from.compensation),
        (CauseKind::Komi, from.komi - to.komi),
    ]
    .into_iter()
    .filter(|(_, amount)| *amount != Amount::ZERO)
    .map(|(kind, amount)| Difference { kind, amount })
    .collect()
}

/// All passes of a game, as pass stones count them.
pub(super) fn passes(quantities: &Quantities) -> BySide<i32> {
    BySide::from_fn(|side| quantities.passes[side] + quantities.closing_passes[side])
}

/// What a method's margin gains for each unit of a quantity's difference.
fn weight(row: &Row, quantity: Quantity) -> Amount {
    row.terms
        .iter()
        .filter(|term| term.quantity == quantity)
        .map(|term| match term.of {
            Of::Own => term.coefficient,
            Of::Other => -term.coefficient,
        })
        .sum()
}
