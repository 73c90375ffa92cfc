//! The game facts: what belongs together stays together, and nonsense is told in words.

use zilu_tests::browser::{Page, Visit};

fn open(page: &Page) {
    page.click("[data-test=facts-toggle]");
    page.sees("[data-test=prisoners-black]");
}

#[track_caller]
fn holds(page: &Page, field: &str, number: &str) {
    let css = format!("[data-test={field}]");
    page.becomes(Some(number.to_owned()), || page.value(&css));
}

#[test]
fn stones_placed_follow_prisoners_and_the_other_way_round() {
    Visit::laptop().run(|page| {
        open(page);
        holds(page, "prisoners-black", "1");
        holds(page, "placed-white", "21");
        // 20 white stones stand on the board.
        page.replace("[data-test=prisoners-black]", "3");
        holds(page, "placed-white", "23");
        page.has_verdicts(&[("japanese", "B+1"), ("chinese", "W+½子")]);
        page.replace("[data-test=placed-white]", "20");
        holds(page, "prisoners-black", "0");
        page.replace("[data-test=prisoners-white]", "0");
        holds(page, "placed-black", "20");
        page.click("[data-test=undo]");
        holds(page, "placed-black", "21");
    });
}

#[test]
fn numbers_that_cannot_be_are_told_in_words() {
    Visit::laptop().run(|page| {
        open(page);
        let message = "[data-test=facts-message]";
        page.replace("[data-test=prisoners-black]", "many");
        page.reads(message, "Only a whole number from 0 to 9999");
        page.has_verdicts(&[("japanese", "W+1")]);
        page.replace("[data-test=prisoners-black]", "1");
        page.becomes(Some(String::new()), || page.text(message));
        page.replace("[data-test=placed-black]", "5");
        page.sees("[data-notice=too-few-plays]");
        page.reads("[data-test=notices]", "only 5 moves");
    });
}

#[test]
fn turns_that_do_not_fit_are_told_in_words() {
    Visit::laptop().run(|page| {
        open(page);
        page.replace("[data-test=prisoners-black]", "4");
        page.reads(
            "[data-test=facts-message]",
            "With White first and Black last, both have as many turns",
        );
        page.click("[data-test=undo]");
        page.becomes(Some(String::new()), || {
            page.text("[data-test=facts-message]")
        });
    });
}

#[test]
fn the_first_pass_counts_where_a_method_asks_for_it() {
    Visit::laptop().run(|page| {
        open(page);
        page.has_verdicts(&[("wmsg", "W+1"), ("chinese", "W+½子")]);
        page.click("[data-test=first-pass-white]");
        page.has_verdicts(&[("wmsg", "W+2"), ("chinese", "W+½子")]);
        page.click("[data-test=first-pass-black]");
        page.has_verdicts(&[("wmsg", "W+1")]);
    });
}

#[test]
fn handicap_stones_are_given_back_where_the_rules_say_so() {
    Visit::laptop().run(|page| {
        open(page);
        page.replace("[data-test=handicap]", "3");
        page.has_verdicts(&[("chinese", "W+2子"), ("aga", "W+3"), ("new-zealand", "W+1")]);
    });
}
