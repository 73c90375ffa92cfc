//! Methods as rows: customs, their texts, ties, and a row for every ruleset.

use std::fs;
use std::path::Path;

use zilu_rules::{
    Amount, Color, Count, Custom, CustomError, KomiChoice, Method, MethodError, Size,
};
use zilu_tests::game::{Dice, Game, any_custom};

/// The named methods that switches can express, each with its custom twin; the others have
/// a tie rule, shared points or a border of their own, or count the board as it stands.
const TWINS: [(&str, &str); 26] = [
    ("living-stones", "custom:area,group-tax"),
    ("equal-routes", "custom:area,group-tax"),
    ("equal-stones", "custom:territory,group-tax"),
    ("equal-stones-open", "custom:area,group-tax"),
    ("returned-stones", "custom:area,group-tax"),
    ("chinese", "custom:area,handicap=n,komi=7.5"),
    ("chinese-old", "custom:area,handicap=n,komi=5.5"),
    ("aga", "custom:area,handicap=n-1,komi=7.5,handicap-komi=0.5"),
    ("bga", "custom:area,handicap=n-1,komi=7.5,handicap-komi=0.5"),
    (
        "french",
        "custom:area,handicap=n-1,komi=7.5,handicap-komi=0.5",
    ),
    (
        "aga-pass-stones",
        "custom:territory,pass-stones,komi=7.5,handicap-komi=0.5",
    ),
    ("new-zealand", "custom:area,komi=7"),
    ("wmsg", "custom:area,first-pass,komi=6.5"),
    ("yanlai-area", "custom:area,first-pass,komi=6.5"),
    ("ikeda-area-3", "custom:area,first-pass"),
    ("button", "custom:area,button,komi=7"),
    ("spight-area", "custom:area"),
    ("tibetan", "custom:area"),
    (
        "japanese",
        "custom:territory,no-seki-eyes,no-must-fill,komi=6.5",
    ),
    (
        "japanese-1949",
        "custom:territory,no-seki-eyes,no-must-fill,komi=4.5",
    ),
    (
        "korean",
        "custom:territory,no-seki-eyes,no-must-fill,komi=6.5",
    ),
    ("yanlai-mu", "custom:territory,komi=6.5"),
    ("ikeda-territory", "custom:territory"),
    ("lasker-maas", "custom:territory"),
    ("spight-territory", "custom:territory"),
    ("chen", "custom:area,komi=7.5"),
];

/// What no switch expresses, or only in part.
const WITHOUT_TWIN: [&str; 4] = ["ing", "tromp-taylor", "sunjang", "mathematical-go"];

fn method(text: &str) -> Method {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[test]
fn a_named_method_is_its_custom_twin() {
    let mut handicaps = 0;
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let size = Size::new(1 + dice.below(9) as u8, 1 + dice.below(9) as u8).expect("1 to 9");
        let game = Game::random(size, &mut dice);
        let count = Count::of(&game.document);
        handicaps += i32::from(game.document.record.handicap >= 2);
        for (named, custom) in TWINS {
            for komi in [KomiChoice::Own, KomiChoice::None] {
                let a = count.score(method(named), komi);
                let b = count.score(method(custom), komi);
                assert_eq!(
                    (a.margin, a.compensation, a.komi, a.net, a.winner, a.assumes),
                    (b.margin, b.compensation, b.komi, b.net, b.winner, b.assumes),
                    "seed {seed}: {named} and {custom}"
                );
            }
        }
    }
    assert!(handicaps > 20);
}

#[test]
fn every_method_has_a_twin_or_is_known_to_have_none() {
    for named in Method::ALL {
        let twins = TWINS.iter().filter(|(id, _)| *id == named.id()).count();
        let without = WITHOUT_TWIN.contains(&named.id());
        assert_eq!(twins + usize::from(without), 1, "{named}");
    }
}

#[test]
fn a_custom_method_is_written_and_read_back() {
    for seed in 0..500 {
        let custom = Method::Custom(any_custom(&mut Dice::new(seed)));
        assert_eq!(method(&custom.to_string()), custom);
    }
    for named in Method::ALL {
        assert_eq!(method(&named.to_string()), named);
    }
    // The words may stand in any order.
    let text = "custom:komi=-3.25,handicap=0,button,territory";
    assert_eq!(
        method(text).to_string(),
        "custom:territory,button,komi=-3.25"
    );
}

