//! Scores: a method's sum over the quantities, with its terms.

use alloc::vec::Vec;

use crate::method::{Handicap, Of, Term};
use crate::quantity::Quantities;
use crate::{Amount, BySide, Color, Method, Record};

/// Which komi is taken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KomiChoice {
    /// Each method's own.
    Own,
    /// None at all.
    None,
    /// The same number of points for every method.
    Same(Amount),
}

impl KomiChoice {
    /// The recorded komi for all methods, else each method's own (spec 4).
    #[must_use]
    pub fn of(record: &Record) -> Self {
        record.komi.map_or(Self::Own, Self::Same)
    }
}

/// A default that a verdict leans on, because the record does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assumption {
    /// Both sides placed equally many stones.
    EqualMoves,
    /// The first pass is not known: nothing is taken for it.
    FirstPass,
    /// The closing passes are not known or incomplete: White passes last.
    ClosingPasses,
}

impl Assumption {
    /// Every assumption.
    pub const ALL: [Self; 3] = [Self::EqualMoves, Self::FirstPass, Self::ClosingPasses];

    /// The stable id, as in the public JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::EqualMoves => "equal_moves",
            Self::FirstPass => "first_pass",
            Self::ClosingPasses => "closing_passes",
        }
    }
}

/// One line of a score: a term and what it adds to each side's figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The term.
    pub term: Term,
    /// The number counted, for the side named by [`Term::of`].
    pub counted: BySide<i32>,
    /// Number times coefficient: what each side's figure gains.
    pub amount: BySide<Amount>,
}

/// The verdict of one method on one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The method.
    pub method: Method,
    /// The lines that add up to the figures.
    pub lines: Vec<Line>,
    /// Each side's figure. Their difference is the margin.
    pub figures: BySide<Amount>,
    /// Black − White before komi and handicap points.
    pub margin: Amount,
    /// Handicap compensation: zero, or negative (White's).
    pub compensation: Amount,
    /// Komi taken off Black.
    pub komi: Amount,
    /// `margin + compensation − komi`.
    pub net: Amount,
    /// Who wins a tie; `None` is a draw.
    pub tie: Option<Color>,
    /// Who wins; `None` is a draw.
    pub winner: Option<Color>,
    /// The defaults the verdict leans on.
    pub assumes: Vec<Assumption>,
    /// Whether the rules say nothing about a case that this record has.
    pub silent: bool,
}

impl Score {
    /// A method's sum over the quantities of its own reading.
    #[must_use]
    pub fn of(
        method: Method,
        quantities: &Quantities,
        komi: KomiChoice,
        assumes: Vec<Assumption>,
    ) -> Self {
        let row = method.row();
        let lines: Vec<Line> = row
            .terms
            .iter()
            .map(|&term| {
                let own = quantities.get(term.quantity);
                let counted = match term.of {
                    Of::Own => own,
                    Of::Other => own.swapped(),
                };
                Line {
                    term,
                    counted,
                    amount: counted.map(|n| term.coefficient * n),
                }
            })
            .collect();
        let figures = BySide::from_fn(|c| lines.iter().map(|l| l.amount[c]).sum());
        let n = quantities.handicap;
        let compensation = match row.handicap {
            Handicap::Nothing | Handicap::Silent => Amount::ZERO,
            Handicap::Stones => Amount::points(-n),
            Handicap::StonesLessOne => Amount::points(-(n - 1).max(0)),
        };
        let komi = match komi {
            KomiChoice::Own if n > 0 => row.handicap_komi,
            KomiChoice::Own => row.komi,
            KomiChoice::None => Amount::ZERO,
            KomiChoice::Same(komi) => komi,
        };
        let margin: Amount = figures.black - figures.white;
        let net = margin + compensation - komi;
        let winner = row.tie.winner(net, quantities.last_move);
        Self {
            method,
            lines,
            figures,
            margin,
            compensation,
            komi,
            net,
            tie: row.tie.winner(Amount::ZERO, quantities.last_move),
            winner,
            assumes,
            silent: n > 0 && row.handicap == Handicap::Silent,
        }
    }
}
