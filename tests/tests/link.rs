//! Share codes: every board of the data files, any document, broken codes, stored codes.

use std::fs;
use std::path::Path;

use zilu_formats::{Link, ReadErrorKind, Source, read};
use zilu_rules::{Amount, Board, BySide, Closing, Color, Document, Scope, Size};
use zilu_tests::case::{Case, cases};
use zilu_tests::game::{Dice, Game, any_board, any_override, any_point, any_scope};

/// The longest code of a full board with marks and record, in characters.
const LONGEST: usize = 200;

/// A look as another method, another one to compare with and a komi take it.
const LOOK: [u8; 11] = [0x12, 1, 2, 0x22, 3, 4, 0x53, b'6', b'.', b'5', 0x60];

fn data() -> Vec<Case> {
    let files = ["area", "gallery", "games", "group_tax", "seed", "territory"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let text = |file| fs::read_to_string(folder.join(format!("{file}.txt"))).expect("a data file");
    files.iter().flat_map(|file| cases(&text(file))).collect()
}

/// The final positions of the real games, with their records.
fn records() -> Vec<Document> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
    let files = fs::read_dir(folder).expect("the games");
    let bytes = files.map(|file| fs::read(file.expect("a game").path()).expect("a game"));
    bytes
        .map(|bytes| read(&bytes).expect("a record").document)
        .collect()
}

/// Any document that means something, and what it is called.
fn any_document(size: Size, dice: &mut Dice) -> Document {
    let mut document = if dice.below(2) == 0 {
        Game::random(size, dice).document
    } else {
        Document::new(any_board(size, dice))
    };
    for _ in 0..dice.below(8) {
        document.mark_for(any_point(size, dice), any_scope(dice));
    }
    document.overrides = (0..dice.below(6))
        .map(|_| any_override(size, dice))
        .collect();
    let record = &mut document.record;
    let number = |dice: &mut Dice| dice.roll() as u32 >> dice.below(32);
    if dice.below(3) == 0 {
        record.placed.black = Some(number(dice));
        record.captured.white = Some(number(dice));
        record.handicap = number(dice) as u16;
        record.komi = Some(Amount::quarters(dice.below(2_000_001) as i32 - 1_000_000));
        record.closing = Some(Closing {
            passes: BySide::new(number(dice), number(dice)),
            first: Color::ALL[dice.below(2)],
            last: Color::ALL[dice.below(2)],
        });
    }
    document
}

fn sizes() -> impl Iterator<Item = Size> {
    (1..=Size::MAX).flat_map(|n| {
        let sizes = [(n, n), (n, 1), (1 + n / 3, n)];
        sizes
            .into_iter()
            .filter_map(|(width, height)| Size::new(width, height))
    })
}

#[test]
fn full_boards_fit_in_200_characters() {
    let documents = data()
        .into_iter()
        .map(|case| case.document)
        .chain(records());
    let mut lengths = Vec::new();
    for document in documents {
        let full = document.board.size().points() == 361;
        let look = LOOK.to_vec();
        let link = Link { document, look };
        let code = link.write();
        assert_eq!(Link::read(&code).as_ref(), Ok(&link), "{code}");
        if full {
            assert!(code.len() <= LONGEST, "{} characters: {code}", code.len());
            lengths.push(code.len());
        }
    }
    lengths.sort_unstable();
    let (count, median) = (lengths.len(), lengths[lengths.len() / 2]);
    println!(
        "{count} full boards: median {median}, longest {:?}",
        lengths.last()
    );
    assert!(count > 150);
}

#[test]
fn any_document_is_read_back() {
    let mut lengths = Vec::new();
    for (seed, size) in (0..10).flat_map(|_| sizes()).enumerate() {
        let dice = &mut Dice::new(seed as u64);
        let document = any_document(size, dice);
        let look = (0..dice.below(30)).map(|_| dice.roll() as u8).collect();
        let link = Link { document, look };
        let code = link.write();
        let free = |b: u8| b.is_ascii_alphanumeric() || b"-_".contains(&b);
        assert!(code.bytes().all(free), "{code}");
        assert_eq!(Link::read(&code), Ok(link), "seed {seed}: {code}");
        lengths.push(code.len());
    }
    // How long codes of boards become that nobody has played.
    let full = Size::new(19, 19).expect("a size");
    for density in 0..=10_usize {
        let dice = &mut Dice::new(density as u64);
        let mut board = Board::new(full);
        for point in full.iter() {
            let stone = Color::ALL[dice.below(2)];
            board.set(point, (dice.below(10) < density).then_some(stone));
        }
        let look = Vec::new();
        let document = Document::new(board);
        println!(
            "density {density}: {}",
            Link { document, look }.write().len()
        );
    }
}

#[test]
fn what_means_nothing_is_left_out() {
    let mut document = Document::new(Board::new(Size::new(9, 9).expect("a size")));
    let plain = document.clone();
    let far = any_point(Size::new(52, 52).expect("a size"), &mut Dice::new(3));
    document.dead.push(far);
    document.dead_by_play.push(far);
    document.record.komi = Some(Amount::quarters(i32::MIN));
    let look = Vec::new();
    let code = Link { document, look }.write();
    assert_eq!(Link::read(&code).expect("a link").document, plain);
}

