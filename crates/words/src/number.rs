//! Numbers as they are read: a true minus sign, decimals or quarters of a stone.

use alloc::string::{String, ToString};

use zilu_rules::Amount;

use crate::Words;

const MINUS: char = '\u{2212}';

/// An amount with a decimal point.
pub(crate) fn push(out: &mut String, amount: Amount) {
    if amount < Amount::ZERO {
        out.push(MINUS);
    }
    out.push_str(&amount.abs().to_string());
}

impl Words {
    /// An amount with a decimal point: `7.5`, `−1`.
    #[must_use]
    pub fn amount(self, amount: Amount) -> String {
        let mut out = String::new();
        push(&mut out, amount);
        out
    }

    /// An amount with its sign: `+1`, `−0.5`, `0`.
    #[must_use]
    pub fn margin(self, amount: Amount) -> String {
        let mut out = String::new();
        if amount > Amount::ZERO {
            out.push('+');
        }
        push(&mut out, amount);
        out
    }

    /// An amount as stones are told: `184½`, `−½`, `0`.
    #[must_use]
    pub fn stones(self, amount: Amount) -> String {
        eighths(amount.as_quarters().saturating_mul(2))
    }

    /// Points told in 子, two points each: 5.5 points are `2¾`.
    #[must_use]
    pub fn zi(self, points: Amount) -> String {
        eighths(points.as_quarters())
    }
}

/// A number of eighths: quarters as fractions, what is finer with a decimal point.
fn eighths(n: i32) -> String {
    let size = n.unsigned_abs();
    let fraction = match size % 8 {
        0 => "",
        2 => "¼",
        4 => "½",
        6 => "¾",
        1 => ".125",
        3 => ".375",
        5 => ".625",
        _ => ".875",
    };
    let mut out = String::new();
    if n < 0 {
        out.push(MINUS);
    }
    // "½", but "0.125" and "0".
    if size >= 8 || size % 2 == 1 || size == 0 {
        out.push_str(&(size / 8).to_string());
    }
    out.push_str(fraction);
    out
}
