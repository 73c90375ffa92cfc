//! Real games: replayed from their records, counted, and compared with what was recorded.

use zilu_rules::{Amount, BySide, Color, Count, KomiChoice, Method};
use zilu_tests::case::cases;
use zilu_tests::record::{methods, replayed, result};

const GAMES: &str = include_str!("../data/games.txt");

#[test]
fn replaying_gives_the_final_board_prisoners_and_passes() {
    for case in cases(GAMES) {
        let document = replayed(&case);
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
        let mut document = replayed(&case);
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
        for method in methods(&case) {
            if net(method) != result(&case) {
                failures.push(format!(
                    "{} {method}: {}, recorded {}",
                    case.name,
                    net(method),
                    result(&case)
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
