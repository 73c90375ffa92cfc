//! Coordinates: the numbers beside the rows, the letters above and below them.

use zilu_rules::{Size, column_letters};

use super::alphabet::is_cell;
use super::line::{Cell, is_blank};

/// A number at an end of a row.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) number: u32,
    /// The points it stands for if it is no coordinate.
    pub(super) cells: Vec<Cell>,
}

/// Takes a number off the start of a line.
pub(super) fn take_label(symbols: &[Cell]) -> (Option<Label>, &[Cell]) {
    let end = symbols.iter().take_while(|c| is_numeral(c.symbol)).count();
    let (number, rest) = symbols.split_at(end);
    match label(number) {
        Some(label) => (Some(label), rest),
        None => (None, symbols),
    }
}

/// Takes a number off the end of a line.
pub(super) fn take_last_label(symbols: &[Cell]) -> (Option<Label>, &[Cell]) {
    let count = symbols
        .iter()
        .rev()
        .take_while(|c| is_numeral(c.symbol))
        .count();
    let (rest, number) = symbols.split_at(symbols.len() - count);
    match label(number) {
        Some(label) => (Some(label), rest),
        None => (None, symbols),
    }
}

fn label(symbols: &[Cell]) -> Option<Label> {
    let text: String = symbols.iter().map(|c| c.symbol).collect();
    Some(Label {
        number: read_numeral(&text).filter(|n| *n < 100)?,
        cells: symbols
            .iter()
            .filter(|c| is_cell(c.symbol))
            .copied()
            .collect(),
    })
}

const CHINESE_DIGITS: [char; 10] = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

fn is_numeral(c: char) -> bool {
    c.is_ascii_digit() || CHINESE_DIGITS.contains(&c)
}

/// Reads `12` or `十二`.
fn read_numeral(text: &str) -> Option<u32> {
    let ones = |c: char| {
        let n = CHINESE_DIGITS.iter().position(|d| *d == c)?;
        u32::try_from(n).ok().filter(|n| *n > 0)
    };
    let mut chars = text.chars();
    match (chars.next()?, chars.next(), chars.next(), chars.next()) {
        (first, ..) if first.is_ascii_digit() => text.parse().ok(),
        ('十', None, ..) => Some(10),
        ('十', Some(n), None, _) => Some(10 + ones(n)?),
        (n, None, ..) => ones(n),
        (tens, Some('十'), None, _) => Some(10 * ones(tens)?),
        (tens, Some('十'), Some(n), None) => Some(10 * ones(tens)? + ones(n)?),
        _ => None,
    }
}

/// A number below 100 in Chinese.
fn chinese(number: u32) -> String {
    let digit = |n: u32| CHINESE_DIGITS.get(n as usize).copied();
    let (tens, ones) = (number / 10, number % 10);
    let mut text = String::new();
    if tens > 1 {
        text.extend(digit(tens));
    }
    if tens > 0 {
        text.push('十');
    }
    if ones > 0 {
        text.extend(digit(ones));
    }
    text
}

/// Whether a line is the coordinates above or below a board: `A B C …`, with or without
/// I, or `1 2 3 …`, or `一 二 三 …`.
pub(super) fn is_columns(symbols: &[Cell]) -> bool {
    let text: String = symbols
        .iter()
        .map(|c| c.symbol)
        .filter(|c| !matches!(c, ' ' | '│'))
        .collect();
    let capitals = text.to_ascii_uppercase();
    if text.starts_with(['A', 'a']) {
        let same_case = text == capitals || text == text.to_ascii_lowercase();
        let without_i = |n: u8| {
            let (letters, length) = column_letters(n);
            letters
                .iter()
                .take(length)
                .copied()
                .map(char::from)
                .collect()
        };
        let with_i = |n: u8| char::from(b'A' + n % 26).to_string();
        return same_case && (counts(&capitals, without_i) || counts(&capitals, with_i));
    }
    text.chars().count() >= 2
        && (counts(&text, |n| (n + 1).to_string())
            || counts(&text, |n| ((n + 1) % 10).to_string())
            || counts(&text, |n| chinese(u32::from(n) + 1)))
}

/// Whether a text is the names of columns 0, 1, 2 … one after the other.
fn counts(mut text: &str, name: impl Fn(u8) -> String) -> bool {
    for column in 0..Size::MAX {
        match text.strip_prefix(name(column).as_str()) {
            Some("") => return true,
            Some(rest) => text = rest,
            None => return false,
        }
    }
    false
}

/// Cuts what follows the second coordinate of a row, where programs print other things.
pub(super) fn cut_after_label(symbols: &[Cell]) -> Option<&[Cell]> {
    let (left, rest) = take_label(symbols);
    let number = left?.number;
    let unknown = rest
        .iter()
        .position(|c| !is_cell(c.symbol) && !is_blank(c.symbol))?;
    let before = symbols.len() - rest.len();
    let mut cut = None;
    for i in 1..unknown {
        let (label, after) = match (rest.get(i - 1), rest.get(i..)) {
            (Some(blank), Some(from)) if blank.symbol == ' ' => take_label(from),
            _ => continue,
        };
        if label.is_some_and(|l| l.number == number)
            && after.first().is_some_and(|c| c.symbol == ' ')
        {
            cut = symbols.get(..before + rest.len() - after.len());
        }
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numerals_are_read_as_they_are_written() {
        for n in 1..100 {
            assert_eq!(read_numeral(&chinese(n)), Some(n));
            assert_eq!(read_numeral(&n.to_string()), Some(n));
        }
        for text in ["", "十十", "一一", "二十十", "1十"] {
            assert_eq!(read_numeral(text), None, "{text}");
        }
    }
}
