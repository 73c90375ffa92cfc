//! What is suggested as dead, on real games, textbook shapes and odd boards.

use std::thread;

use zilu_rules::{Board, Color, Document, Point, Size};
use zilu_suggest::{Confidence, Proposal, Reason, Ruling, Status, Suggestion, Verdict};
use zilu_tests::case::{Case, board, cases};
use zilu_tests::game::{Dice, Game, any_board};
use zilu_tests::suggested::{Outcome, Set, games};

/// The living chains that are called dead, all on boards that were left open on purpose.
const KILLED: [&str; 11] = [
    "ogs/corner_test_2 A7",
    "ogs/corner_test_2 C3",
    "ogs/corner_test_2 A2",
    "ogs/game_beta_17150 A8",
    "ogs/game_beta_17150 F2",
    "ogs/game_seki_64848549 M19",
    "ogs/game_seki_64848549 S12",
    "ogs/game_seki_64848549 P10",
    "ogs/game_seki_64848549 S9",
    "ogs/game_seki_64848549 A8",
    "ogs/game_seki_64848549 M3",
];

/// The dead chains that are not called dead.
///
/// It shares four liberties with White's stones, neither side having an eye: a seki to all
/// appearance, though it was removed.
const MISSED: [&str; 1] = ["ogs_removal/hard/12257987 M19"];

/// Wrong games of which nothing tells that they may be wrong.
const SILENT: [&str; 1] = ["ogs_removal/hard/12257987"];

/// Games whose judged or recorded result does not come out.
const OTHER_RESULT: [&str; 2] = ["gnugo/score2.tst-31", "gnugo/score2.tst-60"];

/// Every game with its outcome, on two threads.
fn outcomes() -> Vec<(Set, String, Size, Outcome)> {
    let games = games();
    let half = games.len().div_ceil(2);
    thread::scope(|scope| {
        let work = |part| {
            move || {
                let part: &[zilu_tests::suggested::Game] = part;
                let outcome = |game: &zilu_tests::suggested::Game| {
                    let board = &game.case.document.board;
                    let outcome = Outcome::of(game, &Suggestion::of(board));
                    (game.set, game.case.name.clone(), board.size(), outcome)
                };
                part.iter().map(outcome).collect::<Vec<_>>()
            }
        };
        let threads: Vec<_> = games.chunks(half).map(|p| scope.spawn(work(p))).collect();
        let joined = threads.into_iter().map(|t| t.join().expect("no panic"));
        joined.flatten().collect()
    })
}

#[test]
fn real_games_come_out_as_known() {
    let outcomes = outcomes();
    let (mut killed, mut missed) = (Vec::new(), Vec::new());
    let (mut silent, mut other_result) = (Vec::new(), Vec::new());
    for (_, name, size, outcome) in &outcomes {
        let at = |point: &Point| format!("{name} {}", size.name(*point));
        killed.extend(outcome.killed.iter().map(at));
        missed.extend(outcome.missed.iter().map(at));
        if !outcome.is_right() && !outcome.announced {
            silent.push(name.clone());
        }
        if outcome.result == Some(false) {
            other_result.push(name.clone());
        }
    }
    assert_eq!(killed, KILLED, "killed");
    assert_eq!(missed, MISSED, "missed");
    assert_eq!(silent, SILENT, "silent");
    assert_eq!(other_result, OTHER_RESULT, "another result");
    let right = |set| {
        let of = || outcomes.iter().filter(|(s, ..)| *s == set);
        (of().filter(|(.., o)| o.is_right()).count(), of().count())
    };
    let figures = Set::ALL.map(right);
    assert_eq!(figures, [(16, 19), (24, 25), (79, 79), (25, 27)]);
    let results = outcomes.iter().filter_map(|(.., o)| o.result);
    let (of, right) = results.fold((0, 0), |(of, right), ok| (of + 1, right + usize::from(ok)));
    assert!(right * 100 >= of * 93, "{right} of {of} results");
}

fn names(size: Size, points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(|&p| size.name(p).to_string()).collect();
    names.join(" ")
}

#[test]
fn textbook_shapes_are_read() {
    for case in cases(include_str!("../data/suggest_shapes.txt")) {
        let board = &case.document.board;
        let size = board.size();
        let proposal = Suggestion::of(board);
        let (got, wanted) = (proposal.dead(), &case.document.dead);
        assert_eq!(names(size, &got), names(size, wanted), "{}", case.name);
        for (at, status, line) in &case.expected {
            let point = size.parse_name(at).expect("a point");
            let verdict = proposal.at(point).expect("a chain");
            assert_eq!(
                verdict.status.id(),
                status,
                "line {line}: {at}: {verdict:?}"
            );
        }
    }
}

/// Positions of the gallery on which another list of dead stones is proposed than the one
/// given there, each with what the proposal says instead of it.
const GALLERY: [(&str, &str); 5] = [
    ("bent-four", "unsure"),
    // Playouts begin the ko; the 1928 dispute was whether one must.
    ("ten-thousand-year-ko", "unsure"),
    ("torazu-sanmoku", "unsure"),
    ("moonshine-life", "unsure"),
    // Three lone stones in a wide area might live yet.
    ("dead-both-sides", "unsure"),
];

#[test]
fn the_gallery_is_read() {
    let differs = |case: &Case| Suggestion::of(&case.document.board).dead() != case.document.dead;
    let gallery = cases(include_str!("../data/gallery.txt"));
    let told = |case: &Case| {
        let unsure = Suggestion::of(&case.document.board).unsure().count() > 0;
        if unsure { "unsure" } else { "silent" }
    };
    let found: Vec<(&str, &str)> = (gallery.iter().filter(|c| differs(c)))
        .map(|c| (c.name.as_str(), told(c)))
        .collect();
    assert_eq!(found, GALLERY);
}

