//! What is known of the game, in short parts.

use zilu_rules::{BySide, Color, Document};
use zilu_words::{Arg, Words};

pub(super) fn parts(document: &Document, words: Words) -> Vec<String> {
    let record = &document.record;
    let mut parts = Vec::new();
    let side = |color: Color| ("side", Arg::Text(color.id()));
    let pair = |key, n: BySide<u32>| {
        let args = [("black", number(n.black)), ("white", number(n.white))];
        words.say(key, &args)
    };
    // Plays and prisoners of one side fix each other.
    let placed = known(|c| {
        let on_board = document.board.count(c);
        let taken = record.captured[c].map(|k| k.saturating_add(on_board));
        taken.or(record.placed[c])
    });
    // What a side holds are the other's stones.
    let held = known(|c| record.captured[c.other()]);

    if let Some(color) = record.first_move {
        parts.push(words.say("fact-first", &[side(color)]));
    }
    if record.handicap >= 2 {
        let n = number(u32::from(record.handicap));
        parts.push(words.say("fact-handicap", &[("n", n)]));
    }
    match placed {
        Some(n) if n.black == n.white => {
            parts.push(words.say("fact-moves-each", &[("n", number(n.black))]));
        }
        Some(n) => parts.push(pair("fact-moves", n)),
        None => {}
    }
    if let (Some(color), true) = (record.last_move, placed.is_none()) {
        parts.push(words.say("fact-last", &[side(color)]));
    }
    match held {
        Some(n) if n.black == n.white => {
            parts.push(words.say("fact-prisoners-each", &[("n", number(n.black))]));
        }
        Some(n) => parts.push(pair("fact-prisoners", n)),
        None => {}
    }
    if record.passes != BySide::new(0, 0) {
        parts.push(pair("fact-passes", record.passes));
    }
    if let Some(komi) = record.komi {
        parts.push(words.say("fact-komi", &[("komi", Arg::Amount(komi))]));
    }
    if parts.is_empty() {
        parts.push(words.text("fact-none").into());
    }
    parts
}

fn known(of: impl Fn(Color) -> Option<u32>) -> Option<BySide<u32>> {
    Some(BySide::new(of(Color::Black)?, of(Color::White)?))
}

fn number<'a>(n: u32) -> Arg<'a> {
    Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
}
