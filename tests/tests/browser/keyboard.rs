//! Everything by keys alone.

use zilu_tests::browser::{Page, Visit};

/// More places to stop at than there are on the page.
const STOPS: usize = 200;

/// Presses a key until something has the focus, which may never be lost or hidden on the way.
#[track_caller]
fn go_to(page: &Page, key: &str, css: &str) {
    for _ in 0..STOPS {
        page.press(key);
        page.focus_can_be_seen();
        if page.focused(css) {
            return;
        }
    }
    panic!("{key} never reaches {css}");
}

#[test]
fn a_stone_is_marked_on_the_board() {
    Visit::laptop().run(|page| {
        go_to(page, "Tab", "[data-test=board]");
        for key in ["ArrowRight", "ArrowRight"].iter().chain(&["ArrowDown"; 5]) {
            page.press(key);
            page.focus_can_be_seen();
        }
        page.becomes(Some("board-C2".to_owned()), || {
            page.attribute("[data-test=board]", "aria-activedescendant")
        });
        page.press("Space");
        page.has_verdicts(&[("living-stones", "B+3")]);
        page.reads("[data-test=live]", "C2, one black stone, alive.");
        assert!(page.focused("[data-test=board]"));
        page.press("Enter");
        page.has_verdicts(&[("living-stones", "B+1")]);
    });
}

#[test]
fn the_cursor_goes_to_the_ends_of_the_board() {
    Visit::laptop().run(|page| {
        go_to(page, "Tab", "[data-test=board]");
        let at = || page.attribute("[data-test=board]", "aria-activedescendant");
        for (key, point) in [
            ("ArrowUp", "A7"),
            ("End", "G7"),
            ("ArrowRight", "G7"),
            ("Control+End", "G1"),
            ("Home", "A1"),
            ("Control+Home", "A7"),
        ] {
            page.press(key);
            page.becomes(Some(format!("board-{point}")), at);
        }
    });
}

#[test]
fn a_method_is_chosen_and_another_pinned() {
    Visit::laptop().run(|page| {
        go_to(page, "Tab", "[data-method=japanese] [data-test=choose]");
        page.press("Enter");
        page.becomes("japanese".to_owned(), || page.chosen());
        page.focus_can_be_seen();
        go_to(page, "Shift+Tab", "[data-method=aga] [data-test=choose]");
        page.press("p");
        page.becomes(Some("aga".to_owned()), || page.pinned());
        assert_eq!(page.chosen(), "japanese");
        page.focus_can_be_seen();
    });
}

#[test]
fn every_stop_of_the_page_can_be_seen() {
    Visit::laptop().run(|page| {
        go_to(page, "Tab", "[data-test=facts-toggle]");
        page.press("Enter");
        page.sees("[data-test=prisoners-black]");
        go_to(page, "Tab", "[data-test=chosen]");
        go_to(page, "Shift+Tab", "header a");
    });
}

#[test]
fn every_stop_of_a_narrow_page_can_be_seen() {
    Visit::sized(390, 700).run(|page| {
        go_to(page, "Tab", "[data-test=chosen]");
        go_to(page, "Shift+Tab", "header a");
    });
}

#[test]
fn komi_is_changed_by_keys() {
    Visit::laptop().run(|page| {
        go_to(page, "Tab", "input[name=komi]");
        page.press("ArrowRight");
        page.sees("[data-test=komi-points]");
        page.has_verdicts(&[("living-stones", "W+6.5")]);
        go_to(page, "Tab", "[data-test=komi-points]");
        page.press("Control+a");
        page.press("0");
        page.press("Enter");
        page.has_verdicts(&[("living-stones", "B+1")]);
    });
}

#[test]
fn windows_take_the_focus_and_give_it_back() {
    Visit::laptop().run(|page| {
        for window in ["open", "help"] {
            let button = format!("[data-test={window}]");
            go_to(page, "Tab", &button);
            page.press("Enter");
            page.sees("dialog");
            page.becomes(true, || page.focused("dialog *"));
            // The page behind is out of reach.
            for _ in 0..12 {
                page.press("Tab");
                assert!(!page.focused("nav *, main *"), "{window}");
            }
            page.press("Escape");
            page.sees_no_more("dialog");
            page.becomes(true, || page.focused(&button));
        }
    });
}

#[test]
fn the_focus_outlives_the_button_it_was_on() {
    Visit::laptop().run(|page| {
        go_to(page, "Tab", "[data-test=board]");
        page.press("End");
        page.press("ArrowLeft");
        page.press("Space");
        page.reads("[data-test=live]", "F7");
        // The button is gone when it has done its work.
        go_to(page, "Tab", "[data-test=mark-area]");
        page.press("Enter");
        page.sees_no_more("[data-test=mark-area]");
        page.focus_can_be_seen();
    });
}

#[test]
fn the_focus_stays_on_a_button_that_has_nothing_left_to_do() {
    Visit::laptop().run(|page| {
        page.touch("C2");
        page.has_verdicts(&[("living-stones", "B+3")]);
        go_to(page, "Shift+Tab", "[data-test=undo]");
        page.press("Enter");
        page.sees("[data-test=undo][aria-disabled=true]");
        page.focus_can_be_seen();
    });
}

#[test]
fn a_menu_is_used_by_keys() {
    Visit::laptop().run(|page| {
        go_to(page, "Tab", "[data-test=examples]");
        page.press("Enter");
        go_to(page, "Tab", "[data-example=group-tax]");
        page.press("Escape");
        page.sees_no_more("[data-test=examples-list]");
        page.becomes(true, || page.focused("[data-test=examples]"));
        page.press("Enter");
        go_to(page, "Tab", "[data-example=group-tax]");
        page.press("Enter");
        page.becomes((9, 9), || page.size());
        page.sees_no_more("[data-test=examples-list]");
        page.focus_can_be_seen();
    });
}
