//! Amounts as people write them.

use zilu_rules::{Amount, AmountError};

/// An amount that was read out of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Written {
    /// In points; 子 (zi) are two points each, as Chinese counting has them.
    pub(super) points: Amount,
    /// Whether the text says 子.
    pub(super) zi: bool,
    /// Whether the text is this number and nothing else.
    pub(super) plain: bool,
    /// Whether the number is no quarter; the nearest one was taken.
    pub(super) rounded: bool,
}

/// Reads `6.5`, `6,5`, `6½`, `6 1/2`, `６．５`, `黑贴6.5目`, `2又3/4子`, `一目半`. One
/// number only; `None` when there is no such number.
pub(super) fn read_amount(text: &str) -> Option<Written> {
    let text = text.trim();
    match Amount::parse(text) {
        Ok(points) => {
            return Some(Written {
                points,
                zi: false,
                plain: true,
                rounded: false,
            });
        }
        Err(AmountError::OutOfRange) => return None,
        Err(_) => {}
    }
    let text: String = text.chars().map(half_width).collect();
    let text = chinese_fractions(&text);
    let first = text.find(|c: char| is_digit(c) || quarters(c) > 0 || numeral(c).is_some())?;
    let (before, rest) = text.split_at(first);
    let half_before = before.ends_with('半');
    let dot = before.ends_with('.');
    let before = before.strip_suffix('.').unwrap_or(before);
    let negative = before.ends_with(['-', '−', '–']);
    let (size, rounded, after) = read_number(rest, dot)?;
    let (fraction, unit) = read_fraction(after, size);
    let size = fraction.map_or(size, |(whole, part)| whole + part);
    if half_before || unit.contains(|c| is_digit(c) || quarters(c) > 0) {
        return None;
    }
    let zi = unit.starts_with('子');
    // One and a half as 一目半, 2집반; half a point alone as 半目 or 반집.
    let half = unit.contains(['半', '반']);
    let size = if half { size + Amount::halves(1) } else { size };
    let points = if zi { size + size } else { size };
    Some(Written {
        points: if negative { -points } else { points },
        zi,
        plain: false,
        rounded,
    })
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}

/// The number at the start of a text: whether it was rounded, and what follows it.
fn read_number(text: &str, dot: bool) -> Option<(Amount, bool, &str)> {
    if text.starts_with(|c| numeral(c).is_some()) {
        let (number, rest) = read_numerals(text);
        return Some((Amount::points(number), false, rest.trim_start()));
    }
    let end = text
        .find(|c: char| !is_digit(c) && c != '.')
        .unwrap_or(text.len());
    let (number, after) = text.split_at(end);
    let number = if dot {
        format!(".{number}")
    } else {
        number.trim_end_matches('.').to_owned()
    };
    let (size, rounded) = match Amount::parse(&number) {
        Ok(amount) => (amount, false),
        Err(AmountError::NotAQuarter { nearest }) => (nearest, true),
        Err(AmountError::NotANumber) if number.is_empty() => (Amount::ZERO, false),
        Err(_) => return None,
    };
    Some((size, rounded, after.trim_start()))
}

/// A fraction behind a number, as the whole and the part; and what follows both. A
/// number may be the upper half of the fraction itself: the 3 of `3/4`.
fn read_fraction(text: &str, size: Amount) -> (Option<(Amount, Amount)>, &str) {
    let text = text.strip_prefix('又').unwrap_or(text).trim_start();
    for (written, amount) in [("1/2", 2), ("1/4", 1), ("3/4", 3)] {
        if let Some(rest) = text.strip_prefix(written) {
            return (Some((size, Amount::quarters(amount))), rest.trim_start());
        }
    }
    for (below, parts) in [("/2", 2), ("/4", 1)] {
        let upper = size.as_quarters();
        if let Some(rest) = text.strip_prefix(below)
            && upper % 4 == 0
            && (1..4).contains(&(upper / 4))
        {
            let part = Amount::quarters(upper / 4 * parts);
            return (Some((Amount::ZERO, part)), rest.trim_start());
        }
    }
    let amount = text.chars().next().map_or(0, quarters);
    if amount > 0 {
        let part = Amount::quarters(amount);
        return (Some((size, part)), &text['½'.len_utf8()..]);
    }
    (None, text)
}

const fn quarters(c: char) -> i32 {
    match c {
        '¼' => 1,
        '½' => 2,
        '¾' => 3,
        _ => 0,
    }
}

/// `四分之三` as `3/4`.
fn chinese_fractions(text: &str) -> String {
    [
        ("四分之一", "1/4"),
        ("四分之三", "3/4"),
        ("二分之一", "1/2"),
    ]
    .iter()
    .fold(text.to_owned(), |text, (words, figures)| {
        text.replace(words, figures)
    })
}

const fn numeral(c: char) -> Option<i32> {
    Some(match c {
        '〇' | '零' => 0,
        '一' => 1,
        '二' | '两' | '兩' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '十' => 10,
        '百' => 100,
        _ => return None,
    })
}

/// Chinese numerals below a thousand at the start of a text, and what follows them.
fn read_numerals(text: &str) -> (i32, &str) {
    let (mut whole, mut digit, mut end) = (0_i32, 0_i32, text.len());
    for (at, c) in text.char_indices() {
        match numeral(c) {
            Some(unit @ (10 | 100)) => {
                whole = whole.saturating_add(digit.max(1) * unit);
                digit = 0;
            }
            Some(n) => digit = n,
            None => {
                end = at;
                break;
            }
        }
    }
    (whole.saturating_add(digit), &text[end..])
}

/// Full-width characters as ASCII, and the comma of half Europe as a point.
fn half_width(c: char) -> char {
    match c {
        '，' | '．' | ',' => '.',
        '！'..='～' => char::from(b'!' + (c as u32 - '！' as u32) as u8),
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_in_all_their_spellings() {
        for (text, quarters, plain) in [
            ("6.5", 26, true),
            (" 7.50 ", 30, true),
            ("-5.5", -22, true),
            ("375", 1500, true),
            ("3.75", 15, true),
            ("0", 0, true),
            ("6,5", 26, false),
            ("6.5目", 26, false),
            ("黑贴3¾子", 30, false),
            ("2又3/4子", 22, false),
            ("3又四分之三子", 30, false),
            ("3/4子", 6, false),
            ("1/4", 1, false),
            ("1/2", 2, false),
            ("一目半", 6, false),
            ("2집반", 10, false),
            ("十二目半", 50, false),
            ("二十目", 80, false),
            ("6½", 26, false),
            ("½", 2, false),
            ("5 1/2", 22, false),
            ("−5", -20, false),
            ("６．５", 26, false),
            (",5", 2, false),
            ("6.3", 25, false),
        ] {
            let read = read_amount(text).map(|w| (w.points, w.plain));
            assert_eq!(read, Some((Amount::quarters(quarters), plain)), "{text}");
        }
        for text in [
            "",
            "none",
            "half",
            "6-7",
            "1e9",
            "99999999999",
            "6.5.5",
            "5 1/3",
            "½½",
        ] {
            assert_eq!(read_amount(text), None, "{text}");
        }
    }
}
