//! Undo and redo, and what is kept from one visit to the next.

use zilu_tests::browser::{Page, Visit};

#[track_caller]
fn c2_is_alive(page: &Page) {
    page.has_verdicts(&[("living-stones", "B+3")]);
}

#[track_caller]
fn c2_is_dead(page: &Page) {
    page.has_verdicts(&[("living-stones", "B+1")]);
}

#[test]
fn changes_are_taken_back_and_made_again_by_buttons() {
    Visit::laptop().run(|page| {
        page.sees("[data-test=undo][aria-disabled=true]");
        page.touch("C2");
        c2_is_alive(page);
        page.click("[data-test=undo]");
        c2_is_dead(page);
        page.sees("[data-test=undo][aria-disabled=true]");
        page.click("[data-test=redo]");
        c2_is_alive(page);
        page.sees("[data-test=redo][aria-disabled=true]");
    });
}

#[test]
fn changes_are_taken_back_and_made_again_by_keys() {
    Visit::laptop().run(|page| {
        page.touch("C2");
        c2_is_alive(page);
        page.press("Control+z");
        c2_is_dead(page);
        page.press("Control+y");
        c2_is_alive(page);
        page.press("Control+z");
        c2_is_dead(page);
        page.press("Control+Shift+z");
        c2_is_alive(page);
    });
}

#[test]
fn the_position_before_comes_back_after_opening_another() {
    Visit::laptop().run(|page| {
        page.touch("C2");
        page.open_text(".X\nXX");
        page.becomes((2, 2), || page.size());
        page.click("[data-test=undo]");
        page.becomes((7, 7), || page.size());
        c2_is_alive(page);
        page.reads("[data-test=title]", "A finished fight");
    });
}

#[test]
fn everything_is_kept_over_a_reload() {
    Visit::laptop().run(|page| {
        page.touch("C2");
        page.choose("japanese");
        page.click("[data-method=aga] [data-test=pin]");
        page.click("[data-test=komi-same]");
        page.replace("[data-test=komi-points]", "0.5");
        page.click("[data-test=order-margin]");
        page.click("[data-test=theme]");
        page.click("[data-test=theme]");
        page.click("[data-test=language]");
        page.click("[data-lang=zh-Hans]");
        page.has_verdicts(&[("living-stones", "黑胜2½子"), ("japanese", "黑胜2目半")]);
        let ground = page.ground();

        page.reload();
        page.has_verdicts(&[("living-stones", "黑胜2½子"), ("japanese", "黑胜2目半")]);
        assert_eq!(page.chosen(), "japanese");
        assert_eq!(page.pinned().as_deref(), Some("aga"));
        assert_eq!(
            page.value("[data-test=komi-points]").as_deref(),
            Some("0.5")
        );
        assert!(page.shows("input[name=order][value=margin]:checked + span"));
        assert_eq!(page.ground(), ground);
        page.click("[data-test=undo]");
        page.becomes(true, || page.label("C2").contains('死'));
    });
}

#[test]
fn storage_that_is_spoilt_does_not_keep_the_app_from_starting() {
    let spoilt = [
        "",
        "nonsense",
        "zilu 1",
        "zilu 1\nentry now\nsize 0 0\nboard X",
        "zilu 1\nentry now\nsize 255 255\nboard X",
        "zilu 1\nmethod none\nkomi 1e999\nentry past\nsize 5 5",
        "{\"zilu\": [1, 2",
    ];
    Visit::laptop().run(|page| {
        for text in spoilt {
            page.touch("C2");
            c2_is_alive(page);
            page.script(
                "for (const key of Object.keys(localStorage)) localStorage.setItem(key, arguments[0])",
                &[text.into()],
            );
            page.reload();
            c2_is_dead(page);
        }
    });
}

#[test]
fn storage_that_is_refused_does_not_keep_the_app_from_starting() {
    Visit::laptop().without_storage().run(|page| {
        c2_is_dead(page);
        page.touch("C2");
        c2_is_alive(page);
        page.click("[data-test=theme]");
        page.click("[data-test=language]");
        page.click("[data-lang=zh-Hans]");
        page.becomes("zh-Hans".to_owned(), || page.language());
    });
}
