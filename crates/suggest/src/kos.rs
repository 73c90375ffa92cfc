//! Kos on the board, and the pairs of chains that live by them.

use alloc::vec::Vec;

use crate::board::{BLACK, BORDER, Board, Place, WHITE, enemy};
use crate::judge::Judge;
use crate::proposal::Ruling;

/// Chains with more liberties than this are not in a fight about a long ko.
const SHORT: usize = 3;

/// A fight about fewer stones is about an ordinary ko.
const STONES: usize = 3;
/// A chain that survives in fewer playouts of a hundred has lost its fight already.
const LASTS: i64 = 15;

/// A stone that the other side can take so that only the taker could be taken back.
struct Ko {
    /// The side that holds it.
    holder: u8,
    /// The point where it is taken.
    point: Place,
    /// Chains of the holder around the point, by their heads.
    kept_by: Vec<Place>,
    /// Chains of the other side around the stone.
    wanted_by: Vec<Place>,
}

/// A stone of each chain that lives by kos, with what a ruling would be about.
///
/// *Double ko*: of two chains that neither live nor die by themselves, each holds one of two
/// kos between them, so that each can answer the other's. *Ten-thousand-year ko*: two such
/// chains of few liberties share a ko and another liberty; whoever begins risks more.
pub(crate) fn rulings(judge: &Judge) -> Vec<(Place, Ruling)> {
    let board = judge.board();
    let chain = |head: Place| judge.chains.iter().find(|c| c.stones.contains(&head));
    let open = |head: &&Place| chain(**head).is_some_and(|c| c.proven.is_none());
    let lasts = |head: Place| {
        chain(head)
            .is_some_and(|c| c.stones.len() >= STONES && judge.survival(c).percent() >= LASTS)
    };
    let kos = kos(board);
    let mut found = Vec::new();
    for ko in &kos {
        for &ours in ko.kept_by.iter().filter(open) {
            for &theirs in ko.wanted_by.iter().filter(open) {
                let answers = |other: &&Ko| {
                    other.holder == enemy(ko.holder)
                        && other.kept_by.contains(&theirs)
                        && other.wanted_by.contains(&ours)
                };
                let ruling = if kos.iter().any(|other| answers(&other)) {
                    Ruling::DoubleKo
                } else if lasts(ours) && lasts(theirs) && shares_few(board, ours, theirs, ko.point)
                {
                    Ruling::LongKo
                } else {
                    continue;
                };
                found.extend([(ours, ruling), (theirs, ruling)]);
            }
        }
    }
    found
}

/// Whether two chains of few liberties share one besides the ko's point.
fn shares_few(board: &Board, ours: Place, theirs: Place, ko: Place) -> bool {
    let (a, b) = (board.liberties::<4>(ours), board.liberties::<4>(theirs));
    let (a, b) = (a.as_slice(), b.as_slice());
    a.len() <= SHORT && b.len() <= SHORT && a.iter().any(|p| *p != ko && b.contains(p))
}

fn kos(board: &Board) -> Vec<Ko> {
    let mut kos = Vec::new();
    for stone in board.places() {
        let holder = board.cells[stone];
        if !matches!(holder, BLACK | WHITE) || board.stones(stone).nth(1).is_some() {
            continue;
        }
        let Some(point) = board.chain(stone).only_liberty() else {
            continue;
        };
        let around = |place: Place, side: u8, not: Place| -> Option<Vec<Place>> {
            let mut heads = Vec::new();
            for n in board.around(place).into_iter().filter(|&n| n != not) {
                match board.cells[n] {
                    BORDER => {}
                    c if c == side => heads.push(board.head(n)),
                    _ => return None,
                }
            }
            Some(heads)
        };
        if let Some(kept_by) = around(point, holder, stone)
            && let Some(wanted_by) = around(stone, enemy(holder), point)
        {
            kos.push(Ko {
                holder,
                point,
                kept_by,
                wanted_by,
            });
        }
    }
    kos
}
