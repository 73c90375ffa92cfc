//! Texts in many encodings.

use encoding_rs::Encoding as Table;
use zilu_formats::Encoding;

const TEXTS: &str = include_str!("../data/encodings.txt");

/// The texts with each of their encodings.
///
/// # Panics
/// If the file is not well formed.
pub fn texts() -> impl Iterator<Item = (Encoding, &'static str)> {
    let lines = TEXTS
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines.flat_map(|line| {
        let (encodings, text) = line.split_once(": ").expect("encodings: text");
        let known = |id: &str| Encoding::from_label(id).expect("an encoding");
        encodings.split(' ').map(move |id| (known(id), text))
    })
}

/// A text in an encoding, if it can be written in it.
#[must_use]
pub fn try_bytes(encoding: Encoding, text: &str) -> Option<Vec<u8>> {
    let table = Table::for_label(encoding.id().as_bytes()).expect("a table");
    let (bytes, _, lost) = table.encode(text);
    (!lost).then(|| bytes.into_owned())
}

/// A text in an encoding.
///
/// # Panics
/// If it cannot be written in it.
#[must_use]
pub fn bytes(encoding: Encoding, text: &str) -> Vec<u8> {
    try_bytes(encoding, text).unwrap_or_else(|| panic!("no {text} in {encoding}"))
}

/// A record with a text as the name of Black, and what it says of its encoding.
#[must_use]
pub fn record(ca: &str, text: &str) -> String {
    format!("(;GM[1]FF[4]{ca}SZ[9]PB[{text}]PW[x];B[ee];W[cc])")
}
