//! What the tests share: positions as text with the values they must give.

pub mod case;
pub mod game;
