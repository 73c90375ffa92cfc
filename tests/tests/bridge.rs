//! Bridges between methods: they add up, and every amount is recounted from the points
//! and record entries it names by slow, plain means.

use zilu_rules::{
    Amount, Board, BySide, Cause, CauseKind, Color, Count, Document, Flip, Ground, KomiChoice,
    Method, Override, Point, Reading, Scoring, Settled, Size, Standing, bridge, bridge_of_nets,
    flips,
};
use zilu_tests::case::cases;
use zilu_tests::game::{Dice, Game, any_custom, any_point, any_scope};

/// What a method does, said plainly and apart from its row.
struct Stance {
    /// Reserved eyes are left out.
    taxed: bool,
    /// Eyes in seki are left out by themselves.
    no_seki: bool,
    /// Points that must be filled are left out; a ruling decides what is dead.
    no_fill: bool,
    /// Stones at the border are left out.
    no_border: bool,
    /// Stones placed more are worth a point each.
    by_stones: bool,
    /// Every pass costs a stone.
    pass_stones: bool,
    /// Black gives a point where White passed first.
    first_pass: bool,
    /// The side that passed first gets half a point.
    button: bool,
    /// The board is counted as it stands.
    as_it_stands: bool,
}

fn stance(method: Method) -> Stance {
    use Method::*;
    if let Custom(custom) = method {
        return Stance {
            taxed: custom.group_tax,
            // A tax takes eyes in seki already, and lets stones fill.
            no_seki: !custom.seki_eyes && !custom.group_tax,
            no_fill: !custom.must_fill && !custom.group_tax,
            no_border: false,
            by_stones: custom.scoring == Scoring::Area,
            pass_stones: custom.pass_stones,
            first_pass: custom.first_pass,
            button: custom.button,
            as_it_stands: false,
        };
    }
    let stones = matches!(
        method,
        LivingStones | EqualRoutes | EqualStonesOpen | ReturnedStones
    );
    let japanese = matches!(method, Japanese | Japanese1949 | Korean);
    let area = matches!(
        method,
        Chinese
            | ChineseOld
            | Ing
            | Aga
            | Bga
            | French
            | NewZealand
            | TrompTaylor
            | Wmsg
            | YanlaiArea
            | Button
            | IkedaArea3
            | SpightArea
            | Sunjang
            | Tibetan
            | Chen
    );
    Stance {
        taxed: stones || matches!(method, EqualStones | MathematicalGo),
        no_seki: japanese || method == Sunjang,
        no_fill: japanese,
        no_border: method == Sunjang,
        by_stones: stones || area,
        pass_stones: method == AgaPassStones,
        first_pass: matches!(method, Wmsg | YanlaiArea | IkedaArea3),
        button: method == Button,
        as_it_stands: method == TrompTaylor,
    }
}

/// The owner of each point by plain flooding: 1 Black, −1 White, 0 nobody.
fn owners(board: &Board) -> Vec<i32> {
    let size = board.size();
    size.iter()
        .map(|p| match board.get(p) {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => {
                let region = board.flood(p, |s| s.is_none());
                let touches = |c: Color| {
                    region
                        .iter()
                        .any(|&q| size.neighbours(q).any(|n| board.get(n) == Some(c)))
                };
                i32::from(touches(Color::Black)) - i32::from(touches(Color::White))
            }
        })
        .collect()
}

/// The board that a method counts.
fn lifted(document: &Document, stance: &Stance) -> Board {
    let mut board = document.board.clone();
    if stance.as_it_stands {
        return board;
    }
    let scoped = if stance.no_fill {
        &document.dead_by_ruling
    } else {
        &document.dead_by_play
    };
    for &p in document.dead.iter().chain(scoped) {
        board.set(p, None);
    }
    board
}

/// Marks some chains for some methods only, and rules on some points.
fn with_rulings(document: &mut Document, dice: &mut Dice) {
    let size = document.board.size();
    for _ in 0..dice.below(3) {
        document.mark_for(any_point(size, dice), any_scope(dice));
    }
    for _ in 0..dice.below(4) {
        let must_fill = [None, Some(true), Some(true), Some(false)][dice.below(4)];
        document.rule(any_point(size, dice), must_fill);
    }
}

