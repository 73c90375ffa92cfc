//! Prints how well and how fast dead stones are suggested, on the boards of the test data.
//!
//! `suggest [SEED]`: another seed than the usual one shows how far chance matters.
//! Times are of one core and the smallest of three runs each.

use std::time::Instant;

use zilu_rules::Board;
use zilu_suggest::{Proposal, Suggestion};
use zilu_tests::suggest::{compare, half, sets};

fn main() {
    let seed = std::env::args().nth(1).and_then(|s| s.parse().ok());
    let run = |board: &Board| match seed {
        None => Suggestion::of(board),
        Some(seed) => {
            let mut suggestion = Suggestion::with_seed(board, seed);
            while suggestion.step() {}
            suggestion.proposal()
        }
    };
    let mut times: Vec<(u8, f64)> = Vec::new();
    println!("set      half  right      killed  missed  chains  asks in");
    for (name, cases) in sets() {
        for side in ['A', 'B'] {
            let (mut right, mut killed, mut missed, mut chains, mut asks) = (0, 0, 0, 0, 0);
            let cases: Vec<_> = cases.iter().filter(|c| half(&c.name) == side).collect();
            for case in &cases {
                let (proposal, time) = timed(|| run(&case.document.board));
                times.push((case.document.board.size().width(), time));
                let compared = compare(case, &proposal);
                right += usize::from(compared.is_right());
                killed += compared.killed;
                missed += compared.missed;
                chains += compared.chains;
                asks += usize::from(compared.unsure > 0);
                if !compared.is_right() {
                    println!("  {} {compared:?}", case.name);
                }
            }
            let all = cases.len();
            println!(
                "{name:8} {side:>4}  {right:>3}/{all:<5}  {killed:>6}  {missed:>6}  {chains:>6}  {asks:>7}"
            );
        }
    }
    println!("\nmilliseconds, median / p90 / worst of the boards");
    for width in [9, 13, 19] {
        let mut list: Vec<f64> = times.iter().filter(|t| t.0 == width).map(|t| t.1).collect();
        list.sort_by(f64::total_cmp);
        let at = |part: f64| list[((list.len() - 1) as f64 * part) as usize];
        println!(
            "{width}x{width}: {:.1} / {:.1} / {:.1}",
            at(0.5),
            at(0.9),
            at(1.0)
        );
    }
}

/// A proposal and the shortest of three times it took, in milliseconds.
fn timed(run: impl Fn() -> Proposal) -> (Proposal, f64) {
    let mut best = f64::INFINITY;
    let mut proposal = Proposal::default();
    for _ in 0..3 {
        let start = Instant::now();
        proposal = run();
        best = best.min(start.elapsed().as_secs_f64() * 1e3);
    }
    (proposal, best)
}
