//! The analysis of a position, one named pass after the other (spec 1).

mod attached;
mod independent;
mod seki;
mod stone;
mod unsettled;

use alloc::vec::Vec;

use super::{Filled, Ground, NO_PIECE, Piece, Settled, Standing};
use crate::blob::{Blob, Blobs};
use crate::eyes::{self, CutPoints};
use crate::fill::{self, Fill, Playout};
use crate::grid::{Cell, Grid};
use crate::{BySide, Color, Oddity, Override, Point, SetStanding, ruling};

/// The analysis as it proceeds, one pass after the other.
pub(crate) struct Survey<'a> {
    pub(crate) grid: &'a Grid,
    pub(crate) blobs: Blobs,
    /// The piece of each stone and own point.
    pub(crate) piece_of: Vec<u16>,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) reserved: Vec<bool>,
    /// For each attached piece, the points that would join it.
    pub(crate) joints: Vec<Vec<usize>>,
    /// The stones that were lifted as dead.
    pub(crate) dead: Vec<(usize, Cell)>,
    /// Whether the standing of the pieces is judged.
    judged: bool,
    oddities: Vec<Oddity>,
}

impl<'a> Survey<'a> {
    pub(super) fn new(grid: &'a Grid) -> Self {
        Self {
            grid,
            blobs: Blobs::new(grid),
            piece_of: alloc::vec![NO_PIECE; grid.len()],
            pieces: Vec::new(),
            reserved: alloc::vec![false; grid.len()],
            joints: Vec::new(),
            dead: Vec::new(),
            judged: false,
            oddities: Vec::new(),
        }
    }

    /// Says how each piece lives, what it reserves, and what must be filled; the order of
    /// the passes is that of the spec.
    pub(super) fn judge(&mut self, overrides: &[Override]) -> BySide<Playout> {
        self.judged = true;
        self.find_eyes();
        self.apply_standings(overrides);
        self.find_attached();
        self.find_seki();
        self.find_unsettled();
        self.reserve_what_must_stay();
        self.find_small_eyes();
        self.play_on(overrides)
    }

    /// Joins the chains and own regions of one colour that touch (spec 1.4).
    pub(super) fn find_pieces(&mut self) {
        let mut piece_of_blob = alloc::vec![NO_PIECE; self.blobs.list.len()];
        let mut todo = Vec::new();
        for id in 0..self.blobs.list.len() {
            let Some(color) = self.blobs.list[id].content.color() else {
                continue;
            };
            if piece_of_blob[id] != NO_PIECE {
                continue;
            }
            let piece = self.pieces.len() as u16;
            self.pieces.push(Piece {
                color,
                standing: Standing::Unsettled,
                at: self.grid.point(self.blobs.list[id].first),
                set_by_hand: false,
            });
            piece_of_blob[id] = piece;
            todo.push(id);
            while let Some(blob) = todo.pop() {
                let blob = self.blobs.list[blob];
                for &cell in self.blobs.cells(&blob) {
                    self.piece_of[cell] = piece;
                    for n in self.grid.around(cell) {
                        if self.grid.cells[n] == Cell::Border {
                            continue;
                        }
                        let other = self.blobs.of[n];
                        let next = self.blobs.at(n);
                        // From a chain only an own region can follow, from a region only a chain.
                        if piece_of_blob[usize::from(other)] == NO_PIECE
                            && (next.owner() == Some(color) || next.content == Cell::from(color))
                        {
                            piece_of_blob[usize::from(other)] = piece;
                            todo.push(usize::from(other));
                        }
                    }
                }
            }
        }
        self.joints = alloc::vec![Vec::new(); self.pieces.len()];
    }

    /// Standings that a person set win over what was found (spec 1.6).
    fn apply_standings(&mut self, overrides: &[Override]) {
        for o in overrides {
            let &Override::Standing { at, standing } = o else {
                continue;
            };
            if !self.grid.size.contains(at) {
                continue;
            }
            let id = usize::from(self.piece_of[self.grid.index(at)]);
            let Some(piece) = self.pieces.get_mut(id) else {
                continue;
            };
            piece.set_by_hand = true;
            let found = piece.standing;
            match standing {
                SetStanding::Independent => piece.standing = Standing::Independent,
                SetStanding::Seki => piece.standing = Standing::Seki { contested: false },
            }
            if standing == SetStanding::Independent && found != Standing::Independent {
                // No pair was found: keep the first two own points, if there are any.
                let own: Vec<usize> = self.own_cells(id).take(2).collect();
                for cell in own {
                    self.reserved[cell] = true;
                }
            }
        }
    }

    pub(crate) fn own_cells(&self, piece: usize) -> impl Iterator<Item = usize> {
        self.grid.board_cells().filter(move |&c| {
            self.grid.cells[c] == Cell::Empty && usize::from(self.piece_of[c]) == piece
        })
    }

    /// The standing of the piece a stone belongs to.
    fn standing_at(&self, cell: usize) -> Option<Standing> {
        self.pieces
            .get(usize::from(self.piece_of[cell]))
            .map(|piece| piece.standing)
    }

