//! A board with the side to move, and what a stone played on it does.

use alloc::vec::Vec;

use super::hash;
use crate::blob::{Blob, Blobs};
use crate::grid::{Cell, Grid};
use crate::{Board, BySide, Color, Point};

/// A board, the side to move, and the board's hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    pub(super) to_move: Color,
    hash: u64,
}

impl Position {
    /// A position, also one that play cannot reach.
    #[must_use]
    pub fn new(board: Board, to_move: Color) -> Self {
        let hash = hash::of(&board);
        Self {
            board,
            to_move,
            hash,
        }
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The hash of the stones; the side to move is no part of it. Equal boards have equal
    /// hashes, and only an exact comparison tells that boards are equal.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Plays a stone as written, in the sense of [`Board::play`]. The point is on the board.
    pub(super) fn execute(&mut self, color: Color, point: Point) -> Effect {
        let replaced = self.board.get(point);
        self.put(point, None);
        let mut effect = Chains::of(&self.board).effect(color, point);
        effect.replaced = replaced;
        self.apply(color, point, &effect);
        effect
    }

    /// Plays a stone whose effect is known, and hands the turn over.
    pub(super) fn apply(&mut self, color: Color, point: Point, effect: &Effect) {
        self.put(point, Some(color));
        for &p in effect.taken.iter().chain(&effect.lost) {
            self.put(p, None);
        }
        self.to_move = color.other();
    }

    /// Takes back a stone. The side to move is left alone.
    pub(super) fn revert(&mut self, color: Color, point: Point, effect: &Effect) {
        for &p in &effect.lost {
            self.put(p, Some(color));
        }
        for &p in &effect.taken {
            self.put(p, Some(color.other()));
        }
        self.put(point, effect.replaced);
    }

    /// The hash after a stone is played.
    pub(super) fn hash_after(&self, color: Color, point: Point, effect: &Effect) -> u64 {
        let key = |&p: &Point, color| hash::key(self.board.size().index(p), color);
        let taken = effect.taken.iter().map(|p| key(p, color.other()));
        let lost = effect.lost.iter().map(|p| key(p, color));
        taken
            .chain(lost)
            .fold(self.hash ^ key(&point, color), |hash, key| hash ^ key)
    }

    /// Changes one point of the board and the hash with it.
    fn put(&mut self, point: Point, stone: Option<Color>) {
        let index = self.board.size().index(point);
        for color in [self.board.get(point), stone].into_iter().flatten() {
            self.hash ^= hash::key(index, color);
        }
        self.board.set(point, stone);
    }
}

/// What a stone does where it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Effect {
    /// The stone that was there, if a record plays on an occupied point.
    pub(super) replaced: Option<Color>,
    /// The opponent's stones taken.
    pub(super) taken: Vec<Point>,
    /// Own stones left without a liberty, the played one among them.
    pub(super) lost: Vec<Point>,
}

impl Effect {
    /// The stones of each colour that leave the board, also one that was replaced.
    pub(super) fn removed(&self, color: Color) -> BySide<u32> {
        let mut removed = BySide::new(0, 0);
        removed[color] = self.lost.len() as u32;
        removed[color.other()] = self.taken.len() as u32;
        if let Some(replaced) = self.replaced {
            removed[replaced] += 1;
        }
        removed
    }
}

/// The chains of a board with their liberties, found once for any number of questions.
pub(super) struct Chains {
    grid: Grid,
    blobs: Blobs,
}

impl Chains {
    pub(super) fn of(board: &Board) -> Self {
        let grid = Grid::new(board);
        let blobs = Blobs::new(&grid);
        Self { grid, blobs }
    }

    /// What a stone does on an empty point: it takes the opponent's chains whose last
    /// liberty that is; if there are none and it has no liberty of its own and joins none
    /// with another, it is lost with all it joins.
    ///
    /// A chain beside the point has the point for a liberty, so chains without any, on
    /// boards that play cannot reach, are never asked about.
    pub(super) fn effect(&self, color: Color, point: Point) -> Effect {
        let around = self.grid.around(self.grid.index(point));
        let mut effect = Effect::default();
        let mut breathes = false;
        for (i, &n) in around.iter().enumerate() {
            let met = |m: &usize| self.blobs.of[*m] == self.blobs.of[n];
            let Some(there) = self.grid.cells[n].color() else {
                breathes |= self.grid.cells[n] == Cell::Empty;
                continue;
            };
            let chain = self.blobs.at(n);
            if chain.liberties > 1 {
                breathes |= there == color;
            } else if !around.iter().take(i).any(met) {
                let gone = if there == color {
                    &mut effect.lost
                } else {
                    &mut effect.taken
                };
                gone.extend(self.points(chain));
            }
        }
        if breathes || !effect.taken.is_empty() {
            effect.lost.clear();
        } else {
            effect.lost.push(point);
            effect.lost.sort_unstable();
        }
        effect
    }

    /// The stone on a point, or the colour whose stones alone the point's region touches.
    pub(super) fn owner(&self, point: Point) -> Option<Color> {
        let blob = self.blobs.at(self.grid.index(point));
        blob.content.color().or_else(|| blob.owner())
    }

    fn points(&self, blob: &Blob) -> impl Iterator<Item = Point> {
        self.blobs.cells(blob).iter().map(|&c| self.grid.point(c))
    }
}
