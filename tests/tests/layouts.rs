//! Layouts: the frames by which people count on a board.
//!
//! Every frame is counted here a second time, stone by stone, by plain rules of our own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use zilu_formats::GameFile;
use zilu_rules::{
    Amount, Aside, BySide, Color, Count, Custom, Document, Frame, KomiChoice, Layout, Mark, Method,
    Point, Reading, Scoring, Size, Step,
};
use zilu_tests::case::{Case, cases};
use zilu_tests::game::{Dice, Game, any_board, any_custom, any_override, any_point};

const GAMES: &str = include_str!("../data/games.txt");

/// Methods that are not counted by hand on the board.
const WITHOUT: [&str; 0] = [];

fn layouts(count: &Count, document: &Document) -> Vec<Layout> {
    let mut found = Vec::new();
    for method in Method::ALL {
        match Layout::of(count, document, method) {
            Some(layout) => found.push(layout),
            None => assert!(WITHOUT.contains(&method.id()), "{method}"),
        }
    }
    found
}

/// A frame's figures, from its stones, marks and off-board amounts alone.
fn recount(method: Method, frame: &Frame) -> BySide<Amount> {
    let by_area = matches!(
        method,
        Method::Custom(Custom {
            scoring: Scoring::Area,
            ..
        })
    );
    let mut halves = BySide::new(0, 0);
    for point in frame.board.size().iter() {
        let stone = frame.board.get(point);
        let mark = frame.mark(point);
        let own = match mark {
            Some(Mark::Own(c) | Mark::Ten { side: c, .. }) if stone.is_none() => Some(c),
            _ => None,
        };
        match method.id() {
            // Stones on the board are all that counts.
            "living-stones" | "equal-routes" => {
                if let Some(c) = stone {
                    halves[c] += 2;
                }
            }
            "equal-stones" | "equal-stones-open" => {
                if let (Some(Mark::Route(c)), None) = (mark, stone) {
                    halves[c] += 2;
                }
            }
            "returned-stones" => match (stone, mark) {
                (Some(c), _) | (None, Some(Mark::Own(c) | Mark::Reserved(c) | Mark::Route(c))) => {
                    halves[c] += 2;
                }
                (None, Some(Mark::Neutral)) => {
                    halves.black += 1;
                    halves.white += 1;
                }
                _ => {}
            },
            "ing" => match (stone, mark) {
                (Some(_), Some(Mark::Shared)) => {}
                // A guest stands on a point of the other side.
                (Some(c), Some(Mark::Guest)) => halves[c.other()] += 2,
                (Some(c), _) => halves[c] += 2,
                // What a side lifts for want of stones is its own point.
                (None, Some(Mark::Lifted(c))) if frame.step.id() == "lift-surplus" => {
                    halves[c] += 2;
                }
                (None, _) => {
                    if let Some(c) = own {
                        halves[c] += 2;
                    }
                }
            },
            "custom" => {
                let route = match mark {
                    Some(Mark::Route(c)) if stone.is_none() => Some(c),
                    _ => None,
                };
                if let Some(c) = own.or(route).or(stone.filter(|_| by_area)) {
                    halves[c] += 2;
                }
                if mark == Some(Mark::Prisoner) {
                    halves.black += 2;
                    halves.white += 2;
                }
            }
            "mathematical-go" => {
                if let (Some(Mark::Route(c)), None) = (mark, stone) {
                    halves[c] += 2;
                }
            }
            // Stones are left out, and what they leave counts at once.
            "sunjang" => match mark {
                Some(Mark::Own(c)) => halves[c] += 2,
                Some(Mark::Lifted(c)) if frame.step.id() == "lift-inner" => halves[c] += 2,
                _ => {}
            },
            "chinese" | "chinese-old" | "aga" | "wmsg" | "yanlai-area" | "new-zealand"
            | "tromp-taylor" | "bga" | "french" | "button" | "ikeda-area-3" | "spight-area"
            | "tibetan" => {
                if let Some(c) = stone.or(own) {
                    halves[c] += 2;
                }
                if method.id().starts_with("chinese") && mark == Some(Mark::Neutral) {
                    halves.black += 1;
                    halves.white += 1;
                }
            }
            // A prisoner laid down covers a point of its side, and is one for the other.
            "japanese" | "korean" | "aga-pass-stones" | "japanese-1949" | "ikeda-territory"
            | "lasker-maas" | "spight-territory" => {
                if let Some(c) = own {
                    halves[c] += 2;
                }
                if mark == Some(Mark::Prisoner) {
                    halves.black += 2;
                    halves.white += 2;
                }
            }
            "yanlai-mu" => {
                if let Some(c) = own {
                    halves[c] += 2;
                }
            }
            "chen" => {
                if let Some(c) = own {
                    halves[c] += 2;
                }
                if let (Some(c), Some(Mark::Dead)) = (stone, mark) {
                    halves[c] -= 4;
                }
            }
            id => panic!("no rule to recount {id}"),
        }
    }
    BySide::from_fn(|c| {
        let beside: Amount = frame.off_board.iter().map(|o| o.amount[c]).sum();
        Amount::halves(halves[c]) + beside
    })
}

