//! The counts as they go out.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use zilu_rules::{
    BySide, Color, Count, Custom, Ground, KomiChoice, Method, Point, Reading, Score, Settled,
};

use super::flip::Flips;
use super::number::Number;
use crate::sgf_result;

/// The counts of a position.
#[derive(Clone, Debug, Serialize)]
pub struct Output {
    /// The name that came in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Columns and rows.
    pub size: [u8; 2],
    /// What is counted of each side, dead stones lifted.
    pub quantities: BySide<Quantities>,
    /// Neutral points.
    pub neutral: i32,
    /// The pieces, dead stones lifted, in reading order.
    pub pieces: Vec<Piece>,
    /// The same three as a ruling makes them, where it differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruled: Option<Ruled>,
    /// The verdict of every method.
    pub methods: Methods,
    /// What would turn one method's verdict, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flips: Option<Flips>,
    /// What should be looked at, in words.
    pub warnings: Vec<String>,
    /// What is proposed about dead stones, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suggestion: Option<Vec<Suggested>>,
}

/// What is proposed for one chain. Chains that are clearly alive are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Suggested {
    /// Its first stone.
    pub at: String,
    /// What becomes of it: `alive`, `dead`, `seki`, `unsettled`.
    pub status: &'static str,
    /// How sure that is: `certain`, `sure`, `probable`, `unsure`.
    pub confidence: &'static str,
    /// Why: an id.
    pub reason: &'static str,
    /// The points that the reason speaks of.
    pub points: Vec<String>,
    /// The reason in words.
    pub text: String,
}

/// What methods count under which a ruling decides what is dead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruled {
    /// What is counted of each side, stones dead by ruling lifted.
    pub quantities: BySide<Quantities>,
    /// Neutral points.
    pub neutral: i32,
    /// The pieces.
    pub pieces: Vec<Piece>,
}

/// What is counted of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Quantities {
    /// `S`: living stones on the board.
    pub stones: i32,
    /// `E`: own empty points.
    pub own: i32,
    /// `Es`: own empty points of pieces in seki.
    pub seki_own: i32,
    /// `F`: own points that must be filled.
    pub must_fill: i32,
    /// `d`: stones lifted as dead.
    pub dead: i32,
    /// `K`: stones removed in play; the other side holds them.
    pub captured: i32,
    /// `N`: stones placed.
    pub plays: i32,
    /// `X`: passes before the passes that ended the game.
    pub passes: i32,
    /// `g`: independent pieces.
    pub pieces: i32,
    /// `R`: reserved points.
    pub reserved: i32,
    /// `L`: route points.
    pub routes: i32,
}

impl Quantities {
    /// The names of the quantities, in order.
    pub const NAMES: [&'static str; 11] = [
        "stones",
        "own",
        "seki_own",
        "must_fill",
        "dead",
        "captured",
        "plays",
        "passes",
        "pieces",
        "reserved",
        "routes",
    ];

    pub(super) fn of(q: &zilu_rules::Quantities, side: Color) -> Self {
        Self {
            stones: q.stones[side],
            own: q.own[side],
            seki_own: q.seki_own[side],
            must_fill: q.must_fill[side],
            dead: q.dead[side],
            captured: q.captured[side],
            plays: q.placed[side],
            passes: q.passes[side],
            pieces: q.pieces[side],
            reserved: q.reserved[side],
            routes: q.routes()[side],
        }
    }

    /// The quantities in the order of their names.
    #[must_use]
    pub const fn values(self) -> [i32; 11] {
        [
            self.stones,
            self.own,
            self.seki_own,
            self.must_fill,
            self.dead,
            self.captured,
            self.plays,
            self.passes,
            self.pieces,
            self.reserved,
            self.routes,
        ]
    }
}

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// Its side: `black` or `white`.
    pub color: &'static str,
    /// How it lives: `independent`, `attached`, `seki`, `contested-seki`, `unsettled`.
    pub standing: &'static str,
    /// Its first stone.
    pub at: String,
    /// Its reserved points.
    pub reserved: Vec<String>,
    /// Its route points.
    pub routes: Vec<String>,
}

