//! The board: what stands on each point, and what it is said to be.

use zilu_rules::{
    Board, Color, Family, Ground, Point, Quantity, Reading, Row, Scope, Settled, Size,
};
use zilu_words::{Arg, Words};

use super::label::Labels;
use super::{Context, Verdict};
use crate::Layer;

/// The board with its marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The size.
    pub size: Size,
    /// Every point in reading order.
    pub points: Vec<PointView>,
    /// Points that are told off together, each set with an outline of its own.
    pub tens: Vec<Vec<Point>>,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
    /// A short title: the method and its verdict.
    pub title: String,
    /// The position in words, for who cannot see it.
    pub description: String,
}

impl BoardView {
    pub(super) fn of(context: &Context) -> Self {
        let Context {
            document,
            look,
            words,
            ..
        } = *context;
        let size = document.board.size();
        let row = look.method.row();
        let settled = context.count.settled(context.reading());
        let labels = Labels::new(words, size);
        let is_lifted = |point| settled.lifted().binary_search(&point).is_ok();
        let points = size.iter().map(|point| {
            let stone = document.board.get(point);
            let dead = look.layer >= Layer::Dead && stone.is_some() && document.is_dead(point);
            let mut view = PointView {
                point,
                stone,
                dead,
                lifted: dead && is_lifted(point),
                scope: document.scope(point).filter(|_| dead),
                mark: mark(settled, &row, point).filter(|_| look.layer >= Layer::Marks),
                label: String::new(),
            };
            view.label = labels.of(&view);
            view
        });
        Self {
            size,
            points: points.collect(),
            tens: Vec::new(),
            coordinates: look.coordinates,
            title: title(context),
            description: description(context, &document.board, &dead(context)),
        }
    }

    /// What stands on a point; `None` off the board.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<&PointView> {
        if self.size.contains(point) {
            self.points.get(self.size.index(point))
        } else {
            None
        }
    }
}

/// One point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointView {
    /// Where it is.
    pub point: Point,
    /// The stone on it, also a dead one.
    pub stone: Option<Color>,
    /// Whether the stone is marked dead, for all methods or for some.
    pub dead: bool,
    /// Whether the stone counts as lifted: dead, and the chosen method lifts the dead.
    pub lifted: bool,
    /// For which methods the stone is marked dead.
    pub scope: Option<Scope>,
    /// What the point is to the chosen method, under a lifted stone too.
    pub mark: Option<Mark>,
    /// The point in words: "C2, black, dead"; "A6, empty, Black's route point".
    pub label: String,
}

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What kind of point it is.
    pub kind: MarkKind,
    /// Whose; `None` for a neutral point.
    pub owner: Option<Color>,
    /// Whether the chosen method counts it for its owner.
    pub counted: bool,
}

/// A kind of point. Each has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// 基本眼位: a diamond with a pip.
    ReservedEye,
    /// 路: a small disc.
    Route,
    /// An own point: a square.
    Own,
    /// An own point in seki: a triangle, with a bar where it is not counted.
    SekiEye,
    /// An own point that must be filled: a square with a plus.
    MustFill,
    /// 单官, 公气: a square halved black and white.
    Neutral,
    /// A stone was lifted here: faded, in a broken ring.
    Lifted,
    /// A stone just laid: a plus.
    Filled,
    /// A returned stone, which changed colour: an arrow.
    Turned,
    /// A prisoner or a pass stone laid back: a square.
    Prisoner,
    /// A stone laid into the other side's points: a triangle.
    Guest,
    /// A stone laid on a shared point: a bar.
    SharedStone,
    /// Told off in tens, which are outlined: a small square on an empty point.
    Ten,
    /// A stone that looks dead and is not marked: the ends of a cross.
    LooksDead,
    /// A stone of which it is not clear whether it is dead: a question mark.
    Unsure,
}

