//! Reasons, flips and play have a sentence for every id, with their points and numbers.

use zilu_rules::{
    Amount, Board, BySide, Color, Count, Cycle, Dispute, Document, End, Finding, First, Flip,
    Illegal, Ko, KomiChoice, Method, Outcome, Point, Reason, Size, Suicide,
};
use zilu_words::{Lang, Words};

const EN: Words = Words::new(Lang::En);
const ZH: Words = Words::new(Lang::ZhHans);

const SIDE: Color = Color::Black;
const AT: Point = Point::new(4, 2);

fn size() -> Size {
    Size::new(7, 7).unwrap()
}

fn reasons() -> Vec<(Reason, &'static str)> {
    let (side, piece, chain) = (SIDE, Point::new(2, 5), Point::new(2, 5));
    let other = Point::new(6, 6);
    let taken = vec![Point::new(0, 0), other];
    vec![
        (Reason::Stone { side }, "A black stone stands on E5."),
        (
            Reason::Territory { side, piece },
            "E5 is Black’s own point, inside the living piece at C2.",
        ),
        (
            Reason::SekiEye { side, piece },
            "E5 is Black’s own point, but the piece at C2 lives in seki.",
        ),
        (
            Reason::Unsettled {
                side,
                piece,
                border: vec![],
            },
            "E5 is Black’s own point, but the piece at C2 has fewer than two eyes: mark it dead, \
             or seki.",
        ),
        (
            Reason::Unsettled {
                side,
                piece,
                border: taken.clone(),
            },
            "E5 is Black’s own point, but the piece at C2 has fewer than two eyes: mark it dead, \
             or seki, or close its border at A7 or G1.",
        ),
        (
            Reason::FillsLiberty {
                side,
                chain,
                taken: vec![other],
            },
            "Black must fill E5: once G1 is taken, the chain at C2 is in atari.",
        ),
        (
            Reason::Takes {
                side,
                chain,
                taken: taken.clone(),
            },
            "Black must fill E5 to take stones: once A7 and G1 are taken, the chain at C2 has no \
             other way out.",
        ),
        (
            Reason::Takes {
                side,
                chain,
                taken: vec![],
            },
            "Black must fill E5 to take stones: the chain at C2 has no other way out.",
        ),
        (
            Reason::ThrowIn { side, chain },
            "Black must fill E5: a white stone thrown in there would cut off the chain at C2.",
        ),
        (
            Reason::Joins { side, piece },
            "E5 is neutral, and Black needs it: a stone there joins the piece at C2 to life.",
        ),
        (
            Reason::OneSided { side },
            "E5 is neutral, but only Black can ever play there.",
        ),
        (
            Reason::SharedLiberty {
                pieces: BySide::new(piece, other),
            },
            "E5 is a liberty that Black at C2 and White at G1 share in seki.",
        ),
        (
            Reason::OpenBorder { side, piece },
            "E5 is neutral: Black’s border is open there, and a stone on it would close it for \
             the piece at C2.",
        ),
        (
            Reason::Neutral {
                between: BySide::new(Some(piece), Some(other)),
            },
            "E5 is neutral: it lies between Black at C2 and White at G1.",
        ),
        (
            Reason::Neutral {
                between: BySide::new(None, None),
            },
            "E5 is neutral: no stone borders on it.",
        ),
        (
            Reason::SetByHand { owner: Some(SIDE) },
            "E5 was set by hand: it is Black’s.",
        ),
        (
            Reason::SetByHand { owner: None },
            "E5 was set by hand: it is nobody’s.",
        ),
    ]
}

#[test]
fn every_reason_is_a_sentence_with_its_points() {
    for (reason, sentence) in reasons() {
        assert_eq!(EN.reason(&reason, AT, size()), sentence);
        let chinese = ZH.reason(&reason, AT, size());
        assert!(
            chinese.contains("E5") && chinese.ends_with('。'),
            "{chinese}"
        );
        for point in reason.points() {
            let name = size().name(point).to_string();
            assert!(chinese.contains(&name), "{chinese} without {name}");
        }
    }
    for id in Reason::IDS {
        assert!(
            reasons().iter().any(|(reason, _)| reason.id() == id),
            "{id}"
        );
    }
    assert_eq!(
        ZH.reason(
            &Reason::ThrowIn {
                side: SIDE,
                chain: AT
            },
            AT,
            size()
        ),
        "黑须补E5：白扑入则E5一串被断。"
    );
}

#[test]
fn what_a_method_makes_of_a_point() {
    // Black keeps A3 and A1; C2 is neutral; a dead black stone at E1.
    let rows = [".XX.OO.", "XX.OO.O", ".XXOOO."];
    let board_size = Size::new(7, 3).unwrap();
    let mut board = Board::new(board_size);
    for (point, byte) in board_size.iter().zip(rows.iter().flat_map(|r| r.bytes())) {
        board.set(
            point,
            match byte {
                b'X' => Some(Color::Black),
                b'O' => Some(Color::White),
                _ => None,
            },
        );
    }
    let dead = Point::new(6, 2);
    board.set(dead, Some(Color::Black));
    let mut document = Document::new(board);
    document.dead.push(dead);
    let count = Count::of(&document);
    let told = |method, col, row| EN.worth(&count, method, Point::new(col, row));
    assert_eq!(
        told(Method::LivingStones, 0, 0),
        "Living stones does not count it: its piece must keep it as an eye."
    );
    assert_eq!(
        told(Method::Chinese, 0, 0),
        "Chinese 2002 counts it for Black."
    );
    assert_eq!(
        told(Method::Chinese, 2, 1),
        "Chinese 2002 counts half of it for each side."
    );
    assert_eq!(
        told(Method::Japanese, 2, 1),
        "Japanese 1989 does not count it."
    );
    assert_eq!(
        told(Method::Japanese, 6, 2),
        "Japanese 1989 counts 2 for White: the point and the dead stone on it."
    );
    assert_eq!(
        ZH.worth(&count, Method::Japanese, dead),
        "日本规则1989为白方计2：此点与其上的死子。"
    );
}

