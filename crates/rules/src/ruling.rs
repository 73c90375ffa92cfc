//! Last kos, where a ruling decides whether a point must be filled (spec 1.7).
//!
//! Whether the last half-point ko must be connected depends on ko threats, which a finished
//! board does not show. The count takes what the board alone gives; a person may rule
//! otherwise.

use alloc::vec::Vec;

use crate::blob::{Blob, Blobs};
use crate::fill::{Cause, Fill};
use crate::grid::{Cell, Grid};
use crate::settled::{Standing, Survey};
use crate::{Color, Override};

/// A lone stone that the opponent may take in the end, and the own point that connects it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastKo {
    pub(crate) cell: usize,
    pub(crate) stone: usize,
}

/// Rulings win over what playing on found.
pub(crate) fn apply(
    survey: &Survey<'_>,
    side: Color,
    overrides: &[Override],
    fills: &mut Vec<Fill>,
) {
    for o in overrides {
        let &Override::MustFill { at, must_fill } = o else {
            continue;
        };
        if !survey.grid.size.contains(at) {
            continue;
        }
        let cell = survey.grid.index(at);
        if survey.grid.cells[cell] != Cell::Empty || survey.blobs.at(cell).owner() != Some(side) {
            continue;
        }
        fills.retain(|fill| fill.cell != cell);
        if must_fill {
            fills.push(Fill {
                cell,
                chain: cell,
                cause: Cause::Ruling,
            });
        }
    }
}

/// The last kos of a side, `work` being the board once it is played on.
pub(crate) fn last_kos(
    survey: &Survey<'_>,
    side: Color,
    work: &Grid,
    fills: &[Fill],
) -> Vec<LastKo> {
    let mut kos = filled_kos(survey, side, work, fills);
    if !survey.dead.is_empty() {
        kos.extend(kos_with_dead_stones(survey, side, work));
    }
    kos.sort_unstable_by_key(|ko| ko.cell);
    kos
}

/// The points that were filled to connect a ko: a stone that takes there takes one stone,
/// and can be taken back at once.
fn filled_kos(survey: &Survey<'_>, side: Color, work: &Grid, fills: &[Fill]) -> Vec<LastKo> {
    let (own, enemy) = (Cell::from(side), Cell::from(side.other()));
    let is_ko = |fill: &&Fill| {
        fill.cause == Cause::Atari
            && survey.grid.cells[fill.chain] == own
            && survey.blobs.at(fill.chain).len == 1
            && is_walled(work, fill.cell, own, fill.chain)
            && is_walled(work, fill.chain, enemy, fill.cell)
    };
    let mut kos: Vec<LastKo> = fills
        .iter()
        .filter(is_ko)
        .map(|fill| LastKo {
            cell: fill.cell,
            stone: fill.chain,
        })
        .collect();
    if kos.is_empty() {
        return kos;
    }
    let mut open = work.clone();
    for ko in &kos {
        open.cells[ko.cell] = Cell::Empty;
    }
    let chains = Blobs::new(&open);
    // Where it takes more than the one stone it is no ko.
    kos.retain(|ko| {
        let mut walls = open.around(ko.cell).into_iter();
        walls.all(|n| n == ko.stone || open.cells[n] != own || chains.at(n).liberties > 1)
    });
    kos
}

/// Lone stones in the wall between the two sides that the opponent can attack with the help
/// of stones marked dead, which are still on the board when the game stops.
fn kos_with_dead_stones(survey: &Survey<'_>, side: Color, work: &Grid) -> Vec<LastKo> {
    let (own, enemy) = (Cell::from(side), Cell::from(side.other()));
    let mut standing = work.clone();
    for &(cell, color) in &survey.dead {
        if color == enemy && work.cells[cell] == Cell::Empty {
            standing.cells[cell] = color;
        }
    }
    let chains = Blobs::new(&standing);
    let is_dead = |cell: usize| standing.cells[cell] == enemy && work.cells[cell] == Cell::Empty;
    let dead_beside = |cell: usize| {
        let around = standing.around(cell).into_iter();
        around.filter(|&n| is_dead(n)).count()
    };
    let is_last = |chain: &&Blob| chain.content == own && chain.len == 1 && chain.liberties <= 2;
    let mut kos = Vec::new();
    for chain in chains.list.iter().filter(is_last) {
        let stone = chain.first;
        let around = work.around(stone);
        let in_wall = around.into_iter().any(|n| work.cells[n] == enemy);
        let lives = survey
            .pieces
            .get(usize::from(survey.piece_of[stone]))
            .is_some_and(|piece| {
                matches!(piece.standing, Standing::Independent | Standing::Attached)
            });
        let liberties: Vec<usize> = around
            .into_iter()
            .filter(|&n| standing.cells[n] == Cell::Empty)
            .collect();
        // The opponent begins where more dead stones help; the side connects at the other.
        let last = liberties.iter().copied().min_by_key(|&n| dead_beside(n));
        let attacked = dead_beside(stone) > 0 || liberties.iter().all(|&n| dead_beside(n) > 0);
        if let Some(cell) = last
            && in_wall
            && lives
            && attacked
            && survey.blobs.at(cell).owner() == Some(side)
        {
            kos.push(LastKo { cell, stone });
        }
    }
    kos
}

/// Whether all points around a cell but one hold this colour, or lie off the board.
fn is_walled(grid: &Grid, cell: usize, color: Cell, but: usize) -> bool {
    let around = grid.around(cell).into_iter();
    around
        .filter(|&n| n != but)
        .all(|n| grid.cells[n] == color || grid.cells[n] == Cell::Border)
}
