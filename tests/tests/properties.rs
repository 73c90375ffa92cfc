//! Properties of random games and boards.
//!
//! Where an identity is tested, its two sides come by different ways: plays, prisoners,
//! passes and turns are counted while the game is played, stones and own points from the
//! final board.

use zilu_rules::{
    Amount, Board, BySide, Closing, Color, Count, Document, Ground, KomiChoice, Method, Point,
    Quantity, Reading, Record, Scope, Size, Standing,
};
use zilu_tests::game::{Dice, Game, any_board, any_custom, any_override, any_point, any_scope};

fn sizes(dice: &mut Dice) -> Size {
    let longest = if dice.below(10) == 0 { 19 } else { 9 };
    let side = |dice: &mut Dice| 1 + dice.below(longest) as u8;
    let (width, height) = (side(dice), side(dice));
    Size::new(width, height).expect("1 to 19")
}

/// Runs a test over many random games; a failure names the seed.
fn for_games(games: u64, test: impl Fn(&Game, &Count)) {
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let size = sizes(&mut dice);
        let game = Game::random(size, &mut dice);
        let count = Count::of(&game.document);
        println!("seed {seed}, {}x{}", size.width(), size.height());
        test(&game, &count);
    }
}

fn margin(count: &Count, method: Method) -> Amount {
    count.score(method, KomiChoice::None).margin
}

fn difference(numbers: BySide<i32>) -> Amount {
    Amount::points(numbers.black - numbers.white)
}

#[test]
fn stones_placed_are_on_the_board_dead_or_captured() {
    for_games(600, |game, count| {
        let record = &game.document.record;
        for reading in Reading::ALL {
            let q = count.quantities(reading);
            let points = i32::from(game.document.board.size().points());
            let sides = |n: BySide<i32>| n.black + n.white;
            assert_eq!(sides(q.stones) + sides(q.own) + q.neutral, points);
            for c in Color::ALL {
                let played = record.placed[c].expect("counted in play") as i32;
                let captured = record.captured[c].expect("counted in play") as i32;
                assert_eq!(played, q.stones[c] + q.dead[c] + captured, "{c:?}");
                assert_eq!(q.captured[c], captured);
            }
        }
    });
}

#[test]
fn area_is_territory_and_the_difference_in_plays() {
    for_games(600, |game, count| {
        let placed = game
            .document
            .record
            .placed
            .map(|n| n.expect("counted") as i32);
        let area = margin(count, Method::Chinese);
        assert_eq!(area, margin(count, Method::YanlaiMu) + difference(placed));
        // The ways of living stones hang together in the same manner.
        let living = margin(count, Method::LivingStones);
        assert_eq!(
            living,
            margin(count, Method::EqualStones) + difference(placed)
        );
        assert_eq!(living, margin(count, Method::EqualStonesOpen));
        assert_eq!(living, margin(count, Method::EqualRoutes));
        assert_eq!(living, margin(count, Method::ReturnedStones));
        let q = count.quantities(Reading::AsMarked);
        assert_eq!(living, area - difference(q.reserved));
    });
}

#[test]
fn new_mu_is_area_on_every_record() {
    for_games(600, |game, count| {
        assert_eq!(margin(count, Method::Chen), margin(count, Method::Chinese));
        // Turns, from the moves themselves.
        let setup = |c| {
            let played = game
                .turns
                .iter()
                .filter(|t| t.0 == c && t.1.is_some())
                .count();
            game.document.record.placed[c].expect("counted") as usize - played
        };
        let closing = game
            .turns
            .iter()
            .rev()
            .take_while(|t| t.1.is_none())
            .count();
        let before = &game.turns[..game.turns.len() - closing];
        let turns =
            BySide::from_fn(|c| (setup(c) + before.iter().filter(|t| t.0 == c).count()) as i32);
        let q = count.quantities(Reading::AsMarked);
        assert_eq!(q.more_turns(), turns.black - turns.white);
    });
}

#[test]
fn pass_stones_make_territory_area_when_white_passes_last() {
    let mut seen = 0;
    for seed in 0..600 {
        let mut dice = Dice::new(seed);
        let size = sizes(&mut dice);
        let mut game = Game::random(size, &mut dice);
        // End as the AGA asks: passes until both have passed in a row, White last.
        let record = &mut game.document.record;
        let mut to_move = game.turns.last().map_or(
            if record.handicap >= 2 {
                Color::White
            } else {
                Color::Black
            },
            |t| t.0.other(),
        );
        let mut closing = record.closing.map_or(BySide::new(0, 0), |c| c.passes);
        let first = record.closing.map_or(to_move, |c| c.first);
        while closing.black + closing.white < 2 || to_move == Color::White {
            closing[to_move] += 1;
            to_move = to_move.other();
        }
        record.closing = Some(Closing {
            passes: closing,
            first,
            last: Color::White,
        });
        let count = Count::of(&game.document);
        let area = count.score(Method::Aga, KomiChoice::None);
        let passes = count.score(Method::AgaPassStones, KomiChoice::None);
        assert_eq!(area.net, passes.net, "seed {seed}");
        assert!(
            passes.assumes.is_empty(),
            "seed {seed}: {:?}",
            passes.assumes
        );
        seen += usize::from(game.document.record.handicap >= 2);
    }
    assert!(seen > 20, "handicap games among them: {seen}");
}

