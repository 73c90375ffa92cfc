//! What happens to the state, action by action, without a browser.

use std::rc::Rc;

use yew::Reducible;
use zilu_diagram::{Look, Order};
use zilu_formats::Encoding;
use zilu_formats::decode::NoTables;
use zilu_rules::{
    Amount, BySide, Color, Custom, Family, Finding, Illegal, Ko, KomiChoice, Method, Oddity,
    Override, Point, Scope,
};
use zilu_web::state::{
    Action, Clash, Done, EXAMPLES, Fact, History, Incoming, State, Theme, Title, Touched,
    TrialAction, Window, clash, restore, save,
};
use zilu_words::Lang;

const C2: Point = Point::new(2, 5);

fn seed() -> Rc<State> {
    Rc::new(State::new(Lang::En))
}

fn after(state: &Rc<State>, actions: impl IntoIterator<Item = Action>) -> Rc<State> {
    actions
        .into_iter()
        .fold(Rc::clone(state), |state, action| state.reduce(action))
}

fn open(text: &str) -> Action {
    Action::Read(Rc::new(Incoming::text(text)))
}

/// A file, by a decoder without tables.
fn file(bytes: Rc<[u8]>, name: &str, chosen: Option<Encoding>) -> Action {
    let incoming = Incoming::file(bytes, name.to_owned(), &NoTables, chosen);
    Action::Read(Rc::new(incoming))
}

#[test]
fn the_letters_of_a_file_can_be_read_anew() {
    let bytes: Rc<[u8]> = Rc::from(&b"(;SZ[5]PB[Jos\xE9]PW[x])"[..]);
    let state = after(&seed(), [file(Rc::clone(&bytes), "a.sgf", None)]);
    let letters = state.source().letters.as_ref().unwrap();
    assert_eq!(letters.encoding, Encoding::Latin1);
    assert_eq!(state.source().info.black, "Jos\u{e9}");
    let state = after(&state, [file(bytes, "a.sgf", Some(Encoding::Utf8))]);
    let letters = state.source().letters.as_ref().unwrap();
    assert_eq!(
        (letters.encoding, letters.name.as_str()),
        (Encoding::Utf8, "a.sgf")
    );
    assert_eq!(state.source().info.black, "Jos\u{fffd}");
    // What nobody can doubt is not asked.
    let plain = after(&state, [file(Rc::from(&b"(;SZ[5]PB[x])"[..]), "", None)]);
    assert_eq!(plain.source().letters, None);
    let pasted = after(&state, [open("(;SZ[5]CA[gbk]PB[\u{e9}])")]);
    assert_eq!(pasted.source().letters, None);
}

#[test]
fn a_first_visit_shows_the_seed_with_no_komi_beside_the_chinese_rules() {
    let state = seed();
    assert_eq!(state.source().title, Title::Example("seed".into()));
    assert_eq!(state.look.method, Method::LivingStones);
    assert_eq!(state.look.versus, Some(Method::Chinese));
    assert_eq!(state.look.komi, KomiChoice::None);
    assert!(state.document().is_dead(C2));
    assert!(!state.history.can_undo() && !state.history.can_redo());
}

#[test]
fn touching_a_stone_turns_its_whole_chain() {
    let state = after(&seed(), [Action::Touch(Point::new(0, 3))]);
    for col in 0..4 {
        assert!(state.document().is_dead(Point::new(col, 3)), "column {col}");
    }
    let touched = Touched {
        point: Point::new(0, 3),
        stones: Some((Color::Black, 19)),
        area: false,
        left_step: false,
    };
    assert_eq!(state.done, Some(Done::Touched(touched)));
    let back = after(&state, [Action::Touch(Point::new(1, 0))]);
    assert_eq!(back.document(), seed().document());
}

#[test]
fn touching_an_empty_point_changes_nothing_but_what_is_said() {
    let state = after(&seed(), [Action::Touch(Point::new(0, 0))]);
    assert_eq!(
        state.done,
        Some(Done::Touched(Touched {
            point: Point::new(0, 0),
            stones: None,
            area: false,
            left_step: false,
        }))
    );
    assert_eq!(state.history, seed().history);
}

#[test]
fn touching_beside_the_board_changes_nothing() {
    let state = seed();
    let next = Rc::clone(&state).reduce(Action::Touch(Point::new(7, 0)));
    assert!(Rc::ptr_eq(&state, &next));
}

