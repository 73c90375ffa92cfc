//! Legal play: known cases, a slow plain second implementation, and properties of games.

use zilu_formats::GameFile;
use zilu_rules::{
    Amount, Board, BySide, Color, Count, Cycle, Dispute, Document, End, Finding, First, Game,
    Illegal, Ko, KomiChoice, Method, NotStopped, Outcome, Override, Point, Position, Reading,
    Rules, Size, Suicide, Trial, Turn,
};
use zilu_tests::case::{Case, board, cases};
use zilu_tests::game::{Dice, any_board, any_point};

const ANYTHING: Rules = Rules {
    ko: Ko::None,
    suicide: Suicide::Legal,
    end: End::TwoPasses,
    cycle: Cycle::Silent,
    dispute: Dispute::Agreement,
    simplified: false,
};

fn rules(ko: Ko, suicide: Suicide) -> Rules {
    Rules {
        ko,
        suicide,
        ..ANYTHING
    }
}

fn any_rules(dice: &mut Dice) -> Rules {
    Rules {
        end: End::ALL[dice.below(3)],
        ..rules(Ko::ALL[dice.below(5)], Suicide::ALL[dice.below(3)])
    }
}

fn any_size(longest: usize, dice: &mut Dice) -> Size {
    let mut side = || 1 + dice.below(longest) as u8;
    Size::new(side(), side()).expect("a size")
}

fn any_start(size: Size, dice: &mut Dice) -> Board {
    match dice.below(3) {
        0 => any_board(size, dice),
        _ => Board::new(size),
    }
}

/// Plays on at random; rarely by the other side, on stones, or off the board.
fn any_turn(game: &mut Game, dice: &mut Dice) {
    let legal = game.legal_points();
    match dice.below(40) {
        0 => {
            let color = Color::ALL[dice.below(2)];
            let point = Point::new(dice.below(9) as u8, dice.below(9) as u8);
            game.execute(Turn {
                color,
                point: Some(point),
            });
        }
        1 => {
            let _ = game.pass();
        }
        _ if game.is_stopped() => game
            .resume(Color::ALL[dice.below(2)])
            .expect("a stopped game"),
        _ if legal.is_empty() => game.pass().expect("an open game"),
        _ => game.play(legal[dice.below(legal.len())]).expect("legal"),
    }
}

// ---- Cases ----

