//! A hash of the board that a move changes by a few operations (after Zobrist 1970).

use crate::{Board, Color};

/// The crate's own tests use narrow keys, so that different boards share a hash at
/// every other move and the exact comparison behind it is put to work.
const WIDTH: u64 = if cfg!(test) { 0b111 } else { u64::MAX };

/// The key of a stone: the output of `SplitMix64` at the stone's own number.
pub(super) const fn key(index: usize, color: Color) -> u64 {
    let number = index as u64 * 2 + color as u64 + 1;
    let mut z = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (z ^ (z >> 31)) & WIDTH
}

/// The hash of a whole board: the keys of its stones, combined. An empty board has 0.
pub(super) fn of(board: &Board) -> u64 {
    let stones = board.stones().iter().enumerate();
    stones.fold(0, |hash, (index, stone)| match stone {
        Some(color) => hash ^ key(index, *color),
        None => hash,
    })
}
