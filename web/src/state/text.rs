//! Small pieces of the text in which the state is kept: a line is a key and its words.

use zilu_rules::{Amount, BySide, Color};

/// A text on one line.
pub fn escape(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('\n', "\\n")
        .replace('\r', "\\r")
}

/// The text that was escaped.
pub fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                other => other.unwrap_or('\\'),
            },
            c => c,
        });
    }
    out
}

/// A number, or `-` where it is not known.
pub fn number(n: Option<u32>) -> String {
    n.map_or_else(|| "-".to_owned(), |n| n.to_string())
}

/// A number for each side.
pub fn numbers(n: BySide<Option<u32>>) -> String {
    format!("{} {}", number(n.black), number(n.white))
}

/// The number in a word; `Some(None)` where it is not known.
#[expect(
    clippy::option_option,
    reason = "not readable, and not known, are different"
)]
pub fn read_number(word: &str) -> Option<Option<u32>> {
    if word == "-" {
        Some(None)
    } else {
        word.parse().ok().map(Some)
    }
}

/// The numbers of both sides.
pub fn read_numbers(words: &str) -> Option<BySide<Option<u32>>> {
    let (black, white) = words.split_once(' ')?;
    Some(BySide::new(read_number(black)?, read_number(white)?))
}

/// A side by its id.
pub fn read_color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.id() == word)
}

/// An amount.
pub fn read_amount(word: &str) -> Option<Amount> {
    Amount::parse(word).ok()
}
