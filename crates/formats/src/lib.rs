//! What people have, made into documents: SGF and text diagrams.
//!
//! ```
//! let opened = zilu_formats::read(b"(;SZ[3]B[aa];W[cc])")?;
//! assert_eq!(opened.source.id(), "sgf");
//! let opened = zilu_formats::read("1 ┌●┐\n2 ├┼○\n3 └┴┘".as_bytes())?;
//! assert_eq!(opened.source.id(), "diagram");
//! let error = zilu_formats::read(b". X\n. ?").unwrap_err();
//! assert_eq!((error.line, error.column, error.id()), (2, 3, "unknown-character"));
//! # Ok::<(), zilu_formats::ReadError>(())
//! ```
//!
//! Any bytes give a document or an error with its place; nothing here panics. Errors and
//! oddities are ids with values: their texts live elsewhere, in every language.
#![forbid(unsafe_code)]

pub mod decode;
mod diagram;
mod encoding;
mod error;
pub mod json;
mod link;
mod oddity;
mod open;
mod place;
mod result;
pub mod sgf;

pub use decode::{Decode, Decoded, Evidence};
pub use diagram::{DiagramRead, Dialect, Ignored, read_diagram, read_rows, write_diagram};
pub use encoding::Encoding;
pub use error::{ReadError, ReadErrorKind};
pub use link::Link;
pub use oddity::{FileOddity, OddityKind};
pub use open::{Opened, Source, is_record, read, read_decoded};
pub use place::Place;
pub use result::sgf_result;
pub use sgf::{
    Counted, GameFile, GameInfo, Moment, NodeId, Outcome, Reading, WonBy, write_document,
};
