//! Positions with known answers, under every method they name.

use zilu_rules::{Count, KomiChoice, Method, Reading};
use zilu_tests::case::{Case, cases};

/// Every value of a data file that does not come out, as `case: key: got, expected`.
fn misses(file: &str) -> Vec<String> {
    let mut misses = Vec::new();
    for case in cases(file) {
        let count = Count::of(&case.document);
        for (key, expected, line) in &case.expected {
            let got = value(&case, &count, key);
            if got != *expected {
                misses.push(format!(
                    "{} {key}: {got}, expected {expected} (line {line})",
                    case.name
                ));
            }
        }
    }
    misses
}

fn value(case: &Case, count: &Count, key: &str) -> String {
    if key == "pieces" {
        let pieces = count.quantities(Reading::AsMarked).pieces;
        return format!("{} {}", pieces.black, pieces.white);
    }
    if let Ok(method) = key.parse::<Method>() {
        return count.score(method, KomiChoice::None).margin.to_string();
    }
    "?".to_string()
}

#[test]
fn try_all() {
    for (n, f) in [
        ("gallery", include_str!("../data/gallery.txt")),
        ("tax", include_str!("../data/group_tax.txt")),
        ("area", include_str!("../data/area.txt")),
    ] {
        for m in misses(f) {
            if !m.contains(" result") {
                println!("{n} {m}");
            }
        }
    }
}
#[test]
fn c2() {
    let mut c = cases(include_str!("../data/gallery.txt")).remove(0);
    c.document.dead.clear();
    let count = Count::of(&c.document);
    println!(
        "{:#?} {:?}",
        count.settled(Reading::AsMarked).pieces(),
        count.oddities().collect::<Vec<_>>()
    );
    for m in Method::ALL {
        let s = count.score(m, KomiChoice::None);
        println!(
            "{m} {} {} {} {:?}",
            s.figures.black, s.figures.white, s.margin, s.assumes
        );
    }
}