fn stones(frame: &Frame) -> BySide<i32> {
    BySide::from_fn(|c| frame.board.count(c) as i32)
}

fn marked(frame: &Frame, test: impl Fn(Point, Mark) -> bool) -> i32 {
    frame.marked().filter(|&(p, m)| test(p, m)).count() as i32
}

fn beside(frame: &Frame, aside: Aside) -> BySide<Amount> {
    let zero = BySide::new(Amount::ZERO, Amount::ZERO);
    let found = frame.off_board.iter().find(|o| o.aside == aside);
    found.map_or(zero, |o| o.amount)
}

/// Everything that must hold of a layout on any position.
fn check(count: &Count, document: &Document, layout: &Layout) {
    let method = layout.method;
    let score = count.score(method, KomiChoice::None);
    let first = layout.frames.first().expect("a frame");
    let last = layout.frames.last().expect("a frame");
    assert_eq!(
        (first.step, &first.board),
        (Step::Position, &document.board)
    );
    assert!(last.step.id().starts_with("count-"), "{method}");
    assert_eq!(first.marked().count(), 0);

    for frame in &layout.frames {
        assert_eq!(recount(method, frame), frame.figures, "{method} {frame:?}");
        check_step(method, frame, document);
    }
    assert_eq!(last.figures, score.figures, "{method}");
    let margin = last.figures.black - last.figures.white;
    assert_eq!(margin, score.margin, "{method}");

    // What changes on the board is marked, and what is marked as done has changed.
    for pair in layout.frames.windows(2) {
        for point in document.board.size().iter() {
            let (was, is) = (pair[0].board.get(point), pair[1].board.get(point));
            let marks = (pair[0].mark(point), pair[1].mark(point));
            let explained = match marks.1 {
                Some(Mark::Lifted(c)) => was == Some(c) && is.is_none(),
                Some(Mark::Filled) => was.is_none() && is.is_some(),
                Some(Mark::Prisoner | Mark::Guest | Mark::Shared) if marks.0 != marks.1 => {
                    was.is_none() && is.is_some()
                }
                Some(Mark::Turned) if marks.0 != marks.1 => {
                    was.is_some() && is == was.map(Color::other)
                }
                _ => was == is,
            };
            assert!(explained, "{method} {:?} {point:?}", pair[1].step);
        }
    }
    check_end(method, count, last);
}

