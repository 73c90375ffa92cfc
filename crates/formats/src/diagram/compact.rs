//! A board in one word: `go:1X1XXO1/1XXXO1O/…`.

use zilu_rules::{Board, Color, Document, Size};

use crate::{FileOddity, Place, ReadError, ReadErrorKind};

/// What the word begins with.
const START: &str = "go:";

/// Whether a text is a board in one word.
pub(super) fn is_compact(text: &str) -> bool {
    let text = text.trim();
    text.starts_with(START) && !text.contains(char::is_whitespace)
}

/// Reads the word that a text is.
pub(super) fn read(text: &str) -> Result<(Document, Vec<FileOddity>), ReadError> {
    let lead = text.chars().take_while(|c| c.is_whitespace());
    let line = 1 + lead.clone().filter(|c| *c == '\n').count() as u32;
    let indent = lead.fold(1, |n, c| if c == '\n' { 1 } else { n + 1 });
    let place = |at: usize| Place {
        line,
        column: indent + (START.len() + at) as u32,
    };
    let word = text.trim().get(START.len()..).unwrap_or_default();
    let mut rows: Vec<Vec<Option<(Color, bool, Place)>>> = Vec::new();
    let mut at = 0;
    for row in word.split('/') {
        let mut cells = Vec::new();
        let mut number = 0_usize;
        for (i, c) in row.chars().enumerate() {
            if let Some(digit) = c.to_digit(10) {
                number = (number * 10 + digit as usize).min(1000);
                continue;
            }
            let stone = match c {
                'X' => (Color::Black, false, place(at + i)),
                'x' => (Color::Black, true, place(at + i)),
                'O' => (Color::White, false, place(at + i)),
                'o' => (Color::White, true, place(at + i)),
                found => {
                    let kind = ReadErrorKind::UnknownCharacter { found };
                    return Err(ReadError::new(place(at + i), kind));
                }
            };
            cells.resize(cells.len() + core::mem::take(&mut number), None);
            cells.push(Some(stone));
        }
        cells.resize(cells.len() + number, None);
        let expected = rows.first().map_or(cells.len(), Vec::len);
        if cells.len() != expected {
            let found = cells.len();
            let kind = ReadErrorKind::UnevenRow { found, expected };
            return Err(ReadError::new(place(at), kind));
        }
        at += row.chars().count() + 1;
        rows.push(cells);
    }
    let (width, height) = (rows.first().map_or(0, Vec::len), rows.len());
    if width == 0 {
        return Err(ReadError::new(place(0), ReadErrorKind::NoBoard));
    }
    let size = u8::try_from(width).ok().zip(u8::try_from(height).ok());
    let size = size.and_then(|(width, height)| Size::new(width, height));
    let too_large = ReadErrorKind::BoardTooLarge { width, height };
    let size = size.ok_or_else(|| ReadError::new(place(0), too_large))?;
    let mut document = Document::new(Board::new(size));
    let (mut dead, mut alive) = (Vec::new(), Vec::new());
    for (point, cell) in size.iter().zip(rows.iter().flatten()) {
        let Some((color, is_dead, place)) = *cell else {
            continue;
        };
        document.board.set(point, Some(color));
        let list = if is_dead { &mut dead } else { &mut alive };
        list.push((point, place));
    }
    let oddities = super::mark(&mut document, dead, alive);
    Ok((document, oddities))
}

/// The board as a word. Dead for all methods is a small letter.
pub(super) fn write(document: &Document) -> String {
    let board = &document.board;
    let mut word = String::from(START);
    let mut empty = 0;
    for point in board.size().iter() {
        if point.col == 0 && point.row > 0 {
            word.push('/');
        }
        let end = point.col + 1 == board.size().width();
        let stone = board.get(point).map(|color| {
            let dead = document.dead.binary_search(&point).is_ok();
            match (color, dead) {
                (Color::Black, false) => 'X',
                (Color::Black, true) => 'x',
                (Color::White, false) => 'O',
                (Color::White, true) => 'o',
            }
        });
        empty += u32::from(stone.is_none());
        if (end || stone.is_some()) && empty > 0 {
            word.push_str(&core::mem::take(&mut empty).to_string());
        }
        word.extend(stone);
    }
    word
}