#[test]
fn the_second_gesture_takes_everything_in_the_area() {
    let board = ". X . X .\nX X X X X\nO O O O O\n. O . O .\n. . . . .";
    let state = after(&seed(), [open(board), Action::TouchArea(Point::new(0, 2))]);
    let dead = state.document().dead.len();
    assert_eq!(dead, 7);
    let touched = Touched {
        point: Point::new(0, 2),
        stones: Some((Color::White, 7)),
        area: true,
        left_step: false,
    };
    assert_eq!(state.done, Some(Done::Touched(touched)));
    let back = after(&state, [Action::TouchArea(Point::new(0, 2))]);
    assert!(
        back.document().dead.is_empty(),
        "the same gesture takes it back"
    );
}

#[test]
fn the_area_follows_the_chain_that_was_just_touched() {
    let both = Action::Example("dead-both");
    let at = Point::new(1, 1);
    // Marking one of three dead stones alive, then everything here, makes all three alive.
    let state = after(&seed(), [both, Action::Touch(at), Action::TouchArea(at)]);
    let dead: Vec<_> = state.document().dead.clone();
    assert_eq!(dead, [Point::new(7, 1), Point::new(7, 7)]);
}

#[test]
fn undo_and_redo_walk_over_documents_and_nothing_else() {
    let touched = after(
        &seed(),
        [Action::Touch(C2), Action::Choose(Method::Japanese)],
    );
    let undone = after(&touched, [Action::Undo]);
    assert_eq!(undone.document(), seed().document());
    assert_eq!(undone.look.method, Method::Japanese);
    assert_eq!(undone.done, Some(Done::Undone));
    let redone = after(&undone, [Action::Redo]);
    assert_eq!(redone.document(), touched.document());
    assert_eq!(redone.done, Some(Done::Redone));
    let end = Rc::clone(&redone).reduce(Action::Redo);
    assert!(
        Rc::ptr_eq(&redone, &end),
        "nothing to redo, nothing drawn again"
    );
}

#[test]
fn a_new_change_forgets_what_was_undone() {
    let state = after(
        &seed(),
        [
            Action::Touch(C2),
            Action::Undo,
            Action::Touch(Point::new(6, 6)),
        ],
    );
    assert!(!state.history.can_redo());
}

#[test]
fn the_oldest_steps_are_forgotten() {
    let touch = || Action::Touch(C2);
    let state = after(
        &seed(),
        std::iter::repeat_with(touch).take(History::LIMIT + 5),
    );
    assert_eq!(state.history.past().len(), History::LIMIT);
}

#[test]
fn opening_a_position_can_be_undone_with_its_title_and_komi() {
    let state = after(&seed(), [open(". X\nO .")]);
    assert_eq!(state.source().title, Title::Diagram);
    assert_eq!(state.look.komi, KomiChoice::Own);
    let back = after(&state, [Action::Undo]);
    assert_eq!(back.source().title, Title::Example("seed".into()));
    assert_eq!(back.look.komi, KomiChoice::None);
    let again = after(&back, [Action::Redo]);
    assert_eq!(again.look.komi, KomiChoice::Own);
}

#[test]
fn a_record_opens_with_its_komi_for_all() {
    let sgf = "(;SZ[5]KM[6.5]PB[A]BR[1d]PW[B]RE[B+1]RU[Japanese];B[cc];W[bb])";
    let state = after(&seed(), [open(sgf)]);
    assert_eq!(state.look.komi, KomiChoice::Same(Amount::halves(13)));
    assert_eq!(state.source().title, Title::Text("A 1d – B".into()));
    assert_eq!(state.source().info.result, "B+1");
    assert_eq!(
        state.document().record.placed,
        BySide::new(Some(1), Some(1))
    );
    assert_eq!(state.window, Window::None);
}

#[test]
fn a_record_without_names_is_called_by_its_file() {
    let bytes = Rc::from(&b"(;SZ[5];B[cc])"[..]);
    let state = after(&seed(), [file(bytes, "game.sgf", None)]);
    assert_eq!(state.source().title, Title::Text("game.sgf".into()));
}

