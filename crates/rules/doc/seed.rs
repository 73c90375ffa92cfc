// The seed position (Yan Lai 2007, figure 1), for the examples of the documentation:
// Black's stone C2 is dead, each side took one stone, White moved first and passed first.

use zilu_rules::{Board, BySide, Color, Count, Document, Point, Size};

pub fn seed() -> Count {
    const ROWS: [&str; 7] = [
        ".X.XXO.", ".XXXO.O", "..XOOOO", "XXXXOXO", "OOOXXXX", "O.XOOXX", ".OOOOOX",
    ];
    let mut board = Board::new(Size::new(7, 7).expect("a size"));
    for (row, line) in (0..).zip(ROWS) {
        for (col, stone) in (0..).zip(line.chars()) {
            let color = match stone {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            };
            board.set(Point::new(col, row), color);
        }
    }
    let mut document = Document::new(board);
    document.mark(Point::new(2, 5), true);
    document.record.captured = BySide::new(Some(1), Some(1));
    document.record.first_pass = Some(Color::White);
    Count::of(&document)
}
