//! The README's table of methods is the one in the code.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use zilu_rules::{Amount, Exactness, Family, Handicap, Method, Row};
use zilu_words::{Lang, Words};

#[test]
fn the_table_of_methods_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let readme = fs::read_to_string(&path).expect("README.md at the root");
    let table = table();
    assert!(
        readme.replace("\r\n", "\n").contains(&table),
        "README.md must contain this table:\n\n{table}"
    );
}

fn table() -> String {
    let (en, zh) = (Words::new(Lang::En), Words::new(Lang::ZhHans));
    let mut table = String::from(
        "| id | method | 算法 | a side's figure | komi | handicap |\n|---|---|---|---|---|---|\n",
    );
    for family in Family::ALL {
        for method in Method::ALL {
            let row = method.row();
            if row.family == family {
                writeln!(
                    table,
                    "| `{}` | {}{} | {} | {} | {} | {} |",
                    row.id,
                    en.method_name(method),
                    exactness(&row, en),
                    zh.method_name(method),
                    en.method_formula(method),
                    komi(&row),
                    handicap(&row),
                )
                .expect("writing to a string");
            }
        }
    }
    table
}

fn exactness(row: &Row, words: Words) -> String {
    match row.exactness {
        Exactness::Exact => String::new(),
        other => format!(" ({})", words.exactness(other)),
    }
}

fn komi(row: &Row) -> String {
    if row.komi == Amount::ZERO {
        "–".into()
    } else {
        row.komi.to_string()
    }
}

fn handicap(row: &Row) -> String {
    let points = match row.handicap {
        Handicap::Nothing => "–",
        Handicap::Stones => "n",
        Handicap::StonesLessOne => "n − 1",
        Handicap::Silent => "not said",
    };
    if row.handicap_komi == Amount::ZERO {
        points.into()
    } else {
        format!("{points}, komi {}", row.handicap_komi)
    }
}