/// The numbers of a caption against the frame it stands under.
fn check_step(method: Method, frame: &Frame, document: &Document) {
    let of_mark =
        |make: fn(Color) -> Mark| BySide::from_fn(|c| marked(frame, |_, mark| mark == make(c)));
    let laid = |kind: Mark| {
        BySide::from_fn(|c| marked(frame, |p, m| m == kind && frame.board.get(p) == Some(c)))
    };
    match frame.step {
        Step::LiftDead { stones } | Step::LiftSurplus { stones } | Step::LiftInner { stones } => {
            assert_eq!(stones, of_mark(Mark::Lifted))
        }
        Step::ReserveEyes {
            reserved, routes, ..
        } => {
            assert_eq!(reserved, of_mark(Mark::Reserved));
            assert_eq!(routes, of_mark(Mark::Route));
        }
        Step::StonesAndRoutes { stones: s, routes } => {
            assert_eq!(s, stones(frame));
            assert_eq!(routes, of_mark(Mark::Route));
        }
        Step::FillRoutes { routes: points } | Step::FillOwn { points } => {
            assert_eq!(points, laid(Mark::Filled));
        }
        Step::EvenRoutes {
            routes,
            filled,
            lifted,
        } => {
            assert_eq!(filled, laid(Mark::Filled));
            for c in Color::ALL {
                let owed = -beside(frame, Aside::Owed)[c];
                let on_board = of_mark(Mark::Lifted)[c];
                assert_eq!(Amount::points(lifted[c]), Amount::points(on_board) + owed);
                let left = marked(frame, |_, m| m == Mark::Route(c) || m == Mark::Lifted(c));
                assert_eq!(Amount::points(routes), Amount::points(left) + owed);
            }
        }
        Step::FillBack { filled, no_room } => {
            assert_eq!(filled, laid(Mark::Prisoner));
            let amount = beside(frame, Aside::NoRoom);
            assert_eq!(no_room.map(|n| Amount::points(-n)), amount);
        }
        Step::FillPrisoners { filled, no_room } => {
            assert_eq!(filled, laid(Mark::Prisoner));
            let amount = beside(frame, Aside::Held);
            assert_eq!(no_room.map(Amount::points).swapped(), amount);
        }
        Step::ReturnStones {
            side,
            stones,
            turned,
        } => {
            assert_eq!(turned, laid(Mark::Turned)[side.other()]);
            let rest = beside(frame, Aside::Returned);
            assert_eq!(rest[side], Amount::points(turned) - stones);
            assert_eq!(rest[side.other()], -rest[side]);
        }
        Step::OwnPoints {
            own,
            seki,
            must_fill,
            neutral,
        } => {
            assert_eq!(own, of_mark(Mark::Own));
            assert_eq!(seki, of_mark(Mark::Seki));
            assert_eq!(must_fill, of_mark(Mark::MustFill));
            if document.overrides.is_empty() {
                check_own_points(method, frame, neutral);
            }
        }
        Step::GroupTens { tens, rest } => {
            for c in Color::ALL {
                let mut groups: BTreeMap<u16, i32> = BTreeMap::new();
                for (_, mark) in frame.marked() {
                    if let Mark::Ten { side, number } = mark
                        && side == c
                    {
                        *groups.entry(number).or_default() += 1;
                    }
                }
                let whole = groups.values().filter(|&&n| n == 10).count() as i32;
                let others: Vec<i32> = groups.into_values().filter(|&n| n != 10).collect();
                assert_eq!(whole, tens[c]);
                assert_eq!(others.iter().sum::<i32>(), rest[c]);
                assert!(others.len() <= 1);
            }
        }
        Step::FillIn {
            stones: each,
            open,
            guests,
            shared,
        } => {
            assert_eq!(stones(frame), BySide::new(each, each));
            assert_eq!(guests, laid(Mark::Guest));
            assert_eq!(BySide::new(shared, shared), laid(Mark::Shared));
            assert_eq!(open, of_mark(Mark::Own));
        }
        Step::SplitRest { area, .. } => {
            let points = i32::from(frame.board.size().points());
            assert_eq!(area.black + area.white, Amount::points(points));
            let margin = frame.figures.black - frame.figures.white;
            assert_eq!(area.black - area.white, margin);
        }
        Step::EmptyPoints { empty } => {
            assert_eq!(empty.map(Amount::points), frame.figures);
        }
        Step::CountNewMu {
            empty,
            captured,
            dead,
            passes,
            mu,
            turns,
            zi,
        } => {
            for c in Color::ALL {
                let sum = empty[c] - captured[c] - 2 * dead[c] - passes[c];
                assert_eq!(sum, mu[c]);
            }
            assert_eq!(dead, laid(Mark::Dead));
            let figures = BySide::new(mu.black + turns, mu.white).map(Amount::points);
            assert_eq!(figures, frame.figures);
            let margin = frame.figures.black - frame.figures.white;
            assert_eq!(zi.black - zi.white, margin);
        }
        _ => {}
    }
}

