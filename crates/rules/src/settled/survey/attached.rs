//! Pieces that one more stone would make part of a living piece (spec 1.5, attached).

use alloc::vec::Vec;

use super::Survey;
use crate::eyes;
use crate::grid::Cell;
use crate::settled::{NO_PIECE, Piece, Standing};
use crate::{Color, Oddity};

impl Survey<'_> {
    /// Pieces that one legal, non-capturing stone on a neutral point would make part of
    /// a piece that lives (spec 1.5, attached), as often as that finds another.
    pub(super) fn find_attached(&mut self) {
        let open = |p: &Piece| p.standing == Standing::Unsettled && !p.set_by_hand;
        if !self.pieces.iter().any(open) {
            return;
        }
        // For each neutral point and colour: the pieces that a stone there would join.
        let mut joins: Vec<(usize, Vec<u16>)> = Vec::new();
        let mut pieces = Vec::new();
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] != Cell::Empty || !self.blobs.at(cell).is_neutral() {
                continue;
            }
            for color in Color::ALL {
                self.joined_by(cell, color, &mut pieces);
                if pieces.len() > 1
                    && pieces.iter().any(|&p| open(&self.pieces[usize::from(p)]))
                    && self.is_quiet_move(cell, color)
                {
                    joins.push((cell, pieces.clone()));
                }
            }
        }
        self.find_joined_by_itself();
        loop {
            let mut found = Vec::new();
            for (cell, pieces) in &joins {
                let lives = |&p: &u16| {
                    let standing = self.pieces[usize::from(p)].standing;
                    matches!(standing, Standing::Independent | Standing::Attached)
                };
                if pieces.iter().any(lives) {
                    for &p in pieces {
                        if open(&self.pieces[usize::from(p)]) {
                            found.push((usize::from(p), *cell));
                        }
                    }
                }
            }
            if found.is_empty() {
                break;
            }
            for (piece, cell) in found {
                self.pieces[piece].standing = Standing::Attached;
                if !self.joints[piece].contains(&cell) {
                    self.joints[piece].push(cell);
                }
            }
        }
        for (piece, joints) in self.pieces.iter().zip(&mut self.joints) {
            joints.sort_unstable();
            if !joints.is_empty() {
                self.oddities.push(Oddity::HangsOn {
                    side: piece.color,
                    piece: piece.at,
                    points: joints.iter().map(|&c| self.grid.point(c)).collect(),
                });
            }
        }
    }

    /// Pieces that have two eyes once one quiet stone on a neutral point joins two of
    /// their chains: a chain of false eyes closed to a ring, for one (spec 1.5, attached).
    /// They keep those two.
    fn find_joined_by_itself(&mut self) {
        let mut joints: Vec<(u16, usize)> = Vec::new();
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] == Cell::Empty && self.blobs.at(cell).is_neutral() {
                for color in Color::ALL {
                    if let Some(piece) = self.joins_within(cell, color) {
                        joints.push((piece, cell));
                    }
                }
            }
        }
        joints.sort_unstable();
        for of_piece in joints.chunk_by(|a, b| a.0 == b.0) {
            let id = of_piece[0].0;
            let piece = self.pieces[usize::from(id)];
            if piece.standing != Standing::Unsettled || piece.set_by_hand {
                continue;
            }
            let own: Vec<usize> = self.own_cells(usize::from(id)).collect();
            if own.len() < 2 {
                continue;
            }
            let only_it = |of: &u16| if *of == id { id } else { NO_PIECE };
            let mut part: Vec<u16> = self.piece_of.iter().map(only_it).collect();
            for &(_, cell) in of_piece {
                if !self.is_quiet_move(cell, piece.color) {
                    continue;
                }
                part[cell] = id;
                let cut = eyes::cut_points(self.grid, &part);
                part[cell] = NO_PIECE;
                let candidates = self.candidates(&own, |cell| !cut[cell]);
                let Some((first, second)) = eyes::pair(self.grid, &candidates) else {
                    continue;
                };
                if self.joints[usize::from(id)].is_empty() {
                    self.pieces[usize::from(id)].standing = Standing::Attached;
                    self.reserved[first] = true;
                    self.reserved[second] = true;
                }
                self.joints[usize::from(id)].push(cell);
            }
        }
    }

    /// The piece of which a stone on the point would join two chains, if it touches no
    /// other piece of the colour.
    fn joins_within(&self, cell: usize, color: Color) -> Option<u16> {
        let own = Cell::from(color);
        let mut stones = self
            .grid
            .around(cell)
            .into_iter()
            .filter(|&n| self.grid.cells[n] == own);
        let first = stones.next()?;
        let mut joins = false;
        for n in stones {
            if self.piece_of[n] != self.piece_of[first] {
                return None;
            }
            joins |= self.blobs.of[n] != self.blobs.of[first];
        }
        joins.then_some(self.piece_of[first])
    }

    /// The pieces of a colour that a stone on a neutral point would make one: those it
    /// touches, and those around what it shuts off as an own region.
    fn joined_by(&self, cell: usize, color: Color, pieces: &mut Vec<u16>) {
        pieces.clear();
        let mut add = |n: usize| {
            if self.grid.cells[n] == Cell::from(color) && !pieces.contains(&self.piece_of[n]) {
                pieces.push(self.piece_of[n]);
            }
        };
        self.grid.around(cell).into_iter().for_each(&mut add);
        self.shut_off(cell, color, |part| {
            for &inside in part {
                self.grid.around(inside).into_iter().for_each(&mut add);
            }
        });
    }
}
