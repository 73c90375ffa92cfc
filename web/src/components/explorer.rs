//! The main screen: the board, the verdicts, the reckoning.

use std::rc::Rc;

use yew::prelude::*;
use zilu_diagram::{BoardView, Order, View, Why};
use zilu_rules::{Count, Point, Reading};
use zilu_words::{Lang, Words};

use super::board::{Board, BoardEvent, Lit};
use super::choice::Choice;
use super::compare::ComparePanel;
use super::custom::custom_form;
use super::facts::Facts;
use super::flips::FlipsPanel;
use super::headline::headline;
use super::info::info;
use super::komi::komi_control;
use super::ledger::LedgerPanel;
use super::legend::legend;
use super::letters::letters;
use super::loupe::{Loupe, chain_length};
use super::must_fill::must_fill;
use super::notices::notices;
use super::proposal::{proposal, proposed_stones};
use super::record::RecordPanel;
use super::save::Save;
use super::sticky::sticky;
use super::strip::strip;
use super::table::MethodTable;
use super::touched::touched;
use super::trial::trial;
use crate::state::{Action, Done, Shared, State};

/// The Chinese text of a key, for beside one in another language.
pub fn gloss(words: Words, key: &str) -> Option<String> {
    (words.lang() != Lang::ZhHans).then(|| Words::new(Lang::ZhHans).text(key).to_owned())
}