/// A cause's amount, from what it names.
fn recount(cause: &Cause, game: &Game, count: &Count, a: &Stance, b: &Stance) -> Amount {
    let document = &game.document;
    let of_points = BySide::from_fn(|c| cause.points[c].len() as i32);
    let black_less_white = of_points.black - of_points.white;
    let change = |on: bool, off: bool| i32::from(on) - i32::from(off);
    let (marked, ruled) = (
        count.settled(Reading::AsMarked),
        count.settled(Reading::AsRuled),
    );
    let read = |stance: &Stance| if stance.no_fill { ruled } else { marked };
    // What one method leaves out less what the other does, point by point; every point
    // that is named makes a difference.
    let left_out = |by: fn(&Stance) -> bool, test: &dyn Fn(&Settled, Point) -> bool| {
        let worth = |stance: &Stance, c, p| {
            let settled = read(stance);
            let own = settled.ground(p) == Ground::Own(c) && test(settled, p);
            i32::from(own && by(stance))
        };
        let of = |c: Color| {
            let change = |&p: &Point| worth(b, c, p) - worth(a, c, p);
            assert!(cause.points[c].iter().all(|p| change(p) != 0));
            cause.points[c].iter().map(change).sum::<i32>()
        };
        of(Color::Black) - of(Color::White)
    };
    let is_ruled = |p: Point| {
        let ruling = Override::MustFill {
            at: p,
            must_fill: true,
        };
        document.overrides.contains(&ruling)
    };
    let played = |c: Color| {
        game.turns
            .iter()
            .filter(|t| t.0 == c && t.1.is_some())
            .count() as i32
    };
    let passed = |c: Color| game.turns.iter().filter(|t| **t == (c, None)).count() as i32;
    let points = match cause.kind {
        CauseKind::DeadStones | CauseKind::RuledLife => {
            let by_ruling = cause.kind == CauseKind::RuledLife;
            assert_eq!(by_ruling, !(a.as_it_stands || b.as_it_stands));
            assert!(!by_ruling || a.no_fill != b.no_fill);
            let from = owners(&lifted(document, b));
            let to = owners(&lifted(document, a));
            let size = document.board.size();
            let points = cause.points.black.iter().chain(&cause.points.white);
            points
                .map(|&p| to[size.index(p)] - from[size.index(p)])
                .sum()
        }
        CauseKind::ReservedEyes => left_out(|s| s.taxed, &|settled, p| settled.is_reserved(p)),
        CauseKind::SekiEyes => left_out(|s| s.no_seki, &|settled, p| settled.is_seki(p)),
        CauseKind::MustFill => left_out(|s| s.no_fill, &|settled, p| {
            // An unsettled piece has no territory, whatever is ruled.
            let piece = settled.piece_at(p).map(|i| settled.pieces()[i]);
            let unsettled = piece.is_some_and(|p| p.standing == Standing::Unsettled);
            settled.is_must_fill(p) && (!is_ruled(p) || unsettled)
        }),
        CauseKind::RuledFill => left_out(|s| s.no_fill, &|settled, p| {
            settled.is_must_fill(p) && is_ruled(p)
        }),
        CauseKind::LastMove | CauseKind::MoreStones => {
            // Set-up stones are Black's handicap stones.
            let more =
                played(Color::Black) + i32::from(document.record.handicap) - played(Color::White);
            if cause.kind == CauseKind::LastMove {
                assert!(more.abs() == 1 && document.record.handicap < 2);
            }
            change(a.by_stones, b.by_stones) * more
        }
        CauseKind::PassStones => {
            // Closing passes are completed so that White passes last.
            let closing = game
                .turns
                .iter()
                .rev()
                .take_while(|t| t.1.is_none())
                .count();
            let owed = match game.turns.last() {
                _ if closing == 0 => {
                    let h = count.quantities(Reading::AsMarked).more_turns();
                    BySide::new(
                        1,
                        1 + i32::from(h - (i32::from(document.record.handicap) - 1).max(0) == 1),
                    )
                }
                Some((Color::White, _)) if closing >= 2 => BySide::new(0, 0),
                Some((Color::White, _)) => BySide::new(1, 1),
                _ => BySide::new(0, 1),
            };
            let all = BySide::from_fn(|c| passed(c) + owed[c]);
            assert_eq!(cause.numbers, all);
            change(b.pass_stones, a.pass_stones) * (all.black - all.white)
        }
        CauseKind::FirstPass => {
            let first = game.turns.iter().find(|t| t.1.is_none()).map(|t| t.0);
            change(b.first_pass, a.first_pass) * i32::from(first == Some(Color::White))
        }
        CauseKind::Button => {
            let first = game.turns.iter().find(|t| t.1.is_none()).map(|t| t.0);
            let halves = match first {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            };
            return Amount::halves(change(a.button, b.button) * halves);
        }
        CauseKind::BorderStones => {
            // Every living stone that a stone of the other side or a point of nobody touches.
            let board = lifted(document, if a.no_border { a } else { b });
            for c in Color::ALL {
                let touches = |&p: &Point| {
                    let mut around = board.size().neighbours(p);
                    board.get(p) == Some(c)
                        && around.any(|n| {
                            board.get(n) == Some(c.other()) || marked.ground(n) == Ground::Neutral
                        })
                };
                let all: Vec<Point> = board.size().iter().filter(touches).collect();
                assert_eq!(cause.points[c], all);
            }
            change(b.no_border, a.no_border) * black_less_white
        }
        CauseKind::Handicap | CauseKind::Komi => panic!("no cause of a margin"),
    };
    Amount::points(points)
}