/// Own points are the empty regions that touch one colour.
fn check_own_points(method: Method, frame: &Frame, neutral: i32) {
    let size = frame.board.size();
    let mut others = 0;
    let mut seen = Vec::new();
    for point in size.iter().filter(|&p| frame.board.get(p).is_none()) {
        if seen.contains(&point) {
            continue;
        }
        let region = frame.board.flood(point, |stone| stone.is_none());
        let touches = |color| {
            let beside = |&p: &Point| {
                size.neighbours(p)
                    .any(|n| frame.board.get(n) == Some(color))
            };
            region.iter().any(beside)
        };
        let owner = match (touches(Color::Black), touches(Color::White)) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        };
        for &point in &region {
            let says = match frame.mark(point) {
                Some(Mark::Own(c) | Mark::Seki(c) | Mark::MustFill(c)) => Some(c),
                None | Some(Mark::Neutral | Mark::Lifted(_)) => None,
                other => panic!("{method}: {other:?}"),
            };
            assert_eq!(owner, says, "{method} {point:?}");
            others += i32::from(owner.is_none());
        }
        seen.extend(region);
    }
    assert_eq!(others, neutral, "{method}");
}

/// What people look for at the end of each kind of counting.
fn check_end(method: Method, count: &Count, last: &Frame) {
    let q = count.quantities(Reading::AsMarked);
    let open = |c| marked(last, |_, m| m == Mark::Own(c) || m == Mark::Route(c));
    let stones = stones(last);
    match method.id() {
        "living-stones" => assert_eq!((open(Color::Black), open(Color::White)), (0, 0)),
        "equal-routes" => {
            let owed = beside(last, Aside::Owed);
            let all = BySide::from_fn(|c| Amount::points(open(c)) - owed[c]);
            assert_eq!(all.black, all.white);
        }
        // All stones ever placed are back on the board, or have no room.
        "equal-stones" | "equal-stones-open" | "yanlai-mu" => {
            let without = beside(last, Aside::NoRoom);
            for c in Color::ALL {
                let all = Amount::points(stones[c]) - without[c];
                assert_eq!(all, Amount::points(q.placed[c]), "{method}");
            }
        }
        "japanese" | "korean" | "japanese-1949" | "ikeda-territory" | "lasker-maas"
        | "spight-territory" => {
            let held = beside(last, Aside::Held);
            for c in Color::ALL {
                let all = Amount::points(stones[c]) + held[c.other()];
                assert_eq!(all, Amount::points(q.placed[c]), "{method}");
            }
        }
        "ing" => assert_eq!(stones.black, stones.white),
        // Only borders are left.
        "sunjang" => {
            let border = count.quantities(Reading::AsMarked).border;
            assert_eq!(stones, border);
        }
        "chinese" | "chinese-old" | "aga" | "wmsg" | "yanlai-area" | "bga" | "french"
        | "button" | "ikeda-area-3" => {
            let empty = i32::from(last.board.size().points()) - stones.black - stones.white;
            assert_eq!(empty, q.neutral, "{method}");
        }
        _ => {}
    }
}

fn sizes(dice: &mut Dice) -> Size {
    let longest = if dice.below(10) == 0 { 19 } else { 9 };
    let side = |dice: &mut Dice| 1 + dice.below(longest) as u8;
    let (width, height) = (side(dice), side(dice));
    Size::new(width, height).expect("1 to 19")
}

