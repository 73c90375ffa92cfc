//! Proposes which chains of a finished position are dead.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod board;
mod dice;
mod ground;
mod judge;
mod playout;
mod policy;

use alloc::vec::Vec;
use zilu_rules::{Board, Point};

/// x
pub struct Suggestion(judge::Judge);
impl Suggestion {
    /// x
    pub fn start(board: &Board, seed: u64) -> Self { Self(judge::Judge::new(board, seed)) }
    /// x
    pub fn step(&mut self) -> bool { self.0.step(); !self.0.is_done() }
    /// chains with stones, survival
    pub fn chains(&self) -> Vec<(Vec<Point>, i64, bool)> {
        self.0.chains.iter().map(|c| {
            (c.stones.iter().map(|&s| self.0.board().point(s)).collect(), self.0.survival(c).percent(), c.proven.is_some())
        }).collect()
    }
    /// x
    pub fn runs(&self) -> u32 { self.0.runs }
}
