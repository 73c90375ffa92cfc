//! What would turn a verdict: the smallest changes that flip it (spec 5).

use alloc::vec::Vec;

use crate::settled::Ground;
use crate::{
    Amount, Color, Count, Document, KomiChoice, Method, Oddity, Point, Quantity, Reading, Score,
};

/// A change that gives a verdict to another winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flip {
    /// Komi of this many points: the nearest half point that does.
    Komi(Amount),
    /// This neutral point taken by this side.
    Neutral {
        /// The point.
        point: Point,
        /// Who takes it.
        by: Color,
        /// Who wins then.
        winner: Option<Color>,
    },
    /// This chain dead instead of alive, or alive instead of dead, for all methods.
    Chain {
        /// A stone of the chain.
        at: Point,
        /// Whether it is dead after the change.
        dead: bool,
        /// Who wins then.
        winner: Option<Color>,
    },
    /// A ruling on the last ko, the other way.
    Ruling {
        /// The own point that must be filled, or may stay open.
        point: Point,
        /// Whether it must be filled after the change.
        must_fill: bool,
        /// Who wins then.
        winner: Option<Color>,
    },
    /// One piece more of this side, two reserved eyes more; for methods that leave them out.
    PieceMore {
        /// The side with one piece more.
        side: Color,
        /// Who wins then.
        winner: Option<Color>,
    },
}

impl Flip {
    /// The id of every kind of change.
    pub const IDS: [&'static str; 5] = ["komi", "neutral", "chain", "ruling", "piece-more"];

    /// The stable id of its kind.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Komi(_) => "komi",
            Self::Neutral { .. } => "neutral",
            Self::Chain { .. } => "chain",
            Self::Ruling { .. } => "ruling",
            Self::PieceMore { .. } => "piece-more",
        }
    }

    /// Who wins after the change, by the score that it flips.
    #[must_use]
    pub fn winner(&self, score: &Score) -> Option<Color> {
        match *self {
            Self::Komi(komi) => score.winner_at(komi),
            Self::Neutral { winner, .. }
            | Self::Chain { winner, .. }
            | Self::Ruling { winner, .. }
            | Self::PieceMore { winner, .. } => winner,
        }
    }
}

impl Score {
    /// The komi at which this method's verdict turns: with more, White wins.
    #[must_use]
    pub fn turning_komi(&self) -> Amount {
        self.margin + self.compensation
    }

    /// Who wins with another komi.
    #[must_use]
    pub fn winner_at(&self, komi: Amount) -> Option<Color> {
        self.winner_with(self.turning_komi() - komi)
    }

    /// Who wins with another net.
    fn winner_with(&self, net: Amount) -> Option<Color> {
        match net.cmp(&Amount::ZERO) {
            core::cmp::Ordering::Greater => Some(Color::Black),
            core::cmp::Ordering::Less => Some(Color::White),
            core::cmp::Ordering::Equal => self.tie,
        }
    }
}

impl Count {
    /// Where on the komi axis the verdicts of some methods turn, the smallest komi first,
    /// with the methods that turn there, in their order.
    #[must_use]
    pub fn turning(&self, methods: impl IntoIterator<Item = Method>) -> Vec<(Amount, Vec<Method>)> {
        let mut turns: Vec<(Amount, Vec<Method>)> = Vec::new();
        for method in methods {
            let komi = self.score(method, KomiChoice::None).turning_komi();
            match turns.binary_search_by_key(&komi, |(komi, _)| *komi) {
                Ok(at) => {
                    if let Some((_, methods)) = turns.get_mut(at) {
                        methods.push(method);
                    }
                }
                Err(at) => turns.insert(at, (komi, alloc::vec![method])),
            }
        }
        turns
    }
}

/// Every single change to a position, with the komi at which a method's verdict turns
/// after it: tried once, and asked for any komi.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changes {
    /// The score before any change, with the method's own komi.
    score: Score,
    /// Changes, their winner left open, with the komi at which the verdict turns then.
    tried: Vec<(Flip, Amount)>,
}