#[test]
fn what_cannot_be_read_leaves_the_board_and_keeps_the_text() {
    let before = after(&seed(), [Action::Touch(C2)]);
    let state = after(&before, [open(". X\n. ?")]);
    assert_eq!(state.history, before.history);
    assert_eq!(state.look, before.look);
    assert_eq!(state.window, Window::Open);
    assert_eq!(state.opening.text, ". X\n. ?");
    assert_eq!(state.opening.bad_line(), Some((2, ". ?")));
    let error = state.opening.error.as_ref().unwrap();
    assert_eq!(
        (error.line, error.column, error.id()),
        (2, 3, "unknown-character")
    );
    // Correcting the text takes the message away and shows what would open.
    let mended = after(&state, [Action::Draft(". X\n. .".into())]);
    assert!(mended.opening.error.is_none() && mended.opening.entry.is_some());
    let opened = after(&mended, [open(". X\n. .")]);
    assert_eq!(opened.window, Window::None);
    assert_eq!(opened.opening.text, "");
}

#[test]
fn any_bytes_are_answered() {
    for bytes in [
        &b""[..],
        b"\xff\xfe",
        b"(;SZ[99])",
        b"hello",
        b"(;GM[2])",
        b"(",
        b"\0",
    ] {
        let state = after(&seed(), [file(bytes.into(), "", None)]);
        assert!(
            state.history == seed().history || state.history.can_undo(),
            "{bytes:?}"
        );
    }
}

#[test]
fn a_closed_window_keeps_what_was_written() {
    let state = after(
        &seed(),
        [Action::Draft("X O".into()), Action::Show(Window::None)],
    );
    assert_eq!(
        (state.window, state.opening.text.as_str()),
        (Window::None, "X O")
    );
}

#[test]
fn methods_are_chosen_pinned_and_stepped_through() {
    let state = after(
        &seed(),
        [Action::Choose(Method::Korean), Action::Pin(Method::Ing)],
    );
    assert_eq!(
        (state.look.method, state.look.versus),
        (Method::Korean, Some(Method::Ing))
    );
    let state = after(&state, [Action::Pin(Method::Ing)]);
    assert_eq!(state.look.versus, None);
    let state = after(
        &state,
        [Action::Versus(Method::Chen), Action::Versus(Method::Chen)],
    );
    assert_eq!(state.look.versus, Some(Method::Chen));
    let around = after(
        &seed(),
        (0..seed().look.methods().count()).map(|_| Action::Step(1)),
    );
    assert_eq!(around.look.method, Method::LivingStones);
    let before = after(&seed(), [Action::Step(-1)]);
    assert_eq!(before.look.method, Method::Chen);
    assert!(!before.history.can_undo());
}

#[test]
fn same_komi_begins_with_the_recorded_one() {
    assert_eq!(seed().usual_komi(), Amount::halves(15));
    let state = after(&seed(), [Action::Fact(Fact::Komi(Some(Amount::points(3))))]);
    assert_eq!(state.usual_komi(), Amount::points(3));
    let state = after(&state, [Action::Komi(KomiChoice::Same(Amount::HALF))]);
    assert_eq!(state.usual_komi(), Amount::HALF);
}

#[test]
fn looks_and_windows_change_alone() {
    let state = after(
        &seed(),
        [
            Action::Order(Order::Margin),
            Action::Lang(Lang::ZhHans),
            Action::Theme(Theme::Dark),
            Action::Facts(true),
            Action::Show(Window::Help),
            Action::Cursor(Point::new(3, 3)),
            Action::Cursor(Point::new(9, 9)),
        ],
    );
    assert_eq!(state.look.order, Order::Margin);
    assert_eq!((state.lang, state.theme), (Lang::ZhHans, Theme::Dark));
    assert!(state.facts_open);
    assert_eq!(state.window, Window::Help);
    assert_eq!(state.cursor, Point::new(3, 3));
    assert_eq!(state.history, seed().history);
    let same = Rc::clone(&state).reduce(Action::Facts(true));
    assert!(Rc::ptr_eq(&state, &same));
}

#[test]
fn prisoners_and_stones_placed_fix_each_other() {
    let state = after(
        &seed(),
        [Action::Fact(Fact::Prisoners(Color::Black, Some(4)))],
    );
    let record = &state.document().record;
    // White has 20 stones on the board; Black holds four more.
    assert_eq!(
        (record.captured.white, record.placed.white),
        (Some(4), Some(24))
    );
    assert_eq!(
        (record.captured.black, record.placed.black),
        (Some(1), Some(21))
    );
    let state = after(&state, [Action::Fact(Fact::Placed(Color::White, Some(20)))]);
    assert_eq!(state.document().record.captured.white, Some(0));
    let state = after(&state, [Action::Fact(Fact::Placed(Color::White, None))]);
    let record = &state.document().record;
    assert_eq!((record.captured.white, record.placed.white), (None, None));
}

