//! Chains that are dead for some methods only, and rulings on the last ko.

use zilu_tests::browser::Visit;

/// Black’s last ko: B3 connects it.
const LAST_KO: &str = "\
. X O .
. X O .
X . X O
. X O .
. X O .";

#[test]
fn a_chain_is_dead_by_ruling_only() {
    Visit::laptop().run(|page| {
        page.touch("C2");
        page.reads("[data-test=live]", "alive.");
        assert!(!page.shows("[data-test=scope]"));
        page.touch("C2");
        page.sees("[data-test=scope]");
        page.click("[data-test=scope-ruling]");
        page.reads(
            "[data-test=live]",
            "C2, one black stone, dead by ruling only.",
        );
        // Where it is played out the stone is alive, by ruling it is dead.
        page.has_verdicts(&[
            ("living-stones", "B+3"),
            ("chinese", "B+1子"),
            ("japanese", "W+1"),
            ("yanlai-mu", "B+2"),
        ]);
        page.sees("[data-method=japanese] [data-test=ruled]");
        assert!(!page.shows("[data-method=chinese] [data-test=ruled]"));
        assert!(page.label("C2").contains("dead by ruling only, not lifted"));
        page.choose("japanese");
        page.sees("[data-cause=ruled-life]");
        assert!(page.label("C2").contains("dead by ruling"));
        page.reload();
        page.has_verdicts(&[("chinese", "B+1子"), ("japanese", "W+1")]);
        page.click("[data-test=undo]");
        page.has_verdicts(&[("chinese", "W+½子"), ("japanese", "W+1")]);
        assert!(page.barriers().is_empty(), "{:?}", page.barriers());
    });
}

#[test]
fn a_ruling_is_chosen_where_it_is_offered() {
    Visit::laptop().run(|page| {
        page.open_text(LAST_KO);
        page.becomes((5, 4), || page.size());
        page.sees("[data-test=ruling-B3-fill] input:checked");
        let before = page.figures("japanese");
        page.click("[data-test=ruling-B3-open]");
        page.reads("[data-test=live]", "By ruling B3 may stay open.");
        page.sees("[data-test=ruling-B3-open] input:checked");
        assert_ne!(page.figures("japanese"), before);
        assert!(page.barriers().is_empty(), "{:?}", page.barriers());
    });
}
