//! What the texts say, in each language.

use zilu_rules::{
    Amount, Assumption, BySide, Color, Custom, Exactness, Family, KomiChoice, Method, Oddity,
    Point, Quantities, Quantity, Score, Size, Standing, Unit,
};
use zilu_words::{Arg, Lang, Words};

const EN: Words = Words::new(Lang::En);
const ZH: Words = Words::new(Lang::ZhHans);

/// A score with this net margin.
fn won_by(method: Method, net: Amount) -> Score {
    let quantities = Quantities {
        stones: BySide::new(100, 100),
        ..Quantities::default()
    };
    Score::of(method, &quantities, KomiChoice::Same(-net), Vec::new())
}

fn oddities() -> Vec<Oddity> {
    let point = Point::new(2, 5);
    let points = vec![point, Point::new(0, 0)];
    let side = Color::Black;
    vec![
        Oddity::NoEyeInside {
            side,
            stones: vec![point],
        },
        Oddity::HangsOn {
            side,
            piece: point,
            points: points.clone(),
        },
        Oddity::BorderOpen {
            side,
            piece: point,
            points: points.clone(),
        },
        Oddity::ContestedSeki {
            pieces: BySide::new(point, Point::new(6, 6)),
            points: points.clone(),
        },
        Oddity::Unsettled {
            side,
            piece: point,
            points: Vec::new(),
        },
        Oddity::EyeOfThree {
            side,
            points: points.clone(),
        },
        Oddity::EyeOfSquare {
            side,
            points: points.clone(),
        },
        Oddity::RulingDecides {
            side,
            stone: point,
            point: Point::new(0, 0),
            must_fill: true,
        },
        Oddity::StillOpen { points },
        Oddity::RecordDisagrees {
            side,
            placed: 94,
            needed: 95,
        },
        Oddity::TooFewPlays {
            side,
            placed: 18,
            on_board: 20,
        },
    ]
}

fn suggest_reasons() -> Vec<zilu_suggest::Reason> {
    use zilu_suggest::{Playouts, Reason};
    let points = Vec::new;
    let playouts = Playouts { of: 47, all: 48 };
    vec![
        Reason::TwoEyes { points: points() },
        Reason::ShutIn,
        Reason::Captured { playouts },
        Reason::Survived { playouts },
        Reason::NeitherFills { points: points() },
        Reason::SharesLiberties,
        Reason::CanBeSaved { points: points() },
        Reason::CanTake { points: points() },
        Reason::OpenBorder { points: points() },
        Reason::NoLiberty,
    ]
}

#[test]
fn every_id_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let has = |parts: &[&str]| assert!(words.join(parts).is_some(), "{lang:?} {parts:?}");
        let custom = Method::Custom(Custom::default());
        for method in Method::ALL.into_iter().chain([custom]) {
            for suffix in ["", "-short", "-note", "-formula", "-total"] {
                has(&["method-", method.id(), suffix]);
            }
            for term in method.row().terms.iter() {
                let name = words.quantity_name(term.quantity, term.of);
                assert_ne!(name, term.quantity.id(), "{lang:?} {method} {term:?}");
            }
        }
        for exactness in Exactness::ALL {
            has(&["exactness-", exactness.id()]);
            has(&["exactness-", exactness.id(), "-note"]);
        }
        for family in Family::ALL {
            has(&["family-", family.id()]);
        }
        for quantity in Quantity::ALL {
            has(&["quantity-", quantity.id()]);
        }
        for unit in [Unit::Point, Unit::Zi, Unit::Mu] {
            has(&["unit-", unit.id()]);
        }
        for standing in [
            Standing::Independent,
            Standing::Attached,
            Standing::Seki { contested: false },
            Standing::Seki { contested: true },
            Standing::Unsettled,
        ] {
            has(&["standing-", standing.id()]);
        }
        for assumption in Assumption::ALL {
            has(&["assumption-", assumption.id()]);
        }
        for color in Color::ALL {
            has(&["color-", color.id()]);
            has(&["letter-", color.id()]);
        }
        for status in zilu_suggest::Status::ALL {
            has(&["suggest-status-", status.id()]);
        }
        for confidence in zilu_suggest::Confidence::ALL {
            has(&["suggest-confidence-", confidence.id()]);
        }
        for ruling in zilu_suggest::Ruling::ALL {
            has(&["suggest-reason-", ruling.id()]);
        }
        for reason in suggest_reasons() {
            has(&["suggest-reason-", reason.id()]);
        }
        for oddity in oddities() {
            has(&["oddity-", oddity.id()]);
        }
    }
}

