//! Counts a finished Go position under every known method, exactly.
//!
//! Data goes one way: a [`Document`] (what was entered) is settled into pieces and
//! ownership ([`Settled`]), counted into [`Quantities`], and summed by each [`Method`]
//! into a [`Score`].
//!
//! ```
//! use zilu_rules::{Board, Color, Count, Document, KomiChoice, Method, Point, Size};
//!
//! // Black owns the left of a 3×1 board, White the rest; the point between is Black's.
//! let mut board = Board::new(Size::new(5, 5).unwrap());
//! for row in 0..5 {
//!     board.set(Point::new(1, row), Some(Color::Black));
//!     board.set(Point::new(2, row), Some(Color::White));
//! }
//! let count = Count::of(&Document::new(board));
//! let chinese = count.score(Method::Chinese, KomiChoice::None);
//! assert_eq!(chinese.margin.to_string(), "-5");
//! assert_eq!(chinese.winner, Some(Color::White));
//! ```
//!
//! The crate is `no_std` with `alloc`, has no texts and no formats, and does not panic.
//! Feature `serde` derives serialisation for the plain vocabulary.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod amount;
mod benson;
mod blob;
mod board;
mod bridge;
mod color;
mod count;
mod document;
mod eyes;
mod fill;
mod flip;
mod grid;
mod layout;
mod method;
mod oddity;
mod play;
mod point;
mod quantity;
mod reason;
mod score;
mod settled;
mod worth;

pub use amount::{Amount, AmountError};
pub use board::Board;
pub use bridge::{Cause, CauseKind, bridge, bridge_of_nets};
pub use color::{BySide, Color};
pub use count::Count;
pub use document::{Closing, Document, Override, Record, SetStanding};
pub use flip::{Changes, Flip, flips};
pub use layout::{Aside, Frame, Layout, Mark, OffBoard, Step};
pub use method::{Family, Handicap, Method, Of, Row, Term, Tie, Unit, UnknownMethod};
pub use oddity::Oddity;
pub use play::{
    Chen, Cycle, Dispute, End, Finding, First, Game, Illegal, Ko, NotStopped, Outcome, Position,
    Rules, Suicide, Tally, Trial, Turn,
};
pub use point::{Name, Point, Size, column_letters};
pub use quantity::{Quantities, Quantity};
pub use reason::Reason;
pub use score::{Assumption, KomiChoice, Line, Score};
pub use settled::{Ground, Piece, Reading, Settled, Standing};
