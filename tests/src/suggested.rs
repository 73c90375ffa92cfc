//! How well dead stones are suggested: the positions, and what a proposal has right.

use zilu_rules::{Count, KomiChoice, Method, Point};
use zilu_suggest::{Proposal, Status};

use crate::case::{Case, cases};
use crate::record::{methods, replayed, result};

/// Where the dead stones, or the result, are known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// Boards that a server tests with, many of them left open on purpose.
    Ogs,
    /// Finished games whose dead stones people have marked.
    Removal,
    /// Finished games whose recorded result the marked stones reproduce.
    Verified,
    /// Finished games of which only the judged result is known.
    Judged,
}

impl Set {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Ogs, Self::Removal, Self::Verified, Self::Judged];
}

/// A position, and where it is from.
pub struct Game {
    /// Its set.
    pub set: Set,
    /// The position with what is known of it.
    pub case: Case,
}

impl Game {
    /// Whether it is of half A, by a hash of its name (FNV-1a). The two halves tell how far
    /// the figures depend on the games; both were looked at while the rules were made.
    #[must_use]
    pub fn is_of_half_a(&self) -> bool {
        let step = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        let hash = self.case.name.bytes().fold(2_166_136_261, step);
        (hash >> 16).is_multiple_of(2)
    }
}

/// Every position.
#[must_use]
pub fn games() -> Vec<Game> {
    let set = |case: &Case| match case.name.split_once('/') {
        Some(("ogs", _)) => Some(Set::Ogs),
        Some(("ogs_removal", _)) => Some(Set::Removal),
        Some(("gnugo", _)) => Some(Set::Judged),
        _ => None,
    };
    let area = cases(include_str!("../data/area.txt"));
    let more = cases(include_str!("../data/suggest.txt"));
    let mut games: Vec<Game> = (area.into_iter().chain(more))
        .filter_map(|case| set(&case).map(|set| Game { set, case }))
        .filter(|game| game.set != Set::Judged || game.case.fact("judged").is_some())
        .collect();
    let verified = cases(include_str!("../data/games.txt"));
    games.extend(verified.into_iter().map(|case| Game {
        set: Set::Verified,
        case,
    }));
    games
}

/// What a proposal has right and wrong.
#[derive(Default)]
pub struct Outcome {
    /// The first stones of living chains that it calls dead.
    pub killed: Vec<Point>,
    /// The first stones of dead chains that it does not call dead.
    pub missed: Vec<Point>,
    /// How many chains live, and how many are dead.
    pub living: usize,
    /// See [`Outcome::living`].
    pub dead: usize,
    /// Whether the recorded or judged result comes out; `None`, where there is none.
    pub result: Option<bool>,
    /// How many chains it is unsure about.
    pub unsure: usize,
    /// Whether it tells that something is unclear: a chain, or an open border.
    pub announced: bool,
}

impl Outcome {
    /// Compares a proposal with what is known.
    ///
    /// # Panics
    /// If a data file does not tell what it should.
    #[must_use]
    pub fn of(game: &Game, proposal: &Proposal) -> Self {
        let Game { set, case } = game;
        let unsure = proposal.unsure().count();
        let mut outcome = Self {
            unsure,
            announced: unsure > 0 || !proposal.borders.is_empty(),
            ..Self::default()
        };
        if *set == Set::Judged {
            let mut document = case.document.clone();
            document.dead = proposal.dead();
            let margin = Count::of(&document)
                .score(Method::Japanese, KomiChoice::None)
                .margin;
            outcome.result = Some(case.fact("judged") == Some(&margin.to_string()));
            return outcome;
        }
        for verdict in &proposal.chains {
            let Some(&first) = verdict.stones.first() else {
                continue;
            };
            let called = verdict.status == Status::Dead;
            let dead = case.document.is_dead(first);
            *(if dead {
                &mut outcome.dead
            } else {
                &mut outcome.living
            }) += 1;
            match (dead, called) {
                (false, true) => outcome.killed.push(first),
                (true, false) => outcome.missed.push(first),
                _ => {}
            }
        }
        if *set == Set::Verified {
            let methods = methods(case);
            if !methods.is_empty() {
                let mut document = replayed(case);
                document.dead = proposal.dead();
                document.record.handicap = case.document.record.handicap;
                let komi = KomiChoice::Same(case.document.record.komi.expect("a komi"));
                let count = Count::of(&document);
                let wanted = result(case);
                let comes_out = |&method: &Method| count.score(method, komi).net == wanted;
                outcome.result = Some(methods.iter().all(comes_out));
            }
        }
        outcome
    }

    /// Whether the whole game is right: every chain, or the result where only that is known.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.killed.is_empty()
            && self.missed.is_empty()
            && (self.living + self.dead > 0 || self.result == Some(true))
    }
}
