//! Measures.
use std::time::Instant;
use zilu_suggest::Suggestion;
use zilu_tests::case::{Case, cases};
use zilu_rules::*;

fn main() {
    let seed: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(1);
    let verbose = std::env::args().nth(2).is_some();
    let area = cases(include_str!("../../data/area.txt"));
    let games = cases(include_str!("../../data/games.txt"));
    let more = cases(include_str!("../../data/suggest.txt"));
    let mut sets: Vec<(&str, Vec<&Case>)> = vec![
        ("ogs", area.iter().filter(|c| c.name.starts_with("ogs/")).chain(more.iter().filter(|c| c.name.starts_with("ogs/"))).collect()),
        ("removal", area.iter().filter(|c| c.name.starts_with("ogs_removal/")).collect()),
        ("verified", games.iter().collect()),
    ];
    sets.push(("gnugo", more.iter().filter(|c| c.name.starts_with("gnugo")).collect()));
    let mut times19 = vec![]; let mut times9 = vec![];
    for (name, set) in &sets {
        let (mut right, mut killed, mut missed, mut chains) = (0, 0, 0, 0);
        for c in set {
            let t = Instant::now();
            let mut s = Suggestion::start(&c.document.board, seed);
            while s.step() {}
            let ms = t.elapsed().as_secs_f64() * 1e3;
            match c.document.board.size().points() { 361 => times19.push(ms), 81 => times9.push(ms), _ => {} }
            let size = c.document.board.size();
            if *name == "gnugo" {
                let mut d = c.document.clone();
                for (stones, p, _) in s.chains() { if p < 55 { d.mark(stones[0], true); } }
                let count = Count::of(&d);
                let net = count.score(Method::Japanese, KomiChoice::None).margin;
                let want = c.fact("judged").unwrap();
                if net.to_string() == want { right += 1 } else { println!("  gnugo {} {} want {want} runs {}", c.name, net, s.runs()) }
                continue;
            }
            let mut ok = true;
            for (stones, p, proven) in s.chains() {
                chains += 1;
                let truth = c.document.is_dead(stones[0]);
                if truth != (p < 55) {
                    ok = false;
                    if truth { missed += 1 } else { killed += 1 }
                    println!("  {name} {} {}x{} {} s={p} proven={proven} runs={}", c.name, size.name(*stones.iter().min().unwrap()), stones.len(), if truth {"MISSED"} else {"KILLED"}, s.runs());
                }
            }
            right += ok as i32;
            if verbose { println!("{name} {} {ms:.1} {}", c.name, s.runs()); }
        }
        println!("{name}: {right}/{} killed {killed} missed {missed} of {chains}", set.len());
    }
    for (n, mut t) in [("19", times19), ("9", times9)] { t.sort_by(f64::total_cmp); println!("{n}: med {:.1} p90 {:.1} worst {:.1} n {}", t[t.len()/2], t[t.len()*9/10], t[t.len()-1], t.len()); }
}
