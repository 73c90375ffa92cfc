//! What is proposed: for each chain a status, how sure that is, and why.

use alloc::vec::Vec;

use zilu_rules::{Color, Document, Point};

/// What becomes of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It stays on the board.
    Alive,
    /// It is lifted as dead.
    Dead,
    /// It lives in seki 双活.
    Seki,
    /// The board does not tell: the game is not finished here, or a ruling decides.
    /// It is not marked dead.
    Unsettled,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Alive, Self::Dead, Self::Seki, Self::Unsettled];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Alive => "alive",
            Self::Dead => "dead",
            Self::Seki => "seki",
            Self::Unsettled => "unsettled",
        }
    }
}

/// How sure a status is. The parts are those of finished real games with known dead stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Confidence {
    /// A person should decide: about as often wrong as right.
    Unsure,
    /// Right in about 99 of 100 cases.
    Probable,
    /// Right in more than 995 of 1000 cases.
    Sure,
    /// Shown without any playout.
    Certain,
}

impl Confidence {
    /// All of them, the least sure first.
    pub const ALL: [Self; 4] = [Self::Unsure, Self::Probable, Self::Sure, Self::Certain];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Unsure => "unsure",
            Self::Probable => "probable",
            Self::Sure => "sure",
            Self::Certain => "certain",
        }
    }
}

/// A number of playouts, rounded down, of all that were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts {
    /// In so many.
    pub of: u32,
    /// Of so many.
    pub all: u32,
}

/// Why a chain has its status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its piece keeps two eyes.
    TwoEyes {
        /// Both.
        points: Vec<Point>,
    },
    /// It stands in an area that living stones wall in, without room for two eyes.
    ShutIn,
    /// It was captured in playouts.
    Captured {
        /// In how many.
        playouts: Playouts,
    },
    /// It survived in playouts.
    Survived {
        /// In how many.
        playouts: Playouts,
    },
    /// Neither side fills the points beside it.
    NeitherFills {
        /// The shared points.
        points: Vec<Point>,
    },
    /// It has fewer than two eyes and shares its liberties with a piece that has no more.
    SharesLiberties,
    /// It can still be saved by a move here.
    CanBeSaved {
        /// The moves.
        points: Vec<Point>,
    },
    /// It can take enemy stones at once.
    CanTake {
        /// The moves.
        points: Vec<Point>,
    },
    /// The border beside it is open.
    OpenBorder {
        /// Close it around here.
        points: Vec<Point>,
    },
    /// It has no liberty, so it could not stand there.
    NoLiberty,
    /// A textbook shape whose outcome a rule decides.
    Ruling(Ruling),
}

impl Reason {
    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::TwoEyes { .. } => "two-eyes",
            Self::ShutIn => "shut-in",
            Self::Captured { .. } => "captured",
            Self::Survived { .. } => "survived",
            Self::NeitherFills { .. } => "neither-fills",
            Self::SharesLiberties => "shares-liberties",
            Self::CanBeSaved { .. } => "can-be-saved",
            Self::CanTake { .. } => "can-take",
            Self::OpenBorder { .. } => "open-border",
            Self::NoLiberty => "no-liberty",
            Self::Ruling(ruling) => ruling.id(),
        }
    }

    /// The points it speaks of.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        match self {
            Self::TwoEyes { points }
            | Self::NeitherFills { points }
            | Self::CanBeSaved { points }
            | Self::CanTake { points }
            | Self::OpenBorder { points } => points,
            Self::ShutIn
            | Self::Captured { .. }
            | Self::Survived { .. }
            | Self::SharesLiberties
            | Self::NoLiberty
            | Self::Ruling(_) => &[],
        }
    }
}

/// A shape that playouts cannot judge, because rules differ about it.
///
/// A two-headed dragon 双头龙 is none: no rule lets its false eyes be filled, and Benson's
/// algorithm proves that it lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// 盘角曲四: dead by ruling in Japan and Korea (Japanese rules 1989, example 2);
    /// elsewhere it is played out.
    BentFour,
    /// 两劫循环双活: seki in Japan, where a pass for a ko is for that ko only; elsewhere
    /// whoever has no eye and no more ko threats plays it out.
    DoubleKo,
    /// 万年劫: seki if neither side wants to begin the ko; else it is played out.
    LongKo,
}

impl Ruling {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::BentFour, Self::DoubleKo, Self::LongKo];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BentFour => "bent-four",
            Self::DoubleKo => "double-ko",
            Self::LongKo => "long-ko",
        }
    }

    /// What the two kinds of rules make of the chain: those that rule on shapes
    /// (Japanese, Korean), and those that play it out.
    #[must_use]
    pub const fn choices(self) -> [Status; 2] {
        match self {
            Self::BentFour => [Status::Dead, Status::Unsettled],
            Self::DoubleKo | Self::LongKo => [Status::Seki, Status::Unsettled],
        }
    }
}

/// What is proposed for one chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Its side.
    pub color: Color,
    /// Its stones, in reading order.
    pub stones: Vec<Point>,
    /// What becomes of it.
    pub status: Status,
    /// How sure that is.
    pub confidence: Confidence,
    /// Why.
    pub reason: Reason,
}

/// What is proposed for a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// Every chain, by its first stone in reading order.
    pub chains: Vec<Verdict>,
    /// Borders that are open, each as the points to close around.
    pub borders: Vec<Vec<Point>>,
    /// So many playouts were played.
    pub playouts: u32,
}

impl Proposal {
    /// The stones proposed as dead, in reading order.
    #[must_use]
    pub fn dead(&self) -> Vec<Point> {
        let dead = self.chains.iter().filter(|c| c.status == Status::Dead);
        let mut points: Vec<Point> = dead.flat_map(|c| &c.stones).copied().collect();
        points.sort_unstable();
        points
    }

    /// What a person should look at: chains without a clear status.
    pub fn unsure(&self) -> impl Iterator<Item = &Verdict> {
        let unsure =
            |c: &&Verdict| c.confidence == Confidence::Unsure || c.status == Status::Unsettled;
        self.chains.iter().filter(unsure)
    }

    /// The verdict of the chain through a point.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<&Verdict> {
        let holds = |c: &&Verdict| c.stones.binary_search(&point).is_ok();
        self.chains.iter().find(holds)
    }

    /// Marks what is proposed as dead. A document that has marks keeps them as they are:
    /// whoever made them has decided.
    pub fn mark(&self, document: &mut Document) {
        if document.dead.is_empty() {
            document.dead = self.dead();
        }
    }

    /// Chains whose marks in a document differ from what is proposed.
    pub fn differences<'a>(
        &'a self,
        document: &'a Document,
    ) -> impl Iterator<Item = &'a Verdict> + 'a {
        self.chains.iter().filter(|c| {
            let marked = c.stones.first().is_some_and(|&p| document.is_dead(p));
            marked != (c.status == Status::Dead)
        })
    }
}