    fn points_of(&self, region: &Blob) -> Vec<Point> {
        let mut points: Vec<Point> = self
            .blobs
            .cells(region)
            .iter()
            .map(|&c| self.grid.point(c))
            .collect();
        points.sort_unstable();
        points
    }

    /// Own points of pieces in seki stay empty (spec 1.9), and so do those of unsettled
    /// pieces, which can fill nothing without dying.
    fn reserve_what_must_stay(&mut self) {
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] != Cell::Empty {
                continue;
            }
            if let Some(Standing::Seki { .. } | Standing::Unsettled) = self.standing_at(cell) {
                self.reserved[cell] = true;
            }
        }
    }

    /// Plays on for each side: the own points that territory methods leave out, apart
    /// from those of unsettled pieces (spec 1.7). A reserved eye is never among them.
    fn play_on(&mut self, overrides: &[Override]) -> BySide<Playout> {
        let mut found = BySide::from_fn(|side| fill::play_on(self, side));
        for side in Color::ALL {
            let Playout { fills, kos, .. } = &mut found[side];
            ruling::apply(self, side, overrides, fills);
            self.reserve_others(fills);
            for ko in kos {
                self.oddities.push(Oddity::RulingDecides {
                    side,
                    stone: self.grid.point(ko.stone),
                    point: self.grid.point(ko.cell),
                    must_fill: fills.iter().any(|fill| fill.cell == ko.cell),
                });
            }
        }
        found
    }

    /// Reserves other eyes of independent pieces where one of theirs must be filled; where
    /// there are no others, the eye stays and is not filled.
    fn reserve_others(&mut self, fills: &mut Vec<Fill>) {
        let mut pieces: Vec<u16> = fills
            .iter()
            .filter(|fill| self.reserved[fill.cell])
            .map(|fill| self.piece_of[fill.cell])
            .collect();
        pieces.sort_unstable();
        pieces.dedup();
        if pieces.is_empty() {
            return;
        }
        let cut = CutPoints::of_all(self.grid, &self.piece_of);
        for piece in pieces {
            let own: Vec<usize> = self.own_cells(usize::from(piece)).collect();
            let kept: Vec<usize> = own.iter().copied().filter(|&c| self.reserved[c]).collect();
            let may_stay =
                |cell: usize| !cut.contains(cell) && !fills.iter().any(|f| f.cell == cell);
            let other = eyes::pair(self.grid, &self.candidates(&own, may_stay));
            match (kept.as_slice(), other) {
                (&[first, second], Some(pair)) => {
                    self.reserved[first] = false;
                    self.reserved[second] = false;
                    self.reserved[pair.0] = true;
                    self.reserved[pair.1] = true;
                }
                _ => fills.retain(|fill| !kept.contains(&fill.cell)),
            }
        }
    }

    pub(super) fn finish(
        mut self,
        playout: BySide<Playout>,
        lifted: Vec<Point>,
        overrides: &[Override],
    ) -> Settled {
        let grid = self.grid;
        let mut must_fill = alloc::vec![false; grid.len()];
        let mut fills = Vec::new();
        let mut one_sided = Vec::new();
        for side in Color::ALL {
            for fill in &playout[side].fills {
                must_fill[fill.cell] = true;
                fills.push(Filled {
                    point: grid.point(fill.cell),
                    chain: grid.point(fill.chain),
                    cause: fill.cause,
                });
            }
            for cell in &playout[side].barred {
                if !playout[side.other()].barred.contains(cell) {
                    one_sided.push((grid.point(*cell), side));
                }
            }
        }
        // An unsettled piece has no territory (spec 1.7).
        for cell in grid.board_cells() {
            let unsettled = self.judged && self.standing_at(cell) == Some(Standing::Unsettled);
            must_fill[cell] |= unsettled && grid.cells[cell] == Cell::Empty;
        }
        let by_point = |list: &[bool]| grid.board_cells().map(|c| list[c]).collect();
        let ground = |cell: usize| match grid.cells[cell] {
            Cell::Black => Ground::Stone(Color::Black),
            Cell::White => Ground::Stone(Color::White),
            Cell::Empty | Cell::Border => self
                .blobs
                .at(cell)
                .owner()
                .map_or(Ground::Neutral, Ground::Own),
        };
        // Liberties of pieces in seki are meant to stay open.
        let mut open: Vec<Point> = Vec::new();
        for region in self.blobs.list.iter().filter(|blob| blob.is_neutral()) {
            if !fill::touches_seki(&self, region) {
                open.extend(self.blobs.cells(region).iter().map(|&c| grid.point(c)));
            }
        }
        open.sort_unstable();
        if !open.is_empty() && !self.pieces.is_empty() {
            self.oddities.push(Oddity::StillOpen { points: open });
        }
        let mut settled = Settled {
            size: grid.size,
            ground: grid.board_cells().map(ground).collect(),
            piece_of: grid.board_cells().map(|c| self.piece_of[c]).collect(),
            reserved: by_point(&self.reserved),
            must_fill: by_point(&must_fill),
            pieces: self.pieces,
            lifted,
            oddities: self.oddities,
            fills,
            judged: self.judged,
            one_sided,
            by_hand: Vec::new(),
        };
        settled.apply_points(overrides);
        settled
    }
}
