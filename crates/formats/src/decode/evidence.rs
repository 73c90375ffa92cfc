//! Which encoding bytes are in, by the bytes.
//!
//! Each encoding gives every character a weight: a hundred times the natural logarithm
//! of how often a text in it would have this very character, by the block of its code
//! table. The blocks are those of the standards (GB 2312 levels 1 and 2, Big5 levels 1
//! and 2, JIS X 0208 rows, KS X 1001 rows); common characters weigh more. The heaviest
//! reading wins, so that a few characters are enough.

use super::common::common;
use crate::Encoding;

/// Bytes that are weighed, from the first one that is not ASCII.
const SAMPLE: usize = 1 << 13;

const WEIGHED: [Encoding; 7] = [
    Encoding::Utf8,
    Encoding::Gb18030,
    Encoding::Big5,
    Encoding::ShiftJis,
    Encoding::EucJp,
    Encoding::EucKr,
    Encoding::Latin1,
];

/// Bytes that no text in this encoding has.
const WRONG: i64 = -3000;
/// Characters that hardly any text has.
const RARE: i64 = -1800;
/// What a common character weighs more than others of its block.
const COMMON: i64 = 270;
/// An ASCII byte explained as the second one of a character.
const EXPLAINED: i64 = 300;

/// An Asian character right after a small Latin letter.
const MIXED: i64 = -400;

const fn asian(encoding: Encoding) -> bool {
    !matches!(encoding, Encoding::Utf8 | Encoding::Latin1)
}

/// UTF-16 without a mark: every second byte of the punctuation is zero.
pub(super) fn wide(bytes: &[u8]) -> Option<Encoding> {
    let head = bytes.get(..1024.min(bytes.len()) & !1)?;
    let (pairs, _) = head.as_chunks::<2>();
    let ascii = |b: u8| matches!(b, b'\t' | b'\n' | b'\r' | b' '..=b'~');
    let count = |test: fn(u8, u8) -> bool| pairs.iter().filter(|[a, b]| test(*a, *b)).count();
    let le = pairs.iter().filter(|[a, b]| ascii(*a) && *b == 0).count();
    let be = pairs.iter().filter(|[a, b]| *a == 0 && ascii(*b)).count();
    let zeros = count(|a, b| a == 0 && b == 0);
    let enough = |n: usize| n >= 3 && n * 3 >= pairs.len() && zeros * 8 < pairs.len().max(8);
    if enough(le) && be * 4 < le {
        Some(Encoding::Utf16Le)
    } else if enough(be) && le * 4 < be {
        Some(Encoding::Utf16Be)
    } else {
        None
    }
}

/// Whether ASCII bytes shift to Japanese by escape sequences (ISO-2022-JP).
pub(super) fn shifts(bytes: &[u8]) -> bool {
    bytes
        .windows(3)
        .any(|three| matches!(three, b"\x1B$B" | b"\x1B$@" | b"\x1B$("))
}

/// The encoding in which bytes make most sense. The first byte that is not ASCII is at
/// `first`; `named` is the encoding that the file names.
pub(super) fn likeliest(
    bytes: &[u8],
    first: usize,
    named: Option<Encoding>,
    decode: impl Fn(Encoding, &[u8]) -> String,
) -> Encoding {
    // One ASCII byte more, for the letter before an accented one.
    let start = first.saturating_sub(1);
    let sample = bytes.get(start..).unwrap_or_default();
    let sample = sample.get(..SAMPLE).unwrap_or(sample);
    let weigh = |encoding: Encoding| {
        let usual = common(encoding);
        let common = if usual.is_empty() {
            0
        } else {
            let text = decode(encoding, sample);
            let common = text.chars().filter(|c| !c.is_ascii() && usual.contains(*c));
            common.count() as i64 * COMMON
        };
        let prior = match encoding {
            Encoding::Utf8 | Encoding::Gb18030 => 200,
            _ => 0,
        };
        let named = match named {
            // Many programs write these names whatever they write otherwise.
            Some(Encoding::Latin1 | Encoding::Utf8) if named == Some(encoding) => 400,
            Some(named) if named == encoding => 700,
            _ => 0,
        };
        weight(encoding, sample) + common + prior + named
    };
    // Of equals the first one wins.
    let mut best = (i64::MIN, Encoding::Utf8);
    for encoding in WEIGHED {
        let weight = weigh(encoding);
        if weight > best.0 {
            best = (weight, encoding);
        }
    }
    best.1
}

