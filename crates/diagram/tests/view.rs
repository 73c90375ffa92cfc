//! What a view says about known positions.

mod common;

use common::{Dice, SEKI, document, seed};
use zilu_diagram::{Draw, Families, Layer, Look, MarkKind, Order, Ruling, Scene, Sign, View, svg};
use zilu_rules::{
    BySide, Color, Count, Custom, Document, Family, KomiChoice, Method, Point, Scope,
};
use zilu_words::{Lang, Words};

const EN: Words = Words::new(Lang::En);
const ZH: Words = Words::new(Lang::ZhHans);

/// Living stones beside Chinese, without komi.
const PLAIN: Look = Look {
    method: Method::LivingStones,
    versus: Some(Method::Chinese),
    custom: None,
    unfolded: Families::NONE,
    komi: KomiChoice::None,
    order: Order::Family,
    layer: Layer::Marks,
    step: None,
    coordinates: true,
};

/// The same with another chosen method.
const fn chosen(method: Method) -> Look {
    Look { method, ..PLAIN }
}

fn view(document: &Document, look: Look, words: Words) -> View {
    View::of(document, &Count::of(document), &look, words)
}

#[test]
fn the_seed_position_is_summed_up() {
    let english = view(&seed(), PLAIN, EN);
    assert_eq!(
        english.headline.text,
        "Twelve methods say White, five say Black"
    );
    assert_eq!(
        english.headline.native.as_deref(),
        Some("十二法白胜，五法黑胜")
    );
    assert_eq!(english.strip.label, "12 methods for White, 5 for Black");
    assert_eq!(
        english.facts,
        ["White first", "21 moves each", "prisoners 1 and 1"]
    );
    assert_eq!(english.notices, []);

    let chinese = view(&seed(), PLAIN, ZH);
    assert_eq!(chinese.headline.text, "十二法白胜，五法黑胜");
    assert_eq!(chinese.headline.native, None);
    assert_eq!(chinese.facts, ["白先", "各21手", "俘子各1"]);
}

#[test]
fn the_strip_turns_once() {
    let view = view(&seed(), PLAIN, EN);
    let winners: Vec<_> = view.strip.stones.iter().map(|s| s.winner).collect();
    let (white, black) = winners.split_at(view.strip.white);
    assert!(white.iter().all(|&w| w == Some(Color::White)));
    assert!(black.iter().all(|&w| w == Some(Color::Black)));
    let last = view.strip.stones.last().unwrap();
    assert_eq!((last.method, &*last.verdict), (Method::TrompTaylor, "B+2"));
    let chosen: Vec<_> = view.strip.stones.iter().filter(|s| s.chosen).collect();
    assert_eq!(chosen.len(), 1);
    assert_eq!(chosen[0].method, Method::LivingStones);
}

#[test]
fn less_usual_methods_fold_away() {
    let shown = |look: Look| -> Vec<(usize, usize)> {
        let table = view(&seed(), look, EN).table;
        let groups = table.groups.iter();
        groups.map(|g| (g.rows.len(), g.more)).collect()
    };
    assert_eq!(shown(PLAIN), [(4, 1), (8, 7), (5, 5)]);
    // The chosen and the pinned one are shown all the same.
    let look = Look {
        method: Method::Sunjang,
        versus: Some(Method::LaskerMaas),
        ..PLAIN
    };
    assert_eq!(shown(look), [(4, 1), (9, 6), (6, 4)]);
    let look = Look {
        unfolded: Families::default().with(Family::Area, true),
        ..PLAIN
    };
    assert_eq!(shown(look), [(4, 1), (15, 7), (5, 5)]);
    let look = Look {
        order: Order::Margin,
        ..PLAIN
    };
    assert_eq!(shown(look), [(17, 13)]);
}