#[test]
fn results_are_told_in_each_rulesets_own_way() {
    let cases = [
        (Method::Chinese, -4, "W+½子", "白胜½子"),
        (Method::Chinese, 22, "B+2¾子", "黑胜2¾子"),
        (Method::Chinese, 24, "B+3子", "黑胜3子"),
        (Method::Chinese, 1, "B+0.125子", "黑胜0.125子"),
        (Method::Ing, 26, "B+6.5", "黑胜6点半"),
        (Method::Japanese, -2, "W+0.5", "白胜半目"),
        (Method::Japanese, -4, "W+1", "白胜1目"),
        (Method::Japanese, -6, "W+1.5", "白胜1目半"),
        (Method::Japanese, -7, "W+1.75", "白胜1.75目"),
        (Method::LivingStones, 4, "B+1", "黑胜1子"),
        (Method::EqualStones, 4, "B+1", "黑胜1路"),
        (Method::NewZealand, 0, "draw", "和棋"),
        (Method::Ing, 0, "B (tie)", "黑胜（平局归黑）"),
        (Method::Button, 2, "B+0.5", "黑胜半点"),
        (Method::Button, -6, "W+1.5", "白胜1点半"),
        (Method::French, 6, "B+1.5", "黑胜1点半"),
        (Method::Bga, -2, "W+0.5", "白胜半点"),
        (Method::IkedaArea3, 4, "B+1", "黑胜1点"),
        (Method::Japanese1949, -6, "W+1.5", "白胜1目半"),
        (Method::Japanese1949, 0, "draw", "和棋"),
        (Method::EqualStonesOpen, 4, "B+1", "黑胜1路"),
        (Method::Sunjang, 0, "draw", "和棋"),
        (Method::MathematicalGo, 12, "B+3", "黑胜3点"),
        (Method::MathematicalGo, 0, "draw", "和棋"),
        (Method::Custom(Custom::default()), -2, "W+0.5", "白胜半点"),
    ];
    for (method, quarters, english, chinese) in cases {
        let score = won_by(method, Amount::quarters(quarters));
        assert_eq!(EN.result(&score), english, "{method}");
        assert_eq!(ZH.result(&score), chinese, "{method}");
    }
}

#[test]
fn a_win_is_told_in_words() {
    let by = |method, quarters| EN.by(&won_by(method, Amount::quarters(quarters)));
    assert_eq!(by(Method::Chinese, -4), "by half a stone");
    assert_eq!(by(Method::Chinese, -8), "by 1 stone");
    assert_eq!(by(Method::Chinese, 22), "by 2¾ stones");
    assert_eq!(by(Method::Chinese, 1), "by 0.125 stones");
    assert_eq!(by(Method::Ing, 2), "by half a point");
    assert_eq!(by(Method::Ing, 26), "by 6½ points");
    assert_eq!(by(Method::Ing, 0), "the tie is Black’s");
    assert_eq!(by(Method::NewZealand, 0), "");
    let score = won_by(Method::Chinese, Amount::quarters(-4));
    assert_eq!(EN.outcome(&score), "White wins");
    assert_eq!(ZH.outcome(&score), "白胜");
    assert_eq!(ZH.by(&score), "半子");
}