fn weight(encoding: Encoding, sample: &[u8]) -> i64 {
    let (mut sum, mut at) = (0, 0);
    while let Some(&byte) = sample.get(at) {
        if byte.is_ascii() {
            at += 1;
            continue;
        }
        let rest = sample.get(at..).unwrap_or_default();
        let (length, weight) = match encoding {
            Encoding::Utf8 => utf8(rest),
            Encoding::Gb18030 => gb18030(rest),
            Encoding::Big5 => pair(rest, |a, b| match (a, b) {
                (_, 0x00..=0x3F | 0x7F..=0xA0 | 0xFF) => WRONG,
                (0xA1..=0xA3, _) => -810,
                (0xA4..=0xC5, _) | (0xC6, 0x40..=0x7E) => -950,
                (0xC9..=0xF9, _) => -1350,
                (0x81..=0xFE, _) => RARE,
                _ => WRONG,
            }),
            Encoding::ShiftJis => match byte {
                // Half-width katakana are one byte.
                0xA1..=0xDF => (1, -1000),
                _ => pair(rest, |a, b| match (a, b) {
                    (_, 0x00..=0x3F | 0x7F | 0xFD..=0xFF) => WRONG,
                    (0x81, _) => -700,
                    (0x82, 0x9F..=0xF1) => -520,
                    (0x82, 0x4F..=0x9A) => -800,
                    (0x83, 0x40..=0x96) => -660,
                    (0x83 | 0x84, _) => -1200,
                    (0x88, 0x9F..) | (0x89..=0x97, _) | (0x98, 0x40..=0x72) => -1000,
                    (0x98..=0x9F | 0xE0..=0xEA, _) => -1340,
                    (0x87 | 0xED | 0xEE | 0xFA..=0xFC, _) => -1500,
                    _ => WRONG,
                }),
            },
            Encoding::EucJp => match byte {
                0x8E => (2, -1200),
                0x8F => (3, RARE),
                _ => pair(rest, |a, b| match (a, b) {
                    (_, 0x00..=0xA0 | 0xFF) => WRONG,
                    (0xA1, _) => -700,
                    (0xA3, _) => -800,
                    (0xA4, 0xA1..=0xF3) => -520,
                    (0xA5, 0xA1..=0xF6) => -660,
                    (0xB0..=0xCF, _) => -1000,
                    (0xD0..=0xF4, _) => -1340,
                    (0xA2 | 0xA6..=0xA8, _) => -1200,
                    (0xAD | 0xF9..=0xFC, _) => -1500,
                    _ => WRONG,
                }),
            },
            Encoding::EucKr => pair(rest, |a, b| match (a, b) {
                (_, 0x00..=0x40 | 0x5B..=0x60 | 0x7B..=0x80 | 0xFF) => WRONG,
                (0xB0..=0xC8, 0xA1..) => -880,
                (0xA1 | 0xA3, 0xA1..) => -770,
                (0xA2 | 0xA4..=0xAC, 0xA1..) => -1250,
                (0xCA..=0xFD, 0xA1..) => -1240,
                (0x81..=0xA0, _) | (0xA1..=0xC6, ..0xA1) => -1440,
                _ => WRONG,
            }),
            _ => {
                let before = at.checked_sub(1).and_then(|i| sample.get(i));
                (1, western(byte, before.copied(), rest.get(1).copied()))
            }
        };
        let before = at.checked_sub(1).and_then(|i| sample.get(i));
        let mixed = before.is_some_and(u8::is_ascii_lowercase) && asian(encoding);
        sum += if mixed { weight + MIXED } else { weight };
        at += length;
    }
    sum
}

/// A character of two bytes; with a wrong second byte only the first is passed over.
fn pair(rest: &[u8], weigh: impl Fn(u8, u8) -> i64) -> (usize, i64) {
    match *rest {
        [a, b, ..] => match weigh(a, b) {
            WRONG => (1, WRONG),
            // More likely the end of a value.
            weight if b == b']' => (2, weight + MIXED),
            weight if b.is_ascii() => (2, weight + EXPLAINED),
            weight => (2, weight),
        },
        // The sample ends here.
        _ => (1, 0),
    }
}

fn gb18030(rest: &[u8]) -> (usize, i64) {
    if let [0x81..=0xFE, 0x30..=0x39, third, fourth, ..] = *rest {
        let whole = matches!(third, 0x81..=0xFE) && matches!(fourth, 0x30..=0x39);
        return if whole { (4, RARE) } else { (1, WRONG) };
    }
    pair(rest, |a, b| match (a, b) {
        (_, 0x00..=0x3F | 0x7F | 0xFF) | (0x80 | 0xFF, _) => WRONG,
        (0xA1, 0xA1..) => -670,
        (0xA3, 0xA1..) => -750,
        (0xA2, 0xA1..) => -1000,
        (0xA4..=0xA9, 0xA1..) => -1200,
        (0xAA..=0xAF | 0xF8..=0xFE, 0xA1..) | (0xA1..=0xA7, _) => -2000,
        (0xD7, 0xFA..) => -2000,
        (0xB0..=0xD7, 0xA1..) => -930,
        (0xD8..=0xF7, 0xA1..) => -1220,
        _ => -1500,
    })
}

fn utf8(rest: &[u8]) -> (usize, i64) {
    let length = match rest.first() {
        Some(0xC2..=0xDF) => 2,
        Some(0xE0..=0xEF) => 3,
        Some(0xF0..=0xF4) => 4,
        _ => return (1, -2500),
    };
    let Some(whole) = rest.get(..length) else {
        return (rest.len(), 0);
    };
    if str::from_utf8(whole).is_err() {
        return (1, -2500);
    }
    let weight = match *whole {
        [0xC3, _] => -450,
        [0xC4 | 0xC5 | 0xD0 | 0xD1, _] => -600,
        [0xC2, _] => -800,
        [0xCE | 0xCF, _] => -700,
        [_, _] => -1200,
        [_, _, _] => -800,
        _ => -1200,
    };
    (length, weight)
}

fn western(byte: u8, before: Option<u8>, after: Option<u8>) -> i64 {
    let letter = |b: Option<u8>| b.is_some_and(|b| b.is_ascii_alphabetic());
    let high = |b: Option<u8>| b.is_some_and(|b| !b.is_ascii());
    let weight = match byte {
        0x81 | 0x8D | 0x8F | 0x90 | 0x9D => -2500,
        0x85 | 0x91..=0x94 | 0x96 | 0x97 => -800,
        0x80..=0x9F => -1300,
        0xA1 | 0xAA | 0xAB | 0xB0 | 0xB4 | 0xB7 | 0xBA | 0xBB | 0xBD | 0xBF => -800,
        0xA0..=0xBF | 0xD7 | 0xF7 => -1100,
        _ if high(before) => -1000,
        _ if !letter(before) && !letter(after) => -900,
        0xC0..=0xDE => -650,
        _ => -420,
    };
    if high(before) && high(after) {
        weight - 300
    } else {
        weight
    }
}
