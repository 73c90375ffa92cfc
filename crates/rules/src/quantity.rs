//! What is counted: the quantities of a settled position and its record (spec 2).

use crate::{BySide, Color};

/// A countable thing. The symbols are those of spec section 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// `S`: stones on the board after lifting.
    Stones,
    /// `E`: own empty points.
    Own,
    /// `Es`: own empty points of pieces in seki.
    SekiOwn,
    /// `F`: own points that must be filled (spec 1.7).
    MustFill,
    /// `D`: neutral points; the same for both sides.
    Neutral,
    /// `R`: reserved points.
    Reserved,
    /// `L = E − R`: route points.
    Routes,
    /// Half of all routes, rounded down: what each side gives up when routes are evened.
    RoutesEvened,
    /// Stones on the board that touch a stone of the other side or a neutral point.
    Border,
    /// `d`: own stones lifted as dead.
    Dead,
    /// `K`: own stones removed in play.
    Captured,
    /// `X`: own passes before the closing run.
    Passes,
    /// `Xc`: own passes in the closing run.
    ClosingPasses,
    /// 1 for Black where White made the first pass of the game.
    WhitePassedFirst,
    /// For Black: 1 where Black made the first pass of the game, −1 where White did, and 0
    /// where nobody did or it is not known.
    FirstPasser,
    /// `h`, for Black: Black's turns less White's, closing passes apart. It may be negative.
    MoreTurns,
}

impl Quantity {
    /// Every quantity.
    pub const ALL: [Self; 16] = [
        Self::Stones,
        Self::Own,
        Self::SekiOwn,
        Self::MustFill,
        Self::Neutral,
        Self::Reserved,
        Self::Routes,
        Self::RoutesEvened,
        Self::Border,
        Self::Dead,
        Self::Captured,
        Self::Passes,
        Self::ClosingPasses,
        Self::WhitePassedFirst,
        Self::FirstPasser,
        Self::MoreTurns,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stones => "stones",
            Self::Own => "own",
            Self::SekiOwn => "seki-own",
            Self::MustFill => "must-fill",
            Self::Neutral => "neutral",
            Self::Reserved => "reserved",
            Self::Routes => "routes",
            Self::RoutesEvened => "routes-evened",
            Self::Border => "border",
            Self::Dead => "dead",
            Self::Captured => "captured",
            Self::Passes => "passes",
            Self::ClosingPasses => "closing-passes",
            Self::WhitePassedFirst => "white-passed-first",
            Self::FirstPasser => "first-passer",
            Self::MoreTurns => "more-turns",
        }
    }
}

/// The numbers of one reading of a position, per side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quantities {
    /// `S`: stones on the board after lifting.
    pub stones: BySide<i32>,
    /// `E`: own empty points.
    pub own: BySide<i32>,
    /// `Es`: own empty points of pieces in seki.
    pub seki_own: BySide<i32>,
    /// `F`: own points that must be filled, for territory methods.
    pub must_fill: BySide<i32>,
    /// `D`: neutral points.
    pub neutral: i32,
    /// `g`: independent pieces.
    pub pieces: BySide<i32>,
    /// `R`: reserved points.
    pub reserved: BySide<i32>,
    /// Stones that touch a stone of the other side or a neutral point.
    pub border: BySide<i32>,
    /// `d`: stones lifted as dead.
    pub dead: BySide<i32>,
    /// `K`: stones removed in play.
    pub captured: BySide<i32>,
    /// `N`: stones placed.
    pub placed: BySide<i32>,
    /// `X`: passes before the closing run.
    pub passes: BySide<i32>,
    /// `Xc`: passes in the closing run, completed so that White passes last (AGA).
    pub closing_passes: BySide<i32>,
    /// Who made the first pass; `None` also where it is not known.
    pub first_pass: Option<Color>,
    /// Who moved last; `None` also where it is not known.
    pub last_move: Option<Color>,
    /// `n`: handicap stones; 0 below 2.
    pub handicap: i32,
}

impl Quantities {
    /// `L = E − R`.
    #[must_use]
    pub fn routes(&self) -> BySide<i32> {
        BySide::from_fn(|c| self.own[c] - self.reserved[c])
    }

    /// `h = (N + X of Black) − (N + X of White)`.
    #[must_use]
    pub fn more_turns(&self) -> i32 {
        let turns = BySide::from_fn(|c| self.placed[c] + self.passes[c]);
        turns.black - turns.white
    }

    /// The number behind a [`Quantity`], for each side.
    #[must_use]
    pub fn get(&self, quantity: Quantity) -> BySide<i32> {
        let both = |n| BySide::new(n, n);
        match quantity {
            Quantity::Stones => self.stones,
            Quantity::Own => self.own,
            Quantity::SekiOwn => self.seki_own,
            Quantity::MustFill => self.must_fill,
            Quantity::Neutral => both(self.neutral),
            Quantity::Reserved => self.reserved,
            Quantity::Routes => self.routes(),
            Quantity::RoutesEvened => {
                let routes = self.routes();
                both((routes.black + routes.white).div_euclid(2))
            }
            Quantity::Border => self.border,
            Quantity::Dead => self.dead,
            Quantity::Captured => self.captured,
            Quantity::Passes => self.passes,
            Quantity::ClosingPasses => self.closing_passes,
            Quantity::WhitePassedFirst => {
                BySide::new(i32::from(self.first_pass == Some(Color::White)), 0)
            }
            Quantity::FirstPasser => {
                let passer = match self.first_pass {
                    Some(Color::Black) => 1,
                    Some(Color::White) => -1,
                    None => 0,
                };
                BySide::new(passer, 0)
            }
            Quantity::MoreTurns => BySide::new(self.more_turns(), 0),
        }
    }
}
