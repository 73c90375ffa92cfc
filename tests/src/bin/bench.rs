//! Prints what counting costs natively, as the tables of `docs/bench.md`.
//!
//! Times are of one core; each board's time is the smallest of several samples. Where
//! valgrind is installed, the instructions of settling are counted as well: they do not
//! depend on what else the machine does.

use std::hint::black_box;
use std::process::Command;
use std::time::Instant;

use zilu_formats::GameFile;
use zilu_rules::{Count, Document, KomiChoice, Layout, Method, Reading, Settled, Size, bridge};
use zilu_tests::case::cases;
use zilu_tests::game::{Dice, Game, any_board};

/// The sides of the square boards on which the cost of a point is measured.
const SIDES: [u8; 6] = [9, 13, 19, 26, 37, 52];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [command, boards, side, times] = args.as_slice()
        && command == "settle"
    {
        let number = |text: &str| text.parse::<u8>().expect("a number up to 255");
        let boards = boards_of(boards, number(side));
        for _ in 0..number(times) {
            for document in &boards {
                black_box(Settled::new(black_box(document), Reading::AsMarked));
            }
        }
        return;
    }
    budgets();
    growth();
    records();
}

/// What the budgets are for, on every board of the test data.
fn budgets() {
    let read = |file: &str| -> Vec<Document> {
        cases(file).into_iter().map(|case| case.document).collect()
    };
    let games = read(include_str!("../../data/games.txt"));
    let sets = [
        ("gallery", read(include_str!("../../data/gallery.txt"))),
        (
            "a scorer’s boards, games",
            read(include_str!("../../data/territory.txt")),
        ),
        (
            "unfinished and odd boards",
            read(include_str!("../../data/area.txt")),
        ),
        (
            "filled boards",
            read(include_str!("../../data/group_tax.txt")),
        ),
        (
            "the seed’s boards",
            read(include_str!("../../data/seed.txt")),
        ),
    ];
    let full = |d: &Document| d.board.size().points() == 361;
    let (large, small): (Vec<Document>, Vec<Document>) = games.into_iter().partition(full);
    let unmarked: Vec<Document> = large
        .iter()
        .map(|d| Document {
            dead: Vec::new(),
            ..d.clone()
        })
        .collect();

    println!("| microseconds: median / worst | boards | settle | count and every score |");
    println!("|---|---|---|---|");
    println!("| budget, 19×19 | | | 50 / 1000 |");
    let row = |name: &str, boards: &[Document]| {
        let settle = spread(boards, |d| {
            black_box(Settled::new(d, Reading::AsMarked));
        });
        let count = spread(boards, |d| {
            let count = Count::of(d);
            for method in Method::ALL {
                black_box(count.score(method, KomiChoice::Own));
            }
        });
        println!("| {name} | {} | {settle} | {count} |", boards.len());
    };
    row("real games, 19×19", &large);
    row("the same, nothing marked dead", &unmarked);
    row("real games, smaller", &small);
    for (name, boards) in &sets {
        row(name, boards);
    }

    println!();
    println!("| microseconds: median / worst | budget | real games, 19×19 |");
    println!("|---|---|---|");
    let counts: Vec<(Count, &Document)> = large.iter().map(|d| (Count::of(d), d)).collect();
    let bridges = spread(&counts, |(count, _)| {
        black_box(bridge(count, Method::LivingStones, Method::Japanese));
    });
    println!("| a bridge with its points, living stones to Japanese | 10 | {bridges} |");
    let mut slowest: (f64, Method) = (0.0, Method::Chinese);
    for method in Method::ALL {
        let (_, worst) = times(&counts, |(count, document)| {
            black_box(Layout::of(count, document, method));
        });
        if worst > slowest.0 {
            slowest = (worst, method);
        }
    }
    let layouts = spread(&counts, |(count, document)| {
        black_box(Layout::of(count, document, slowest.1));
    });
    println!(
        "| the slowest layout, {} | 1000 | {layouts} |",
        slowest.1.id()
    );
}

