//! What `cargo xtask bench wasm` times: counting and suggesting, compiled to wasm and called
//! from `timing.mjs` with the number of a board.

use std::cell::RefCell;
use std::hint::black_box;

use zilu_rules::{Count, Document, KomiChoice, Method};
use zilu_suggest::Suggestion;
use zilu_tests::case::cases;

thread_local! {
    static BOARDS: RefCell<Vec<Document>> = const { RefCell::new(Vec::new()) };
}

fn with<T>(board: u32, work: impl FnOnce(&Document) -> T) -> Option<T> {
    BOARDS.with_borrow(|boards| boards.get(board as usize).map(work))
}

/// Reads the boards, and tells how many there are.
#[unsafe(no_mangle)]
pub extern "C" fn boards() -> u32 {
    let games = cases(include_str!("../data/games.txt"));
    let area = cases(include_str!("../data/area.txt"));
    let documents: Vec<Document> = games.into_iter().chain(area).map(|c| c.document).collect();
    let n = documents.len();
    BOARDS.set(documents);
    n as u32
}

/// How many points a board has.
#[unsafe(no_mangle)]
pub extern "C" fn points(board: u32) -> u32 {
    with(board, |d| d.board.size().points() as u32).unwrap_or_default()
}

/// Counts a board and every score.
#[unsafe(no_mangle)]
pub extern "C" fn count(board: u32) {
    with(board, |document| {
        let count = Count::of(black_box(document));
        for method in Method::ALL {
            black_box(count.score(method, KomiChoice::Own));
        }
    });
}

/// Proposes dead stones on a board; nothing is taken from its marks.
#[unsafe(no_mangle)]
pub extern "C" fn suggest(board: u32) {
    with(board, |document| {
        black_box(Suggestion::of(black_box(&document.board)));
    });
}