#[test]
fn fewer_stones_placed_than_stand_there_are_kept_and_reported() {
    let state = after(&seed(), [Action::Fact(Fact::Placed(Color::White, Some(3)))]);
    assert_eq!(state.document().record.placed.white, Some(3));
    let count = zilu_rules::Count::of(state.document());
    assert!(count.oddities().any(|o| matches!(
        o,
        Oddity::TooFewPlays {
            side: Color::White,
            ..
        }
    )));
}

#[test]
fn facts_of_the_game_are_set_and_taken_away() {
    let state = after(
        &seed(),
        [
            Fact::Passes(Color::Black, 2),
            Fact::Handicap(4),
            Fact::FirstMove(None),
            Fact::LastMove(Some(Color::White)),
            Fact::FirstPass(Some(Color::Black)),
            Fact::FirstClosing(Some(Color::Black)),
        ]
        .map(Action::Fact),
    );
    let record = &state.document().record;
    assert_eq!(record.passes, BySide::new(2, 0));
    assert_eq!(record.handicap, 4);
    assert_eq!(
        (record.first_move, record.last_move),
        (None, Some(Color::White))
    );
    let closing = record.closing.unwrap();
    assert_eq!((closing.first, closing.last), (Color::Black, Color::White));
    assert_eq!(state.history.past().len(), 6);
    let state = after(&state, [Action::Fact(Fact::FirstClosing(None))]);
    assert_eq!(state.document().record.closing, None);
}

#[test]
fn who_began_and_ended_is_held_against_the_numbers() {
    assert_eq!(clash(seed().document()), None);
    let state = after(&seed(), [Action::Fact(Fact::LastMove(Some(Color::White)))]);
    assert_eq!(
        clash(state.document()),
        Some(Clash::Turns {
            expected: -1,
            found: 0
        })
    );
    for example in &EXAMPLES {
        assert_eq!(clash(&example.entry().document), None, "{}", example.id);
    }
}

#[test]
fn every_example_opens_by_its_id() {
    for example in &EXAMPLES {
        let state = after(&seed(), [Action::Example(example.id)]);
        assert_eq!(state.source().title, Title::Example(example.id.into()));
    }
    let state = seed();
    assert!(Rc::ptr_eq(
        &state,
        &Rc::clone(&state).reduce(Action::Example("none"))
    ));
}

#[test]
fn a_smaller_board_brings_the_cursor_back() {
    let state = after(&seed(), [Action::Cursor(Point::new(6, 6)), open("X")]);
    assert_eq!(state.cursor, Point::new(0, 0));
}

#[test]
fn a_step_is_only_a_look_and_gives_way_to_every_change() {
    let shown = after(&seed(), [Action::Frame(Some(3))]);
    assert_eq!(shown.look.step, Some(3));
    assert_eq!(shown.history, seed().history);
    for (action, kept) in [
        (Action::Touch(C2), None),
        (Action::Choose(Method::Ing), None),
        (Action::Example("group-tax"), None),
        (Action::Frame(None), None),
        (Action::Komi(KomiChoice::Own), Some(3)),
        (Action::Lang(Lang::ZhHans), Some(3)),
    ] {
        let said = format!("{action:?}");
        assert_eq!(after(&shown, [action]).look.step, kept, "{said}");
    }
    // A touch acts on the position as it was left, whatever the step shows.
    let touched = after(&shown, [Action::Touch(C2)]);
    assert!(!touched.document().is_dead(C2));
    let undone = after(&touched, [Action::Frame(Some(1)), Action::Undo]);
    assert!(undone.document().is_dead(C2) && undone.look.step.is_none());
}

fn own() -> Custom {
    "custom:territory,group-tax,button,komi=5.5"
        .parse()
        .expect("a method")
}