/// The verdicts by method, in the order of `Method::ALL`, then custom ones as asked for.
#[derive(Clone, Debug)]
pub struct Methods(pub Vec<(Method, Scored)>);

/// The verdict of one method.
#[derive(Clone, Debug, Serialize)]
pub struct Scored {
    /// Which stones are lifted: `as-marked`, `as-ruled`, `as-it-stands`.
    pub reading: &'static str,
    /// Black's figure.
    pub black: Number,
    /// White's figure.
    pub white: Number,
    /// Black − White, before komi and handicap points.
    pub margin: Number,
    /// Handicap points: none, or negative.
    pub compensation: Number,
    /// The komi that was taken off.
    pub komi: Number,
    /// `margin + compensation − komi`.
    pub net: Number,
    /// The komi at which the verdict turns: `margin + compensation`.
    pub turns_at: Number,
    /// `black`, `white` or `draw`.
    pub winner: &'static str,
    /// The result in the method's own notation.
    pub result: String,
    /// The result as in SGF, in points.
    pub re: String,
    /// What was taken for granted because nothing is known of it.
    pub assumes: Vec<&'static str>,
    /// Whether the rules say nothing about a case that this game has.
    pub silent: bool,
}

impl Output {
    /// The counts of a position by every named method and by `own` ones. `result` writes a
    /// score in its method's notation. Name, warnings and suggestion
    /// are left empty.
    #[must_use]
    pub fn new(
        count: &Count,
        own: &[Custom],
        komi: KomiChoice,
        result: impl Fn(&Score) -> String,
    ) -> Self {
        let settled = count.settled(Reading::AsMarked);
        let sides = |reading| {
            let q = count.quantities(reading);
            BySide::from_fn(|side| Quantities::of(q, side))
        };
        let own = own.iter().copied().map(Method::Custom);
        let methods = Method::ALL.into_iter().chain(own);
        let scored = |method| {
            let score = count.score(method, komi);
            (method, Scored::new(&score, result(&score)))
        };
        Self {
            name: None,
            size: [settled.size().width(), settled.size().height()],
            quantities: sides(Reading::AsMarked),
            neutral: count.quantities(Reading::AsMarked).neutral,
            pieces: pieces(settled),
            ruled: count.has_rulings().then(|| Ruled {
                quantities: sides(Reading::AsRuled),
                neutral: count.quantities(Reading::AsRuled).neutral,
                pieces: pieces(count.settled(Reading::AsRuled)),
            }),
            methods: Methods(methods.map(scored).collect()),
            flips: None,
            warnings: Vec::new(),
            suggestion: None,
        }
    }
}

fn pieces(settled: &Settled) -> Vec<Piece> {
    let name = |point: Point| settled.size().name(point).to_string();
    let new = |piece: &zilu_rules::Piece| Piece {
        color: piece.color.id(),
        standing: piece.standing.id(),
        at: name(piece.at),
        reserved: Vec::new(),
        routes: Vec::new(),
    };
    let mut pieces: Vec<Piece> = settled.pieces().iter().map(new).collect();
    for point in settled.size().iter() {
        if !matches!(settled.ground(point), Ground::Own(_)) {
            continue;
        }
        let piece = settled.piece_at(point).and_then(|i| pieces.get_mut(i));
        if let Some(piece) = piece {
            if settled.is_reserved(point) {
                piece.reserved.push(name(point));
            } else {
                piece.routes.push(name(point));
            }
        }
    }
    pieces
}

impl Scored {
    pub(super) fn new(score: &Score, result: String) -> Self {
        Self {
            reading: score.method.row().reading.id(),
            black: Number(score.figures.black),
            white: Number(score.figures.white),
            margin: Number(score.margin),
            compensation: Number(score.compensation),
            komi: Number(score.komi),
            net: Number(score.net),
            turns_at: Number(score.turning_komi()),
            winner: score.winner.map_or("draw", Color::id),
            result,
            re: sgf_result(score),
            assumes: score.assumes.iter().map(|a| a.id()).collect(),
            silent: score.silent,
        }
    }
}

impl Serialize for Methods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (method, scored) in &self.0 {
            map.serialize_entry(&method.to_string(), scored)?;
        }
        map.end()
    }
}
