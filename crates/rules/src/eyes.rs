//! Which two points of a piece stay empty (spec 1.5 and 1.8).

use alloc::vec::Vec;

use crate::grid::Grid;

/// A point that may be one of a piece's two reserved eyes: own, empty, and no cut
/// point of the piece.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) cell: usize,
    /// Whether its region has other points.
    pub(crate) shares_region: bool,
}

/// The two candidates to reserve: not adjacent; smallest first in the number that
/// share their region, in centrality, then farthest apart, then in reading order.
/// `None` if every two are adjacent. Candidates come in reading order.
pub(crate) fn pair(grid: &Grid, candidates: &[Candidate]) -> Option<(usize, usize)> {
    // Candidates of one class are equal in all but place.
    const CLASSES: usize = 6;
    let class = |c: &Candidate| 3 * usize::from(c.shares_region) + grid.centrality(c.cell);
    let mut reach = [Reach::EMPTY; CLASSES];
    for c in candidates {
        reach[class(c)].add(place(grid, c.cell));
    }
    // Smaller rank first; of one rank the farthest apart.
    let rank = |a: usize, b: usize| (a / 3 + b / 3, a % 3 + b % 3);
    let mut best: Option<((usize, usize), i32)> = None;
    for a in 0..CLASSES {
        for b in a..CLASSES {
            let distance = reach[a].distance(&reach[b]);
            if distance >= 2 {
                let better = best
                    .is_none_or(|(least, farthest)| (rank(a, b), -distance) < (least, -farthest));
                if better {
                    best = Some((rank(a, b), distance));
                }
            }
        }
    }
    let (least, farthest) = best?;
    candidates.iter().enumerate().find_map(|(i, first)| {
        let at = place(grid, first.cell);
        let may = (0..CLASSES)
            .any(|b| rank(class(first), b) == least && reach[b].distance_from(at) == farthest);
        if !may {
            return None;
        }
        let second = candidates.get(i + 1..)?.iter().find(|second| {
            rank(class(first), class(second)) == least
                && distance(at, place(grid, second.cell)) == farthest
        })?;
        Some((first.cell, second.cell))
    })
}

type Place = (i32, i32);

fn place(grid: &Grid, cell: usize) -> Place {
    let point = grid.point(cell);
    (i32::from(point.col), i32::from(point.row))
}

fn distance(a: Place, b: Place) -> i32 {
    (a.0 - b.0).abs() + (a.1 - b.1).abs()
}

/// The extremes of a set of places along both diagonals: they give the largest
/// Manhattan distance to any of them without looking at each.
#[derive(Clone, Copy)]
struct Reach {
    sum: (i32, i32),
    difference: (i32, i32),
}

impl Reach {
    const EMPTY: Self = Self {
        sum: (i32::MAX, i32::MIN),
        difference: (i32::MAX, i32::MIN),
    };

    const fn is_empty(&self) -> bool {
        self.sum.0 > self.sum.1
    }

    fn add(&mut self, (x, y): Place) {
        self.sum = (self.sum.0.min(x + y), self.sum.1.max(x + y));
        self.difference = (self.difference.0.min(x - y), self.difference.1.max(x - y));
    }

    /// The largest distance between a place of one set and a place of the other.
    fn distance(&self, other: &Self) -> i32 {
        if self.is_empty() || other.is_empty() {
            return 0;
        }
        let gap = |a: (i32, i32), b: (i32, i32)| (a.1 - b.0).max(b.1 - a.0);
        gap(self.sum, other.sum).max(gap(self.difference, other.difference))
    }

    fn distance_from(&self, place: Place) -> i32 {
        let mut one = Self::EMPTY;
        one.add(place);
        self.distance(&one)
    }
}

/// Cut points of parts of a board, by Tarjan's algorithm without recursion.
///
/// The room for the marks is kept from part to part, so that a part costs its own cells only.
pub(crate) struct CutPoints {
    is_cut: Vec<bool>,
    found: Vec<u16>,
    low: Vec<u16>,
    seen: Vec<usize>,
    /// A path of cells, each with the number of neighbours already looked at.
    path: Vec<(usize, u8)>,
}

impl CutPoints {
    pub(crate) fn new(grid: &Grid) -> Self {
        Self {
            is_cut: alloc::vec![false; grid.len()],
            found: alloc::vec![0; grid.len()],
            low: alloc::vec![0; grid.len()],
            seen: Vec::with_capacity(usize::from(grid.size.points())),
            path: Vec::with_capacity(usize::from(grid.size.points())),
        }
    }

    /// The cut points of every part of the board: two neighbouring cells hang together
    /// if they have the same number, and cells numbered `u16::MAX` are in no part.
    pub(crate) fn of_all(grid: &Grid, part: &[u16]) -> Self {
        let mut all = Self::new(grid);
        for root in grid.board_cells() {
            if part[root] != u16::MAX && all.found[root] == 0 {
                all.add(grid, root, |cell| part[cell] == part[root]);
            }
        }
        all
    }

    /// Looks at the cells that pass a test and hang together with `root`.
    pub(crate) fn add(&mut self, grid: &Grid, root: usize, test: impl Fn(usize) -> bool) {
        let mut children_of_root = 0;
        self.find(root);
        while let Some((cell, looked_at)) = self.path.last_mut() {
            let cell = *cell;
            if let Some(&next) = grid.around(cell).get(usize::from(*looked_at)) {
                *looked_at += 1;
                if !test(next) {
                    continue;
                }
                if self.found[next] == 0 {
                    self.find(next);
                } else {
                    self.low[cell] = self.low[cell].min(self.found[next]);
                }
                continue;
            }
            self.path.pop();
            if let Some(&(parent, _)) = self.path.last() {
                self.low[parent] = self.low[parent].min(self.low[cell]);
                if parent == root {
                    children_of_root += 1;
                } else if self.low[cell] >= self.found[parent] {
                    self.is_cut[parent] = true;
                }
            }
        }
        self.is_cut[root] = children_of_root > 1;
    }

    fn find(&mut self, cell: usize) {
        self.seen.push(cell);
        // A board has fewer points than a number of 16 bits counts.
        let clock = self.seen.len() as u16;
        self.found[cell] = clock;
        self.low[cell] = clock;
        self.path.push((cell, 0));
    }

    /// Whether a cell is known to be a cut point.
    pub(crate) fn contains(&self, cell: usize) -> bool {
        self.is_cut[cell]
    }

    /// Forgets all that was looked at.
    pub(crate) fn clear(&mut self) {
        for &cell in &self.seen {
            self.is_cut[cell] = false;
            self.found[cell] = 0;
        }
        self.seen.clear();
    }
}
