//! The sentence over all methods, and the strip of their verdicts.

use zilu_rules::{Color, Method};
use zilu_words::{Arg, Words};

use super::{Context, Name, Verdict};

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

/// How many methods say White, draw, Black; and how many are silent.
#[derive(Clone, Copy)]
struct Tally {
    white: usize,
    draws: usize,
    black: usize,
    silent: usize,
}

impl Tally {
    fn of(context: &Context) -> Self {
        let says = |winner| {
            let says = context.scores.iter().filter(|score| !score.silent);
            says.filter(|score| score.winner == winner).count()
        };
        Self {
            white: says(Some(Color::White)),
            draws: says(None),
            black: says(Some(Color::Black)),
            silent: context.scores.iter().filter(|score| score.silent).count(),
        }
    }

    fn sentence(self, words: Words) -> String {
        let said: Vec<(usize, &str)> = [
            (self.white, "white"),
            (self.black, "black"),
            (self.draws, "draw"),
        ]
        .into_iter()
        .filter(|(n, _)| *n > 0)
        .collect();
        if let ([(_, who)], 0) = (said.as_slice(), self.silent) {
            return words.say("headline-all", &[("who", Arg::Text(who))]);
        }
        let mut sentence = String::new();
        let mut add = |key, n: usize, who| {
            let n = number(n);
            let count = words.say("number-word", &[("n", n)]);
            let args = [
                ("n", n),
                ("count", Arg::Text(&count)),
                ("who", Arg::Text(who)),
            ];
            sentence.push_str(&words.say(key, &args));
        };
        for (at, (n, who)) in said.into_iter().enumerate() {
            add(
                if at == 0 {
                    "headline-first"
                } else {
                    "headline-next"
                },
                n,
                who,
            );
        }
        if self.silent > 0 {
            add("headline-silent", self.silent, "");
        }
        capitalised(sentence)
    }
}

fn number<'a>(n: usize) -> Arg<'a> {
    Arg::Number(n as i32)
}

/// A sentence begins with a capital in the scripts that have them.
fn capitalised(mut sentence: String) -> String {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

impl Headline {
    pub(super) fn of(context: &Context) -> Self {
        let tally = Tally::of(context);
        Self {
            text: tally.sentence(context.words),
            native: context.words.native().map(|words| tally.sentence(words)),
        }
    }
}

impl Strip {
    pub(super) fn of(context: &Context) -> Self {
        let words = context.words;
        let Tally {
            white,
            draws,
            black,
            ..
        } = Tally::of(context);
        let stones = context.ranked().into_iter().filter(|score| !score.silent);
        Self {
            stones: stones
                .map(|score| StripStone {
                    method: score.method,
                    name: Name::of_method(score.method, words),
                    verdict: Verdict::of(score, words).text,
                    winner: score.winner,
                    chosen: context.is_chosen(score.method),
                    pinned: context.is_pinned(score.method),
                })
                .collect(),
            white,
            draws,
            black,
            label: words.say(
                "strip-label",
                &[
                    ("white", number(white)),
                    ("black", number(black)),
                    ("draws", number(draws)),
                ],
            ),
            white_end: words.say("strip-white", &[("n", number(white))]),
            black_end: words.say("strip-black", &[("n", number(black))]),
        }
    }
}