#[test]
fn the_last_frame_is_the_score_after_random_games() {
    let (mut lifted, mut no_room, mut guests, mut halves) = (0, 0, 0, 0);
    for seed in 0..600 {
        let mut dice = Dice::new(seed);
        let size = sizes(&mut dice);
        let game = Game::random(size, &mut dice);
        let count = Count::of(&game.document);
        println!("seed {seed}, {}x{}", size.width(), size.height());
        let custom = Method::Custom(any_custom(&mut dice));
        let layout = Layout::of(&count, &game.document, custom).expect("a layout");
        check(&count, &game.document, &layout);
        for layout in layouts(&count, &game.document) {
            check(&count, &game.document, &layout);
            for frame in &layout.frames {
                match frame.step {
                    Step::EvenRoutes { lifted: l, .. } => lifted += l.black + l.white,
                    Step::FillBack { no_room: n, .. } => no_room += n.black + n.white,
                    Step::FillIn { guests: g, .. } => guests += g.black + g.white,
                    Step::ReturnStones { stones, turned, .. } => {
                        halves += i32::from(stones != Amount::points(turned));
                    }
                    _ => {}
                }
            }
        }
    }
    // The rare cases are among them.
    println!("{lifted} {no_room} {guests} {halves}");
    assert!(lifted > 100 && no_room > 100 && guests > 100 && halves > 20);
}

#[test]
fn the_last_frame_is_the_score_of_real_games() {
    for case in cases(GAMES) {
        let path = format!("data/games/{}.sgf", case.name);
        let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a record");
        let file = GameFile::parse(&bytes).expect("a game");
        let (mut document, _) = file.document_at(file.last_of_main_line());
        document.dead.clone_from(&case.document.dead);
        let count = Count::of(&document);
        println!("{}", case.name);
        for layout in layouts(&count, &document) {
            check(&count, &document, &layout);
        }
    }
}

#[test]
fn the_last_frame_is_the_score_of_known_positions() {
    for file in [
        include_str!("../data/gallery.txt"),
        include_str!("../data/group_tax.txt"),
        include_str!("../data/area.txt"),
        include_str!("../data/seed.txt"),
    ] {
        for case in cases(file) {
            let count = Count::of(&case.document);
            println!("{}", case.name);
            for layout in layouts(&count, &case.document) {
                check(&count, &case.document, &layout);
            }
        }
    }
}

#[test]
fn no_position_is_too_odd_to_lay_out() {
    for seed in 0..600 {
        let mut dice = Dice::new(seed);
        let size = match seed {
            0 => Size::new(52, 52).expect("the largest"),
            1..=20 => Size::new(1, 1).expect("the smallest"),
            _ => sizes(&mut dice),
        };
        let mut document = Document::new(any_board(size, &mut dice));
        for _ in 0..dice.below(6) {
            document.mark_area(any_point(size, &mut dice), true);
        }
        let record = &mut document.record;
        let wild = |dice: &mut Dice| match dice.below(3) {
            0 => None,
            1 => Some(dice.below(60) as u32),
            _ => Some(dice.roll() as u32),
        };
        record.captured = BySide::from_fn(|_| wild(&mut dice));
        record.placed = BySide::from_fn(|_| wild(&mut dice));
        record.passes = BySide::from_fn(|_| wild(&mut dice).unwrap_or(0));
        record.handicap = dice.roll() as u16;
        record.first_pass = [None, Some(Color::Black), Some(Color::White)][dice.below(3)];
        document.overrides = (0..dice.below(5))
            .map(|_| any_override(size, &mut dice))
            .collect();
        let count = Count::of(&document);
        println!("seed {seed}, {}x{}", size.width(), size.height());
        // Amounts stop at their limit for numbers that no game has.
        let sane = Color::ALL.into_iter().all(|c| {
            let q = count.quantities(Reading::AsMarked);
            q.placed[c] < 1_000_000 && q.captured[c] < 1_000_000
        });
        for layout in layouts(&count, &document) {
            let last = layout.frames.last().expect("a frame");
            let score = count.score(layout.method, KomiChoice::None);
            assert_eq!(last.figures, score.figures, "{}", layout.method);
            if sane {
                check(&count, &document, &layout);
            }
        }
    }
}

