//! What is proposed about dead stones in words.

use alloc::string::String;

use zilu_rules::{Point, Size};
use zilu_suggest::{Confidence, Reason, Status, Verdict};

use crate::{Arg, Words};

impl Words {
    /// The name of a status, such as `dead`.
    #[must_use]
    pub fn suggested_status(self, status: Status) -> &'static str {
        self.join(&["suggest-status-", status.id()])
            .unwrap_or(status.id())
    }

    /// How sure a status is, as a word or two.
    #[must_use]
    pub fn confidence(self, confidence: Confidence) -> &'static str {
        self.join(&["suggest-confidence-", confidence.id()])
            .unwrap_or(confidence.id())
    }

    /// Why a chain has its status: one or two sentences, with points.
    #[must_use]
    pub fn suggested_reason(self, reason: &Reason, size: Size) -> String {
        let points = self.point_list(reason.points(), size, "list-and");
        let playouts = match reason {
            Reason::Captured { playouts } | Reason::Survived { playouts } => Some(playouts),
            _ => None,
        };
        let [of, all] = playouts.map_or([0, 0], |p| [p.of, p.all]);
        self.say(
            &["suggest-reason-", reason.id()].concat(),
            &[
                ("n", number(reason.points().len())),
                ("points", Arg::Text(&points)),
                ("of", number(of as usize)),
                ("all", number(all as usize)),
            ],
        )
    }

    /// All that is proposed for a chain: whose it is and where, its status and why.
    #[must_use]
    pub fn suggested(self, verdict: &Verdict, size: Size) -> String {
        let first = verdict.stones.first();
        let at = first.map(|&p| self.point_name(p, size)).unwrap_or_default();
        let reason = self.suggested_reason(&verdict.reason, size);
        self.say(
            "suggest-chain",
            &[
                ("side", Arg::Text(verdict.color.id())),
                ("at", Arg::Text(&at)),
                ("n", number(verdict.stones.len())),
                ("status", Arg::Text(self.suggested_status(verdict.status))),
                ("confidence", Arg::Text(verdict.confidence.id())),
                ("reason", Arg::Text(&reason)),
            ],
        )
    }

    /// That a border is open, and where.
    #[must_use]
    pub fn open_border(self, around: &[Point], size: Size) -> String {
        let points = self.point_list(around, size, "list-and");
        self.say("suggest-border", &[("points", Arg::Text(&points))])
    }
}

fn number<'a>(n: usize) -> Arg<'a> {
    Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
}
