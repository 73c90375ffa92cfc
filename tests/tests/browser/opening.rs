//! Opening the app, a diagram, a record.

use std::path::Path;

use zilu_tests::browser::{Page, Visit};

const DIAGRAM: &str = "\
. X O . .
. X O O .
X X X O .
. . X O .
. . X O .";

/// A record of the test data.
fn record(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/games");
    path.join(name).display().to_string()
}

#[track_caller]
fn stands_on_the_diagram(page: &Page) {
    page.becomes((5, 5), || page.size());
    assert_eq!(page.label("A5"), "A5, empty, Black’s reserved eye");
    assert_eq!(page.label("B5"), "B5, black");
    assert_eq!(page.label("D4"), "D4, white");
}

#[test]
fn a_first_visit_shows_the_seed_position() {
    Visit::laptop().run(|page| {
        assert_eq!(page.size(), (7, 7));
        assert_eq!(page.label("C2"), "C2, black, dead, White’s reserved eye");
        page.has_verdicts(&[
            ("living-stones", "B+1"),
            ("chinese", "W+½子"),
            ("japanese", "W+1"),
            ("tromp-taylor", "B+2"),
        ]);
        assert_eq!(page.figures("living-stones"), "22 21 +1");
        assert_eq!(page.figures("chinese"), "24 25 −1");
        assert!(page.shows("input[name=komi][value=none]:checked + span"));
        page.sees("[data-test=legend]");
    });
}

#[test]
fn nothing_is_loaded_from_elsewhere() {
    Visit::laptop().run(|page| {
        let loaded = page.loaded();
        assert!(
            loaded.iter().any(|one| one.ends_with(".wasm")),
            "{loaded:?}"
        );
        let origin = page.origin();
        for one in loaded {
            assert!(
                one.starts_with(&origin) || one.starts_with("data:"),
                "{one}"
            );
        }
    });
}

#[test]
fn a_diagram_is_pasted_into_the_window() {
    Visit::laptop().run(|page| {
        page.click("[data-test=open]");
        page.becomes(true, || page.focused("[data-test=open-text]"));
        page.enter("[data-test=open-text]", DIAGRAM);
        page.reads("[data-test=found]", "5×5");
        page.click("[data-test=open-go]");
        page.sees_no_more("dialog");
        stands_on_the_diagram(page);
        assert!(page.shows("input[name=komi][value=own]:checked + span"));
    });
}

#[test]
fn a_diagram_is_pasted_anywhere_on_the_page() {
    Visit::laptop().run(|page| {
        // It is copied out of the one field that the page has for it.
        page.click("[data-test=open]");
        page.enter("[data-test=open-text]", DIAGRAM);
        page.press("Control+a");
        page.press("Control+c");
        page.press("Escape");
        page.sees_no_more("dialog");
        assert_eq!(page.size(), (7, 7));
        page.press("Control+v");
        stands_on_the_diagram(page);
    });
}

#[test]
fn nonsense_that_is_pasted_on_the_page_is_kept_in_the_window() {
    let nonsense = "What a game!";
    Visit::laptop().run(|page| {
        page.click("[data-test=open]");
        page.enter("[data-test=open-text]", nonsense);
        page.press("Control+a");
        page.press("Control+x");
        page.press("Escape");
        page.sees_no_more("dialog");
        page.press("Control+v");
        page.sees("[data-test=error]");
        assert_eq!(
            page.value("[data-test=open-text]").as_deref(),
            Some(nonsense)
        );
        assert_eq!(page.size(), (7, 7));
    });
}

#[test]
fn a_bad_diagram_is_kept_and_its_place_named() {
    Visit::laptop().run(|page| {
        let bad = ". X O\n. X ?\n. X O";
        page.open_text(bad);
        page.reads("[data-test=error]", "“?” stands for nothing on a board");
        page.reads("[data-test=error-place]", "Line 2, character 5.");
        assert_eq!(
            page.text("[data-test=error-line] mark").as_deref(),
            Some("?")
        );
        assert_eq!(page.value("[data-test=open-text]").as_deref(), Some(bad));
        page.press("Escape");
        page.sees_no_more("dialog");
        assert_eq!(page.size(), (7, 7));
        page.has_verdicts(&[("living-stones", "B+1")]);
    });
}

#[test]
fn a_bad_diagram_is_mended_where_it_stands() {
    Visit::laptop().run(|page| {
        page.open_text(". X O\n. X O\n. X ?");
        page.sees("[data-test=error]");
        page.click("[data-test=open-text]");
        page.press("Control+End");
        page.press("Backspace");
        page.enter("[data-test=open-text]", "O");
        page.click("[data-test=open-go]");
        page.becomes((3, 3), || page.size());
    });
}

