//! Trial play: a dispute played out on the board, which then comes back.

use zilu_tests::browser::Visit;

/// The white stone at C3 can be taken at C4.
const HANGING: &str = "\
. X . X O .
X X O X O .
. X X X O O
O O O O . .";

#[test]
fn a_trial_finds_a_dead_stone_and_gives_the_board_back() {
    Visit::laptop().run(|page| {
        page.open_text(HANGING);
        page.becomes((4, 6), || page.size());
        page.click("[data-test=play-on]");
        page.reads("[data-test=live]", "Black moves first.");
        page.touch("C3");
        page.reads("[data-test=live]", "There is already a stone at C3.");
        page.touch("C4");
        page.reads(
            "[data-test=live]",
            "Black C4, takes one stone. White to move.",
        );
        assert_eq!(page.label("C3"), "C3, empty");
        page.click("[data-test=trial-keep]");
        page.reads("[data-test=live]", "Kept: The white chain at C3 is dead.");
        page.click("[data-test=trial-leave]");
        page.reads("[data-test=live]", "The stopped board is back.");
        assert!(page.label("C3").contains("white, dead"));
    });
}
