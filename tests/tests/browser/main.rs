//! What a person does with the built site, in a real browser.
//!
//! `cargo xtask test` builds the site and runs this suite.
#![cfg(feature = "browser")]

mod access;
mod board;
mod history;
mod keyboard;
mod komi;
mod language;
mod letters;
mod methods;
mod opening;
mod present;
mod proposal;
mod record;
mod record_tree;
mod rulings;
mod small;
mod steps;
mod theme;
mod trial;
mod why;
