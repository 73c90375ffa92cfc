//! Pictures, byte by byte: one folder a case under `tests/golden/`.
//!
//! `board.txt` holds options, one a line as `name value`, then the rows. After a wanted
//! change `ZILU_BLESS=1 cargo test -p zilu-diagram --test golden` writes the pictures anew.

mod common;

use std::fs;
use std::path::Path;

use zilu_diagram::{Draw, Layer, Look, Scene, View, svg};
use zilu_rules::{Count, Document, KomiChoice, Point, Scope, Size};
use zilu_words::{Lang, Words};

fn draw(case: &str) -> String {
    let (options, rows): (Vec<&str>, Vec<&str>) = case
        .lines()
        .filter(|line| !line.is_empty())
        .partition(|line| line.contains(' '));
    let mut document = common::document(&rows.join(" "));
    let size = document.board.size();
    let mut look = Look {
        komi: KomiChoice::None,
        ..Look::default()
    };
    let mut words = Words::new(Lang::En);
    let mut palette = svg::Palette::Light;
    let mut cell = 28;
    let (mut lit, mut outlined, mut cursor, mut crop) = (Vec::new(), Vec::new(), None, None);
    let (mut looks_dead, mut unsure) = (Vec::new(), Vec::new());
    for option in options {
        let (name, value) = option.split_once(' ').expect("name and value");
        match name {
            "method" => look.method = value.parse().expect("a method"),
            "layer" => {
                look.layer = match value {
                    "stones" => Layer::Stones,
                    "dead" => Layer::Dead,
                    _ => Layer::Marks,
                };
            }
            "step" => look.step = Some(value.parse().expect("a number")),
            "by-ruling" => scope(&mut document, value, Scope::Ruling),
            "by-play" => scope(&mut document, value, Scope::Play),
            "coordinates" => look.coordinates = value == "yes",
            "lang" => words = Words::new(Lang::from_tag(value).expect("a language")),
            "palette" => {
                palette = match value {
                    "dark" => svg::Palette::Dark,
                    "print" => svg::Palette::Print,
                    _ => svg::Palette::Light,
                };
            }
            "cell" => cell = value.parse().expect("a number"),
            "lit" => lit = points(value, size),
            "looks-dead" => looks_dead = points(value, size),
            "unsure" => unsure = points(value, size),
            "outlined" => outlined = points(value, size),
            "cursor" => cursor = points(value, size).first().copied(),
            "crop" => {
                let corners = points(value, size);
                crop = Some((corners[0], corners[1]));
            }
            _ => panic!("unknown option {name}"),
        }
    }
    let view = View::of(&document, &Count::of(&document), &look, words);
    let view = view.with_proposal(&looks_dead, &unsure, words);
    let scene = Scene::of(
        &view.board,
        &Draw {
            crop,
            lit: &lit,
            outlined: &outlined,
            cursor,
            ..Draw::cells(cell)
        },
    );
    svg::write(&view.board, &scene, palette, "zilu")
}

fn scope(document: &mut Document, names: &str, scope: Scope) {
    for point in points(names, document.board.size()) {
        document.mark_for(point, Some(scope));
    }
}

fn points(names: &str, size: Size) -> Vec<Point> {
    let names = names.split(' ');
    names
        .map(|name| size.parse_name(name).expect("a point"))
        .collect()
}

#[test]
fn pictures_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut cases: Vec<_> = fs::read_dir(&folder)
        .expect("the cases")
        .map(|entry| entry.expect("a case").path())
        .collect();
    cases.sort();
    let mut changed = Vec::new();
    for case in &cases {
        let input = fs::read_to_string(case.join("board.txt")).expect("board.txt");
        let picture = draw(&input);
        let path = case.join("board.svg");
        if std::env::var_os("ZILU_BLESS").is_some() {
            fs::write(&path, &picture).expect("board.svg");
        } else if fs::read_to_string(&path).ok().as_ref() != Some(&picture) {
            changed.push(case.file_name().unwrap_or_default().to_owned());
        }
    }
    assert!(cases.len() >= 10, "the cases are there");
    assert!(changed.is_empty(), "changed: {changed:?}");
}
