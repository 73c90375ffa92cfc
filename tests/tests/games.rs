//! Real games: replayed from their records, counted, and compared with what was recorded.

use std::fs;
use std::path::Path;

use zilu_formats::GameFile;
use zilu_rules::{Amount, BySide, Color, Count, KomiChoice, Method};
use zilu_tests::case::cases;

const GAMES: &str = include_str!("../data/games.txt");

fn record(name: &str) -> GameFile {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("data/games/{name}.sgf"));
    let bytes = fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    GameFile::parse(&bytes).unwrap_or_else(|e| panic!("{name}: {e:?}"))
}

#[test]
fn replaying_gives_the_final_board_prisoners_and_passes() {
    for case in cases(GAMES) {
        let file = record(&case.name);
        let (document, _) = file.document_at(file.last_of_main_line());
        assert_eq!(document.board, case.document.board, "{}", case.name);
        assert_eq!(
            document.record.captured, case.document.record.captured,
            "{}",
            case.name
        );
        let closing = document
            .record
            .closing
            .map_or(BySide::new(0, 0), |c| c.passes);
        for (side, key) in [
            (Color::Black, "all_passes_black"),
            (Color::White, "all_passes_white"),
        ] {
            let passes = document.record.passes[side] + closing[side];
            assert_eq!(
                Some(passes.to_string().as_str()),
                case.fact(key),
                "{}",
                case.name
            );
        }
    }
}

#[test]
fn counting_gives_the_recorded_margins_and_results() {
    let mut failures = Vec::new();
    for case in cases(GAMES) {
        let file = record(&case.name);
        let (mut document, _) = file.document_at(file.last_of_main_line());
        document.dead.clone_from(&case.document.dead);
        let komi = KomiChoice::Same(case.document.record.komi.expect("a komi"));
        document.record.handicap = case.document.record.handicap;
        let count = Count::of(&document);
        let net = |method| count.score(method, komi).net;
        for (key, expected, line) in &case.expected {
            let id = key.strip_prefix("net ").expect("a net value");
            let got = net(id.parse::<Method>().expect("a method")).to_string();
            if Amount::parse(expected) != Amount::parse(&got) {
                failures.push(format!(
                    "{} {id}: {got}, expected {expected} (line {line})",
                    case.name
                ));
            }
        }
        let result = recorded(case.fact("result").expect("a result"));
        for way in case.fact("reproduced").expect("ways").split("; ") {
            let method = match way {
                "territory, no points in seki" => Method::Japanese,
                "territory, seki eyes counted" => Method::YanlaiMu,
                "area" => Method::NewZealand,
                "area minus HA" => Method::Chinese,
                "area minus (HA-1)" => Method::Aga,
                // As the file itself marks its points: not counted here.
                _ => continue,
            };
            if net(method) != result {
                failures.push(format!(
                    "{} {method}: {}, recorded {result}",
                    case.name,
                    net(method)
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// `B+6.5` and `W+0.5` as Black − White.
fn recorded(result: &str) -> Amount {
    if result == "Draw" || result == "0" {
        return Amount::ZERO;
    }
    let (side, points) = result.split_once('+').expect("a counted result");
    let points = Amount::parse(points).expect("points");
    if side == "B" { points } else { -points }
}
