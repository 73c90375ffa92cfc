//! Text diagrams: boards drawn with characters.
//!
//! Read are rows of one character a point, with or without blanks between them, with
//! coordinates, borders, text before and after, indentation, Markdown fences. What a
//! letter means depends on which letters the diagram uses, see [`Dialect`].

mod alphabet;
mod block;
mod label;
mod line;

use zilu_rules::{Board, Document, Size};

use crate::{FileOddity, OddityKind, Place, ReadError, ReadErrorKind};
use alphabet::{Alphabet, Meaning};
use block::Block;
use line::{Cell, Line};

/// The longest text in which a board is looked for, in bytes.
const LONGEST_TEXT: usize = 1 << 20;

/// How a diagram writes its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Letters: `X`, `#`, `@`, `B` are Black, `O`, `0`, `W` are White, odd numbers Black
    /// and even ones White. `.` and `+` and other marks are empty. Small letters are
    /// dead stones where the diagram has capitals too; otherwise `x` and `o` are alive,
    /// and `b` and `w` beside them dead. `*` is a star point, or Black where nothing
    /// else is.
    Letters,
    /// Circles: `●` is Black and `○` White, on whatever stands for empty points.
    Circles,
    /// A board of box-drawing characters, `┌┬┐`, with circles or letters on it.
    Box,
    /// Lines that begin with `$$`: `X B # Y Z` and odd numbers are Black, `O W @ Q P`
    /// and even numbers White (the other way round after `$$W`), other letters are
    /// labels on empty points.
    Sensei,
}

impl Dialect {
    /// Every dialect.
    pub const ALL: [Self; 4] = [Self::Letters, Self::Circles, Self::Box, Self::Sensei];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Circles => "circles",
            Self::Box => "box",
            Self::Sensei => "sensei",
        }
    }
}

/// A diagram that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramRead {
    /// The stones and dead marks. A diagram knows nothing of the game.
    pub document: Document,
    /// How it was written.
    pub dialect: Dialect,
    /// The line of text before the board.
    pub title: Option<String>,
    /// The line of text after the board.
    pub caption: Option<String>,
    /// How many lines of text were not read as part of the board.
    pub ignored_lines: usize,
    /// How many more boards the text holds; the largest was read.
    pub other_boards: usize,
    /// What is odd about it.
    pub oddities: Vec<FileOddity>,
}

/// Reads the board in a text.
///
/// # Errors
/// [`ReadError`] when there is no board, or when a row of it is uneven or holds a
/// character that stands for nothing.
pub fn read_diagram(text: &str) -> Result<DiagramRead, ReadError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(ReadError::new(Place::START, ReadErrorKind::Empty));
    }
    if text.len() > LONGEST_TEXT {
        return Err(ReadError::new(Place::START, ReadErrorKind::TextTooLarge));
    }
    let lines = line::read_lines(text);
    let block = block::find(&lines)?;
    let alphabet = Alphabet::of(&block.cells, lines.sensei);
    let (document, oddities) = build(&block.cells, &alphabet)?;
    let Block { first, last, .. } = block;
    let title = lines.all.iter().take(first).rev().find_map(Line::words);
    let after = lines.all.get(last + 1..).unwrap_or_default();
    Ok(DiagramRead {
        document,
        dialect: alphabet.dialect(),
        title: lines.title.or(title).map(str::to_owned),
        caption: after.iter().find_map(Line::words).map(str::to_owned),
        ignored_lines: lines.all.iter().filter(|l| l.words().is_some()).count(),
        other_boards: block.others,
        oddities,
    })
}

/// Reads rows that are known to be the rows of a board, one character a point; blanks
/// are passed over. In errors the line is the row and the column the character.
///
/// # Errors
/// [`ReadError`] when the rows are uneven or hold a character that stands for nothing.
pub fn read_rows<S: AsRef<str>>(
    rows: impl IntoIterator<Item = S>,
) -> Result<(Document, Vec<FileOddity>), ReadError> {
    let mut cells = Vec::new();
    for (i, row) in rows.into_iter().enumerate() {
        cells.push(line::read_row(row.as_ref(), i)?);
    }
    if cells.iter().all(Vec::is_empty) {
        return Err(ReadError::new(Place::START, ReadErrorKind::Empty));
    }
    block::check_even(&cells)?;
    build(&cells, &Alphabet::of(&cells, None))
}

/// Puts the stones of even rows on a board.
fn build(
    rows: &[Vec<Cell>],
    alphabet: &Alphabet,
) -> Result<(Document, Vec<FileOddity>), ReadError> {
    let (width, height) = (rows.first().map_or(0, Vec::len), rows.len());
    let start = rows.first().and_then(|row| row.first());
    let start = start.map_or(Place::START, |cell| cell.place);
    let size = u8::try_from(width).ok().zip(u8::try_from(height).ok());
    let size = size.and_then(|(width, height)| Size::new(width, height));
    let too_large = ReadErrorKind::BoardTooLarge { width, height };
    let size = size.ok_or_else(|| ReadError::new(start, too_large))?;
    let mut document = Document::new(Board::new(size));
    let (mut dead, mut alive) = (Vec::new(), Vec::new());
    for (point, cell) in size.iter().zip(rows.iter().flatten()) {
        let stone = match alphabet.meaning(cell.symbol) {
            Some(Meaning::Empty) => None,
            Some(Meaning::Stone(color)) => Some((color, &mut alive)),
            Some(Meaning::Dead(color)) => Some((color, &mut dead)),
            None => {
                let found = cell.symbol;
                let kind = ReadErrorKind::UnknownCharacter { found };
                return Err(ReadError::new(cell.place, kind));
            }
        };
        if let Some((color, list)) = stone {
            document.board.set(point, Some(color));
            list.push((point, cell.place));
        }
    }
    for (point, _) in dead {
        if !document.is_dead(point) {
            document.mark(point, true);
        }
    }
    let mut told = Vec::new();
    let mut oddities = Vec::new();
    for (point, place) in alive {
        if document.is_dead(point) && !told.contains(&point) {
            told.extend(document.board.chain_at(point));
            let point = size.name(point).to_string();
            oddities.push(FileOddity {
                kind: OddityKind::PartlyDead { point },
                place,
                turn: None,
            });
        }
    }
    Ok((document, oddities))
}
