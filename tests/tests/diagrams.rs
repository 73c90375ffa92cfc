//! Text diagrams: what is written is read back as the same, in every dialect and size.

use zilu_formats::{Dialect, read, read_diagram, write_diagram};
use zilu_rules::{Document, Scope, Size};
use zilu_tests::game::{Dice, any_board, any_point, any_scope};

/// What a dialect can tell of a document: the stones, and the dead ones where it has them.
fn told(document: &Document, dialect: Dialect) -> Document {
    let mut told = Document::new(document.board.clone());
    // In letters a dead stone shows beside a living one only.
    let stones = || {
        document
            .board
            .size()
            .iter()
            .filter(|&p| document.board.get(p).is_some())
    };
    let living = stones().any(|p| document.scope(p) != Some(Scope::All));
    if dialect.has_dead() && (living || dialect == Dialect::Compact) {
        told.dead.clone_from(&document.dead);
    }
    told
}

#[test]
fn what_is_written_is_read_back() {
    let sizes = (1..=Size::MAX).flat_map(|n| {
        let pairs = [(n, n), (n, 1), (1, n), (2, n), (n, 1 + n / 2)];
        pairs
            .into_iter()
            .filter_map(|(width, height)| Size::new(width, height))
    });
    for (seed, size) in sizes.enumerate() {
        for round in 0..4 {
            let dice = &mut Dice::new(seed as u64 * 4 + round);
            let mut document = Document::new(any_board(size, dice));
            for _ in 0..dice.below(6) {
                document.mark_for(any_point(size, dice), any_scope(dice));
            }
            for dialect in Dialect::ALL {
                let text = write_diagram(&document, dialect);
                let name = format!("{} of seed {seed}, round {round}:\n{text}", dialect.id());
                let diagram = read_diagram(&text).unwrap_or_else(|error| panic!("{error}: {name}"));
                assert_eq!(diagram.document, told(&document, dialect), "{name}");
                assert_eq!(diagram.oddities, [], "{name}");
                assert_eq!(diagram.ignored, [], "{name}");
                assert_eq!(diagram.other_boards, 0, "{name}");
                let opened = read(text.as_bytes()).expect(&name);
                assert_eq!(opened.document, diagram.document, "{name}");
                // Without stones or empty points some dialects look alike.
                let empty = size
                    .iter()
                    .filter(|&p| document.board.get(p).is_none())
                    .count();
                if (1..usize::from(size.points())).contains(&empty) {
                    assert_eq!(diagram.dialect, dialect, "{name}");
                }
            }
        }
    }
}
