//! Small records that other programs got wrong.

use zilu_formats::{Decoded, GameFile, NodeId, Opened, Source, read, read_decoded};
use zilu_rules::{Board, Color};

const CASES: &str = include_str!("../data/records.txt");

struct Case {
    name: &'static str,
    bytes: Vec<u8>,
    pasted: bool,
    /// What must hold, with the line number.
    expected: Vec<(usize, &'static str, String)>,
}

fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for (i, line) in CASES.lines().enumerate() {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let at = cases.last_mut();
        match (key, at) {
            ("" | "#" | "source", _) => {}
            ("case", _) => cases.push(Case {
                name: value,
                bytes: Vec::new(),
                pasted: false,
                expected: Vec::new(),
            }),
            ("sgf", Some(case)) => case.bytes = unescape(value).into_bytes(),
            ("base64", Some(case)) => case.bytes = base64(value),
            ("pasted", Some(case)) => case.pasted = true,
            (_, Some(case)) => case.expected.push((i + 1, key, unescape(value))),
            (_, None) => panic!("line {}: no case yet", i + 1),
        }
    }
    cases
}

fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some(c) => c,
                None => '\\',
            },
            c => c,
        });
    }
    out
}

fn base64(text: &str) -> Vec<u8> {
    let digit = |b: u8| match b {
        b'A'..=b'Z' => b - b'A',
        b'a'..=b'z' => b - b'a' + 26,
        b'0'..=b'9' => b - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits = text.trim_end_matches('=').bytes().map(digit);
    let mut out = Vec::new();
    let (mut bits, mut held) = (0_u32, 0);
    for digit in digits {
        bits = bits << 6 | u32::from(digit);
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push((bits >> held) as u8);
        }
    }
    out
}

fn rows(board: &Board) -> String {
    let width = usize::from(board.size().width());
    let letters: Vec<char> = board
        .stones()
        .iter()
        .map(|stone| match stone {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        })
        .collect();
    let rows: Vec<String> = letters
        .chunks(width)
        .map(|row| row.iter().collect())
        .collect();
    rows.join(" ")
}

/// Moves and passes on the main line.
fn turns(file: &GameFile) -> Vec<String> {
    let of = |node: NodeId| {
        let moves = ["B", "W"].map(|id| file.values(node, id).next().map(|v| format!("{id} {v}")));
        moves.into_iter().flatten()
    };
    file.main_line().flat_map(of).collect()
}

fn value(opened: &Opened, key: &str, expected: &str) -> String {
    let document = &opened.document;
    let Source::Sgf { file, node } = &opened.source else {
        return opened.source.id().to_owned();
    };
    let board = &document.board;
    let yes = |is: bool| {
        if is {
            expected.to_owned()
        } else {
            format!("not {expected}")
        }
    };
    match key {
        "rows" => rows(board),
        "size" => format!("{} {}", board.size().width(), board.size().height()),
        "black" => board.count(Color::Black).to_string(),
        "white" => board.count(Color::White).to_string(),
        "stones" => (board.count(Color::Black) + board.count(Color::White)).to_string(),
        "nodes" => file.node_count().to_string(),
        "moves" => turns(file).len().to_string(),
        "first" => turns(file).first().cloned().unwrap_or_default(),
        "passes" => {
            let record = &document.record;
            let closing = record
                .closing
                .map_or(0, |c| c.passes.black + c.passes.white);
            (record.passes.black + record.passes.white + closing).to_string()
        }
        "comment" => file
            .text_of(file.root(), "C")
            .or_else(|| file.text_of(*node, "C"))
            .unwrap_or_default()
            .into_owned(),
        "black-name" => file.info().black.unwrap_or_default(),
        "komi" => document
            .record
            .komi
            .map(|k| k.to_string())
            .unwrap_or_default(),
        "to-play" => file.to_play(*node).id().to_owned(),
        "encoding" => opened.encoding.id().to_owned(),
        "odd" => yes(opened.oddities.iter().any(|odd| odd.id() == expected)),
        "not-odd" => yes(opened.oddities.iter().all(|odd| odd.id() != expected)),
        "written" => yes(file.write().contains(expected)),
        _ => panic!("no key {key}"),
    }
}

#[test]
fn what_others_got_wrong_is_read() {
    let cases = cases();
    assert!(cases.len() > 30);
    let mut wrong = Vec::new();
    for case in &cases {
        let opened = if case.pasted {
            let text = String::from_utf8(case.bytes.clone()).expect("text");
            read_decoded(Decoded::from_text(text))
        } else {
            read(&case.bytes)
        };
        for (line, key, expected) in &case.expected {
            let found = match &opened {
                Ok(opened) => value(opened, key, expected),
                Err(error) => error.id().to_owned(),
            };
            if found != *expected {
                wrong.push(format!(
                    "line {line}, case {}: {key} {found:?}, not {expected:?}",
                    case.name
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
