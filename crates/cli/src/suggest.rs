//! What the suggestion of dead stones does to a position, and how it is told.

use zilu_formats::json::Suggested;
use zilu_rules::{Document, Size};
use zilu_suggest::{Confidence, Proposal, Status, Suggestion, Verdict};
use zilu_words::{Arg, Words};

/// A proposal, and whether the position had marks that win over it.
pub(crate) struct Suggest {
    proposal: Proposal,
    kept: bool,
}

impl Suggest {
    /// Marks what is proposed as dead, unless somebody has marked stones already.
    pub(crate) fn mark(document: &mut Document) -> Self {
        let proposal = Suggestion::of(&document.board);
        let kept = !document.dead.is_empty();
        proposal.mark(document);
        Self { proposal, kept }
    }

    /// What was done, every chain that is not clearly alive, and what is open, in words.
    pub(crate) fn lines(&self, document: &Document, words: Words) -> Vec<String> {
        let size = document.board.size();
        let differing: Vec<&Verdict> = if self.kept {
            self.proposal.differences(document).collect()
        } else {
            Vec::new()
        };
        let counted = |key, n: usize| words.say(key, &[("n", Arg::Number(n as i32))]);
        let mut lines = vec![if self.kept {
            counted("suggest-kept", differing.len())
        } else {
            counted("suggest-marked", document.dead.len())
        }];
        let unsure = self.proposal.unsure().count();
        if unsure > 0 {
            lines.push(counted("suggest-unsure", unsure));
        }
        for verdict in self.proposal.chains.iter().filter(|v| is_told(v)) {
            let mut line = words.suggested(verdict, size);
            if differing.contains(&verdict) {
                let marked = verdict.status != Status::Dead;
                let key = if marked {
                    "suggest-marked-dead"
                } else {
                    "suggest-not-marked"
                };
                line.push_str(words.text("layout-gap"));
                line.push_str(words.text(key));
            }
            lines.push(line);
        }
        let borders = self.proposal.borders.iter();
        lines.extend(borders.map(|around| words.open_border(around, size)));
        lines
    }

    /// The same for the JSON.
    pub(crate) fn output(&self, size: Size) -> Vec<Suggested> {
        let words = Words::default();
        let name = |p| size.name(p).to_string();
        let told = self.proposal.chains.iter().filter(|v| is_told(v));
        told.map(|verdict| Suggested {
            at: verdict.stones.first().map(|&p| name(p)).unwrap_or_default(),
            status: verdict.status.id(),
            confidence: verdict.confidence.id(),
            reason: verdict.reason.id(),
            points: verdict.reason.points().iter().map(|&p| name(p)).collect(),
            text: words.suggested_reason(&verdict.reason, size),
        })
        .collect()
    }
}

/// Whether a chain is told of: all but those that are alive beyond reasonable doubt.
fn is_told(verdict: &Verdict) -> bool {
    verdict.status != Status::Alive || verdict.confidence < Confidence::Probable
}
