//! What was entered: the board, the marks, the record. Nothing here is derived.

use alloc::vec::Vec;

use crate::{Amount, Board, BySide, Color, Point, Reading};

/// A finished position as it was entered.
///
/// Plain fields, cloned freely; undo is a list of documents. Everything else is
/// counted from it (see [`crate::Count`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The stones on the board, dead ones included.
    pub board: Board,
    /// The stones marked dead for every method, in reading order. [`Document::mark`] keeps
    /// whole chains.
    pub dead: Vec<Point>,
    /// The stones dead only where a dispute is played out ([`Scope::Play`]), in reading
    /// order; none of them is in another list.
    pub dead_by_play: Vec<Point>,
    /// The stones dead only where a ruling decides ([`Scope::Ruling`]), in reading order;
    /// none of them is in another list.
    pub dead_by_ruling: Vec<Point>,
    /// What a person decided against the count's own reading (spec 1.6).
    pub overrides: Vec<Override>,
    /// What is known of the game beyond the board.
    pub record: Record,
}

impl Document {
    /// A board without marks or record.
    #[must_use]
    pub const fn new(board: Board) -> Self {
        Self {
            board,
            dead: Vec::new(),
            dead_by_play: Vec::new(),
            dead_by_ruling: Vec::new(),
            overrides: Vec::new(),
            record: Record::UNKNOWN,
        }
    }

    /// Whether the stone on a point is marked dead, for all methods or for some.
    #[must_use]
    pub fn is_dead(&self, point: Point) -> bool {
        self.scope(point).is_some()
    }

    /// For which methods the stone on a point is marked dead; `None` where it is alive.
    #[must_use]
    pub fn scope(&self, point: Point) -> Option<Scope> {
        let marked = |scope: &Scope| self.dead_in(*scope).binary_search(&point).is_ok();
        Scope::ALL.into_iter().find(marked)
    }

    /// The stones marked dead with this scope, in reading order.
    #[must_use]
    pub fn dead_in(&self, scope: Scope) -> &[Point] {
        match scope {
            Scope::All => &self.dead,
            Scope::Play => &self.dead_by_play,
            Scope::Ruling => &self.dead_by_ruling,
        }
    }

    /// The stones that a reading lifts, in reading order.
    #[must_use]
    pub fn lifted_by(&self, reading: Reading) -> Vec<Point> {
        let scopes = Scope::ALL.into_iter().filter(|&s| reading.lifts(s));
        let mut lifted: Vec<Point> = scopes.flat_map(|s| self.dead_in(s)).copied().collect();
        lifted.sort_unstable();
        lifted
    }

    /// Whether some stone is dead for some methods only.
    #[must_use]
    pub fn has_scopes(&self) -> bool {
        !(self.dead_by_play.is_empty() && self.dead_by_ruling.is_empty())
    }

    /// Marks the whole chain through a point dead for all methods, or alive. An empty
    /// point does nothing.
    pub fn mark(&mut self, point: Point, dead: bool) {
        self.mark_for(point, dead.then_some(Scope::All));
    }

    /// Marks the whole chain through a point dead for the methods of a scope and alive
    /// for the others; `None` is alive for all. An empty point does nothing.
    pub fn mark_for(&mut self, point: Point, scope: Option<Scope>) {
        let chain = self.board.chain_at(point);
        self.retain_marks(|p| !chain.contains(&p));
        if let Some(scope) = scope {
            let list = self.list(scope);
            list.extend(chain);
            list.sort_unstable();
        }
    }

    /// Keeps the marks whose points pass a test.
    pub(crate) fn retain_marks(&mut self, test: impl Fn(Point) -> bool) {
        for scope in Scope::ALL {
            self.list(scope).retain(|&p| test(p));
        }
    }

    fn list(&mut self, scope: Scope) -> &mut Vec<Point> {
        match scope {
            Scope::All => &mut self.dead,
            Scope::Play => &mut self.dead_by_play,
            Scope::Ruling => &mut self.dead_by_ruling,
        }
    }

    /// Sets the ruling on a point in place of an earlier one; `None` leaves it to the count.
    pub fn rule(&mut self, at: Point, must_fill: Option<bool>) {
        self.overrides
            .retain(|o| !matches!(o, Override::MustFill { at: other, .. } if *other == at));
        let ruling = must_fill.map(|must_fill| Override::MustFill { at, must_fill });
        self.overrides.extend(ruling);
    }

