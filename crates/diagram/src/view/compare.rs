//! Why two methods differ: from one net margin to the other in lines that add up.

mod causes;

use zilu_rules::{Amount, Color, Count, Method, Point, Reading, Score};
use zilu_words::{Arg, Words};

use super::ledger;
use super::scale::{Lane, Scale};
use super::{Context, Name, Sign, Verdict};
use causes::{CauseKind, Difference};

/// The bridge from the pinned method to the chosen one.
#[derive(Clone, Debug, PartialEq)]
pub struct Compare {
    /// The pinned method.
    pub from: End,
    /// What makes the difference, one line each; none where nothing does.
    pub causes: Vec<Cause>,
    /// The chosen method.
    pub to: End,
    /// The sum: "−1 + 2 = +1".
    pub sum: String,
    /// What follows the sum: "point; nothing is left over".
    pub check: String,
    /// What does nothing: "The same in both: dead stones, passes, komi."
    pub same: String,
}

/// One end of the bridge.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// The method.
    pub method: Method,
    /// Its name.
    pub name: Name,
    /// Black − White after handicap points and komi.
    pub net: String,
    /// Its place.
    pub lane: Lane,
    /// Its verdict.
    pub verdict: Verdict,
}

/// One cause of the difference.
#[derive(Clone, Debug, PartialEq)]
pub struct Cause {
    kind: CauseKind,
    /// The glyph beside it.
    pub sign: Option<Sign>,
    /// Its name.
    pub name: Name,
    /// The numbers behind it: "Black keeps 2, White keeps 4".
    pub detail: String,
    /// What it adds, with its sign.
    pub amount: String,
    /// The place before it.
    pub start: Lane,
    /// The place after it.
    pub end: Lane,
}

impl Cause {
    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.kind.id()
    }

    /// The points that carry it; none where it lies in the record.
    #[must_use]
    pub fn points(&self, count: &Count) -> Vec<Point> {
        let reading = Reading::AsMarked;
        let mut points = match self.kind {
            CauseKind::DeadStones => count.settled(reading).lifted().to_vec(),
            kind => kind.quantity().map_or_else(Vec::new, |quantity| {
                let of = |side| count.points(reading, quantity, side);
                Color::ALL.into_iter().flat_map(of).collect()
            }),
        };
        points.sort_unstable();
        points
    }
}

impl Compare {
    pub(super) fn of(context: &Context) -> Option<Self> {
        let words = context.words;
        let pinned = context.look.versus.filter(|&m| !context.is_chosen(m))?;
        let (from, to) = (context.score(pinned), context.score(context.look.method));
        let differences = causes::between(context.count, &from, &to);

        // The net after each cause, the start included.
        let mut stops = vec![from.net];
        for difference in &differences {
            let last = stops.last().copied().unwrap_or_default();
            stops.push(last + difference.amount);
        }
        let scale = Scale::over(stops.iter().copied());
        let end = |score: &Score| End {
            method: score.method,
            name: Name::of_method(score.method, words),
            net: words.margin(score.net),
            lane: scale.lane(score.net),
            verdict: Verdict::of(score, words),
        };
        let lines = differences
            .iter()
            .zip(stops.iter().zip(stops.iter().skip(1)));
        Some(Self {
            from: end(&from),
            causes: lines
                .map(|(difference, (&start, &end))| Cause {
                    kind: difference.kind,
                    sign: sign(difference.kind),
                    name: name(difference.kind, words),
                    detail: detail(difference, context, &from, &to),
                    amount: words.margin(difference.amount),
                    start: scale.lane(start),
                    end: scale.lane(end),
                })
                .collect(),
            to: end(&to),
            sum: sum(&differences, &from, &to, words),
            check: words.say("compare-check", &[("n", Arg::Amount(to.net))]),
            same: same(&differences, words),
        })
    }
}

fn sign(kind: CauseKind) -> Option<Sign> {
    match kind {
        CauseKind::DeadStones => Some(Sign::Dead),
        CauseKind::LastMove | CauseKind::MoreStones => Some(Sign::LastMove),
        kind => kind.quantity().and_then(ledger::sign),
    }
}

fn name(kind: CauseKind, words: Words) -> Name {
    Name::both(words, |words| match kind {
        CauseKind::Other(quantity) => words.quantity_name(quantity, zilu_rules::Of::Own),
        kind => words.join(&["cause-", kind.id()]).unwrap_or(kind.id()),
    })
}

/// The numbers behind a cause.
fn detail(difference: &Difference, context: &Context, from: &Score, to: &Score) -> String {
    let words = context.words;
    let quantities = context.count.quantities(Reading::AsMarked);
    let sides = |key: &str, n: zilu_rules::BySide<i32>| {
        let args = [
            ("black", Arg::Number(n.black)),
            ("white", Arg::Number(n.white)),
        ];
        words.say(key, &args)
    };
    let change = |key: &str, from: Amount, to: Amount| {
        words.say(key, &[("from", Arg::Amount(from)), ("to", Arg::Amount(to))])
    };
    match difference.kind {
        CauseKind::DeadStones => {
            let n = context.count.settled(Reading::AsMarked).lifted().len() as i32;
            if n == 0 {
                return String::new();
            }
            words.say("cause-dead-stones-detail", &[("n", Arg::Number(n))])
        }
        CauseKind::LastMove | CauseKind::MoreStones => {
            let placed = quantities.placed;
            let side = if placed.black > placed.white {
                Color::Black
            } else {
                Color::White
            };
            let (more, less) = (placed[side], placed[side.other()]);
            words.say(
                "cause-more-stones-detail",
                &[
                    ("side", Arg::Text(side.id())),
                    ("n", Arg::Number(more - less)),
                    ("more", Arg::Number(more)),
                    ("less", Arg::Number(less)),
                ],
            )
        }
        CauseKind::PassStones => sides("cause-pass-stones-detail", causes::passes(quantities)),
        CauseKind::FirstPass => words.text("cause-first-pass-detail").into(),
        CauseKind::SekiEyes => sides("cause-seki-eyes-detail", quantities.seki_own),
        CauseKind::MustFill => sides("cause-must-fill-detail", quantities.must_fill),
        CauseKind::ReservedEyes => sides("cause-reserved-eyes-detail", quantities.reserved),
        CauseKind::Other(quantity) => sides("cause-quantity-detail", quantities.get(quantity)),
        CauseKind::Handicap => change(
            "cause-handicap-detail",
            -from.compensation,
            -to.compensation,
        ),
        CauseKind::Komi => change("cause-komi-detail", from.komi, to.komi),
    }
}

/// The lines as one sum: "−1 + 2 = +1".
fn sum(differences: &[Difference], from: &Score, to: &Score, words: Words) -> String {
    let mut sum = words.margin(from.net);
    for Difference { amount, .. } in differences {
        let sign = if *amount < Amount::ZERO {
            " − "
        } else {
            " + "
        };
        sum.push_str(sign);
        sum.push_str(&words.amount(amount.abs()));
    }
    sum.push_str(" = ");
    sum.push_str(&words.margin(to.net));
    sum
}

/// The usual suspects that do nothing here.
fn same(differences: &[Difference], words: Words) -> String {
    let list: Vec<&str> = CauseKind::USUAL
        .into_iter()
        .filter(|kind| !differences.iter().any(|d| d.kind.is_like(*kind)))
        .filter_map(|kind| words.join(&["cause-", kind.id(), "-same"]))
        .collect();
    let list = list.join(words.text("list-comma"));
    words.say("compare-same", &[("list", Arg::Text(&list))])
}
