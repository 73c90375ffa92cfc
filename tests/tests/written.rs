//! Records written and read again are the same.

use std::fs;
use std::path::Path;

use zilu_formats::{Counted, GameFile, NodeId, read, write_document};
use zilu_rules::{Amount, Count, Document, Size};
use zilu_tests::case::cases;
use zilu_tests::game::{Dice, any_board};

/// The real records, and some of odd shape.
fn files() -> Vec<(String, GameFile)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the games") {
        let path = entry.expect("a file").path();
        let file = GameFile::parse(&fs::read(&path).expect("bytes")).expect("a record");
        files.push((path.display().to_string(), file));
    }
    for text in [
        "(;SiZe[5]AddBlack[aa][bb];White[cc]C[two\\\nlines \\] \\\\](;B[dd])(;B[de];W[ee](;B[aa])(;B[ab])))x(;KM[6,5]XX[\\]]xy[1][2])",
        "(;GM[1]SZ[9]AB[aa]AB[bb]C[a]C[b];B[cc];W[])(;SZ[3];;;B[aa](;W[bb])(;W[cc];B[]))",
        "(;FF[3]CA[Big5]KM[375]HA[1]TB[aa]TW[bb]N[open",
        "(;C[lone\\",
        "(;GM[40]SZ[8])(;SZ[52:1]AB[aa:Za])",
    ] {
        files.push((
            text.to_owned(),
            GameFile::parse(text.as_bytes()).expect("a record"),
        ));
    }
    files
}

/// Properties that are lists of points, or of things at points.
const LISTS: [&str; 13] = [
    "AB", "AW", "AE", "TB", "TW", "CR", "SQ", "MA", "TR", "SL", "LB", "LN", "AR",
];

/// The properties of a node by short name; lists of a name that stands twice are one.
/// What a writer must set itself is left out.
fn properties(file: &GameFile, node: NodeId) -> Vec<(String, Vec<String>)> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for property in file.properties(node) {
        let id: String = property.id().map(char::from).collect();
        if matches!(id.as_str(), "GM" | "FF" | "CA") {
            continue;
        }
        let values = property.values().map(|v| {
            let escapes = v.bytes().rev().take_while(|&b| b == b'\\').count();
            if escapes % 2 == 1 {
                v[..v.len() - 1].to_owned()
            } else {
                v.to_owned()
            }
        });
        match all
            .iter_mut()
            .find(|(old, _)| LISTS.contains(&id.as_str()) && *old == id)
        {
            Some((_, old)) => old.extend(values),
            None => all.push((id, values.collect())),
        }
    }
    all
}

/// All nodes, in the order in which a reader meets them.
fn nodes(file: &GameFile) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut open: Vec<NodeId> = file.games().iter().rev().map(|game| game.root).collect();
    while let Some(node) = open.pop() {
        found.push(node);
        let children: Vec<NodeId> = file.children(node).collect();
        open.extend(children.into_iter().rev());
    }
    found
}

#[test]
fn a_file_written_and_read_again_is_the_same() {
    for (name, file) in files() {
        let text = file.write();
        let again = GameFile::from_text(text.clone()).expect("a record");
        assert_eq!(again.oddities(), [], "{name}");
        assert_eq!(again.write(), text, "{name}");
        let (before, after) = (nodes(&file), nodes(&again));
        assert_eq!(before.len(), after.len(), "{name}");
        for (old, new) in before.into_iter().zip(after) {
            assert_eq!(properties(&file, old), properties(&again, new), "{name}");
            assert_eq!(file.path(old).len(), again.path(new).len(), "{name}");
        }
        assert_eq!(file.info(), again.info(), "{name}");
        let (old, new) = (file.last_of_main_line(), again.last_of_main_line());
        assert_eq!(file.document_at(old).0, again.document_at(new).0, "{name}");
    }
}