impl MarkKind {
    /// Every kind, in the order of the legend.
    pub const ALL: [Self; 15] = [
        Self::ReservedEye,
        Self::Route,
        Self::Own,
        Self::SekiEye,
        Self::MustFill,
        Self::Neutral,
        Self::Lifted,
        Self::Filled,
        Self::Turned,
        Self::Prisoner,
        Self::Guest,
        Self::SharedStone,
        Self::Ten,
        Self::LooksDead,
        Self::Unsure,
    ];

    /// The stable id, which is also the class of its shapes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ReservedEye => "eye",
            Self::Route => "route",
            Self::Own => "own",
            Self::SekiEye => "seki",
            Self::MustFill => "must-fill",
            Self::Neutral => "shared",
            Self::Lifted => "lifted",
            Self::Filled => "filled",
            Self::Turned => "turned",
            Self::Prisoner => "prisoner",
            Self::Guest => "guest",
            Self::SharedStone => "shared-stone",
            Self::Ten => "ten",
            Self::LooksDead => "looks-dead",
            Self::Unsure => "unsure",
        }
    }

    /// Whether it lies on a stone.
    #[must_use]
    pub const fn is_on_stone(self) -> bool {
        matches!(
            self,
            Self::Filled
                | Self::Turned
                | Self::Prisoner
                | Self::Guest
                | Self::SharedStone
                | Self::LooksDead
                | Self::Unsure
        )
    }
}

/// What a point is to a method: each family sees its own kinds.
fn mark(settled: &Settled, row: &Row, point: Point) -> Option<Mark> {
    let counts = |quantity| row.terms.iter().any(|term| term.quantity == quantity);
    let owner = match settled.ground(point) {
        Ground::Stone(_) => return None,
        Ground::Neutral if row.family == Family::Territory => return None,
        Ground::Neutral => {
            return Some(Mark {
                kind: MarkKind::Neutral,
                owner: None,
                counted: counts(Quantity::Neutral),
            });
        }
        Ground::Own(owner) => owner,
    };
    let (kind, counted) = match row.family {
        Family::Area => (MarkKind::Own, true),
        Family::Stones if settled.is_seki(point) => (MarkKind::SekiEye, false),
        Family::Stones if settled.is_reserved(point) => (MarkKind::ReservedEye, false),
        Family::Stones => (MarkKind::Route, true),
        Family::Territory if settled.is_seki(point) => {
            (MarkKind::SekiEye, !counts(Quantity::SekiOwn))
        }
        Family::Territory if settled.is_must_fill(point) && counts(Quantity::MustFill) => {
            (MarkKind::MustFill, false)
        }
        Family::Territory => (MarkKind::Own, true),
    };
    Some(Mark {
        kind,
        owner: Some(owner),
        counted,
    })
}

/// The method and its verdict.
pub(super) fn title(context: &Context) -> String {
    let Context { look, words, .. } = *context;
    let verdict = Verdict::of(&context.score(look.method), words);
    words.say(
        "board-title",
        &[
            ("method", Arg::Text(words.method_name(look.method))),
            ("verdict", Arg::Text(&verdict.text)),
        ],
    )
}

/// The stones that are dead for the chosen method, or for all where it lifts none.
fn dead(context: &Context) -> Vec<Point> {
    match context.reading() {
        Reading::AsItStands => context.document.dead.clone(),
        reading => context.document.lifted_by(reading),
    }
}

/// The position in words: its size, its stones, the dead.
pub(super) fn description(context: &Context, board: &Board, dead: &[Point]) -> String {
    described(context.words, board, dead)
}

/// The same without a count.
pub(super) fn described(words: Words, board: &Board, dead: &[Point]) -> String {
    let size = board.size();
    let count = |color| Arg::Number(board.count(color) as i32);
    let dead: Vec<Point> = dead
        .iter()
        .copied()
        .filter(|&point| board.get(point).is_some())
        .collect();
    words.say(
        "board-description",
        &[
            ("width", Arg::Number(size.width().into())),
            ("height", Arg::Number(size.height().into())),
            ("black", count(Color::Black)),
            ("white", count(Color::White)),
            ("n", Arg::Number(dead.len() as i32)),
            (
                "dead",
                Arg::Text(&words.point_list(&dead, size, "list-and")),
            ),
        ],
    )
}
