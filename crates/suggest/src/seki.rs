//! Seki 双活: points that neither side fills to the end.

use alloc::vec::Vec;

use zilu_rules::Point;

use crate::board::EMPTY;
use crate::judge::{Chain, Judge};

/// An ordinary neutral point is filled in every playout. One that nobody has at the end
/// of so many of a hundred is left alone on purpose.
const LEFT: i64 = 50;

/// The points beside a living chain that neither side fills.
pub(crate) fn shared(judge: &Judge, chain: &Chain) -> Vec<Point> {
    let board = judge.board();
    let mut points = Vec::new();
    for &stone in &chain.stones {
        for n in board.around(stone) {
            if board.cells[n] == EMPTY && judge.owner(n).1 >= LEFT {
                points.push(board.point(n));
            }
        }
    }
    points.sort_unstable();
    points.dedup();
    points
}
