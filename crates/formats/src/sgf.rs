//! SGF, the format of nearly all game records.
//!
//! The reader is our own: the crate `sgf-parse` builds nested nodes, whose drop
//! recurses, and refuses odd files without saying where they are odd.

mod amount;
mod by_move;
mod file;
mod info;
mod komi;
mod outcome;
mod point;
mod reader;
mod reading;
mod replay;
mod ruleset;
mod text;
mod walk;
mod write;

pub use by_move::Moment;
pub use file::{Game, GameFile, NodeId, Property};
pub use info::GameInfo;
pub use outcome::{Outcome, WonBy};
pub(crate) use reader::begins_game;
pub use reading::Reading;
pub use write::{Counted, write_document};
