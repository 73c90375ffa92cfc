//! Edits to what is known of the game, kept consistent with the board.
//!
//! Each stone of a side that was placed is on the board or was removed, so stones
//! placed and prisoners fix each other: `N = S + d + K` (spec 2).

use zilu_rules::{Amount, BySide, Closing, Color, Document};

/// One change to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Prisoners that a side took during the game; `None` where it is not known.
    Prisoners(Color, Option<u32>),
    /// Stones that a side placed.
    Placed(Color, Option<u32>),
    /// Passes of a side before the closing ones.
    Passes(Color, u32),
    /// Handicap stones.
    Handicap(u16),
    /// Who moved first.
    FirstMove(Option<Color>),
    /// Who moved last.
    LastMove(Option<Color>),
    /// Who made the first pass of the game.
    FirstPass(Option<Color>),
    /// Who began the passes that ended the game.
    FirstClosing(Option<Color>),
    /// The recorded komi.
    Komi(Option<Amount>),
}

/// Why the facts cannot all be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// Who began and who ended ask for another difference of turns than the numbers give.
    Turns {
        /// Black's turns less White's, by who began and who ended.
        expected: i32,
        /// The same by stones placed and passes.
        found: i32,
    },
}

/// Applies a change.
pub fn apply(document: &mut Document, fact: Fact) {
    let on_board = BySide::from_fn(|color| document.board.count(color));
    let record = &mut document.record;
    match fact {
        Fact::Prisoners(holder, prisoners) => {
            let side = holder.other();
            record.captured[side] = prisoners;
            record.placed[side] = prisoners.map(|n| n.saturating_add(on_board[side]));
        }
        Fact::Placed(side, placed) => {
            record.placed[side] = placed;
            // Fewer than stand on the board: kept as entered, and reported by the count.
            record.captured[side] = placed.and_then(|n| n.checked_sub(on_board[side]));
        }
        Fact::Passes(side, passes) => record.passes[side] = passes,
        Fact::Handicap(stones) => record.handicap = stones,
        Fact::FirstMove(side) => record.first_move = side,
        Fact::LastMove(side) => record.last_move = side,
        Fact::FirstPass(side) => record.first_pass = side,
        Fact::FirstClosing(side) => {
            record.closing = side.map(|first| Closing {
                passes: BySide::new(1, 1),
                first,
                last: first.other(),
            });
        }
        Fact::Komi(komi) => record.komi = komi,
    }
}

/// What contradicts itself, beyond what the count reports.
#[must_use]
pub fn clash(document: &Document) -> Option<Clash> {
    let record = &document.record;
    let (first, last) = (record.first_move?, record.last_move?);
    let handicap = if record.handicap >= 2 {
        i64::from(record.handicap)
    } else {
        0
    };
    let turns =
        |side: Color| record.placed[side].map(|n| i64::from(n) + i64::from(record.passes[side]));
    let found = turns(Color::Black)? - handicap - turns(Color::White)?;
    let expected = match (first, last) {
        (Color::Black, Color::Black) => 1,
        (Color::White, Color::White) => -1,
        _ => 0,
    };
    let found = i32::try_from(found).unwrap_or(i32::MAX);
    (found != expected).then_some(Clash::Turns { expected, found })
}
