//! The suggestion of dead stones against positions with known dead stones.

use zilu_rules::{Count, Document, KomiChoice, Method};
use zilu_suggest::{Proposal, Status};

use crate::case::{Case, cases};

/// The sets of positions by which the suggestion is measured.
#[must_use]
pub fn sets() -> Vec<(&'static str, Vec<Case>)> {
    let area = cases(include_str!("../data/area.txt"));
    let more = cases(include_str!("../data/suggest.txt"));
    let named = |prefix: &str| {
        let both = area.iter().chain(&more);
        both.filter(|c| c.name.starts_with(prefix))
            .cloned()
            .collect()
    };
    vec![
        ("ogs", named("ogs/")),
        ("removal", named("ogs_removal/")),
        ("games", cases(include_str!("../data/games.txt"))),
        ("judged", named("gnugo/")),
    ]
}

/// How a proposal compares with what is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Living chains that are called dead.
    pub killed: usize,
    /// Dead chains that are not.
    pub missed: usize,
    /// Whether the judged margin comes out, where only that is known.
    pub margin_wrong: bool,
    /// All chains.
    pub chains: usize,
    /// Chains and borders that the proposal itself asks to look at.
    pub unsure: usize,
}

impl Compared {
    /// Whether the whole game is right.
    #[must_use]
    pub const fn is_right(&self) -> bool {
        self.killed + self.missed == 0 && !self.margin_wrong
    }
}

/// Compares a proposal with a case.
#[must_use]
pub fn compare(case: &Case, proposal: &Proposal) -> Compared {
    let mut compared = Compared {
        unsure: proposal.unsure().count() + proposal.borders.len(),
        ..Compared::default()
    };
    if let Some(judged) = case.fact("judged") {
        let document = Document {
            dead: proposal.dead(),
            ..case.document.clone()
        };
        let score = Count::of(&document).score(Method::Japanese, KomiChoice::None);
        compared.margin_wrong = score.margin.to_string() != judged;
        return compared;
    }
    for verdict in &proposal.chains {
        let dead = verdict.stones.iter().any(|&p| case.document.is_dead(p));
        compared.chains += 1;
        match (verdict.status == Status::Dead, dead) {
            (true, false) => compared.killed += 1,
            (false, true) => compared.missed += 1,
            _ => {}
        }
    }
    compared
}

/// Which half of the games a name falls into, by its FNV-1a hash: one half to tune by,
/// the other to see what the tuning is worth.
#[must_use]
pub fn half(name: &str) -> char {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    for byte in name.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    }
    // Names that differ in their last letters alone differ little before this.
    let mixed = hash.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    if mixed >> 63 == 0 { 'A' } else { 'B' }
}
