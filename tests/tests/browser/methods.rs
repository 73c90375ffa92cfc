//! The table of methods: choosing one, pinning another.

use zilu_tests::browser::Visit;

#[test]
fn a_chosen_method_shows_its_marks_and_account() {
    Visit::laptop().run(|page| {
        assert_eq!(page.chosen(), "living-stones");
        page.reads("[data-test=ledger] h2", "Living stones");
        page.sees("[data-test=ledger] [data-quantity=routes]");
        page.reads("[data-test=ledger] .net", "B+1");

        page.choose("chinese");
        page.reads("[data-test=ledger] h2", "Chinese 2002");
        page.sees_no_more("[data-test=ledger] [data-quantity=routes]");
        page.reads("[data-test=ledger] .net", "W+½子");
        assert_eq!(page.points("reserved eye"), Vec::<String>::new());
        assert_eq!(page.points("Black’s point"), ["A7", "C7", "A6", "A5", "B5"]);
    });
}

#[test]
fn the_pinned_method_stays_when_another_is_chosen() {
    Visit::laptop().run(|page| {
        assert_eq!(page.pinned().as_deref(), Some("chinese"));
        page.reads("[data-test=compare] [data-test=sum]", "−1 + 2 = +1");
        page.choose("japanese");
        assert_eq!(page.pinned().as_deref(), Some("chinese"));
        assert_eq!(page.value("[data-test=versus]").as_deref(), Some("chinese"));
        assert_eq!(
            page.value("[data-test=chosen]").as_deref(),
            Some("japanese")
        );
    });
}

#[test]
fn another_method_is_pinned_with_the_mouse() {
    Visit::laptop().run(|page| {
        page.point_at(page.place("[data-method=japanese]"));
        page.click("[data-method=japanese] [data-test=pin]");
        page.becomes(Some("japanese".to_owned()), || page.pinned());
        assert_eq!(page.chosen(), "living-stones");
        page.sees("[data-test=compare] [data-cause]");
        page.click("[data-method=japanese] [data-test=pin]");
        page.becomes(None::<String>, || page.pinned());
    });
}

#[test]
fn a_method_is_chosen_in_the_comparison() {
    Visit::laptop().run(|page| {
        page.select("[data-test=chosen]", "tromp-taylor");
        page.becomes("tromp-taylor".to_owned(), || page.chosen());
        page.sees("[data-test=compare] [data-cause=dead-stones]");
        page.select("[data-test=versus]", "aga");
        page.becomes(Some("aga".to_owned()), || page.pinned());
    });
}

#[test]
fn the_table_is_ordered_by_margin_and_shows_the_turn() {
    Visit::laptop().run(|page| {
        assert!(!page.shows("[data-test=flip]"));
        page.click("[data-test=order-margin]");
        page.sees("[data-test=flip]");
        let verdicts = page.texts("[data-test=methods] [data-test=verdict]");
        let turn = verdicts.iter().position(|text| text.starts_with('B'));
        let turn = turn.expect("a verdict for Black");
        assert!(verdicts[..turn].iter().all(|text| text.starts_with('W')));
        assert!(verdicts[turn..].iter().all(|text| text.starts_with('B')));
        let label = page.attribute("[data-test=strip]", "aria-label");
        let said = format!(
            "{turn} methods for White, {} for Black",
            verdicts.len() - turn
        );
        assert_eq!(label, Some(said));
    });
}

#[test]
fn the_stones_of_the_strip_have_the_winners_colours() {
    Visit::laptop().run(|page| {
        let fill = |css| page.style(css, "background-color");
        assert_eq!(fill("[data-test=strip] .b .s"), fill(".v.b"));
        assert_eq!(fill("[data-test=strip] .w .s"), fill(".v.w"));
    });
}

#[test]
fn a_verdict_that_leans_on_a_default_asks_for_the_fact() {
    Visit::laptop().run(|page| {
        page.open_text(".XO.\n.XO.\n.XO.\n.XO.");
        page.becomes((4, 4), || page.size());
        let asks = "[data-method=japanese] button[data-test=verdict]";
        page.sees(asks);
        let label = page.attribute(asks, "aria-label").unwrap_or_default();
        assert!(label.contains("if both played equally many"), "{label}");
        page.click(asks);
        page.sees("[data-test=prisoners-black]");
    });
}