#[test]
fn a_method_of_ones_own_is_chosen_changed_and_taken_away() {
    let made = after(&seed(), [Action::Custom(Some(own()))]);
    assert_eq!(made.look.method, Method::Custom(own()));
    assert_eq!(
        made.look.methods().last(),
        Some(Method::Custom(own())),
        "last in the table"
    );
    let other = Custom {
        button: false,
        ..own()
    };
    // Chosen or pinned, it stays so while it changes.
    let pinned = after(
        &made,
        [
            Action::Pin(Method::Custom(own())),
            Action::Choose(Method::Ing),
            Action::Custom(Some(other)),
        ],
    );
    assert_eq!(pinned.look.method, Method::Ing);
    assert_eq!(pinned.look.versus, Some(Method::Custom(other)));
    let changed = after(&made, [Action::Custom(Some(other))]);
    assert_eq!(changed.look.method, Method::Custom(other));
    let gone = after(&pinned, [Action::Custom(None)]);
    assert_eq!((gone.look.versus, gone.look.custom), (None, None));
    assert_eq!(gone.look.method, Method::Ing);
    let gone = after(&changed, [Action::Custom(None)]);
    assert_eq!(gone.look.method, Method::LivingStones);
}

#[test]
fn families_unfold_and_fold() {
    let count = |state: &State| state.look.methods().count();
    let all = after(&seed(), [Action::Unfold(None, true)]);
    assert_eq!(count(&all), Method::ALL.len());
    let area = after(&seed(), [Action::Unfold(Some(Family::Area), true)]);
    assert_eq!(count(&area), count(&seed()) + 7);
    let folded = after(&all, [Action::Unfold(None, false)]);
    assert_eq!(folded.look, seed().look);
    // Stepping goes through what is shown.
    let step = after(&area, [Action::Choose(Method::YanlaiArea), Action::Step(1)]);
    assert_eq!(step.look.method, Method::Bga);
}

#[test]
fn a_saved_state_comes_back_whole() {
    let sgf = "(;SZ[13:9]KM[0.5]HA[2]AB[aa][bb]PL[W]GN[Two\nlines \\\\ of title]PB[甲]RE[?];W[cc];B[];W[])";
    let state = after(
        &seed(),
        [
            Action::Touch(C2),
            open(sgf),
            Action::Fact(Fact::Prisoners(Color::White, Some(7))),
            open("x O\n. O"),
            Action::Undo,
            Action::Custom(Some(own())),
            Action::Pin(Method::Custom(own())),
            Action::Choose(Method::Tibetan),
            Action::Unfold(Some(Family::Stones), true),
            Action::Order(Order::Margin),
            Action::Komi(KomiChoice::Same(Amount::quarters(-25))),
        ],
    );
    let back = restore(&save(&state), Lang::En).unwrap();
    assert_eq!(back.look, state.look);
    assert_eq!(back.history.past().len(), 3);
    assert_eq!(back.history.future().len(), 1);
    for (kept, was) in back.history.past().iter().zip(state.history.past()) {
        assert_eq!(kept.document, was.document);
    }
    assert_eq!(back.document(), state.document());
    assert_eq!(back.source().title, state.source().title);
    assert_eq!(back.source().info, state.source().info);
    let redone = after(&Rc::new(back), [Action::Redo]);
    assert_eq!(redone.document(), after(&state, [Action::Redo]).document());
}

#[test]
fn every_example_survives_a_reload() {
    for example in &EXAMPLES {
        let state = after(&seed(), [Action::Example(example.id)]);
        let back = restore(&save(&state), Lang::ZhHans).unwrap();
        assert_eq!(back.document(), state.document(), "{}", example.id);
        assert_eq!(back.look, state.look, "{}", example.id);
        assert_eq!(back.lang, Lang::ZhHans);
    }
}

#[test]
fn a_spoilt_text_restores_what_it_can_or_nothing() {
    for text in [
        "",
        "zilu 2",
        "zilu 1",
        "zilu 1\nentry now",
        "zilu 1\nentry now\nsize 0 99",
    ] {
        assert!(restore(text, Lang::En).is_none(), "{text:?}");
    }
    let text = "zilu 1\nmethod nothing\nkomi x\nentry now\nsize 2 1\nboard XO..X\ndead Z9 A1\nplaced a b\nclosing\n?";
    let state = restore(text, Lang::En).unwrap();
    assert_eq!(
        state.look,
        Look {
            versus: None,
            ..Look::default()
        }
    );
    assert_eq!(state.document().dead, [Point::new(0, 0)]);
}