#[test]
fn the_table_gives_every_method() {
    let all = Look {
        unfolded: Families::ALL,
        custom: Some(Custom::default()),
        ..PLAIN
    };
    let by_family = view(&seed(), all, EN).table;
    assert_eq!(by_family.flip, None);
    let rows: Vec<_> = by_family.groups.iter().flat_map(|g| &g.rows).collect();
    assert_eq!(rows.len(), Method::ALL.len() + 1);
    let row = |method| rows.iter().find(|row| row.method == method).unwrap();

    let living = row(Method::LivingStones);
    assert_eq!(living.figures, BySide::new("22".into(), "21".into()));
    assert_eq!((&*living.margin, &*living.komi), ("+1", "–"));
    assert_eq!(living.verdict.text, "B+1");
    assert_eq!(living.name.native, Some("计活子"));
    assert_eq!(living.larger, Some(Color::Black));
    assert!(living.chosen && !living.pinned);

    let chinese = row(Method::Chinese);
    assert_eq!(chinese.figures, BySide::new("24".into(), "25".into()));
    assert_eq!((&*chinese.margin, &*chinese.verdict.text), ("−1", "W+½子"));
    assert!(chinese.pinned && chinese.lane.position < 0.0);

    let japanese = row(Method::Japanese);
    assert_eq!(japanese.figures, BySide::new("6".into(), "7".into()));
    assert_eq!(japanese.verdict.assumption, None);
    assert_eq!(
        row(Method::Wmsg).verdict.assumption.as_deref(),
        Some("if nothing hangs on the first pass")
    );

    let tromp = row(Method::TrompTaylor);
    assert_eq!(tromp.footnote, Some('a'));
    assert_eq!(
        by_family.footnotes[0].text,
        "Tromp–Taylor counts the board as it stands: the dead stone stays on."
    );
}

#[test]
fn by_margin_the_verdict_turns_between_two_rows() {
    let look = Look {
        order: Order::Margin,
        ..PLAIN
    };
    let table = view(&seed(), look, EN).table;
    assert_eq!(table.groups.len(), 1);
    let rows = &table.groups[0].rows;
    let flip = table.flip.unwrap();
    assert_eq!(rows[flip - 1].verdict.winner, Some(Color::White));
    assert_eq!(rows[flip].verdict.winner, Some(Color::Black));
    assert!(rows.is_sorted_by(|a, b| a.lane.position <= b.lane.position));
}

#[test]
fn the_ledger_is_an_account() {
    let document = seed();
    let count = Count::of(&document);
    let ledger = view(&document, PLAIN, EN).ledger;
    let lines: Vec<_> = ledger
        .lines
        .iter()
        .map(|l| (l.name.text, &*l.black, &*l.white, &*l.difference, l.counted))
        .collect();
    assert_eq!(
        lines,
        [
            ("Stones on the board", "19", "20", "−1", true),
            ("Route points", "3", "1", "+2", true),
            ("Reserved eyes", "2", "4", "", false),
        ]
    );
    assert_eq!((&*ledger.total.black, &*ledger.total.white), ("22", "21"));
    assert_eq!(ledger.total.difference, "+1");
    assert_eq!(ledger.komi.difference, "–");
    assert_eq!(ledger.verdict.text, "B+1");
    assert_eq!(
        (ledger.verdict.outcome, &*ledger.verdict.by),
        ("Black wins", "by 1 stone")
    );
    // Reserved eyes light on both sides, the lifted C2 among them.
    let eyes = ledger.lines[2].points(&count);
    assert_eq!(eyes.len(), 6);
    assert!(eyes.contains(&Point::new(2, 5)));
}

#[test]
fn a_count_in_zi_is_told_against_half_the_board() {
    let look = Look {
        method: Method::Chinese,
        versus: None,
        komi: KomiChoice::Own,
        ..PLAIN
    };
    let view = view(&seed(), look, EN);
    let base = view.ledger.base.unwrap();
    assert_eq!(base.text, "Base number 24½");
    assert_eq!((&*base.black, &*base.white), ("−½", "+½"));
    assert_eq!(view.ledger.komi.text, "Komi, 3¾ zi");
    assert_eq!(view.ledger.komi.difference, "−7.5");
    assert_eq!(view.ledger.verdict.text, "W+4¼子");
    assert_eq!(view.compare, None);
}

