//! The board: what stands on each point, and what it is said to be.

use zilu_rules::{Color, Point, Size};

/// The board with its marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The size.
    pub size: Size,
    /// Every point in reading order.
    pub points: Vec<PointView>,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
    /// A short title: the method and its verdict.
    pub title: String,
    /// The position in words, for who cannot see it.
    pub description: String,
}

impl BoardView {
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
    /// Whether the stone is marked dead.
    pub dead: bool,
    /// Whether the stone counts as lifted: dead, and the chosen method lifts the dead.
    pub lifted: bool,
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
    /// An own point in seki: a triangle, struck through where it is not counted.
    SekiEye,
    /// An own point that must be filled: a square with a plus.
    MustFill,
    /// 单官, 公气: a square halved black and white.
    Neutral,
}

impl MarkKind {
    /// Every kind, in the order of the legend.
    pub const ALL: [Self; 6] = [
        Self::ReservedEye,
        Self::Route,
        Self::Own,
        Self::SekiEye,
        Self::MustFill,
        Self::Neutral,
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
        }
    }
}
