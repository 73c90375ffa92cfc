//! Text diagrams: boards drawn with characters.
//!
//! Read are rows of one character a point, with or without blanks between them, with
//! coordinates, borders, text before and after, indentation, Markdown fences. What a
//! letter means depends on which letters the diagram uses, see [`Dialect`].

mod alphabet;
mod block;
mod compact;
mod label;
mod line;
mod write;

use zilu_rules::{Board, Document, Point, Size};

use crate::{FileOddity, OddityKind, Place, ReadError, ReadErrorKind};
use alphabet::{Alphabet, Meaning};
use block::Block;
use line::{Cell, Line, LineKind};
pub use write::write_diagram;

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
    Plain,
    /// Circles: `●` is Black and `○` White, on whatever stands for empty points.
    Circles,
    /// A board of box-drawing characters, `┌┬┐`, with circles or letters on it.
    Box,
    /// Lines that begin with `$$`: `X B # Y Z` and odd numbers are Black, `O W @ Q P`
    /// and even numbers White (the other way round after `$$W`), other letters are
    /// labels on empty points.
    Sensei,
    /// Letters with the names of columns and rows around them, as engines print a board.
    Showboard,
    /// Letters in a Markdown fence.
    Markdown,
    /// One word, `go:1X1XXO1/1XXXO1O`: rows from the top, a number for so many empty
    /// points, small letters for dead stones.
    Compact,
}

impl Dialect {
    /// Every dialect.
    pub const ALL: [Self; 7] = [
        Self::Plain,
        Self::Circles,
        Self::Box,
        Self::Sensei,
        Self::Showboard,
        Self::Markdown,
        Self::Compact,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Circles => "circles",
            Self::Box => "box",
            Self::Sensei => "sensei",
            Self::Showboard => "showboard",
            Self::Markdown => "markdown",
            Self::Compact => "compact",
        }
    }

    /// The dialect of an id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dialect| dialect.id() == id)
    }

    /// Whether it is written with marks for stones dead for all methods. (In letters a
    /// dead stone shows beside a living one only.)
    #[must_use]
    pub const fn has_dead(self) -> bool {
        matches!(self, Self::Plain | Self::Markdown | Self::Compact)
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
    /// The lines of text that were not read as part of the board.
    pub ignored: Vec<Ignored>,
    /// How many more boards the text holds; the largest was read.
    pub other_boards: usize,
    /// What is odd about it.
    pub oddities: Vec<FileOddity>,
}

/// A line that was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ignored {
    /// Its number, from 1.
    pub line: u32,
    /// What stands there.
    pub text: String,
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
    if compact::is_compact(text) {
        let (document, oddities) = compact::read(text)?;
        return Ok(DiagramRead {
            document,
            dialect: Dialect::Compact,
            title: None,
            caption: None,
            ignored: Vec::new(),
            other_boards: 0,
            oddities,
        });
    }
    let lines = line::read_lines(text);
    let block = block::find(&lines)?;
    let alphabet = Alphabet::of(&block.cells, lines.sensei);
    let (document, mut oddities) = build(&block.cells, &alphabet)?;
    oddities.extend(block.cut_edge(&lines));
    let dialect = dialect(&alphabet, &lines.all, &block);
    let Block { first, last, .. } = block;
    let title = lines.all.iter().take(first).rev().find_map(Line::words);
    let after = lines.all.get(last + 1..).unwrap_or_default();
    Ok(DiagramRead {
        document,
        dialect,
        title: lines.title.or(title).map(str::to_owned),
        caption: after.iter().find_map(Line::words).map(str::to_owned),
        ignored: (1..).zip(&lines.all).filter_map(ignored).collect(),
        other_boards: block.others + usize::from(lines.beside),
        oddities,
    })
}

fn ignored((line, found): (u32, &Line<'_>)) -> Option<Ignored> {
    let text = found.words()?.to_owned();
    Some(Ignored { line, text })
}

/// How a board in a text is written: its letters, and what stands around them.
fn dialect(alphabet: &Alphabet, lines: &[Line<'_>], block: &Block) -> Dialect {
    let dialect = alphabet.dialect();
    let before = lines.get(..block.first).unwrap_or_default();
    let is = |kind: fn(&LineKind) -> bool, lines: &[Line<'_>]| lines.iter().any(|l| kind(&l.kind));
    // What stands between the last line of text and the board belongs to it.
    let own = before
        .rsplit(|l| l.words().is_some())
        .next()
        .unwrap_or_default();
    match dialect {
        Dialect::Plain if is(|kind| matches!(kind, LineKind::Fence), own) => Dialect::Markdown,
        Dialect::Plain if block.numbered && is(|kind| matches!(kind, LineKind::Columns), own) => {
            Dialect::Showboard
        }
        other => other,
    }
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
    let oddities = mark(&mut document, dead, alive);
    Ok((document, oddities))
}

/// Marks chains dead, and tells where a part of one was written as alive.
fn mark(
    document: &mut Document,
    dead: Vec<(Point, Place)>,
    alive: Vec<(Point, Place)>,
) -> Vec<FileOddity> {
    let size = document.board.size();
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
    oddities
}
