//! The lines of a diagram.

use zilu_rules::Color;

use super::alphabet::{CROSSING, is_cell, is_empty, is_sensei_cell, normal};
use super::label::{Label, cut_after_label, is_columns, take_label, take_last_label};
use crate::{Place, ReadError, ReadErrorKind};

/// The most characters that a row may take, with all its blanks and coordinates.
const LONGEST: usize = 1000;

/// A character that stands for a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// The character, look-alikes made one.
    pub(super) symbol: char,
    pub(super) place: Place,
}

/// The header of a `$$` diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sensei {
    /// Who plays the move 1.
    pub(super) first: Color,
}

/// A line that may be a row of the board.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// What is surely not a coordinate.
    pub(super) cells: Vec<Cell>,
    /// The number before the row: a coordinate, or move numbers.
    pub(super) left: Option<Label>,
    /// The number after the row.
    pub(super) right: Option<Label>,
    /// Whether there are lines between the points, `─` or `-`.
    pub(super) linked: bool,
}

/// What a line is.
#[derive(Clone, Debug)]
pub(super) enum LineKind {
    Blank,
    /// A border, or the lines between two rows.
    Border,
    /// Coordinates above or below a board.
    Columns,
    /// A Markdown fence or something like it: no text.
    Fence,
    Row(Row),
    /// Text. If it looks like a row with wrong characters: the first of them, and how
    /// many points the row would have.
    Text(Option<(Cell, usize)>),
}

#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    pub(super) kind: LineKind,
}

impl<'a> Line<'a> {
    /// The text of a line of text.
    pub(super) fn words(&self) -> Option<&'a str> {
        matches!(self.kind, LineKind::Text(_)).then(|| self.text.trim())
    }
}

pub(super) struct Lines<'a> {
    pub(super) all: Vec<Line<'a>>,
    /// Set for a `$$` diagram; then all other lines are text.
    pub(super) sensei: Option<Sensei>,
    /// The title in the header of a `$$` diagram.
    pub(super) title: Option<&'a str>,
    /// Whether another board stands to the right, which was cut off.
    pub(super) beside: bool,
}

/// Cuts a text into lines and says what each may be.
pub(super) fn read_lines(text: &str) -> Lines<'_> {
    let mut texts: Vec<&str> = split_lines(text).collect();
    let beside = cut_second_board(&mut texts);
    let sensei = texts.iter().any(|text| text.trim_start().starts_with("$$"));
    let mut lines = Lines {
        all: Vec::new(),
        sensei: None,
        title: None,
        beside,
    };
    let style = Style {
        sensei,
        dashes: !sensei && dashes_are_points(&texts),
    };
    for (i, text) in texts.into_iter().enumerate() {
        let kind = match text.trim_start().strip_prefix("$$") {
            None if sensei && !text.trim().is_empty() => LineKind::Text(None),
            Some(rest) if lines.sensei.is_none() => {
                let header = read_header(rest);
                let first = Sensei {
                    first: Color::Black,
                };
                lines.sensei = Some(header.map_or(first, |(sensei, _)| sensei));
                lines.title = header.and_then(|(_, title)| title);
                match header {
                    Some(_) => LineKind::Fence,
                    None => style.kind(text, i),
                }
            }
            _ => style.kind(text, i),
        };
        lines.all.push(Line { text, kind });
    }
    lines
}

/// Cuts off a second board to the right of the first, as engines print their guess of the
/// territory: the names of the columns stand twice in one line.
fn cut_second_board(texts: &mut [&str]) -> bool {
    /// What stands between the last column and the number and border of the next board.
    const BORDER: usize = 4;
    let twice = texts.iter().enumerate().find_map(|(line, text)| {
        let (first, second) = text.trim_end().split_once(&" ".repeat(2 * BORDER))?;
        let (names, other) = (first.trim(), second.trim());
        let cells: Vec<Cell> = characters(names, line).collect();
        (names == other && is_columns(&cells)).then(|| (line, first.chars().count() + BORDER))
    });
    let Some((line, width)) = twice else {
        return false;
    };
    for text in texts.iter_mut().skip(line) {
        if let Some((end, _)) = text.char_indices().nth(width) {
            *text = text.get(..end).unwrap_or_default();
        }
    }
    true
}

