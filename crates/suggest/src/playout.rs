//! One game played from the position to its end.

use crate::board::{BLACK, BORDER, Board, EMPTY, NONE, Place, Places, WHITE, enemy};
use crate::dice::Dice;
use crate::policy::Policy;

/// A position and the room to play it out.
pub(crate) struct Playout {
    start: Board,
    board: Board,
    policy: Policy,
    dice: Dice,
    /// Who has each place at the end: a side, or nobody.
    pub(crate) owner: Places<u8>,
    /// Who played on each place first.
    pub(crate) first: Places<u8>,
    /// The empty places of a region, while its owner is found.
    region: [Place; REGION],
}

/// The largest region whose owner is asked for: larger ones are left by nobody.
const REGION: usize = 64;

impl Playout {
    pub(crate) fn new(start: Board, policy: Policy, seed: u64) -> Self {
        Self {
            board: start.clone(),
            start,
            policy,
            dice: Dice::new(seed),
            owner: Places::new(EMPTY),
            first: Places::new(EMPTY),
            region: [NONE; REGION],
        }
    }

    /// Where the game starts.
    pub(crate) const fn start(&self) -> &Board {
        &self.start
    }

    /// Plays until both sides pass. Returns the number of moves, passes too.
    pub(crate) fn run(&mut self, first: u8) -> u32 {
        self.board.copy_from(&self.start);
        for place in self.start.places() {
            self.first[place] = EMPTY;
        }
        self.policy.last = NONE;
        let limit = 3 * self.start.empties() as u32 + 40;
        let mut color = first;
        let (mut moves, mut passes) = (0, 0);
        while passes < 2 && moves < limit {
            let choice = self.policy.choose(&self.board, &mut self.dice, color);
            match choice {
                Some(at) => {
                    self.board.play(color, at);
                    if self.first[at] == EMPTY {
                        self.first[at] = color;
                    }
                    self.policy.last = at;
                    passes = 0;
                }
                None => {
                    self.board.ko = NONE;
                    self.board.takes = 0;
                    self.policy.last = NONE;
                    passes += 1;
                }
            }
            color = enemy(color);
            moves += 1;
        }
        self.settle();
        moves
    }

    /// Finds the owner of each place: its stone's side, or the only side around it.
    fn settle(&mut self) {
        for place in self.start.places() {
            self.owner[place] = match self.board.cells[place] {
                EMPTY => UNKNOWN,
                stone => stone,
            };
        }
        for slot in 0..self.board.empties() {
            let place = self.board.empty_at(slot);
            if self.owner[place] == UNKNOWN {
                self.settle_region(place);
            }
        }
    }

    fn settle_region(&mut self, start: Place) {
        let (mut length, mut next) = (1, 0);
        let mut sides = 0;
        self.region[0] = start;
        self.owner[start] = EMPTY;
        while next < length {
            let place = self.region[next % REGION];
            next += 1;
            for n in self.board.around(place) {
                match self.board.cells[n] {
                    BORDER => {}
                    EMPTY => {
                        if self.owner[n] == UNKNOWN && length < REGION {
                            self.owner[n] = EMPTY;
                            self.region[length] = n;
                            length += 1;
                        }
                    }
                    side => sides |= side,
                }
            }
        }
        if matches!(sides, BLACK | WHITE) {
            for &place in &self.region[..length] {
                self.owner[place] = sides;
            }
        }
    }
}

/// An empty place whose owner is not found yet.
const UNKNOWN: u8 = BORDER;
