//! Suggested dead stones: what may happen to a proposal, and how it travels as text.

use std::rc::Rc;

use yew::Reducible;
use zilu_rules::{Board, Color, Point, Scope, Size};
use zilu_suggest::{Confidence, Playouts, Proposal, Reason, Ruling, Status, Suggestion, Verdict};
use zilu_web::state::{
    Action, Done, Incoming, ProposalAction, Shared, State, read_board, read_proposal, write_board,
    write_proposal,
};
use zilu_words::Lang;

/// Two white stones of two chains in Black's area, without marks.
const TWO: &str = "\
. . . . X O . . .
. O . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. O O . X O . . .
. . . . X O . . .
. . . . X O . . .";

const ONE_AT: Point = Point::new(1, 1);
const TWO_AT: Point = Point::new(1, 6);
const WALL_AT: Point = Point::new(4, 0);

fn after(state: &Rc<State>, actions: impl IntoIterator<Item = Action>) -> Rc<State> {
    actions
        .into_iter()
        .fold(Rc::clone(state), |state, action| state.reduce(action))
}

fn open(text: &str) -> Action {
    Action::Read(Rc::new(Incoming::text(text)))
}

fn act(action: ProposalAction) -> Action {
    Action::Proposal(action)
}

fn verdict(board: &Board, at: Point, status: Status, confidence: Confidence) -> Verdict {
    Verdict {
        color: board.get(at).unwrap(),
        stones: board.chain_at(at),
        status,
        confidence,
        reason: Reason::ShutIn,
    }
}

/// An answer that calls both white chains dead and the wall alive.
fn answer(state: &State, number: u32, finished: bool) -> Action {
    let board = &state.document().board;
    let chains = vec![
        verdict(board, ONE_AT, Status::Dead, Confidence::Certain),
        verdict(board, WALL_AT, Status::Alive, Confidence::Certain),
        verdict(board, TWO_AT, Status::Dead, Confidence::Sure),
    ];
    act(ProposalAction::Answer {
        number,
        proposal: Shared::new(Proposal {
            chains,
            borders: Vec::new(),
            playouts: 8,
        }),
        finished,
    })
}

fn proposed(state: &State) -> Vec<Point> {
    let firsts = state.proposed().filter_map(|v| v.stones.first());
    firsts.copied().collect()
}

/// The game opened and the answer there.
fn answered() -> Rc<State> {
    let state = after(&Rc::new(State::new(Lang::En)), [open(TWO)]);
    let answer = answer(&state, state.questions, true);
    after(&state, [answer])
}

#[test]
fn a_game_without_marks_asks_by_itself_and_nothing_else_does() {
    let first = Rc::new(State::new(Lang::En));
    assert_eq!(first.suggested, None);
    let asks = |text: &str| after(&first, [open(text)]).suggested.is_some();
    assert!(asks(TWO));
    // Marked, empty, given up in the middle.
    assert!(!asks("(;SZ[3]AB[aa][ba]AW[ca][cb]TB[aa][ca][cb])"));
    assert!(!asks("...\n...\n..."));
    assert!(!asks("(;SZ[9]RE[W+R]AB[aa][ba]AW[ca][cb])"));
    assert!(asks("(;SZ[9]RE[W+2.5]AB[aa][ba]AW[ca][cb])"));
    assert_eq!(after(&first, [Action::Example("teire")]).suggested, None);
    // It can be turned off; the button asks all the same.
    let off = act(ProposalAction::OnOpen(false));
    let state = after(&first, [off, open(TWO)]);
    assert_eq!((state.suggests, state.suggested.as_ref()), (false, None));
    let asked = after(&state, [act(ProposalAction::Ask)]);
    assert!(asked.suggested.is_some());
}

#[test]
fn a_proposal_changes_nothing_before_it_is_accepted() {
    let state = answered();
    assert_eq!(proposed(&state), [ONE_AT, TWO_AT]);
    assert!(state.document().dead.is_empty());
    assert_eq!(state.done, None);
}

#[test]
fn all_is_accepted_and_taken_back_in_one_gesture() {
    let state = answered();
    let accepted = after(&state, [act(ProposalAction::AcceptAll)]);
    assert_eq!(accepted.document().dead.len(), 3);
    assert_eq!(accepted.done, Some(Done::Accepted(3)));
    assert_eq!(proposed(&accepted), []);
    // Nothing is left to accept.
    assert_eq!(after(&accepted, [act(ProposalAction::AcceptAll)]), accepted);
    let back = after(&accepted, [Action::Undo]);
    assert_eq!(back.document(), state.document());
    assert_eq!(proposed(&back), [ONE_AT, TWO_AT]);
    let again = after(&back, [Action::Redo]);
    assert_eq!(again.document(), accepted.document());
}

#[test]
fn chains_are_accepted_one_by_one() {
    let state = answered();
    let one = after(&state, [act(ProposalAction::Mark(TWO_AT, true))]);
    assert!(one.document().is_dead(Point::new(2, 6)));
    assert!(!one.document().is_dead(ONE_AT));
    assert_eq!(proposed(&one), [ONE_AT]);
    assert_eq!(proposed(&after(&one, [Action::Undo])), [ONE_AT, TWO_AT]);
}