/// Reads a row on its own. Every character must stand for a point.
pub(super) fn read_row(text: &str, line: usize) -> Result<Vec<Cell>, ReadError> {
    let mut cells = Vec::new();
    for cell in characters(text, line) {
        match cell.symbol {
            ' ' => {}
            c if is_cell(c) || c == '-' || c == '_' => cells.push(cell),
            found => {
                let kind = ReadErrorKind::UnknownCharacter { found };
                return Err(ReadError::new(cell.place, kind));
            }
        }
    }
    Ok(cells)
}

/// The lines of a text, whatever ends them.
fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| {
        let line = line.strip_suffix('\r').unwrap_or(line);
        line.split('\r')
    })
}

/// The header of a `$$` diagram, `$$Wcm7 Title`: who plays first, and the title.
/// `None` for a first line that is a row or a border already.
fn read_header(rest: &str) -> Option<(Sensei, Option<&str>)> {
    let (options, title) = rest.split_once(' ').unwrap_or((rest, ""));
    let title = title.trim();
    let has_word = |text: &str| {
        let mut words = text.split_whitespace();
        words.any(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1)
    };
    if !options.starts_with(|c: char| c.is_ascii_alphanumeric()) && !has_word(title) {
        return None;
    }
    let first = if options.starts_with(['W', 'w']) {
        Color::White
    } else {
        Color::Black
    };
    Some((Sensei { first }, (!title.is_empty()).then_some(title)))
}

/// Whether `-` or `_` stands for empty points: it stands beside stones, and nothing
/// else is empty.
fn dashes_are_points(texts: &[&str]) -> bool {
    let mut beside = false;
    for text in texts {
        let symbols = || text.chars().filter_map(normal);
        let part = |c: char| is_cell(c) || matches!(c, '-' | '_' | ' ' | '│');
        if !symbols().all(part) {
            continue;
        }
        let stones = symbols().any(|c| is_cell(c) && !is_empty(c) && !c.is_ascii_digit());
        if stones && symbols().any(is_empty) {
            return false;
        }
        beside |= stones && symbols().any(|c| c == '-' || c == '_');
    }
    beside
}

/// How the points of a text are written.
struct Style {
    sensei: bool,
    dashes: bool,
}

impl Style {
    fn is_cell(&self, c: char) -> bool {
        if self.sensei {
            is_sensei_cell(c)
        } else {
            is_cell(c) || (self.dashes && matches!(c, '-' | '_'))
        }
    }

    /// Lines between points, and what else stands between them and means nothing.
    fn is_link(&self, c: char) -> bool {
        matches!(c, '─' | '=') || (!self.dashes && matches!(c, '-' | '_'))
    }

    fn kind(&self, text: &str, line: usize) -> LineKind {
        if text.trim_start().starts_with("```") || text.trim_start().starts_with("~~~") {
            return LineKind::Fence;
        }
        let symbols: Vec<Cell> = characters(text, line).take(LONGEST + 1).collect();
        if symbols.len() > LONGEST {
            return LineKind::Text(None);
        }
        let mut symbols = symbols.as_slice();
        let prefix: &[char] = if self.sensei { &['$'] } else { &['>'] };
        while let [first, rest @ ..] = symbols
            && (first.symbol == ' ' || prefix.contains(&first.symbol))
        {
            symbols = rest;
        }
        symbols = unquoted(trimmed(symbols));
        if symbols.is_empty() {
            return LineKind::Blank;
        }
        let only = |test: &dyn Fn(char) -> bool| symbols.iter().all(|c| test(c.symbol));
        let corners = symbols.iter().filter(|c| c.symbol == '+').count();
        if only(&|c| matches!(c, ' ' | '│'))
            || (corners <= 2 && corners < symbols.len() && only(&|c| c == '+' || self.is_link(c)))
        {
            return LineKind::Border;
        }
        if !self.sensei && is_columns(symbols) {
            return LineKind::Columns;
        }
        match self.row(symbols) {
            Ok(row) => LineKind::Row(row),
            Err(broken) => match cut_after_label(symbols).map(|cut| self.row(cut)) {
                Some(Ok(row)) => LineKind::Row(row),
                _ => LineKind::Text(broken),
            },
        }
    }

