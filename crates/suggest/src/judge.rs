//! Adds up what playouts tell: who has each point at the end, and which chains survive.

use alloc::vec::Vec;

use zilu_rules::{Board as Stones, Color};

use crate::board::{BLACK, Board, EMPTY, Place, Places, WHITE, cell};
use crate::ground::Ground;
use crate::playout::Playout;
use crate::policy::Policy;

/// Playouts of the first batch, and of each one after it.
const FIRST_BATCH: u32 = 48;
const BATCH: u32 = 32;
/// No more moves than this are played for one position: the bound on time.
const MOST_MOVES: u32 = 40_000;
/// No more playouts than this: the bound on memory.
const MOST_RUNS: u32 = 1024;
/// The survival below which a chain is called dead, in hundredths. Survival falls into two
/// heaps, of dead and of living chains; this lies in the valley between them.
pub(crate) const THRESHOLD: i64 = 55;

/// A chain and what is known of it.
pub(crate) struct Chain {
    pub(crate) color: Color,
    pub(crate) stones: Vec<Place>,
    /// Alive or dead beyond doubt.
    pub(crate) proven: Option<bool>,
}

/// A part of something, as a fraction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub(crate) of: i64,
    pub(crate) whole: i64,
}

impl Part {
    /// In hundredths, rounded down; nothing of nothing is none of it.
    pub(crate) const fn percent(self) -> i64 {
        if self.whole <= 0 {
            0
        } else {
            self.of * 100 / self.whole
        }
    }
}

/// Playouts of one position and their sums.
pub(crate) struct Judge {
    playout: Playout,
    pub(crate) ground: Ground,
    pub(crate) chains: Vec<Chain>,
    /// In how many playouts each side had the place at the end.
    black: Places<u16>,
    white: Places<u16>,
    pub(crate) runs: u32,
    moves: u32,
    /// For each playout, a bit for each place that Black, that White played on first,
    /// and for each chain that survived.
    history: Vec<u64>,
    words: usize,
    done: bool,
}

impl Judge {
    pub(crate) fn new(stones: &Stones, seed: u64) -> Self {
        let board = Board::new(stones);
        let ground = Ground::new(stones, &board);
        let mut policy = Policy::new();
        for place in board.places() {
            policy.barred[place] = ground.settled[place] != EMPTY;
        }
        let mut seen = Places::new(false);
        let mut chains = Vec::new();
        for place in board.places() {
            let color = match board.cells[place] {
                BLACK => Color::Black,
                WHITE => Color::White,
                _ => continue,
            };
            if seen[place] {
                continue;
            }
            let stones: Vec<Place> = board.stones(place).collect();
            for &stone in &stones {
                seen[stone] = true;
            }
            let proven = match ground.settled[place] {
                EMPTY => None,
                owner => Some(owner == cell(color)),
            };
            chains.push(Chain {
                color,
                stones,
                proven,
            });
        }
        let words = usize::from(stones.size().points()).div_ceil(64);
        let done = chains.iter().all(|c| c.proven.is_some());
        Self {
            playout: Playout::new(board, policy, seed),
            ground,
            chains,
            black: Places::new(0),
            white: Places::new(0),
            runs: 0,
            moves: 0,
            history: Vec::new(),
            words,
            done,
        }
    }

    pub(crate) const fn board(&self) -> &Board {
        self.playout.start()
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.done
    }

    /// Plays one batch, unless everything is clear or the bound is reached.
    pub(crate) fn step(&mut self) {
        if self.done {
            return;
        }
        let batch = if self.runs == 0 { FIRST_BATCH } else { BATCH };
        for _ in 0..batch {
            let first = if self.runs % 2 == 0 { BLACK } else { WHITE };
            self.moves += self.playout.run(first);
            self.runs += 1;
            self.add();
            if self.moves >= MOST_MOVES {
                break;
            }
        }
        self.done = self.moves >= MOST_MOVES || self.runs >= MOST_RUNS || self.is_clear();
    }

    fn add(&mut self) {
        for place in self.playout.start().places() {
            match self.playout.owner[place] {
                BLACK => self.black[place] += 1,
                WHITE => self.white[place] += 1,
                _ => {}
            }
        }
    }

    /// The part of its stones' points that a chain's side had at the end.
    pub(crate) fn survival(&self, chain: &Chain) -> Part {
        if let Some(alive) = chain.proven {
            return Part {
                of: i64::from(alive),
                whole: 1,
            };
        }
        let count = |&p: &Place| match chain.color {
            Color::Black => i64::from(self.black[p]),
            Color::White => i64::from(self.white[p]),
        };
        Part {
            of: chain.stones.iter().map(count).sum(),
            whole: chain.stones.len() as i64 * i64::from(self.runs),
        }
    }

    /// Black's playouts less White's at a place, and the playouts in which nobody had it,
    /// in hundredths of all.
    pub(crate) fn owner(&self, place: Place) -> (i64, i64) {
        let runs = i64::from(self.runs.max(1));
        let (black, white) = (i64::from(self.black[place]), i64::from(self.white[place]));
        (
            (black - white) * 100 / runs,
            (runs - black - white) * 100 / runs,
        )
    }

    /// Whether every chain's survival is three standard deviations off the threshold.
    fn is_clear(&self) -> bool {
        let n = i64::from(self.runs);
        self.chains.iter().filter(|c| c.proven.is_none()).all(|c| {
            let Part { of, whole } = self.survival(c);
            if whole == 0 {
                return true;
            }
            // In ten-thousandths. The variance of a mean, never quite nothing.
            let s = of * 10_000 / whole;
            let spread = (s * (10_000 - s) + 100_000_000 / n).min(25_000_000);
            let off = s - THRESHOLD * 100;
            off * off * n >= 9 * spread
        })
    }
}
