//! Points as SGF writes them.

use zilu_rules::{Point, Size};

/// What the value of a move says.
pub(super) enum Move {
    At(Point),
    /// `[]`, or `tt` on a board of at most 19 lines.
    Pass,
    /// Nothing but white space.
    Blank,
    /// Two letters beyond the board.
    OffBoard,
    Unreadable,
}

/// Reads the value of `B` or `W`.
pub(super) fn read_move(value: &str, size: Size) -> Move {
    let small = size.width() <= 19 && size.height() <= 19;
    match value.trim() {
        "" if value.is_empty() => Move::Pass,
        "" => Move::Blank,
        "tt" if small => Move::Pass,
        letters => match read_letters(letters) {
            Some(point) if size.contains(point) => Move::At(point),
            Some(_) => Move::OffBoard,
            None => Move::Unreadable,
        },
    }
}

/// Reads a value of a point list: a point, or a rectangle such as `aa:cc`. `None`
/// when it is neither or not wholly on the board.
pub(super) fn read_points(value: &str, size: Size) -> Option<impl Iterator<Item = Point>> {
    let (a, b) = value.split_once(':').unwrap_or((value, value));
    let (a, b) = (read_letters(a.trim())?, read_letters(b.trim())?);
    let cols = a.col.min(b.col)..=a.col.max(b.col);
    let rows = a.row.min(b.row)..=a.row.max(b.row);
    let inside = size.contains(a) && size.contains(b);
    inside.then(|| rows.flat_map(move |row| cols.clone().map(move |col| Point::new(col, row))))
}

/// Two letters: `a` to `z` are 0 to 25, `A` to `Z` 26 to 51.
fn read_letters(text: &str) -> Option<Point> {
    let place = |letter: u8| match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    };
    match text.as_bytes() {
        &[col, row] => Some(Point::new(place(col)?, place(row)?)),
        _ => None,
    }
}
