//! What needs no playout: chains that live for certain, and what lies inside them.

use zilu_rules::{Board as Stones, Color, unconditionally_alive};

use crate::board::{BORDER, Board, EMPTY, Place, Places, cell};

/// What is settled beyond doubt.
pub(crate) struct Ground {
    /// The side that has the place in the end whatever is played; empty, if none.
    pub(crate) settled: Places<u8>,
}

impl Ground {
    pub(crate) fn new(stones: &Stones, board: &Board) -> Self {
        let mut ground = Self {
            settled: Places::new(EMPTY),
        };
        for color in Color::ALL {
            let alive = unconditionally_alive(stones, color);
            for (place, alive) in board.places().zip(alive) {
                if alive && board.cells[place] == cell(color) {
                    ground.settled[place] = cell(color);
                }
            }
        }
        for color in Color::ALL {
            ground.settle_inside(board, cell(color));
        }
        ground
    }

    /// Gives a side the regions that its certainly living chains alone wall in, where the
    /// other side has room for one eye at most: at most one empty point has no stone of
    /// the side beside it.
    fn settle_inside(&mut self, board: &Board, side: u8) {
        let mut seen = Places::new(false);
        let mut region: alloc::vec::Vec<Place> = alloc::vec::Vec::new();
        for first in board.places() {
            if seen[first] || board.cells[first] == side {
                continue;
            }
            region.clear();
            region.push(first);
            seen[first] = true;
            let (mut next, mut inner, mut walled) = (0, 0, false);
            let mut safe = true;
            while let Some(&place) = region.get(next) {
                next += 1;
                let mut beside = false;
                for n in board.around(place) {
                    match board.cells[n] {
                        BORDER => {}
                        c if c == side => {
                            walled = true;
                            beside = true;
                            safe &= self.settled[n] == side;
                        }
                        _ => {
                            if !seen[n] {
                                seen[n] = true;
                                region.push(n);
                            }
                        }
                    }
                }
                inner += u32::from(board.cells[place] == EMPTY && !beside);
            }
            if safe && walled && inner <= 1 {
                for &place in &region {
                    self.settled[place] = side;
                }
            }
        }
    }
}
