//! The way from a board to a proposal, batch by batch.

use alloc::vec::Vec;

use zilu_rules::{Board as Stones, Document, Ground, Point, Reading, Settled, Standing};

use crate::board::{Board, EMPTY, Place, enemy};
use crate::borders::{self, Border};
use crate::judge::{Chain, Judge, Part, THRESHOLD};
use crate::proposal::{Confidence, Playouts, Proposal, Reason, Ruling, Status, Verdict};
use crate::{eyes, kos, seki, shapes};

/// Survival in hundredths: up to here a chain is surely dead, probably dead.
const SURELY_DEAD: i64 = 15;
const PROBABLY_DEAD: i64 = 30;
/// From here on it is probably, surely alive.
const PROBABLY_ALIVE: i64 = 72;
const SURELY_ALIVE: i64 = 85;
/// A chain that survives no more often than this is dead whatever becomes of a border.
const HOPELESS: i64 = 0;
/// An open region of fewer points than this has room for one move of either side: it
/// saves a chain only where that move does, in so many hundredths of the playouts.
const ROOMY: usize = 8;
const MAY_BE_SAVED: i64 = 40;
/// From so many on, a move is told that would save a chain called dead.
const SAVED: i64 = 80;
/// Any number serves; this one is always used, so that a board has one answer.
const SEED: u64 = 0x5A49_4C55;

/// A suggestion in the making.
///
/// [`Suggestion::step`] plays one batch of playouts (a few milliseconds on a 19×19 board)
/// and is called until it returns false; [`Suggestion::proposal`] can be asked for
/// after each. A worker can thus show the first batch's answer at once and refine it,
/// and look at its messages between two batches:
///
/// ```
/// # use zilu_rules::{Board, Size};
/// # use zilu_suggest::Suggestion;
/// # let board = Board::new(Size::new(9, 9).unwrap());
/// let mut suggestion = Suggestion::start(&board);
/// let proposal = loop {
///     let more = suggestion.step();
///     let proposal = suggestion.proposal();
///     // Show it; stop early if the position was changed meanwhile.
///     if !more {
///         break proposal;
///     }
/// };
/// assert_eq!(proposal, Suggestion::of(&board));
/// ```
///
/// A suggestion belongs to the board that it began with: after an edit begin another.
/// Moves are counted, not time: a board has the same proposal on every machine.
pub struct Suggestion {
    stones: Stones,
    judge: Judge,
}

impl Suggestion {
    /// Begins with a board. Nothing is played yet.
    #[must_use]
    pub fn start(board: &Stones) -> Self {
        Self::with_seed(board, SEED)
    }

    /// Begins with another seed than the usual one, to measure how far chance matters.
    #[must_use]
    pub fn with_seed(board: &Stones, seed: u64) -> Self {
        Self {
            stones: board.clone(),
            judge: Judge::new(board, seed),
        }
    }

    /// The whole way at once.
    #[must_use]
    pub fn of(board: &Stones) -> Proposal {
        let mut suggestion = Self::start(board);
        while suggestion.step() {}
        suggestion.proposal()
    }

    /// Plays one batch. Returns whether another one would make things clearer.
    pub fn step(&mut self) -> bool {
        self.judge.step();
        !self.judge.is_done()
    }

    /// What is proposed by what is known so far.
    #[must_use]
    pub fn proposal(&self) -> Proposal {
        let judge = &self.judge;
        let board = judge.board();
        let borders = borders::open(judge, &judge.lost(), borders::OPEN);
        let mut verdicts: Vec<Verdict> = judge
            .chains
            .iter()
            .enumerate()
            .map(|(index, chain)| self.verdict(index, chain, &borders))
            .collect();
        for chain in self.stones_without_liberty() {
            verdicts.push(chain);
        }
        verdicts.sort_unstable_by(|a, b| a.stones.cmp(&b.stones));
        self.part_standoffs(&mut verdicts);
        self.join_rules(&mut verdicts);
        let points = |places: &[Place]| places.iter().map(|&p| board.point(p)).collect();
        Proposal {
            chains: verdicts,
            borders: borders.iter().map(|b| points(&b.around)).collect(),
            playouts: judge.runs,
        }
    }

