//! The steps of a layout: names, sentences, boards.

mod common;

use common::{Dice, seed};
use zilu_diagram::{Draw, Look, MarkKind, Scene, Sign, Steps, View, svg};
use zilu_rules::{Aside, BySide, Color, Count, Document, KomiChoice, Layout, Method, Point};
use zilu_words::{Lang, Words};

const EN: Words = Words::new(Lang::En);
const ZH: Words = Words::new(Lang::ZhHans);

fn view(document: &Document, method: Method, step: Option<usize>, words: Words) -> View {
    let look = Look {
        method,
        komi: KomiChoice::None,
        step,
        ..Look::default()
    };
    View::of(document, &Count::of(document), &look, words)
}

fn names(steps: &Steps) -> Vec<&'static str> {
    steps.steps.iter().map(|step| step.name.text).collect()
}

#[test]
fn living_stones_are_counted_in_five_steps() {
    let marks = view(&seed(), Method::LivingStones, None, EN);
    let names = names(&marks.steps);
    assert_eq!(
        names,
        [
            "Position",
            "Lift dead",
            "Reserve eyes",
            "Fill routes",
            "Count"
        ]
    );
    assert_eq!(marks.steps.current, None);
    assert_eq!((&*marks.steps.caption, &marks.steps.native), ("", &None));
    assert_eq!((marks.steps.before(), marks.steps.after()), (None, Some(0)));

    let told: Vec<_> = (0..5)
        .map(|step| view(&seed(), Method::LivingStones, Some(step), EN).steps)
        .map(|steps| (steps.caption, steps.native.unwrap()))
        .collect();
    let expected = [
        ("The position as it was left.", "终局时的局面。"),
        (
            "Dead stones are lifted: Black 1, White 0.",
            "清理死子：黑1子，白0子。",
        ),
        (
            "Each living piece keeps its eyes. Black: 1 piece, 2 eyes, 3 route points; White: 2 \
             pieces, 4 eyes, 1 route point.",
            "每块活棋保留基本眼位。黑1块，留2，余3路；白2块，留4，余1路。",
        ),
        (
            "Living stones are laid on all route points: Black 3, White 1.",
            "路上填入活子：黑3子，白1子。",
        ),
        (
            "The stones on the board: Black 22, White 21. Black is ahead by 1.",
            "数盘上之子：黑22，白21。黑多1。",
        ),
    ];
    for (told, (english, chinese)) in told.iter().zip(expected) {
        assert_eq!((&*told.0, &*told.1), (english, chinese));
    }
    let chinese = view(&seed(), Method::LivingStones, Some(1), ZH).steps;
    assert_eq!(chinese.caption, expected[1].1);
    assert_eq!(chinese.native, None);
    assert_eq!(chinese.steps[1].name.text, "去死子");
}

#[test]
fn the_board_of_a_step_is_its_frame() {
    let stones = |view: &View| {
        BySide::from_fn(|c| {
            let points = view.board.points.iter();
            points.filter(|p| p.stone == Some(c)).count()
        })
    };
    let marked = |view: &View, kind| {
        let points = view.board.points.iter();
        points
            .filter(|p| p.mark.is_some_and(|m| m.kind == kind))
            .count()
    };
    let c2 = Point::new(2, 5);
    let at = |step| view(&seed(), Method::LivingStones, Some(step), EN);
    let position = at(0);
    assert_eq!(stones(&position), BySide::new(20, 20));
    assert_eq!(position.legend, []);
    let lifted = at(1);
    assert_eq!(stones(&lifted), BySide::new(19, 20));
    assert_eq!(
        lifted.board.at(c2).unwrap().label,
        "C2, empty, a stone was lifted here"
    );
    let filled = at(3);
    assert_eq!(stones(&filled), BySide::new(22, 21));
    assert_eq!(marked(&filled, MarkKind::Filled), 4);
    assert_eq!(
        filled.board.at(Point::new(0, 1)).unwrap().label,
        "A6, black, just laid down"
    );
    let signs: Vec<_> = filled.legend.iter().map(|entry| entry.sign).collect();
    assert_eq!(
        signs,
        [
            Sign::Mark(MarkKind::ReservedEye),
            Sign::Mark(MarkKind::Filled)
        ]
    );
    // A step beyond the last one is the last.
    assert_eq!(at(4), at(99));
    assert_eq!(stones(&at(4)), BySide::new(22, 21));
    assert!(at(4).board.description.ends_with("Black is ahead by 1."));
    assert_eq!(at(4).steps.after(), None);
    assert_eq!(at(0).steps.before(), Some(None));

    let returned = view(&seed(), Method::ReturnedStones, Some(99), EN);
    assert_eq!(
        returned.board.at(Point::new(5, 6)).unwrap().label,
        "F1, black, returned, its colour changed"
    );
    assert_eq!(
        returned.steps.caption,
        "Against half of the board, 24½: Black 25, White 24. Black is ahead by 1."
    );
}

