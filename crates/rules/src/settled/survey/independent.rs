//! Pieces that live by their own eyes (spec 1.5, independent).

use alloc::vec::Vec;

use super::Survey;
use crate::eyes::{self, Candidate, CutPoints};
use crate::grid::Cell;
use crate::settled::{NO_PIECE, Standing};
use crate::{BySide, Color, Oddity, benson};

/// Enemy stones without an eye in areas that one colour walls in.
struct Prey {
    /// For each piece, those in the areas that it walls.
    of_piece: Vec<Vec<usize>>,
    /// The cells of these areas.
    is_inside: Vec<bool>,
}

impl Survey<'_> {
    /// Reserves two points of every piece that can spare the others (spec 1.5, independent).
    pub(super) fn find_eyes(&mut self) {
        let cut = CutPoints::of_all(self.grid, &self.piece_of);
        let mut candidates: Vec<(u16, Candidate)> = Vec::new();
        for cell in self.grid.board_cells() {
            let piece = self.piece_of[cell];
            if self.grid.cells[cell] == Cell::Empty && piece != NO_PIECE && !cut.contains(cell) {
                candidates.push((
                    piece,
                    Candidate {
                        cell,
                        shares_region: self.blobs.at(cell).len > 1,
                    },
                ));
            }
        }
        candidates.sort_unstable_by_key(|(piece, c)| (*piece, c.cell));
        let mut candidates = candidates.into_iter().peekable();
        let mut of_piece = Vec::new();
        // For each piece of a colour, the stones that it shuts in; found when first asked for.
        let mut prey: BySide<Option<Prey>> = BySide::default();
        for piece in 0..self.pieces.len() {
            of_piece.clear();
            while let Some((_, c)) = candidates.next_if(|(p, _)| usize::from(*p) == piece) {
                of_piece.push(c);
            }
            if let Some((first, second)) = eyes::pair(self.grid, &of_piece) {
                self.reserved[first] = true;
                self.reserved[second] = true;
                self.pieces[piece].standing = Standing::Independent;
            } else {
                let color = self.pieces[piece].color;
                let prey = prey[color].get_or_insert_with(|| self.prey_of(color));
                self.find_life_around(piece, prey);
            }
        }
    }

    /// A piece without two own eyes may still live unconditionally, with enemy stones
    /// that it shuts in serving as an eye (spec 1.5, independent, by Benson).
    fn find_life_around(&mut self, piece: usize, prey: &Prey) {
        let color = self.pieces[piece].color;
        let shut_in = &prey.of_piece[piece];
        if shut_in.is_empty() {
            return;
        }
        let cells = self.cells_around(piece, prey);
        let is_own = |&c: &usize| {
            usize::from(self.piece_of[c]) == piece && self.grid.cells[c] == Cell::Empty
        };
        let mut own: Vec<usize> = cells.iter().copied().filter(is_own).collect();
        own.sort_unstable();
        let mut filled = self.grid.clone();
        for &cell in &own {
            filled.cells[cell] = color.into();
        }
        let kept_choices = core::iter::once(None).chain(own.iter().copied().map(Some));
        for kept in kept_choices {
            if let Some(cell) = kept {
                filled.cells[cell] = Cell::Empty;
            }
            let in_atari = |cell: usize| self.blobs.at(cell).liberties <= 1;
            let alive = benson::alive(&filled, color, &cells, in_atari);
            if let Some(cell) = kept {
                filled.cells[cell] = color.into();
            }
            let lives = cells
                .iter()
                .all(|&c| usize::from(self.piece_of[c]) != piece || Some(c) == kept || alive[c]);
            if lives {
                if let Some(cell) = kept {
                    self.reserved[cell] = true;
                }
                self.pieces[piece].standing = Standing::Independent;
                self.oddities.push(Oddity::NoEyeInside {
                    side: color,
                    stones: shut_in.iter().map(|&c| self.grid.point(c)).collect(),
                });
                return;
            }
        }
    }

    /// The piece, what it shuts in, the other pieces around that, and so on.
    fn cells_around(&self, piece: usize, prey: &Prey) -> Vec<usize> {
        let color = self.pieces[piece].color;
        let first = self.grid.index(self.pieces[piece].at);
        let mut seen = alloc::vec![false; self.grid.len()];
        seen[first] = true;
        let mut cells = alloc::vec![first];
        let mut next = 0;
        while let Some(&cell) = cells.get(next) {
            next += 1;
            for n in self.grid.around(cell) {
                let of = self.pieces.get(usize::from(self.piece_of[n]));
                let belongs = prey.is_inside[n] || of.is_some_and(|p| p.color == color);
                if belongs && !core::mem::replace(&mut seen[n], true) {
                    cells.push(n);
                }
            }
        }
        cells
    }

    /// Enemy stones in areas walled by one colour, where every empty point is a liberty
    /// of the walls, so that no eye can be made inside.
    ///
    /// Not where some of them could be taken at once: there the game is not over, and
    /// the pieces stand contested until they are taken or marked dead.
    fn prey_of(&self, color: Color) -> Prey {
        let own = Cell::from(color);
        let mut seen = alloc::vec![false; self.grid.len()];
        let mut found = Prey {
            of_piece: alloc::vec![Vec::new(); self.pieces.len()],
            is_inside: alloc::vec![false; self.grid.len()],
        };
        for first in self.grid.board_cells() {
            if self.grid.cells[first] != Cell::from(color.other()) || seen[first] {
                continue;
            }
            seen[first] = true;
            let mut area = alloc::vec![first];
            let mut walls: Vec<u16> = Vec::new();
            let mut serves = true;
            let mut next = 0;
            while let Some(&cell) = area.get(next) {
                next += 1;
                let mut beside_own = false;
                for n in self.grid.around(cell) {
                    if self.grid.cells[n] == own {
                        beside_own = true;
                        if !walls.contains(&self.piece_of[n]) {
                            walls.push(self.piece_of[n]);
                        }
                    } else if self.grid.cells[n] != Cell::Border && !seen[n] {
                        seen[n] = true;
                        area.push(n);
                    }
                }
                serves &= if self.grid.cells[cell] == Cell::Empty {
                    beside_own
                } else {
                    self.blobs.at(cell).liberties > 1
                };
            }
            if serves {
                for &cell in &area {
                    found.is_inside[cell] = true;
                }
                area.retain(|&c| self.grid.cells[c] != Cell::Empty);
                area.sort_unstable();
                for wall in walls {
                    found.of_piece[usize::from(wall)].extend_from_slice(&area);
                }
            }
        }
        found
    }

    /// The own points that pass a test, as candidates for reserved eyes.
    pub(super) fn candidates(&self, own: &[usize], test: impl Fn(usize) -> bool) -> Vec<Candidate> {
        own.iter()
            .filter(|&&cell| test(cell))
            .map(|&cell| Candidate {
                cell,
                shares_region: self.blobs.at(cell).len > 1,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::{Board, Size};

    /// Whether some two own points can stay empty so that the piece, all its other own
    /// points filled, lives unconditionally. Slow and plain.
    fn some_filling_lives(survey: &Survey<'_>, piece: usize) -> bool {
        let own: Vec<usize> = survey.own_cells(piece).collect();
        let color = survey.pieces[piece].color;
        let all: Vec<usize> = survey.grid.board_cells().collect();
        own.iter().enumerate().any(|(i, &a)| {
            own[i + 1..].iter().any(|&b| {
                if survey.grid.around(a).contains(&b) {
                    return false;
                }
                let mut filled = survey.grid.clone();
                for &cell in &own {
                    if cell != a && cell != b {
                        filled.cells[cell] = color.into();
                    }
                }
                // Only own points count as eyes here: no region with an enemy stone.
                let alive = benson::alive(&filled, color, &all, |_| true);
                survey.grid.board_cells().all(|c| {
                    usize::from(survey.piece_of[c]) != piece || c == a || c == b || alive[c]
                })
            })
        })
    }

    #[test]
    fn two_reserved_points_are_found_exactly_where_a_filling_lives() {
        let mut seed = 1_u64;
        let mut roll = |n: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % n
        };
        let (mut pieces, mut independent) = (0, 0);
        while pieces < 6000 {
            let size = Size::new(1 + roll(7) as u8, 1 + roll(7) as u8).unwrap();
            let mut board = Board::new(size);
            let (empty, white) = (1 + roll(6), roll(3));
            for point in size.iter() {
                if roll(8) >= empty {
                    let color = if roll(4) < white {
                        Color::White
                    } else {
                        Color::Black
                    };
                    board.set(point, Some(color));
                }
            }
            let grid = Grid::new(&board);
            let mut survey = Survey::new(&grid);
            survey.find_pieces();
            survey.find_eyes();
            for piece in 0..survey.pieces.len() {
                // Life around enemy stones is another test's matter.
                let reserved = survey
                    .own_cells(piece)
                    .filter(|&c| survey.reserved[c])
                    .count();
                assert_eq!(
                    reserved == 2,
                    some_filling_lives(&survey, piece),
                    "{board:?} {:?}",
                    survey.pieces[piece]
                );
                independent += usize::from(reserved == 2);
                pieces += 1;
            }
        }
        assert!(independent > 500, "{independent} of {pieces}");
    }
}
