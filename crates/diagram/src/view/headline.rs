//! The sentence over all methods, and the strip of their verdicts.

use zilu_rules::{Color, Method};

use super::Name;

/// The sentence that sums up all methods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// "Ten methods say White, five say Black".
    pub text: String,
    /// The same in Chinese, where the page is not.
    pub native: Option<String>,
}

/// Every verdict as a stone, from White's largest win to Black's.
///
/// The flip line stands after the first `white` stones; draws follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The stones; silent methods have none.
    pub stones: Vec<StripStone>,
    /// How many say White.
    pub white: usize,
    /// How many say draw.
    pub draws: usize,
    /// How many say Black.
    pub black: usize,
    /// The strip in words: "10 methods for White, 5 for Black".
    pub label: String,
    /// The count at White's end: "White 10".
    pub white_end: String,
    /// The count at Black's end: "5 Black".
    pub black_end: String,
}

/// One method's verdict on the strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripStone {
    /// The method.
    pub method: Method,
    /// Its name.
    pub name: Name,
    /// Its verdict: `W+1`.
    pub verdict: String,
    /// Who wins; `None` is a draw.
    pub winner: Option<Color>,
    /// Whether it is the chosen method.
    pub chosen: bool,
    /// Whether it is the pinned one.
    pub pinned: bool,
}
