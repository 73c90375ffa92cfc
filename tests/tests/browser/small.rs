//! A phone, a narrow window, everything enlarged.

use zilu_tests::browser::{Page, Visit};

const EXAMPLES: [&str; 3] = ["seed", "parity", "handicap"];

/// Opens an example by the bar of a phone.
fn open_example(page: &Page, example: &str) {
    page.tap("[data-test=more]");
    page.sees("[data-test=more-list]");
    page.tap(&format!("[data-test=more-list] [data-example={example}]"));
    page.sees_no_more("[data-test=more-list]");
}

/// Nothing is wider than the window, also with all that can be unfolded.
#[track_caller]
fn fits(page: &Page) {
    assert!(page.overflow() <= 0, "{} px too wide", page.overflow());
}

#[test]
fn a_phone_shows_all_of_the_width() {
    Visit::phone().run(|page| {
        for example in EXAMPLES {
            open_example(page, example);
            fits(page);
        }
        page.tap("[data-test=facts-toggle]");
        page.sees("[data-test=prisoners-black]");
        fits(page);
        page.tap("[data-test=open]");
        page.sees("dialog");
        fits(page);
    });
}

#[test]
fn a_tap_on_a_large_board_opens_the_loupe() {
    Visit::phone().run(|page| {
        open_example(page, "parity");
        page.becomes((19, 19), || page.size());
        page.tap_point("K19");
        page.sees("[data-test=loupe]");
        assert_eq!(page.label("K19"), "K19, black");
        page.reads("[data-test=loupe]", "Black, ");
        page.tap("[data-test=loupe-mark]");
        page.sees_no_more("[data-test=loupe]");
        page.becomes(true, || page.label("K19").contains("dead"));
        page.tap_point("K19");
        page.sees("[data-test=loupe]");
        page.tap("[data-test=loupe-close]");
        page.sees_no_more("[data-test=loupe]");
        assert!(page.label("K19").contains("dead"));
    });
}

#[test]
fn the_compared_verdicts_stay_at_the_foot_of_a_phone() {
    Visit::phone().run(|page| {
        page.sees("aside.sticky");
        assert_eq!(
            page.texts("aside.sticky [data-test=verdict]"),
            ["B+1", "W+½子"]
        );
        page.tap("[data-method=japanese] [data-test=choose]");
        page.becomes("japanese".to_owned(), || page.chosen());
        page.reads("aside.sticky", "W+1");
    });
}

#[test]
fn the_counts_at_the_foot_of_a_narrow_window_are_whole() {
    Visit::sized(320, 640).run(|page| {
        assert_eq!(page.cut("aside.sticky .n"), Vec::<String>::new());
    });
}

#[test]
fn a_narrow_window_needs_no_scrolling_sideways() {
    for lang in ["?lang=en", "?lang=zh-Hans"] {
        Visit::sized(320, 640).at(lang).run(|page| {
            fits(page);
            page.click("[data-test=facts-toggle]");
            page.sees("[data-test=prisoners-black]");
            page.click("[data-test=how]");
            fits(page);
            page.touch("C2");
            page.sees("[data-test=notices]");
            fits(page);
            page.click("[data-test=open]");
            page.sees("dialog");
            fits(page);
        });
    }
}

#[test]
fn all_widths_between_need_no_scrolling_sideways() {
    Visit::laptop().run(|page| {
        for width in [
            360, 640, 641, 768, 900, 901, 1024, 1240, 1379, 1380, 1600, 1920,
        ] {
            page.resize(width, 800);
            page.becomes(i64::from(width), || page.width());
            fits(page);
        }
    });
}

#[test]
fn everything_enlarged_needs_no_scrolling_sideways() {
    Visit::sized(1280, 720).enlarged().run(|page| {
        fits(page);
        page.touch("C2");
        page.has_verdicts(&[("living-stones", "B+3")]);
        fits(page);
    });
}