#[test]
fn an_unfinished_record_is_closed_as_the_aga_asks() {
    for_games(600, |game, _| {
        let mut document = game.document.clone();
        document.record.closing = None;
        let count = Count::of(&document);
        let passes = count.score(Method::AgaPassStones, KomiChoice::None);
        assert_eq!(passes.net, count.score(Method::Aga, KomiChoice::None).net);
    });
}

#[test]
fn figures_differ_by_the_margin_and_lines_add_up() {
    for_games(200, |_, count| {
        let customs = (0..20).map(|seed| Method::Custom(any_custom(&mut Dice::new(seed))));
        for method in Method::ALL.into_iter().chain(customs) {
            let score = count.score(method, KomiChoice::Own);
            assert_eq!(score.margin, score.figures.black - score.figures.white);
            assert_eq!(score.net, score.margin + score.compensation - score.komi);
            for c in Color::ALL {
                let sum: Amount = score.lines.iter().map(|l| l.amount[c]).sum();
                assert_eq!(sum, score.figures[c], "{method}");
            }
            // A term's points are as many as the number it counts, where it lies on the board.
            for line in &score.lines {
                for c in Color::ALL {
                    let points = count.term_points(method.row().reading, &line.term, c);
                    let in_record = matches!(
                        line.term.quantity,
                        Quantity::Captured
                            | Quantity::Passes
                            | Quantity::ClosingPasses
                            | Quantity::WhitePassedFirst
                            | Quantity::FirstPasser
                            | Quantity::MoreTurns
                            | Quantity::RoutesEvened
                    );
                    if !in_record {
                        assert_eq!(points.len() as i32, line.counted[c], "{method}");
                    }
                }
            }
        }
    });
}

#[test]
fn changing_colours_negates_every_margin() {
    for_games(300, |game, count| {
        let swapped = Count::of(&swap_colors(&game.document));
        for method in Method::ALL {
            // Four look at whether White passed first, or ask White to pass last.
            let leans_on_white = matches!(
                method,
                Method::Wmsg | Method::YanlaiArea | Method::IkedaArea3 | Method::AgaPassStones
            );
            if !leans_on_white {
                assert_eq!(margin(&swapped, method), -margin(count, method), "{method}");
            }
        }
        let (a, b) = (
            count.quantities(Reading::AsMarked),
            swapped.quantities(Reading::AsMarked),
        );
        assert_eq!(a.must_fill, b.must_fill.swapped());
        assert_eq!(a.pieces, b.pieces.swapped());
    });
}

fn swap_colors(document: &Document) -> Document {
    let mut swapped = document.clone();
    for point in document.board.size().iter() {
        let stone = document.board.get(point).map(Color::other);
        swapped.board.set(point, stone);
    }
    let r = document.record;
    swapped.record = Record {
        placed: r.placed.swapped(),
        captured: r.captured.swapped(),
        passes: r.passes.swapped(),
        first_move: r.first_move.map(Color::other),
        last_move: r.last_move.map(Color::other),
        first_pass: r.first_pass.map(Color::other),
        closing: r.closing.map(|c| Closing {
            passes: c.passes.swapped(),
            first: c.first.other(),
            last: c.last.other(),
        }),
        ..r
    };
    swapped
}

#[test]
fn turning_and_mirroring_the_board_changes_nothing() {
    for_games(300, |game, count| {
        for symmetry in 1..8 {
            let turned = Count::of(&turn(&game.document, symmetry));
            for method in Method::ALL {
                assert_eq!(
                    count.score(method, KomiChoice::Own),
                    turned.score(method, KomiChoice::Own),
                    "symmetry {symmetry}"
                );
            }
        }
    });
}

/// One of the eight symmetries: bit 0 mirrors columns, bit 1 rows, bit 2 transposes.
fn turn(document: &Document, symmetry: u8) -> Document {
    let size = document.board.size();
    let transpose = symmetry & 4 != 0;
    let turned_size = if transpose {
        Size::new(size.height(), size.width()).expect("as legal as before")
    } else {
        size
    };
    let to = |point: Point| {
        let Point { mut col, mut row } = point;
        if symmetry & 1 != 0 {
            col = size.width() - 1 - col;
        }
        if symmetry & 2 != 0 {
            row = size.height() - 1 - row;
        }
        if transpose {
            Point::new(row, col)
        } else {
            Point::new(col, row)
        }
    };
    let mut board = Board::new(turned_size);
    for point in size.iter() {
        board.set(to(point), document.board.get(point));
    }
    let mut dead: Vec<Point> = document.dead.iter().map(|&p| to(p)).collect();
    dead.sort_unstable();
    Document {
        board,
        dead,
        ..document.clone()
    }
}

