//! English and Chinese.

use zilu_tests::browser::{Page, Visit};

/// Names that are written in Latin letters in every language, and the names of keys.
const NAMES: &[&str] = &[
    "Zilu", "English", "SGF", "AGA", "BGA", "WMSG", "Tromp", "Taylor", "John", "Bill", "Home",
    "End", "Space", "Shift", "Ctrl", "Esc",
];

/// Words in Latin letters that have no business on a Chinese page.
fn foreign(page: &Page) -> Vec<String> {
    let texts = page.words();
    let foreign = texts.iter().filter(|text| {
        let words = text.split(|c: char| !c.is_ascii_alphabetic());
        // A single letter, or two, is a coordinate or a key.
        words
            .filter(|word| word.len() > 2)
            .any(|word| !NAMES.contains(&word))
    });
    foreign.cloned().collect()
}

#[track_caller]
fn is_all_chinese(page: &Page) {
    assert_eq!(foreign(page), Vec::<String>::new());
}

#[test]
fn the_language_is_switched_without_a_reload() {
    Visit::laptop().run(|page| {
        assert_eq!(page.language(), "en");
        page.script("window.still = true", &[]);
        page.touch("C2");
        page.click("[data-test=language]");
        page.click("[data-lang=zh-Hans]");
        page.becomes("zh-Hans".to_owned(), || page.language());
        page.reads("[data-test=ledger] h2", "计活子");
        page.has_verdicts(&[("chinese", "黑胜1子")]);
        page.reads("[data-test=live]", "活");
        page.click("[data-test=language]");
        page.click("[data-lang=en]");
        page.becomes("en".to_owned(), || page.language());
        page.has_verdicts(&[("chinese", "B+1子")]);
        assert_eq!(page.script("return window.still", &[]), true);
    });
}

#[test]
fn the_address_may_ask_for_a_language() {
    Visit::laptop().at("?lang=zh-Hans").run(|page| {
        assert_eq!(page.language(), "zh-Hans");
        page.has_verdicts(&[("living-stones", "黑胜1子"), ("chinese", "白胜½子")]);
        page.reload();
        page.becomes("zh-Hans".to_owned(), || page.language());
    });
}

#[test]
fn the_browser_decides_where_nobody_asked() {
    Visit::laptop().at("").run(|page| {
        assert_eq!(page.language(), "en");
    });
    Visit::laptop().at("").speaking("zh-CN").run(|page| {
        assert_eq!(page.language(), "zh-Hans");
    });
}

#[test]
fn no_english_is_left_on_the_chinese_page() {
    Visit::laptop().at("?lang=zh-Hans").run(|page| {
        is_all_chinese(page);
        page.click("[data-test=facts-toggle]");
        page.sees("[data-test=prisoners-black]");
        page.touch("C2");
        page.sees("[data-test=notices]");
        page.click("[data-test=examples]");
        page.sees("[data-test=examples-list]");
        is_all_chinese(page);
        page.press("Escape");
        page.click("[data-test=how]");
        page.sees("[data-test=note]");
        for method in page.methods() {
            page.choose(&method);
            is_all_chinese(page);
        }
    });
}

#[test]
fn no_english_is_left_in_the_chinese_windows() {
    Visit::laptop().at("?lang=zh-Hans").run(|page| {
        for window in ["help", "present"] {
            page.click(&format!("[data-test={window}]"));
            page.sees("dialog");
            is_all_chinese(page);
            page.press("Escape");
            page.sees_no_more("dialog");
        }
        page.open_text(". X O\n. X ?\n. X O");
        page.sees("[data-test=error]");
        is_all_chinese(page);
    });
}
