//! Suggested dead stones: shown beside the count, accepted by a person, taken back.

use zilu_tests::browser::{Page, Visit};

/// White chains of one and of two stones in areas of a living black group.
const TWO: &str = "\
. . X . X O .
. O X X X O O
. . X . X O .
X X X X X O O
. . X . X O .
O O X X X O O
. . X . X O .";

/// The same as a record, where one of them is marked dead.
const MARKED: &str = "(;SZ[7]\
AB[ca][ea][cb][db][eb][cc][ec][ad][bd][cd][dd][ed][ce][ee][cf][df][ef][cg][eg]\
AW[bb][fa][fb][gb][fc][fd][gd][fe][ff][gf][fg][af][bf]TB[bb]TW[ga])";

#[track_caller]
fn opens(page: &Page, text: &str) {
    page.open_text(text);
    page.becomes((7, 7), || page.size());
}

#[track_caller]
fn looks_dead(page: &Page) -> Vec<String> {
    page.points("looks dead")
}

#[track_caller]
fn is_answered(page: &Page) {
    page.reads("[data-test=proposal-live]", "3 stones look dead.");
    page.becomes(["B6", "A2", "B2"], || looks_dead(page));
}

#[test]
fn a_game_without_marks_gets_a_proposal_that_changes_nothing() {
    Visit::laptop().run(|page| {
        opens(page, TWO);
        is_answered(page);
        page.reads("[data-test=legend]", "looks dead, not marked");
        page.sees("[data-test=undo][aria-disabled=false], [data-test=undo]:not([aria-disabled])");
        assert!(page.points(", dead").is_empty());
        assert!(page.shows("[data-test=live].hint"), "nothing was done");
        // It came from the worker.
        let loaded = page.loaded();
        let is_worker = |one: &String| one.contains("/worker-");
        assert!(loaded.iter().any(is_worker), "{loaded:?}");
        assert!(page.barriers().is_empty(), "{:?}", page.barriers());
    });
}

#[test]
fn all_is_accepted_and_taken_back_in_one_gesture() {
    Visit::laptop().run(|page| {
        opens(page, TWO);
        is_answered(page);
        let before = page.figures("japanese");
        page.click("[data-test=proposal-accept]");
        page.reads(
            "[data-test=live]",
            "3 stones are marked dead by suggestion.",
        );
        page.becomes(["B6", "A2", "B2"], || page.points(", dead"));
        assert!(looks_dead(page).is_empty());
        assert_ne!(page.figures("japanese"), before);
        page.sees("[data-test=proposal-accept][aria-disabled=true]");
        page.becomes(true, || page.focused("[data-test=proposal-accept]"));
        page.press("Control+z");
        page.becomes(before, || page.figures("japanese"));
        page.becomes(["B6", "A2", "B2"], || looks_dead(page));
    });
}

#[test]
fn chains_are_accepted_one_by_one_by_keyboard() {
    Visit::laptop().run(|page| {
        opens(page, TWO);
        is_answered(page);
        let summary = "[data-test=suggest-chains] summary";
        for _ in 0..60 {
            if page.focused(summary) {
                break;
            }
            page.press("Tab");
        }
        page.becomes(true, || page.focused(summary));
        page.focus_can_be_seen();
        page.press("Enter");
        page.press("Tab");
        page.becomes(true, || {
            page.focused("[data-chain=B6] > button:first-child")
        });
        page.reads("[data-chain=B6]", "dead");
        page.becomes(true, || page.shows("[data-test=board] .lit"));
        page.press("Tab");
        page.press("Enter");
        page.reads("[data-test=live]", "B6, one white stone, dead.");
        page.becomes(["A2", "B2"], || looks_dead(page));
        page.becomes(["B6"], || page.points(", dead"));
    });
}

#[test]
fn marks_of_a_person_are_kept() {
    Visit::laptop().run(|page| {
        opens(page, TWO);
        is_answered(page);
        page.touch("B6");
        page.reads("[data-test=live]", "B6, one white stone, dead.");
        page.touch("B6");
        page.reads("[data-test=live]", "B6, one white stone, alive.");
        page.becomes(["A2", "B2"], || looks_dead(page));
        page.click("[data-test=proposal-accept]");
        page.becomes(["A2", "B2"], || page.points(", dead"));
    });
}

#[test]
fn marks_of_a_record_win_and_differences_are_named() {
    Visit::laptop().run(|page| {
        opens(page, MARKED);
        page.becomes(["B6"], || page.points(", dead"));
        assert!(!page.shows("[data-test=proposal]"));
        page.click("[data-test=suggest]");
        page.reads("[data-test=proposal-live]", "One chain looks otherwise.");
        assert!(!page.shows("[data-test=proposal-accept]"));
        page.click("[data-chain=A2] [data-test=proposal-mark]");
        page.reads("[data-test=live]", "dead.");
        page.becomes(["B6", "A2", "B2"], || page.points(", dead"));
        page.reads("[data-test=proposal-said]", "The suggestion agrees");
    });
}

#[test]
fn it_is_put_away_and_turned_off_for_good() {
    Visit::laptop().run(|page| {
        assert!(
            !page.shows("[data-test=proposal]"),
            "an example asks nothing"
        );
        opens(page, TWO);
        is_answered(page);
        page.click("[data-test=proposal-on-open]");
        page.click("[data-test=proposal-dismiss]");
        page.sees_no_more("[data-test=proposal]");
        assert!(looks_dead(page).is_empty());
        page.reload();
        page.sees("[data-test=suggest]");
        page.open_text(". X O\n. X O\n. X O");
        page.becomes((3, 3), || page.size());
        assert!(!page.shows("[data-test=proposal]"));
        page.click("[data-test=suggest]");
        page.sees("[data-test=proposal-on-open]:not(:checked)");
    });
}

#[test]
fn the_page_does_it_where_workers_are_refused() {
    Visit::laptop().without_workers().run(|page| {
        opens(page, TWO);
        is_answered(page);
        let loaded = page.loaded();
        assert!(!loaded.iter().any(|one| one.contains("/worker-")));
        page.click("[data-test=proposal-accept]");
        page.becomes(["B6", "A2", "B2"], || page.points(", dead"));
    });
}

#[test]
fn on_a_phone_it_fits_and_can_be_accepted() {
    Visit::phone().run(|page| {
        opens(page, TWO);
        is_answered(page);
        assert_eq!(page.overflow(), 0);
        page.click("[data-test=proposal-accept]");
        page.becomes(["B6", "A2", "B2"], || page.points(", dead"));
        assert!(page.barriers().is_empty(), "{:?}", page.barriers());
    });
}