#[test]
fn oddities_name_their_points() {
    let size = Size::new(7, 7).unwrap();
    let told: Vec<String> = oddities().iter().map(|o| EN.oddity(o, size)).collect();
    assert_eq!(
        told,
        [
            "The white stone at C2 has no eye inside Black’s piece: mark it dead?",
            "Black’s piece at C2 has fewer than two eyes and is joined to a living piece by C2 or A7.",
            "Black’s piece at C2 has two eyes only once its border is closed at C2 or A7.",
            "Black at C2 and White at G1 both have fewer than two eyes and share 2 open points: \
             seki, or is one of them dead, or is the game not over?",
            "Black’s piece at C2 has fewer than two eyes: mark it dead, or seki.",
            "Black’s piece has only the three points C2 and A7 for eyes: it can be killed if the \
             opponent moves first.",
            "Black’s piece has only the square C2 and A7 for eyes: it is dead as it stands.",
            "A ruling decides whether Black must fill A7 in the end to keep C2, because that turns \
             on ko threats. As counted, A7 must be filled.",
            "2 points are still open; some methods need them filled before the count.",
            "Black’s 94 moves do not fit the prisoners, which need 95. The prisoners are used.",
            "Black has 20 stones on the board but only 18 moves: 20 are used.",
        ]
    );
    for oddity in oddities() {
        let chinese = ZH.oddity(&oddity, size);
        let is_plain = chinese.chars().all(|c| {
            c.is_ascii_digit() || "ABCDEFGHJKLMNOPQRST".contains(c) || !c.is_ascii_graphic()
        });
        assert!(is_plain, "{chinese}");
    }
}

#[test]
fn one_stone_that_everything_hangs_on() {
    let size = Size::new(7, 7).unwrap();
    let hangs = Oddity::HangsOn {
        side: Color::White,
        piece: Point::new(0, 0),
        points: vec![Point::new(3, 0)],
    };
    assert_eq!(
        EN.oddity(&hangs, size),
        "White’s piece at A7 has fewer than two eyes and hangs on D7: a stone there joins it to \
         a living piece."
    );
}

#[test]
fn long_lists_of_points_are_cut() {
    let size = Size::new(19, 19).unwrap();
    let points: Vec<Point> = size.iter().take(12).collect();
    assert_eq!(
        EN.point_list(&points, size, "list-and"),
        "A19, B19, C19, D19, E19, F19, G19, H19 and 4 more"
    );
    assert_eq!(
        EN.point_list(&points[..3], size, "list-or"),
        "A19, B19 or C19"
    );
    assert_eq!(ZH.point_list(&points[..2], size, "list-or"), "A19或B19");
}

#[test]
fn numbers_have_a_true_minus_sign() {
    assert_eq!(EN.amount(Amount::halves(-15)), "−7.5");
    assert_eq!(EN.margin(Amount::points(2)), "+2");
    assert_eq!(EN.margin(Amount::ZERO), "0");
    assert_eq!(EN.stones(Amount::halves(369)), "184½");
    assert_eq!(EN.stones(Amount::halves(-1)), "−½");
    assert_eq!(EN.stones(Amount::ZERO), "0");
    assert_eq!(EN.zi(Amount::halves(15)), "3¾");
}

#[test]
fn a_tag_finds_its_language() {
    let cases = [
        ("en", Some(Lang::En)),
        ("en-GB", Some(Lang::En)),
        ("EN_us", Some(Lang::En)),
        ("zh", Some(Lang::ZhHans)),
        ("zh-CN", Some(Lang::ZhHans)),
        ("zh-Hans-CN", Some(Lang::ZhHans)),
        ("fr", None),
        ("", None),
        ("e", None),
    ];
    for (tag, lang) in cases {
        assert_eq!(Lang::from_tag(tag), lang, "{tag}");
    }
    for lang in Lang::ALL {
        assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
    }
}

#[test]
fn what_is_missing_is_shown_by_its_key() {
    assert_eq!(EN.text("no-such-text"), "no-such-text");
    assert_eq!(
        EN.say("no-such-text", &[("n", Arg::Number(1))]),
        "no-such-text"
    );
    assert_eq!(EN.say("fact-handicap", &[]), "n handicap stones");
}
