//! The app in the browser.
//!
//! `state` holds what the page shows and everything that can happen to it, without a
//! browser; `components` lay it out; `browser` is files, clipboard, storage and the
//! page. See `README.md` beside this crate.

// A panic kills the page.
#![forbid(unsafe_code)]
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod browser;
pub mod components;
pub mod state;

pub use browser::mount_app;
