//! Unconditional life (D. B. Benson, "Life in the game of Go", 1976).

use alloc::vec::Vec;

use crate::grid::{Cell, Grid};
use crate::{Board, Color};

/// Which points hold stones of a side that stay alive even if the side never moves again
/// (Benson's algorithm), in reading order. Nothing is taken as dead.
#[must_use]
pub fn unconditionally_alive(board: &Board, color: Color) -> Vec<bool> {
    let grid = Grid::new(board);
    let cells: Vec<usize> = grid.board_cells().collect();
    let alive = alive(&grid, color, &cells, |_| false);
    cells.into_iter().map(|cell| alive[cell]).collect()
}

/// Which cells hold stones of `color` that stay alive even if the side never moves again.
///
/// A region of cells without stones of the colour is vital to a chain if every empty
/// cell of it is a liberty of that chain; enemy stones inside may stand there. A chain
/// lives with two vital regions all of whose chains live. A region that holds an enemy
/// stone for which `barred` is true is vital to none.
///
/// Only `cells` are looked at: with a stone its chain is there, with another cell its region,
/// and every region beside one of the chains that is vital to any.
pub(crate) fn alive(
    grid: &Grid,
    color: Color,
    cells: &[usize],
    barred: impl Fn(usize) -> bool,
) -> Vec<bool> {
    let own = Cell::from(color);
    let (chain_of, chains) = label(grid, cells, |cell| cell == own);
    let (region_of, regions) = label(grid, cells, |cell| cell != own && cell != Cell::Border);

    // Each region's chains, and those to which every empty cell of it is a liberty.
    let mut touching: Vec<Vec<u16>> = alloc::vec![Vec::new(); regions];
    let mut vital: Vec<Option<Vec<u16>>> = alloc::vec![None; regions];
    for &cell in cells {
        if grid.cells[cell] == own {
            continue;
        }
        let region = usize::from(region_of[cell]);
        let mut here: Vec<u16> = grid
            .around(cell)
            .into_iter()
            .filter(|&n| grid.cells[n] == own)
            .map(|n| chain_of[n])
            .collect();
        here.sort_unstable();
        here.dedup();
        for &chain in &here {
            if !touching[region].contains(&chain) {
                touching[region].push(chain);
            }
        }
        if grid.cells[cell] == Cell::Empty {
            match &mut vital[region] {
                Some(common) => common.retain(|chain| here.contains(chain)),
                none => *none = Some(here),
            }
        } else if barred(cell) {
            vital[region] = Some(Vec::new());
        }
    }

    let mut lives = alloc::vec![true; chains];
    let mut counts = alloc::vec![true; regions];
    loop {
        let mut eyes = alloc::vec![0_u8; chains];
        for (region, common) in vital.iter().enumerate() {
            if counts[region] {
                for &chain in common.iter().flatten() {
                    let eyes = &mut eyes[usize::from(chain)];
                    *eyes = eyes.saturating_add(1);
                }
            }
        }
        let mut changed = false;
        for (life, &eyes) in lives.iter_mut().zip(&eyes) {
            if *life && eyes < 2 {
                *life = false;
                changed = true;
            }
        }
        if !changed {
            break;
        }
        for (region, chains) in touching.iter().enumerate() {
            counts[region] &= chains.iter().all(|&chain| lives[usize::from(chain)]);
        }
    }

    let mut alive = alloc::vec![false; grid.len()];
    for &cell in cells {
        if grid.cells[cell] == own {
            alive[cell] = lives[usize::from(chain_of[cell])];
        }
    }
    alive
}

/// Labels the connected parts of the cells that pass the test; returns the labels and their number.
fn label(grid: &Grid, cells: &[usize], test: impl Fn(Cell) -> bool) -> (Vec<u16>, usize) {
    let mut of = alloc::vec![u16::MAX; grid.len()];
    let mut parts = 0_u16;
    let mut todo = Vec::new();
    for &first in cells {
        if of[first] != u16::MAX || !test(grid.cells[first]) {
            continue;
        }
        of[first] = parts;
        todo.push(first);
        while let Some(cell) = todo.pop() {
            for n in grid.around(cell) {
                if of[n] == u16::MAX && test(grid.cells[n]) {
                    of[n] = parts;
                    todo.push(n);
                }
            }
        }
        parts += 1;
    }
    (of, usize::from(parts))
}
