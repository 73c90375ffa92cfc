//! From bytes to text.
//!
//! Which encoding it is, is judged by the bytes themselves; what the file says of itself
//! counts, but files err. The tables of the larger encodings come from outside (see
//! [`Decode`]): a browser has them already.

mod common;
mod escape;
mod evidence;
#[cfg(feature = "encoding_rs")]
mod native;

use std::borrow::Cow;

use crate::place::Places;
use crate::{Encoding, FileOddity, OddityKind, Place};

/// Turns bytes of a known encoding into text.
pub trait Decode {
    /// The text, with U+FFFD for what cannot be read, without a byte order mark; `None`
    /// where this decoder has no table for the encoding.
    ///
    /// UTF-8, UTF-16 and Latin-1 are never asked for.
    fn decode(&self, encoding: Encoding, bytes: &[u8]) -> Option<String>;
}

/// A decoder without tables: UTF-8, UTF-16 and Latin-1 only.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTables;

impl Decode for NoTables {
    fn decode(&self, _: Encoding, _: &[u8]) -> Option<String> {
        None
    }
}

#[cfg(feature = "encoding_rs")]
pub use native::Tables;

/// How an encoding was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// It was text already.
    Text,
    /// Nothing but ASCII.
    Ascii,
    /// A byte order mark, or the zero bytes or escapes that no other encoding has.
    Mark,
    /// The bytes are what the file says they are.
    Declared,
    /// Of all encodings the bytes make most sense in this one.
    Bytes,
    /// A person chose it.
    Chosen,
}

impl Evidence {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Ascii => "ascii",
            Self::Mark => "mark",
            Self::Declared => "declared",
            Self::Bytes => "bytes",
            Self::Chosen => "chosen",
        }
    }
}

/// The decoder that this build has: the tables of `encoding_rs` with the feature of that
/// name, else none.
#[must_use]
pub fn decoder() -> &'static dyn Decode {
    #[cfg(feature = "encoding_rs")]
    return &Tables;
    #[cfg(not(feature = "encoding_rs"))]
    return &NoTables;
}

/// A text and how it was decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text.
    pub text: String,
    /// The encoding of the bytes.
    pub encoding: Encoding,
    /// How it was found.
    pub evidence: Evidence,
    /// The encoding that the file names (`CA`), as written.
    pub declared: Option<String>,
    /// Where in the text the first replaced byte stands.
    pub replaced: Option<usize>,
}

impl Decoded {
    /// A text that is decoded already, such as a pasted one. What it says of its own
    /// encoding means nothing any more.
    #[must_use]
    pub fn from_text(text: String) -> Self {
        let text = match text.strip_prefix('\u{FEFF}') {
            Some(rest) => rest.to_owned(),
            None => text,
        };
        Self {
            text,
            encoding: Encoding::Utf8,
            evidence: Evidence::Text,
            declared: None,
            replaced: None,
        }
    }

    /// The name that the file gives its encoding, where another one was used.
    #[must_use]
    pub fn contradicted(&self) -> Option<&str> {
        let declared = self.declared.as_deref()?;
        let used = matches!(self.evidence, Evidence::Mark | Evidence::Bytes);
        let same = Encoding::from_label(declared).is_some_and(|named| {
            let utf16 = |e| matches!(e, Encoding::Utf16Le | Encoding::Utf16Be);
            named == self.encoding || utf16(named) && utf16(self.encoding)
        });
        (used && !same).then_some(declared)
    }
}

