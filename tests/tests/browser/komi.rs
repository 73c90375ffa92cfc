//! Komi: each method's own, none, or the same for all.

use zilu_tests::browser::Visit;

#[test]
fn komi_is_own_none_or_the_same() {
    Visit::laptop().run(|page| {
        page.click("[data-test=komi-own]");
        page.has_verdicts(&[
            ("living-stones", "B+1"),
            ("chinese", "W+4¼子"),
            ("japanese", "W+7.5"),
        ]);
        page.click("[data-test=komi-same]");
        page.has_verdicts(&[("living-stones", "W+6.5"), ("chinese", "W+4¼子")]);
        assert_eq!(
            page.value("[data-test=komi-points]").as_deref(),
            Some("7.5")
        );
        page.click("[data-test=komi-none]");
        page.has_verdicts(&[("living-stones", "B+1"), ("chinese", "W+½子")]);
        page.sees_no_more("[data-test=komi-points]");
    });
}

#[test]
fn the_verdict_turns_at_the_margin() {
    Visit::laptop().run(|page| {
        page.click("[data-test=komi-same]");
        page.replace("[data-test=komi-points]", "0.5");
        page.has_verdicts(&[("living-stones", "B+0.5"), ("chinese", "W+¾子")]);
        page.click("[data-test=komi-more]");
        page.has_verdicts(&[("living-stones", "draw")]);
        page.click("[data-test=komi-more]");
        page.has_verdicts(&[("living-stones", "W+0.5")]);
        page.click("[data-test=komi-less]");
        page.click("[data-test=komi-less]");
        page.has_verdicts(&[("living-stones", "B+0.5")]);
    });
}

#[test]
fn komi_that_is_no_number_is_refused_in_words() {
    Visit::laptop().run(|page| {
        page.click("[data-test=komi-same]");
        page.replace("[data-test=komi-points]", "much");
        page.reads("[role=alert]", "Komi is a number");
        page.has_verdicts(&[("living-stones", "W+6.5")]);
        page.replace("[data-test=komi-points]", "-3");
        page.has_verdicts(&[("living-stones", "B+4")]);
        page.sees_no_more("[role=alert]");
    });
}
