//! Prints how long counting takes natively, on the boards of the test data.
//!
//! Times are of one core; medians over the boards, each board's time being the smallest
//! of many runs of enough repetitions to outlast the clock.

use std::hint::black_box;
use std::time::Instant;

use zilu_formats::GameFile;
use zilu_rules::{Count, Document, KomiChoice, Method, Reading, Settled, Size};
use zilu_tests::case::cases;
use zilu_tests::game::{Dice, any_board};

fn main() {
    let games = documents(include_str!("../../data/games.txt"));
    let area = documents(include_str!("../../data/area.txt"));
    let tax = documents(include_str!("../../data/group_tax.txt"));
    let gallery = documents(include_str!("../../data/gallery.txt"));
    println!("microseconds, median / p90 / worst of the boards");
    println!(
        "{:34} {:>6} {:>26} {:>26} {:>26}",
        "boards", "n", "settle", "count", "count and all scores"
    );
    let full = |d: &&Document| d.board.size().points() == 361;
    let real: Vec<&Document> = games.iter().filter(full).collect();
    row("real games, 19x19", &real);
    row(
        "real games, smaller",
        &games.iter().filter(|d| !full(d)).collect::<Vec<_>>(),
    );
    row(
        "unfinished and odd boards",
        &area.iter().collect::<Vec<_>>(),
    );
    row("filled boards", &tax.iter().collect::<Vec<_>>());
    row("gallery", &gallery.iter().collect::<Vec<_>>());
    let unmarked: Vec<Document> = games
        .iter()
        .filter(full)
        .map(|d| Document {
            dead: Vec::new(),
            ..d.clone()
        })
        .collect();
    let odd: Vec<Document> = (0..40)
        .filter_map(|seed| {
            let mut dice = Dice::new(seed);
            let size = Size::new(52, 52)?;
            Some(Document::new(any_board(size, &mut dice)))
        })
        .collect();
    row("random stones, 52x52", &odd.iter().collect::<Vec<_>>());
    row(
        "real games, nothing marked dead",
        &unmarked.iter().collect::<Vec<_>>(),
    );
    records();
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

fn documents(file: &str) -> Vec<Document> {
    cases(file).into_iter().map(|c| c.document).collect()
}

fn row(name: &str, documents: &[&Document]) {
    let settle = times(documents, |d| {
        black_box(Settled::new(d, Reading::AsMarked));
    });
    let count = times(documents, |d| {
        black_box(Count::of(d));
    });
    let all = times(documents, |d| {
        let count = Count::of(d);
        for method in Method::ALL {
            black_box(count.score(method, KomiChoice::Own));
        }
    });
    println!(
        "{name:34} {:>6} {:>26} {:>26} {:>26}",
        documents.len(),
        settle,
        count,
        all
    );
}

fn times(documents: &[&Document], work: impl Fn(&Document)) -> String {
    let mut times: Vec<f64> = documents
        .iter()
        .map(|d| time(|| work(black_box(d))))
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    format!("{:.1} / {:.1} / {:.1}", at(0.5), at(0.9), at(1.0))
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
