//! Adds up what playouts tell: who has each point at the end, and which chains survive.

use alloc::vec::Vec;

use zilu_rules::{Board as Stones, Color};

use crate::board::{BLACK, Board, EMPTY, NONE, Place, Places, WHITE, cell};
use crate::borders;
use crate::ground::Ground;
use crate::playout::Playout;
use crate::policy::Policy;

/// Playouts of the first batch, and of each one after it.
const FIRST_BATCH: u32 = 48;
const BATCH: u32 = 32;
/// Where a border seems open, so many are played before it is told.
const BORDER_RUNS: u32 = 144;
/// No more moves than this are played for one position: the bound on time.
const MOST_MOVES: u32 = 40_000;
/// No more playouts than this: the bound on memory.
const MOST_RUNS: u32 = 1024;
/// In fewer playouts than this a move is not judged.
const ENOUGH: i64 = 10;
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
    pub(crate) chains: Vec<Chain>,
    /// In how many playouts each side had the place at the end.
    black: Places<u16>,
    white: Places<u16>,
    pub(crate) runs: u32,
    moves: u32,
    /// For each playout, a bit for each place that Black, that White played on first,
    /// and for each chain that survived.
    history: Vec<u64>,
    /// The words of one playout's bits: places first played by Black, by White, survivors.
    words: [usize; 2],
    done: bool,
}

/// The side that moves first in a playout, by turns.
const fn opens(run: u32) -> u8 {
    if run.is_multiple_of(2) { BLACK } else { WHITE }
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
        let words = [
            usize::from(board.end()).div_ceil(64),
            chains.len().div_ceil(64),
        ];
        let done = chains.iter().all(|c| c.proven.is_some());
        Self {
            playout: Playout::new(board, policy, seed),
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
            self.moves += self.playout.run(opens(self.runs));
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
        for side in [BLACK, WHITE] {
            let from = self.history.len();
            self.history.resize(from + self.words[0], 0);
            for place in self.playout.start().places() {
                if self.playout.first[place] == side {
                    set(&mut self.history, from, usize::from(place));
                }
            }
        }
        let from = self.history.len();
        self.history.resize(from + self.words[1], 0);
        for (i, chain) in self.chains.iter().enumerate() {
            let first = chain.stones.first().copied().unwrap_or(NONE);
            if self.playout.owner[first] == cell(chain.color) {
                set(&mut self.history, from, i);
            }
        }
    }

    /// Those of some places on which a chain's own side must play first for it to survive in
    /// at least so many hundredths of the playouts where that happened.
    pub(crate) fn saviours(&self, index: usize, places: &[Place], percent: i64) -> Vec<Place> {
        let saves = |&&place: &&Place| {
            let part = self.survival_with(index, place);
            part.whole >= ENOUGH && part.percent() >= percent
        };
        places.iter().filter(saves).copied().collect()
    }

    /// How a chain does in the playouts where its own side played on a place before the
    /// other side did ("all moves as first").
    fn survival_with(&self, index: usize, place: Place) -> Part {
        let mut part = Part { of: 0, whole: 0 };
        let side = match self.chains.get(index) {
            Some(chain) => usize::from(chain.color == Color::White),
            None => return part,
        };
        for run in 0..self.runs {
            let from = self.start_of(run) + side * self.words[0];
            if get(&self.history, from, usize::from(place)) {
                part.whole += 1;
                part.of += i64::from(self.survived(run, index));
            }
        }
        part
    }

    fn survived(&self, run: u32, index: usize) -> bool {
        get(&self.history, self.start_of(run) + 2 * self.words[0], index)
    }

    /// Where a playout's bits begin.
    const fn start_of(&self, run: u32) -> usize {
        run as usize * (2 * self.words[0] + self.words[1])
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

    /// The stones of the chains that are called dead.
    pub(crate) fn lost(&self) -> Places<bool> {
        let mut lost = Places::new(false);
        let dead = |c: &&Chain| self.survival(c).percent() < THRESHOLD;
        for chain in self.chains.iter().filter(dead) {
            for &stone in &chain.stones {
                lost[stone] = true;
            }
        }
        lost
    }

    /// Whether more playouts would change nothing.
    fn is_clear(&self) -> bool {
        self.are_chains_clear()
            && (self.runs >= BORDER_RUNS
                || borders::open(self, &self.lost(), borders::DOUBTFUL).is_empty())
    }

    /// Whether every chain's survival is three standard deviations off the threshold.
    fn are_chains_clear(&self) -> bool {
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

/// Sets a bit, counted from a word on.
fn set(words: &mut [u64], from: usize, bit: usize) {
    if let Some(word) = words.get_mut(from + bit / 64) {
        *word |= 1 << (bit % 64);
    }
}

/// A bit, counted from a word on.
fn get(words: &[u64], from: usize, bit: usize) -> bool {
    let word = words.get(from + bit / 64);
    word.is_some_and(|word| word >> (bit % 64) & 1 == 1)
}