    /// What the playouts make of a chain.
    fn verdict(&self, index: usize, chain: &Chain, borders: &[Border]) -> Verdict {
        let judge = &self.judge;
        let board = judge.board();
        let part = judge.survival(chain);
        let percent = part.percent();
        let mut stones: Vec<Point> = chain.stones.iter().map(|&p| board.point(p)).collect();
        stones.sort_unstable();
        let mut verdict = Verdict {
            color: chain.color,
            stones,
            status: Status::Alive,
            confidence: Confidence::Certain,
            reason: Reason::ShutIn,
        };
        match chain.proven {
            Some(false) => {
                verdict.status = Status::Dead;
                return verdict;
            }
            Some(true) => {
                let points = eyes::two(board, chain);
                verdict.reason = Reason::TwoEyes { points };
                return verdict;
            }
            None => {}
        }
        verdict.confidence = match percent {
            ..=SURELY_DEAD | SURELY_ALIVE.. => Confidence::Sure,
            ..=PROBABLY_DEAD | PROBABLY_ALIVE.. => Confidence::Probable,
            _ => Confidence::Unsure,
        };
        let beside = borders.iter().find(|b| b.is_beside(board, chain));
        if percent < THRESHOLD {
            verdict.status = Status::Dead;
            verdict.reason = Reason::Captured {
                playouts: playouts(
                    judge,
                    Part {
                        of: part.whole - part.of,
                        ..part
                    },
                ),
            };
            let left_open = |b: &&Border| {
                percent > HOPELESS
                    && (b.region.len() >= ROOMY
                        || !judge.saviours(index, &b.region, MAY_BE_SAVED).is_empty())
            };
            if let Some(border) = beside.filter(left_open) {
                let points = border.around.iter().map(|&p| board.point(p)).collect();
                verdict.status = Status::Unsettled;
                verdict.confidence = Confidence::Unsure;
                verdict.reason = Reason::OpenBorder { points };
            } else {
                let takes = takes(judge, chain);
                let saviours = judge.saviours(index, &nearby(board, chain), SAVED);
                let points = saviours.iter().map(|&p| board.point(p)).collect();
                if !takes.is_empty() {
                    verdict.confidence = Confidence::Unsure;
                    verdict.reason = Reason::CanTake { points: takes };
                } else if !saviours.is_empty() {
                    verdict.confidence = Confidence::Unsure;
                    verdict.reason = Reason::CanBeSaved { points };
                }
            }
        } else {
            verdict.reason = Reason::Survived {
                playouts: playouts(judge, part),
            };
            let points = seki::shared(judge, chain);
            if !points.is_empty() {
                verdict.status = Status::Seki;
                verdict.reason = Reason::NeitherFills { points };
            }
        }
        if beside.is_some() {
            verdict.confidence = verdict.confidence.min(Confidence::Probable);
        }
        verdict
    }

    /// Leaves open which of the chains that stand against each other are dead.
    fn part_standoffs(&self, verdicts: &mut [Verdict]) {
        let board = self.judge.board();
        for standoff in shapes::standoffs(&self.judge) {
            let stands = |v: &&mut Verdict| {
                let first = v.stones.first();
                first.is_some_and(|&p| standoff.stones.contains(&board.place(p)))
                    && v.confidence == Confidence::Unsure
            };
            for verdict in verdicts.iter_mut().filter(stands) {
                verdict.status = Status::Unsettled;
                if standoff.has_double_ko {
                    verdict.reason = Reason::Ruling(Ruling::DoubleKo);
                }
            }
        }
    }

