//! Proposes which chains of a finished Go position are dead, which stand in seki and
//! which borders are open, each with how sure that is and why. It never decides.
//!
//! Games are played from the position to the end by a policy of a few named rules
//! (`policy`), and what survives is judged (`judge`). What needs no playout is shown
//! without one: chains that live whatever is played, and what they shut in.
//!
//! ```
//! use zilu_rules::{Board, Color, Point, Size};
//! use zilu_suggest::{Status, Suggestion};
//!
//! // Two walls, and a white stone behind Black's.
//! let mut board = Board::new(Size::new(7, 7).unwrap());
//! for row in 0..7 {
//!     board.set(Point::new(3, row), Some(Color::Black));
//!     board.set(Point::new(4, row), Some(Color::White));
//! }
//! board.set(Point::new(1, 3), Some(Color::White));
//!
//! let mut suggestion = Suggestion::start(&board);
//! while suggestion.step() {}
//! let proposal = suggestion.proposal();
//! assert_eq!(proposal.dead(), [Point::new(1, 3)]);
//! assert_eq!(proposal.at(Point::new(4, 0)).unwrap().status, Status::Alive);
//! ```
//!
//! The same board gives the same proposal on every machine: whole numbers only, an own
//! generator, and bounds in moves, never in time. A mirrored board, or one with the
//! colours exchanged, is played out by other random numbers, so that chains near the
//! threshold can come out otherwise; those are told as unsure.
//!
//! The crate is `no_std` with `alloc`, has no texts and does not panic.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod board;
mod borders;
mod dice;
mod eyes;
mod ground;
mod judge;
mod kos;
mod playout;
mod policy;
mod proposal;
mod seki;
mod shapes;
mod suggestion;

pub use proposal::{Confidence, Playouts, Proposal, Reason, Ruling, Status, Verdict};
pub use suggestion::Suggestion;
