//! The account of one method.

use zilu_rules::{
    Amount, Color, Count, Line, Method, Point, Quantity, Reading, Row, Score, Term, Unit,
};
use zilu_words::{Arg, Words};

use super::table::figure;
use super::{Context, MarkKind, Name, Sign, Verdict};

/// The account of the chosen method: terms down, sides across.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The method.
    pub method: Method,
    /// Its name.
    pub name: Name,
    /// The formula as a phrase.
    pub formula: Name,
    /// How it is counted and whose it is.
    pub note: &'static str,
    /// One line for each term.
    pub lines: Vec<LedgerLine>,
    /// The sum: what the method calls it, the figures, the margin.
    pub total: SumLine,
    /// The figures against half the board, where the method tells its result so.
    pub base: Option<SumLine>,
    /// Handicap points, where there are any.
    pub compensation: Option<SumLine>,
    /// Komi.
    pub komi: SumLine,
    /// The verdict.
    pub verdict: Verdict,
}

/// One term of the sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerLine {
    /// The term.
    pub term: Term,
    /// The position the method counts.
    pub reading: Reading,
    /// The glyph beside it.
    pub sign: Option<Sign>,
    /// What is counted.
    pub name: Name,
    /// What each one is worth, where that is not one: `×½`.
    pub factor: String,
    /// What Black's figure gains; the bare number where the line is not counted.
    pub black: String,
    /// The same for White.
    pub white: String,
    /// Black − White; empty where the line is not counted.
    pub difference: String,
    /// Whether the line is part of the sum; else it is shown aside.
    pub counted: bool,
}

impl LedgerLine {
    /// What is counted.
    #[must_use]
    pub const fn quantity(&self) -> Quantity {
        self.term.quantity
    }

    /// The points that carry the line, of both sides; none where it lies in the record.
    #[must_use]
    pub fn points(&self, count: &Count) -> Vec<Point> {
        let mut points = count.term_points(self.reading, &self.term, Color::Black);
        points.extend(count.term_points(self.reading, &self.term, Color::White));
        points.sort_unstable();
        points.dedup();
        points
    }
}

/// A line below the terms. A cell without a number is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// What it is.
    pub text: String,
    /// The Chinese term, where the page is not Chinese.
    pub native: Option<String>,
    /// Black's cell.
    pub black: String,
    /// White's cell.
    pub white: String,
    /// The difference.
    pub difference: String,
}

impl Ledger {
    pub(super) fn of(context: &Context) -> Self {
        let words = context.words;
        let method = context.look.method;
        let row = method.row();
        let score = context.score(method);
        Self {
            method,
            name: Name::of_method(method, words),
            formula: Name::both(words, |words| words.method_formula(method)),
            note: words.method_note(method),
            lines: score
                .lines
                .iter()
                .map(|line| LedgerLine::of(line, &row, words))
                .collect(),
            total: SumLine {
                black: figure(score.figures.black, &row, words),
                white: figure(score.figures.white, &row, words),
                difference: words.margin(score.margin),
                ..SumLine::titled(Name::both(words, |words| words.method_total(method)))
            },
            base: base(&score, context),
            compensation: (score.compensation != Amount::ZERO).then(|| SumLine {
                difference: words.margin(score.compensation),
                ..SumLine::titled(Name::of_key(words, "ledger-compensation"))
            }),
            komi: komi(&score, &row, words),
            verdict: Verdict::of(&score, words),
        }
    }
}

impl LedgerLine {
    fn of(line: &Line, row: &Row, words: Words) -> Self {
        let Line {
            term,
            counted,
            amount,
        } = *line;
        let worth = term.coefficient.abs();
        let is_counted = worth != Amount::ZERO;
        let cell = |side| {
            if is_counted {
                figure(amount[side], row, words)
            } else {
                words.amount(Amount::points(counted[side]))
            }
        };
        Self {
            term,
            reading: row.reading,
            sign: sign(term.quantity),
            name: Name::both(words, |words| words.quantity_name(term.quantity, term.of)),
            factor: if is_counted && worth != Amount::points(1) {
                ["×", &words.stones(worth)].concat()
            } else {
                String::new()
            },
            black: cell(Color::Black),
            white: cell(Color::White),
            difference: if is_counted {
                words.margin(amount.black - amount.white)
            } else {
                String::new()
            },
            counted: is_counted,
        }
    }
}

impl SumLine {
    fn titled(name: Name) -> Self {
        Self {
            text: name.text.into(),
            native: name.native.map(Into::into),
            black: String::new(),
            white: String::new(),
            difference: String::new(),
        }
    }
}

/// The glyph beside a quantity.
pub(super) const fn sign(quantity: Quantity) -> Option<Sign> {
    Some(match quantity {
        Quantity::Stones | Quantity::Border => Sign::Stone,
        Quantity::Own => Sign::Mark(MarkKind::Own),
        Quantity::SekiOwn => Sign::Mark(MarkKind::SekiEye),
        Quantity::MustFill => Sign::Mark(MarkKind::MustFill),
        Quantity::Neutral => Sign::Mark(MarkKind::Neutral),
        Quantity::Reserved => Sign::Mark(MarkKind::ReservedEye),
        Quantity::Routes | Quantity::RoutesEvened => Sign::Mark(MarkKind::Route),
        Quantity::Dead => Sign::Dead,
        Quantity::MoreTurns => Sign::LastMove,
        Quantity::Captured
        | Quantity::Passes
        | Quantity::ClosingPasses
        | Quantity::WhitePassedFirst
        | Quantity::FirstPasser => return None,
    })
}

/// The figures against half the board 归本数, for the methods that tell their result so.
fn base(score: &Score, context: &Context) -> Option<SumLine> {
    let words = context.words;
    let told_so = score.method.row().unit == Unit::Zi || score.method == Method::ReturnedStones;
    let base = Amount::halves(context.document.board.size().points().into());
    let cell = |side: Color| {
        let over = score.figures[side] - base;
        let plus = if over > Amount::ZERO { "+" } else { "" };
        [plus, &words.stones(over)].concat()
    };
    let text = |words: Words| {
        let n = words.stones(base);
        words.say("ledger-base", &[("n", Arg::Text(&n))])
    };
    told_so.then(|| SumLine {
        text: text(words),
        native: words.native().map(text),
        black: cell(Color::Black),
        white: cell(Color::White),
        difference: String::new(),
    })
}

/// Komi, also in 子 where the method tells it so.
fn komi(score: &Score, row: &Row, words: Words) -> SumLine {
    let mut line = SumLine::titled(Name::of_key(words, "ledger-komi"));
    if score.komi == Amount::ZERO {
        line.difference = "–".into();
        return line;
    }
    line.difference = words.margin(-score.komi);
    if row.unit == Unit::Zi {
        let zi = words.zi(score.komi);
        let args = [("zi", Arg::Text(&zi))];
        line.text = words.say("ledger-komi-zi", &args);
        line.native = words
            .native()
            .map(|words| words.say("ledger-komi-zi", &args));
    }
    line
}