    /// Joins what the count itself sees once the dead are lifted: eyes, seki, rulings.
    fn join_rules(&self, verdicts: &mut [Verdict]) {
        let mut document = Document::new(self.stones.clone());
        for verdict in verdicts.iter().filter(|v| v.status == Status::Dead) {
            document.dead.extend(&verdict.stones);
        }
        document.dead.sort_unstable();
        let settled = Settled::new(&document, Reading::AsMarked);
        for verdict in verdicts.iter_mut() {
            let Some(&at) = verdict.stones.first() else {
                continue;
            };
            let piece = settled.piece_at(at);
            let standing = piece
                .and_then(|i| settled.pieces().get(i))
                .map(|p| p.standing);
            match (verdict.status, standing) {
                (Status::Alive, Some(Standing::Independent))
                    if !matches!(verdict.reason, Reason::TwoEyes { .. }) =>
                {
                    let eye = |&p: &Point| {
                        matches!(settled.ground(p), Ground::Own(_))
                            && settled.is_reserved(p)
                            && settled.piece_at(p) == piece
                    };
                    let points: Vec<Point> = settled.size().iter().filter(eye).take(2).collect();
                    if points.len() == 2 && verdict.confidence >= Confidence::Sure {
                        verdict.reason = Reason::TwoEyes { points };
                    }
                }
                (Status::Alive, Some(Standing::Seki { contested: false })) => {
                    verdict.status = Status::Seki;
                    verdict.confidence = verdict.confidence.min(Confidence::Probable);
                    verdict.reason = Reason::SharesLiberties;
                }
                _ => {}
            }
        }
        let rulings = shapes::rulings(&self.judge);
        for (at, ruling) in rulings.into_iter().chain(kos::rulings(&self.judge)) {
            let at = self.judge.board().point(at);
            let holds = |v: &&mut Verdict| v.stones.binary_search(&at).is_ok();
            if let Some(verdict) = verdicts.iter_mut().find(holds)
                && verdict.confidence < Confidence::Certain
            {
                verdict.status = Status::Unsettled;
                verdict.confidence = Confidence::Unsure;
                verdict.reason = Reason::Ruling(ruling);
            }
        }
    }

    /// Chains that could not stand on a board.
    fn stones_without_liberty(&self) -> Vec<Verdict> {
        let board = self.judge.board();
        let mut verdicts: Vec<Verdict> = Vec::new();
        for point in self.stones.size().iter() {
            let Some(color) = self.stones.get(point) else {
                continue;
            };
            let known = verdicts
                .iter()
                .any(|v| v.stones.binary_search(&point).is_ok());
            if board.cells[board.place(point)] == EMPTY && !known {
                verdicts.push(Verdict {
                    color,
                    stones: self.stones.chain_at(point),
                    status: Status::Unsettled,
                    confidence: Confidence::Unsure,
                    reason: Reason::NoLiberty,
                });
            }
        }
        verdicts
    }
}

/// A part of all stones in all playouts as a number of playouts.
fn playouts(judge: &Judge, part: Part) -> Playouts {
    let of = i64::from(judge.runs) * part.of / part.whole.max(1);
    Playouts {
        of: u32::try_from(of).unwrap_or(0),
        all: judge.runs,
    }
}

/// The empty places up to two steps from a chain.
fn nearby(board: &Board, chain: &Chain) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    let mut beside: Vec<Place> = chain.stones.clone();
    for _ in 0..2 {
        let around = beside.iter().flat_map(|&place| board.around(place));
        let mut found: Vec<Place> = around.filter(|&n| board.cells[n] == EMPTY).collect();
        found.sort_unstable();
        found.dedup();
        places.extend(&found);
        beside = found;
    }
    places.sort_unstable();
    places.dedup();
    places
}

/// Where a chain in atari can take living stones at once.
fn takes(judge: &Judge, chain: &Chain) -> Vec<Point> {
    let board = judge.board();
    let Some(&first) = chain.stones.first() else {
        return Vec::new();
    };
    let Some(liberty) = board.chain(first).only_liberty() else {
        return Vec::new();
    };
    let theirs = enemy(board.cells[first]);
    let around = board.around(liberty);
    let takes = around
        .into_iter()
        .any(|n| board.cells[n] == theirs && board.leaves_taken(n, liberty));
    if takes {
        alloc::vec![board.point(liberty)]
    } else {
        Vec::new()
    }
}
