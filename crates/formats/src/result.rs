//! Results as SGF writes them.

use zilu_rules::{Amount, Color, Score};

/// The value of `RE` for a score: points whatever the method's unit, `B+6.5`, `W+0.5`,
/// `Draw`. Where a rule breaks a tie, the winner wins by nothing that could be told: `B+`.
#[must_use]
pub fn sgf_result(score: &Score) -> String {
    let side = match score.winner {
        Some(Color::Black) => 'B',
        Some(Color::White) => 'W',
        None => return "Draw".to_owned(),
    };
    if score.net == Amount::ZERO {
        return format!("{side}+");
    }
    format!("{side}+{}", score.net.abs())
}