/// The sekis of the gallery, and how many chains are told to stand in seki.
const SEKIS: [(&str, usize); 6] = [
    ("seki-one-eye-each", 2),
    ("seki-basic", 2),
    ("seki-eyes-one-side", 3),
    // Two-point eyes: alive, and unsure.
    ("seki-large-eyes", 0),
    // Left to the rules.
    ("double-ko-seki", 0),
    ("katago-grouptax-seki", 4),
];

#[test]
fn every_seki_of_the_gallery_keeps_its_stones() {
    let gallery = cases(include_str!("../data/gallery.txt"));
    for (name, chains) in SEKIS {
        let case = gallery.iter().find(|c| c.name == name).expect("it");
        let proposal = Suggestion::of(&case.document.board);
        let seki = proposal.chains.iter().filter(|c| c.status == Status::Seki);
        assert_eq!(seki.count(), chains, "{name}");
        assert_eq!(proposal.dead(), [], "{name}");
    }
}

#[test]
fn a_double_ko_is_left_to_the_rules() {
    let gallery = cases(include_str!("../data/gallery.txt"));
    for name in ["double-ko-seki", "bent-four-double-ko-seki"] {
        let case = gallery.iter().find(|c| c.name == name).expect("it");
        let proposal = Suggestion::of(&case.document.board);
        let ruled = |c: &&Verdict| c.reason == Reason::Ruling(Ruling::DoubleKo);
        assert!(proposal.unsure().filter(ruled).count() >= 2, "{name}");
    }
}

#[test]
fn a_bent_four_in_the_corner_is_left_to_the_rules() {
    let gallery = cases(include_str!("../data/gallery.txt"));
    let case = gallery.iter().find(|c| c.name == "bent-four").expect("it");
    let proposal = Suggestion::of(&case.document.board);
    let ruled = |c: &&Verdict| c.reason == Reason::Ruling(Ruling::BentFour);
    assert!(proposal.unsure().filter(ruled).count() >= 2);
}

/// Boards with all sorts of stones, from the smallest to the largest.
fn odd_boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for (width, height) in [
        (1, 1),
        (1, 7),
        (2, 2),
        (3, 2),
        (5, 5),
        (9, 9),
        (13, 19),
        (52, 1),
        (52, 52),
    ] {
        let size = Size::new(width, height).expect("1 to 52");
        let mut dice = Dice::new(u64::from(width) * 100 + u64::from(height));
        boards.push(Board::new(size));
        boards.push(any_board(size, &mut dice));
        if size.points() <= 81 {
            boards.push(Game::random(size, &mut dice).document.board);
        }
        let mut full = Board::new(size);
        for point in size.iter() {
            full.set(point, Some(Color::Black));
        }
        boards.push(full);
    }
    boards
}

#[test]
fn odd_boards_are_answered_within_bounds_and_always_the_same() {
    for board in odd_boards() {
        let mut suggestion = Suggestion::start(&board);
        let mut steps = 0;
        while suggestion.step() {
            steps += 1;
            assert!(steps <= 40, "{:?}", board.size());
        }
        let proposal = suggestion.proposal();
        assert_eq!(proposal, Suggestion::of(&board));
        let mut covered: Vec<Point> = proposal
            .chains
            .iter()
            .flat_map(|c| &c.stones)
            .copied()
            .collect();
        covered.sort_unstable();
        let stones: Vec<Point> = (board.size().iter())
            .filter(|&p| board.get(p).is_some())
            .collect();
        assert_eq!(covered, stones, "each stone is in one chain");
    }
}

#[test]
fn two_eyes_are_never_called_dead() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let size = Size::new(9, 9).expect("1 to 52");
        let board = Game::random(size, &mut dice).document.board;
        let proposal = Suggestion::of(&board);
        for color in Color::ALL {
            let alive = zilu_rules::unconditionally_alive(&board, color);
            for (point, _) in size
                .iter()
                .zip(alive)
                .filter(|(p, a)| *a && board.get(*p) == Some(color))
            {
                seen += 1;
                let verdict = proposal.at(point).expect("a chain");
                assert_eq!(
                    verdict.status,
                    Status::Alive,
                    "seed {seed} {}",
                    size.name(point)
                );
                assert_eq!(verdict.confidence, Confidence::Certain);
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// Black's wall, White's wall, and a white stone behind Black's.
fn walls() -> (Document, Proposal) {
    let board = board(&[
        "...XO..", ".O.XO..", "...XO..", "...XO..", "...XO..", "...XO..", "...XO..",
    ]);
    let proposal = Suggestion::of(&board);
    (Document::new(board), proposal)
}

#[test]
fn marks_of_a_person_stay_as_they_are() {
    let (mut document, proposal) = walls();
    let other = Point::new(3, 0);
    document.mark(other, true);
    let before = document.clone();
    proposal.mark(&mut document);
    assert_eq!(document, before);
    let differences: Vec<Point> = (proposal.differences(&document))
        .filter_map(|c| c.stones.first().copied())
        .collect();
    assert_eq!(differences, [other, Point::new(1, 1)]);
}

#[test]
fn what_is_proposed_is_marked_where_nothing_was() {
    let (mut document, proposal) = walls();
    proposal.mark(&mut document);
    assert_eq!(document.dead, [Point::new(1, 1)]);
    assert_eq!(proposal.differences(&document).count(), 0);
}
