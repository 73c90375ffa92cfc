//! A verdict as a badge and as words.

use zilu_rules::Color;

/// What a method says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The ruleset's own notation: `B+1`, `W+½子`, 白胜半目; a word where it is silent.
    pub text: String,
    /// Who wins; `None` is a draw, or silence.
    pub winner: Option<Color>,
    /// "White wins", "Draw".
    pub outcome: &'static str,
    /// "by half a stone"; empty for a draw and where a tie decides.
    pub by: String,
    /// The default it leans on, for a dashed badge: "if both played equally many".
    pub assumption: Option<String>,
    /// Whether the rules say nothing about a case this record has.
    pub silent: bool,
}
