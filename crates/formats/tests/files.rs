//! Files and what must come out of them.
//!
//! Beside every `data/sgf/NAME.sgf` and `data/diagrams/NAME.txt` stands `NAME.expected`:
//! the board (small letters are dead), what else is known, what is odd; or the error.
//! A new case is a new pair of files; `UPDATE=1 cargo test -p zilu-formats --test files`
//! writes the expected ones, to be read through before they are kept.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use zilu_formats::{Opened, Source, read};
use zilu_rules::{BySide, Color, Document, Record};

#[test]
fn records_are_read_as_expected() {
    compare("data/sgf", "sgf");
}

#[test]
fn diagrams_are_read_as_expected() {
    compare("data/diagrams", "txt");
}

fn compare(folder: &str, extension: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder);
    let files = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let is_input = |path: &PathBuf| path.extension().is_some_and(|e| e == extension);
    let mut files: Vec<PathBuf> = files.filter(is_input).collect();
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let got = describe(&fs::read(&path).unwrap());
        let expected = path.with_extension("expected");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&expected, &got).unwrap();
        }
        let expected = fs::read_to_string(expected).unwrap_or_default();
        let expected = expected.replace("\r\n", "\n");
        assert_eq!(got, expected, "{}", path.display());
    }
}

fn describe(bytes: &[u8]) -> String {
    let opened = match read(bytes) {
        Ok(opened) => opened,
        Err(error) => return format!("error {error}\n"),
    };
    let mut out = board(&opened.document);
    source(&opened, &mut out);
    record(&opened.document.record, &mut out);
    for oddity in &opened.oddities {
        writeln!(out, "odd: {oddity}").unwrap();
    }
    out
}

fn board(document: &Document) -> String {
    let board = &document.board;
    let mut out = String::new();
    for point in board.size().iter() {
        let symbol = match (board.get(point), document.is_dead(point)) {
            (None, _) => '.',
            (Some(Color::Black), false) => 'X',
            (Some(Color::Black), true) => 'x',
            (Some(Color::White), false) => 'O',
            (Some(Color::White), true) => 'o',
        };
        out.push(symbol);
        if point.col + 1 == board.size().width() {
            out.push('\n');
        }
    }
    out
}

fn source(opened: &Opened, out: &mut String) {
    match &opened.source {
        Source::Link { look } => writeln!(out, "link: look {look:?}").unwrap(),
        Source::Diagram(diagram) => {
            writeln!(out, "dialect: {}", diagram.dialect.id()).unwrap();
            say(out, "title", diagram.title.as_ref());
            say(out, "caption", diagram.caption.as_ref());
            for ignored in &diagram.ignored {
                writeln!(out, "ignored {}: {}", ignored.line, ignored.text).unwrap();
            }
            if diagram.other_boards > 0 {
                writeln!(out, "other boards: {}", diagram.other_boards).unwrap();
            }
        }
        Source::Sgf { file, node } => {
            let (games, nodes) = (file.games().len(), file.node_count());
            writeln!(out, "games: {games}, nodes: {nodes}").unwrap();
            writeln!(out, "to play: {}", file.to_play(*node).id()).unwrap();
            say(out, "black", file.info().black.as_ref());
            say(out, "white", file.info().white.as_ref());
            say(out, "rules", file.info().rules.as_ref());
            let comment = file.text_of(file.root(), "C");
            say(out, "comment", comment.as_ref());
        }
    }
}

fn record(record: &Record, out: &mut String) {
    if *record == Record::UNKNOWN {
        return;
    }
    say(out, "komi", record.komi.as_ref());
    if record.handicap > 0 {
        writeln!(out, "handicap: {}", record.handicap).unwrap();
    }
    let number = |n: BySide<Option<u32>>| n.map(Option::unwrap_or_default);
    sides(out, "placed", number(record.placed));
    sides(out, "captured", number(record.captured));
    sides(out, "passes", record.passes);
    if let Some(closing) = record.closing {
        sides(out, "closing passes", closing.passes);
    }
    say(out, "first move", record.first_move.map(Color::id).as_ref());
    say(out, "last move", record.last_move.map(Color::id).as_ref());
    say(out, "first pass", record.first_pass.map(Color::id).as_ref());
}

fn say(out: &mut String, name: &str, value: Option<&impl std::fmt::Display>) {
    if let Some(value) = value {
        writeln!(out, "{name}: {value}").unwrap();
    }
}

fn sides(out: &mut String, name: &str, value: BySide<u32>) {
    writeln!(out, "{name}: {} {}", value.black, value.white).unwrap();
}
