//! Why two methods differ: a short sum of named causes (spec 5).

use alloc::vec::Vec;

use crate::method::{Of, Row};
use crate::settled::{Ground, Reading, Settled};
use crate::{Amount, BySide, Color, Count, KomiChoice, Method, Point, Quantity};

/// What makes two methods differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CauseKind {
    /// Points whose owner differs because one method lifts dead stones and the other
    /// counts the board as it stands.
    DeadStones,
    /// Points whose owner differs because stones are dead by ruling and alive where a
    /// dispute is played out, or the other way round.
    RuledLife,
    /// One side played one stone more, in an even game in which both passed equally often.
    LastMove,
    /// One side placed more stones, for whatever reason.
    MoreStones,
    /// Passes that cost a stone.
    PassStones,
    /// The point that Black gives where White passed first.
    FirstPass,
    /// The half point of the button, which the first pass takes.
    Button,
    /// Stones at the border, which only one method leaves out.
    BorderStones,
    /// Own points of pieces in seki.
    SekiEyes,
    /// Own points that must be filled.
    MustFill,
    /// Own points that must be filled because a ruling says so.
    RuledFill,
    /// Reserved eyes of living pieces, which only one method leaves out.
    ReservedEyes,
    /// Points that White gets for handicap stones.
    Handicap,
    /// Komi.
    Komi,
}

impl CauseKind {
    /// Every kind, in the order in which causes are told.
    pub const ALL: [Self; 14] = [
        Self::DeadStones,
        Self::RuledLife,
        Self::LastMove,
        Self::MoreStones,
        Self::PassStones,
        Self::FirstPass,
        Self::Button,
        Self::BorderStones,
        Self::SekiEyes,
        Self::MustFill,
        Self::RuledFill,
        Self::ReservedEyes,
        Self::Handicap,
        Self::Komi,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::DeadStones => "dead-stones",
            Self::RuledLife => "ruled-life",
            Self::LastMove => "last-move",
            Self::MoreStones => "more-stones",
            Self::PassStones => "pass-stones",
            Self::FirstPass => "first-pass",
            Self::Button => "button",
            Self::BorderStones => "border-stones",
            Self::SekiEyes => "seki-eyes",
            Self::MustFill => "must-fill",
            Self::RuledFill => "ruled-fill",
            Self::ReservedEyes => "reserved-eyes",
            Self::Handicap => "handicap",
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
    if row_a.reading != row_b.reading {
        // From one reading to the other by area.
        owners(count, row_a.reading, row_b.reading, &mut causes);
    }
    // What the record carries is the same in every reading.
    let q = count.quantities(row_a.reading);
    let (of_a, of_b) = (Weights::of(&row_a), Weights::of(&row_b));
    let weights = of_a.less(&of_b);
    let mut add = |kind, weight: Amount, numbers: BySide<i32>| {
        let amount = weight * (numbers.black - numbers.white);
        if amount != Amount::ZERO {
            causes.push(Cause {
                kind,
                amount,
                numbers,
                points: BySide::default(),
            });
        }
    };

    let more = q.placed.black - q.placed.white;
    let even = q.passes.black == q.passes.white && q.handicap == 0;
    let stones = if more.abs() == 1 && even {
        CauseKind::LastMove
    } else {
        CauseKind::MoreStones
    };
    add(stones, weights.placed, q.placed);
    if weights.get(Quantity::Passes) == weights.get(Quantity::ClosingPasses) {
        let all = BySide::from_fn(|c| q.passes[c] + q.closing_passes[c]);
        add(CauseKind::PassStones, weights.get(Quantity::Passes), all);
    } else {
        for quantity in [Quantity::Passes, Quantity::ClosingPasses] {
            add(
                CauseKind::PassStones,
                weights.get(quantity),
                q.get(quantity),
            );
        }
    }
    for (kind, quantity) in RECORDED {
        add(kind, weights.get(quantity), q.get(quantity));
    }
    for (kind, quantity) in CARRIED {
        let (a, b) = (of_a.get(quantity), of_b.get(quantity));
        let (from_a, from_b) = ((row_a.reading, a), (row_b.reading, b));
        carried(count, kind, quantity, from_a, from_b, &mut causes);
    }
    causes
}

/// The causes of a quantity that lies on points: of those that both readings have, then of
/// those that only one has. Each reading comes with what its method makes of a point.
fn carried(
    count: &Count,
    kind: CauseKind,
    quantity: Quantity,
    (reading_a, a): (Reading, Amount),
    (reading_b, b): (Reading, Amount),
    causes: &mut Vec<Cause>,
) {
    let points = |reading| BySide::from_fn(|c| count.points(reading, quantity, c));
    if reading_a == reading_b {
        if a != b {
            on_points(count, reading_a, kind, a - b, points(reading_a), causes);
        }
        return;
    }
    match (a == Amount::ZERO, b == Amount::ZERO) {
        (true, true) => return,
        (false, true) => return on_points(count, reading_a, kind, a, points(reading_a), causes),
        (true, false) => return on_points(count, reading_b, kind, -b, points(reading_b), causes),
        (false, false) => {}
    }
    let (of_a, of_b) = (points(reading_a), points(reading_b));
    let split = |all: &BySide<Vec<Point>>, other: &BySide<Vec<Point>>, shared: bool| {
        BySide::from_fn(|c| {
            let wanted = |p: &Point| other[c].binary_search(p).is_ok() == shared;
            all[c].iter().copied().filter(wanted).collect()
        })
    };
    let (both, only_a, only_b) = (
        split(&of_a, &of_b, true),
        split(&of_a, &of_b, false),
        split(&of_b, &of_a, false),
    );
    on_points(count, reading_a, kind, a - b, both, causes);
    on_points(count, reading_a, kind, a, only_a, causes);
    on_points(count, reading_b, kind, -b, only_b, causes);
}

/// The cause that lies on points of a reading; what must be filled by ruling is one apart.
fn on_points(
    count: &Count,
    reading: Reading,
    kind: CauseKind,
    weight: Amount,
    all: BySide<Vec<Point>>,
    causes: &mut Vec<Cause>,
) {
    let mut add = |kind, points: BySide<Vec<Point>>| {
        let numbers = BySide::from_fn(|c| i32::try_from(points[c].len()).unwrap_or(i32::MAX));
        let amount = weight * (numbers.black - numbers.white);
        if amount != Amount::ZERO {
            causes.push(Cause {
                kind,
                amount,
                numbers,
                points,
            });
        }
    };
    if kind != CauseKind::MustFill {
        add(kind, all);
        return;
    }
    let settled = count.settled(reading);
    for (kind, by_ruling) in [(kind, false), (CauseKind::RuledFill, true)] {
        let belongs = |p: &Point| settled.is_filled_by_ruling(*p) == by_ruling;
        add(
            kind,
            BySide::from_fn(|c| all[c].iter().copied().filter(belongs).collect()),
        );
    }
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
        CauseKind::Handicap,
        score_a.compensation - score_b.compensation,
    );
    add(CauseKind::Komi, score_b.komi - score_a.komi);
    causes
}