/// How the cost of settling grows with the board.
fn growth() {
    println!();
    println!(
        "| settling, per point of the board | {} |",
        SIDES.map(|n| format!("{n}×{n}")).join(" | ")
    );
    println!("|---|{}", "---|".repeat(SIDES.len()));
    for kind in ["random stones", "random games"] {
        let cost = SIDES.map(|side| {
            let points = f64::from(side) * f64::from(side);
            let (median, worst) = times(&boards_of(kind, side), |d| {
                black_box(Settled::new(d, Reading::AsMarked));
            });
            let ns = |us: f64| us * 1000.0 / points;
            format!("{:.0} / {:.0}", ns(median), ns(worst))
        });
        println!("| {kind}, ns: median / worst | {} |", cost.join(" | "));
        let instructions = SIDES.map(|side| {
            let boards = boards_of(kind, side).len() as f64;
            let of = |times| instructions(kind, side, times);
            match (of("1"), of("3")) {
                (Some(once), Some(thrice)) => {
                    let points = f64::from(side) * f64::from(side);
                    format!("{:.0}", (thrice - once) / 2.0 / boards / points)
                }
                _ => "–".into(),
            }
        });
        println!(
            "| {kind}, instructions: mean | {} |",
            instructions.join(" | ")
        );
    }
}

/// Twenty boards of a kind, the same every time; nothing on them is marked dead.
fn boards_of(kind: &str, side: u8) -> Vec<Document> {
    let size = Size::new(side, side).expect("1 to 52");
    let board = |seed| {
        let mut dice = Dice::new(seed);
        if kind == "random games" {
            Game::random(size, &mut dice).document.board
        } else {
            any_board(size, &mut dice)
        }
    };
    (0..20).map(|seed| Document::new(board(seed))).collect()
}

/// The instructions of a run of this program that settles boards so many times.
fn instructions(kind: &str, side: u8, times: &str) -> Option<f64> {
    let output = Command::new("valgrind")
        .args([
            "--tool=cachegrind",
            "--cache-sim=no",
            "--cachegrind-out-file=/dev/null",
        ])
        .arg(std::env::current_exe().ok()?)
        .args(["settle", kind, &side.to_string(), times])
        .output()
        .ok()?;
    let said = String::from_utf8(output.stderr).ok()?;
    let (_, number) = said.lines().find_map(|line| line.split_once("refs:"))?;
    number.trim().replace(',', "").parse().ok()
}

fn spread<T>(boards: &[T], work: impl Fn(&T)) -> String {
    let (median, worst) = times(boards, work);
    format!("{median:.1} / {worst:.1}")
}

/// Microseconds of a board: the median and the worst.
fn times<T>(boards: &[T], work: impl Fn(&T)) -> (f64, f64) {
    let mut times: Vec<f64> = boards
        .iter()
        .map(|board| time(|| work(black_box(board))))
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |i: usize| times.get(i).copied().unwrap_or_default();
    (at(times.len() / 2), at(times.len().saturating_sub(1)))
}

/// Microseconds of one run: the smallest of several samples.
fn time(work: impl Fn()) -> f64 {
    (0..7)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..20 {
                work();
            }
            start.elapsed().as_secs_f64() * 1e6 / 20.0
        })
        .fold(f64::INFINITY, f64::min)
}

/// How fast records are read and written: the real games again and again, in one file.
fn records() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    let games: Vec<u8> = entries
        .flatten()
        .flat_map(|entry| std::fs::read(entry.path()).unwrap_or_default())
        .collect();
    let bytes = games.repeat(60);
    let deep = format!("{}{}", "(;B[aa]C[x]".repeat(200_000), ")".repeat(200_000));
    println!("\nrecords, megabytes per second");
    for (name, bytes) in [
        ("real games", &bytes[..]),
        ("200,000 deep", deep.as_bytes()),
    ] {
        let start = Instant::now();
        let file = black_box(GameFile::parse(bytes));
        let read = start.elapsed().as_secs_f64();
        let Ok(file) = file else { continue };
        let start = Instant::now();
        let infos: usize = file
            .games()
            .iter()
            .filter(|game| file.info_of(game.root).black.is_some())
            .count();
        let list = start.elapsed().as_secs_f64();
        let start = Instant::now();
        black_box(file.write());
        let write = start.elapsed().as_secs_f64();
        let size = bytes.len() as f64 / 1e6;
        println!(
            "{name:14} {size:.1} MB: read {:.0}, write {:.0}; {} games ({infos} named) listed in {:.1} ms",
            size / read,
            size / write,
            file.games().len(),
            list * 1e3,
        );
    }
}
