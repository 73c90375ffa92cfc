//! Exact amounts of points.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// An exact number of points, held in quarters: komi 3¾子 is 7.5 points, and
/// some records write quarter points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(i32);

impl Amount {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    /// The largest size accepted from outside: far above any board, far below overflow.
    pub const LIMIT: Self = Self(1_000_000);

    /// A whole number of points.
    #[must_use]
    pub const fn points(points: i32) -> Self {
        Self(points.saturating_mul(4))
    }

    /// A number of half points: `Amount::halves(15)` is 7.5.
    #[must_use]
    pub const fn halves(halves: i32) -> Self {
        Self(halves.saturating_mul(2))
    }

    /// A number of quarter points.
    #[must_use]
    pub const fn quarters(quarters: i32) -> Self {
        Self(quarters)
    }

    /// The amount in quarter points.
    #[must_use]
    pub const fn as_quarters(self) -> i32 {
        self.0
    }

    /// The size without the sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.saturating_abs())
    }

    /// Reads a decimal number of points such as `7.5`, `-0.25`, `+6`, `.5`.
    ///
    /// # Errors
    /// [`AmountError`] when the text is no number, is out of range, or is not a
    /// multiple of a quarter (then the error carries the nearest one).
    pub fn parse(text: &str) -> Result<Self, AmountError> {
        let text = text.trim();
        let (negative, digits) = match text.as_bytes().first() {
            Some(b'-') => (true, text.get(1..).unwrap_or("")),
            Some(b'+') => (false, text.get(1..).unwrap_or("")),
            _ => (false, text),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let is_number = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
        if (whole.is_empty() && fraction.is_empty()) || !is_number(whole) || !is_number(fraction) {
            return Err(AmountError::NotANumber);
        }
        let whole: i32 = match whole.trim_start_matches('0') {
            "" => 0,
            w => w.parse().map_err(|_| AmountError::OutOfRange)?,
        };
        if whole > Self::LIMIT.0 / 4 {
            return Err(AmountError::OutOfRange);
        }
        // Hundred-thousandths are enough to tell a quarter from its neighbours.
        let mut scaled = 0_i32;
        let mut exact = true;
        for (i, digit) in fraction.bytes().enumerate() {
            if i < 5 {
                scaled = scaled * 10 + i32::from(digit - b'0');
            } else if digit != b'0' {
                exact = false;
            }
        }
        for _ in fraction.len()..5 {
            scaled *= 10;
        }
        let quarters = (scaled + 12_500) / 25_000;
        let sign = if negative { -1 } else { 1 };
        let amount = Self(sign * (whole * 4 + quarters));
        if exact && quarters * 25_000 == scaled {
            Ok(amount)
        } else {
            Err(AmountError::NotAQuarter { nearest: amount })
        }
    }
}

/// Why a text is not an [`Amount`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountError {
    /// The text is no decimal number.
    NotANumber,
    /// The number is larger than any board needs.
    OutOfRange,
    /// The number is not a multiple of ¼.
    NotAQuarter {
        /// The nearest amount that is.
        nearest: Amount,
    },
}

impl fmt::Display for AmountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANumber => f.write_str("not a number"),
            Self::OutOfRange => f.write_str("number out of range"),
            Self::NotAQuarter { nearest } => {
                write!(f, "not a multiple of a quarter point (nearest: {nearest})")
            }
        }
    }
}

impl core::error::Error for AmountError {}

impl fmt::Display for Amount {
    /// Decimal, with ASCII minus and without trailing zeros: `7.5`, `-0.25`, `3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.unsigned_abs();
        let sign = if self.0 < 0 { "-" } else { "" };
        let fraction = match size % 4 {
            1 => ".25",
            2 => ".5",
            3 => ".75",
            _ => "",
        };
        write!(f, "{sign}{}{fraction}", size / 4)
    }
}

impl Add for Amount {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Amount {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Amount {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl Mul<i32> for Amount {
    type Output = Self;
    fn mul(self, factor: i32) -> Self {
        Self(self.0.saturating_mul(factor))
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Amount {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn amounts_print_as_they_are_read() {
        for text in ["0", "7.5", "-0.25", "3.75", "184", "-6.5"] {
            assert_eq!(Amount::parse(text).map(|a| a.to_string()), Ok(text.into()));
        }
        assert_eq!(Amount::parse("+.50"), Ok(Amount::HALF));
        assert_eq!(Amount::parse("007"), Ok(Amount::points(7)));
    }

    #[test]
    fn what_is_no_amount_says_why() {
        assert_eq!(Amount::parse(""), Err(AmountError::NotANumber));
        assert_eq!(Amount::parse("."), Err(AmountError::NotANumber));
        assert_eq!(Amount::parse("7,5"), Err(AmountError::NotANumber));
        assert_eq!(Amount::parse("1e9"), Err(AmountError::NotANumber));
        assert_eq!(Amount::parse("99999999999"), Err(AmountError::OutOfRange));
        let nearest = Amount::quarters(25);
        assert_eq!(
            Amount::parse("6.3"),
            Err(AmountError::NotAQuarter { nearest })
        );
        assert_eq!(
            Amount::parse("6.2500001"),
            Err(AmountError::NotAQuarter { nearest })
        );
    }
}