#[test]
fn tens_are_outlined() {
    let chinese = view(&seed(), Method::Chinese, Some(99), EN);
    let sizes: Vec<_> = chinese.board.tens.iter().map(Vec::len).collect();
    assert_eq!(sizes, [10, 10, 4, 10, 10, 5]);
    let scene = Scene::of(&chinese.board, &Draw::cells(40));
    let outlines = scene.shapes.iter().filter(|shape| shape.class() == "ten");
    assert_eq!(outlines.count(), 6);
    assert_eq!(chinese.legend.len(), 1);
}

#[test]
fn what_lies_beside_the_board_is_said() {
    let mut document = seed();
    document.record.captured = BySide::new(Some(9), Some(1));
    document.record.placed = BySide::new(None, None);
    let told = |method| view(&document, method, Some(99), EN).steps.caption;
    assert_eq!(
        told(Method::Japanese),
        "Own points left: Black 0, White 4. With prisoners: Black 6, White 15. In hand: Black 0, \
         White 5. White is ahead by 9."
    );
    assert!(told(Method::YanlaiMu).contains("Without room on the board: Black −5, White 0."));
}

#[test]
fn every_step_aside_and_mark_is_worded_in_every_language() {
    let asides = [
        Aside::Held,
        Aside::NoRoom,
        Aside::Owed,
        Aside::Returned,
        Aside::FirstPass,
        Aside::Captured,
        Aside::Passes,
        Aside::MoreTurns,
        Aside::DeadElsewhere,
    ];
    for words in [EN, ZH] {
        for aside in asides {
            assert!(words.join(&["aside-", aside.id()]).is_some(), "{aside:?}");
        }
        for kind in MarkKind::ALL {
            assert!(words.join(&["mark-", kind.id()]).is_some(), "{kind:?}");
        }
    }
    let mut dice = Dice(7);
    let mut seen = std::collections::BTreeSet::new();
    let boards = (0..400).map(|_| dice.document());
    for (n, document) in boards.chain([seed()]).enumerate() {
        let few = n % 20 == 0;
        let count = Count::of(&document);
        for method in Method::ALL {
            let layout = Layout::of(&count, &document, method).unwrap();
            for (at, frame) in layout.frames.iter().enumerate() {
                let is_last = at + 1 == layout.frames.len();
                if !(seen.insert(frame.step.id()) || is_last && few) {
                    continue;
                }
                for words in [EN, ZH] {
                    let look = Look {
                        method,
                        step: Some(at),
                        ..Look::default()
                    };
                    let view = View::of(&document, &count, &look, words);
                    check(&view, frame.step.id());
                }
            }
        }
    }
    assert_eq!(seen.len(), 35, "every step came up: {seen:?}");
}

#[track_caller]
fn check(view: &View, id: &str) {
    let steps = &view.steps;
    let current = steps.steps[steps.current.unwrap()];
    assert_eq!(current.id, id);
    assert_ne!(current.name.text, id);
    // A variable that is not given is told by its name, a text that is missing by its key.
    for unsaid in ["step-", "aside-", "black", "white", "figure"] {
        assert!(!steps.caption.contains(unsaid), "{}", steps.caption);
    }
    assert!(!steps.caption.is_empty() && !steps.caption.contains("  "));
    for point in &view.board.points {
        if let Some(mark) = point.mark {
            assert!(!mark.kind.is_on_stone() || point.stone == mark.owner);
            let color = mark.owner.or(Some(Color::Black));
            assert!(!zilu_diagram::glyph(Sign::Mark(mark.kind), color, true).is_empty());
        }
    }
    let scene = Scene::of(&view.board, &Draw::cells(30));
    assert!(svg::write(&view.board, &scene, svg::Palette::Print, "b").ends_with("</svg>\n"));
}
