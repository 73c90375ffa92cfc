//! Text diagrams out, one way of writing for each dialect.

use zilu_rules::{Color, Document, Point, Scope, Size};

use super::{Dialect, compact};

/// Writes a position as a text diagram: its stones, and where the dialect has letters for
/// them ([`Dialect::has_dead`]) its stones that are dead for all methods. Nothing else of a
/// document has a place in a diagram. What is written is read back as the same.
#[must_use]
pub fn write_diagram(document: &Document, dialect: Dialect) -> String {
    match dialect {
        Dialect::Plain => rows(document, plain, " "),
        Dialect::Circles => rows(document, circle, " "),
        Dialect::Box => rows(document, box_drawing, ""),
        Dialect::Sensei => sensei(document),
        Dialect::Showboard => with_names(document, engine),
        Dialect::Markdown => format!("```\n{}```\n", rows(document, plain, " ")),
        Dialect::Compact => compact::write(document) + "\n",
    }
}

type Symbol = fn(&Document, Point) -> char;

fn rows(document: &Document, symbol: Symbol, between: &str) -> String {
    lines(document, symbol, between)
        .map(|line| line + "\n")
        .collect()
}

/// The rows from the top, a character a point.
fn lines(document: &Document, symbol: Symbol, between: &str) -> impl Iterator<Item = String> {
    let size = document.board.size();
    (0..size.height()).map(move |row| {
        let cells = (0..size.width()).map(|col| symbol(document, Point::new(col, row)).to_string());
        cells.collect::<Vec<_>>().join(between)
    })
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'X',
        Color::White => 'O',
    }
}

/// Small letters are dead stones, if there are capitals beside them.
fn plain(document: &Document, point: Point) -> char {
    let Some(color) = document.board.get(point) else {
        return '.';
    };
    if document.scope(point) == Some(Scope::All) {
        letter(color).to_ascii_lowercase()
    } else {
        letter(color)
    }
}

fn circle(document: &Document, point: Point) -> char {
    match document.board.get(point) {
        None => '.',
        Some(Color::Black) => '●',
        Some(Color::White) => '○',
    }
}

fn box_drawing(document: &Document, point: Point) -> char {
    if document.board.get(point).is_some() {
        return circle(document, point);
    }
    let size = document.board.size();
    // 0 at the first line, 2 at the last, 1 between and where there is only one.
    let part = |at: u8, length: u8| match at {
        _ if length == 1 => 1,
        0 => 0,
        at if at + 1 == length => 2,
        _ => 1,
    };
    match (
        part(point.col, size.width()),
        part(point.row, size.height()),
    ) {
        (0, 0) => '┌',
        (1, 0) => '┬',
        (2, 0) => '┐',
        (0, 1) => '├',
        (2, 1) => '┤',
        (0, 2) => '└',
        (1, 2) => '┴',
        (2, 2) => '┘',
        _ => '┼',
    }
}

/// As Sensei's Library has them: all four edges, star points as commas.
fn sensei(document: &Document) -> String {
    let symbol: Symbol = |document, point| match document.board.get(point) {
        Some(color) => letter(color),
        None if is_star(document.board.size(), point) => ',',
        None => '.',
    };
    let edge = "-".repeat(2 * usize::from(document.board.size().width()) + 1);
    let edge = format!("$$ +{edge}+\n");
    let rows = lines(document, symbol, " ").map(|line| format!("$$ | {line} |\n"));
    let rows: String = rows.collect();
    format!("$$B\n{edge}{rows}{edge}")
}

fn engine(document: &Document, point: Point) -> char {
    match document.board.get(point) {
        Some(color) => letter(color),
        None if is_star(document.board.size(), point) => '+',
        None => '.',
    }
}

/// As engines print a board: the names of columns and rows around it.
fn with_names(document: &Document, symbol: Symbol) -> String {
    let size = document.board.size();
    let column = |col| {
        let point = Point::new(col, size.height() - 1);
        let name = size.name(point).to_string();
        name.trim_end_matches(|c: char| c.is_ascii_digit())
            .to_owned()
    };
    let names: Vec<String> = (0..size.width()).map(column).collect();
    let wide = names.iter().map(String::len).max().unwrap_or(1);
    let set = |cells: &mut dyn Iterator<Item = String>| {
        cells
            .map(|cell| format!(" {cell:>wide$}"))
            .collect::<String>()
    };
    let names = format!("   {}\n", set(&mut names.into_iter()));
    let rows = (0..size.height()).map(|row| {
        let number = size.height() - row;
        let mut cells =
            (0..size.width()).map(|col| symbol(document, Point::new(col, row)).to_string());
        format!(" {number:>2}{} {number}\n", set(&mut cells))
    });
    let rows: String = rows.collect();
    format!("{names}{rows}{names}")
}

/// Whether a point is one of the usual star points of a square board of odd size.
fn is_star(size: Size, point: Point) -> bool {
    let length = size.width();
    if length != size.height() || length.is_multiple_of(2) || length < 9 {
        return false;
    }
    let edge = if length < 13 { 2 } else { 3 };
    let (middle, far) = (length / 2, length - 1 - edge);
    let on = |n: u8| n == edge || n == middle || n == far;
    let is_middle = |n: u8| n == middle;
    let sides = length > 13 || is_middle(point.col) == is_middle(point.row);
    on(point.col) && on(point.row) && sides
}
