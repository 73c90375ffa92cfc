//! Layouts 做棋: the frames by which people count on a real board (spec 6).
//!
//! A layout is a plan of acts, one plan for each kind of counting, and methods name their
//! plan in one table. Each act changes a board by hand — lifts, fills, turns stones — and
//! leaves a [`Frame`]; an act that finds nothing to do leaves none.
//!
//! Every frame is counted point by point from its own board, marks and off-board amounts,
//! and the last one gives the method's own figures.
//!
//! # Which points are taken
//! The count never depends on it; the looks do. Each side works from its own edge of the
//! board, row by row, from its left: Black from the bottom left, White from the top right.
//! The side that lays or lifts stones works so; where stones change hands, the side that
//! gets them. Among stones to lift, those beside a route point and away from the border
//! come first; among stones that change colour, those at the border that touch no empty
//! point. This gives exactly the seed's figures 5, 7, 8 and 9 (Yan Lai 2007).

mod maker;
mod plan;

use alloc::vec::Vec;

use crate::{Amount, Board, BySide, Color, Count, Document, Method, Point};

use maker::Maker;

/// The frames by which a position is counted by hand under one method.
///
/// ```
/// use zilu_rules::{Board, Color, Count, Document, KomiChoice, Layout, Method, Point, Size};
///
/// let mut board = Board::new(Size::new(5, 5).unwrap());
/// for row in 0..5 {
///     board.set(Point::new(1, row), Some(Color::Black));
///     board.set(Point::new(2, row), Some(Color::White));
/// }
/// let document = Document::new(board);
/// let count = Count::of(&document);
/// let layout = Layout::of(&count, &document, Method::LivingStones).unwrap();
/// let steps: Vec<_> = layout.frames.iter().map(|f| f.step.id()).collect();
/// assert_eq!(steps, ["position", "reserve-eyes", "fill-routes", "count-stones"]);
/// let last = layout.frames.last().unwrap();
/// let score = count.score(Method::LivingStones, KomiChoice::None);
/// assert_eq!(last.figures, score.figures);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The method.
    pub method: Method,
    /// The frames: the position first, the count last.
    pub frames: Vec<Frame>,
}

impl Layout {
    /// The layout of a counted document under a method; `None` where a method is not
    /// counted by hand on the board.
    #[must_use]
    pub fn of(count: &Count, document: &Document, method: Method) -> Option<Self> {
        let plan = plan::of(method)?;
        let mut maker = Maker::new(count, document, method, plan.worth);
        let mut frames = Vec::with_capacity(plan.acts.len() + 1);
        frames.push(maker.frame(Step::Position));
        for &act in plan.acts {
            if let Some(step) = maker.act(act) {
                frames.push(maker.frame(step));
            }
        }
        Some(Self { method, frames })
    }
}

/// The board after one step, and what has been counted by then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What was done; the key of the caption, with its numbers.
    pub step: Step,
    /// The stones as they stand now.
    pub board: Board,
    /// What the points are or what just happened there, one entry a point, in reading order.
    pub marks: Vec<Option<Mark>>,
    /// The running figure of each side. The last frame's are the method's own.
    pub figures: BySide<Amount>,
    /// What counts but does not lie on the board.
    pub off_board: Vec<OffBoard>,
}

impl Frame {
    /// The mark on a point, if any.
    #[must_use]
    pub fn mark(&self, point: Point) -> Option<Mark> {
        let size = self.board.size();
        if size.contains(point) {
            self.marks.get(size.index(point)).copied().flatten()
        } else {
            None
        }
    }

    /// The points with a mark, in reading order.
    pub fn marked(&self) -> impl Iterator<Item = (Point, Mark)> {
        let points = self.board.size().iter().zip(&self.marks);
        points.filter_map(|(point, mark)| Some((point, (*mark)?)))
    }
}

/// What a point of a frame is, or what just happened there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// An own empty point that counts, or is about to be filled.
    Own(Color),
    /// A reserved eye 基本眼位.
    Reserved(Color),
    /// A route point 路.
    Route(Color),
    /// A neutral point: shared, or nobody's.
    Neutral,
    /// An own point of a piece in seki, where those do not count.
    Seki(Color),
    /// An own point that must be filled, where those do not count (spec 1.7).
    MustFill(Color),
    /// This step lifted a stone of this colour.
    Lifted(Color),
    /// This step laid the stone.
    Filled,
    /// The stone changed colour: it was returned 还棋头.
    Turned,
    /// The stone is a prisoner or a pass stone laid into its own side's points.
    Prisoner,
    /// The stone was laid into the other side's points, for want of own ones (Ing).
    Guest,
    /// The stone was laid on a shared point, as many by each side (Ing).
    Shared,
    /// A dead stone that was not lifted (Chen).
    Dead,
    /// One of the side's stones or points told off in tens.
    Ten {
        /// Whose ten it is.
        side: Color,
        /// Which ten of that side, from 0. The last one may have fewer.
        number: u16,
    },
}

