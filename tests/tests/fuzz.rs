//! Nothing panics or runs for ever, and what must add up adds up, on any board of any size
//! with any marks, overrides and record, under every method. The seeds are fixed.

use zilu_rules::{
    Amount, Color, Count, Document, Flip, Game, Ko, KomiChoice, Layout, Method, Reading, Rules,
    Size, Turn, bridge_of_nets, flips,
};
use zilu_tests::game::{Dice, any_board, any_override, any_point};

/// Numbers as records have them, and as they never should.
fn any_number(dice: &mut Dice) -> u32 {
    match dice.below(5) {
        0 => 0,
        1 => u32::MAX,
        2 => i32::MAX as u32,
        3 => dice.below(400) as u32,
        _ => dice.roll() as u32,
    }
}

fn any_color(dice: &mut Dice) -> Option<Color> {
    [None, Some(Color::Black), Some(Color::White)][dice.below(3)]
}

fn any_document(size: Size, dice: &mut Dice) -> Document {
    let mut document = Document::new(any_board(size, dice));
    for _ in 0..dice.below(6) {
        let point = any_point(size, dice);
        if dice.below(2) == 0 {
            document.mark(point, true);
        } else {
            document.mark_area(point, true);
        }
    }
    document.overrides = (0..dice.below(6))
        .map(|_| any_override(size, dice))
        .collect();
    // A point that lies on a larger board only, and a stone marked twice.
    if dice.below(8) == 0 {
        let largest = Size::new(Size::MAX, Size::MAX).expect("the largest");
        document.overrides.push(any_override(largest, dice));
        document.dead.push(any_point(largest, dice));
        document.dead.extend(document.dead.first().copied());
    }
    let record = &mut document.record;
    for color in Color::ALL {
        let number = |dice: &mut Dice| (dice.below(2) == 0).then(|| any_number(dice));
        record.placed[color] = number(dice);
        record.captured[color] = number(dice);
        record.passes[color] = number(dice).unwrap_or(0);
    }
    record.handicap = any_number(dice) as u16;
    record.first_move = any_color(dice);
    record.last_move = any_color(dice);
    record.first_pass = any_color(dice);
    record.komi = (dice.below(2) == 0).then(|| Amount::halves(any_number(dice) as i32 / 8));
    document
}

/// Every width and height once at least, and the boards of one row or column.
fn every_size() -> impl Iterator<Item = Size> {
    (1..=Size::MAX).flat_map(|n| {
        let across = 1 + (u16::from(n) * 7 % 52) as u8;
        [(n, n), (n, 1), (1, n), (n, across)]
            .into_iter()
            .filter_map(|(width, height)| Size::new(width, height))
    })
}

#[test]
fn every_method_counts_anything() {
    for (seed, size) in every_size().enumerate() {
        let mut dice = Dice::new(seed as u64);
        let document = any_document(size, &mut dice);
        let name = format!("seed {seed}, {}x{}", size.width(), size.height());
        let count = Count::of(&document);
        for method in Method::ALL {
            for komi in [KomiChoice::Own, KomiChoice::None] {
                let score = count.score(method, komi);
                let difference = score.figures.black - score.figures.white;
                assert_eq!(score.margin, difference, "{name}, {method}");
            }
            if let Some(layout) = Layout::of(&count, &document, method) {
                let marks = layout.frames.iter().flat_map(|frame| frame.marked());
                assert!(
                    marks.map(|(at, _)| at).all(|at| size.contains(at)),
                    "{name}"
                );
            }
        }
        // Any two methods, all of them over the run.
        for _ in 0..12 {
            let a = Method::ALL[dice.below(Method::ALL.len())];
            let b = Method::ALL[dice.below(Method::ALL.len())];
            let causes = bridge_of_nets(&count, a, b, KomiChoice::Own);
            let sum: Amount = causes.iter().map(|cause| cause.amount).sum();
            let net = |method| count.score(method, KomiChoice::Own).net;
            assert_eq!(sum, net(a) - net(b), "{name}: {a} {b}");
        }
        for reading in [Reading::AsMarked, Reading::AsItStands] {
            let settled = count.settled(reading);
            // A reason looks at the whole area: on large boards a few points stand for all.
            let step = 1 + usize::from(size.points()) / 100;
            for point in size.iter().step_by(step) {
                let reason = settled.reason(point);
                assert!(
                    reason.points().iter().all(|&at| size.contains(at)),
                    "{name}"
                );
            }
        }
        if size.points() <= 81 {
            let method = Method::ALL[dice.below(Method::ALL.len())];
            let winner = count.score(method, KomiChoice::Own).winner;
            for flip in flips(&document, method, KomiChoice::Own) {
                if let Flip::Neutral { winner: other, .. } | Flip::Chain { winner: other, .. } =
                    flip
                {
                    assert_ne!(other, winner, "{name}: {method}");
                }
            }
        }
    }
}

#[test]
fn anything_is_played_from_anything() {
    for (seed, size) in every_size().enumerate() {
        let mut dice = Dice::new(seed as u64);
        let method = Method::ALL[dice.below(Method::ALL.len())];
        let rules = Rules {
            ko: Ko::ALL[dice.below(Ko::ALL.len())],
            ..method.rules()
        };
        let mut game = Game::new(any_board(size, &mut dice), Color::Black, rules);
        let before = game.board_after(0);
        for _ in 0..40 {
            let point = any_point(size, &mut dice);
            match dice.below(8) {
                0 => drop(game.pass()),
                1 => drop(game.undo()),
                2 => game.execute(Turn {
                    color: Color::White,
                    point: Some(point),
                }),
                _ => {
                    let may = game.check(point).is_ok();
                    assert_eq!(game.play(point).is_ok(), may, "seed {seed}");
                }
            }
        }
        while game.undo().is_some() {}
        assert_eq!(game.board_after(0), before, "seed {seed}");
        let _ = Count::of(&game.document());
    }
}
