//! The whole count of a document: readings settled, quantities, scores.

use alloc::vec::Vec;

use crate::method::{Of, Term};
use crate::settled::{Ground, Reading, Settled};
use crate::{
    Assumption, BySide, Color, Document, KomiChoice, Method, Oddity, Point, Quantities, Quantity,
    Record, Score,
};

/// A document counted: each distinct reading settled once, its quantities, and every
/// method's score over them.
#[derive(Clone, Debug)]
pub struct Count {
    as_marked: Reckoning,
    /// `None` where it is the same as the marked one.
    as_ruled: Option<Reckoning>,
    /// `None` where it is the same as the marked one.
    as_it_stands: Option<Reckoning>,
    record: Record,
    facts: Facts,
}

#[derive(Clone, Debug)]
struct Reckoning {
    settled: Settled,
    quantities: Quantities,
    /// The stones that were lifted.
    dead: BySide<Vec<Point>>,
}

/// What the record tells once it is made consistent with the board.
#[derive(Clone, Debug, Default)]
struct Facts {
    placed: BySide<i32>,
    captured: BySide<i32>,
    closing_passes: BySide<i32>,
    assumes: Vec<Assumption>,
    oddities: Vec<Oddity>,
}

impl Count {
    /// Counts a document under every reading.
    #[must_use]
    pub fn of(document: &Document) -> Self {
        let facts = Facts::of(document);
        let reckon = |reading| {
            let settled = Settled::new(document, reading);
            let quantities = quantities(document, &settled, &facts);
            let of = |color| {
                let lifted = settled.lifted().iter().copied();
                lifted
                    .filter(|&p| document.board.get(p) == Some(color))
                    .collect()
            };
            Reckoning {
                dead: BySide::from_fn(of),
                settled,
                quantities,
            }
        };
        let as_marked = reckon(Reading::AsMarked);
        let nothing_changed =
            document.overrides.is_empty() && as_marked.settled.lifted().is_empty();
        Self {
            as_ruled: document.has_scopes().then(|| reckon(Reading::AsRuled)),
            as_it_stands: (!nothing_changed).then(|| reckon(Reading::AsItStands)),
            as_marked,
            record: document.record,
            facts,
        }
    }

    fn reckoning(&self, reading: Reading) -> &Reckoning {
        let other = match reading {
            Reading::AsMarked => &None,
            Reading::AsRuled => &self.as_ruled,
            Reading::AsItStands => &self.as_it_stands,
        };
        other.as_ref().unwrap_or(&self.as_marked)
    }

    /// Whether some stones are dead by ruling and not by play, or the other way round.
    #[must_use]
    pub const fn has_rulings(&self) -> bool {
        self.as_ruled.is_some()
    }

    /// The settled position of a reading.
    #[must_use]
    pub fn settled(&self, reading: Reading) -> &Settled {
        &self.reckoning(reading).settled
    }

    /// The quantities of a reading.
    #[must_use]
    pub fn quantities(&self, reading: Reading) -> &Quantities {
        &self.reckoning(reading).quantities
    }

    /// The score of a method.
    #[must_use]
    pub fn score(&self, method: Method, komi: KomiChoice) -> Score {
        let row = method.row();
        let leans_on = |assumption: &Assumption| {
            row.terms.iter().any(|term| match assumption {
                // Where `h` is counted too, plays and prisoners cancel (chen).
                Assumption::EqualMoves => {
                    term.quantity == Quantity::Captured
                        && row.terms.iter().all(|t| t.quantity != Quantity::MoreTurns)
                }
                Assumption::FirstPass => matches!(
                    term.quantity,
                    Quantity::WhitePassedFirst | Quantity::FirstPasser
                ),
                Assumption::ClosingPasses => term.quantity == Quantity::ClosingPasses,
            })
        };
        let assumes = self
            .facts
            .assumes
            .iter()
            .copied()
            .filter(leans_on)
            .collect();
        Score::of(method, self.quantities(row.reading), komi, assumes)
    }

    /// What is odd: about the marked position, then what only a ruling makes so, then
    /// about the record.
    pub fn oddities(&self) -> impl Iterator<Item = &Oddity> {
        let marked = self.as_marked.settled.oddities();
        let ruled = self.as_ruled.iter().flat_map(|r| r.settled.oddities());
        marked
            .iter()
            .chain(ruled.filter(|oddity| !marked.contains(oddity)))
            .chain(&self.facts.oddities)
    }

    /// The record that was counted.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The points that carry a quantity of a side, in reading order; none where it
    /// lies in the record and not on the board.
    #[must_use]
    pub fn points(&self, reading: Reading, quantity: Quantity, side: Color) -> Vec<Point> {
        let settled = self.settled(reading);
        let own = |test: &dyn Fn(Point) -> bool| {
            let size = settled.size();
            size.iter()
                .filter(|&p| settled.ground(p) == Ground::Own(side) && test(p))
                .collect()
        };
        match quantity {
            Quantity::Stones => settled
                .size()
                .iter()
                .filter(|&p| settled.ground(p) == Ground::Stone(side))
                .collect(),
            Quantity::Border => settled
                .size()
                .iter()
                .filter(|&p| settled.ground(p) == Ground::Stone(side) && settled.is_border(p))
                .collect(),
            Quantity::Own => own(&|_| true),
            Quantity::SekiOwn => own(&|p| settled.is_seki(p)),
            Quantity::MustFill => own(&|p| settled.is_must_fill(p)),
            Quantity::Neutral => settled
                .size()
                .iter()
                .filter(|&p| settled.ground(p) == Ground::Neutral)
                .collect(),
            Quantity::Reserved => own(&|p| settled.is_reserved(p)),
            Quantity::Routes | Quantity::RoutesEvened => own(&|p| !settled.is_reserved(p)),
            Quantity::Dead => self.reckoning(reading).dead[side].clone(),
            Quantity::Captured
            | Quantity::Passes
            | Quantity::ClosingPasses
            | Quantity::WhitePassedFirst
            | Quantity::FirstPasser
            | Quantity::MoreTurns => Vec::new(),
        }
    }

