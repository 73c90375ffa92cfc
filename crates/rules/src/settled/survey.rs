//! The analysis of a position, one named pass after the other (spec 1).

use alloc::vec::Vec;

use super::{Filled, Ground, NO_PIECE, Piece, Settled, Standing};
use crate::blob::Blobs;
use crate::eyes::{self, Candidate};
use crate::fill::{self, Fill, Playout};
use crate::grid::{Cell, Grid};
use crate::{BySide, Color, Oddity, Override, Point, SetStanding, benson, ruling};

/// Up to so many cells a list is searched faster than marks are laid out.
const FEW: usize = 8;

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

/// Enemy stones without an eye in an area that one colour walls in.
struct Prey {
    stones: Vec<usize>,
    /// The pieces around them.
    walls: Vec<u16>,
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

    /// Reserves two points of every piece that can spare the others (spec 1.5, independent).
    fn find_eyes(&mut self) {
        let cut = eyes::cut_points(self.grid, &self.piece_of);
        let mut candidates: Vec<(u16, Candidate)> = Vec::new();
        for cell in self.grid.board_cells() {
            let piece = self.piece_of[cell];
            if self.grid.cells[cell] == Cell::Empty && piece != NO_PIECE && !cut[cell] {
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
        let mut prey: BySide<Option<Vec<Prey>>> = BySide::default();
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
    fn find_life_around(&mut self, piece: usize, prey: &[Prey]) {
        let color = self.pieces[piece].color;
        let is_wall = |p: &&Prey| p.walls.iter().any(|&w| usize::from(w) == piece);
        let shut_in: Vec<usize> = prey
            .iter()
            .filter(is_wall)
            .flat_map(|p| p.stones.iter().copied())
            .collect();
        if shut_in.is_empty() {
            return;
        }
        let own: Vec<usize> = self.own_cells(piece).collect();
        let kept_choices = core::iter::once(None).chain(own.iter().copied().map(Some));
        for kept in kept_choices {
            let mut filled = self.grid.clone();
            for &cell in &own {
                if Some(cell) != kept {
                    filled.cells[cell] = color.into();
                }
            }
            let in_atari = |cell: usize| self.blobs.at(cell).liberties <= 1;
            let alive = benson::alive(&filled, color, in_atari);
            let lives = self
                .grid
                .board_cells()
                .all(|c| usize::from(self.piece_of[c]) != piece || Some(c) == kept || alive[c]);
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

    /// Enemy stones in areas walled by one colour, where every empty point is a liberty
    /// of the walls, so that no eye can be made inside.
    ///
    /// Not where some of them could be taken at once: there the game is not over, and
    /// the pieces stand contested until they are taken or marked dead.
    fn prey_of(&self, color: Color) -> Vec<Prey> {
        let own = Cell::from(color);
        let mut seen = alloc::vec![false; self.grid.len()];
        let mut found = Vec::new();
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
                area.retain(|&c| self.grid.cells[c] != Cell::Empty);
                area.sort_unstable();
                found.push(Prey {
                    stones: area,
                    walls,
                });
            }
        }
        found
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

    /// Pieces that one legal, non-capturing stone on a neutral point would make part of
    /// a piece that lives (spec 1.5, attached), as often as that finds another.
    fn find_attached(&mut self) {
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

    /// The own points that pass a test, as candidates for reserved eyes.
    fn candidates(&self, own: &[usize], test: impl Fn(usize) -> bool) -> Vec<Candidate> {
        own.iter()
            .filter(|&&cell| test(cell))
            .map(|&cell| Candidate {
                cell,
                shares_region: self.blobs.at(cell).len > 1,
            })
            .collect()
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

    /// Whether a stone on a neutral point would make an own region of a part of its region.
    fn shuts_off(&self, cell: usize, color: Color) -> bool {
        let mut any = false;
        self.shut_off(cell, color, |_| any = true);
        any
    }

    /// Visits the parts of a neutral point's region that a stone there would make own regions.
    fn shut_off(&self, cell: usize, color: Color, mut visit: impl FnMut(&[usize])) {
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
    fn is_quiet_move(&self, cell: usize, color: Color) -> bool {
        !self.captures(cell, color) && self.liberties_after(cell, color, 1) >= 1
    }

    /// Whether a stone on an empty point would capture.
    fn captures(&self, cell: usize, color: Color) -> bool {
        self.grid.around(cell).into_iter().any(|n| {
            self.grid.cells[n] == Cell::from(color.other()) && self.blobs.at(n).liberties <= 1
        })
    }

    /// Liberties of the chain that a non-capturing stone would make, counted up to a limit.
    fn liberties_after(&self, cell: usize, color: Color, limit: usize) -> usize {
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

    /// Pieces that share a neutral region with a piece of the other colour, neither of
    /// them independent or attached (spec 1.5, seki).
    fn find_seki(&mut self) {
        for id in 0..self.blobs.list.len() {
            let region = self.blobs.list[id];
            if !region.is_neutral() {
                continue;
            }
            let mut sharers: BySide<Vec<u16>> = BySide::default();
            for &cell in self.blobs.cells(&region) {
                for n in self.grid.around(cell) {
                    let Some(color) = self.grid.cells[n].color() else {
                        continue;
                    };
                    let open = matches!(
                        self.standing_at(n),
                        Some(Standing::Unsettled | Standing::Seki { .. })
                    );
                    let piece = self.piece_of[n];
                    if open && !sharers[color].contains(&piece) {
                        sharers[color].push(piece);
                    }
                }
            }
            let (Some(&black), Some(&white)) = (sharers.black.first(), sharers.white.first())
            else {
                continue;
            };
            let contested = self.is_contested(&region);
            let by_hand = |p: u16| self.pieces[usize::from(p)].set_by_hand;
            if contested && !(by_hand(black) && by_hand(white)) {
                self.oddities.push(Oddity::ContestedSeki {
                    pieces: BySide::new(black, white).map(|p| self.pieces[usize::from(p)].at),
                    points: self.points_of(&region),
                });
            }
            for color in Color::ALL {
                for &piece in &sharers[color] {
                    let piece = &mut self.pieces[usize::from(piece)];
                    if !piece.set_by_hand {
                        let was = matches!(piece.standing, Standing::Seki { contested: true });
                        piece.standing = Standing::Seki {
                            contested: contested || was,
                        };
                    }
                }
            }
        }
    }

    /// Whether on some point of a neutral region a stone of either colour captures, or
    /// has more than one liberty.
    fn is_contested(&self, region: &crate::blob::Blob) -> bool {
        self.blobs.cells(region).iter().any(|&cell| {
            Color::ALL
                .into_iter()
                .any(|color| self.captures(cell, color) || self.liberties_after(cell, color, 2) > 1)
        })
    }

    fn points_of(&self, region: &crate::blob::Blob) -> Vec<Point> {
        let mut points: Vec<Point> = self
            .blobs
            .cells(region)
            .iter()
            .map(|&c| self.grid.point(c))
            .collect();
        points.sort_unstable();
        points
    }

    /// Names what is left: fewer than two eyes, and where the border may be meant to close.
    fn find_unsettled(&mut self) {
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

    /// Flags pieces whose own points are one region of three or a square of four.
    fn find_small_eyes(&mut self) {
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
        let cut = eyes::cut_points(self.grid, &self.piece_of);
        for piece in pieces {
            let own: Vec<usize> = self.own_cells(usize::from(piece)).collect();
            let kept: Vec<usize> = own.iter().copied().filter(|&c| self.reserved[c]).collect();
            let may_stay = |cell: usize| !cut[cell] && !fills.iter().any(|f| f.cell == cell);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Size};

    /// Whether some two own points can stay empty so that the piece, all its other own
    /// points filled, lives unconditionally. Slow and plain.
    fn some_filling_lives(survey: &Survey<'_>, piece: usize) -> bool {
        let own: Vec<usize> = survey.own_cells(piece).collect();
        let color = survey.pieces[piece].color;
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
                let alive = benson::alive(&filled, color, |_| true);
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
