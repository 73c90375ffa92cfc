//! A settled position: pieces, their standing, and whose each point is (spec 1).

use alloc::vec::Vec;

use crate::blob::Blobs;
use crate::eyes::{self, Candidate};
use crate::grid::{Cell, Grid};
use crate::{BySide, Color, Document, Oddity, Override, Point, SetStanding, Size, benson, fill};

/// Which of the marks are applied before a position is settled.
///
/// Every method names its reading; each distinct one is settled once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Stones marked dead are lifted and overrides apply.
    AsMarked,
    /// The board as it stands: nothing is lifted, nothing is overridden.
    AsItStands,
}

/// How a piece lives (spec 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// 独立活棋: alive by its own eyes.
    Independent,
    /// One stone would join it to a living piece.
    Attached,
    /// 双活: alive with a piece of the other colour, neither having two eyes.
    Seki {
        /// Whether a stone on a shared point would change something.
        contested: bool,
    },
    /// None of these.
    Unsettled,
}

impl Standing {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Independent => "independent",
            Self::Attached => "attached",
            Self::Seki { contested: false } => "seki",
            Self::Seki { contested: true } => "contested-seki",
            Self::Unsettled => "unsettled",
        }
    }

    /// Whether it is seki of either kind.
    #[must_use]
    pub const fn is_seki(self) -> bool {
        matches!(self, Self::Seki { .. })
    }
}

/// What a point of a settled position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A stone.
    Stone(Color),
    /// An own empty point.
    Own(Color),
    /// A neutral point.
    Neutral,
}

/// A piece 块: chains and own regions of one colour that hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// How it lives.
    pub standing: Standing,
    /// Its first stone in reading order.
    pub at: Point,
    /// Whether a person set the standing.
    pub set_by_hand: bool,
}

/// A position after lifting, with pieces, standing and ownership.
#[derive(Clone, Debug)]
pub struct Settled {
    size: Size,
    ground: Vec<Ground>,
    piece_of: Vec<u16>,
    reserved: Vec<bool>,
    must_fill: Vec<bool>,
    pieces: Vec<Piece>,
    lifted: Vec<Point>,
    oddities: Vec<Oddity>,
}

const NO_PIECE: u16 = u16::MAX;

impl Settled {
    /// Settles one reading of a document.
    #[must_use]
    pub fn new(document: &Document, reading: Reading) -> Self {
        let mut board = document.board.clone();
        let mut lifted = Vec::new();
        let mut overrides: &[Override] = &[];
        if reading == Reading::AsMarked {
            for &point in &document.dead {
                if board.get(point).is_some() {
                    board.set(point, None);
                    lifted.push(point);
                }
            }
            overrides = &document.overrides;
        }
        let grid = Grid::new(&board);
        let mut survey = Survey::new(&grid);
        survey.find_pieces();
        survey.find_eyes();
        survey.apply_standings(overrides);
        survey.find_attached();
        survey.find_seki();
        survey.find_unsettled();
        survey.reserve_what_must_stay();
        survey.find_small_eyes();
        let must_fill = survey.must_fill();
        survey.finish(must_fill, lifted, overrides)
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The pieces, by their first stone in reading order.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The stones that were lifted as dead, in reading order.
    #[must_use]
    pub fn lifted(&self) -> &[Point] {
        &self.lifted
    }

    /// What is odd about the position.
    #[must_use]
    pub fn oddities(&self) -> &[Oddity] {
        &self.oddities
    }

    /// What the point is. A point off the board is neutral.
    #[must_use]
    pub fn ground(&self, point: Point) -> Ground {
        self.at(&self.ground, point).unwrap_or(Ground::Neutral)
    }

    /// The index in [`Settled::pieces`] of the piece a stone or own point belongs to.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<usize> {
        self.at(&self.piece_of, point)
            .filter(|&piece| piece != NO_PIECE)
            .map(usize::from)
    }

    /// Whether the own point is reserved.
    #[must_use]
    pub fn is_reserved(&self, point: Point) -> bool {
        self.at(&self.reserved, point).unwrap_or(false)
    }

