//! Open borders: where an empty region still leads from one side's area to the other's.

use alloc::vec::Vec;

use crate::board::{BORDER, Board, EMPTY, Place, Places};
use crate::judge::{Chain, Judge};

/// How far apart the ownership of two neighbours must be for the border between them to
/// be open, in hundredths.
#[derive(Clone, Copy)]
pub(crate) struct Leak {
    /// From this ownership on a point has a side.
    sided: i64,
    /// Below this ownership a point has none.
    open: i64,
}

/// What is told as an open border.
pub(crate) const OPEN: Leak = Leak {
    sided: 45,
    open: 80,
};

/// What may turn out to be one.
pub(crate) const DOUBTFUL: Leak = Leak {
    sided: 45,
    open: 65,
};

/// A region whose border is not closed.
pub(crate) struct Border {
    /// The empty region, dead stones lifted.
    pub(crate) region: Vec<Place>,
    /// Where it is to be closed around.
    pub(crate) around: Vec<Place>,
}

/// The open borders when these stones are lifted.
pub(crate) fn open(judge: &Judge, lifted: &Places<bool>, leak: Leak) -> Vec<Border> {
    let Leak { sided, open } = leak;
    let board = judge.board();
    let content = |place: Place| {
        if lifted[place] {
            EMPTY
        } else {
            board.cells[place]
        }
    };
    let mut seen = Places::new(false);
    let mut borders = Vec::new();
    for first in board.places() {
        if seen[first] || content(first) != EMPTY {
            continue;
        }
        let mut region = alloc::vec![first];
        seen[first] = true;
        let (mut next, mut sides) = (0, 0);
        while let Some(&place) = region.get(next) {
            next += 1;
            for n in board.around(place) {
                match content(n) {
                    BORDER => {}
                    EMPTY => {
                        if !seen[n] {
                            seen[n] = true;
                            region.push(n);
                        }
                    }
                    side => sides |= side,
                }
            }
        }
        if sides != BORDER {
            continue;
        }
        let owner = |p: Place| judge.owner(p).0;
        let is_open = |&p: &Place| {
            board.around(p).into_iter().any(|q| {
                let (here, there) = (owner(p), owner(q));
                content(q) == EMPTY
                    && there.abs() >= sided
                    && (here.abs() < open || (here.abs() >= sided && (here > 0) != (there > 0)))
            })
        };
        let around: Vec<Place> = region.iter().copied().filter(is_open).collect();
        if !around.is_empty() {
            borders.push(Border { region, around });
        }
    }
    borders
}

impl Border {
    /// Whether a chain lies in the region or next to it.
    pub(crate) fn is_beside(&self, board: &Board, chain: &Chain) -> bool {
        chain.stones.iter().any(|stone| {
            self.region.contains(stone)
                || board.around(*stone).iter().any(|n| self.region.contains(n))
        })
    }
}
