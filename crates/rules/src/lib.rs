//! Counts a finished Go position under every known method, exactly.
//!
//! Data goes one way: a [`Document`] (what was entered) is settled into pieces and
//! ownership ([`Settled`]), counted into [`Quantities`], and summed by each [`Method`]
//! into a [`Score`].
//!
//! ```
//! use zilu_rules::{Board, Color, Count, Document, KomiChoice, Method, Point, Size};
//!
//! // Figure 1 of Yan Lai's article of 2007: X is Black, O is White, and C2 is dead.
//! let rows = ".X.XXO. .XXXO.O ..XOOOO XXXXOXO OOOXXXX O.XOOXX .OOOOOX";
//! let mut board = Board::new(Size::new(7, 7).unwrap());
//! for (row, line) in (0..).zip(rows.split(' ')) {
//!     for (col, stone) in (0..).zip(line.chars()) {
//!         let black = (stone == 'X').then_some(Color::Black);
//!         board.set(Point::new(col, row), black.or((stone == 'O').then_some(Color::White)));
//!     }
//! }
//! let mut document = Document::new(board);
//! document.mark(Point::new(2, 5), true);
//! let count = Count::of(&document);
//! let margin = |method| count.score(method, KomiChoice::None).margin.to_string();
//! assert_eq!(margin(Method::LivingStones), "1", "22 living stones against 21");
//! assert_eq!(margin(Method::Chinese), "-1", "an area of 24 against 25");
//! ```
//!
//! Each variant of [`Method`] gives its formula, source, komi and tie rule, with an example.
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
mod ruling;
mod score;
mod settled;
mod worth;

pub use amount::{Amount, AmountError};
pub use benson::unconditionally_alive;
pub use board::Board;
pub use bridge::{Cause, CauseKind, bridge, bridge_of_nets};
pub use color::{BySide, Color};
pub use count::Count;
pub use document::{Closing, Document, Override, Record, Scope, SetStanding};
pub use flip::{Changes, Flip, flips};
pub use layout::{Aside, Frame, Layout, Mark, OffBoard, Step};
pub use method::{
    Custom, CustomError, Exactness, Family, Handicap, Method, MethodError, Of, Row, Scoring, Term,
    Terms, Tie, Unit,
};
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
