//! Puts arguments into a text.
//!
//! The build script turns each Fluent pattern into one string, in which control
//! characters stand for what Fluent writes in braces (see `build/encode.rs`).

use zilu_rules::Amount;

/// A value for a variable of a text.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A word or a sentence.
    Text(&'a str),
    /// A whole number.
    Number(i32),
    /// An amount, shown with a decimal point.
    Amount(Amount),
}
