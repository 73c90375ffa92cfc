//! Why two methods differ: a short sum of named causes (spec 5).

use alloc::vec::Vec;

use crate::method::{Of, Row};
use crate::settled::{Ground, Reading, Settled};
use crate::{Amount, BySide, Color, Count, KomiChoice, Method, Point, Quantity};

/// What makes two methods differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CauseKind {
    /// Points whose owner differs between the two readings, around chains that one of
    /// them lifts.
    CountedDifferently,
    /// Reserved eyes of living pieces, which only one method leaves out.
    ReservedEyes,
    /// Own points of pieces in seki.
    SekiEyes,
    /// Own points that must be filled.
    MustFill,
    /// Handicap stones but the first: turns that Black had before the game.
    HandicapStones,
    /// The last move, or other turns that one side made more.
    LastMove,
    /// Passes before the closing run.
    Passes,
    /// Passes of the closing run that cost a stone.
    ClosingPasses,
    /// The point that Black gives where White passed first.
    FirstPass,
    /// Points that White gets for handicap stones.
    Compensation,
    /// Komi.
    Komi,
}

impl CauseKind {
    /// Every kind, in the order in which causes are told.
    pub const ALL: [Self; 11] = [
        Self::CountedDifferently,
        Self::ReservedEyes,
        Self::SekiEyes,
        Self::MustFill,
        Self::HandicapStones,
        Self::LastMove,
        Self::Passes,
        Self::ClosingPasses,
        Self::FirstPass,
        Self::Compensation,
        Self::Komi,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::CountedDifferently => "counted-differently",
            Self::ReservedEyes => "reserved-eyes",
            Self::SekiEyes => "seki-eyes",
            Self::MustFill => "must-fill",
            Self::HandicapStones => "handicap-stones",
            Self::LastMove => "last-move",
            Self::Passes => "passes",
            Self::ClosingPasses => "closing-passes",
            Self::FirstPass => "first-pass",
            Self::Compensation => "compensation",
            Self::Komi => "komi",
        }
    }
}

/// One cause of a difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// What it is.
    pub kind: CauseKind,
    /// What it adds on the way from the second method to the first, Black − White.
    pub amount: Amount,
    /// The numbers behind it, for each side: points, passes, turns, or for komi and
    /// compensation nothing.
    pub numbers: BySide<i32>,
    /// The points that carry it, by side; none where the record carries it.
    pub points: BySide<Vec<Point>>,
}

/// The causes that lead from method `b` to method `a`: their amounts add up to the
/// difference of the two margins.
#[must_use]
pub fn bridge(count: &Count, a: Method, b: Method) -> Vec<Cause> {
    let (row_a, row_b) = (a.row(), b.row());
    let mut causes = Vec::new();
    // A method of another reading is first taken to the marked position by area.
    match (row_a.reading, row_b.reading) {
        (Reading::AsItStands, Reading::AsMarked) => {
            counted_differently(count, Reading::AsItStands, Reading::AsMarked, &mut causes);
        }
        (Reading::AsMarked, Reading::AsItStands) => {
            counted_differently(count, Reading::AsMarked, Reading::AsItStands, &mut causes);
        }
        _ => {}
    }
    let weights = Weights::of(&row_a).less(&Weights::of(&row_b));
    // Where both count the board as it stands, so do the points that carry a cause.
    let reading = if row_a.reading == row_b.reading {
        row_a.reading
    } else {
        Reading::AsMarked
    };
    for (kind, quantity) in CARRIED {
        let weight = weights.get(quantity);
        let numbers = count.quantities(reading).get(quantity);
        let amount = weight * (numbers.black - numbers.white);
        if amount != Amount::ZERO {
            causes.push(Cause {
                kind,
                amount,
                numbers,
                points: BySide::from_fn(|c| count.points(reading, quantity, c)),
            });
        }
    }
    turns(
        count,
        reading,
        weights.get(Quantity::MoreTurns),
        &mut causes,
    );
    causes.sort_by_key(|cause| cause.kind as u8);
    causes
}

/// The causes that lead from one method's net to another's: the bridge of the margins,
/// then handicap compensation and komi.
#[must_use]
pub fn bridge_of_nets(count: &Count, a: Method, b: Method, komi: KomiChoice) -> Vec<Cause> {
    let mut causes = bridge(count, a, b);
    let (score_a, score_b) = (count.score(a, komi), count.score(b, komi));
    let mut add = |kind, amount| {
        if amount != Amount::ZERO {
            causes.push(Cause {
                kind,
                amount,
                numbers: BySide::default(),
                points: BySide::default(),
            });
        }
    };
    add(
        CauseKind::Compensation,
        score_a.compensation - score_b.compensation,
    );
    add(CauseKind::Komi, score_b.komi - score_a.komi);
    causes
}