/// What the main screen needs.
#[derive(Properties, PartialEq)]
pub struct ExplorerProps {
    /// The state.
    pub state: Rc<State>,
    /// The count of its document.
    pub count: Shared<Count>,
    /// What is shown.
    pub view: Shared<View>,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

/// The piece a point belongs to, or the chain of a dead stone; nothing on neutral ground.
fn piece_of(state: &State, count: &Count, point: Point) -> Lit {
    let document = state.document();
    if document.is_dead(point) {
        return Some(Shared::new(document.board.chain_at(point)));
    }
    let settled = count.settled(Reading::AsMarked);
    let piece = settled.piece_at(point)?;
    let points = settled
        .size()
        .iter()
        .filter(|&p| settled.piece_at(p) == Some(piece));
    Some(Shared::new(points.collect()))
}

/// Why the point counts as it does that was touched or asked about last.
fn why(state: &State, count: &Count, words: Words) -> Option<Why> {
    let point = match state.done? {
        Done::Asked(point) => point,
        Done::Touched(touched) if touched.stones.is_none() => touched.point,
        _ => return None,
    };
    Why::of(count, state.look.method, point, words)
}

/// The stones on the board.
fn board_of(state: &State) -> &zilu_rules::Board {
    match &state.trial {
        Some(play) => play.game().board(),
        None => &state.document().board,
    }
}

/// What is on the board: the view, with what is proposed, or a trial that is played.
fn shown(state: &State, view: &Shared<View>, words: Words) -> Shared<View> {
    let Some(play) = &state.trial else {
        let [looks_dead, unsure] = proposed_stones(state);
        if looks_dead.is_empty() && unsure.is_empty() {
            return view.clone();
        }
        return Shared::new(view.with_proposal(&looks_dead, &unsure, words));
    };
    let title = words.text("app-trial").to_owned();
    let board = BoardView::of_play(play.game().board(), title, &state.look, words);
    Shared::new(View {
        board,
        ..View::clone(view)
    })
}

/// The main screen.
#[component]
pub fn Explorer(props: &ExplorerProps) -> Html {
    let ExplorerProps {
        state,
        count,
        view,
        words,
        on,
    } = props;
    let words = *words;
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    let lit = use_state(|| None::<Shared<Vec<Point>>>);
    let hover = use_state_eq(|| None::<Point>);
    let loupe = use_state_eq(|| None::<Point>);
    let on_lit = {
        let lit = lit.setter();
        use_callback((), move |points: Lit, ()| lit.set(points))
    };
    let on_point = {
        let loupe = loupe.setter();
        use_callback((), move |point: Option<Point>, ()| loupe.set(point))
    };
    let on_board = {
        let (hover, loupe) = (hover.setter(), loupe.setter());
        use_callback(on.clone(), move |event: BoardEvent, on| match event {
            BoardEvent::Touch {
                point, blunt: true, ..
            } => {
                // The loupe shows the position, not the board of a step.
                on.emit(Action::Frame(None));
                loupe.set(Some(point));
            }
            BoardEvent::Touch {
                point, area: true, ..
            } => on.emit(Action::TouchArea(point)),
            BoardEvent::Touch { point, .. } => on.emit(Action::Touch(point)),
            BoardEvent::Why(point) => on.emit(Action::Why(point)),
            BoardEvent::Cursor(point) => on.emit(Action::Cursor(point)),
            BoardEvent::Hover(point) => hover.set(point),
        })
    };
    let outlined = use_memo((count.clone(), *hover), {
        let state = Rc::clone(state);
        move |(count, hover)| hover.and_then(|point| piece_of(&state, count, point))
    });
    let shows = (state.trial.clone(), state.suggested.clone(), view.clone());
    let board_view = use_memo(shows, |(_, _, view)| shown(state, view, words));
    let why = use_memo((count.clone(), state.done, state.look.method, words), {
        let state = Rc::clone(state);
        move |(count, _, _, words)| why(&state, count, *words)
    });
    let explained: Lit = match (&state.trial, why.as_ref()) {
        (Some(play), _) => {
            let last = play.last().and_then(|turn| turn.point);
            last.map(|point| Shared::new(vec![point]))
        }
        (None, Some(why)) => Some(Shared::new(why.points.clone())),
        (None, None) => None,
    };
    let must_be_filled = Why::must_fill(count, state.look.method, words);
    let document = state.document();
    let order = match state.look.order {
        Order::Family => "family",
        Order::Margin => "margin",
    };
    let orders = vec![
        ("family", text("app-order-family")),
        ("margin", text("app-order-margin")),
    ];
    let on_order = on.reform(|id: &'static str| {
        Action::Order(if id == "margin" {
            Order::Margin
        } else {
            Order::Family
        })
    });
    let orders = Choice {
        name: "order".into(),
        label: text("app-order"),
        options: orders,
        value: order,
        on_choose: on_order,
    };
    html! {
        <>
            <main class="explorer">
                <div class="col c-board">
                    <div class="stage">
                        <Board view={(*board_view).clone()} id="board" lit={(*lit).clone().or(explained)}
                            outlined={(*outlined).clone().filter(|_| state.trial.is_none())}
                            keys={if state.trial.is_some() { "app-trial-keys" } else { "app-board-keys" }}
                            cursor={state.cursor} {words} on={on_board} />
                    </div>
                    if let Some(place) = state.place().filter(|_| state.trial.is_none()) {
                        <RecordPanel place={place.clone()} dead={state.dead_at_end()} document={Rc::clone(document)} count={count.clone()}
                            look={state.look} {words} on={on.clone()} />
                    }
                    if let Some(play) = &state.trial {
                        { trial(play, document, words, on) }
                    } else {
                        { touched(view, state.done, why.as_ref().as_ref(), state.suggested.is_some(), words, on) }
                        { proposal(state, words, &on_lit, on) }
                        { legend(&board_view, words) }
                        { must_fill(&must_be_filled, words, &on_lit) }
                        { notices(view, state.source(), words, &on_lit, on) }
                    }
                    { info(state.source(), state.look.method, words, on) }
                    <Save document={Rc::clone(document)} place={state.place().cloned()} count={count.clone()} {words} />
                    if let Some(read) = &state.source().letters { { letters(read, words, on) } }
                    <Facts document={Rc::clone(document)} count={count.clone()} view={view.clone()} open={state.facts_open} {words} on={on.clone()} />
                </div>
                <section class="col c-verdict" aria-label={text("app-verdicts")}>
                    <div class="verdict-head">
                        { headline(&view.headline) }
                        { strip(&view.strip) }
                        <div class="controls">
                            { komi_control(state.look.komi, state.usual_komi(), words, on) }
                            <div>
                                <span class="lab" aria-hidden="true">{ text("app-order") }</span>
                                { orders.html() }
                            </div>
                        </div>
                    </div>
                    <div class="verdicts">
                        <MethodTable view={view.clone()} {words} on={on.clone()} />
                        { custom_form(state.look.custom, words, on) }
                    </div>
                </section>
                <div class="col c-read">
                    <LedgerPanel view={view.clone()} count={count.clone()} {words} on_lit={on_lit.clone()} on={on.clone()} />
                    <ComparePanel view={view.clone()} {words} on_lit={on_lit.clone()} on={on.clone()} />
                    <FlipsPanel document={Rc::clone(document)} count={count.clone()} look={state.look} {words} {on_lit} on={on.clone()} />
                </div>
            </main>
            { sticky(view, words) }
            if let Some(point) = *loupe {
                { Loupe { view: &board_view, trial: state.trial.is_some(), point, chain: chain_length(board_of(state), point), words, on, on_point: &on_point }.html() }
            }
        </>
    }
}