#[test]
fn marks_and_komi_are_saved_at_their_node() {
    for case in cases(include_str!("../data/games.txt")) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = path.join(format!("data/games/{}.sgf", case.name));
        let file = GameFile::parse(&fs::read(path).expect("bytes")).expect("a record");
        let node = file.last_of_main_line();
        let (mut document, _) = file.document_at(node);
        document.dead.clone_from(&case.document.dead);
        document.record.komi = Some(Amount::halves(9));
        let count = Count::of(&document);
        let counted = Counted {
            count: &count,
            comment: Some("5 [目] \\ 1"),
        };
        let text = file.write_with(node, &document, Some(counted));
        let again = GameFile::from_text(text).expect("a record");
        let node = again.last_of_main_line();
        assert_eq!(again.document_at(node).0, document, "{}", case.name);
        assert_eq!(again.node_count(), file.node_count());
        let comment = again.text_of(node, "C").expect("a comment");
        assert!(comment.ends_with("5 [目] \\ 1"), "{comment}");
        // Saved twice, it says everything once.
        let text = again.write();
        assert_eq!(
            again.write_with(node, &document, Some(counted)),
            text,
            "{}",
            case.name
        );
    }
}

#[test]
fn another_board_is_set_up_in_a_node_after_it() {
    let file =
        GameFile::from_text("(;SZ[5]AB[aa];B[bb](;W[cc])(;W[dd]))".to_owned()).expect("a record");
    let node = file.main_line().nth(1).expect("a move");
    let (mut document, _) = file.document_at(node);
    let size = document.board.size();
    let point = size.parse_name("E1").expect("a point");
    document.board.set(point, Some(zilu_rules::Color::White));
    document
        .board
        .set(size.parse_name("A5").expect("a point"), None);
    let text = file.write_with(node, &document, None);
    let again = GameFile::from_text(text).expect("a record");
    let node = again.main_line().nth(1).expect("the move");
    let children: Vec<NodeId> = again.children(node).collect();
    assert_eq!(children.len(), 3);
    assert_eq!(again.document_at(children[2]).0.board, document.board);
    let main = again.document_at(again.last_of_main_line()).0;
    assert_eq!(
        main.board,
        file.document_at(file.last_of_main_line()).0.board
    );
}

#[test]
fn any_position_is_a_record_of_its_own() {
    let mut dice = Dice::new(11);
    for (width, height) in [(1, 1), (2, 5), (9, 9), (19, 19), (27, 3), (52, 52)] {
        for _ in 0..8 {
            let size = Size::new(width, height).expect("a size");
            let mut document = Document::new(any_board(size, &mut dice));
            let stones: Vec<_> = size
                .iter()
                .filter(|&p| document.board.get(p).is_some())
                .collect();
            for point in stones.into_iter().step_by(7) {
                document.mark(point, true);
            }
            document.record.komi = Some(Amount::halves(-3));
            let count = Count::of(&document);
            let counted = Counted {
                count: &count,
                comment: None,
            };
            for counted in [None, Some(counted)] {
                let text = write_document(&document, counted);
                let opened = read(text.as_bytes()).expect("a record");
                assert_eq!(opened.oddities, []);
                assert_eq!(opened.document.board, document.board);
                assert_eq!(opened.document.dead, document.dead);
                assert_eq!(opened.document.record.komi, document.record.komi);
            }
        }
    }
}

/// Bytes that mean something to a reader.
const PIECES: [&[u8]; 16] = [
    b"(",
    b")",
    b";",
    b"[",
    b"]",
    b"\\",
    b"(;",
    b"\r\n",
    b"AB[aa:ss]",
    b"SZ[52:1]",
    b"\x00",
    b"\x83\x5c",
    b"\xff",
    b"C[",
    b"KM[375]",
    b"\x1b$B",
];

