//! The public JSON: a position in, its counts out. The format is described in
//! `docs/json.md`; these types are the format.
//!
//! They work with any serde format: `serde_json` in the shell, `serde-wasm-bindgen` in
//! a browser. Messages about wrong input are in English, as those of serde are.
//!
//! ```
//! use zilu_formats::json::{Input, Output};
//! use zilu_rules::{Count, KomiChoice};
//!
//! let line = r#"{"rows": ["X.O", "X.O"], "context": {"komi": 0.5}}"#;
//! let input: Input = serde_json::from_str(line).unwrap();
//! let entered = input.enter().unwrap();
//! let count = Count::of(&entered.document);
//! let komi = KomiChoice::of(&entered.document.record);
//! let output = Output::new(&count, &[], komi, |score| format!("{:?}", score.winner));
//! assert_eq!(output.size, [3, 2]);
//! ```

mod flip;
mod game;
mod input;
mod number;
mod output;
mod why;

pub use flip::{Change, Flips};
pub use game::{ChenOutput, TurnOutput, columns};
pub use input::{Context, DeadPoint, Entered, Input, InputError, InputWarning};
pub use number::{Number, Points, Side, Whole};
pub use output::{Methods, Output, Piece, Quantities, Ruled, Scored, Suggested};
pub use why::{WhyOutput, Worths};
