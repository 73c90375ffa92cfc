//! `zilu game`: a record counted after each of its turns.

use std::io::Write;

use zilu_formats::Source;
use zilu_formats::json::{TurnOutput, columns};
use zilu_rules::{Amount, BySide, Color, Count, KomiChoice};
use zilu_words::{Lang, Words};

use crate::args::{Format, GameOptions};
use crate::{Failure, source, table};

pub(crate) fn run(options: &GameOptions, mut out: impl Write) -> Result<(), Failure> {
    let words = Words::new(options.lang);
    let input = source::open(&options.input, words)?;
    let Source::Sgf { file, .. } = &input.opened.source else {
        let message = format!("{}: {}", input.name, words.text("game-no-record"));
        return Err(Failure::Unreadable(message));
    };
    let komi = options
        .komi
        .unwrap_or(KomiChoice::of(&input.opened.document.record));
    let told = match options.format {
        Format::Table => words,
        Format::Csv | Format::Json | Format::Columns => Words::new(Lang::En),
    };
    let moments = file.by_move();
    let turns = moments.iter().enumerate().map(|(n, moment)| {
        let count = Count::of(&moment.document);
        let score = count.score(options.method, komi);
        TurnOutput::new(n, moment.turn, &count, &score, told.result(&score))
    });
    match options.format {
        Format::Json => {
            for turn in turns {
                serde_json::to_writer(&mut out, &turn)?;
                writeln!(out)?;
            }
        }
        // No cell has a comma, a quote or a line end in it.
        Format::Csv | Format::Columns => {
            writeln!(out, "{}", columns().join(","))?;
            for turn in turns {
                writeln!(out, "{}", turn.cells().join(","))?;
            }
        }
        Format::Table => {
            let mut rows = vec![heads(words)];
            rows.extend(turns.map(|turn| row(&turn, words)));
            writeln!(out, "{}", words.method_name(options.method))?;
            for line in table::columns(&rows, 2) {
                writeln!(out, "{}", line.trim_end())?;
            }
            writeln!(out, "{}", words.text("game-letters"))?;
        }
    }
    Ok(out.flush()?)
}

fn heads(words: Words) -> Vec<String> {
    let text = |key: &str| words.text(key).to_owned();
    let letters = ["S", "E", "F", "R", "L", "d", "K", "X", "D"];
    let mut heads = vec!["#".to_owned(), text("game-turn")];
    heads.extend(letters.map(str::to_owned));
    heads.extend([
        text("app-black"),
        text("app-white"),
        text("app-order-margin"),
        text("app-verdict"),
    ]);
    heads.extend(["M".to_owned(), "h".to_owned(), "v".to_owned()]);
    heads
}

fn row(turn: &TurnOutput, words: Words) -> Vec<String> {
    let played = match (turn.color, &turn.point) {
        (None, _) => String::new(),
        (Some(color), point) => {
            let side = if color == Color::Black.id() {
                Color::Black
            } else {
                Color::White
            };
            let pass = words.text("game-pass").to_owned();
            let point = point.clone().unwrap_or(pass);
            format!("{} {point}", words.color_letter(side))
        }
    };
    let amount = |amount: Amount| words.amount(amount);
    let pair = |pair: BySide<i32>| format!("{}:{}", pair.black, pair.white);
    let q = |get: fn(&zilu_formats::json::Quantities) -> i32| {
        let BySide { black, white } = &turn.quantities;
        pair(BySide::new(get(black), get(white)))
    };
    let score = &turn.score;
    vec![
        turn.turn.to_string(),
        played,
        q(|q| q.stones),
        q(|q| q.own),
        q(|q| q.must_fill),
        q(|q| q.reserved),
        q(|q| q.routes),
        q(|q| q.dead),
        q(|q| q.captured),
        q(|q| q.passes),
        turn.neutral.to_string(),
        amount(score.black.0),
        amount(score.white.0),
        words.margin(score.margin.0),
        score.result.clone(),
        pair(turn.chen.mu),
        turn.more_turns.to_string(),
        words.margin(turn.chen.net.0),
    ]
}