    /// Whether territory methods leave the own point out, because it must be filled
    /// or belongs to an unsettled piece (spec 1.7).
    #[must_use]
    pub fn is_must_fill(&self, point: Point) -> bool {
        self.at(&self.must_fill, point).unwrap_or(false)
    }

    /// Whether the point belongs to a piece in seki.
    #[must_use]
    pub fn is_seki(&self, point: Point) -> bool {
        self.piece_at(point)
            .and_then(|piece| self.pieces.get(piece))
            .is_some_and(|piece| piece.standing.is_seki())
    }

    fn at<T: Copy>(&self, list: &[T], point: Point) -> Option<T> {
        if self.size.contains(point) {
            list.get(self.size.index(point)).copied()
        } else {
            None
        }
    }
}

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
    oddities: Vec<Oddity>,
}

impl<'a> Survey<'a> {
    fn new(grid: &'a Grid) -> Self {
        Self {
            grid,
            blobs: Blobs::new(grid),
            piece_of: alloc::vec![NO_PIECE; grid.len()],
            pieces: Vec::new(),
            reserved: alloc::vec![false; grid.len()],
            joints: Vec::new(),
            oddities: Vec::new(),
        }
    }

    /// Joins the chains and own regions of one colour that touch (spec 1.4).
    fn find_pieces(&mut self) {
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
        let mut candidates: Vec<Vec<Candidate>> = alloc::vec![Vec::new(); self.pieces.len()];
        for cell in self.grid.board_cells() {
            let piece = self.piece_of[cell];
            if self.grid.cells[cell] == Cell::Empty && piece != NO_PIECE && !cut[cell] {
                candidates[usize::from(piece)].push(Candidate {
                    cell,
                    shares_region: self.blobs.at(cell).len > 1,
                });
            }
        }
        for (piece, candidates) in candidates.iter().enumerate() {
            if let Some((first, second)) = eyes::pair(self.grid, candidates) {
                self.reserved[first] = true;
                self.reserved[second] = true;
                self.pieces[piece].standing = Standing::Independent;
            } else {
                self.find_life_around_prey(piece);
            }
        }
    }