/// A record with a few bytes changed, moved, doubled or cut off.
fn mutated(bytes: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.below(8) {
        let at = dice.below(bytes.len() + 1);
        let end = (at + dice.below(60)).min(bytes.len());
        match dice.below(6) {
            0 => bytes.truncate(at.max(20)),
            1 if at < bytes.len() => bytes[at] = dice.below(256) as u8,
            2 => drop(bytes.drain(at..end)),
            3 => {
                let part = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, part));
            }
            _ => {
                let piece = PIECES[dice.below(PIECES.len())];
                drop(bytes.splice(at..at, piece.iter().copied()));
            }
        }
    }
    bytes
}

#[test]
fn broken_records_are_read_written_and_read_again() {
    let mut dice = Dice::new(5);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the games")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    let originals: Vec<Vec<u8>> = paths.iter().map(|p| fs::read(p).expect("bytes")).collect();
    let mut read = 0;
    for _ in 0..400 {
        let bytes = mutated(&originals[dice.below(originals.len())], &mut dice);
        let Ok(file) = GameFile::parse(&bytes) else {
            continue;
        };
        read += 1;
        let text = file.write();
        let again = GameFile::from_text(text.clone()).expect("a record");
        assert_eq!(again.oddities(), []);
        assert_eq!(again.write(), text);
        let (before, after) = (nodes(&file), nodes(&again));
        assert_eq!(before.len(), after.len());
        for (old, new) in before.into_iter().zip(after) {
            assert_eq!(properties(&file, old), properties(&again, new));
        }
        let last = file.last_of_main_line();
        let last = file.document_at(last).0;
        assert_eq!(again.document_at(again.last_of_main_line()).0, last);
    }
    assert!(read > 360, "{read}");
}

#[test]
fn binary_data_with_the_beginning_of_a_game_inside_is_no_record() {
    let mut dice = Dice::new(3);
    for game in ["(;", "(;;", "(;)", "(;(;"] {
        let mut bytes: Vec<u8> = (0..40_000).map(|_| dice.below(256) as u8).collect();
        bytes.splice(20_000..20_000, game.bytes());
        assert!(read(&bytes).is_err());
        // A real one is found all the same, in data that begins no other.
        let plain = |b: &u8| !matches!(b, b'(' | b'[' | b']');
        let mut bytes: Vec<u8> = bytes.into_iter().filter(plain).collect();
        bytes.splice(10_000..10_000, *b"(;GM[1]SZ[9];B[ee])");
        let opened = read(&bytes).expect("the record");
        assert_eq!(opened.document.board.count(zilu_rules::Color::Black), 1);
    }
}

#[test]
fn a_line_is_replayed_once_with_the_same_documents() {
    for (name, file) in files().into_iter().take(20) {
        for (node, document) in file.documents(file.root()) {
            assert_eq!(document, file.document_at(node).0, "{name}");
        }
    }
}

#[test]
fn a_record_is_walked_move_by_move() {
    let text = "(;SZ[5]N[Start];B[ee];W[tt]C[one](;B[zz]N[a]C[b])(;W[aa]))";
    let file = GameFile::from_text(text.to_owned()).expect("a record");
    let size = file.size_of(file.root());
    let turn = |node| {
        let (side, point) = file.turn(node, size)?;
        Some(format!(
            "{} {}",
            side.id(),
            point.map_or("pass".into(), |p| size.name(p).to_string())
        ))
    };
    let line: Vec<NodeId> = file.main_line().collect();
    let turns: Vec<_> = line.iter().map(|&node| turn(node)).collect();
    let expected = [
        None,
        Some("black E1"),
        Some("white pass"),
        Some("black pass"),
    ];
    assert_eq!(turns, expected.map(|turn| turn.map(str::to_owned)));
    let comments: Vec<_> = line.iter().map(|&node| file.comment(node)).collect();
    let comments: Vec<_> = comments.iter().map(Option::as_deref).collect();
    assert_eq!(comments, [Some("Start"), None, Some("one"), Some("a\nb")]);
    assert_eq!(file.children(line[2]).count(), 2);
    assert_eq!(file.root_of(line[3]), file.root());
}
