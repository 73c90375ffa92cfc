//! The rules of access that a program can check.

use zilu_tests::browser::{Page, Visit};

#[track_caller]
fn has_no_barriers(page: &Page) {
    let barriers = page.barriers();
    assert!(barriers.is_empty(), "{}", barriers.join("\n\n"));
}

/// The page with all of it unfolded.
fn unfold(page: &Page) {
    page.click("[data-test=facts-toggle]");
    page.sees("[data-test=prisoners-black]");
    page.click("[data-test=how]");
    page.sees("[data-test=note]");
    page.click("[data-test=komi-same]");
    page.sees("[data-test=komi-points]");
    page.touch("C2");
    page.sees("[data-test=notices]");
}

#[test]
fn the_page_has_no_barriers() {
    for visit in [
        Visit::laptop(),
        Visit::laptop().at("?lang=zh-Hans"),
        Visit::laptop().dark(),
    ] {
        visit.run(|page| {
            has_no_barriers(page);
            unfold(page);
            has_no_barriers(page);
        });
    }
}

#[test]
fn a_phone_has_no_barriers() {
    Visit::phone().run(has_no_barriers);
}

#[test]
fn the_windows_have_no_barriers() {
    for visit in [Visit::laptop(), Visit::laptop().dark()] {
        visit.run(|page| {
            for window in ["open", "help", "present"] {
                page.click(&format!("[data-test={window}]"));
                page.sees("dialog");
                has_no_barriers(page);
                page.press("Escape");
                page.sees_no_more("dialog");
            }
            page.open_text(". X O\n. X ?\n. X O");
            page.sees("[data-test=error]");
            has_no_barriers(page);
        });
    }
}
