//! What every part of a view is made from.

use zilu_rules::{Color, Count, Document, Method, Reading, Score};
use zilu_words::Words;

use crate::Look;

pub(super) struct Context<'a> {
    pub(super) document: &'a Document,
    pub(super) count: &'a Count,
    pub(super) look: &'a Look,
    pub(super) words: Words,
    /// In the order of [`Method::ALL`], and a custom method last.
    pub(super) scores: Vec<Score>,
}

impl<'a> Context<'a> {
    pub(super) fn new(
        document: &'a Document,
        count: &'a Count,
        look: &'a Look,
        words: Words,
    ) -> Self {
        Self {
            document,
            count,
            look,
            words,
            scores: look
                .methods()
                .map(|method| count.score(method, look.komi))
                .collect(),
        }
    }

    pub(super) fn score(&self, method: Method) -> Score {
        self.count.score(method, self.look.komi)
    }

    /// The position that the chosen method counts.
    pub(super) fn reading(&self) -> Reading {
        self.look.method.row().reading
    }

    pub(super) fn is_chosen(&self, method: Method) -> bool {
        self.look.method == method
    }

    pub(super) fn is_pinned(&self, method: Method) -> bool {
        self.look.versus == Some(method)
    }

    /// The scores from White's largest win to Black's; equal ones keep the table's order.
    pub(super) fn ranked(&self) -> Vec<&Score> {
        // Where a tie goes to Black, a net of nothing still stands on Black's side.
        let rank = |score: &Score| (side(score.winner), score.net);
        // So few that a sort from the library would cost more code than it saves time.
        let mut ranked: Vec<&Score> = Vec::with_capacity(self.scores.len());
        for score in &self.scores {
            let at = ranked.partition_point(|other| rank(other) <= rank(score));
            ranked.insert(at, score);
        }
        ranked
    }
}

/// White's side, the line, Black's side.
pub(super) fn side(winner: Option<Color>) -> i8 {
    match winner {
        Some(Color::White) => -1,
        None => 0,
        Some(Color::Black) => 1,
    }
}