impl Decoded {
    /// What is odd about the bytes.
    pub(crate) fn oddities(&self) -> Vec<FileOddity> {
        let at = |place, kind| FileOddity {
            kind,
            place,
            turn: None,
        };
        let used = self.encoding;
        let encoding = match self.contradicted() {
            Some(declared) => {
                let declared = declared.to_owned();
                Some(OddityKind::EncodingContradicted { declared, used })
            }
            None if self.evidence == Evidence::Bytes && used != Encoding::Utf8 => {
                Some(OddityKind::EncodingGuessed { used })
            }
            None => None,
        };
        let replaced = self.replaced.map(|offset| {
            let place = Places::new(&self.text).at(offset);
            at(place, OddityKind::InvalidText)
        });
        let encoding = encoding.map(|kind| at(Place::START, kind));
        encoding.into_iter().chain(replaced).collect()
    }
}

/// Decodes bytes in the encoding that they are most likely in, or in the chosen one.
///
/// Where the decoder lacks a table for it, the bytes that are not ASCII are replaced.
#[must_use]
pub fn decode(bytes: &[u8], decoder: &dyn Decode, chosen: Option<Encoding>) -> Decoded {
    let declared = declared(bytes);
    let (encoding, evidence) = match chosen {
        Some(encoding) => (encoding, Evidence::Chosen),
        None => detect(bytes, declared.as_deref(), decoder),
    };
    let plain = escape::undo(encoding, bytes).map_or(Cow::Borrowed(bytes), Cow::Owned);
    let (text, replaced) = decode_as(encoding, &plain, decoder);
    Decoded {
        text,
        encoding,
        evidence,
        declared,
        replaced,
    }
}

/// The encoding that bytes are most likely in.
fn detect(bytes: &[u8], declared: Option<&str>, decoder: &dyn Decode) -> (Encoding, Evidence) {
    for (mark, encoding) in [
        (&b"\xEF\xBB\xBF"[..], Encoding::Utf8),
        (b"\xFF\xFE", Encoding::Utf16Le),
        (b"\xFE\xFF", Encoding::Utf16Be),
        (b"\x84\x31\x95\x33", Encoding::Gb18030),
    ] {
        if bytes.starts_with(mark) {
            return (encoding, Evidence::Mark);
        }
    }
    if let Some(encoding) = evidence::wide(bytes) {
        return (encoding, Evidence::Mark);
    }
    let named = declared.and_then(Encoding::from_label);
    let Some(first) = bytes.iter().position(|b| !b.is_ascii()) else {
        return if evidence::shifts(bytes) {
            (Encoding::Iso2022Jp, Evidence::Mark)
        } else {
            (Encoding::Utf8, Evidence::Ascii)
        };
    };
    let found = evidence::likeliest(bytes, first, named, |encoding, sample| {
        decode_as(encoding, sample, decoder).0
    });
    if named == Some(found) {
        (found, Evidence::Declared)
    } else {
        (found, Evidence::Bytes)
    }
}

