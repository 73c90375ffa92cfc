//! Measures.
use std::time::Instant;
use zilu_rules::*;
use zilu_suggest::*;
use zilu_tests::case::{Case, cases};

fn main() {
    let seed: u64 = std::env::args()
        .nth(1)
        .and_then(|s| s.parse().ok())
        .unwrap_or(0x5A494C55);
    let quiet = std::env::args().nth(2).is_some();
    let area = cases(include_str!("../../data/area.txt"));
    let games = cases(include_str!("../../data/games.txt"));
    let more = cases(include_str!("../../data/suggest.txt"));
    let mut sets: Vec<(&str, Vec<&Case>)> = vec![
        (
            "ogs",
            area.iter()
                .filter(|c| c.name.starts_with("ogs/"))
                .chain(more.iter().filter(|c| c.name.starts_with("ogs/")))
                .collect(),
        ),
        (
            "removal",
            area.iter()
                .filter(|c| c.name.starts_with("ogs_removal/"))
                .collect(),
        ),
        ("verified", games.iter().collect()),
    ];
    sets.push((
        "gnugo",
        more.iter()
            .filter(|c| c.name.starts_with("gnugo"))
            .collect(),
    ));
    let mut times19 = vec![];
    let mut times9 = vec![];
    let mut conf = std::collections::BTreeMap::new();
    for (name, set) in &sets {
        let (mut right, mut killed, mut missed, mut chains) = (0, 0, 0, 0);
        let (mut flagged_games, mut flagged, mut border_games, mut silent) = (0, 0, 0, 0);
        for c in set {
            let t = Instant::now();
            let mut s = Suggestion::with_seed(&c.document.board, seed);
            while s.step() {}
            let p = s.proposal();
            let ms = t.elapsed().as_secs_f64() * 1e3;
            match c.document.board.size().points() {
                361 => times19.push(ms),
                81 => times9.push(ms),
                _ => {}
            }
            let size = c.document.board.size();
            let f = p.unsure().count();
            flagged += f;
            flagged_games += (f > 0) as i32; border_games += (!p.borders.is_empty()) as i32; let announced = f > 0 || !p.borders.is_empty();
            if *name == "gnugo" {
                let mut d = c.document.clone();
                d.dead = p.dead();
                let count = Count::of(&d);
                let net = count.score(Method::Japanese, KomiChoice::None).margin;
                let want = c.fact("judged").unwrap();
                if net.to_string() == want {
                    right += 1
                } else if !quiet {
                    println!("  gnugo {} {} want {want} flagged {f}", c.name, net)
                }
                continue;
            }
            let mut ok = true;
            for v in &p.chains {
                chains += 1;
                let truth = c.document.is_dead(v.stones[0]);
                let good = truth == (v.status == Status::Dead);
                let e = conf
                    .entry((v.status.id(), v.confidence.id(), v.reason.id()))
                    .or_insert((0, 0));
                e.0 += 1;
                e.1 += !good as i32;
                if !good {
                    ok = false;
                    if truth {
                        missed += 1
                    } else {
                        killed += 1
                    }
                    if !quiet {
                        println!(
                            "  {name} {} {}x{} {} {:?} {:?} {:?} runs={}",
                            c.name,
                            size.name(v.stones[0]),
                            v.stones.len(),
                            if truth { "MISSED" } else { "KILLED" },
                            v.status,
                            v.confidence,
                            v.reason,
                            p.playouts
                        );
                    }
                }
            }
            right += ok as i32; silent += (!ok && !announced) as i32;
        }
        println!(
            "{name}: {right}/{} killed {killed} missed {missed} of {chains}; flagged {flagged} in {flagged_games}, borders {border_games}, silent {silent}",
            set.len()
        );
    }
    if !quiet {
        for (k, v) in conf {
            println!("{k:?} {v:?}");
        }
    }
    for (n, mut t) in [("19", times19), ("9", times9)] {
        t.sort_by(f64::total_cmp);
        println!(
            "{n}: med {:.1} p90 {:.1} worst {:.1} n {}",
            t[t.len() / 2],
            t[t.len() * 9 / 10],
            t[t.len() - 1],
            t.len()
        );
    }
}
