//! Going through a record, action by action, without a browser.

use std::rc::Rc;

use yew::Reducible;
use zilu_formats::GameFile;
use zilu_rules::{Color, Count, Method, Point};
use zilu_web::components::written;
use zilu_web::state::{Action, Incoming, Shared, State, TrialAction, Walk, Window};
use zilu_words::Lang;

/// A branch after the second move; the main line ends with a pass.
const GAME: &str = "(;SZ[5]KM[6.5]RU[Chinese]PB[a]PW[b]C[Hello <b>](;B[bb];W[cc](;B[dd];W[ee];B[])(;B[ab];W[ba]))(;B[aa]))";

fn after(state: &Rc<State>, actions: impl IntoIterator<Item = Action>) -> Rc<State> {
    actions
        .into_iter()
        .fold(Rc::clone(state), |state, action| state.reduce(action))
}

fn opened(text: &str) -> Rc<State> {
    let state = Rc::new(State::new(Lang::En));
    after(&state, [Action::Read(Rc::new(Incoming::text(text)))])
}

fn walk(state: &Rc<State>, walks: &[Walk]) -> Rc<State> {
    after(state, walks.iter().map(|&w| Action::Walk(w)))
}

fn stones(state: &State) -> u32 {
    let board = &state.document().board;
    board.count(Color::Black) + board.count(Color::White)
}

#[test]
fn one_walks_through_a_record_and_the_history_does_not_grow() {
    let end = opened(GAME);
    let past = end.history.past().len();
    let at = |state: &State| {
        let place = state.place().unwrap();
        (place.at(), place.end(), place.moves())
    };
    assert_eq!(at(&end), (5, 5, (5, 5)));
    assert_eq!(stones(&end), 4);
    let start = walk(&end, &[Walk::First]);
    assert_eq!((at(&start), stones(&start)), ((0, 5, (0, 5)), 0));
    let two = walk(&start, &[Walk::On, Walk::On]);
    assert_eq!((at(&two), stones(&two)), ((2, 5, (2, 5)), 2));
    assert_eq!(stones(&walk(&two, &[Walk::Back])), 1);
    assert_eq!(walk(&two, &[Walk::Last]).document(), end.document());
    assert_eq!(two.history.past().len(), past);
    // Where a walk leads nowhere nothing is drawn again.
    assert!(Rc::ptr_eq(&walk(&end, &[Walk::On]), &end));
    assert!(Rc::ptr_eq(&walk(&start, &[Walk::Back]), &start));
    let without = Rc::new(State::new(Lang::En));
    assert!(Rc::ptr_eq(&walk(&without, &[Walk::On]), &without));
}

#[test]
fn a_branch_becomes_the_line() {
    let two = walk(&opened(GAME), &[Walk::First, Walk::On, Walk::On]);
    let place = two.place().unwrap();
    let ways: Vec<_> = place.file.children(place.node).collect();
    assert_eq!(ways.len(), 2);
    let branch = walk(&two, &[Walk::To(ways[1])]);
    assert_eq!(
        branch.place().unwrap().turn().unwrap().1,
        Some(Point::new(0, 1))
    );
    assert_eq!(branch.place().unwrap().end(), 4);
    let back = walk(&branch, &[Walk::Back, Walk::Last]);
    assert_eq!(stones(&back), 4);
    assert_eq!(
        back.document().board.get(Point::new(1, 0)),
        Some(Color::White)
    );
    let main = walk(&branch, &[Walk::Back, Walk::To(ways[0])]);
    assert_eq!(main.place().unwrap().end(), 5);
}

