//! What a ruling makes of a position, in words: the reason is no arithmetic.

use zilu_rules::{Board, Override, Point, Reading, Scope};
use zilu_words::Arg;

use super::Context;

/// What is dead or alive by ruling only: "B8 is dead only by ruling".
pub(super) fn life(context: &Context) -> Vec<String> {
    [Scope::Ruling, Scope::Play]
        .into_iter()
        .filter_map(|scope| {
            let stones = context.document.dead_in(scope);
            let chains = first_of_chains(&context.document.board, stones);
            say(context, &["ruled-life-", scope.id()], &chains)
        })
        .collect()
}

/// Which points a ruling decides about: "N8 must be filled".
pub(super) fn fills(context: &Context) -> Vec<String> {
    [("ruled-must-fill", true), ("ruled-may-stay-open", false)]
        .into_iter()
        .filter_map(|(key, filled)| {
            let ruled = |o: &Override| match *o {
                Override::MustFill { at, must_fill } if must_fill == filled => Some(at),
                _ => None,
            };
            let mut points: Vec<Point> = context
                .document
                .overrides
                .iter()
                .filter_map(ruled)
                .collect();
            points.sort_unstable();
            say(context, &[key], &points)
        })
        .collect()
}

/// What rulings make of the position for methods under which they decide; `None` where
/// there are none, and for all other methods.
pub(super) fn by_ruling(context: &Context, reading: Reading) -> Option<String> {
    if reading != Reading::AsRuled {
        return None;
    }
    let parts = [life(context), fills(context)].concat();
    (!parts.is_empty()).then(|| {
        let list = parts.join(context.words.text("ruled-and"));
        let list = ("list", Arg::Text(&list));
        context.words.say("footnote-ruled", &[list])
    })
}

fn say(context: &Context, key: &[&str], points: &[Point]) -> Option<String> {
    if points.is_empty() {
        return None;
    }
    let words = context.words;
    let list = words.point_list(points, context.document.board.size(), "list-and");
    let n = i32::try_from(points.len()).unwrap_or(i32::MAX);
    let args = [("points", Arg::Text(&list)), ("n", Arg::Number(n))];
    Some(words.say(&key.concat(), &args))
}

/// One stone of each chain.
fn first_of_chains(board: &Board, stones: &[Point]) -> Vec<Point> {
    let mut seen: Vec<Point> = Vec::new();
    let mut first = Vec::new();
    for &stone in stones {
        if !seen.contains(&stone) {
            seen.extend(board.chain_at(stone));
            first.push(stone);
        }
    }
    first
}
