//! The control characters that stand for Fluent's braces in a compiled text. Shared
//! with the build script, which writes what [`crate::say`] reads.
//!
//! A variable is `VARIABLE name END`. A choice is `CHOICE name`, then for each
//! variant `VARIANT key END text`, the default last and with an empty key, then `CLOSE`.

pub(crate) const VARIABLE: char = '\u{1}';
pub(crate) const CHOICE: char = '\u{2}';
pub(crate) const VARIANT: char = '\u{3}';
pub(crate) const CLOSE: char = '\u{4}';
pub(crate) const END: char = '\u{5}';
