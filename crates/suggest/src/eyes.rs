//! The eyes of a chain that lives for certain.

use alloc::vec::Vec;

use zilu_rules::Point;

use crate::board::{BORDER, Board, EMPTY, Place, Places, cell};
use crate::judge::Chain;

/// A liberty of the chain in each of two areas without its colour, of which every empty
/// point is its liberty; fewer, where its eyes are those of chains beside it.
pub(crate) fn two(board: &Board, chain: &Chain) -> Vec<Point> {
    let own = cell(chain.color);
    let mut seen = Places::new(false);
    let mut eyes = Vec::new();
    for &stone in &chain.stones {
        for first in board.around(stone) {
            if board.cells[first] != EMPTY || seen[first] || eyes.len() == 2 {
                continue;
            }
            let mut area: Vec<Place> = alloc::vec![first];
            seen[first] = true;
            let mut next = 0;
            let mut vital = true;
            while let Some(&place) = area.get(next) {
                next += 1;
                let around = board.around(place);
                vital &= board.cells[place] != EMPTY
                    || around
                        .into_iter()
                        .any(|n| board.cells[n] == own && board.head(n) == board.head(stone));
                for n in around {
                    if board.cells[n] != own && board.cells[n] != BORDER && !seen[n] {
                        seen[n] = true;
                        area.push(n);
                    }
                }
            }
            if vital {
                eyes.push(board.point(first));
            }
        }
    }
    eyes.sort_unstable();
    eyes
}
