//! What one stone on an empty point would do.

use alloc::vec::Vec;

use super::Survey;
use crate::Color;
use crate::grid::Cell;

/// Up to so many cells a list is searched faster than marks are laid out.
const FEW: usize = 8;

impl Survey<'_> {
    /// Whether a stone on a neutral point would make an own region of a part of its region.
    pub(super) fn shuts_off(&self, cell: usize, color: Color) -> bool {
        let mut any = false;
        self.shut_off(cell, color, |_| any = true);
        any
    }

    /// Visits the parts of a neutral point's region that a stone there would make own regions.
    pub(super) fn shut_off(&self, cell: usize, color: Color, mut visit: impl FnMut(&[usize])) {
        let around = self.grid.around(cell);
        let is_empty = |n: usize| self.grid.cells.get(n) == Some(&Cell::Empty);
        if !around.into_iter().any(is_empty) {
            return;
        }
        // Where the empty neighbours hang together around the point, its region stays in
        // one part, and that part still touches the enemy unless only the point did.
        let ring = self.grid.ring(cell);
        let runs = (0..4)
            .filter(|side| {
                let (at, corner, next) = (side * 2, side * 2 + 1, (side * 2 + 2) % 8);
                is_empty(ring[at]) && !(is_empty(ring[corner]) && is_empty(ring[next]))
            })
            .count();
        let enemy = Cell::from(color.other());
        if runs <= 1 && !around.into_iter().any(|n| self.grid.cells[n] == enemy) {
            return;
        }
        let mut seen: Vec<usize> = alloc::vec![cell];
        for start in around {
            if is_empty(start)
                && !seen.contains(&start)
                && let Some(part) = self.own_part(cell, start, color)
            {
                seen.extend_from_slice(&part);
                visit(&part);
            }
        }
    }

    /// The region around `start` with `without` taken, if no enemy stone touches it.
    fn own_part(&self, without: usize, start: usize, color: Color) -> Option<Vec<usize>> {
        let enemy = Cell::from(color.other());
        let mut part = alloc::vec![start];
        // Most parts meet the enemy within a few cells; only then are marks worth their room.
        let mut seen: Vec<bool> = Vec::new();
        let mut next = 0;
        while let Some(&cell) = part.get(next) {
            next += 1;
            let around = self.grid.around(cell);
            if around.into_iter().any(|n| self.grid.cells[n] == enemy) {
                return None;
            }
            if next == FEW && seen.is_empty() {
                seen = alloc::vec![false; self.grid.len()];
                for &cell in &part {
                    seen[cell] = true;
                }
            }
            for n in around {
                if self.grid.cells[n] != Cell::Empty || n == without {
                    continue;
                }
                let known = match seen.get_mut(n) {
                    Some(mark) => core::mem::replace(mark, true),
                    None => part.contains(&n),
                };
                if !known {
                    part.push(n);
                }
            }
        }
        Some(part)
    }

    /// Whether a stone on an empty point captures nothing and has a liberty.
    pub(super) fn is_quiet_move(&self, cell: usize, color: Color) -> bool {
        !self.captures(cell, color) && self.liberties_after(cell, color, 1) >= 1
    }

    /// Whether a stone on an empty point would capture.
    pub(super) fn captures(&self, cell: usize, color: Color) -> bool {
        self.grid.around(cell).into_iter().any(|n| {
            self.grid.cells[n] == Cell::from(color.other()) && self.blobs.at(n).liberties <= 1
        })
    }

    /// Liberties of the chain that a non-capturing stone would make, counted up to a limit.
    pub(super) fn liberties_after(&self, cell: usize, color: Color, limit: usize) -> usize {
        let mut found: Vec<usize> = Vec::new();
        for n in self.grid.around(cell) {
            if self.grid.cells[n] == Cell::Empty {
                found.push(n);
            }
        }
        for n in self.grid.around(cell) {
            if found.len() >= limit {
                return found.len();
            }
            if self.grid.cells[n] != Cell::from(color) {
                continue;
            }
            for &stone in self.blobs.cells(self.blobs.at(n)) {
                for liberty in self.grid.around(stone) {
                    if self.grid.cells[liberty] == Cell::Empty
                        && liberty != cell
                        && !found.contains(&liberty)
                    {
                        found.push(liberty);
                        if found.len() >= limit {
                            return found.len();
                        }
                    }
                }
            }
        }
        found.len()
    }
}
