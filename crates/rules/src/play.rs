//! Legal play: a concern apart from counting (spec 7).
//!
//! [`Rules`] say as data what a ruleset allows; a [`Game`] is played under them and gives
//! a [`Document`](crate::Document) to count, now or after each of its turns. A dispute
//! over a stopped game is settled by a [`Trial`] or by [`Game::resume`].

mod chen;
mod game;
mod hash;
mod illegal;
mod position;
mod replay;
mod rules;
mod tally;
mod trial;

pub use chen::Chen;
pub use game::{Game, NotStopped, Outcome, Turn};
pub use illegal::Illegal;
pub use position::Position;
pub use rules::{Cycle, Dispute, End, First, Ko, Rules, Suicide};
pub use tally::Tally;
pub use trial::{Finding, Trial};