    /// Reads a line as a row, or says how it looks like one.
    fn row(&self, symbols: &[Cell]) -> Result<Row, Option<(Cell, usize)>> {
        let (left, rest) = take_label(symbols);
        let (right, rest) = take_last_label(rest);
        let spaced = is_spaced(symbols);
        let mut cells = Vec::new();
        let mut unknown = None;
        let mut unknowns = 0;
        let mut linked = false;
        for (i, &cell) in rest.iter().enumerate() {
            let next = rest.get(i + 1).map(|c| c.symbol);
            match cell.symbol {
                c if is_blank(c) => {}
                // Some engines number the last moves behind their stones.
                c if c.is_ascii_digit() && is_mark(rest, i) => {}
                // A move number of several digits is one point, by its last digit.
                c if spaced && c.is_ascii_digit() && next.is_some_and(|n| n.is_ascii_digit()) => {}
                c if self.is_cell(c) => cells.push(cell),
                c if self.is_link(c) => linked = true,
                _ => {
                    unknowns += 1;
                    unknown.get_or_insert(cell);
                }
            }
        }
        if let Some(unknown) = unknown {
            // What text hardly has: single letters, points, a sign, or a word of so few others.
            let one_word = rest.iter().all(|c| !is_blank(c.symbol));
            let shaped = spaced
                || rest.iter().any(|c| is_empty(c.symbol))
                || !unknown.symbol.is_alphabetic()
                || (one_word && cells.len() > 2 * unknowns);
            let alike = shaped && cells.len() >= unknowns;
            return Err(alike.then_some((unknown, cells.len() + unknowns)));
        }
        if cells.iter().all(|c| c.symbol.is_ascii_digit()) {
            return Err(None);
        }
        Ok(Row {
            cells,
            left,
            right,
            linked,
        })
    }
}

/// The characters of a line with their places, look-alikes made one.
fn characters(text: &str, line: usize) -> impl Iterator<Item = Cell> {
    let line = u32::try_from(line + 1).unwrap_or(u32::MAX);
    (1..).zip(text.chars()).filter_map(move |(column, c)| {
        let place = Place { line, column };
        normal(c).map(|symbol| Cell { symbol, place })
    })
}

fn trimmed(mut symbols: &[Cell]) -> &[Cell] {
    while let [rest @ .., last] = symbols
        && last.symbol == ' '
    {
        symbols = rest;
    }
    symbols
}

/// What stands between the quotation marks of a line of code, `".X.",`.
fn unquoted(symbols: &[Cell]) -> &[Cell] {
    let (start, rest) = match symbols {
        [bracket, rest @ ..] if bracket.symbol == '[' => (true, rest),
        rest => (false, rest),
    };
    let [open, inner @ ..] = rest else {
        return symbols;
    };
    if !matches!(open.symbol, '"' | '\'') {
        return symbols;
    }
    let end = inner.iter().position(|c| c.symbol == open.symbol);
    let after = end.and_then(|end| inner.get(end + 1..)).unwrap_or_default();
    let tail = after
        .iter()
        .all(|c| matches!(c.symbol, ',' | ']' | ' ' | ';'));
    match end {
        Some(end) if tail => inner.get(..end).unwrap_or_default(),
        None if !start => inner,
        _ => symbols,
    }
}

/// Whether a digit stands behind a stone in place of the blank there, as in `. X1. O2O .`
fn is_mark(symbols: &[Cell], at: usize) -> bool {
    let before = symbols.get(..at).unwrap_or_default();
    let stone = before.last().is_some_and(|c| matches!(c.symbol, 'X' | 'O'));
    let run = before.iter().rev().take_while(|c| !is_blank(c.symbol));
    let blanks = symbols.iter().filter(|c| is_blank(c.symbol)).count();
    stone && run.count() % 2 == 1 && blanks > 2
}

/// Whether single characters and numbers stand between blanks.
fn is_spaced(symbols: &[Cell]) -> bool {
    let mut tokens = 0;
    for token in symbols.split(|c| is_blank(c.symbol)) {
        tokens += usize::from(!token.is_empty());
        if token.len() > 1 && !token.iter().all(|c| c.symbol.is_ascii_digit()) {
            return false;
        }
    }
    tokens >= 2
}

/// What stands between points and means nothing.
pub(super) const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '│' | '(' | ')')
}

/// Whether a row is only crossings and the lines between them, as borders are too.
pub(super) fn is_bare(row: &Row) -> bool {
    row.linked && row.cells.iter().all(|c| matches!(c.symbol, '+' | CROSSING))
}
