//! The presentation for a projector.

use zilu_tests::browser::{Page, Visit};

/// The methods on the screen with their winners.
fn verdicts(page: &Page) -> Vec<(String, String)> {
    let halves = "[data-test=presentation] [data-method]";
    let methods = page.data(halves, "method");
    methods
        .into_iter()
        .zip(page.data(halves, "winner"))
        .collect()
}

fn pair(method: &str, winner: &str) -> (String, String) {
    (method.to_owned(), winner.to_owned())
}

#[test]
fn two_verdicts_stand_side_by_side_and_arrows_change_the_method() {
    Visit::sized(1280, 720).run(|page| {
        page.click("[data-test=present]");
        page.sees("[data-test=presentation]");
        page.becomes(
            vec![pair("chinese", "w"), pair("living-stones", "b")],
            || verdicts(page),
        );
        page.reads(
            "[data-test=presentation] [data-method=living-stones] h1",
            "Black wins",
        );
        page.reads(
            "[data-test=presentation] [data-method=chinese] h1",
            "White wins",
        );
        page.press("ArrowRight");
        page.becomes(
            vec![pair("chinese", "w"), pair("equal-routes", "b")],
            || verdicts(page),
        );
        page.press("ArrowLeft");
        page.press("ArrowLeft");
        page.becomes("chen".to_owned(), || {
            verdicts(page).pop().unwrap_or_default().0
        });
        page.press("Escape");
        page.sees_no_more("dialog");
        assert_eq!(page.chosen(), "chen");
        page.becomes(true, || page.focused("[data-test=present]"));
    });
}

#[test]
fn the_verdict_of_the_one_method_becomes_that_of_the_other() {
    Visit::laptop().run(|page| {
        page.reads("[data-test=ledger] .net", "B+1");
        page.click("[data-test=present]");
        page.sees("[data-test=presentation]");
        for _ in 0..4 {
            page.click("[data-test=present-next]");
        }
        page.becomes(vec![pair("chinese", "w")], || verdicts(page));
        page.press("Escape");
        page.sees_no_more("dialog");
        page.reads("[data-test=ledger] .net", "W+½子");
    });
}

#[test]
fn the_presentation_speaks_the_other_language_too() {
    Visit::laptop().run(|page| {
        page.click("[data-test=present]");
        page.sees("[data-test=presentation]");
        page.press("l");
        page.becomes("zh-Hans".to_owned(), || page.language());
        page.reads(
            "[data-test=presentation] [data-method=living-stones] h1",
            "黑胜",
        );
        page.press("l");
        page.becomes("en".to_owned(), || page.language());
    });
}
