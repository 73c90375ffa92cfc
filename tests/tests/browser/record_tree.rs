//! Going through a record, its branches and comments; the games of a file; long files.

use std::fmt::Write as _;
use std::path::Path;

use zilu_tests::browser::{Page, Visit};

const GAME: &str = "(;SZ[5]KM[6.5]RU[Japanese]PB[a]PW[b]C[Hello <b>you</b>];B[bb];W[cc](;B[dd];W[ee])(;B[ab]C[Other];W[ba]))";

const AT: &str = "[data-test=record-at]";

fn opened(page: &Page) {
    page.open_text(GAME);
    page.becomes((5, 5), || page.size());
    page.reads(AT, "Move 4 of 4. White E1.");
}

/// A file to be dropped.
fn written(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn buttons_keys_and_the_slider_go_through_a_record() {
    Visit::laptop().run(|page| {
        opened(page);
        page.click("[data-test=record-first]");
        page.reads(AT, "Start, 4 moves in the record.");
        page.reads("[data-test=record-comment]", "Hello <b>you</b>");
        page.click("[data-test=board]");
        page.press(".");
        page.reads(AT, "Move 1 of 4. Black B4.");
        page.press(">");
        page.reads(AT, "Move 4 of 4.");
        page.press(",");
        page.reads(AT, "Move 3 of 4.");
        page.sees("[data-test=record-middle]");
        page.press("<");
        page.click("[data-test=record-on]");
        page.click("[data-test=record-on]");
        assert_eq!(page.label("C3"), "C3, white");
        page.press(">");
        page.click("[data-test=record-slider]");
        page.reads(AT, "Move 2 of 4.");
    });
}

#[test]
fn a_branch_is_chosen_and_marks_come_back() {
    Visit::laptop().run(|page| {
        opened(page);
        page.touch("E1");
        assert!(page.label("E1").contains("dead"));
        page.click("[data-test=record-back]");
        page.click("[data-test=record-back]");
        page.click("[data-test=record-branch]:not([aria-current])");
        page.reads(AT, "Move 3 of 4. Black A4.");
        page.reads("[data-test=record-comment]", "Other");
        page.click("[data-test=record-back]");
        page.click("[data-test=record-branch]:not([aria-current])");
        page.click("[data-test=record-last]");
        page.becomes(true, || page.label("E1").contains("dead"));
        assert_eq!(page.barriers(), Vec::<String>::new());
    });
}

#[test]
fn the_record_names_its_rules_and_goes_on_in_a_trial() {
    Visit::laptop().run(|page| {
        opened(page);
        page.reads("[data-test=record-names]", "Japanese");
        page.click("[data-test=record-take]");
        page.becomes("japanese".to_owned(), || page.chosen());
        page.click("[data-test=record-back]");
        page.click("[data-test=play-on]");
        page.reads("[data-test=live]", "White moves first.");
        page.sees_no_more("[data-test=record]");
        page.click("[data-test=trial-leave]");
        page.sees("[data-test=record]");
    });
}

#[test]
fn two_thousand_games_open_as_a_list() {
    Visit::laptop().run(|page| {
        let mut text = String::new();
        for i in 1..=2000 {
            write!(
                text,
                "(;SZ[9]PB[Black {i}]PW[White]DT[2001]RE[B+{i}];B[ee];W[cc])"
            )
            .unwrap();
        }
        page.drop_file(&written("games.sgf", &text));
        page.sees("[data-test=games-window]");
        page.reads("[data-test=games-found]", "2000 games");
        page.reads("[data-test=games-page]", "Page 1 of 40");
        assert_eq!(page.texts("[data-test=game]").len(), 50);
        assert_eq!(page.barriers(), Vec::<String>::new());
        page.enter("[data-test=games-search]", "black 1777");
        page.reads("[data-test=games-found]", "One game");
        page.click("[data-test=game]");
        page.reads("[data-test=title]", "Black 1777");
        page.reads("[data-test=record-game]", "Game 1777 of 2000");
    });
}

#[test]
fn a_long_file_is_read_in_slices() {
    Visit::laptop().run(|page| {
        let game = "(;SZ[19]PB[a]PW[b];B[pd];W[dp];B[pp];W[dd];B[fq];W[cn];B[jp];W[qf])\n";
        page.drop_file(&written("long.sgf", &game.repeat(60_000)));
        page.sees("[data-test=reading]");
        page.sees("[data-test=games-window]");
        page.reads("[data-test=games-found]", "60000 games");
        page.sees_no_more("[data-test=reading]");
    });
}