#[test]
fn every_flip_is_a_sentence() {
    let mut board = Board::new(size());
    board.set(AT, Some(Color::White));
    let score = Count::of(&Document::new(board.clone())).score(Method::Chinese, KomiChoice::None);
    assert_eq!(score.winner, Some(Color::White));
    let winner = Some(Color::Black);
    let flips = [
        (
            Flip::Komi(Amount::points(-50)),
            "With a komi of −50, Black wins.",
        ),
        (
            Flip::Komi(Amount::points(-49)),
            "With a komi of −49, it is a draw.",
        ),
        (
            Flip::Neutral {
                point: AT,
                by: SIDE,
                winner,
            },
            "If Black takes E5, Black wins.",
        ),
        (
            Flip::Chain {
                at: AT,
                dead: true,
                winner,
            },
            "If the white chain at E5 is dead, Black wins.",
        ),
        (
            Flip::Ruling {
                point: AT,
                must_fill: true,
                winner,
            },
            "If a ruling has E5 filled, Black wins.",
        ),
        (
            Flip::PieceMore {
                side: Color::White,
                winner,
            },
            "With one more white piece, Black wins.",
        ),
    ];
    for (flip, sentence) in &flips {
        assert_eq!(EN.flip(flip, &score, &board), *sentence);
        assert!(ZH.flip(flip, &score, &board).ends_with("黑胜。") || sentence.contains("draw"));
    }
    for id in Flip::IDS {
        assert!(flips.iter().any(|(flip, _)| flip.id() == id), "{id}");
    }
}

#[test]
fn every_id_of_play_has_words() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let has = |prefix: &str, id: &str, suffix: &str| {
            let key = [prefix, id, suffix].concat();
            assert!(words.find(&key).is_some(), "{lang:?} {key}");
        };
        for id in Illegal::IDS {
            has("illegal-", id, "");
        }
        for ko in Ko::ALL {
            has("ko-", ko.id(), "");
            has("ko-", ko.id(), "-note");
        }
        for suicide in Suicide::ALL {
            has("suicide-", suicide.id(), "");
        }
        for end in End::ALL {
            has("end-", end.id(), "");
        }
        for cycle in Cycle::ALL {
            has("cycle-", cycle.id(), "");
        }
        for id in Dispute::IDS {
            has("dispute-", id, "");
        }
        for first in First::ALL {
            has("first-", first.id(), "");
        }
        for id in Outcome::IDS {
            has("ending-", id, "");
        }
        for id in Finding::IDS {
            has("finding-", id, "");
        }
    }
}

#[test]
fn why_a_stone_may_not_be_played() {
    let told =
        |words: Words, illegal: Illegal| words.illegal(&illegal, AT, Ko::PositionalSuperko, size());
    let stones = vec![AT];
    let cases = [
        (Illegal::Over, "The game has ended.", "棋已终局。"),
        (
            Illegal::Occupied,
            "There is already a stone at E5.",
            "E5已有棋子。",
        ),
        (
            Illegal::Suicide { stones },
            "A stone at E5 would have no liberty: suicide is not allowed.",
            "下在E5无气：禁止自杀。",
        ),
        (
            Illegal::Suicide {
                stones: vec![AT, Point::new(3, 2)],
            },
            "With a stone at E5 2 own stones would have no liberty: suicide is not allowed.",
            "下在E5则己方2子无气：禁止自杀。",
        ),
        (
            Illegal::Ko { turn: 12 },
            "E5 would take back at once the ko of move 12: play elsewhere first.",
            "E5是立即回提第12手的劫：须先下别处。",
        ),
        (
            Illegal::Repeats { after: 8 },
            "With E5 the board would be as it was after move 8, which positional superko forbids.",
            "下在E5则全盘同于第8手之后，违反“禁止全局同形”。",
        ),
        (
            Illegal::Repeats { after: 0 },
            "With E5 the board would be as it was at the start, which positional superko forbids.",
            "下在E5则全盘同于开始时，违反“禁止全局同形”。",
        ),
    ];
    for (illegal, english, chinese) in cases {
        assert_eq!(told(EN, illegal.clone()), english);
        assert_eq!(told(ZH, illegal), chinese);
    }
}

#[test]
fn turns_findings_and_disputes() {
    let mut board = Board::new(size());
    board.set(AT, Some(Color::White));
    assert_eq!(
        EN.finding(Finding::Dead(AT), &board),
        "The white chain at E5 is dead."
    );
    assert_eq!(
        ZH.finding(Finding::Owner(AT, None), &board),
        "E5不归任何一方。"
    );
    assert_eq!(EN.turn(SIDE, Some(AT), 0, false, size()), "Black E5.");
    assert_eq!(
        EN.turn(SIDE, Some(AT), 2, false, size()),
        "Black E5, takes 2 stones."
    );
    assert_eq!(
        EN.turn(SIDE, Some(AT), 2, true, size()),
        "Black E5, 2 own stones come off."
    );
    assert_eq!(ZH.turn(SIDE, None, 0, false, size()), "黑虚着。");
    assert_eq!(
        EN.dispute(Method::Chinese.rules().dispute),
        "After a dispute the game goes on and is not restored. The side that says “dead” moves \
         first."
    );
    assert_eq!(EN.ending(Outcome::Resignation(SIDE)), "Black resigned.");
}