#[test]
fn a_record_is_opened_from_a_file() {
    Visit::laptop().run(|page| {
        page.click("[data-test=open]");
        page.enter("[data-test=open-file]", &record("game-005.sgf"));
        page.becomes((19, 19), || page.size());
        let info = page.text("[data-test=info]").unwrap_or_default();
        for part in ["Black", "White", "W+67.5", "Japanese"] {
            assert!(info.contains(part), "{part} in {info}");
        }
        assert!(page.shows("input[name=komi][value=same]:checked + span"));
        assert_eq!(
            page.value("[data-test=komi-points]").as_deref(),
            Some("6.5")
        );
    });
}

#[test]
fn a_record_is_dropped_on_the_page() {
    Visit::laptop().run(|page| {
        page.drop_file(&record("game-008.sgf"));
        page.becomes((19, 19), || page.size());
        page.reads("[data-test=info]", "B+13.5");
    });
}

#[test]
fn the_recorded_result_comes_out_with_the_recorded_dead() {
    Visit::laptop().run(|page| {
        page.drop_file(&record("game-001.sgf"));
        page.becomes((19, 19), || page.size());
        assert!(page.label("H13").contains(", dead"));
        page.has_verdicts(&[("japanese", "W+34.5"), ("yanlai-mu", "W+34.5")]);
        page.touch("H13");
        page.becomes(false, || page.label("H13").contains(", dead"));
        assert_ne!(page.verdict("japanese"), "W+34.5");
    });
}

#[test]
fn examples_are_chosen_from_a_menu() {
    Visit::laptop().run(|page| {
        page.click("[data-test=examples]");
        page.click("[data-example=group-tax]");
        page.becomes((9, 9), || page.size());
        page.reads("[data-test=title]", "One piece against three");
        page.has_verdicts(&[("living-stones", "B+1"), ("chinese", "W+1½子")]);
    });
}

#[test]
fn boards_of_odd_sizes_are_shown() {
    let row = format!("X.{}O", "X".repeat(49));
    let largest = vec![row; 52].join("\n");
    let boards = [
        (".", (1, 1)),
        ("X\n.\n.", (3, 1)),
        (
            ".X.O.\n.X.O.\n.X.O.\n.X.O.\n.X.O.\n.X.O.\n.X.O.\n.X.O.\n.X.O.",
            (9, 5),
        ),
        (
            ".XO......\n.XO......\n.XO......\n.XO......\n.XO......",
            (5, 9),
        ),
        (&largest, (52, 52)),
    ];
    Visit::laptop().run(|page| {
        for (text, size) in boards {
            page.open_text(text);
            page.sees_no_more("dialog");
            page.becomes(size, || page.size());
            page.sees("[data-test=headline]");
            assert!(page.overflow() <= 0, "{size:?}");
        }
        page.touch("AZ52");
        page.reads("[data-test=live]", "AZ52");
    });
}

/// An address with the code of figure 1, its stone alive, by the Japanese rules.
#[test]
fn a_link_is_copied_and_opened() {
    Visit::laptop().run(|page| {
        page.choose("japanese");
        page.click("[data-point=C2]");
        page.becomes("C2, black".to_owned(), || page.label("C2"));
        // What would be on the clipboard, without asking for it.
        let script = "navigator.clipboard.writeText = async text => { window.copied = text }";
        page.script(script, &[]);
        page.click("[data-test=link]");
        page.until("the confirmation", || {
            let said = page.live();
            said.contains("not the moves").then_some(())
        });
        let address = page.script("return window.copied", &[]);
        let address = address.as_str().expect("a link");
        let link = address.strip_prefix(&page.origin()).expect("of this site");
        let link = link.trim_start_matches('/');
        page.go("?lang=zh-Hans");
        page.click("[data-test=undo]");
        page.go(&format!("?lang=en{link}"));
        page.becomes("C2, black".to_owned(), || page.label("C2"));
        page.becomes("japanese".to_owned(), || page.chosen());
        page.becomes(String::new(), || {
            page.script("return location.hash", &[])
                .as_str()
                .unwrap_or("?")
                .to_owned()
        });
    });
}

#[test]
fn a_cut_link_is_told_and_nothing_is_lost() {
    Visit::laptop()
        .at("?lang=en#z1mgLi5lOOJCKV8iBTuZB369FToIM")
        .run(|page| {
            page.sees("[data-test=error]");
            let said = page.text("[data-test=error]").unwrap_or_default();
            assert!(said.contains("changed or cut"), "{said}");
            assert_eq!(page.size(), (7, 7));
        });
}