/// The count of a game with some rulings.
fn ruled(game: &Game) -> Count {
    let mut dice = Dice::new(game.turns.len() as u64);
    let mut document = game.document.clone();
    for _ in 0..dice.below(4) {
        let at = any_point(document.board.size(), &mut dice);
        document.rule(at, Some(dice.below(3) > 0));
    }
    Count::of(&document)
}

#[test]
fn what_must_be_filled_is_never_a_reserved_eye() {
    for_games(600, |game, _| {
        let count = ruled(game);
        let settled = count.settled(Reading::AsMarked);
        for point in game.document.board.size().iter() {
            let Some(piece) = settled.piece_at(point) else {
                continue;
            };
            let independent = settled.pieces()[piece].standing == Standing::Independent;
            if independent && settled.is_must_fill(point) {
                assert!(!settled.is_reserved(point), "{point:?}");
            }
        }
    });
}

#[test]
fn the_reason_of_a_point_is_how_it_counts() {
    for_games(600, |game, _| {
        let count = ruled(game);
        let size = game.document.board.size();
        for reading in Reading::ALL {
            let settled = count.settled(reading);
            for point in size.iter() {
                let reason = settled.reason(point);
                let own = matches!(settled.ground(point), Ground::Own(_));
                let counts = own && !settled.is_seki(point) && !settled.is_must_fill(point);
                assert_eq!(reason.is_territory(), counts, "{point:?} {reason:?}");
                assert!(reason.points().iter().all(|&p| size.contains(p)));
            }
        }
    });
}

#[test]
fn an_independent_piece_reserves_two_points_apart() {
    for_games(400, |game, count| {
        let settled = count.settled(Reading::AsMarked);
        for (i, piece) in settled.pieces().iter().enumerate() {
            let reserved: Vec<Point> = game
                .document
                .board
                .size()
                .iter()
                .filter(|&p| settled.piece_at(p) == Some(i) && settled.is_reserved(p))
                .collect();
            if piece.standing == Standing::Independent && reserved.len() == 2 {
                let (a, b) = (reserved[0], reserved[1]);
                let apart = a.col.abs_diff(b.col) + a.row.abs_diff(b.row);
                assert!(apart > 1);
            }
        }
    });
}

#[test]
fn a_mark_holds_for_the_methods_of_its_scope_and_no_others() {
    for_games(300, |game, _| {
        let mut dice = Dice::new(game.turns.len() as u64);
        let mut document = game.document.clone();
        let at = any_point(document.board.size(), &mut dice);
        let marked = |dead| {
            let mut document = document.clone();
            document.mark(at, dead);
            Count::of(&document)
        };
        let (alive, dead) = (marked(false), marked(true));
        for scope in Scope::ALL {
            document.mark_for(at, Some(scope));
            let count = Count::of(&document);
            for method in Method::ALL {
                let like = if method.row().reading.lifts(scope) {
                    &dead
                } else {
                    &alive
                };
                let score = |count: &Count| count.score(method, KomiChoice::Own);
                assert_eq!(score(&count), score(like), "{method} {scope:?}");
            }
            // Each of these is area by play, whatever is ruled.
            assert_eq!(
                margin(&count, Method::Chen),
                margin(&count, Method::Chinese)
            );
        }
    });
}

#[test]
fn no_board_is_too_odd_to_count() {
    for seed in 0..2000 {
        let mut dice = Dice::new(seed);
        let size = if seed % 100 == 0 {
            Size::new(52, 52).expect("the largest")
        } else {
            sizes(&mut dice)
        };
        let mut document = Document::new(any_board(size, &mut dice));
        for _ in 0..dice.below(6) {
            let point = any_point(size, &mut dice);
            match dice.below(3) {
                0 => document.mark(point, true),
                1 => document.mark_area(point, true),
                _ => document.mark_for(point, any_scope(&mut dice)),
            }
        }
        document.record.captured.white = Some(dice.roll() as u32);
        document.record.placed.black = Some(dice.roll() as u32);
        document.record.passes.black = dice.roll() as u32;
        document.record.handicap = dice.roll() as u16;
        document.overrides = (0..dice.below(5))
            .map(|_| any_override(size, &mut dice))
            .collect();
        let count = Count::of(&document);
        for method in Method::ALL {
            let score = count.score(method, KomiChoice::Own);
            assert_eq!(
                score.margin,
                score.figures.black - score.figures.white,
                "seed {seed}"
            );
        }
        for reading in Reading::ALL {
            let settled = count.settled(reading);
            for point in size.iter() {
                let own = matches!(settled.ground(point), Ground::Own(_));
                assert!(own || !settled.is_reserved(point), "seed {seed}");
                assert!(own || !settled.is_must_fill(point), "seed {seed}");
            }
        }
    }
}