#[test]
fn marks_belong_to_their_move_and_are_never_lost() {
    let marked = after(&opened(GAME), [Action::Touch(Point::new(4, 4))]);
    assert!(marked.document().is_dead(Point::new(4, 4)));
    let away = walk(&marked, &[Walk::First]);
    assert!(away.document().dead.is_empty());
    assert_eq!(away.dead_at_end(), [Point::new(4, 4)]);
    // Undo brings them back, with their place.
    let undone = after(&away, [Action::Undo]);
    assert_eq!(undone.document(), marked.document());
    assert_eq!(undone.place().unwrap().at(), 5);
    assert_eq!(after(&undone, [Action::Redo]).place().unwrap().at(), 0);
    // So does going back there, which adds no step of its own.
    let back = walk(&away, &[Walk::Last]);
    assert_eq!(back.document(), marked.document());
    let again = walk(&back, &[Walk::First, Walk::Last, Walk::Back]);
    assert_eq!(again.history.past().len(), away.history.past().len());
    // A mark that was taken off again stays off.
    let clean = after(&back, [Action::Touch(Point::new(4, 4))]);
    let clean = walk(&clean, &[Walk::First, Walk::Last]);
    assert!(clean.document().dead.is_empty());
}

#[test]
fn undo_shares_the_file() {
    let state = after(&opened(GAME), [Action::Touch(Point::new(4, 4))]);
    let before = state.history.past().last().unwrap();
    assert!(before.place.as_ref().unwrap().file == state.place().unwrap().file);
}

#[test]
fn a_trial_goes_on_from_the_move_with_the_side_whose_turn_it_is() {
    let one = walk(&opened(GAME), &[Walk::First, Walk::On]);
    let trial = after(&one, [Action::Trial(TrialAction::Begin)]);
    assert_eq!(trial.trial.as_ref().unwrap().first(), Color::White);
    // The record stands still meanwhile.
    assert!(Rc::ptr_eq(&walk(&trial, &[Walk::On]), &trial));
}

#[test]
fn a_file_of_games_opens_as_a_list() {
    let text = "(;SZ[5]PB[a]PW[b];B[aa])(;GM[2])(;SZ[7]KM[3.5]PB[c]PW[d];B[bb];W[cc])";
    let state = opened(text);
    assert_eq!(state.window, Window::Games);
    assert_eq!(state.place().unwrap().game(), 0);
    let third = walk(&state, &[Walk::Game(2)]);
    assert_eq!(
        (third.window, third.place().unwrap().game()),
        (Window::None, 2)
    );
    assert_eq!(third.document().board.size().width(), 7);
    assert_eq!(third.source().info.black, "c");
    let first = after(&third, [Action::Undo]);
    assert_eq!(first.source().info.black, "a");
    // What is no game of Go does not open.
    assert!(Rc::ptr_eq(&walk(&state, &[Walk::Game(1)]), &state));
    assert!(Rc::ptr_eq(&walk(&state, &[Walk::Game(9)]), &state));
    assert_eq!(opened(GAME).window, Window::None);
}

#[test]
fn what_was_read_in_slices_opens_as_what_was_read_at_once() {
    let whole = opened(GAME);
    let mut incoming = Incoming::text(GAME);
    incoming.decoded.text = String::new();
    incoming.record = Some(Shared::new(GameFile::parse(GAME.as_bytes()).unwrap()));
    let state = Rc::new(State::new(Lang::En));
    let state = after(&state, [Action::Read(Rc::new(incoming))]);
    assert_eq!(state.document(), whole.document());
    assert_eq!(state.source(), whole.source());
}

#[test]
fn the_method_that_the_record_names_is_found() {
    assert_eq!(opened(GAME).source().info.method(), Some(Method::Chinese));
    assert_eq!(State::new(Lang::En).source().info.method(), None);
}

#[test]
fn the_whole_tree_is_saved_with_the_marks() {
    let state = after(&opened(GAME), [Action::Touch(Point::new(4, 4))]);
    let text = written(state.document(), state.place(), None);
    let file = GameFile::parse(text.as_bytes()).unwrap();
    assert_eq!(file.node_count(), 9);
    let (document, _) = file.document_at(file.last_of_main_line());
    assert_eq!(document.dead, [Point::new(4, 4)]);
    let plain = opened(GAME);
    let plain = written(plain.document(), plain.place(), None);
    assert!(!plain.contains("TB["), "{plain}");
    let count = Count::of(state.document());
    let marked = written(state.document(), state.place(), Some(&count));
    assert!(marked.contains("TB["), "{marked}");
    let alone = written(state.document(), None, None);
    assert!(alone.contains("AB["), "{alone}");
}