#[test]
fn a_persons_marks_are_never_overwritten() {
    let state = answered();
    // Marked dead and brought back by hand: it is not proposed again.
    let turned = after(&state, [Action::Touch(ONE_AT), Action::Touch(ONE_AT)]);
    assert_eq!(proposed(&turned), [TWO_AT]);
    let accepted = after(&turned, [act(ProposalAction::AcceptAll)]);
    assert!(!accepted.document().is_dead(ONE_AT));
    assert!(accepted.document().is_dead(TWO_AT));
    // A mark for some methods stays one.
    let ruled = after(&state, [Action::Scope(ONE_AT, Scope::Ruling)]);
    let accepted = after(&ruled, [act(ProposalAction::AcceptAll)]);
    assert_eq!(accepted.document().scope(ONE_AT), Some(Scope::Ruling));
    // What is undone was not decided, until it is done again.
    let undone = after(&turned, [Action::Undo, Action::Undo]);
    assert_eq!(proposed(&undone), [ONE_AT, TWO_AT]);
    let redone = after(&undone, [Action::Redo, Action::Redo]);
    assert_eq!(proposed(&redone), [TWO_AT]);
    let other = after(&undone, [act(ProposalAction::AcceptAll), Action::Undo]);
    assert_eq!(proposed(&other), [ONE_AT, TWO_AT]);
}

#[test]
fn marks_that_were_there_win() {
    let wall = Action::Touch(WALL_AT);
    let ask = act(ProposalAction::Ask);
    let state = after(&answered(), [act(ProposalAction::Dismiss), wall, ask]);
    let answer = answer(&state, state.questions, true);
    let state = after(&state, [answer]);
    assert_eq!(proposed(&state), []);
    let differing: Vec<_> = state.differing().map(|v| v.stones[0]).collect();
    assert_eq!(differing, [ONE_AT, WALL_AT, TWO_AT]);
    assert_eq!(after(&state, [act(ProposalAction::AcceptAll)]), state);
    let alive = after(&state, [act(ProposalAction::Mark(WALL_AT, false))]);
    assert!(alive.document().dead.is_empty());
    assert_eq!(alive.differing().count(), 2);
}

#[test]
fn late_answers_are_dropped() {
    let first = after(&Rc::new(State::new(Lang::En)), [open(TWO)]);
    let late = answer(&first, first.questions, true);
    // To an older question about the same board.
    let asked = after(&first, [act(ProposalAction::Ask)]);
    assert_eq!(after(&asked, [late.clone()]), asked);
    // To another board, and to a proposal that was put away.
    let other = after(&first, [open(". X O\n. X O\n. X O")]);
    assert_eq!(after(&other, [late.clone()]), other);
    let away = after(&first, [act(ProposalAction::Dismiss)]);
    assert_eq!(away.suggested, None);
    assert_eq!(after(&away, [late.clone()]), away);
    // After the last answer none is heard.
    let done = after(&first, [late]);
    let once_more = answer(&done, done.questions, false);
    assert_eq!(after(&done, [once_more]), done);
    // The first answer is shown, and goes on.
    let begun = after(&first, [answer(&first, first.questions, false)]);
    assert!(!begun.suggested.as_ref().unwrap().finished);
    assert_eq!(proposed(&begun).len(), 2);
}

#[test]
fn a_proposal_goes_with_its_board() {
    let state = answered();
    assert_eq!(after(&state, [Action::Example("seed")]).suggested, None);
    assert_eq!(after(&state, [Action::Undo]).suggested, None);
    let marked = after(&state, [Action::Touch(WALL_AT)]);
    assert!(marked.suggested.is_some());
}

#[test]
fn boards_and_proposals_travel_as_text() {
    let state = answered();
    let board = &state.document().board;
    assert_eq!(read_board(&write_board(board)).as_ref(), Some(board));
    let wide = Board::new(Size::new(3, 2).unwrap());
    assert_eq!(write_board(&wide), "3 2 ......");
    let size = board.size();
    let found = Suggestion::of(board);
    assert!(!found.dead().is_empty());
    let text = write_proposal(&found, size);
    assert_eq!(read_proposal(&text, board), Some(found));
    for text in [
        "",
        "x",
        "8\ndead",
        "8\ndead sure shut-in 0 Z9",
        "8\nborder ?",
    ] {
        assert_eq!(read_proposal(text, board), None, "{text:?}");
    }
    assert_eq!(read_board("9"), None);
}

#[test]
fn every_reason_travels_as_text() {
    let mut board = Board::new(Size::new(5, 5).unwrap());
    let at = Point::new(2, 2);
    board.set(at, Some(Color::White));
    let points = vec![Point::new(0, 0), Point::new(4, 4)];
    let playouts = Playouts { of: 3, all: 8 };
    let reasons = [
        Reason::TwoEyes {
            points: points.clone(),
        },
        Reason::ShutIn,
        Reason::Captured { playouts },
        Reason::Survived { playouts },
        Reason::NeitherFills {
            points: points.clone(),
        },
        Reason::SharesLiberties,
        Reason::CanBeSaved {
            points: points.clone(),
        },
        Reason::CanTake {
            points: points.clone(),
        },
        Reason::OpenBorder {
            points: points.clone(),
        },
        Reason::NoLiberty,
    ];
    let rulings = Ruling::ALL.map(Reason::Ruling);
    for (n, reason) in reasons.into_iter().chain(rulings).enumerate() {
        let chain = Verdict {
            reason,
            ..verdict(
                &board,
                at,
                Status::ALL[n % Status::ALL.len()],
                Confidence::ALL[n % Confidence::ALL.len()],
            )
        };
        let proposal = Proposal {
            chains: vec![chain],
            borders: vec![points.clone()],
            playouts: playouts.all,
        };
        let text = write_proposal(&proposal, board.size());
        assert_eq!(read_proposal(&text, &board), Some(proposal), "{text}");
    }
}
