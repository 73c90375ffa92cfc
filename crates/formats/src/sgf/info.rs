//! What a record says about its game.

use zilu_rules::Method;

use super::file::{GameFile, NodeId};
use super::outcome::Outcome;
use super::ruleset;

/// What a record says about its game, as written. A blank value is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    /// `GN`: the name of the game.
    pub name: Option<String>,
    /// `PB`: who played Black.
    pub black: Option<String>,
    /// `BR`: Black's rank.
    pub black_rank: Option<String>,
    /// `PW`: who played White.
    pub white: Option<String>,
    /// `WR`: White's rank.
    pub white_rank: Option<String>,
    /// `EV`: the event.
    pub event: Option<String>,
    /// `RO`: the round.
    pub round: Option<String>,
    /// `DT`: the date.
    pub date: Option<String>,
    /// `PC`: the place.
    pub place: Option<String>,
    /// `RU`: the rules.
    pub rules: Option<String>,
    /// `KM`: the komi.
    pub komi: Option<String>,
    /// `HA`: the handicap.
    pub handicap: Option<String>,
    /// `RE`: the result.
    pub result: Option<String>,
    /// `AP`: the program that wrote the file.
    pub application: Option<String>,
}

impl GameInfo {
    /// How the game ended, as far as `RE` is understood.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.result
            .as_deref()
            .map_or(Outcome::Unknown, Outcome::read)
    }

    /// The method that the text of `RU` names, if it is a known one.
    #[must_use]
    pub fn method(&self) -> Option<Method> {
        ruleset::method(self.rules.as_deref()?)
    }
}

impl GameFile {
    /// What the file says about the game that opens first.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        self.info_of(self.root())
    }

    /// What the file says about the game with this root.
    #[must_use]
    pub fn info_of(&self, root: NodeId) -> GameInfo {
        let text = |id| self.game_text(root, id);
        GameInfo {
            name: text("GN"),
            black: text("PB"),
            black_rank: text("BR"),
            white: text("PW"),
            white_rank: text("WR"),
            event: text("EV"),
            round: text("RO"),
            date: text("DT"),
            place: text("PC"),
            rules: text("RU"),
            komi: text("KM"),
            handicap: text("HA"),
            result: text("RE"),
            application: text("AP"),
        }
    }
}