    /// Marks the chain through a point, and every chain of its colour that the same
    /// opponent stones enclose: the second gesture of spec 1.2.
    pub fn mark_area(&mut self, point: Point, dead: bool) {
        let Some(color) = self.board.get(point) else {
            return;
        };
        let area = self
            .board
            .flood(point, |stone| stone != Some(color.other()));
        for p in area {
            if self.board.get(p) == Some(color) && self.is_dead(p) != dead {
                self.mark(p, dead);
            }
        }
    }
}

/// For which methods a dead mark holds.
///
/// Life and death may differ by method (spec 4), and what tells them apart is how a
/// dispute ends. Where a stone played in one's own area costs nothing, it is played out;
/// where it costs a point, it cannot be, and a ruling decides (Japanese rules 1989,
/// article 7 and its examples: the bent four in the corner, moonshine life).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scope {
    /// Dead for every method that lifts dead stones.
    All,
    /// Dead only for methods that play a dispute out.
    Play,
    /// Dead only for methods under which a ruling decides.
    Ruling,
}

impl Scope {
    /// Every scope; all methods first.
    pub const ALL: [Self; 3] = [Self::All, Self::Play, Self::Ruling];

    /// The stable id, as in links, files and the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Play => "play",
            Self::Ruling => "ruling",
        }
    }

    /// The scope of an id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.id() == id)
    }
}

/// A decision of a person that wins over the count's own reading (spec 1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Override {
    /// The piece that holds this point has this standing.
    Standing {
        /// A stone or own point of the piece.
        at: Point,
        /// The standing it is given.
        standing: SetStanding,
    },
    /// This own point is reserved, or is not.
    Reserved {
        /// The own point.
        at: Point,
        /// Reserved (true) or a route point (false).
        reserved: bool,
    },
    /// This empty point belongs to a side, or to nobody.
    Owner {
        /// The empty point.
        at: Point,
        /// Its owner; `None` for a shared or neutral point.
        owner: Option<Color>,
    },
    /// A ruling: this own point must be filled, or may stay open (spec 1.7). Two eyes
    /// that a piece needs are not filled all the same.
    MustFill {
        /// The own point.
        at: Point,
        /// Filled (true) or open (false).
        must_fill: bool,
    },
}

impl Override {
    /// The point it names.
    #[must_use]
    pub const fn at(&self) -> Point {
        match *self {
            Self::Standing { at, .. }
            | Self::Reserved { at, .. }
            | Self::Owner { at, .. }
            | Self::MustFill { at, .. } => at,
        }
    }
}

/// A standing that a person can give to a piece. Death is a mark, not an override.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetStanding {
    /// Alive by its own two eyes.
    Independent,
    /// Alive in seki.
    Seki,
}

/// What is known of the game beyond the board (spec 3): counts, not moves.
///
/// Plays and prisoners of one side fix each other, because each stone placed is on
/// the board or was removed. A fact that is not known is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The recorded komi.
    pub komi: Option<Amount>,
    /// Handicap stones; below 2 there is no handicap.
    pub handicap: u16,
    /// `N`: stones of that colour placed, by play or set-up; one taken off by
    /// set-up counts −1.
    pub placed: BySide<Option<u32>>,
    /// `K`: stones of that colour removed in play. Black's entry is what White holds.
    pub captured: BySide<Option<u32>>,
    /// `X`: passes before the closing run of passes.
    pub passes: BySide<u32>,
    /// The unbroken run of passes at the end, if the record has one.
    pub closing: Option<Closing>,
    /// Who moved first.
    pub first_move: Option<Color>,
    /// Who moved last, passes in the closing run apart.
    pub last_move: Option<Color>,
    /// Who made the first pass of the game.
    pub first_pass: Option<Color>,
}

impl Record {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self {
        komi: None,
        handicap: 0,
        placed: BySide::new(None, None),
        captured: BySide::new(None, None),
        passes: BySide::new(0, 0),
        closing: None,
        first_move: None,
        last_move: None,
        first_pass: None,
    };
}

/// The unbroken run of passes at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closing {
    /// `Xc`: passes of each side in the run.
    pub passes: BySide<u32>,
    /// Who made the first of them: the stopper.
    pub first: Color,
    /// Who made the last of them.
    pub last: Color,
}
