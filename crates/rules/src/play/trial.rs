//! Trial play 实战检验: what is dead is shown on the board, and then the board is restored.

use super::position::Chains;
use super::{Game, Rules};
use crate::{Board, Color, Document, Override, Point};

/// A dispute played out (rule 10 of Yan Lai's rules).
///
/// It is a game of its own: it starts from the stopped board without any history, the
/// stopper moves first, and the stopped game is left as it was. Only what was found is
/// kept, as marks and overrides of the stopped document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The game that is played to find out.
    pub game: Game,
}

/// What a trial found about a point of the stopped board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// The chain here is dead.
    Dead(Point),
    /// The chain here is alive.
    Alive(Point),
    /// The empty point here belongs to a side, or to nobody.
    Owner(Point, Option<Color>),
}

impl Finding {
    /// The id of every finding.
    pub const IDS: [&'static str; 3] = ["dead", "alive", "owner"];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dead(_) => "dead",
            Self::Alive(_) => "alive",
            Self::Owner(..) => "owner",
        }
    }

    /// Keeps the finding in the stopped document, in place of what was there before.
    pub fn keep(self, document: &mut Document) {
        match self {
            Self::Dead(at) => document.mark(at, true),
            Self::Alive(at) => document.mark(at, false),
            Self::Owner(at, owner) => {
                let overrides = &mut document.overrides;
                overrides.retain(|o| !matches!(o, Override::Owner { at: a, .. } if *a == at));
                overrides.push(Override::Owner { at, owner });
            }
        }
    }
}

impl Trial {
    /// A trial on a stopped board.
    #[must_use]
    pub fn new(board: Board, stopper: Color, rules: Rules) -> Self {
        Self {
            game: Game::new(board, stopper, rules),
        }
    }

    /// A trial of a stopped game; `None` where it is not stopped.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let stopper = game.stopper()?;
        Some(Self::new(game.board().clone(), stopper, *game.rules()))
    }

    /// What the trial shows so far about a point of the stopped board: a chain that was
    /// taken is dead, another alive; an empty point belongs to the side whose stone is
    /// there now, or whose stones alone are around it. `None` off the board.
    ///
    /// It is for the players to accept: a chain given up to gain another is no dead chain.
    #[must_use]
    pub fn finding(&self, at: Point) -> Option<Finding> {
        let stopped = self.game.board_after(0);
        if !stopped.size().contains(at) {
            return None;
        }
        if stopped.get(at).is_none() {
            let owner = Chains::of(self.game.board()).owner(at);
            return Some(Finding::Owner(at, owner));
        }
        let mut turns = 1..=self.game.turns().len();
        let taken = turns.any(|turn| self.game.taken_by(turn).any(|p| p == at));
        Some(if taken {
            Finding::Dead(at)
        } else {
            Finding::Alive(at)
        })
    }
}