#[test]
fn the_cases_come_out() {
    let mut wrong = Vec::new();
    for case in cases(include_str!("../data/play.txt")) {
        for (key, expected, line) in &case.expected {
            let got = answer(&case, key);
            if got != *expected {
                wrong.push(format!(
                    "line {line}: {} {key}: {got}, expected {expected}",
                    case.name
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn side(text: &str) -> Color {
    match text {
        "B" => Color::Black,
        "W" => Color::White,
        _ => panic!("no side: {text}"),
    }
}

fn answer(case: &Case, key: &str) -> String {
    let mut words = key.split(' ');
    let size = case.document.board.size();
    let point = |name: &str| {
        size.parse_name(name)
            .unwrap_or_else(|| panic!("{}: {name}", case.name))
    };
    let asked = point(words.next().expect("a point"));
    let ko = words.next().expect("a ko rule");
    let suicide = words.next().unwrap_or("illegal");
    let rules = rules(
        *Ko::ALL.iter().find(|r| r.id() == ko).expect("a ko rule"),
        *Suicide::ALL
            .iter()
            .find(|r| r.id() == suicide)
            .expect("a suicide rule"),
    );
    let moves: Vec<&str> = case
        .fact("moves")
        .unwrap_or("")
        .split_whitespace()
        .collect();
    let first = moves.first().copied().or(case.fact("next"));
    let mut game = Game::new(
        case.document.board.clone(),
        side(first.expect("a side to move")),
        rules,
    );
    for turn in moves.chunks(2) {
        let color = side(turn[0]);
        let point = (turn[1] != "pass").then(|| point(turn[1]));
        game.execute(Turn { color, point });
    }
    // Two passes stopped the game: the same side goes on.
    let _ = game.resume(game.to_move());
    told(game.check(asked))
}

/// A verdict in the words of the data file.
fn told(verdict: Result<(), Illegal>) -> String {
    match verdict {
        Ok(()) => "legal".into(),
        Err(Illegal::Suicide { stones }) => format!("suicide {}", stones.len()),
        Err(Illegal::Ko { turn }) => format!("ko {turn}"),
        Err(Illegal::Repeats { after }) => format!("repeats {after}"),
        Err(reason) => reason.id().into(),
    }
}

// ---- A second implementation: every board kept, liberties by spreading breath ----

struct Plain {
    rules: Rules,
    /// Every board, from the start on, with the side to move after it.
    boards: Vec<(Board, Color)>,
    turns: Vec<Turn>,
}

impl Plain {
    /// The stones of a colour that have no liberty, nor are connected to one that has.
    fn without_breath(board: &Board, color: Color) -> Vec<Point> {
        let size = board.size();
        let stones = || size.iter().filter(|&p| board.get(p) == Some(color));
        let mut breathes = vec![false; usize::from(size.points())];
        loop {
            let more: Vec<Point> = stones()
                .filter(|&p| !breathes[size.index(p)])
                .filter(|&p| {
                    let mut around = size.neighbours(p);
                    around.any(|n| {
                        board.get(n).is_none()
                            || breathes[size.index(n)] && board.get(n) == Some(color)
                    })
                })
                .collect();
            if more.is_empty() {
                break;
            }
            for p in more {
                breathes[size.index(p)] = true;
            }
        }
        stones().filter(|&p| !breathes[size.index(p)]).collect()
    }

    /// The board after a stone, and how many own stones were lost. Chains that had no
    /// breath before the stone was played are nobody's business and stay.
    fn after(board: &Board, color: Color, point: Point) -> (Board, usize) {
        let before: Vec<Point> = Color::ALL
            .iter()
            .flat_map(|&c| Self::without_breath(board, c))
            .collect();
        let mut next = board.clone();
        next.set(point, Some(color));
        let gone = |next: &Board, c| -> Vec<Point> {
            Self::without_breath(next, c)
                .into_iter()
                .filter(|p| !before.contains(p))
                .collect()
        };
        for p in gone(&next, color.other()) {
            next.set(p, None);
        }
        let lost = gone(&next, color);
        for &p in &lost {
            next.set(p, None);
        }
        (next, lost.len())
    }

    fn check(&self, point: Point) -> String {
        let (board, color) = self.boards.last().expect("a board");
        if board.get(point).is_some() {
            return "occupied".into();
        }
        let (next, lost) = Self::after(board, *color, point);
        let forbidden = match self.rules.suicide {
            Suicide::Illegal => lost > 0,
            Suicide::MultiStone => lost == 1,
            Suicide::Legal => false,
        };
        if forbidden {
            return format!("suicide {lost}");
        }
        let last = self.boards.len() - 1;
        let plays = |turn: Option<&Turn>, by: Color| {
            turn.is_some_and(|t| t.point.is_some() && t.color == by)
        };
        for n in (0..=last).rev() {
            let (earlier, to_move) = &self.boards[n];
            let applies = match self.rules.ko {
                Ko::None => false,
                Ko::Simple => n + 1 == last && plays(self.turns.last(), color.other()),
                Ko::PositionalSuperko => true,
                Ko::SituationalSuperko => *to_move == color.other(),
                Ko::NaturalSituationalSuperko => n > 0 && plays(self.turns.get(n - 1), *color),
            };
            if applies && *earlier == next {
                return if n + 1 == last {
                    format!("ko {last}")
                } else {
                    format!("repeats {n}")
                };
            }
        }
        "legal".into()
    }
}

#[test]
fn a_slow_plain_implementation_agrees() {
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    let mut positions = 0;
    for seed in 0..900 {
        let mut dice = Dice::new(seed);
        let longest = if seed % 3 == 0 { 3 } else { 5 };
        let size = any_size(longest, &mut dice);
        let rules = any_rules(&mut dice);
        let start = any_start(size, &mut dice);
        let mut plain = Plain {
            rules,
            boards: vec![(start.clone(), Color::Black)],
            turns: Vec::new(),
        };
        let mut game = Game::new(start, Color::Black, rules);
        for _ in 0..40 {
            if game.is_stopped() {
                let first = Color::ALL[dice.below(2)];
                game.resume(first).expect("stopped");
                plain.boards.last_mut().expect("a board").1 = first;
            }
            positions += 1;
            let mut legal = Vec::new();
            for point in size.iter() {
                let verdict = told(game.check(point));
                assert_eq!(
                    verdict,
                    plain.check(point),
                    "seed {seed}, {}, turn {}, {rules:?}\n{:?}",
                    size.name(point),
                    game.turns().len() + 1,
                    game.board()
                );
                let id = verdict.split(' ').next().expect("an id").to_string();
                *seen.entry(id).or_default() += 1;
                if verdict == "legal" {
                    legal.push(point);
                }
            }
            assert_eq!(legal, game.legal_points(), "seed {seed}");
            let color = game.to_move();
            let point =
                (!legal.is_empty() && dice.below(12) != 0).then(|| legal[dice.below(legal.len())]);
            let board = match point {
                Some(point) => {
                    game.play(point).expect("legal");
                    Plain::after(game_board(&plain), color, point).0
                }
                None => {
                    game.pass().expect("open");
                    game_board(&plain).clone()
                }
            };
            assert_eq!(board, *game.board(), "seed {seed}");
            plain.turns.push(Turn { color, point });
            plain.boards.push((board, color.other()));
        }
    }
    println!("{positions} positions: {seen:?}");
    assert!(positions > 15_000);
    for id in ["legal", "occupied", "suicide", "ko", "repeats"] {
        assert!(seen.get(id).is_some_and(|&n| n > 500), "{id}: {seen:?}");
    }
}

fn game_board(plain: &Plain) -> &Board {
    &plain.boards.last().expect("a board").0
}

// ---- Properties ----

#[test]
fn undo_restores_everything() {
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let size = any_size(6, &mut dice);
        let rules = any_rules(&mut dice);
        let mut game = Game::new(any_start(size, &mut dice), Color::Black, rules);
        let mut earlier = Vec::new();
        for _ in 0..60 {
            let before = game.clone();
            any_turn(&mut game, &mut dice);
            // A resumption is no turn and goes with the turn before it.
            if game.turns().len() > before.turns().len() {
                earlier.push(before);
            }
            let board = game.board();
            assert_eq!(
                game.position().hash(),
                Position::new(board.clone(), Color::Black).hash()
            );
            assert_eq!(&game.board_after(game.turns().len()), board);
        }
        for (n, before) in earlier.iter().enumerate() {
            assert_eq!(game.board_after(n), *before.board(), "seed {seed}, {n}");
        }
        let turns: Vec<Turn> = game.turns().collect();
        game.finish(Outcome::Agreement);
        for (before, turn) in earlier.iter().zip(turns).rev() {
            assert_eq!(game.undo(), Some(turn));
            assert_eq!(game, *before, "seed {seed}");
        }
        assert_eq!(game.undo(), None);
    }
}

#[test]
fn turns_are_executed_as_the_board_does() {
    for seed in 0..3000 {
        let mut dice = Dice::new(seed);
        let size = any_size(6, &mut dice);
        let mut board = any_board(size, &mut dice);
        let mut game = Game::new(board.clone(), Color::Black, ANYTHING);
        for n in 1..12 {
            let color = Color::ALL[dice.below(2)];
            let point = any_point(size, &mut dice);
            let before = game.tally().captured();
            let removed = board.play(color, point);
            game.execute(Turn {
                color,
                point: Some(point),
            });
            assert_eq!(*game.board(), board, "seed {seed}");
            let captured = game.tally().captured();
            let now = BySide::from_fn(|c| captured[c] - before[c]);
            assert_eq!(now, removed, "seed {seed}");
            assert!(game.taken_by(n).count() <= (removed.black + removed.white) as usize);
        }
    }
}

#[test]
fn symmetries_and_colours_change_nothing() {
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let size = any_size(6, &mut dice);
        let rules = Rules {
            end: End::TwoPasses,
            ..any_rules(&mut dice)
        };
        let turned = Size::new(size.height(), size.width()).expect("a size");
        let flips = dice.below(4);
        let map = |p: Point| {
            let col = if flips & 1 == 0 {
                p.col
            } else {
                size.width() - 1 - p.col
            };
            let row = if flips & 2 == 0 {
                p.row
            } else {
                size.height() - 1 - p.row
            };
            Point::new(row, col)
        };
        let start = any_start(size, &mut dice);
        let mut other = Board::new(turned);
        for p in size.iter() {
            other.set(map(p), start.get(p).map(Color::other));
        }
        let mut game = Game::new(start, Color::Black, rules);
        let mut image = Game::new(other, Color::White, rules);
        for _ in 0..40 {
            let mut legal: Vec<Point> = game.legal_points().into_iter().map(map).collect();
            legal.sort_unstable();
            assert_eq!(legal, image.legal_points(), "seed {seed}");
            assert_eq!(game.repeats(), image.repeats(), "seed {seed}");
            assert_eq!(game.stopper(), image.stopper().map(Color::other));
            let turns = game.turns().len();
            any_turn(&mut game, &mut dice);
            match game.turns().nth(turns) {
                Some(Turn { color, point }) => image.execute(Turn {
                    color: color.other(),
                    point: point.filter(|&p| size.contains(p)).map(map),
                }),
                None if game.is_stopped() => {}
                None => image.resume(game.to_move().other()).expect("stopped"),
            }
        }
        let document = |game: &Game| game.document().record;
        let (here, there) = (document(&game), document(&image));
        assert_eq!(here.captured, there.captured.swapped(), "seed {seed}");
        assert_eq!(here.placed, there.placed.swapped(), "seed {seed}");
        assert_eq!(here.passes, there.passes.swapped(), "seed {seed}");
    }
}

#[test]
fn any_board_can_be_played_on() {
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let size = match seed {
            0 => Size::new(52, 52).expect("a size"),
            1 => Size::new(1, 52).expect("a size"),
            _ => any_size(9, &mut dice),
        };
        let mut game = Game::new(
            any_board(size, &mut dice),
            Color::White,
            any_rules(&mut dice),
        );
        for _ in 0..30 {
            any_turn(&mut game, &mut dice);
            assert!(game.check(Point::new(255, 255)).is_err());
            if let Some(trial) = Trial::of(&game) {
                assert_eq!(trial.finding(Point::new(255, 0)), None);
                assert!(trial.finding(any_point(size, &mut dice)).is_some());
            }
        }
        assert_eq!(game.board_after(0).size(), size);
        assert_eq!(game.taken_by(0).count() + game.taken_by(1000).count(), 0);
    }
}

// ---- The end of a game, disputes ----

fn empty(ko: Ko, end: End) -> Game {
    let board = Board::new(Size::new(5, 5).expect("a size"));
    Game::new(
        board,
        Color::Black,
        Rules {
            end,
            ..rules(ko, Suicide::Illegal)
        },
    )
}

#[test]
fn passes_stop_the_game_as_each_rule_says() {
    let passes_until_stop = |end, plays: usize| {
        let mut game = empty(Ko::Simple, end);
        for i in 0..plays {
            game.play(Point::new(i as u8, 2)).expect("legal");
        }
        let first = game.to_move();
        let mut passes = 0;
        while game.pass().is_ok() {
            passes += 1;
            assert!(passes < 10);
        }
        assert!(game.is_stopped());
        assert_eq!(game.stopper(), Some(first));
        assert_eq!(game.check(Point::new(0, 0)), Err(Illegal::Stopped));
        assert!(game.legal_points().is_empty());
        passes
    };
    assert_eq!(passes_until_stop(End::TwoPasses, 0), 2);
    assert_eq!(passes_until_stop(End::TwoPasses, 1), 2);
    // White last: after a play by Black, White passes, Black passes, White passes.
    assert_eq!(passes_until_stop(End::WhiteLast, 2), 2);
    assert_eq!(passes_until_stop(End::WhiteLast, 1), 3);
    assert_eq!(passes_until_stop(End::FourPasses, 1), 4);
}

#[test]
fn a_stopped_game_goes_on_with_its_history() {
    let mut game = empty(Ko::PositionalSuperko, End::TwoPasses);
    assert_eq!(game.resume(Color::White), Err(NotStopped));
    game.play(Point::new(2, 2)).expect("legal");
    game.pass().expect("open");
    game.pass().expect("open");
    assert_eq!(game.stopper(), Some(Color::White));
    let first = First::Opponent.side(game.to_move(), Color::White);
    game.resume(first).expect("stopped");
    assert_eq!(game.to_move(), Color::Black);
    assert!(!game.is_stopped());
    // The passes before stay in the record; a new run is needed to stop again.
    game.pass().expect("open");
    assert!(!game.is_stopped());
    assert_eq!(
        game.document().record.closing.map(|c| c.passes),
        Some(BySide::new(2, 1))
    );
    game.play(Point::new(0, 0)).expect("legal");
    let record = game.document().record;
    assert_eq!((record.closing, record.passes), (None, BySide::new(2, 1)));
    assert_eq!(record.first_pass, Some(Color::White));
    game.finish(Outcome::Resignation(Color::White));
    assert_eq!(game.check(Point::new(1, 1)), Err(Illegal::Over));
    assert_eq!(game.pass(), Err(Illegal::Over));
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Color::Black));
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_trial_starts_afresh_and_leaves_the_board() {
    // White's two stones in the corner have one eye; Black's wall lives.
    let start = board(&[".OX..", "OOX..", "XXX..", ".....", "....."]);
    let mut game = Game::new(start, Color::White, Method::YanlaiMu.rules());
    game.pass().expect("open");
    assert_eq!(Trial::of(&game), None);
    game.pass().expect("open");
    let stopped = game.clone();

    let mut trial = Trial::of(&game).expect("a stopped game");
    assert_eq!(trial.game.to_move(), Color::White);
    assert_eq!(trial.game.turns().len(), 0);
    let (corner, wall) = (Point::new(1, 0), Point::new(2, 0));
    assert_eq!(trial.finding(corner), Some(Finding::Alive(corner)));
    trial.game.pass().expect("open");
    trial.game.play(Point::new(0, 0)).expect("legal");
    trial.game.pass().expect("open");
    trial.game.pass().expect("open");
    let dead = trial.finding(corner).expect("on the board");
    assert_eq!(dead, Finding::Dead(corner));
    assert_eq!(trial.finding(wall), Some(Finding::Alive(wall)));
    let eye = Point::new(0, 0);
    let owner = trial.finding(eye).expect("on the board");
    assert_eq!(owner, Finding::Owner(eye, Some(Color::Black)));

    assert_eq!(game, stopped);
    let mut document = game.document();
    dead.keep(&mut document);
    assert_eq!(document.dead.len(), 3);
    Finding::Owner(eye, None).keep(&mut document);
    owner.keep(&mut document);
    let owner = Some(Color::Black);
    assert_eq!(document.overrides, [Override::Owner { at: eye, owner }]);
    Finding::Alive(corner).keep(&mut document);
    assert!(document.dead.is_empty());
    assert_eq!(document.board, *stopped.board());
}

#[test]
fn a_ko_may_be_taken_back_at_once_in_a_trial() {
    let start = board(&[".XO.", "XO.O", ".XO."]);
    for ko in Ko::ALL {
        let mut game = Game::new(start.clone(), Color::Black, rules(ko, Suicide::Illegal));
        game.play(Point::new(2, 1)).expect("takes the ko");
        game.pass().expect("open");
        game.pass().expect("open");
        let trial = Trial::of(&game).expect("stopped");
        assert_eq!(trial.game.to_move(), Color::White);
        assert_eq!(trial.game.check(Point::new(1, 1)), Ok(()));
    }
}

#[test]
fn a_long_cycle_is_seen() {
    let start = board(&["..OO", "OOXX", "...."]);
    let mut game = Game::new(start, Color::Black, Method::Japanese.rules());
    for name in ["B3", "D3", "A3", "C3"] {
        assert_eq!(game.repeats(), None);
        let point = game.board().size().parse_name(name).expect("a point");
        game.play(point).expect("simple ko allows it");
    }
    assert_eq!(game.repeats(), Some(0));
    assert_eq!(game.rules().cycle, Cycle::NoResult);
    game.finish(Outcome::NoResult);
    assert_eq!(game.outcome().map(Outcome::winner), Some(None));
    // Passes alone repeat nothing.
    game.undo();
    game.pass().expect("open");
    game.pass().expect("open");
    assert_eq!(game.repeats(), None);
}

#[test]
fn each_ruleset_has_its_rules() {
    for method in Method::ALL {
        let rules = method.rules();
        let superko = !matches!(rules.ko, Ko::None | Ko::Simple);
        assert!(rules.cycle != Cycle::Impossible || superko, "{method}");
        assert_eq!(
            rules.end == End::WhiteLast,
            method.id().starts_with("aga") || method == Method::Bga,
            "{method}"
        );
    }
    assert_eq!(Method::Chen.rules().ko, Ko::SituationalSuperko);
    assert_eq!(Method::Bga.rules().ko, Ko::NaturalSituationalSuperko);
    assert_eq!(Method::French.rules().ko, Ko::SituationalSuperko);
    assert_eq!(Method::IkedaArea3.rules().ko, Ko::PositionalSuperko);
    assert_eq!(Method::LaskerMaas.rules().ko, Ko::Simple);
    assert_eq!(
        Method::Japanese1949.rules(),
        Method::Japanese.rules(),
        "the rulings differ, not the play"
    );
    assert_eq!(Method::YanlaiArea.rules().ko, Ko::PositionalSuperko);
    assert_eq!(Method::Japanese.rules().ko, Ko::Simple);
    assert_eq!(Method::TrompTaylor.rules().suicide, Suicide::Legal);
    assert_eq!(Method::YanlaiMu.rules().dispute, Dispute::Trial);
}

// ---- Records by move ----

/// A whole random game with handicap stones, passes and captures.
fn any_game(seed: u64) -> Game {
    let mut dice = Dice::new(seed);
    let size = any_size(8, &mut dice);
    let mut start = Board::new(size);
    let mut first = Color::Black;
    if dice.below(3) == 0 {
        first = Color::White;
        for _ in 0..dice.below(5) {
            start.set(any_point(size, &mut dice), Some(Color::Black));
        }
    }
    let handicap = start.count(Color::Black) as u16;
    let mut game = Game::new(start, first, any_rules(&mut dice));
    game.handicap = handicap;
    game.komi = (dice.below(2) == 0).then(|| Amount::halves(dice.below(16) as i32));
    for _ in 0..dice.below(120) {
        any_turn(&mut game, &mut dice);
    }
    game
}

fn sgf(game: &Game, turns: usize) -> String {
    let letter = |n: u8| char::from(if n < 26 { b'a' + n } else { b'A' + n - 26 });
    let at = |p: Point| format!("{}{}", letter(p.col), letter(p.row));
    let size = game.board().size();
    let mut text = format!("(;GM[1]FF[4]SZ[{}:{}]", size.width(), size.height());
    if let Some(komi) = game.komi {
        text += &format!("KM[{komi}]");
    }
    if game.handicap >= 2 {
        text += &format!("HA[{}]", game.handicap);
    }
    let start = game.board_after(0);
    for (id, color) in [("AB", Color::Black), ("AW", Color::White)] {
        if start.count(color) > 0 {
            text += id;
        }
        for p in size.iter().filter(|&p| start.get(p) == Some(color)) {
            text += &format!("[{}]", at(p));
        }
    }
    for turn in game.turns().take(turns) {
        let id = if turn.color == Color::Black { "B" } else { "W" };
        text += &format!(";{id}[{}]", turn.point.map(at).unwrap_or_default());
    }
    text + ")"
}

#[test]
fn documents_are_those_of_the_written_record() {
    for seed in 0..60 {
        let game = any_game(seed);
        let documents: Vec<Document> = game.documents(&[]).collect();
        assert_eq!(documents.len(), game.turns().len() + 1);
        assert_eq!(documents.last(), Some(&game.document()), "seed {seed}");
        for (turns, document) in documents.iter().enumerate() {
            let text = sgf(&game, turns);
            let file = GameFile::parse(text.as_bytes()).expect("a record");
            let (read, _) = file.document_at(file.last_of_main_line());
            assert_eq!(*document, read, "seed {seed}: {text}");
        }
    }
}

#[test]
fn area_is_territory_and_the_plays_at_every_move() {
    for seed in 0..150 {
        let game = any_game(seed);
        let start = game.board_after(0);
        let mut placed = BySide::from_fn(|c| start.count(c) as i32);
        let mut turns = game.turns();
        let counts = game.counts(&[]);
        let area = game.margins(Method::Chinese, &[]);
        let chen = game.margins(Method::Chen, &[]);
        for ((count, area), chen) in counts.zip(area).zip(chen) {
            let territory = count.score(Method::YanlaiMu, KomiChoice::None).margin;
            let plays = Amount::points(placed.black - placed.white);
            assert_eq!(area, territory + plays, "seed {seed}");
            assert_eq!(area, chen, "seed {seed}");
            assert_eq!(count.quantities(Reading::AsMarked).placed, placed);
            if let Some(turn) = turns.next() {
                placed[turn.color] += i32::from(turn.point.is_some());
            }
        }
        assert!(turns.next().is_none());
    }
}

#[test]
fn dead_marks_hold_from_the_turn_a_stone_came_to_stay() {
    let start = board(&["..X..", "..X..", "..X..", "..X..", "..X.."]);
    let mut game = Game::new(start, Color::White, ANYTHING);
    for (col, row) in [(0, 0), (3, 3), (1, 1), (4, 4)] {
        game.play(Point::new(col, row)).expect("legal");
    }
    let dead = [Point::new(0, 0), Point::new(1, 1)];
    let marks: Vec<usize> = game.documents(&dead).map(|d| d.dead.len()).collect();
    assert_eq!(marks, [0, 1, 1, 2, 2]);
    // With the invaders dead the whole board is Black's throughout.
    let area: Vec<Amount> = game.margins(Method::Chinese, &dead).collect();
    assert_eq!(area, [Amount::points(25); 5]);
    // Marks of the middle of a game are whole chains, as the count needs them.
    for seed in 0..60 {
        let game = any_game(seed);
        let mut last = game.document();
        let mut dice = Dice::new(seed);
        let size = last.board.size();
        for _ in 0..3 {
            last.mark(any_point(size, &mut dice), true);
        }
        let legal = game.turns().enumerate().all(|(n, turn)| {
            turn.point
                .is_none_or(|p| game.board_after(n).get(p).is_none())
        });
        for document in game.documents(&last.dead).filter(|_| legal) {
            let mut whole = document.clone();
            for &p in &document.dead {
                whole.mark(p, true);
            }
            assert_eq!(whole.dead, document.dead, "seed {seed}");
        }
    }
}

#[test]
fn real_games_are_legal_under_the_strictest_rule() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data/games");
    let mut games = 0;
    for entry in std::fs::read_dir(folder).expect("the games") {
        let path = entry.expect("a file").path();
        let file = GameFile::parse(&std::fs::read(&path).expect("a file")).expect("a record");
        let nodes: Vec<_> = file.main_line().collect();
        let played = |node| {
            ["B", "W"]
                .iter()
                .any(|id| file.values(node, id).next().is_some())
        };
        let Some(first) = nodes.iter().position(|&node| played(node)) else {
            continue;
        };
        let start = first.checked_sub(1).map_or(nodes[0], |i| nodes[i]);
        let (start, _) = file.document_at(start);
        let size = start.board.size();
        let mut game = Game::new(
            start.board.clone(),
            Color::Black,
            rules(Ko::PositionalSuperko, Suicide::Illegal),
        );
        for &node in &nodes[first..] {
            for (id, color) in [("B", Color::Black), ("W", Color::White)] {
                let Some(value) = file.values(node, id).next() else {
                    continue;
                };
                let at = |i: usize| value.as_bytes().get(i).map(|b| b.wrapping_sub(b'a'));
                let point = at(0).zip(at(1)).map(|(col, row)| Point::new(col, row));
                let point = point.filter(|&p| size.contains(p));
                if game.to_move() == color
                    && !game.is_stopped()
                    && let Some(point) = point
                {
                    assert_eq!(game.check(point), Ok(()), "{}", path.display());
                }
                game.execute(Turn { color, point });
            }
        }
        let (end, _) = file.document_at(*nodes.last().expect("a node"));
        assert_eq!(*game.board(), end.board, "{}", path.display());
        assert_eq!(
            game.document().record.captured,
            end.record.captured,
            "{}",
            path.display()
        );
        games += 1;
    }
    assert!(games > 30, "{games}");
}

// ---- Chen's formula ----

#[test]
fn the_formula_gives_the_table_of_the_article() {
    use zilu_rules::{Chen, Quantities};
    let amount = |text: &str| Amount::parse(text).expect("an amount");
    // t, M_b − M_w with Black last: v, V, Z, v′, V′ (Chen 2015, table 1).
    for (t, difference, values) in [
        ("7.5", 6, ["-0.5", "-0.25", "184", "-1.5", "-0.75"]),
        ("7.5", 7, ["0.5", "0.25", "184.5", "-0.5", "-0.25"]),
        ("7.5", 8, ["1.5", "0.75", "185", "0.5", "0.25"]),
        ("5.5", 5, ["0.5", "0.25", "183.5", "-0.5", "-0.25"]),
    ] {
        let quantities = Quantities {
            own: BySide::new(difference + 50, 50),
            placed: BySide::new(131, 130),
            ..Quantities::default()
        };
        let chen = Chen::with(&quantities, 361, amount(t));
        assert_eq!(chen.mu.black - chen.mu.white, difference);
        let got = [
            Some(chen.net),
            chen.net_zi,
            Some(chen.black_zi),
            Some(chen.japanese),
            chen.japanese_zi,
        ];
        assert_eq!(got, values.map(|v| Some(amount(v))), "t {t}, {difference}");
    }
    // A komi of an odd number of quarters has no exact half.
    let odd = Chen::with(&Quantities::default(), 9, Amount::quarters(27));
    assert_eq!((odd.komi_zi, odd.net_zi), (None, None));
}

#[test]
fn the_formula_is_the_method_and_the_area() {
    use zilu_rules::Chen;
    for seed in 0..100 {
        let game = any_game(seed);
        let mut document = game.document();
        let mut dice = Dice::new(seed);
        document.mark(any_point(document.board.size(), &mut dice), true);
        let count = Count::of(&document);
        let komi = Amount::halves(15);
        let chen = Chen::of(&count, komi);
        let score = count.score(Method::Chen, KomiChoice::Same(komi));
        assert_eq!(chen.net, score.net, "seed {seed}");
        let chinese = count.score(Method::Chinese, KomiChoice::None);
        assert_eq!(chen.black_zi, chinese.figures.black, "seed {seed}");
        let mu = count.score(Method::YanlaiMu, KomiChoice::Same(komi));
        assert_eq!(chen.japanese, mu.net, "seed {seed}");
    }
}
