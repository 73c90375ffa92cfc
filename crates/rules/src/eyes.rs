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

/// Which cells are cut points of the graph in which two neighbouring cells are joined
/// if they have the same part (`part[cell] < u16::MAX`); Tarjan's algorithm without recursion.
pub(crate) fn cut_points(grid: &Grid, part: &[u16]) -> Vec<bool> {
    let mut cut = alloc::vec![false; grid.len()];
    let mut found = alloc::vec![0_u16; grid.len()];
    let mut low = alloc::vec![0_u16; grid.len()];
    let mut clock = 0_u16;
    // A path of cells, each with the number of neighbours already looked at.
    let mut path: Vec<(usize, u8)> = Vec::with_capacity(usize::from(grid.size.points()));
    for root in grid.board_cells() {
        if part[root] == u16::MAX || found[root] != 0 {
            continue;
        }
        let mut children_of_root = 0;
        clock += 1;
        found[root] = clock;
        low[root] = clock;
        path.push((root, 0));
        while let Some((cell, looked_at)) = path.last_mut() {
            let cell = *cell;
            if let Some(&next) = grid.around(cell).get(usize::from(*looked_at)) {
                *looked_at += 1;
                if part[next] != part[cell] {
                    continue;
                }
                if found[next] == 0 {
                    clock += 1;
                    found[next] = clock;
                    low[next] = clock;
                    path.push((next, 0));
                } else {
                    low[cell] = low[cell].min(found[next]);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[cell]);
                if parent == root {
                    children_of_root += 1;
                } else if low[cell] >= found[parent] {
                    cut[parent] = true;
                }
            }
        }
        cut[root] = children_of_root > 1;
    }
    cut
}