#[test]
fn a_mark_for_some_methods_and_a_ruling_are_kept_undone_and_stored() {
    let state = after(&seed(), [Action::Scope(C2, Scope::Ruling)]);
    assert_eq!(state.document().scope(C2), Some(Scope::Ruling));
    let touched = Touched {
        point: C2,
        stones: Some((Color::Black, 1)),
        area: false,
        left_step: false,
    };
    assert_eq!(state.done, Some(Done::Touched(touched)));

    let at = Point::new(0, 1);
    let ruled = after(&state, [Action::Rule(at, true), Action::Rule(at, false)]);
    let ruling = Override::MustFill {
        at,
        must_fill: false,
    };
    assert_eq!(ruled.document().overrides, [ruling]);
    assert_eq!(ruled.done, Some(Done::Ruled(at, false)));

    let again = restore(&save(&ruled), Lang::En).expect("a position");
    assert_eq!(again.document(), ruled.document());
    assert_eq!(again.history.past(), ruled.history.past());
    let back = after(&ruled, [Action::Undo, Action::Undo, Action::Undo]);
    assert_eq!(back.document(), seed().document());
    // A touch brings the chain back to life for all.
    let alive = after(&state, [Action::Touch(C2)]);
    assert!(!alive.document().is_dead(C2));
}

#[test]
fn an_empty_point_has_no_scope() {
    let state = after(&seed(), [Action::Scope(Point::new(0, 0), Scope::Play)]);
    assert_eq!(state.document(), seed().document());
}

fn trial(action: TrialAction) -> Action {
    Action::Trial(action)
}

/// White C3 hangs in a corner of Black's; Black has a stone in White's.
const HANGING: &str = "\
. X . X O .
X X O X O .
. X X X O O
O O O O . .";

#[test]
fn a_trial_plays_on_the_stopped_board_and_gives_it_back() {
    let before = after(&seed(), [open(HANGING), Action::Frame(Some(1))]);
    let began = after(&before, [trial(TrialAction::Begin)]);
    let play = began.trial.clone().unwrap();
    assert_eq!(play.game().board(), &before.document().board);
    assert_eq!((play.first(), began.look.step), (Color::Black, None));
    // Black takes C3 with C4; the position itself does not change.
    let c4 = Point::new(2, 0);
    let played = after(&began, [Action::Touch(c4)]);
    let game = played.trial.clone().unwrap();
    assert_eq!(game.game().board().get(Point::new(2, 1)), None);
    assert_eq!(played.document(), before.document());
    assert_eq!(played.history, before.history);
    let left = after(&played, [trial(TrialAction::Leave)]);
    assert_eq!(left.trial, None);
    assert_eq!(left.done, Some(Done::Restored));
    assert_eq!(left.document(), before.document());
}

#[test]
fn a_trial_refuses_with_the_reason_and_takes_turns_back() {
    let began = after(&seed(), [open(HANGING), trial(TrialAction::Begin)]);
    let state = after(&began, [Action::Touch(Point::new(0, 1))]);
    let play = state.trial.clone().unwrap();
    assert_eq!(play.refused, Some((Point::new(0, 1), Illegal::Occupied)));
    assert_eq!(play.last(), None);
    // Undo takes back turns of the trial, and nothing of the position.
    let c4 = Action::Touch(Point::new(2, 0));
    let state = after(&began, [c4.clone(), trial(TrialAction::Pass), Action::Undo]);
    assert_eq!(
        state.trial.clone().unwrap().last().unwrap().color,
        Color::Black
    );
    assert_eq!(state.history, began.history);
    let state = after(&state, [Action::Undo, Action::Undo, Action::Redo]);
    assert_eq!(state.trial.clone().unwrap().last(), None);
    // A pass of each side ends it, whatever the ruleset says.
    let ing = [Action::Choose(Method::Ing), trial(TrialAction::Begin)];
    let passes = [trial(TrialAction::Pass), trial(TrialAction::Pass)];
    let state = after(
        &after(&seed(), [open(HANGING)]),
        ing.into_iter().chain(passes),
    );
    assert!(state.trial.clone().unwrap().game().is_stopped());
    let state = after(&state, [c4]);
    let (_, why) = state.trial.clone().unwrap().refused.clone().unwrap();
    assert_eq!(why, Illegal::Stopped);
}