    /// A piece without two own eyes may still live unconditionally, with enemy stones
    /// that it shuts in serving as an eye (spec 1.5, independent, by Benson).
    fn find_life_around_prey(&mut self, piece: usize) {
        let color = self.pieces[piece].color;
        let prey = self.prey(piece);
        if prey.is_empty() {
            return;
        }
        let own: Vec<usize> = self
            .grid
            .board_cells()
            .filter(|&c| {
                self.grid.cells[c] == Cell::Empty && usize::from(self.piece_of[c]) == piece
            })
            .collect();
        let kept_choices = core::iter::once(None).chain(own.iter().copied().map(Some));
        for kept in kept_choices {
            let mut filled = self.grid.clone();
            for &cell in &own {
                if Some(cell) != kept {
                    filled.cells[cell] = color.into();
                }
            }
            let alive = benson::alive(&filled, color);
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
                    stones: prey.iter().map(|&c| self.grid.point(c)).collect(),
                });
                return;
            }
        }
    }

    /// Enemy stones in regions that only this piece's colour surrounds, this piece among
    /// the walls, and whose every empty point is a liberty of the walls.
    fn prey(&self, piece: usize) -> Vec<usize> {
        let color = self.pieces[piece].color;
        let own = Cell::from(color);
        let mut seen = alloc::vec![false; self.grid.len()];
        let mut prey = Vec::new();
        for first in self.grid.board_cells() {
            if self.grid.cells[first] != Cell::from(color.other()) || seen[first] {
                continue;
            }
            seen[first] = true;
            let mut area = alloc::vec![first];
            let mut next = 0;
            let (mut touches, mut without_eye) = (false, true);
            while let Some(&cell) = area.get(next) {
                next += 1;
                let mut beside_own = false;
                for n in self.grid.around(cell) {
                    if self.grid.cells[n] == own {
                        beside_own = true;
                        touches |= usize::from(self.piece_of[n]) == piece;
                    } else if self.grid.cells[n] != Cell::Border && !seen[n] {
                        seen[n] = true;
                        area.push(n);
                    }
                }
                without_eye &= beside_own || self.grid.cells[cell] != Cell::Empty;
            }
            if touches && without_eye {
                prey.extend(
                    area.into_iter()
                        .filter(|&c| self.grid.cells[c] != Cell::Empty),
                );
            }
        }
        prey.sort_unstable();
        prey
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
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] != Cell::Empty || !self.blobs.at(cell).is_neutral() {
                continue;
            }
            for color in Color::ALL {
                let mut pieces = self.joined_by(cell, color);
                pieces.sort_unstable();
                pieces.dedup();
                if pieces.len() > 1
                    && pieces.iter().any(|&p| open(&self.pieces[usize::from(p)]))
                    && self.is_quiet_move(cell, color)
                {
                    joins.push((cell, pieces));
                }
            }
        }
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

    /// The pieces of a colour that a stone on a neutral point would make one: those it
    /// touches, and those around what it shuts off as an own region.
    fn joined_by(&self, cell: usize, color: Color) -> Vec<u16> {
        let mut pieces: Vec<u16> = self
            .grid
            .around(cell)
            .into_iter()
            .filter(|&n| self.grid.cells[n] == Cell::from(color))
            .map(|n| self.piece_of[n])
            .collect();
        for part in self.shut_off(cell, color) {
            for inside in part {
                for n in self.grid.around(inside) {
                    if self.grid.cells[n] == Cell::from(color) {
                        pieces.push(self.piece_of[n]);
                    }
                }
            }
        }
        pieces
    }

    /// The parts of a neutral point's region that a stone there would make own regions.
    fn shut_off(&self, cell: usize, color: Color) -> Vec<Vec<usize>> {
        let ring = self.grid.ring(cell);
        let is_empty = |n: usize| self.grid.cells.get(n) == Some(&Cell::Empty);
        let empty_around = self
            .grid
            .around(cell)
            .into_iter()
            .filter(|&n| is_empty(n))
            .count();
        // Empty neighbours that hang together around the point stay together without it.
        let runs = (0..4)
            .filter(|&side| {
                let (at, corner, next) =
                    (ring[side * 2], ring[side * 2 + 1], ring[(side * 2 + 2) % 8]);
                is_empty(at) && !(is_empty(corner) && is_empty(next))
            })
            .count();
        let beside_enemy = self
            .grid
            .around(cell)
            .into_iter()
            .any(|n| self.grid.cells[n] == Cell::from(color.other()));
        if empty_around == 0 || (runs <= 1 && !beside_enemy) {
            return Vec::new();
        }
        let mut seen = alloc::vec![cell];
        let mut parts = Vec::new();
        for start in self.grid.around(cell) {
            if !is_empty(start) || seen.contains(&start) {
                continue;
            }
            let (part, own) = self.part_without(cell, start, color);
            seen.extend(
                self.grid
                    .around(cell)
                    .into_iter()
                    .filter(|n| part.contains(n)),
            );
            if own {
                parts.push(part);
            }
        }
        parts
    }

    /// The region around `start` with `without` taken, and whether no enemy stone touches
    /// it; stops at the first that does.
    fn part_without(&self, without: usize, start: usize, color: Color) -> (Vec<usize>, bool) {
        let mut seen = alloc::vec![false; self.grid.len()];
        seen[without] = true;
        seen[start] = true;
        let mut part = alloc::vec![start];
        let mut next = 0;
        while let Some(&cell) = part.get(next) {
            next += 1;
            for n in self.grid.around(cell) {
                match self.grid.cells[n] {
                    Cell::Empty if !seen[n] => {
                        seen[n] = true;
                        part.push(n);
                    }
                    content if content == Cell::from(color.other()) => return (part, false),
                    _ => {}
                }
            }
        }
        (part, true)
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
        for id in 0..self.pieces.len() {
            let piece = self.pieces[id];
            if piece.standing != Standing::Unsettled {
                continue;
            }
            let mut beside: Vec<usize> = Vec::new();
            for cell in self.grid.board_cells() {
                if usize::from(self.piece_of[cell]) != id {
                    continue;
                }
                for n in self.grid.around(cell) {
                    if self.grid.cells[n] == Cell::Empty
                        && self.blobs.at(n).is_neutral()
                        && !beside.contains(&n)
                    {
                        beside.push(n);
                    }
                }
            }
            beside.retain(|&cell| !self.shut_off(cell, piece.color).is_empty());
            beside.sort_unstable();
            self.oddities.push(Oddity::Unsettled {
                side: piece.color,
                piece: piece.at,
                points: beside.into_iter().map(|c| self.grid.point(c)).collect(),
            });
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
        for id in 0..self.pieces.len() {
            let own: Vec<usize> = self.own_cells(id).take(5).collect();
            let [first, .., last] = own.as_slice() else {
                continue;
            };
            let one_region = own
                .iter()
                .all(|&c| self.blobs.of[c] == self.blobs.of[*first]);
            let (a, b) = (self.grid.point(*first), self.grid.point(*last));
            let square = own.len() == 4 && b.row == a.row + 1 && b.col == a.col + 1;
            let side = self.pieces[id].color;
            let points = || own.iter().map(|&c| self.grid.point(c)).collect();
            if one_region && own.len() == 3 {
                self.oddities.push(Oddity::EyeOfThree {
                    side,
                    points: points(),
                });
            } else if one_region && square {
                self.oddities.push(Oddity::EyeOfSquare {
                    side,
                    points: points(),
                });
            }
        }
    }

    /// Own points that territory methods leave out (spec 1.7).
    fn must_fill(&self) -> Vec<bool> {
        let mut must = alloc::vec![false; self.grid.len()];
        for side in Color::ALL {
            fill::mark(self, side, &mut must);
        }
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] == Cell::Empty
                && self.standing_at(cell) == Some(Standing::Unsettled)
            {
                must[cell] = true;
            }
        }
        must
    }

    fn finish(
        mut self,
        must_fill: Vec<bool>,
        lifted: Vec<Point>,
        overrides: &[Override],
    ) -> Settled {
        let grid = self.grid;
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
        let open: Vec<Point> = grid
            .board_cells()
            .filter(|&c| {
                grid.cells[c] == Cell::Empty && self.blobs.at(c).is_neutral() && {
                    // Shared liberties of a seki are meant to stay open.
                    let region = self.blobs.at(c);
                    !fill::touches_seki(&self, region)
                }
            })
            .map(|c| grid.point(c))
            .collect();
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
        };
        settled.apply_points(overrides);
        settled
    }
}

impl Settled {
    /// Points whose owner or kind a person set (spec 1.6).
    fn apply_points(&mut self, overrides: &[Override]) {
        for o in overrides {
            match *o {
                Override::Reserved { at, reserved }
                    if matches!(self.ground(at), Ground::Own(_)) =>
                {
                    let index = self.size.index(at);
                    self.reserved[index] = reserved;
                }
                Override::Owner { at, owner }
                    if self.size.contains(at) && !matches!(self.ground(at), Ground::Stone(_)) =>
                {
                    let index = self.size.index(at);
                    if self.ground[index] == owner.map_or(Ground::Neutral, Ground::Own) {
                        continue;
                    }
                    // A point given away is an ordinary own point of a neighbouring piece.
                    self.piece_of[index] = owner
                        .and_then(|color| {
                            self.size
                                .neighbours(at)
                                .find(|&n| self.ground(n) == Ground::Stone(color))
                        })
                        .and_then(|n| self.at(&self.piece_of, n))
                        .unwrap_or(NO_PIECE);
                    self.ground[index] = owner.map_or(Ground::Neutral, Ground::Own);
                    self.reserved[index] = false;
                    self.must_fill[index] = false;
                }
                _ => {}
            }
        }
    }
}