#[test]
fn every_bridge_adds_up_and_every_cause_is_recounted() {
    let mut kinds = Vec::new();
    for seed in 0..250 {
        let mut dice = Dice::new(seed);
        let side = |dice: &mut Dice| 1 + dice.below(9) as u8;
        let (width, height) = (side(&mut dice), side(&mut dice));
        let size = Size::new(width, height).expect("1 to 9");
        let mut game = Game::random(size, &mut dice);
        with_rulings(&mut game.document, &mut dice);
        let count = Count::of(&game.document);
        let customs = [(); 3].map(|()| Method::Custom(any_custom(&mut dice)));
        let methods = Method::ALL.into_iter().chain(customs);
        for a in methods.clone() {
            for b in methods.clone() {
                let causes = bridge(&count, a, b);
                let sum: Amount = causes.iter().map(|c| c.amount).sum();
                let margin = |m| count.score(m, KomiChoice::None).margin;
                assert_eq!(
                    sum,
                    margin(a) - margin(b),
                    "seed {seed}: {a} from {b}: {causes:?}"
                );
                for cause in &causes {
                    let plain = recount(cause, &game, &count, &stance(a), &stance(b));
                    assert_eq!(cause.amount, plain, "seed {seed}: {a} from {b}: {cause:?}");
                    assert_ne!(cause.amount, Amount::ZERO, "a cause that does nothing");
                    if !kinds.contains(&cause.kind) {
                        kinds.push(cause.kind);
                    }
                }
                for komi in [KomiChoice::Own, KomiChoice::None] {
                    let sum: Amount = bridge_of_nets(&count, a, b, komi)
                        .iter()
                        .map(|c| c.amount)
                        .sum();
                    let net = |m| count.score(m, komi).net;
                    assert_eq!(sum, net(a) - net(b), "seed {seed}: {a} from {b}");
                }
            }
        }
    }
    // Every kind of cause was met.
    assert_eq!(kinds.len(), CauseKind::ALL.len() - 2, "{kinds:?}");
}

#[test]
fn living_stones_differ_from_chinese_by_the_reserved_eyes() {
    let case = cases(include_str!("../data/seed.txt")).remove(0);
    let count = Count::of(&case.document);
    let causes = bridge(&count, Method::LivingStones, Method::Chinese);
    let [cause] = causes.as_slice() else {
        panic!("{causes:?}");
    };
    assert_eq!(cause.kind, CauseKind::ReservedEyes);
    assert_eq!(cause.numbers, BySide::new(2, 4));
    assert_eq!(cause.amount, Amount::points(2));
}

