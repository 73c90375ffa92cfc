//! Points that must be filled 假眼, 手入 (spec 1.7).

use alloc::vec::Vec;

use crate::Color;
use crate::blob::Blob;
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
    let stones: Vec<usize> = grid.board_cells().filter(|&c| placed[c]).collect();
    let dead: Vec<usize> = stones
        .iter()
        .copied()
        .filter(|&c| chain(&work, c).liberties.is_empty())
        .collect();
    for cell in dead {
        work.cells[cell] = Cell::Empty;
        placed[cell] = false;
    }
    answer_ataris(survey, side, &mut work, &placed, must);
}

/// Until no chain of the side is in atari: takes a just-placed stone in atari beside
/// it, else fills its last liberty.
fn answer_ataris(
    survey: &Survey<'_>,
    side: Color,
    work: &mut Grid,
    placed: &[bool],
    must: &mut [bool],
) {
    let grid = survey.grid;
    let own = Cell::from(side);
    let left_alone = |cell: usize| {
        survey
            .pieces
            .get(usize::from(survey.piece_of[cell]))
            .is_some_and(|p| p.standing.is_seki() || p.standing == Standing::Unsettled)
    };
    // Every answer fills a point, and a point is emptied only by taking placed stones,
    // so the rounds are bounded by the points of the board.
    for _ in 0..grid.size.points() {
        let mut answer = None;
        let mut seen = alloc::vec![false; grid.len()];
        for cell in grid.board_cells() {
            if work.cells[cell] != own || seen[cell] || left_alone(cell) {
                continue;
            }
            let here = chain(work, cell);
            for &stone in &here.stones {
                seen[stone] = true;
            }
            let [last] = here.liberties.as_slice() else {
                continue;
            };
            let take = here.stones.iter().find_map(|&stone| {
                grid.around(stone).into_iter().find_map(|n| {
                    let prey = (placed[n] && work.cells[n] == Cell::from(side.other()))
                        .then(|| chain(work, n))?;
                    match prey.liberties.as_slice() {
                        [point] => Some((*point, prey.stones)),
                        _ => None,
                    }
                })
            });
            let (point, taken) = take.unwrap_or((*last, Vec::new()));
            answer = Some((point, taken));
            break;
        }
        let Some((point, taken)) = answer else {
            return;
        };
        work.cells[point] = own;
        for cell in taken {
            work.cells[cell] = Cell::Empty;
        }
        must[point] |= survey.blobs.at(point).owner() == Some(side);
    }
}

/// A chain of the working board with its liberties.
struct Chain {
    stones: Vec<usize>,
    liberties: Vec<usize>,
}

fn chain(grid: &Grid, start: usize) -> Chain {
    let color = grid.cells[start];
    let mut stones = alloc::vec![start];
    let mut liberties = Vec::new();
    let mut seen = alloc::vec![false; grid.len()];
    seen[start] = true;
    let mut next = 0;
    while let Some(&cell) = stones.get(next) {
        next += 1;
        for n in grid.around(cell) {
            if seen[n] {
                continue;
            }
            if grid.cells[n] == color {
                seen[n] = true;
                stones.push(n);
            } else if grid.cells[n] == Cell::Empty {
                seen[n] = true;
                liberties.push(n);
            }
        }
    }
    Chain { stones, liberties }
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
