//! How often verdicts flip between methods, at which komi, and in which games.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use zilu_formats::json::Number;
use zilu_rules::{Amount, Color, Score};
use zilu_words::{Arg, Words};

/// How many games a pair of methods names.
const NAMED: usize = 20;

/// What the methods say of one game.
pub(crate) struct Verdicts {
    pub(crate) name: String,
    pub(crate) scores: Vec<Score>,
}

/// Two methods that have said different things. Its size does not grow with the games.
#[derive(Default)]
struct Pair {
    games: u64,
    /// How many of them, by the komi of the one and of the other.
    komi: BTreeMap<(Amount, Amount), u64>,
    named: Vec<String>,
}

/// The sum of all verdicts so far.
pub(crate) struct Summary {
    json: bool,
    counted: u64,
    split: u64,
    refused: u64,
    pairs: BTreeMap<(usize, usize), Pair>,
    methods: Vec<String>,
}

/// A game about which methods differ.
#[derive(Serialize)]
struct SplitGame<'a> {
    name: &'a str,
    verdicts: BTreeMap<&'static str, Vec<Turn>>,
}

/// A method with its komi, and the komi at which its verdict turns.
#[derive(Serialize)]
struct Turn {
    method: String,
    komi: Number,
    turns_at: Number,
}

#[derive(Serialize)]
struct PairOutput<'a> {
    methods: [&'a str; 2],
    games: u64,
    komi: Vec<KomiOutput>,
    names: &'a [String],
}

#[derive(Serialize)]
struct KomiOutput {
    komi: [Number; 2],
    games: u64,
}

#[derive(Serialize)]
struct Total {
    counted: u64,
    split: u64,
    refused: u64,
}

const fn winner(score: &Score) -> &'static str {
    match score.winner {
        None => "draw",
        Some(Color::Black) => "black",
        Some(Color::White) => "white",
    }
}

impl Summary {
    /// Nothing yet; `json` writes lines of JSON instead of a text.
    pub(crate) const fn new(json: bool) -> Self {
        Self {
            json,
            counted: 0,
            split: 0,
            refused: 0,
            pairs: BTreeMap::new(),
            methods: Vec::new(),
        }
    }

    /// Takes a game in, and writes it down if methods differ about it.
    pub(crate) fn add(
        &mut self,
        game: Result<Verdicts, (String, String)>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let Verdicts { name, scores } = match game {
            Ok(verdicts) => verdicts,
            Err((name, error)) => {
                self.refused += 1;
                return writeln!(io::stderr(), "{name}: {error}");
            }
        };
        self.counted += 1;
        if self.methods.is_empty() {
            self.methods = scores
                .iter()
                .map(|score| score.method.to_string())
                .collect();
        }
        let mut verdicts: BTreeMap<&str, Vec<Turn>> = BTreeMap::new();
        for score in &scores {
            verdicts.entry(winner(score)).or_default().push(Turn {
                method: score.method.to_string(),
                komi: Number(score.komi),
                turns_at: Number(score.turning_komi()),
            });
        }
        if verdicts.len() < 2 {
            return Ok(());
        }
        self.split += 1;
        for (i, a) in scores.iter().enumerate() {
            for (j, b) in scores.iter().enumerate().skip(i + 1) {
                if a.winner == b.winner {
                    continue;
                }
                let pair = self.pairs.entry((i, j)).or_default();
                pair.games += 1;
                *pair.komi.entry((a.komi, b.komi)).or_default() += 1;
                if pair.named.len() < NAMED {
                    pair.named.push(name.clone());
                }
            }
        }
        let game = SplitGame {
            name: &name,
            verdicts,
        };
        if self.json {
            serde_json::to_writer(&mut *out, &game)?;
            return writeln!(out);
        }
        writeln!(out, "{name}")?;
        for (winner, turns) in &game.verdicts {
            // Together what turns at the same komi.
            let mut at: BTreeMap<Amount, Vec<&str>> = BTreeMap::new();
            for turn in turns {
                at.entry(turn.turns_at.0).or_default().push(&turn.method);
            }
            for (komi, methods) in at {
                writeln!(
                    out,
                    "  {winner:5} {:>6}  {}",
                    komi.to_string(),
                    methods.join(" ")
                )?;
            }
        }
        Ok(())
    }

    /// Writes the sum: each pair that differs somewhere, the most frequent first.
    pub(crate) fn end(&self, words: Words, out: &mut impl Write) -> io::Result<()> {
        let mut pairs: Vec<_> = self.pairs.iter().collect();
        pairs.sort_by_key(|(_, pair)| std::cmp::Reverse(pair.games));
        let name = |i: usize| self.methods.get(i).map_or("", String::as_str);
        if self.json {
            for ((a, b), pair) in pairs {
                let komi = pair.komi.iter().map(|((a, b), games)| KomiOutput {
                    komi: [Number(*a), Number(*b)],
                    games: *games,
                });
                let output = PairOutput {
                    methods: [name(*a), name(*b)],
                    games: pair.games,
                    komi: komi.collect(),
                    names: &pair.named,
                };
                serde_json::to_writer(&mut *out, &output)?;
                writeln!(out)?;
            }
            let (counted, split, refused) = (self.counted, self.split, self.refused);
            let total = Total {
                counted,
                split,
                refused,
            };
            serde_json::to_writer(&mut *out, &total)?;
            return writeln!(out);
        }
        if !pairs.is_empty() {
            writeln!(out, "\n{}", words.text("batch-pairs"))?;
        }
        for ((a, b), pair) in pairs {
            let komi = pair.komi.iter().map(|((a, b), games)| {
                if a == b {
                    format!("{a}: {games}")
                } else {
                    format!("{a}/{b}: {games}")
                }
            });
            let komi: Vec<String> = komi.collect();
            let more = if pair.games as usize > pair.named.len() {
                " …"
            } else {
                ""
            };
            let games = pair.named.join(" ");
            let pair_name = format!("{} / {}", name(*a), name(*b));
            writeln!(
                out,
                "{:>6}  {pair_name}  ({})  {games}{more}",
                pair.games,
                komi.join(", ")
            )?;
        }
        let number = |n: u64| n.to_string();
        let texts = [
            number(self.counted),
            number(self.split),
            number(self.refused),
        ];
        let [counted, split, refused] = &texts;
        let args = [
            ("counted", Arg::Text(counted)),
            ("split", Arg::Text(split)),
            ("refused", Arg::Text(refused)),
        ];
        writeln!(out, "\n{}", words.say("batch-total", &args))
    }
}
