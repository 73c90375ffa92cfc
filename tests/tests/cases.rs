//! Positions with known answers, under every method they name.

use zilu_rules::{Amount, Color, Count, KomiChoice, Method, Oddity, Point, Reading, Reason};
use zilu_tests::case::{Case, cases};

#[test]
fn the_gallery_comes_out() {
    check(include_str!("../data/gallery.txt"));
}

#[test]
fn finished_boards_give_the_known_group_tax() {
    check(include_str!("../data/group_tax.txt"));
}

#[test]
fn boards_of_other_programs_give_the_known_area() {
    check(include_str!("../data/area.txt"));
}

#[test]
fn a_static_scorers_boards_and_real_games_give_the_known_territory() {
    check(include_str!("../data/territory.txt"));
}

#[test]
fn the_seed_position_with_its_dead_stone_alive() {
    check(include_str!("../data/seed.txt"));
}

/// Compares every value of a data file; the misses must be exactly those for which the file
/// itself gives the reason (`miss KEY: reason`).
fn check(file: &str) {
    let mut missed = Vec::new();
    let mut values = 0;
    for case in cases(file) {
        let count = Count::of(&case.document);
        for (key, expected, line) in &case.expected {
            values += 1;
            let got = value(&case, &count, key);
            let name = format!("{} {key}", case.name);
            let told = case.fact(&format!("miss {key}")).is_some();
            match (got == *expected, told) {
                (true, true) => panic!("{name} comes out now (line {line}): take it off the list"),
                (false, false) => {
                    missed.push(format!("line {line}: {name} is {got}, expected {expected}"))
                }
                _ => {}
            }
        }
    }
    assert!(
        missed.is_empty(),
        "{} of {values}:\n{}",
        missed.len(),
        missed.join("\n")
    );
}

/// What a position gives for a key: a method's margin before komi, a piece count, a
/// quantity per side, a standing, or a winner under a komi choice.
fn value(case: &Case, count: &Count, key: &str) -> String {
    let q = count.quantities(Reading::AsMarked);
    if let Ok(method) = key.parse::<Method>() {
        return count.score(method, KomiChoice::None).margin.to_string();
    }
    match key.split_once(' ') {
        None if key == "false-eyes-counted" => {
            let settled = count.settled(Reading::AsMarked);
            let filled = |side| {
                let is_filled = |p: &Point| match settled.reason(*p) {
                    Reason::FillsLiberty { side: s, .. }
                    | Reason::Takes { side: s, .. }
                    | Reason::ThrowIn { side: s, .. } => s == side,
                    _ => false,
                };
                settled.size().iter().filter(is_filled).count() as i32
            };
            let margin = count.score(Method::Japanese, KomiChoice::None).margin;
            (margin + Amount::points(filled(Color::Black) - filled(Color::White))).to_string()
        }
        None if key == "pieces" => format!("{} {}", q.pieces.black, q.pieces.white),
        None if key == "neutral" => q.neutral.to_string(),
        None if key == "offered" => {
            let size = case.document.board.size();
            let point = |oddity: &Oddity| match oddity {
                Oddity::RulingDecides { point, .. } => Some(size.name(*point).to_string()),
                _ => None,
            };
            let points: Vec<String> = count.oddities().filter_map(point).collect();
            points.join(" ")
        }
        None if key == "messages" => {
            let ids: Vec<&str> = count.oddities().map(|o| o.id()).collect();
            ids.join(" ")
        }
        Some(("figures", method)) => {
            let method = method.parse::<Method>().expect("a method");
            let f = count.score(method, KomiChoice::None).figures;
            format!("{} {}", f.black, f.white)
        }
        Some(("reserved", side)) => {
            let side = if side == "b" {
                Color::Black
            } else {
                Color::White
            };
            let size = case.document.board.size();
            let names: Vec<String> = count
                .points(Reading::AsMarked, zilu_rules::Quantity::Reserved, side)
                .into_iter()
                .map(|p| size.name(p).to_string())
                .collect();
            names.join(" ")
        }
        Some(("standing", name)) => {
            let settled = count.settled(Reading::AsMarked);
            let point = settled.size().parse_name(name).expect("a point");
            settled
                .piece_at(point)
                .map_or("none", |i| settled.pieces()[i].standing.id())
                .to_string()
        }
        Some(("result", rest)) => {
            let (method, komi) = rest.split_once(' ').expect("a method and a komi");
            let komi = match komi {
                "own" => KomiChoice::Own,
                "none" => KomiChoice::None,
                points => KomiChoice::Same(Amount::parse(points).expect("komi in points")),
            };
            let score = count.score(method.parse().expect("a method"), komi);
            zilu_words::Words::new(zilu_words::Lang::En).result(&score)
        }
        _ => panic!("{}: no such key: {key}", case.name),
    }
}
