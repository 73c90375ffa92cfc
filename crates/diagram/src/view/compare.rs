//! Why two methods differ: from one net margin to the other in lines that add up.

use zilu_rules::{
    Amount, BySide, CauseKind, Color, Method, Point, Quantity, Score, bridge_of_nets,
};
use zilu_words::{Arg, Words};

use super::ledger;
use super::scale::{Lane, Scale};
use super::{Context, Name, Sign, Verdict, ruled};

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
    points: Vec<Point>,
}

impl Cause {
    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.kind.id()
    }

    /// The points that carry it, in reading order; none where it lies in the record.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }
}

impl Compare {
    pub(super) fn of(context: &Context) -> Option<Self> {
        let words = context.words;
        let pinned = context.look.versus.filter(|&m| !context.is_chosen(m))?;
        let (from, to) = (context.score(pinned), context.score(context.look.method));
        let differences = merged(bridge_of_nets(
            context.count,
            to.method,
            from.method,
            context.look.komi,
        ));

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
                    points: points(difference),
                })
                .collect(),
            to: end(&to),
            sum: sum(&differences, &from, &to, words),
            check: words.say("compare-check", &[("n", Arg::Amount(to.net))]),
            same: same(&differences, words),
        })
    }
}

/// Dead stones in several places are told in one line.
fn merged(causes: Vec<zilu_rules::Cause>) -> Vec<zilu_rules::Cause> {
    let mut merged: Vec<zilu_rules::Cause> = Vec::new();
    for cause in causes {
        match merged.last_mut() {
            Some(last) if last.kind == cause.kind && is_by_area(cause.kind) => {
                last.amount += cause.amount;
                for side in Color::ALL {
                    last.numbers[side] += cause.numbers[side];
                    last.points[side].extend_from_slice(&cause.points[side]);
                }
            }
            _ => merged.push(cause),
        }
    }
    merged.retain(|cause| cause.amount != Amount::ZERO);
    merged
}

/// Whether the cause goes area by area.
const fn is_by_area(kind: CauseKind) -> bool {
    matches!(kind, CauseKind::DeadStones | CauseKind::RuledLife)
}

fn points(cause: &zilu_rules::Cause) -> Vec<Point> {
    let BySide { black, white } = &cause.points;
    let mut points = [black.as_slice(), white].concat();
    points.sort_unstable();
    points
}

fn sign(kind: CauseKind) -> Option<Sign> {
    match kind {
        CauseKind::DeadStones => Some(Sign::Dead),
        CauseKind::RuledLife => Some(Sign::DeadForSome),
        CauseKind::LastMove | CauseKind::MoreStones => Some(Sign::LastMove),
        CauseKind::BorderStones => ledger::sign(Quantity::Border),
        CauseKind::SekiEyes => ledger::sign(Quantity::SekiOwn),
        CauseKind::MustFill | CauseKind::RuledFill => ledger::sign(Quantity::MustFill),
        CauseKind::ReservedEyes => ledger::sign(Quantity::Reserved),
        CauseKind::PassStones
        | CauseKind::FirstPass
        | CauseKind::Button
        | CauseKind::Handicap
        | CauseKind::Komi => None,
    }
}

fn name(kind: CauseKind, words: Words) -> Name {
    Name::both(words, |words| {
        words.join(&["cause-", kind.id()]).unwrap_or(kind.id())
    })
}

/// The numbers behind a cause.
fn detail(cause: &zilu_rules::Cause, context: &Context, from: &Score, to: &Score) -> String {
    let words = context.words;
    let n = cause.numbers;
    let sides = |key: &str| {
        let args = [
            ("black", Arg::Number(n.black)),
            ("white", Arg::Number(n.white)),
        ];
        words.say(key, &args)
    };
    let change = |key: &str, from: Amount, to: Amount| {
        words.say(key, &[("from", Arg::Amount(from)), ("to", Arg::Amount(to))])
    };
    match cause.kind {
        CauseKind::DeadStones => {
            let lifted = |score: &Score| {
                let settled = context.count.settled(score.method.row().reading);
                settled.lifted().len() as i32
            };
            let n = lifted(from).max(lifted(to));
            if n == 0 {
                return String::new();
            }
            words.say("cause-dead-stones-detail", &[("n", Arg::Number(n))])
        }
        CauseKind::RuledLife => ruled::life(context).join(words.text("ruled-and")),
        CauseKind::RuledFill => ruled::fills(context).join(words.text("ruled-and")),
        CauseKind::LastMove | CauseKind::MoreStones => {
            let side = if n.black > n.white {
                Color::Black
            } else {
                Color::White
            };
            let (more, less) = (n[side], n[side.other()]);
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
        CauseKind::PassStones => sides("cause-pass-stones-detail"),
        CauseKind::FirstPass => words.text("cause-first-pass-detail").into(),
        CauseKind::Button => {
            let side = if n.black > 0 {
                Color::Black
            } else {
                Color::White
            };
            words.say("cause-button-detail", &[("side", Arg::Text(side.id()))])
        }
        CauseKind::BorderStones => sides("cause-border-stones-detail"),
        CauseKind::SekiEyes => sides("cause-seki-eyes-detail"),
        CauseKind::MustFill => sides("cause-must-fill-detail"),
        CauseKind::ReservedEyes => sides("cause-reserved-eyes-detail"),
        CauseKind::Handicap => change(
            "cause-handicap-detail",
            -from.compensation,
            -to.compensation,
        ),
        CauseKind::Komi => change("cause-komi-detail", from.komi, to.komi),
    }
}

/// The lines as one sum: "−1 + 2 = +1".
fn sum(causes: &[zilu_rules::Cause], from: &Score, to: &Score, words: Words) -> String {
    let mut sum = words.margin(from.net);
    for cause in causes {
        let sign = if cause.amount < Amount::ZERO {
            " − "
        } else {
            " + "
        };
        sum.push_str(sign);
        sum.push_str(&words.amount(cause.amount.abs()));
    }
    sum.push_str(" = ");
    sum.push_str(&words.margin(to.net));
    sum
}

/// What a reader asks about first; what of it does nothing here is said in one sentence.
const USUAL: [CauseKind; 7] = [
    CauseKind::DeadStones,
    CauseKind::ReservedEyes,
    CauseKind::SekiEyes,
    CauseKind::MustFill,
    CauseKind::MoreStones,
    CauseKind::PassStones,
    CauseKind::Komi,
];

fn same(causes: &[zilu_rules::Cause], words: Words) -> String {
    // The last move is a case of more stones, and a ruling one of what it decides.
    let plain = |kind| match kind {
        CauseKind::LastMove => CauseKind::MoreStones,
        CauseKind::RuledLife => CauseKind::DeadStones,
        CauseKind::RuledFill => CauseKind::MustFill,
        kind => kind,
    };
    let list: Vec<&str> = USUAL
        .into_iter()
        .filter(|&kind| !causes.iter().any(|c| plain(c.kind) == kind))
        .filter_map(|kind| words.join(&["cause-", kind.id(), "-same"]))
        .collect();
    let list = list.join(words.text("list-comma"));
    words.say("compare-same", &[("list", Arg::Text(&list))])
}