#[test]
fn the_rules_and_the_first_side_of_a_trial_are_chosen() {
    let began = after(&seed(), [open(HANGING), trial(TrialAction::Begin)]);
    let white = after(&began, [trial(TrialAction::First(Color::White))]);
    assert_eq!(white.trial.clone().unwrap().first(), Color::White);
    // Once somebody has moved it stays, and another ko rule keeps what was played.
    let moved = after(&white, [Action::Touch(Point::new(5, 0))]);
    let still = after(&moved, [trial(TrialAction::First(Color::Black))]);
    assert_eq!(still, moved);
    let simple = after(&moved, [trial(TrialAction::Ko(Ko::Simple))]);
    let (before, now) = (moved.trial.clone().unwrap(), simple.trial.clone().unwrap());
    assert_eq!(now.game().rules().ko, Ko::Simple);
    assert_eq!(now.game().board(), before.game().board());
    assert!(now.game().turns().eq(before.game().turns()));
}

#[test]
fn what_a_trial_found_is_kept_and_can_be_undone() {
    let c3 = Point::new(2, 1);
    let played = after(
        &seed(),
        [
            open(HANGING),
            trial(TrialAction::Begin),
            Action::Touch(Point::new(2, 0)),
        ],
    );
    let play = played.trial.clone().unwrap();
    assert_eq!(play.findings(played.document()), [Finding::Dead(c3)]);
    let kept = after(&played, [trial(TrialAction::Keep(Finding::Dead(c3)))]);
    assert!(kept.document().is_dead(c3));
    let play = kept.trial.clone().unwrap();
    assert_eq!(play.kept, Some(Finding::Dead(c3)));
    assert!(play.findings(kept.document()).is_empty());
    let left = after(&kept, [trial(TrialAction::Leave)]);
    assert!(left.document().is_dead(c3));
    assert!(!after(&left, [Action::Undo]).document().is_dead(c3));
    // Another position ends the trial.
    assert_eq!(after(&played, [Action::Example("seed")]).trial, None);
}

#[test]
fn a_point_is_asked_about_without_changing_it() {
    let state = after(&seed(), [Action::Frame(Some(0)), Action::Why(C2)]);
    assert_eq!(state.done, Some(Done::Asked(C2)));
    assert_eq!((state.cursor, state.look.step), (C2, None));
    assert_eq!(state.document(), seed().document());
    let off = Action::Why(Point::new(9, 9));
    assert_eq!(after(&seed(), [off]), seed());
}

#[test]
fn a_link_brings_the_position_and_the_look() {
    let state = after(
        &seed(),
        [
            Action::Touch(Point::new(0, 0)),
            Action::Rule(Point::new(0, 6), true),
            Action::Choose(Method::Japanese),
            Action::Pin(Method::Chinese),
            Action::Komi(KomiChoice::Same(Amount::halves(13))),
            Action::Order(Order::Margin),
        ],
    );
    let code = state.code();
    let own = Custom::default();
    let other = after(&seed(), [Action::Custom(Some(own))]);
    let opened = after(&other, [open(&format!("https://example.org/#{code}"))]);
    assert_eq!(opened.document(), state.document());
    let custom = Some(own);
    assert_eq!(
        opened.look,
        Look {
            custom,
            ..state.look
        }
    );
    assert_eq!(opened.source().title, Title::Link);
    assert_eq!(opened.window, Window::None);
    // It survives a reload, and what stood there before comes back.
    let kept = Rc::new(restore(&save(&opened), Lang::En).expect("a state"));
    assert_eq!(kept.source().title, Title::Link);
    assert_eq!(kept.document(), state.document());
    let back = after(&opened, [Action::Undo]);
    assert_eq!(back.document(), other.document());
    let copied = after(&opened, [Action::Linked(true)]);
    assert_eq!(copied.done, Some(Done::Linked(true)));
}

#[test]
fn a_broken_link_is_told_and_changes_nothing() {
    let state = seed();
    let mut code = state.code();
    code.pop();
    let told = after(&state, [open(&code)]);
    assert_eq!(told.document(), state.document());
    assert_eq!(told.window, Window::Open);
    assert_eq!(told.opening.text, code);
    let error = told.opening.error.as_ref().expect("an error");
    assert_eq!(error.id(), "broken-code");
    assert_eq!(told.opening.bad_line(), None);
}
