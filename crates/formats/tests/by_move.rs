//! A record move by move, beside the position at each node and a game of the rules crate.

use zilu_formats::{Decoded, GameFile, Reading};
use zilu_rules::{Board, Color, Count, Game, Method, Point, Size, Turn};

fn parse(text: &str) -> GameFile {
    GameFile::parse(text.as_bytes()).unwrap()
}

#[test]
fn each_turn_has_its_position() {
    // White takes A5 with its second move; Black passes last.
    let file = parse("(;SZ[5]KM[6.5];B[aa];W[ba](;B[ee];W[ab];B[])(;B[cc]))");
    let moments = file.by_move();
    let turns: Vec<Option<Turn>> = moments.iter().map(|m| m.turn).collect();
    let turn = |color, point: Option<(u8, u8)>| {
        let point = point.map(|(col, row)| Point::new(col, row));
        Some(Turn { color, point })
    };
    let (b, w) = (Color::Black, Color::White);
    assert_eq!(
        turns,
        [
            None,
            turn(b, Some((0, 0))),
            turn(w, Some((1, 0))),
            turn(b, Some((4, 4))),
            turn(w, Some((0, 1))),
            turn(b, None),
        ]
    );
    let nodes: Vec<_> = file.main_line().collect();
    for (moment, node) in moments.iter().zip(nodes) {
        assert_eq!(moment.document, file.document_at(node).0);
    }
    assert_eq!(moments[4].document.record.captured.black, Some(1));
    assert_eq!(moments[4].document.board.get(Point::new(0, 0)), None);
}

#[test]
fn set_up_belongs_to_the_turn_before_it_and_a_first_node_may_move() {
    let file = parse("(;SZ[5]B[aa];AW[bb][cc];W[dd])");
    let stones = |moment: &zilu_formats::Moment| {
        let board = &moment.document.board;
        (board.count(Color::Black), board.count(Color::White))
    };
    let moments = file.by_move();
    assert_eq!(
        moments.iter().map(stones).collect::<Vec<_>>(),
        [(0, 0), (1, 2), (1, 3)]
    );
    assert!(moments[0].turn.is_none());
}

#[test]
fn the_dead_are_dead_since_they_came_to_stay() {
    // A4 is put down last; B5 was taken and stays empty.
    let file = parse("(;SZ[5];W[bb];B[ba];W[aa];B[ee];W[ca];B[de];W[ec];B[ab];W[eb];TW[ba][ab])");
    let dead: Vec<usize> = file
        .by_move()
        .iter()
        .map(|moment| moment.document.dead.len())
        .collect();
    assert_eq!(dead, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
}

#[test]
fn it_agrees_with_a_game_that_is_played() {
    let text = "(;SZ[5];B[ca];W[cb];B[bb];W[da];B[ab];W[ba];B[aa];W[];B[dc];W[ee];B[];W[])";
    let moments = parse(text).by_move();
    let board = Board::new(Size::new(5, 5).unwrap());
    let mut game = Game::new(board, Color::Black, Method::Chinese.rules());
    for turn in moments.iter().filter_map(|m| m.turn) {
        game.execute(turn);
    }
    let documents: Vec<_> = game.documents(&[]).collect();
    assert_eq!(documents.len(), moments.len());
    for (moment, document) in moments.iter().zip(&documents) {
        assert_eq!(moment.document, *document);
        assert!(
            Count::of(document)
                .oddities()
                .all(|o| o.id() != "record-disagrees")
        );
    }
}

#[test]
fn a_line_through_a_branch_has_the_dead_of_its_end() {
    let file = parse("(;SZ[5];B[aa];W[ba](;B[ee];W[ab])(;B[cc];W[dd];B[de]))");
    let branch = file.children(file.main_line().nth(2).unwrap()).nth(1);
    let line = file.line_through(branch.unwrap());
    assert_eq!(line.len(), 6);
    let end = *line.last().unwrap();
    let moments = file.by_move_to(end, Some(&[Point::new(1, 0)]));
    let nodes: Vec<_> = moments.iter().map(|m| m.node).collect();
    assert_eq!(nodes, line);
    let dead: Vec<usize> = moments.iter().map(|m| m.document.dead.len()).collect();
    assert_eq!(dead, [0, 0, 1, 1, 1, 1]);
    for moment in &moments {
        let mut alone = file.document_at(moment.node).0;
        alone.dead.clone_from(&moment.document.dead);
        assert_eq!(moment.document, alone);
    }
}

#[test]
fn a_file_read_in_slices_is_the_file_read_at_once() {
    let texts = [
        "x(;SZ[5]C[a\\]b];B[aa](;W[ba])(;W[bb];B[cc]))junk(;SZ[9];B[ee])(",
        "(;SZ[5];B[aa];W[b",
        ";B[aa];W[bb]",
        "(;B[aa]junk(;W[bb]",
    ];
    for text in texts {
        let whole = parse(text);
        for bytes in 1..9 {
            let decoded = Decoded::from_text(text.to_owned());
            let mut reading = Reading::new(decoded).unwrap();
            let mut slices = 0;
            while !reading.step(bytes) {
                slices += 1;
                assert!(slices <= text.len(), "{text} stands still");
            }
            assert_eq!(reading.progress(), (text.len(), text.len()));
            let read = reading.finish().unwrap();
            assert_eq!(format!("{read:?}"), format!("{whole:?}"));
        }
    }
}
