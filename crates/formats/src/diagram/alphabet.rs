//! What the characters of a diagram stand for.

use zilu_rules::Color;

use super::Dialect;
use super::line::{Cell, Sensei};

/// What a character stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Empty,
    Stone(Color),
    Dead(Color),
}

/// The crossings of a box-drawing board, all as this one.
pub(super) const CROSSING: char = '┼';
/// Black circles, all as this one.
const BLACK_CIRCLE: char = '●';
/// White circles, all as this one.
const WHITE_CIRCLE: char = '○';

/// A character as this one of its look-alikes; `None` for one without width.
pub(super) fn normal(c: char) -> Option<char> {
    Some(match c {
        '\u{200b}'..='\u{200d}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}' => return None,
        '！'..='～' => char::from((c as u32 - '！' as u32) as u8 + b'!'),
        c if c.is_whitespace() => ' ',
        // Greek and Cyrillic letters of the same shape.
        'Χ' | 'Х' => 'X',
        'Ο' | 'О' => 'O',
        'χ' | 'х' => 'x',
        'ο' | 'о' => 'o',
        '●' | '⚫' | '⬤' | '⚈' | '⚉' => BLACK_CIRCLE,
        '○' | '◯' | '⚪' | '〇' | '⚆' | '⚇' => WHITE_CIRCLE,
        '·' | '・' | '‧' | '∙' | '⋅' | '。' => '.',
        '─' | '━' | '═' | '╌' | '╍' | '┄' | '┅' | '┈' | '┉' => '─',
        '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' | '|' | '¦' => '│',
        '\u{250c}'..='\u{254b}' | '\u{2552}'..='\u{2570}' => CROSSING,
        '−' | '–' | '—' => '-',
        c => c,
    })
}

/// Whether a character can stand for a point outside `$$` diagrams.
pub(super) const fn is_cell(c: char) -> bool {
    matches!(
        c,
        'X' | 'x' | 'O' | 'o' | 'B' | 'b' | 'W' | 'w' | '#' | '@' | '0'..='9' | '*'
    ) || matches!(c, BLACK_CIRCLE | WHITE_CIRCLE)
        || is_empty(c)
}

/// Whether a character always stands for an empty point.
pub(super) const fn is_empty(c: char) -> bool {
    matches!(c, '.' | '+' | ',' | '`' | CROSSING)
}

/// Whether a character can stand for a point of a `$$` diagram.
pub(super) const fn is_sensei_cell(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '#' | '@' | '*') || is_empty(c)
}

/// What the characters of one diagram stand for, decided by those it uses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alphabet {
    sensei: Option<Sensei>,
    /// Capitals are used: small letters are dead stones.
    capitals: bool,
    /// `x` or `o` is used: `b` and `w` are dead stones.
    crosses: bool,
    /// `*` is Black, because nothing else is.
    star_is_black: bool,
    crossings: bool,
    circles: bool,
}

impl Alphabet {
    pub(super) fn of(rows: &[Vec<Cell>], sensei: Option<Sensei>) -> Self {
        let used = |symbols: &[char]| {
            let mut cells = rows.iter().flatten();
            cells.any(|cell| symbols.contains(&cell.symbol))
        };
        let black = used(&[
            'X',
            'x',
            'B',
            'b',
            '#',
            '@',
            BLACK_CIRCLE,
            '1',
            '3',
            '5',
            '7',
            '9',
        ]);
        let white = used(&['O', 'o', 'W', 'w', '0', WHITE_CIRCLE]);
        Self {
            sensei,
            capitals: used(&['X', 'O', 'B', 'W']),
            crosses: used(&['x', 'o']),
            star_is_black: white && !black,
            crossings: used(&[CROSSING]),
            circles: used(&[BLACK_CIRCLE, WHITE_CIRCLE]),
        }
    }

    pub(super) const fn dialect(&self) -> Dialect {
        match self {
            Self {
                sensei: Some(_), ..
            } => Dialect::Sensei,
            Self {
                crossings: true, ..
            } => Dialect::Box,
            Self { circles: true, .. } => Dialect::Circles,
            _ => Dialect::Plain,
        }
    }

    /// What a character stands for here, if anything.
    pub(super) fn meaning(&self, symbol: char) -> Option<Meaning> {
        if let Some(digit) = symbol.to_digit(10) {
            let first = self.sensei.map_or(Color::Black, |sensei| sensei.first);
            let color = if digit % 2 == 1 { first } else { first.other() };
            return Some(Meaning::Stone(color));
        }
        if self.sensei.is_some() {
            return Some(match symbol {
                'X' | 'B' | '#' | 'Y' | 'Z' => Meaning::Stone(Color::Black),
                'O' | 'W' | '@' | 'Q' | 'P' => Meaning::Stone(Color::White),
                c if is_sensei_cell(c) => Meaning::Empty,
                _ => return None,
            });
        }
        let stone = |color, dead| {
            if dead {
                Meaning::Dead(color)
            } else {
                Meaning::Stone(color)
            }
        };
        Some(match symbol {
            'X' | 'B' | '#' | '@' | BLACK_CIRCLE => Meaning::Stone(Color::Black),
            'O' | 'W' | WHITE_CIRCLE => Meaning::Stone(Color::White),
            'x' => stone(Color::Black, self.capitals),
            'o' => stone(Color::White, self.capitals),
            'b' => stone(Color::Black, self.capitals || self.crosses),
            'w' => stone(Color::White, self.capitals || self.crosses),
            '*' if self.star_is_black => Meaning::Stone(Color::Black),
            '*' | '-' | '_' => Meaning::Empty,
            c if is_empty(c) => Meaning::Empty,
            _ => return None,
        })
    }
}