impl Changes {
    /// Tries every change: neutral points, chains, rulings and pieces. Recounts the
    /// position once for each neutral point and side, each chain and each ruling.
    #[must_use]
    pub fn of(document: &Document, method: Method) -> Self {
        let count = Count::of(document);
        let score = count.score(method, KomiChoice::Own);
        let mut tried = Vec::new();
        let recount = |changed: &Document| {
            let count = Count::of(changed);
            count.score(method, KomiChoice::Own).turning_komi()
        };
        let settled = count.settled(method.row().reading);
        for point in document.board.size().iter() {
            if settled.ground(point) != Ground::Neutral || document.board.get(point).is_some() {
                continue;
            }
            for by in Color::ALL {
                if let Some(changed) = with_stone(document, point, by) {
                    let winner = None;
                    tried.push((Flip::Neutral { point, by, winner }, recount(&changed)));
                }
            }
        }
        let reading = method.row().reading;
        if reading != Reading::AsItStands {
            let mut seen: Vec<Point> = Vec::new();
            for at in document.board.size().iter() {
                if document.board.get(at).is_none() || seen.contains(&at) {
                    continue;
                }
                seen.extend(document.board.chain_at(at));
                let dead = !document.scope(at).is_some_and(|scope| reading.lifts(scope));
                let mut changed = document.clone();
                changed.mark(at, dead);
                let winner = None;
                tried.push((Flip::Chain { at, dead, winner }, recount(&changed)));
            }
        }
        for oddity in settled.oddities() {
            let &Oddity::RulingDecides {
                point, must_fill, ..
            } = oddity
            else {
                continue;
            };
            let (must_fill, winner) = (!must_fill, None);
            let mut changed = document.clone();
            changed.rule(point, Some(must_fill));
            let flip = Flip::Ruling {
                point,
                must_fill,
                winner,
            };
            tried.push((flip, recount(&changed)));
        }
        let taxed = score
            .lines
            .iter()
            .any(|l| l.term.quantity == Quantity::Reserved);
        for side in Color::ALL.into_iter().filter(|_| taxed) {
            let tax = if side == Color::Black { -2 } else { 2 };
            let winner = None;
            let turn = score.turning_komi() + Amount::points(tax);
            tried.push((Flip::PieceMore { side, winner }, turn));
        }
        Self { score, tried }
    }

    /// The changes that flip the verdict at a komi: komi first, then as they were tried.
    #[must_use]
    pub fn flips(&self, komi: KomiChoice) -> Vec<Flip> {
        let mut score = self.score.clone();
        score.komi = match komi {
            KomiChoice::Own => score.komi,
            KomiChoice::None => Amount::ZERO,
            KomiChoice::Same(komi) => komi,
        };
        score.net = score.turning_komi() - score.komi;
        score.winner = score.winner_with(score.net);
        let mut flips = Vec::new();
        flips.extend(komi_flip(&score));
        for (flip, turn) in &self.tried {
            let after = score.winner_with(*turn - score.komi);
            if after == score.winner {
                continue;
            }
            let mut flip = flip.clone();
            match &mut flip {
                Flip::Neutral { winner, .. }
                | Flip::Chain { winner, .. }
                | Flip::Ruling { winner, .. }
                | Flip::PieceMore { winner, .. } => *winner = after,
                Flip::Komi(_) => {}
            }
            flips.push(flip);
        }
        flips
    }
}

/// Every single change that flips a method's verdict; see [`Changes`].
#[must_use]
pub fn flips(document: &Document, method: Method, komi: KomiChoice) -> Vec<Flip> {
    Changes::of(document, method).flips(komi)
}

/// The position with a stone more on an empty point; `None` where it takes itself off.
fn with_stone(document: &Document, point: Point, by: Color) -> Option<Document> {
    let mut changed = document.clone();
    let taken = changed.board.play(by, point);
    if changed.board.get(point) != Some(by) {
        return None;
    }
    // One more play, and what it took: the record stays true.
    for side in Color::ALL {
        let record = &mut changed.record;
        let (captured, placed) = (&mut record.captured[side], &mut record.placed[side]);
        *captured = captured.map(|k| k.saturating_add(taken[side]));
        if side == by {
            *placed = placed.map(|n| n.saturating_add(1));
        }
    }
    let board = changed.board.clone();
    changed.retain_marks(|p| board.get(p).is_some());
    Some(changed)
}

/// The komi nearest to the present one, in half points, that gives another winner.
fn komi_flip(score: &Score) -> Option<Flip> {
    // A tie may already be another verdict; where it is not, half a point beyond it is.
    let turn = score.turning_komi();
    let candidates = [turn, turn + Amount::HALF, turn - Amount::HALF];
    candidates
        .into_iter()
        .filter(|&komi| score.winner_at(komi) != score.winner)
        .min_by_key(|&komi| ((komi - score.komi).abs(), komi))
        .map(Flip::Komi)
}