#[test]
fn the_bridge_of_the_seed_is_its_reserved_eyes() {
    let document = seed();
    let view = view(&document, PLAIN, EN);
    let compare = view.compare.unwrap();
    assert_eq!((&*compare.from.net, &*compare.to.net), ("−1", "+1"));
    assert_eq!(compare.causes.len(), 1);
    let cause = &compare.causes[0];
    assert_eq!((cause.id(), &*cause.amount), ("reserved-eyes", "+2"));
    assert_eq!(cause.detail, "Black keeps 2, White keeps 4");
    assert_eq!(cause.points().len(), 6);
    assert!(cause.start.position < 0.0 && cause.end.position > 0.0);
    assert_eq!(compare.sum, "−1 + 2 = +1");
    assert_eq!(compare.check, "point; nothing is left over");
    assert_eq!(
        compare.same,
        "The same in both: dead stones, seki, points to be filled, last move, passes, komi."
    );
}

#[test]
fn the_board_shows_what_the_method_sees() {
    let kinds = |method| {
        let look = Look { method, ..PLAIN };
        let board = view(&seed(), look, EN).board;
        let count = |kind| {
            let marks = board.points.iter().filter_map(|p| p.mark);
            marks.filter(|mark| mark.kind == kind).count()
        };
        (
            count(MarkKind::ReservedEye),
            count(MarkKind::Route),
            count(MarkKind::Own),
        )
    };
    assert_eq!(kinds(Method::LivingStones), (6, 4, 0));
    assert_eq!(kinds(Method::Chinese), (0, 0, 10));
    assert_eq!(kinds(Method::Japanese), (0, 0, 10));

    let label = |look, at| view(&seed(), look, EN).board.at(at).unwrap().label.clone();
    let c2 = Point::new(2, 5);
    let dead_only = Look {
        layer: Layer::Dead,
        ..PLAIN
    };
    let as_it_stands = Look {
        method: Method::TrompTaylor,
        ..PLAIN
    };
    assert_eq!(label(PLAIN, c2), "C2, black, dead, White’s reserved eye");
    assert_eq!(label(dead_only, c2), "C2, black, dead");
    assert_eq!(
        label(as_it_stands, c2),
        "C2, black, marked dead, not lifted"
    );
    assert_eq!(
        label(PLAIN, Point::new(0, 1)),
        "A6, empty, Black’s route point"
    );
    let chinese = view(&seed(), PLAIN, ZH).board;
    assert_eq!(
        chinese.at(c2).unwrap().label,
        "C2，黑子，死子，白方基本眼位"
    );
    assert_eq!(chinese.title, "计活子：黑胜1子");
}

#[test]
fn the_legend_has_only_what_is_there() {
    let signs = |document: &Document, method| -> Vec<_> {
        let look = Look { method, ..PLAIN };
        let legend = view(document, look, EN).legend;
        legend.iter().map(|e| (e.sign, e.name.text)).collect()
    };
    assert_eq!(
        signs(&seed(), Method::LivingStones),
        [
            (Sign::Dead, "dead stone"),
            (Sign::Mark(MarkKind::ReservedEye), "reserved eye"),
            (Sign::Mark(MarkKind::Route), "route point"),
        ]
    );
    let seki = document(SEKI);
    assert_eq!(
        signs(&seki, Method::Japanese),
        [
            (Sign::Mark(MarkKind::Own), "own point"),
            (
                Sign::Mark(MarkKind::SekiEye),
                "own point in seki, not counted"
            ),
        ]
    );
    assert!(
        signs(&seki, Method::YanlaiMu)
            .contains(&(Sign::Mark(MarkKind::SekiEye), "own point in seki"))
    );
    assert!(
        signs(&seki, Method::Chinese)
            .contains(&(Sign::Mark(MarkKind::Neutral), "neutral or shared point"))
    );
}