/// The quantities that carry a cause by themselves.
const CARRIED: [(CauseKind, Quantity); 6] = [
    (CauseKind::ReservedEyes, Quantity::Reserved),
    (CauseKind::SekiEyes, Quantity::SekiOwn),
    (CauseKind::MustFill, Quantity::MustFill),
    (CauseKind::Passes, Quantity::Passes),
    (CauseKind::ClosingPasses, Quantity::ClosingPasses),
    (CauseKind::FirstPass, Quantity::WhitePassedFirst),
];

/// What each quantity's difference, Black − White, is worth in a method's margin, after
/// stones and routes are expressed by the others: `ΔS = h − ΔX − Δd − ΔK`, `ΔL = ΔE − ΔR`.
struct Weights([Amount; Quantity::ALL.len()]);

impl Weights {
    fn of(row: &Row) -> Self {
        let mut weights = Self([Amount::ZERO; Quantity::ALL.len()]);
        for term in row.terms {
            let worth = match term.of {
                Of::Own => term.coefficient,
                Of::Other => -term.coefficient,
            };
            match term.quantity {
                Quantity::Stones => {
                    weights.add(Quantity::MoreTurns, worth);
                    weights.add(Quantity::Passes, -worth);
                    weights.add(Quantity::Dead, -worth);
                    weights.add(Quantity::Captured, -worth);
                }
                Quantity::Routes => {
                    weights.add(Quantity::Own, worth);
                    weights.add(Quantity::Reserved, -worth);
                }
                // The same for both sides.
                Quantity::Neutral | Quantity::RoutesEvened => {}
                other => weights.add(other, worth),
            }
        }
        weights
    }

    fn add(&mut self, quantity: Quantity, worth: Amount) {
        if let Some(weight) = self.0.get_mut(quantity as usize) {
            *weight += worth;
        }
    }

    fn get(&self, quantity: Quantity) -> Amount {
        self.0.get(quantity as usize).copied().unwrap_or_default()
    }

    fn less(mut self, other: &Self) -> Self {
        for (weight, less) in self.0.iter_mut().zip(other.0) {
            *weight -= less;
        }
        self
    }
}

/// Black's turns more than White's, told as handicap stones and what is left.
fn turns(count: &Count, reading: Reading, weight: Amount, causes: &mut Vec<Cause>) {
    let q = count.quantities(reading);
    let handicap = (q.handicap - 1).max(0);
    let mut add = |kind, n: i32| {
        let amount = weight * n;
        if amount != Amount::ZERO {
            causes.push(Cause {
                kind,
                amount,
                numbers: BySide::new(n.max(0), (-n).max(0)),
                points: BySide::default(),
            });
        }
    };
    add(CauseKind::HandicapStones, handicap);
    add(CauseKind::LastMove, q.more_turns() - handicap);
}

/// One cause for each connected area whose owner differs between two readings.
fn counted_differently(count: &Count, a: Reading, b: Reading, causes: &mut Vec<Cause>) {
    let (a, b) = (count.settled(a), count.settled(b));
    let size = a.size();
    let worth = |settled: &Settled, p: Point| match settled.ground(p) {
        Ground::Stone(Color::Black) | Ground::Own(Color::Black) => 1,
        Ground::Stone(Color::White) | Ground::Own(Color::White) => -1,
        Ground::Neutral => 0,
    };
    let change = |p: Point| worth(a, p) - worth(b, p);
    let mut seen = alloc::vec![false; usize::from(size.points())];
    for first in size.iter() {
        if seen[size.index(first)] || change(first) == 0 {
            continue;
        }
        seen[size.index(first)] = true;
        let mut area = alloc::vec![first];
        let mut next = 0;
        while let Some(&p) = area.get(next) {
            next += 1;
            for n in size.neighbours(p) {
                let mark = &mut seen[size.index(n)];
                if !*mark && change(n) != 0 {
                    *mark = true;
                    area.push(n);
                }
            }
        }
        area.sort_unstable();
        let amount: i32 = area.iter().map(|&p| change(p)).sum();
        // By whom the first of the two methods counts each point, or who loses it.
        let of = |color: Color| -> Vec<Point> {
            let sign = if color == Color::Black { 1 } else { -1 };
            area.iter()
                .copied()
                .filter(|&p| change(p) * sign > 0)
                .collect()
        };
        let points = BySide::from_fn(of);
        causes.push(Cause {
            kind: CauseKind::CountedDifferently,
            amount: Amount::points(amount),
            numbers: BySide::from_fn(|c| points[c].iter().map(|&p| change(p).abs()).sum()),
            points,
        });
    }
}
