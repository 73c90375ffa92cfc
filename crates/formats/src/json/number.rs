//! The scalar values of the format.

use core::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use zilu_rules::{Amount, Color};

/// The largest count of moves, passes or prisoners that is taken.
const MOST: u32 = 1_000_000;

/// A number of moves, passes, stones: a whole number from 0 to 1,000,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole(pub u32);

/// An amount of points as it is read: a multiple of ¼.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points(pub Amount);

/// An amount as it is written: a whole number, or one with a fraction, always exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub Amount);

/// A side as it is read: `b`, `w`, `black`, `white`, in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side(pub Color);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(WholeVisitor)
    }
}

struct WholeVisitor;

impl Visitor<'_> for WholeVisitor {
    type Value = Whole;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from 0 to {MOST}")
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<Whole, E> {
        match u32::try_from(n) {
            Ok(n) if n <= MOST => Ok(Whole(n)),
            _ => Err(E::invalid_value(Unexpected::Unsigned(n), &self)),
        }
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<Whole, E> {
        match u64::try_from(n) {
            Ok(n) => self.visit_u64(n),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(n), &self)),
        }
    }

    /// JavaScript writes every number as one of these.
    fn visit_f64<E: Error>(self, n: f64) -> Result<Whole, E> {
        if n.fract() == 0.0 && (0.0..=f64::from(MOST)).contains(&n) {
            Ok(Whole(n as u32))
        } else {
            Err(E::invalid_value(Unexpected::Float(n), &self))
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PointsVisitor)
    }
}

struct PointsVisitor;

impl Visitor<'_> for PointsVisitor {
    type Value = Points;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of points in steps of 0.25")
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<Points, E> {
        self.visit_f64(n as f64)
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<Points, E> {
        self.visit_f64(n as f64)
    }

    fn visit_f64<E: Error>(self, n: f64) -> Result<Points, E> {
        // A multiple of ¼ this small is exact in binary.
        let quarters = n * 4.0;
        if quarters.fract() == 0.0 && quarters.abs() <= f64::from(Amount::LIMIT.as_quarters()) {
            Ok(Points(Amount::quarters(quarters as i32)))
        } else {
            Err(E::invalid_value(Unexpected::Float(n), &self))
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let quarters = self.0.as_quarters();
        if quarters % 4 == 0 {
            serializer.serialize_i32(quarters / 4)
        } else {
            serializer.serialize_f64(f64::from(quarters) / 4.0)
        }
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(SideVisitor)
    }
}

struct SideVisitor;

impl Visitor<'_> for SideVisitor {
    type Value = Side;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"b\" or \"w\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Side, E> {
        match text.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Side(Color::Black)),
            "w" | "white" => Ok(Side(Color::White)),
            _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
        }
    }
}