#[test]
fn an_address_or_a_sentence_may_hold_the_code() {
    for case in data().into_iter().take(40) {
        let look = LOOK.to_vec();
        let document = case.document;
        let link = Link { document, look };
        let code = link.write();
        let (a, b) = code.split_at(code.len() / 2);
        for text in [
            format!("  {code}\n"),
            format!("https://example.org/zilu/?lang=en#{code}"),
            format!("Look here: https://example.org/#{code}."),
            format!("{a}\r\n  {b}"),
            format!("<https://example.org/#{code}>"),
        ] {
            assert_eq!(Link::read(&text).as_ref(), Ok(&link), "{text}");
            let opened = read(text.as_bytes()).expect("a link");
            assert_eq!(opened.document, link.document);
            assert!(matches!(opened.source, Source::Link { look } if look == LOOK));
        }
    }
}

#[test]
fn a_changed_or_cut_code_is_refused() {
    let signs: Vec<char> = (' '..='~').collect();
    for (i, case) in data().into_iter().step_by(9).enumerate() {
        let dice = &mut Dice::new(i as u64);
        let look = LOOK.to_vec();
        let document = case.document;
        let link = Link { document, look };
        let code: Vec<char> = link.write().chars().collect();
        let refused = |code: &[char]| {
            let text: String = code.iter().collect();
            let error = Link::read(&text).expect_err(&text);
            // Without its beginning it is no code: any other text.
            if text.starts_with("z1") && !text.trim().contains(char::is_whitespace) {
                assert_eq!(error.kind, ReadErrorKind::BrokenCode, "{text}");
            }
            // The last letters of a code by themselves may be a board of so many points, as
            // "1O" is: they are no code any more.
            if text.len() > 4 {
                assert!(read(text.as_bytes()).is_err(), "{text}");
            }
        };
        for at in 0..code.len() {
            refused(&code[..at]);
            refused(&code[at + 1..]);
            refused(&[&code[..at], &code[at + 1..]].concat());
            let mut changed = code.clone();
            for _ in 0..8 {
                changed[at] = signs[dice.below(signs.len())];
                // A blank is passed over, and the code is then one letter short.
                if changed[at] != code[at] {
                    refused(&changed);
                }
            }
            let mut longer = code.clone();
            longer.insert(at.max(1), signs[1 + dice.below(signs.len() - 1)]);
            refused(&longer);
            if at > 0 && code[at] != code[at - 1] {
                let mut turned = code.clone();
                turned.swap(at, at - 1);
                refused(&turned);
            }
        }
    }
}

#[test]
fn other_versions_and_other_texts_are_told() {
    let kind = |text: &str| read(text.as_bytes()).expect_err(text).kind;
    assert_eq!(kind("z2AAAAAAAAAAAAAAAA"), ReadErrorKind::NewerCode);
    assert_eq!(kind("https://example.org/#z9abc"), ReadErrorKind::NewerCode);
    assert_eq!(kind("z1"), ReadErrorKind::BrokenCode);
    assert_eq!(kind("z0AAAAAAAAAAAAAA"), ReadErrorKind::BrokenCode);
    assert_eq!(
        kind(&format!("z1{}", "A".repeat(1 << 16))),
        ReadErrorKind::BrokenCode
    );
    for text in [
        "",
        "zebra",
        "z",
        "https://example.org/",
        "https://example.org/#top",
    ] {
        let kind = Link::read(text).expect_err(text).kind;
        assert_eq!(kind, ReadErrorKind::NoBoard, "{text}");
    }
}

/// Codes given out once, with their positions: they are read for ever, and written alike.
#[test]
fn stored_codes_are_read_for_ever() {
    let stored = cases(include_str!("../data/links.txt"));
    for case in &stored {
        let code = case.expects("code").expect("a code");
        let look = case.expects("look").unwrap_or_default();
        let look = look.split(' ').filter(|byte| !byte.is_empty());
        let look = look
            .map(|byte| u8::from_str_radix(byte, 16).expect("a byte"))
            .collect();
        let document = case.document.clone();
        let link = Link { document, look };
        assert_eq!(Link::read(code).as_ref(), Ok(&link), "{}", case.name);
        assert_eq!(link.write(), code, "{}", case.name);
    }
    let has = |test: &dyn Fn(&Document) -> bool| stored.iter().any(|case| test(&case.document));
    for scope in Scope::ALL {
        assert!(
            has(&|document| !document.dead_in(scope).is_empty()),
            "{}",
            scope.id()
        );
    }
    assert!(has(&|document| !document.overrides.is_empty()));
    assert!(has(&|document| document.record.komi.is_some()));
}

/// What case files have no words for: every override and a closing run.
#[test]
fn a_stored_code_holds_every_override() {
    let size = Size::new(5, 4).expect("a size");
    let dice = &mut Dice::new(7);
    let mut document = Document::new(any_board(size, dice));
    document.overrides = (0..12).map(|_| any_override(size, dice)).collect();
    document.record.closing = Some(Closing {
        passes: BySide::new(1, 2),
        first: Color::White,
        last: Color::Black,
    });
    let look = Vec::new();
    let link = Link { document, look };
    assert_eq!(link.write(), STORED);
    assert_eq!(Link::read(STORED), Ok(link));
}

/// The code of that position.
const STORED: &str = "z1h3tHWXOu8oiaU4-CgA2HE1_gaLdINlYnNxq2VrS";
