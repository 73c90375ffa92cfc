//! Stones that are touched, and what the board says of its points.

use zilu_tests::browser::{Page, Visit};

/// Two white stones of two chains in Black's area, and Black's wall.
const TWO_DEAD: &str = "\
. O . X O .
. . . X O .
O . . X O .
X X X X O .
O O O O O .
. . . . . .";

#[track_caller]
fn is_dead(page: &Page, point: &str) -> bool {
    page.label(point).contains(", dead")
}

#[test]
fn a_dead_stone_is_brought_back() {
    Visit::laptop().run(|page| {
        assert!(is_dead(page, "C2"));
        page.touch("C2");
        page.reads("[data-test=live]", "C2, one black stone, alive.");
        page.has_verdicts(&[
            ("living-stones", "B+3"),
            ("chinese", "B+1子"),
            ("japanese", "B+3"),
            ("yanlai-mu", "B+2"),
        ]);
        assert_eq!(page.figures("living-stones"), "23 20 +3");
        assert_eq!(page.figures("chinese"), "25½ 23½ +2");
        assert_eq!(page.figures("new-zealand"), "25 23 +2");
        page.sees("[data-notice=contested-seki]");
        assert_eq!(page.label("B2"), "B2, empty, neutral");
        page.touch("C2");
        page.reads("[data-test=live]", "C2, one black stone, dead.");
        page.has_verdicts(&[("living-stones", "B+1"), ("chinese", "W+½子")]);
        page.sees_no_more("[data-notice=contested-seki]");
    });
}

#[test]
fn a_touch_marks_the_whole_chain() {
    Visit::laptop().run(|page| {
        let before = page.headline();
        page.touch("E7");
        page.reads("[data-test=live]", "black stones, dead.");
        for point in ["B7", "D7", "E7", "D6", "C5", "A4", "F4", "G1"] {
            assert!(is_dead(page, point), "{point}");
        }
        assert!(!is_dead(page, "E5"));
        assert_ne!(page.headline(), before);
        assert!(page.live().contains(&page.headline()));
    });
}

#[test]
fn an_empty_point_is_explained_and_not_changed() {
    Visit::laptop().run(|page| {
        page.touch("A6");
        page.reads("[data-test=live]", "A6 is Black’s own point");
        page.has_verdicts(&[("living-stones", "B+1")]);
        assert!(page.shows("[data-test=undo][aria-disabled=true]"));
    });
}

#[test]
fn shift_marks_everything_of_the_colour_in_the_area() {
    Visit::laptop().run(|page| {
        page.open_text(TWO_DEAD);
        page.becomes((6, 6), || page.size());
        page.shift_touch("B6");
        page.reads("[data-test=live]", "2 white stones around B6 marked dead.");
        assert!(is_dead(page, "B6") && is_dead(page, "A4"));
        assert!(!is_dead(page, "E6"));
        page.shift_touch("A4");
        page.reads("[data-test=live]", "around A4 marked alive.");
        assert!(!is_dead(page, "B6") && !is_dead(page, "A4"));
    });
}

#[test]
fn a_button_marks_the_area_after_a_touch() {
    Visit::laptop().run(|page| {
        page.open_text(TWO_DEAD);
        page.becomes((6, 6), || page.size());
        page.touch("B6");
        page.reads("[data-test=live]", "B6, one white stone, dead.");
        assert!(!is_dead(page, "A4"));
        page.click("[data-test=mark-area]");
        page.becomes(true, || is_dead(page, "A4"));
        assert!(is_dead(page, "B6"));
    });
}

#[test]
fn a_finger_marks_a_chain_and_held_down_the_area() {
    Visit::phone().run(|page| {
        page.open_text(TWO_DEAD);
        page.becomes((6, 6), || page.size());
        page.tap_point("B6");
        page.becomes(true, || is_dead(page, "B6"));
        assert!(!is_dead(page, "A4"));
        page.tap_point("B6");
        page.becomes(false, || is_dead(page, "B6"));
        page.hold_point("A4");
        page.becomes(true, || is_dead(page, "A4") && is_dead(page, "B6"));
        assert!(!is_dead(page, "E6"));
    });
}

#[test]
fn reserved_eyes_and_routes_are_named() {
    Visit::laptop().run(|page| {
        assert_eq!(page.points("Black’s reserved eye"), ["A7", "C7"]);
        assert_eq!(
            page.points("White’s reserved eye"),
            ["G7", "F6", "C2", "A1"]
        );
        assert_eq!(page.points("Black’s route point"), ["A6", "A5", "B5"]);
        assert_eq!(page.points("White’s route point"), ["B2"]);
    });
}

#[test]
fn a_term_of_the_account_lights_its_points() {
    Visit::laptop().run(|page| {
        assert!(!page.shows(".board .lit"));
        page.point_at(page.place("[data-test=ledger] [data-quantity=reserved]"));
        page.sees(".board .lit");
        page.point_at(page.place("[data-test=headline]"));
        page.sees_no_more(".board .lit");
    });
}
