//! Results in each ruleset's own notation.

use alloc::string::String;

use zilu_rules::{Amount, Family, Method, Score, Unit};

use crate::{Arg, Words};

/// The word for what a result is told in. The old methods tell living stones or routes.
fn unit(method: Method) -> &'static str {
    let row = method.row();
    match (row.family, method) {
        (_, Method::EqualStones | Method::EqualStonesOpen) => "route",
        (Family::Stones, _) => "stone",
        _ => row.unit.id(),
    }
}

impl Words {
    /// The result in the ruleset's own notation: `W+½子`, `B+6.5`, 白胜半目, `draw`.
    #[must_use]
    pub fn result(self, score: &Score) -> String {
        let Some(winner) = score.winner else {
            return self.text("result-draw").into();
        };
        if score.net == Amount::ZERO {
            return self.say("result-tie", &[("winner", Arg::Text(winner.id()))]);
        }
        let amount = self.tell(&["amount-", unit(score.method)], score);
        let args = [
            ("winner", Arg::Text(winner.id())),
            ("amount", Arg::Text(&amount)),
        ];
        self.say("result", &args)
    }

    /// "White wins", "Draw".
    #[must_use]
    pub fn outcome(self, score: &Score) -> &'static str {
        let id = score.winner.map_or("draw", |winner| winner.id());
        self.join(&["outcome-", id]).unwrap_or(id)
    }

    /// By how much: "by half a stone", 半子; what decided where nothing is left; empty
    /// for a draw.
    #[must_use]
    pub fn by(self, score: &Score) -> String {
        match score.winner {
            None => String::new(),
            Some(winner) if score.net == Amount::ZERO => {
                self.say("by-tie", &[("winner", Arg::Text(winner.id()))])
            }
            Some(_) => self.tell(&["by-", unit(score.method)], score),
        }
    }

    /// Says the size of a win in the method's unit.
    fn tell(self, key: &[&str], score: &Score) -> String {
        let points = score.net.abs();
        let is_zi = score.method.row().unit == Unit::Zi;
        // In quarters of the unit, whatever that is; an eighth of a 子 is not told as a half.
        let (quarters, n) = if is_zi {
            let quarters = points.as_quarters() / 2;
            let exact = points.as_quarters() % 2 == 0;
            (if exact { quarters } else { 1 }, self.zi(points))
        } else {
            (points.as_quarters(), self.amount(points))
        };
        let form = match (quarters, quarters % 4) {
            (2, _) => "half",
            (_, 2) => "and-half",
            _ => "whole",
        };
        let args = [
            ("form", Arg::Text(form)),
            ("whole", Arg::Number(quarters / 4)),
            ("n", Arg::Text(&n)),
            ("size", Arg::Amount(Amount::quarters(quarters))),
        ];
        self.say(&key.concat(), &args)
    }
}