/// The quantities of the record that carry a cause by themselves.
const RECORDED: [(CauseKind, Quantity); 2] = [
    (CauseKind::FirstPass, Quantity::WhitePassedFirst),
    (CauseKind::Button, Quantity::FirstPasser),
];

/// The quantities that lie on points and carry a cause by themselves.
const CARRIED: [(CauseKind, Quantity); 4] = [
    (CauseKind::BorderStones, Quantity::Border),
    (CauseKind::SekiEyes, Quantity::SekiOwn),
    (CauseKind::MustFill, Quantity::MustFill),
    (CauseKind::ReservedEyes, Quantity::Reserved),
];

/// What each quantity's difference, Black − White, is worth in a method's margin, after
/// stones, routes and turns are expressed by the others:
/// `ΔS = ΔN − Δd − ΔK`, `ΔL = ΔE − ΔR`, `h = ΔN + ΔX`.
///
/// What every method counts alike, own points, prisoners and dead stones, then cancels.
#[derive(Clone, Copy)]
struct Weights {
    placed: Amount,
    others: [Amount; Quantity::ALL.len()],
}

impl Weights {
    fn of(row: &Row) -> Self {
        let mut weights = Self {
            placed: Amount::ZERO,
            others: [Amount::ZERO; Quantity::ALL.len()],
        };
        for term in row.terms.iter() {
            let worth = match term.of {
                Of::Own => term.coefficient,
                Of::Other => -term.coefficient,
            };
            match term.quantity {
                Quantity::Stones => {
                    weights.placed += worth;
                    weights.add(Quantity::Dead, -worth);
                    weights.add(Quantity::Captured, -worth);
                }
                Quantity::MoreTurns => {
                    weights.placed += worth;
                    weights.add(Quantity::Passes, worth);
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
        if let Some(weight) = self.others.get_mut(quantity as usize) {
            *weight += worth;
        }
    }

    fn get(&self, quantity: Quantity) -> Amount {
        self.others
            .get(quantity as usize)
            .copied()
            .unwrap_or_default()
    }

    fn less(mut self, other: &Self) -> Self {
        self.placed -= other.placed;
        for (weight, less) in self.others.iter_mut().zip(other.others) {
            *weight -= less;
        }
        self
    }
}

/// One cause for each connected area whose owner differs between two readings.
fn owners(count: &Count, a: Reading, b: Reading, causes: &mut Vec<Cause>) {
    let kind = if [a, b].contains(&Reading::AsItStands) {
        CauseKind::DeadStones
    } else {
        CauseKind::RuledLife
    };
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
        if amount == 0 {
            continue;
        }
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
            kind,
            amount: Amount::points(amount),
            numbers: BySide::from_fn(|c| points[c].iter().map(|&p| change(p).abs()).sum()),
            points,
        });
    }
}
