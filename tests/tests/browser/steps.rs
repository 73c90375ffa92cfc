//! The making of the count: the step bar under the board.

use zilu_tests::browser::Visit;

#[test]
fn the_count_is_made_step_by_step() {
    Visit::laptop().run(|page| {
        page.click("[data-step=fill-routes]");
        page.becomes(Some("step".to_owned()), || {
            page.attribute("[data-step=fill-routes]", "aria-current")
        });
        page.reads("[data-test=live]", "Black 3");
        page.click("[data-test=step-next]");
        page.reads("[data-test=live]", "22");
        // The verdicts are those of the position all the while.
        page.has_verdicts(&[("living-stones", "B+1")]);
        page.click("[data-step=marks]");
        page.becomes(Some("step".to_owned()), || {
            page.attribute("[data-step=marks]", "aria-current")
        });
    });
}

#[test]
fn another_method_begins_with_the_marks() {
    Visit::laptop().run(|page| {
        page.click("[data-step=reserve-eyes]");
        page.choose("returned-stones");
        page.becomes(Some("step".to_owned()), || {
            page.attribute("[data-step=marks]", "aria-current")
        });
        page.click("[data-step=return-stones]");
        page.reads("[data-test=live]", "one stone changes colour");
    });
}
