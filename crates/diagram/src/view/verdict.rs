//! A verdict as a badge and as words.

use zilu_rules::{Color, Score};
use zilu_words::Words;

/// What a method says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The ruleset's own notation: `B+1`, `W+½子`, 白胜半目; a word where it is silent.
    pub text: String,
    /// Who wins; `None` is a draw, or silence.
    pub winner: Option<Color>,
    /// "White wins", "Draw".
    pub outcome: &'static str,
    /// "by half a stone"; empty for a draw.
    pub by: String,
    /// The defaults it leans on, for a dashed badge: "if both played equally many".
    pub assumption: Option<String>,
    /// Whether the rules say nothing about a case this record has.
    pub silent: bool,
}

impl Verdict {
    pub(super) fn of(score: &Score, words: Words) -> Self {
        if score.silent {
            let text = words.text("verdict-silent");
            return Self {
                text: text.into(),
                winner: None,
                outcome: text,
                by: String::new(),
                assumption: None,
                silent: true,
            };
        }
        let outcome = words.outcome(score);
        let assumptions: Vec<&str> = score
            .assumes
            .iter()
            .map(|&assumption| words.assumption(assumption))
            .collect();
        Self {
            text: match score.winner {
                Some(_) => words.result(score),
                None => outcome.into(),
            },
            winner: score.winner,
            outcome,
            by: words.by(score),
            assumption: (!assumptions.is_empty())
                .then(|| assumptions.join(words.text("list-comma"))),
            silent: false,
        }
    }
}
