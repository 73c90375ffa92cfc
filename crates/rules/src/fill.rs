//! Points that must be filled 假眼, 手入 (spec 1.7).

use alloc::vec::Vec;

use crate::Color;
use crate::blob::{Blob, Blobs};
use crate::grid::{Cell, Grid};
use crate::settled::{Standing, Survey};

/// Marks the own points that `side` must fill once every neutral point is taken.
///
/// One joining point of each attached piece goes to its owner, the opponent takes all
/// other neutral points; then the owner answers every atari. Pieces in seki are left alone.
pub(crate) fn mark(survey: &Survey<'_>, side: Color, must: &mut [bool]) {
    let grid = survey.grid;
    let (own, enemy) = (Cell::from(side), Cell::from(side.other()));
    let mut work = grid.clone();
    for (piece, joints) in survey.pieces.iter().zip(&survey.joints) {
        if piece.color == side
            && !joints.iter().any(|&j| work.cells[j] == own)
            && let Some(&joint) = joints.first()
        {
            work.cells[joint] = own;
        }
    }
    let mut placed = alloc::vec![false; grid.len()];
    let mut any_neutral = false;
    for region in &survey.blobs.list {
        if !region.is_neutral() || touches_seki(survey, region) {
            continue;
        }
        for &cell in survey.blobs.cells(region) {
            any_neutral = true;
            if work.cells[cell] == Cell::Empty {
                work.cells[cell] = enemy;
                placed[cell] = true;
            }
        }
    }
    let may_be_in_atari = survey
        .blobs
        .list
        .iter()
        .any(|chain| chain.content == own && chain.liberties <= 1);
    if !any_neutral && !may_be_in_atari {
        return;
    }
    // Stones placed without a liberty are not placed.
    let chains = Blobs::new(&work);
    for cell in grid.board_cells() {
        if placed[cell] && chains.at(cell).liberties == 0 {
            work.cells[cell] = Cell::Empty;
            placed[cell] = false;
        }
    }
    answer_ataris(survey, side, &mut work, &placed, must);
}

/// Until no chain of the side is in atari: takes the just-placed stones in atari beside
/// such chains, or where there are none, fills their last liberties.
///
/// All answers of a round are played together, so that no order of points matters.
fn answer_ataris(
    survey: &Survey<'_>,
    side: Color,
    work: &mut Grid,
    placed: &[bool],
    must: &mut [bool],
) {
    let (own, enemy) = (Cell::from(side), Cell::from(side.other()));
    let left_alone = |cell: usize| {
        survey
            .pieces
            .get(usize::from(survey.piece_of[cell]))
            .is_some_and(|p| p.standing.is_seki() || p.standing == Standing::Unsettled)
    };
    // Every round fills a point; only takes empty any, and each stone placed is taken once.
    for _ in 0..work.size.points() {
        let chains = Blobs::new(work);
        let mut takes = Vec::new();
        let mut fills = Vec::new();
        for chain in &chains.list {
            if chain.content != own || chain.liberties != 1 || left_alone(chain.first) {
                continue;
            }
            for &stone in chains.cells(chain) {
                for n in work.around(stone) {
                    if work.cells[n] == Cell::Empty {
                        fills.push(n);
                    } else if work.cells[n] == enemy && placed[n] && chains.at(n).liberties == 1 {
                        takes.extend(liberty(work, chains.cells(chains.at(n))));
                    }
                }
            }
        }
        let answers = if takes.is_empty() { fills } else { takes };
        if answers.is_empty() {
            return;
        }
        for &point in &answers {
            work.cells[point] = own;
            must[point] |= survey.blobs.at(point).owner() == Some(side);
        }
        let chains = Blobs::new(work);
        for point in answers {
            for n in work.around(point) {
                if work.cells[n] == enemy && chains.at(n).liberties == 0 {
                    for &stone in chains.cells(chains.at(n)) {
                        work.cells[stone] = Cell::Empty;
                    }
                }
            }
        }
    }
}

/// A liberty of a chain.
fn liberty(grid: &Grid, chain: &[usize]) -> Option<usize> {
    chain
        .iter()
        .flat_map(|&stone| grid.around(stone))
        .find(|&n| grid.cells[n] == Cell::Empty)
}

/// Whether a region touches a piece in seki.
pub(crate) fn touches_seki(survey: &Survey<'_>, region: &Blob) -> bool {
    survey.blobs.cells(region).iter().any(|&cell| {
        survey.grid.around(cell).into_iter().any(|n| {
            survey
                .pieces
                .get(usize::from(survey.piece_of[n]))
                .is_some_and(|p| p.standing.is_seki())
        })
    })
}