    /// The points that carry a term of a side's figure.
    #[must_use]
    pub fn term_points(&self, reading: Reading, term: &Term, side: Color) -> Vec<Point> {
        let whose = match term.of {
            Of::Own => side,
            Of::Other => side.other(),
        };
        self.points(reading, term.quantity, whose)
    }
}

impl Facts {
    /// Plays and prisoners of one side fix each other by `N = S + d + K`; where both are
    /// given and disagree, prisoners count (spec 3 and 4).
    fn of(document: &Document) -> Self {
        let record = &document.record;
        let mut facts = Self::default();
        let on_board = BySide::from_fn(|c| document.board.count(c));
        let mut placed: BySide<Option<u32>> = BySide::default();
        for side in Color::ALL {
            placed[side] = match (record.placed[side], record.captured[side]) {
                (given, Some(captured)) => {
                    let needed = on_board[side].saturating_add(captured);
                    if let Some(given) = given
                        && given != needed
                    {
                        facts.oddities.push(Oddity::RecordDisagrees {
                            side,
                            placed: given,
                            needed,
                        });
                    }
                    Some(needed)
                }
                (Some(given), None) if given < on_board[side] => {
                    facts.oddities.push(Oddity::TooFewPlays {
                        side,
                        placed: given,
                        on_board: on_board[side],
                    });
                    Some(on_board[side])
                }
                (given, None) => given,
            };
        }
        // Unknown: both placed equally many, as few as the boards and records allow.
        let most = Color::ALL
            .into_iter()
            .map(|c| placed[c].unwrap_or(on_board[c]))
            .fold(0, u32::max);
        for side in Color::ALL {
            let n = placed[side].unwrap_or_else(|| {
                let equal = placed[side.other()].unwrap_or(most);
                equal.max(on_board[side])
            });
            facts.placed[side] = to_i32(n);
            // Cut both alike, or they would not fit each other.
            facts.captured[side] = to_i32(n).saturating_sub(to_i32(on_board[side]));
        }
        if Color::ALL.into_iter().any(|c| placed[c].is_none()) {
            facts.assumes.push(Assumption::EqualMoves);
        }
        if record.first_pass.is_none() {
            facts.assumes.push(Assumption::FirstPass);
        }
        facts.close(record);
        facts
    }

    /// Completes the closing passes so that White passes last (AGA rule 9): one more pass
    /// where Black's was the last; where none is recorded, White's, Black's and White's
    /// after a last move by Black, else Black's and White's.
    fn close(&mut self, record: &Record) {
        let complete = match record.closing {
            Some(closing) => {
                self.closing_passes = closing.passes.map(to_i32);
                let two = closing.passes.black.saturating_add(closing.passes.white) >= 2;
                match closing.last {
                    Color::White if two => true,
                    Color::White => {
                        self.closing_passes.black += 1;
                        self.closing_passes.white += 1;
                        false
                    }
                    Color::Black => {
                        self.closing_passes.white += 1;
                        false
                    }
                }
            }
            None => {
                let handicap = i32::from(if record.handicap >= 2 {
                    record.handicap - 1
                } else {
                    0
                });
                let turns = BySide::from_fn(|c| self.placed[c] + to_i32(record.passes[c]));
                let black_last = turns.black - turns.white - handicap == 1;
                self.closing_passes = BySide::new(1, 1 + i32::from(black_last));
                false
            }
        };
        if !complete {
            self.assumes.push(Assumption::ClosingPasses);
        }
    }
}

fn to_i32(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX).min(LARGEST_COUNT)
}

/// More plays than any game has; keeps every sum far from overflow.
const LARGEST_COUNT: i32 = 1_000_000;

fn quantities(document: &Document, settled: &Settled, facts: &Facts) -> Quantities {
    let record = &document.record;
    let mut q = Quantities {
        placed: facts.placed,
        captured: facts.captured,
        passes: record.passes.map(to_i32),
        closing_passes: facts.closing_passes,
        first_pass: record.first_pass,
        last_move: record.last_move,
        handicap: if record.handicap >= 2 {
            i32::from(record.handicap)
        } else {
            0
        },
        ..Quantities::default()
    };
    for point in settled.size().iter() {
        match settled.ground(point) {
            Ground::Stone(c) => {
                q.stones[c] += 1;
                q.border[c] += i32::from(settled.is_border(point));
            }
            Ground::Neutral => q.neutral += 1,
            Ground::Own(c) => {
                q.own[c] += 1;
                q.reserved[c] += i32::from(settled.is_reserved(point));
                q.must_fill[c] += i32::from(settled.is_must_fill(point));
                q.seki_own[c] += i32::from(settled.is_seki(point));
            }
        }
    }
    for &point in settled.lifted() {
        if let Some(c) = document.board.get(point) {
            q.dead[c] += 1;
        }
    }
    for piece in settled.pieces() {
        q.pieces[piece.color] += i32::from(piece.standing == crate::Standing::Independent);
    }
    q
}