#[test]
fn what_flips_a_verdict_does_flip_it() {
    let mut seen = [0; 4];
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let size = Size::new(5, 1 + dice.below(6) as u8).expect("small");
        let game = Game::random(size, &mut dice);
        let mut document = game.document.clone();
        with_rulings(&mut document, &mut dice);
        for method in [Method::LivingStones, Method::Ing, Method::Japanese] {
            let komi = KomiChoice::Same(Amount::halves(dice.below(9) as i32));
            let before = Count::of(&document).score(method, komi);
            for flip in flips(&document, method, komi) {
                let winner = match flip {
                    Flip::Komi(points) => {
                        seen[0] += 1;
                        Count::of(&document)
                            .score(method, KomiChoice::Same(points))
                            .winner
                    }
                    Flip::Neutral { point, by, winner } => {
                        seen[1] += 1;
                        assert!(document.board.get(point).is_none(), "{by:?}");
                        winner
                    }
                    Flip::Chain { at, dead, winner } => {
                        seen[2] += 1;
                        let mut changed = document.clone();
                        changed.mark(at, dead);
                        assert_eq!(Count::of(&changed).score(method, komi).winner, winner);
                        winner
                    }
                    Flip::PieceMore { winner, .. } => {
                        seen[3] += 1;
                        winner
                    }
                    Flip::Ruling {
                        point,
                        must_fill,
                        winner,
                    } => {
                        let mut changed = document.clone();
                        changed.rule(point, Some(must_fill));
                        assert_eq!(Count::of(&changed).score(method, komi).winner, winner);
                        winner
                    }
                };
                assert_ne!(winner, before.winner, "seed {seed} {method}: {flip:?}");
            }
            // The komi that flips is the nearest half point: none nearer does.
            let nearest = flips(&document, method, komi)
                .into_iter()
                .find_map(|f| if let Flip::Komi(k) = f { Some(k) } else { None })
                .expect("some komi always flips");
            let mut closer = before.komi;
            let step = if nearest > before.komi {
                Amount::HALF
            } else {
                -Amount::HALF
            };
            while closer != nearest && (closer - before.komi).abs() < (nearest - before.komi).abs()
            {
                let winner = Count::of(&document)
                    .score(method, KomiChoice::Same(closer))
                    .winner;
                assert_eq!(winner, before.winner, "seed {seed} {method}: {closer}");
                closer += step;
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

/// A case of the gallery.
fn gallery(name: &str) -> Document {
    cases(include_str!("../data/gallery.txt"))
        .into_iter()
        .find(|case| case.name == name)
        .unwrap_or_else(|| panic!("{name}"))
        .document
}

#[test]
fn a_ruling_turned_the_game_of_1959() {
    let document = gallery("takagawa-gosei-1959 not connected");
    let komi = KomiChoice::of(&document.record);
    let m10 = document.board.size().parse_name("M10").expect("a point");
    let flip = Flip::Ruling {
        point: m10,
        must_fill: true,
        winner: Some(Color::Black),
    };
    assert!(flips(&document, Method::Japanese, komi).contains(&flip));
    let mut ruled = document.clone();
    ruled.rule(m10, Some(true));
    let count = Count::of(&ruled);
    let causes = bridge(&count, Method::Japanese, Method::Chinese);
    let [cause] = causes.as_slice() else {
        panic!("{causes:?}");
    };
    assert_eq!(cause.kind, CauseKind::RuledFill);
    assert_eq!(cause.points.white, [m10]);
    assert_eq!(cause.amount, Amount::points(1));
    // By area the connection costs nothing.
    let margin = |document| Count::of(document).score(Method::Chinese, komi).margin;
    assert_eq!(margin(&ruled), margin(&document));
}

#[test]
fn a_bent_four_dead_by_ruling_is_one_cause_with_its_stones() {
    let document = gallery("bent-four-unremovable-threat");
    let count = Count::of(&document);
    let causes = bridge(&count, Method::Japanese, Method::Chinese);
    let ruled: Vec<&Cause> = causes
        .iter()
        .filter(|cause| cause.kind == CauseKind::RuledLife)
        .collect();
    let [cause] = ruled.as_slice() else {
        panic!("{causes:?}");
    };
    assert_eq!(cause.amount, Amount::points(16));
    assert_eq!(document.dead_by_ruling.len(), 7);
    assert!(
        document
            .dead_by_ruling
            .iter()
            .all(|p| cause.points.black.contains(p))
    );
    // Both of these play it out.
    assert!(bridge(&count, Method::Chen, Method::Chinese).is_empty());
}