impl Mark {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Own(_) => "own",
            Self::Reserved(_) => "reserved",
            Self::Route(_) => "route",
            Self::Neutral => "neutral",
            Self::Seki(_) => "seki",
            Self::MustFill(_) => "must-fill",
            Self::Lifted(_) => "lifted",
            Self::Filled => "filled",
            Self::Turned => "turned",
            Self::Prisoner => "prisoner",
            Self::Guest => "guest",
            Self::Shared => "shared",
            Self::Dead => "dead",
            Self::Ten { .. } => "ten",
        }
    }
}

/// An amount that counts but does not lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffBoard {
    /// Why it counts.
    pub aside: Aside,
    /// What it adds to each side's figure.
    pub amount: BySide<Amount>,
}

/// Why something counts that does not lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aside {
    /// Prisoners and pass stones in the side's hand: not laid yet, or without room.
    Held,
    /// Prisoners of the side that found no room among its own points: balanced, never dropped.
    NoRoom,
    /// Stones that the side should lift but does not have.
    Owed,
    /// What is returned without a stone turning: a half stone, or more than the side has.
    Returned,
    /// The rule on the first pass.
    FirstPass,
    /// The button: half a point for the first pass.
    Button,
    /// `K`: prisoners, taken off in the formula (Chen).
    Captured,
    /// `X`: passes, taken off in the formula (Chen).
    Passes,
    /// `h`: Black's turns less White's (Chen).
    MoreTurns,
    /// Dead stones that do not lie in the other side's area (Chen): `m` is defined by all.
    DeadElsewhere,
}

impl Aside {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::NoRoom => "no-room",
            Self::Owed => "owed",
            Self::Returned => "returned",
            Self::FirstPass => "first-pass",
            Self::Button => "button",
            Self::Captured => "captured",
            Self::Passes => "passes",
            Self::MoreTurns => "more-turns",
            Self::DeadElsewhere => "dead-elsewhere",
        }
    }
}

