//! What is left, and what a person should look at (spec 1.5, unsettled).

use alloc::vec::Vec;

use super::Survey;
use crate::Oddity;
use crate::grid::Cell;
use crate::settled::Standing;

impl Survey<'_> {
    /// Names what is left: fewer than two eyes, and where the border may be meant to close.
    pub(super) fn find_unsettled(&mut self) {
        let mut beside: Vec<Vec<usize>> = alloc::vec![Vec::new(); self.pieces.len()];
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] != Cell::Empty || !self.blobs.at(cell).is_neutral() {
                continue;
            }
            for n in self.grid.around(cell) {
                let id = usize::from(self.piece_of[n]);
                if let Some(piece) = self.pieces.get(id)
                    && piece.standing == Standing::Unsettled
                    && beside[id].last() != Some(&cell)
                    && self.shuts_off(cell, piece.color)
                {
                    beside[id].push(cell);
                }
            }
        }
        for (piece, beside) in self.pieces.iter().zip(beside) {
            if piece.standing == Standing::Unsettled {
                self.oddities.push(Oddity::Unsettled {
                    side: piece.color,
                    piece: piece.at,
                    points: beside.into_iter().map(|c| self.grid.point(c)).collect(),
                });
            }
        }
    }

    /// Flags pieces whose own points are one region of three or a square of four.
    pub(super) fn find_small_eyes(&mut self) {
        let mut regions: Vec<Vec<u16>> = alloc::vec![Vec::new(); self.pieces.len()];
        for (id, region) in self.blobs.list.iter().enumerate() {
            if region.owner().is_some()
                && let Some(list) = regions.get_mut(usize::from(self.piece_of[region.first]))
            {
                list.push(id as u16);
            }
        }
        for (piece, regions) in self.pieces.iter().zip(regions) {
            let [region] = regions.as_slice() else {
                continue;
            };
            let region = self.blobs.list[usize::from(*region)];
            if region.len != 3 && region.len != 4 {
                continue;
            }
            let (side, points) = (piece.color, self.points_of(&region));
            let square = matches!(points.as_slice(), [a, _, _, d] if d.row == a.row + 1 && d.col == a.col + 1);
            if region.len == 3 {
                self.oddities.push(Oddity::EyeOfThree { side, points });
            } else if square {
                self.oddities.push(Oddity::EyeOfSquare { side, points });
            }
        }
    }
}