#[test]
fn a_silent_ruleset_is_not_counted() {
    let mut document = seed();
    document.record.handicap = 2;
    let view = view(&document, PLAIN, EN);
    assert_eq!(
        view.headline.text,
        "Eleven methods say White, five say Black, one is silent"
    );
    let rows: Vec<_> = view.table.groups.iter().flat_map(|g| &g.rows).collect();
    let wmsg = rows.iter().find(|row| row.method == Method::Wmsg).unwrap();
    assert_eq!(wmsg.verdict.text, "silent");
    assert!(view.facts.contains(&"2 handicap stones".to_owned()));
    assert_eq!(view.strip.stones.len(), PLAIN.methods().count() - 1);
}

#[test]
fn all_methods_may_agree() {
    let view = view(&document("X"), PLAIN, EN);
    assert_eq!(view.headline.text, "All methods say Black");
    assert_eq!(view.facts, ["no record"]);
}

#[test]
fn no_board_is_too_odd_to_show() {
    let mut dice = Dice(1);
    for _ in 0..300 {
        let document = dice.document();
        let method = Method::ALL[dice.roll(Method::ALL.len() as u32) as usize];
        let versus = Method::ALL[dice.roll(Method::ALL.len() as u32) as usize];
        let look = Look {
            method,
            versus: Some(versus),
            komi: KomiChoice::Own,
            order: [Order::Family, Order::Margin][dice.roll(2) as usize],
            ..PLAIN
        };
        for words in [EN, ZH] {
            let view = view(&document, look, words);
            assert_eq!(
                view.board.points.len(),
                usize::from(view.board.size.points())
            );
            let cell = 1 + dice.roll(60) as u16;
            let scene = Scene::of(&view.board, &Draw::cells(cell));
            let drawn = svg::write(&view.board, &scene, svg::Palette::Dark, "b");
            assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>\n"));
        }
    }
}

#[test]
fn a_stone_dead_by_ruling_is_told_by_shape_and_words() {
    let mut document = seed();
    document.mark_for(Point::new(2, 5), Some(Scope::Ruling));
    let japanese = view(&document, chosen(Method::Japanese), EN);
    let c2 = japanese.board.at(Point::new(2, 5)).expect("a point");
    assert!(c2.dead && c2.lifted);
    assert!(
        c2.label.starts_with("C2, black, dead by ruling,"),
        "{}",
        c2.label
    );
    let chinese = view(&document, chosen(Method::Chinese), EN);
    let c2 = chinese.board.at(Point::new(2, 5)).expect("a point");
    assert!(c2.dead && !c2.lifted);
    assert_eq!(c2.label, "C2, black, dead by ruling only, not lifted");
    let entry = chinese.legend.iter().find(|e| e.sign == Sign::DeadForSome);
    assert_eq!(entry.expect("an entry").name.text, "dead by ruling only");

    let rows = chinese.table.groups.iter().flat_map(|group| &group.rows);
    let ruled: Vec<Method> = rows
        .filter(|r| r.ruled.is_some())
        .map(|r| r.method)
        .collect();
    assert_eq!(ruled, [Method::Japanese, Method::Korean]);
    let note = "By ruling, not by arithmetic: C2 is dead where a ruling decides, alive where it is \
                played out.";
    assert!(chinese.table.footnotes.iter().any(|f| f.text == note));
}

#[test]
fn an_offered_ruling_comes_with_its_point() {
    let rows = "....XO... ....XO... ....XO... ....XO... ...X.XO.. ....XO... ....XO... ....XO... \
                ....XO...";
    let mut document = document(rows);
    let e5 = Point::new(4, 4);
    let offered = |document: &Document| {
        let view = view(document, chosen(Method::Japanese), EN);
        view.notices.into_iter().find_map(|notice| notice.ruling)
    };
    let ruling = |must_fill| {
        Some(Ruling {
            point: e5,
            must_fill,
        })
    };
    assert_eq!(offered(&document), ruling(true));
    document.rule(e5, Some(false));
    assert_eq!(offered(&document), ruling(false));
}
