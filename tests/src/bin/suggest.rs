//! Prints how well dead stones are suggested, and what it costs, as tables.
//!
//! With `--seed N` other random numbers are used, to see how far chance matters.
//! Each board's time is the smallest of three runs on one core. With `--peer` the package
//! @sabaki/deadstones, found by node, answers the same boards.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

use zilu_rules::{Board, Color, Point};
use zilu_suggest::{Confidence, Proposal, Status, Suggestion};
use zilu_tests::suggested::{Game, Outcome, Set, games};

/// A game's outcome and milliseconds.
type Run<'a> = (&'a Game, Outcome, f64);

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let peer = args.iter().any(|arg| arg == "--peer");
    let seed = args
        .iter()
        .skip_while(|arg| *arg != "--seed")
        .nth(1)
        .map(|number| number.parse().expect("--seed N"));
    let games = games();
    let runs: Vec<Run> = games.iter().map(|game| run(game, seed)).collect();
    table("Zilu", &runs);
    if peer {
        println!();
        match ask_peer(&games) {
            Some(runs) => table("@sabaki/deadstones", &runs),
            None => println!("No peer: node or its package @sabaki/deadstones is missing."),
        }
    }
}

fn run(game: &Game, seed: Option<u64>) -> Run<'_> {
    let board = &game.case.document.board;
    let mut best = f64::INFINITY;
    let mut proposal = Proposal::default();
    for _ in 0..3 {
        let start = Instant::now();
        let mut suggestion = match seed {
            Some(seed) => Suggestion::with_seed(board, seed),
            None => Suggestion::start(board),
        };
        while suggestion.step() {}
        proposal = suggestion.proposal();
        best = best.min(start.elapsed().as_secs_f64() * 1e3);
    }
    (game, Outcome::of(game, &proposal), best)
}

fn table(name: &str, runs: &[Run]) {
    println!(
        "| {name} | games right | half A | half B | living killed | dead missed | wrong, unannounced | unsure games | results | ms: median / p90 / worst |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for set in Set::ALL {
        row(&format!("{set:?}"), runs, |g| g.set == set);
    }
    for side in [19, 13, 9] {
        row(&format!("{side}×{side}"), runs, |g| {
            let size = g.case.document.board.size();
            (size.width(), size.height()) == (side, side)
        });
    }
    row("all", runs, |_| true);
}

fn row(name: &str, runs: &[Run], is_of: impl Fn(&Game) -> bool) {
    let runs: Vec<&Run> = runs.iter().filter(|(game, ..)| is_of(game)).collect();
    let share = |is_of: &dyn Fn(&Game) -> bool| {
        let of = || runs.iter().filter(|(game, ..)| is_of(game));
        let right = of().filter(|(_, outcome, _)| outcome.is_right()).count();
        format!("{right}/{}", of().count())
    };
    let sum = |of: fn(&Outcome) -> usize| runs.iter().map(|(_, o, _)| of(o)).sum::<usize>();
    let results = || runs.iter().filter_map(|(_, o, _)| o.result);
    let mut times: Vec<f64> = runs.iter().map(|(.., ms)| *ms).collect();
    times.sort_by(f64::total_cmp);
    let at = |part: usize| {
        let last = times.len().saturating_sub(1);
        times.get(last * part / 10).copied().unwrap_or_default()
    };
    println!(
        "| {name} | {} | {} | {} | {}/{} | {}/{} | {} | {} | {}/{} | {:.1} / {:.1} / {:.1} |",
        share(&|_| true),
        share(&Game::is_of_half_a),
        share(&|game| !game.is_of_half_a()),
        sum(|o| o.killed.len()),
        sum(|o| o.living),
        sum(|o| o.missed.len()),
        sum(|o| o.dead),
        sum(|o| usize::from(!o.is_right() && !o.announced)),
        sum(|o| usize::from(o.announced)),
        results().filter(|ok| *ok).count(),
        results().count(),
        at(5),
        at(9),
        at(10),
    );
}

/// What the peer is asked by: a board a line in, dead vertices and milliseconds a line out.
const SCRIPT: &str = "
const deadstones = require('@sabaki/deadstones');
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\\n');
(async () => {
  for (const line of lines) {
    const board = JSON.parse(line);
    const start = process.hrtime.bigint();
    const dead = await deadstones.guess(board, { finished: true, iterations: 100 });
    const ms = Number(process.hrtime.bigint() - start) / 1e6;
    console.log(ms + ' ' + dead.map(v => v.join(',')).join(' '));
  }
})();
";

fn ask_peer(games: &[Game]) -> Option<Vec<Run<'_>>> {
    let mut node = Command::new("node")
        .args(["-e", SCRIPT])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut boards = String::new();
    for game in games {
        boards.push_str(&signs(&game.case.document.board));
        boards.push('\n');
    }
    // A peer that is missing hangs up at once.
    let told = node.stdin.take()?.write_all(boards.as_bytes());
    let output = node.wait_with_output().ok()?;
    told.ok()?;
    let answers = String::from_utf8(output.stdout).ok()?;
    let mut runs = Vec::new();
    for (game, line) in games.iter().zip(answers.lines()) {
        let mut words = line.split(' ');
        let ms = words.next()?.parse().ok()?;
        let dead: Vec<Point> = words.filter_map(vertex).collect();
        // Our chains with the peer's statuses.
        let mut proposal = Suggestion::start(&game.case.document.board).proposal();
        for verdict in &mut proposal.chains {
            let called = verdict.stones.iter().any(|p| dead.contains(p));
            verdict.status = if called { Status::Dead } else { Status::Alive };
            verdict.confidence = Confidence::Sure;
        }
        proposal.borders.clear();
        runs.push((game, Outcome::of(game, &proposal), ms));
    }
    (runs.len() == games.len()).then_some(runs)
}

fn vertex(text: &str) -> Option<Point> {
    let (col, row) = text.split_once(',')?;
    Some(Point::new(col.parse().ok()?, row.parse().ok()?))
}

/// Rows of 1 for Black, -1 for White and 0.
fn signs(board: &Board) -> String {
    let size = board.size();
    let sign = |point| match board.get(point) {
        Some(Color::Black) => "1",
        Some(Color::White) => "-1",
        None => "0",
    };
    let row = |row| {
        let signs: Vec<&str> = (0..size.width())
            .map(|col| sign(Point::new(col, row)))
            .collect();
        format!("[{}]", signs.join(","))
    };
    let rows: Vec<String> = (0..size.height()).map(row).collect();
    format!("[{}]", rows.join(","))
}
