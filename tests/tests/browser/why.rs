//! Why a point counts as it does, and what would turn a verdict.

use zilu_tests::browser::Visit;

#[test]
fn a_key_on_the_board_asks_why() {
    Visit::laptop().run(|page| {
        page.touch("A6");
        page.reads("[data-test=live]", "Living stones counts it for Black.");
        page.choose("japanese");
        page.touch("A7");
        page.press("w");
        page.reads("[data-test=live]", "Japanese 1989 counts it for Black.");
    });
}

#[test]
fn the_komi_axis_is_moved_by_keys() {
    Visit::laptop().run(|page| {
        page.click("[data-test=axis-komi]");
        page.press("Home");
        page.reads("[data-test=axis-said]", "0 methods for White");
        page.press("End");
        page.reads("[data-test=axis-said]", "0 for Black");
        page.has_verdicts(&[("living-stones", "W+3")]);
    });
}

#[test]
fn the_smallest_changes_are_listed() {
    Visit::laptop().run(|page| {
        page.choose("chinese");
        page.click("[data-test=flips-try]");
        page.reads(
            "[data-test=flip-lines]",
            "If the black chain at C2 is alive, Black wins.",
        );
    });
}
