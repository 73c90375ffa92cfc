//! What the tests share: positions as text with the values they must give.

#[cfg(feature = "browser")]
pub mod browser;
pub mod case;
pub mod game;
pub mod letters;
pub mod record;
pub mod suggested;