#[test]
fn the_figures_of_the_books_come_out_board_for_board() {
    let seed = cases(include_str!("../data/seed.txt"));
    let gallery = cases(include_str!("../data/gallery.txt"));
    for case in cases(include_str!("../data/layouts.txt")) {
        let names: Vec<&str> = case.name.split(' ').collect();
        let [position, method, step] = names[..] else {
            panic!("line {}: {}", case.line, case.name);
        };
        let found = seed.iter().chain(&gallery).find(|c| c.name == position);
        let document = &found.unwrap_or_else(|| panic!("{position}")).document;
        let method: Method = method.parse().unwrap_or_else(|_| panic!("{method}"));
        let layout = Layout::of(&Count::of(document), document, method).expect("a layout");
        let frame = layout.frames.iter().find(|f| f.step.id() == step);
        let steps: Vec<&str> = layout.frames.iter().map(|f| f.step.id()).collect();
        let frame = frame.unwrap_or_else(|| panic!("{}: only {steps:?}", case.name));
        compare(&case, frame);
    }
}

fn compare(case: &Case, frame: &Frame) {
    let size = frame.board.size();
    let text = |board: &zilu_rules::Board| {
        let mut text = String::new();
        for point in size.iter() {
            text.push(match board.get(point) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None => '.',
            });
            if point.col + 1 == size.width() {
                text.push('\n');
            }
        }
        text
    };
    let (got, expected) = (text(&frame.board), text(&case.document.board));
    assert_eq!(got, expected, "{}:\n{got}", case.name);

    // Every fact of the frame under the key it has in the file.
    let mut facts: BTreeMap<String, String> = BTreeMap::new();
    let both = |numbers: BySide<Amount>| format!("{} {}", numbers.black, numbers.white);
    facts.insert("figures".into(), both(frame.figures));
    for off in &frame.off_board {
        facts.insert(format!("off {}", off.aside.id()), both(off.amount));
    }
    for (point, mark) in frame.marked() {
        let side = match mark {
            Mark::Own(c) | Mark::Reserved(c) | Mark::Route(c) => Some(c),
            Mark::Seki(c) | Mark::MustFill(c) | Mark::Lifted(c) => Some(c),
            Mark::Turned | Mark::Prisoner | Mark::Guest | Mark::Dead => frame.board.get(point),
            Mark::Ten { side, .. } => Some(side),
            Mark::Filled | Mark::Shared | Mark::Neutral => None,
        };
        let key = match side {
            Some(Color::Black) => format!("{} b", mark.id()),
            Some(Color::White) => format!("{} w", mark.id()),
            None => mark.id().into(),
        };
        let list = facts.entry(key).or_default();
        if !list.is_empty() {
            list.push(' ');
        }
        list.push_str(&size.name(point).to_string());
    }
    if case.fact("partial").is_some() {
        facts.retain(|key, _| case.expects(key).is_some());
    }
    let expected: BTreeMap<String, String> = case
        .expected
        .iter()
        .map(|(key, value, _)| (key.clone(), value.clone()))
        .collect();
    assert_eq!(facts, expected, "{}, line {}", case.name, case.line);
}

#[test]
fn a_layout_begins_with_the_position_and_skips_what_has_nothing_to_do() {
    let seed = cases(include_str!("../data/seed.txt"));
    let document = &seed[0].document;
    let count = Count::of(document);
    let steps = |method| -> Vec<&str> {
        let layout = Layout::of(&count, document, method).expect("a layout");
        layout.frames.iter().map(|f| f.step.id()).collect()
    };
    let living = [
        "position",
        "lift-dead",
        "reserve-eyes",
        "fill-routes",
        "count-stones",
    ];
    assert_eq!(steps(Method::LivingStones), living);
    assert_eq!(
        steps(Method::TrompTaylor),
        ["position", "own-points", "count-area"]
    );
    // One black piece against two white ones: the numbers of the caption.
    let layout = Layout::of(&count, document, Method::LivingStones).expect("a layout");
    let reserve = Step::ReserveEyes {
        pieces: BySide::new(1, 2),
        reserved: BySide::new(2, 4),
        routes: BySide::new(3, 1),
    };
    assert_eq!(layout.frames[2].step, reserve);
    let layout = Layout::of(&count, document, Method::ReturnedStones).expect("a layout");
    let base = Step::CountReturned {
        base: Amount::halves(49),
    };
    assert_eq!(layout.frames.last().map(|f| f.step), Some(base));
}
