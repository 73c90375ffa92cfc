//! The komi axis: where each method's verdict turns.
//!
//! The methods stand still in margin, and the komi is the line that moves through them:
//! what lies to the right of it is Black's, what lies to the left White's, as in every
//! lane.

use zilu_rules::{Amount, Color, Count, KomiChoice, Method, Score};
use zilu_words::{Arg, Words};

use crate::Look;

/// The komi axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// The smallest komi on it, a whole number.
    pub min: Amount,
    /// The largest, a whole number.
    pub max: Amount,
    /// The komi that is taken off: of the chosen method, where each has its own.
    pub komi: Amount,
    /// The same with the verdicts it makes: "1.5: 12 methods for White, 5 for Black".
    pub said: String,
    /// Its place, from 0 to 1.
    pub line: f32,
    /// Whether each method has its own komi: then the line is the chosen method's only.
    pub own: bool,
    /// Where verdicts turn, the smallest komi first.
    pub stops: Vec<Stop>,
}

/// A komi at which verdicts turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// The komi.
    pub komi: String,
    /// Its place, from 0 to 1.
    pub place: f32,
    /// Whether the true place lies beyond the end.
    pub beyond: bool,
    /// The methods that turn there.
    pub stones: Vec<AxisStone>,
    /// "Chinese 2002, AGA".
    pub names: String,
}

/// A method on the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AxisStone {
    /// The method.
    pub method: Method,
    /// Who wins at the present komi; `None` is a draw.
    pub winner: Option<Color>,
    /// Whether it is the chosen one.
    pub chosen: bool,
}

impl Axis {
    /// The axis of the methods that are shown.
    #[must_use]
    pub fn of(count: &Count, look: &Look, words: Words) -> Self {
        let komi = count.score(look.method, look.komi).komi;
        let turns = count.turning(look.methods());
        let (min, max) = range(&turns, komi);
        let place = |amount: Amount| {
            let share = (amount - min).as_quarters() as f32 / (max - min).as_quarters() as f32;
            share.clamp(0.0, 1.0)
        };
        let mut scores = Vec::new();
        let stops = turns
            .into_iter()
            .map(|(turn, methods)| {
                let stones = methods.iter().map(|&method| {
                    let score = count.score(method, look.komi);
                    let stone = AxisStone {
                        method,
                        winner: score.winner,
                        chosen: method == look.method,
                    };
                    scores.push(score);
                    stone
                });
                let stones = stones.collect();
                let names: Vec<&str> = methods.iter().map(|&m| words.method_short(m)).collect();
                Stop {
                    komi: words.amount(turn),
                    place: place(turn),
                    beyond: turn < min || turn > max,
                    stones,
                    names: names.join(words.text("list-comma")),
                }
            })
            .collect();
        Self {
            min,
            max,
            komi,
            said: said(komi, &scores, words),
            line: place(komi),
            own: look.komi == KomiChoice::Own,
            stops,
        }
    }
}

/// The komi and how many verdicts it makes of each kind.
fn said(komi: Amount, scores: &[Score], words: Words) -> String {
    let of = |winner: Option<Color>| {
        let n = scores.iter().filter(|s| s.winner == winner).count();
        Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
    };
    let tally = words.say(
        "strip-label",
        &[
            ("white", of(Some(Color::White))),
            ("black", of(Some(Color::Black))),
            ("draws", of(None)),
        ],
    );
    let komi = words.amount(komi);
    words.say(
        "axis-said",
        &[("komi", Arg::Text(&komi)), ("tally", Arg::Text(&tally))],
    )
}

/// From the smallest to the largest komi that turns a verdict, without one far from the
/// middle of them, with some room at the ends; and to the present komi.
fn range(turns: &[(Amount, Vec<Method>)], komi: Amount) -> (Amount, Amount) {
    let all: Vec<i32> = turns
        .iter()
        .flat_map(|(turn, methods)| methods.iter().map(|_| turn.as_quarters()))
        .collect();
    let middle = all.get(all.len() / 2).copied().unwrap_or(0);
    let mut away: Vec<i32> = all.iter().map(|q| (q - middle).abs()).collect();
    away.sort_unstable();
    let usual = away.get(away.len() * 3 / 4).copied().unwrap_or(0);
    let limit = usual.saturating_mul(6).max(4 * 12);
    let near = || all.iter().filter(|q| (**q - middle).abs() <= limit);
    let (low, high) = (near().min().copied(), near().max().copied());
    let (low, high) = (low.unwrap_or(0), high.unwrap_or(0));
    let room = ((high - low) / 6).max(4 * 2);
    let low = (low - room).min(komi.as_quarters());
    let high = (high + room).max(komi.as_quarters());
    let whole = |quarters: i32| Amount::points(quarters.div_euclid(4));
    (whole(low), whole(high.saturating_add(3)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range_of(turns: &[(i32, usize)], komi: i32) -> (i32, i32) {
        let turns: Vec<(Amount, Vec<Method>)> = turns
            .iter()
            .map(|&(turn, n)| (Amount::points(turn), vec![Method::Chinese; n]))
            .collect();
        let (low, high) = range(&turns, Amount::halves(komi));
        (low.as_quarters() / 4, high.as_quarters() / 4)
    }

    #[test]
    fn the_axis_has_room_for_all_but_what_is_far_away() {
        assert_eq!(range_of(&[(-1, 11), (1, 5), (2, 1)], 0), (-3, 4));
        // The present komi is always on it.
        assert_eq!(range_of(&[(-1, 11), (1, 5), (2, 1)], 15), (-3, 8));
        assert_eq!(range_of(&[(-1, 11), (1, 5), (2, 1)], -21), (-11, 4));
        // Tromp–Taylor with half a board of dead stones.
        assert_eq!(range_of(&[(-161, 1), (3, 10), (7, 6)], 0), (0, 9));
        assert_eq!(range_of(&[(5, 17)], 10), (3, 7));
    }
}
