//! The table of methods.

use zilu_rules::{Amount, BySide, Color, Exactness, Family, Method, Quantity, Reading, Row, Score};
use zilu_words::{Arg, Words};

use super::scale::{Lane, Scale};
use super::{Context, Name, Verdict, context, ruled};
use crate::Order;

/// The table of methods.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The rows by family; one group without a heading when ordered by margin.
    pub groups: Vec<Group>,
    /// When ordered by margin: before which row the verdict turns from White; `None` where
    /// it does not turn.
    pub flip: Option<usize>,
    /// Notes under the table, by their signs.
    pub footnotes: Vec<Footnote>,
}

/// Rows under one heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The family and its heading.
    pub family: Option<(Family, Name)>,
    /// The rows.
    pub rows: Vec<RowView>,
    /// How many methods fold away here, shown or not.
    pub more: usize,
    /// Whether they are shown.
    pub unfolded: bool,
}

/// One method in the table.
#[derive(Clone, Debug, PartialEq)]
pub struct RowView {
    /// The method.
    pub method: Method,
    /// Its name.
    pub name: Name,
    /// How true it is to its rules, where not exactly: "simplified".
    pub exactness: Option<&'static str>,
    /// The sign of its footnote.
    pub footnote: Option<char>,
    /// What a ruling makes of the position, where it decides and the method follows it.
    pub ruled: Option<String>,
    /// Each side's figure.
    pub figures: BySide<String>,
    /// Whose figure is larger.
    pub larger: Option<Color>,
    /// Black − White before komi, in points.
    pub margin: String,
    /// Komi in points; a dash for none.
    pub komi: String,
    /// Handicap points with their sign, where there are any.
    pub compensation: Option<String>,
    /// Where its stone lies between White and Black.
    pub lane: Lane,
    /// Its verdict.
    pub verdict: Verdict,
    /// Whether it is the chosen method.
    pub chosen: bool,
    /// Whether it is the pinned one.
    pub pinned: bool,
}

/// A note under the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Footnote {
    /// Its sign: `a`, `b` ….
    pub sign: char,
    /// The note.
    pub text: String,
}

impl Table {
    pub(super) fn of(context: &Context) -> Self {
        let scale = Scale::around(context.scores.iter().map(|score| score.net));
        let mut footnotes = Footnotes::default();
        let mut rows = |scores: &[&Score]| -> Vec<RowView> {
            let row = |score: &&Score| RowView::of(score, &scale, &mut footnotes, context);
            scores.iter().map(row).collect()
        };
        let mut flip = None;
        let groups = match context.look.order {
            Order::Margin => {
                let ranked = context.ranked();
                let white = ranked
                    .iter()
                    .take_while(|score| context::side(score.winner) < 0)
                    .count();
                flip = Some(white).filter(|&at| at > 0 && at < ranked.len());
                vec![Group {
                    family: None,
                    rows: rows(&ranked),
                    more: more(context, None),
                    unfolded: Family::ALL
                        .into_iter()
                        .all(|f| context.look.unfolded.has(f)),
                }]
            }
            Order::Family => Family::ALL
                .into_iter()
                .map(|family| {
                    let scores: Vec<&Score> = context
                        .scores
                        .iter()
                        .filter(|score| score.method.row().family == family)
                        .collect();
                    let name = Name::both(context.words, |words| words.family_name(family));
                    Group {
                        family: Some((family, name)),
                        rows: rows(&scores),
                        more: more(context, Some(family)),
                        unfolded: context.look.unfolded.has(family),
                    }
                })
                .collect(),
        };
        Self {
            groups,
            flip,
            footnotes: footnotes.list,
        }
    }
}

/// How many methods fold away, of a family or of all: the less usual ones that are neither
/// chosen nor pinned.
fn more(context: &Context, family: Option<Family>) -> usize {
    let folds = |method: &Method| {
        let row = method.row();
        let kept = context.is_chosen(*method) || context.is_pinned(*method);
        !row.usual && !kept && family.is_none_or(|family| row.family == family)
    };
    Method::ALL.iter().filter(|method| folds(method)).count()
}

impl RowView {
    fn of(score: &Score, scale: &Scale, footnotes: &mut Footnotes, context: &Context) -> Self {
        let words = context.words;
        let method = score.method;
        let row = method.row();
        Self {
            method,
            name: Name::of_method(method, words),
            exactness: (row.exactness != Exactness::Exact).then(|| words.exactness(row.exactness)),
            footnote: footnote(score, context).map(|text| footnotes.sign(text)),
            ruled: ruled::by_ruling(context, row.reading),
            figures: score.figures.map(|amount| figure(amount, &row, words)),
            larger: match score.margin.cmp(&Amount::ZERO) {
                core::cmp::Ordering::Less => Some(Color::White),
                core::cmp::Ordering::Equal => None,
                core::cmp::Ordering::Greater => Some(Color::Black),
            },
            margin: words.margin(score.margin),
            komi: amount_or_dash(score.komi, words),
            compensation: (score.compensation != Amount::ZERO)
                .then(|| words.margin(score.compensation)),
            lane: scale.lane(score.net),
            verdict: Verdict::of(score, words),
            chosen: context.is_chosen(method),
            pinned: context.is_pinned(method),
        }
    }
}

/// A figure as the method tells it: halves of stones as fractions, of points as decimals.
pub(super) fn figure(amount: Amount, row: &Row, words: Words) -> String {
    if row.family == Family::Stones || row.unit == zilu_rules::Unit::Zi {
        words.stones(amount)
    } else {
        words.amount(amount)
    }
}

fn amount_or_dash(amount: Amount, words: Words) -> String {
    if amount == Amount::ZERO {
        "–".into()
    } else {
        words.amount(amount)
    }
}

/// What has to be said about a method on this position.
fn footnote(score: &Score, context: &Context) -> Option<String> {
    let words = context.words;
    let row = score.method.row();
    let method = ("method", Arg::Text(words.method_short(score.method)));
    let dead = context.count.settled(Reading::AsMarked).lifted().len();
    if row.reading == Reading::AsItStands && dead > 0 {
        let n = ("n", Arg::Number(dead as i32));
        return Some(words.say("footnote-as-it-stands", &[method, n]));
    }
    if score.silent {
        return Some(words.say("footnote-silent", &[method]));
    }
    if let Some(ruled) = ruled::by_ruling(context, row.reading) {
        return Some(ruled);
    }
    let gives = |line: &zilu_rules::Line| {
        line.term.quantity == Quantity::WhitePassedFirst && line.counted.black > 0
    };
    score
        .lines
        .iter()
        .any(gives)
        .then(|| words.text("footnote-first-pass").into())
}

/// Signs each note once, in the order of the rows.
#[derive(Default)]
struct Footnotes {
    list: Vec<Footnote>,
}

impl Footnotes {
    fn sign(&mut self, text: String) -> char {
        if let Some(note) = self.list.iter().find(|note| note.text == text) {
            return note.sign;
        }
        let sign = char::from(b'a' + (self.list.len() % 26) as u8);
        self.list.push(Footnote { sign, text });
        sign
    }
}
