//! Komi as people write it.

use zilu_rules::{Amount, AmountError};

/// A komi that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Komi {
    pub(super) amount: Amount,
    /// Whether the text is just this number.
    pub(super) plain: bool,
}

/// Reads `6.5`, `6,5`, `6½`, `6 1/2`, `６．５`, `黑贴6.5目`. One number only; what it
/// is a number of stays open. `None` when there is no such number.
pub(super) fn read_komi(text: &str) -> Option<Komi> {
    let text = text.trim();
    match Amount::parse(text) {
        Ok(amount) => {
            return Some(Komi {
                amount,
                plain: true,
            });
        }
        Err(AmountError::OutOfRange) => return None,
        Err(_) => {}
    }
    let text: String = text.chars().map(half_width).collect();
    let is_digit = |c: char| c.is_ascii_digit();
    let first = text.find(|c: char| is_digit(c) || quarters(c) > 0)?;
    let (before, rest) = text.split_at(first);
    let dot = before.ends_with(['.', ',']);
    let before = before.strip_suffix(['.', ',']).unwrap_or(before);
    let negative = before.ends_with(['-', '−', '–']);
    let end = rest
        .find(|c: char| !is_digit(c) && c != '.')
        .unwrap_or(rest.len());
    let (number, after) = rest.split_at(end);
    let number = if dot {
        format!(".{number}")
    } else {
        number.to_owned()
    };
    let size = match Amount::parse(&number) {
        Ok(amount) | Err(AmountError::NotAQuarter { nearest: amount }) => amount,
        Err(AmountError::NotANumber) if number.is_empty() => Amount::ZERO,
        Err(_) => return None,
    };
    let (fraction, unit) = read_fraction(after.trim_start());
    if unit.contains(is_digit) || unit.contains(|c| quarters(c) > 0) {
        return None;
    }
    let size = size + fraction;
    Some(Komi {
        amount: if negative { -size } else { size },
        plain: false,
    })
}

/// A fraction at the start of a text, and what follows it.
fn read_fraction(text: &str) -> (Amount, &str) {
    for (written, amount) in [("1/2", 2), ("1/4", 1), ("3/4", 3)] {
        if let Some(rest) = text.strip_prefix(written) {
            return (Amount::quarters(amount), rest);
        }
    }
    let amount = text.chars().next().map_or(0, quarters);
    let rest = if amount > 0 {
        &text['½'.len_utf8()..]
    } else {
        text
    };
    (Amount::quarters(amount), rest)
}

const fn quarters(c: char) -> i32 {
    match c {
        '¼' => 1,
        '½' => 2,
        '¾' => 3,
        _ => 0,
    }
}

/// Full-width digits as ASCII, and the comma of half Europe as a point.
fn half_width(c: char) -> char {
    match c {
        '０'..='９' => char::from(b'0' + (c as u32 - '０' as u32) as u8),
        ',' | '，' | '．' => '.',
        '＋' => '+',
        '－' => '-',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn komi_in_all_its_spellings() {
        for (text, quarters, plain) in [
            ("6.5", 26, true),
            (" 7.50 ", 30, true),
            ("-5.5", -22, true),
            ("375", 1500, true),
            ("3.75", 15, true),
            ("0", 0, true),
            ("6,5", 26, false),
            ("6.5目", 26, false),
            ("黑贴3¾子", 15, false),
            ("6½", 26, false),
            ("½", 2, false),
            ("5 1/2", 22, false),
            ("−5", -20, false),
            ("６．５", 26, false),
            (",5", 2, false),
            ("6.3", 25, false),
        ] {
            let amount = Amount::quarters(quarters);
            assert_eq!(read_komi(text), Some(Komi { amount, plain }), "{text}");
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
            assert_eq!(read_komi(text), None, "{text}");
        }
    }
}
