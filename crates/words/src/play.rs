//! Playing on, as sentences.

use alloc::string::String;

use zilu_rules::{
    Board, Color, Cycle, Dispute, End, Finding, First, Illegal, Ko, Outcome, Point, Size, Suicide,
};

use crate::{Arg, Words};

impl Words {
    /// Why a stone may not be played on a point, under this ko rule.
    #[must_use]
    pub fn illegal(self, illegal: &Illegal, point: Point, ko: Ko, size: Size) -> String {
        let (mut n, mut turn, mut after) = (0, 0, 0);
        match illegal {
            Illegal::Suicide { stones } => n = stones.len(),
            Illegal::Ko { turn: t } => turn = *t,
            Illegal::Repeats { after: a } => after = *a,
            Illegal::Over | Illegal::Stopped | Illegal::OffBoard | Illegal::Occupied => {}
        }
        self.say(
            &["illegal-", illegal.id()].concat(),
            &[
                ("point", Arg::Text(&self.point_name(point, size))),
                ("n", number(n)),
                ("turn", number(turn)),
                ("after", number(after)),
                ("ko", Arg::Text(self.ko_name(ko))),
            ],
        )
    }

    /// The name of a ko rule.
    #[must_use]
    pub fn ko_name(self, ko: Ko) -> &'static str {
        self.join(&["ko-", ko.id()]).unwrap_or(ko.id())
    }

    /// What a ko rule forbids.
    #[must_use]
    pub fn ko_note(self, ko: Ko) -> &'static str {
        self.join(&["ko-", ko.id(), "-note"]).unwrap_or(ko.id())
    }

    /// Whether suicide is allowed.
    #[must_use]
    pub fn suicide(self, suicide: Suicide) -> &'static str {
        self.join(&["suicide-", suicide.id()])
            .unwrap_or(suicide.id())
    }

    /// Which passes stop a game.
    #[must_use]
    pub fn end(self, end: End) -> &'static str {
        self.join(&["end-", end.id()]).unwrap_or(end.id())
    }

    /// What a repetition leads to that the ko rule allows.
    #[must_use]
    pub fn cycle(self, cycle: Cycle) -> &'static str {
        self.join(&["cycle-", cycle.id()]).unwrap_or(cycle.id())
    }

    /// How a dispute is settled, and who moves first.
    #[must_use]
    pub fn dispute(self, dispute: Dispute) -> String {
        let first = match dispute {
            Dispute::Resumption { first } => self.first(first),
            Dispute::Trial | Dispute::Agreement | Dispute::Nothing => "",
        };
        self.say(
            &["dispute-", dispute.id()].concat(),
            &[("first", Arg::Text(first))],
        )
    }

    /// Who moves first when play is resumed.
    #[must_use]
    pub fn first(self, first: First) -> &'static str {
        self.join(&["first-", first.id()]).unwrap_or(first.id())
    }

    /// How a game ended.
    #[must_use]
    pub fn ending(self, outcome: Outcome) -> String {
        let side = match outcome {
            Outcome::Resignation(side) | Outcome::Forfeit(side) => side.id(),
            Outcome::Agreement | Outcome::NoResult => "",
        };
        self.say(
            &["ending-", outcome.id()].concat(),
            &[("side", Arg::Text(side))],
        )
    }

    /// What a trial found about a point of the stopped board.
    #[must_use]
    pub fn finding(self, finding: Finding, stopped: &Board) -> String {
        let (at, side) = match finding {
            Finding::Dead(at) | Finding::Alive(at) => (at, stopped.get(at)),
            Finding::Owner(at, owner) => (at, owner),
        };
        self.say(
            &["finding-", finding.id()].concat(),
            &[
                ("point", Arg::Text(&self.point_name(at, stopped.size()))),
                ("side", Arg::Text(side.map_or("nobody", Color::id))),
            ],
        )
    }

    /// A turn: where, or a pass, and how many stones it took off the board. `suicide` is
    /// whether they were its own.
    #[must_use]
    pub fn turn(
        self,
        side: Color,
        point: Option<Point>,
        taken: usize,
        suicide: bool,
        size: Size,
    ) -> String {
        let key = match point {
            None => "turn-pass",
            Some(_) if suicide => "turn-suicide",
            Some(_) => "turn-play",
        };
        let point = point.map(|p| self.point_name(p, size)).unwrap_or_default();
        self.say(
            key,
            &[
                ("side", Arg::Text(side.id())),
                ("point", Arg::Text(&point)),
                ("n", number(taken)),
            ],
        )
    }
}

fn number<'a>(n: usize) -> Arg<'a> {
    Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
}
