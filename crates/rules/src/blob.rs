//! Chains and empty regions: the connected parts of a grid.

use alloc::vec::Vec;

use crate::Color;
use crate::grid::{Cell, Grid};

/// A chain, or an empty region.
#[derive(Clone, Copy)]
pub(crate) struct Blob {
    /// What its cells hold.
    pub(crate) content: Cell,
    /// Its first cell in reading order.
    pub(crate) first: usize,
    /// Where its cells start in [`Blobs::cells`].
    start: usize,
    /// The number of its cells.
    pub(crate) len: usize,
    /// For a chain: its liberties. For a region: not used.
    pub(crate) liberties: u16,
    /// For a region: whether it touches black and white stones.
    touches: [bool; 2],
}

impl Blob {
    /// The colour of a region whose neighbours are stones of that colour only.
    pub(crate) fn owner(&self) -> Option<Color> {
        match (self.content, self.touches) {
            (Cell::Empty, [true, false]) => Some(Color::Black),
            (Cell::Empty, [false, true]) => Some(Color::White),
            _ => None,
        }
    }

    /// An empty region that is nobody's own.
    pub(crate) fn is_neutral(&self) -> bool {
        self.content == Cell::Empty && self.owner().is_none()
    }
}

/// All chains and regions of a grid.
pub(crate) struct Blobs {
    /// The blob of each cell; meaningless on the border.
    pub(crate) of: Vec<u16>,
    pub(crate) list: Vec<Blob>,
    /// The cells of all blobs, one blob after the other.
    cells: Vec<usize>,
}

impl Blobs {
    pub(crate) fn new(grid: &Grid) -> Self {
        const NONE: u16 = u16::MAX;
        let mut of = alloc::vec![NONE; grid.len()];
        let mut list: Vec<Blob> = Vec::with_capacity(64);
        let mut cells: Vec<usize> = Vec::with_capacity(usize::from(grid.size.points()));
        // The last chain that counted a cell as its liberty.
        let mut counted = alloc::vec![NONE; grid.len()];
        for first in grid.board_cells() {
            if of[first] != NONE {
                continue;
            }
            let content = grid.cells[first];
            let id = list.len() as u16;
            let start = cells.len();
            let mut blob = Blob {
                content,
                first,
                start,
                len: 0,
                liberties: 0,
                touches: [false; 2],
            };
            of[first] = id;
            cells.push(first);
            let mut next = start;
            while let Some(&cell) = cells.get(next) {
                next += 1;
                for n in grid.around(cell) {
                    let there = grid.cells[n];
                    if there == content {
                        if of[n] == NONE {
                            of[n] = id;
                            cells.push(n);
                        }
                    } else if there == Cell::Empty {
                        if counted[n] != id {
                            counted[n] = id;
                            blob.liberties += 1;
                        }
                    } else if let Some(color) = there.color() {
                        blob.touches[color as usize] = true;
                    }
                }
            }
            blob.len = cells.len() - start;
            list.push(blob);
        }
        Self { of, list, cells }
    }

    /// The blob of a cell of the board.
    pub(crate) fn at(&self, cell: usize) -> &Blob {
        &self.list[usize::from(self.of[cell])]
    }

    /// The cells of a blob.
    pub(crate) fn cells(&self, blob: &Blob) -> &[usize] {
        &self.cells[blob.start..blob.start + blob.len]
    }
}