/// Decodes, and tells where the first replaced byte stands in the text.
fn decode_as(encoding: Encoding, bytes: &[u8], decoder: &dyn Decode) -> (String, Option<usize>) {
    let first_replaced = |text: &str| text.find('\u{FFFD}');
    match encoding {
        Encoding::Utf8 => {
            let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
            let replaced = str::from_utf8(bytes).err().map(|e| e.valid_up_to());
            (String::from_utf8_lossy(bytes).into_owned(), replaced)
        }
        Encoding::Utf16Le => utf16(bytes, u16::from_le_bytes),
        Encoding::Utf16Be => utf16(bytes, u16::from_be_bytes),
        Encoding::Latin1 => (bytes.iter().copied().map(latin1).collect(), None),
        _ => {
            let text = decoder.decode(encoding, bytes).unwrap_or_else(|| {
                let plain = |&b: &u8| {
                    if b.is_ascii() {
                        char::from(b)
                    } else {
                        '\u{FFFD}'
                    }
                };
                bytes.iter().map(plain).collect()
            });
            let replaced = first_replaced(&text);
            (text, replaced)
        }
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> (String, Option<usize>) {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|&pair| unit(pair));
    let mut text = String::with_capacity(bytes.len() / 2);
    let mut replaced = None;
    for (i, c) in char::decode_utf16(units).enumerate() {
        match c {
            Ok('\u{FEFF}') if i == 0 => {}
            Ok(c) => text.push(c),
            Err(_) => {
                replaced.get_or_insert(text.len());
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
    }
    // Half a character at the very end.
    if !rest.is_empty() && rest != b"\n" && rest != b"\0" {
        replaced.get_or_insert(text.len());
        text.push(char::REPLACEMENT_CHARACTER);
    }
    (text, replaced)
}

/// Whether a text has more control characters than any text has.
pub(crate) fn is_binary(text: &str) -> bool {
    let control = |b: &u8| match b {
        b'\t'..=b'\r' | 0x1A | 0x1B => false,
        b => b.is_ascii_control(),
    };
    text.bytes().filter(|b| control(b)).count() * 50 > text.len()
}

/// The characters that Windows has from 80 to 9F (WHATWG Encoding Standard, index
/// windows-1252).
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn latin1(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The value of the first `CA` property, as far as bytes tell before they are decoded.
fn declared(bytes: &[u8]) -> Option<String> {
    // Of UTF-16 text every second byte is enough for this.
    let narrow: Cow<[u8]> = if evidence::wide(bytes).is_some() || bytes.starts_with(b"\xFF\xFE") {
        let head = bytes.iter().take(4096);
        Cow::Owned(head.copied().filter(|&b| b != 0).collect())
    } else {
        Cow::Borrowed(bytes)
    };
    let mut rest: &[u8] = &narrow;
    let mut before = b' ';
    loop {
        let at = rest.iter().position(|&b| b == b'C')?;
        if at > 0 {
            before = rest[at - 1];
        }
        let found = &rest[at..];
        if let Some(value) = found.strip_prefix(b"CA[")
            && (matches!(before, b';' | b']' | b'(') || before.is_ascii_whitespace())
        {
            let value = value.split(|&b| b == b']').next()?;
            let value = value.get(..40).unwrap_or(value);
            let value = String::from_utf8_lossy(value).trim().to_owned();
            return (!value.is_empty()).then_some(value);
        }
        before = b'C';
        rest = &found[1..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declared_encoding_is_found_wherever_it_stands() {
        for (text, expected) in [
            ("(;CA[UTF-8]SZ[9])", Some("UTF-8")),
            ("(;SZ[9]\n CA[ gb2312 ])", Some("gb2312")),
            ("(;SZ[9];B[ee]CA[Big5])", Some("Big5")),
            ("(;CCA[x]SZ[9])", None),
            ("(;CA[])", None),
            ("CA", None),
        ] {
            assert_eq!(declared(text.as_bytes()).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn utf_16_of_both_orders_with_and_without_a_mark() {
        let text = "(;GM[1]SZ[9]PB[時越]CA[UTF-16];B[ee])";
        let units = |mark: bool| {
            let mark = mark.then_some('\u{FEFF}');
            let text: String = mark.into_iter().chain(text.chars()).collect();
            text.encode_utf16().collect::<Vec<_>>()
        };
        for mark in [true, false] {
            let le: Vec<u8> = units(mark).iter().flat_map(|u| u.to_le_bytes()).collect();
            let be: Vec<u8> = units(mark).iter().flat_map(|u| u.to_be_bytes()).collect();
            for (bytes, encoding) in [(le, Encoding::Utf16Le), (be, Encoding::Utf16Be)] {
                let decoded = decode(&bytes, &NoTables, None);
                assert_eq!((decoded.text.as_str(), decoded.encoding), (text, encoding));
                assert_eq!(decoded.contradicted(), None);
            }
        }
    }

    #[test]
    fn what_no_table_is_there_for_is_replaced() {
        let decoded = decode(b"(;C[\xBC\xD7\xB7\xBD])", &NoTables, Some(Encoding::Big5));
        assert_eq!(decoded.text, "(;C[\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}])");
        assert_eq!(decoded.replaced, Some(4));
    }
}
