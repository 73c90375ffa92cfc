//! Every pair of methods is bridged to the last quarter point.

mod common;

use common::{Dice, SEED, SEKI, TEIRE, document, seed};
use zilu_diagram::{Look, View};
use zilu_rules::{
    Amount, BySide, Closing, Color, Count, Document, KomiChoice, Method, Point, Scope,
};
use zilu_words::{Lang, Words};

fn read(text: &str) -> Amount {
    Amount::parse(&text.replace('\u{2212}', "-")).expect("an amount")
}

/// The shown lines must lead from the shown start to the shown end.
fn check(document: &Document, count: &Count, komi: KomiChoice, from: Method, to: Method) {
    let look = Look {
        method: to,
        versus: Some(from),
        komi,
        ..Look::default()
    };
    let Some(compare) = View::of(document, count, &look, Words::new(Lang::En)).compare else {
        assert_eq!(from, to);
        return;
    };
    let (start, end) = (read(&compare.from.net), read(&compare.to.net));
    assert_eq!(start, count.score(from, komi).net);
    assert_eq!(end, count.score(to, komi).net);
    let causes: Amount = compare.causes.iter().map(|c| read(&c.amount)).sum();
    assert_eq!(start + causes, end, "{from} to {to}: {}", compare.sum);
    let size = document.board.size();
    let mut at = compare.from.lane;
    for cause in &compare.causes {
        assert_ne!(read(&cause.amount), Amount::ZERO);
        assert_ne!(cause.name.text, cause.id(), "a name is missing");
        assert!(!cause.detail.starts_with("cause-"), "{}", cause.detail);
        assert!(cause.points().iter().all(|&p| size.contains(p)));
        assert_eq!(cause.start, at, "each begins where the last ended");
        at = cause.end;
    }
    assert_eq!(compare.to.lane, at);
}

fn check_all(document: &Document, komi: KomiChoice) {
    let count = Count::of(document);
    for from in Method::ALL {
        for to in Method::ALL {
            check(document, &count, komi, from, to);
        }
    }
}

#[test]
fn known_positions() {
    for rows in [SEED, SEKI, TEIRE, ".", "X", "X.X.X ..... OOOOO"] {
        check_all(&document(rows), KomiChoice::Own);
    }
    check_all(&seed(), KomiChoice::None);
    let mut ruled = seed();
    ruled.mark_for(Point::new(2, 5), Some(Scope::Ruling));
    ruled.rule(Point::new(0, 1), Some(true));
    check_all(&ruled, KomiChoice::None);
    check_all(&seed(), KomiChoice::Same(Amount::halves(13)));
}

#[test]
fn records_with_passes_and_handicap() {
    let mut document = document(SEKI);
    document.record.captured = BySide::new(Some(4), Some(1));
    document.record.passes = BySide::new(2, 0);
    document.record.closing = Some(Closing {
        passes: BySide::new(1, 1),
        first: Color::Black,
        last: Color::White,
    });
    document.record.first_pass = Some(Color::White);
    document.record.handicap = 3;
    check_all(&document, KomiChoice::Own);
}

#[test]
fn boards_that_nobody_chose() {
    let mut dice = Dice(7);
    for _ in 0..100 {
        let document = dice.document();
        let count = Count::of(&document);
        let mut method = || Method::ALL[dice.roll(Method::ALL.len() as u32) as usize];
        for _ in 0..12 {
            check(&document, &count, KomiChoice::Own, method(), method());
        }
    }
}

#[test]
fn causes_are_the_natural_ones() {
    let mut document = seed();
    document.record.placed = BySide::new(Some(22), Some(21));
    document.record.captured = BySide::new(Some(2), Some(1));
    let count = Count::of(&document);
    let causes = |from, to| -> Vec<String> {
        let look = Look {
            method: to,
            versus: Some(from),
            komi: KomiChoice::None,
            ..Look::default()
        };
        let words = Words::new(Lang::En);
        let compare = View::of(&document, &count, &look, words).compare;
        let causes = compare.into_iter().flat_map(|c| c.causes);
        causes
            .map(|c| format!("{} {}: {}", c.name.text, c.amount, c.detail))
            .collect()
    };
    let last_move = "Last move +1: Black played one stone more, 22 to 21";
    let eyes = "Reserved eyes +2: Black keeps 2, White keeps 4";
    assert_eq!(causes(Method::Japanese, Method::Chinese), [last_move]);
    assert_eq!(
        causes(Method::Japanese, Method::LivingStones),
        [last_move, eyes]
    );
    assert_eq!(causes(Method::Chinese, Method::LivingStones), [eyes]);
    assert_eq!(
        causes(Method::LivingStones, Method::EqualStones),
        ["Last move −1: Black played one stone more, 22 to 21"]
    );
    assert_eq!(causes(Method::Chinese, Method::Chen), [""; 0]);
    assert_eq!(
        causes(Method::Chinese, Method::TrompTaylor),
        ["Dead stones +3: one stone is lifted by one and left on by the other"]
    );
}

#[test]
fn a_ruling_is_told_as_one() {
    let mut ruled = seed();
    ruled.mark_for(Point::new(2, 5), Some(Scope::Ruling));
    ruled.rule(Point::new(0, 1), Some(true));
    let look = Look {
        method: Method::Japanese,
        versus: Some(Method::Chinese),
        komi: KomiChoice::None,
        ..Look::default()
    };
    let view = View::of(&ruled, &Count::of(&ruled), &look, Words::new(Lang::En));
    let causes = view.compare.expect("two methods").causes;
    let told: Vec<_> = causes
        .iter()
        .map(|c| (c.id(), c.detail.as_str(), c.amount.as_str()))
        .collect();
    assert_eq!(
        told[0],
        (
            "ruled-life",
            "C2 is dead where a ruling decides, alive where it is played out",
            "−3"
        )
    );
    assert!(
        told.contains(&("ruled-fill", "A6 must be filled", "−1")),
        "{told:?}"
    );
}