#[test]
fn an_error_names_the_word() {
    let errors = [
        ("area", CustomError::NoPrefix),
        ("custom:", CustomError::UnknownWord { at: 7 }),
        ("custom:button", CustomError::NoScoring),
        ("custom:area,", CustomError::UnknownWord { at: 12 }),
        ("custom:area,,button", CustomError::UnknownWord { at: 12 }),
        ("custom:area,territory", CustomError::Twice { at: 12 }),
        ("custom:area,button,button", CustomError::Twice { at: 19 }),
        ("custom:area,komi=7,komi=7", CustomError::Twice { at: 19 }),
        ("custom:area,button=1", CustomError::UnknownWord { at: 12 }),
        ("custom:area,komi", CustomError::UnknownWord { at: 12 }),
        ("custom:area,komi=x", CustomError::BadValue { at: 12 }),
        ("custom:area,komi=0.3", CustomError::BadValue { at: 12 }),
        ("custom:area,handicap=2", CustomError::BadValue { at: 12 }),
        ("custom:目", CustomError::UnknownWord { at: 7 }),
    ];
    for (text, error) in errors {
        assert_eq!(text.parse::<Custom>(), Err(error), "{text}");
    }
    assert_eq!("chines".parse::<Method>(), Err(MethodError::Unknown));
}

#[test]
fn no_text_breaks_the_reading_of_customs() {
    let words = [
        "custom:", "area", ",", "=", "komi", "handicap", "n-1", "button", "7.5", "目", "-", "",
    ];
    for seed in 0..2000 {
        let mut dice = Dice::new(seed);
        let text: String = (0..dice.below(9))
            .map(|_| words[dice.below(words.len())])
            .collect();
        if let Ok(method) = text.parse::<Method>() {
            assert_eq!(method.to_string().parse(), Ok(method), "{text}");
        }
    }
}

#[test]
fn a_tie_is_broken_as_the_row_says() {
    let mut seen = [0; 2];
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let game = Game::random(Size::new(4, 4).expect("small"), &mut dice);
        let count = Count::of(&game.document);
        let last = game.turns.iter().rev().find(|t| t.1.is_some()).map(|t| t.0);
        for method in Method::ALL {
            let even = KomiChoice::Same(count.score(method, KomiChoice::None).turning_komi());
            let score = count.score(method, even);
            assert_eq!(score.net, Amount::ZERO);
            let winner = match method {
                Method::Ing => Some(Color::Black),
                Method::MathematicalGo => last,
                _ => None,
            };
            assert_eq!(score.winner, winner, "seed {seed}: {method}");
            if method == Method::MathematicalGo {
                match winner {
                    Some(Color::White) => seen[0] += 1,
                    Some(Color::Black) => seen[1] += 1,
                    None => {}
                }
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

#[test]
fn every_ruleset_has_a_row_or_a_reason() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rulesets.md");
    let docs = fs::read_to_string(path).expect("docs/rulesets.md");
    let mut named = Vec::new();
    let mut number = 0;
    for line in docs.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, at, name, ids, note, _] = cells.as_slice() else {
            continue;
        };
        if at.parse::<u32>().is_err() {
            continue;
        }
        number += 1;
        assert_eq!(at.parse(), Ok(number), "{line}");
        assert!(!name.is_empty());
        for id in ids.split(", ").filter(|id| !id.is_empty()) {
            let (id, told) = id.split_once(' ').unwrap_or((id, "(exact)"));
            let method = method(id.trim_matches('`'));
            named.push(method);
            let exactness = method.row().exactness.id();
            assert_eq!(told, format!("({exactness})"), "{line}: {method}");
        }
        assert!(!ids.is_empty() || note.ends_with('.'), "{line}: a reason");
    }
    assert_eq!(number, 23);
    for method in Method::ALL {
        assert!(named.contains(&method), "docs/rulesets.md lacks {method}");
    }
}