/// What is done to the board in one step, with the numbers for its caption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The position as entered.
    Position,
    /// Dead stones are lifted (figure 2).
    LiftDead {
        /// Stones lifted, by their colour.
        stones: BySide<i32>,
    },
    /// Reserved eyes are marked, and the route points left (figure 3).
    ReserveEyes {
        /// Independent pieces.
        pieces: BySide<i32>,
        /// Reserved points.
        reserved: BySide<i32>,
        /// Route points.
        routes: BySide<i32>,
    },
    /// Living stones are laid on all route points (figure 4).
    FillRoutes {
        /// Stones laid.
        routes: BySide<i32>,
    },
    /// Stones and route points side by side (figure 6).
    StonesAndRoutes {
        /// Stones on the board.
        stones: BySide<i32>,
        /// Route points.
        routes: BySide<i32>,
    },
    /// Both sides get equally many route points, half-way (figure 7).
    EvenRoutes {
        /// Route points each side has then.
        routes: i32,
        /// Route points filled.
        filled: BySide<i32>,
        /// Stones to lift, those owed included.
        lifted: BySide<i32>,
    },
    /// Each side's prisoners and dead stones go back into its own points (figure 8).
    FillBack {
        /// Stones laid.
        filled: BySide<i32>,
        /// Stones without room, balanced off the board.
        no_room: BySide<i32>,
    },
    /// The side with more reserved points returns half the difference (figure 9): its stones
    /// change colour at the border, one for each piece more.
    ReturnStones {
        /// The side that returns.
        side: Color,
        /// What it returns.
        stones: Amount,
        /// Stones that change colour on the board.
        turned: i32,
    },
    /// Own points are marked.
    OwnPoints {
        /// Own points that count.
        own: BySide<i32>,
        /// Own points of pieces in seki, left out.
        seki: BySide<i32>,
        /// Own points that must be filled, left out.
        must_fill: BySide<i32>,
        /// Neutral points.
        neutral: i32,
    },
    /// Every side fills its own points with stones.
    FillOwn {
        /// Stones laid.
        points: BySide<i32>,
    },
    /// Neutral points count half for each side.
    ShareNeutral {
        /// Neutral points.
        neutral: i32,
    },
    /// What counts is told off in tens.
    GroupTens {
        /// Whole tens.
        tens: BySide<i32>,
        /// What is left over.
        rest: BySide<i32>,
    },
    /// The first pass of the game is looked up: White's costs Black a point (WMSG, 计枰点).
    FirstPass {
        /// Who made it.
        side: Color,
    },
    /// The first pass of the game is looked up: it took the button.
    Button {
        /// Who made it.
        side: Color,
    },
    /// Stones that no border needs are lifted, which leaves own points (Sunjang).
    LiftInner {
        /// Stones lifted, by their colour.
        stones: BySide<i32>,
    },
    /// A side with more stones on the board than it has in its bowl lifts the rest (Ing).
    LiftSurplus {
        /// Stones lifted.
        stones: BySide<i32>,
    },
    /// Both sides lay equally many stones (figure 5, Ing): first on their own points, then
    /// into the other side's; shared points are filled half and half.
    FillIn {
        /// Stones each side has on the board then.
        stones: i32,
        /// Own points left open.
        open: BySide<i32>,
        /// Stones that each side laid into the other's points.
        guests: BySide<i32>,
        /// Shared points that each side filled.
        shared: i32,
    },
    /// A stone is handed over for every pass (AGA).
    HandOverPassStones {
        /// Passes of each side.
        passes: BySide<i32>,
    },
    /// Prisoners (and pass stones) are laid into their own side's points.
    FillPrisoners {
        /// Stones laid, by their colour.
        filled: BySide<i32>,
        /// Stones without room, which stay in the other side's hand.
        no_room: BySide<i32>,
    },
    /// All else on the board is split half and half (中国计目法).
    SplitRest {
        /// Stones and points that are nobody's 目.
        rest: Amount,
        /// The area of each side.
        area: BySide<Amount>,
    },
    /// Own empty points are counted with the dead stones still on the board: `m` (Chen).
    EmptyPoints {
        /// `m` of each side.
        empty: BySide<i32>,
    },
    /// Prisoners are taken off: `K` (Chen).
    TakeCaptured {
        /// `K`: stones of each side that were captured.
        captured: BySide<i32>,
    },
    /// Dead stones are taken off twice: `2d` (Chen).
    TakeDead {
        /// `d`: dead stones of each side.
        dead: BySide<i32>,
    },
    /// Passes are taken off: `X` (Chen).
    TakePasses {
        /// `X`: passes of each side, the closing ones apart.
        passes: BySide<i32>,
    },
    /// Black's turns more than White's are added: `h` (Chen).
    AddTurns {
        /// `h`.
        turns: i32,
    },
    /// The stones on the board are counted.
    CountStones,
    /// The route points left are compared.
    CountRoutes,
    /// Stones and own points are counted as area.
    CountArea,
    /// Own points are compared, and the stones of the borders are not (Sunjang).
    CountOwn,
    /// The moves left are compared: own points but the eyes, and prisoners to return
    /// (mathematical Go).
    CountMoves,
    /// Area is compared with half of the board 归本数.
    CountReturned {
        /// The base number.
        base: Amount,
    },
    /// What is open and what was laid into the other's points is counted (Ing).
    CountFillIn,
    /// Own points left are counted; the prisoners laid down cancel, or count for both.
    CountTerritory {
        /// Own points left.
        left: BySide<i32>,
    },
    /// Own points left are compared (中国计目法).
    CountMu,
    /// The formula `M_b − M_w + h` with all its numbers (Chen).
    CountNewMu {
        /// `m`.
        empty: BySide<i32>,
        /// `K`.
        captured: BySide<i32>,
        /// `d`.
        dead: BySide<i32>,
        /// `X`.
        passes: BySide<i32>,
        /// `M = m − K − 2d − X`.
        mu: BySide<i32>,
        /// `h`.
        turns: i32,
        /// Each side's area in 子: half of the board and half of the margin.
        zi: BySide<Amount>,
    },
}

impl Step {
    /// The stable id: the key of the caption.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::LiftDead { .. } => "lift-dead",
            Self::ReserveEyes { .. } => "reserve-eyes",
            Self::FillRoutes { .. } => "fill-routes",
            Self::StonesAndRoutes { .. } => "stones-and-routes",
            Self::EvenRoutes { .. } => "even-routes",
            Self::FillBack { .. } => "fill-back",
            Self::ReturnStones { .. } => "return-stones",
            Self::OwnPoints { .. } => "own-points",
            Self::FillOwn { .. } => "fill-own",
            Self::ShareNeutral { .. } => "share-neutral",
            Self::GroupTens { .. } => "group-tens",
            Self::FirstPass { .. } => "first-pass",
            Self::Button { .. } => "button",
            Self::LiftInner { .. } => "lift-inner",
            Self::LiftSurplus { .. } => "lift-surplus",
            Self::FillIn { .. } => "fill-in",
            Self::HandOverPassStones { .. } => "hand-over-pass-stones",
            Self::FillPrisoners { .. } => "fill-prisoners",
            Self::SplitRest { .. } => "split-rest",
            Self::EmptyPoints { .. } => "empty-points",
            Self::TakeCaptured { .. } => "take-captured",
            Self::TakeDead { .. } => "take-dead",
            Self::TakePasses { .. } => "take-passes",
            Self::AddTurns { .. } => "add-turns",
            Self::CountStones => "count-stones",
            Self::CountRoutes => "count-routes",
            Self::CountArea => "count-area",
            Self::CountOwn => "count-own",
            Self::CountMoves => "count-moves",
            Self::CountReturned { .. } => "count-returned",
            Self::CountFillIn => "count-fill-in",
            Self::CountTerritory { .. } => "count-territory",
            Self::CountMu => "count-mu",
            Self::CountNewMu { .. } => "count-new-mu",
        }
    }
}
