//! Under the board: the step bar, what was touched or what the step did in words, and what
//! can be done with it.

use yew::prelude::*;
use zilu_diagram::{PointView, View, Why};
use zilu_rules::{Color, Point, Scope};
use zilu_words::{Arg, Words};

use super::choice::Choice;
use super::named::native;
use super::steps;
use crate::browser::focus_next;
use crate::state::{Action, Done, ProposalAction, TrialAction};

/// What was done, and what it does to the verdicts.
fn sentence(view: &View, done: Done, why: Option<&Why>, words: Words) -> Option<String> {
    let effect = match done {
        Done::Linked(done) => {
            let done = if done { "yes" } else { "no" };
            return Some(words.say("app-linked", &[("done", Arg::Text(done))]));
        }
        Done::Undone => words.text("app-undone").to_owned(),
        Done::Redone => words.text("app-redone").to_owned(),
        Done::Ruled(point, must_fill) => {
            let name = view.board.size.name(point).to_string();
            let must = if must_fill { "yes" } else { "no" };
            let args = [("point", Arg::Text(&name)), ("must", Arg::Text(must))];
            words.say("app-ruled", &args)
        }
        Done::Accepted(n) => {
            let n = i32::try_from(n).unwrap_or(i32::MAX);
            words.say("suggest-marked", &[("n", Arg::Number(n))])
        }
        Done::Restored => words.text("app-trial-restored").to_owned(),
        Done::Asked(_) => return why.map(|why| why.text.clone()),
        Done::Touched(touched) => {
            let point = view.board.at(touched.point)?;
            let Some((color, n)) = touched.stones else {
                let said = why.map(|why| why.text.as_str()).unwrap_or_default();
                return Some([said, &left(done, words)].concat());
            };
            let name = view.board.size.name(touched.point).to_string();
            let key = if touched.area {
                "app-touched-area"
            } else {
                "app-touched"
            };
            words.say(key, &chain_args(&name, color, n, life(point)))
        }
    };
    let effect = [effect, left(done, words)].concat();
    let ledger = &view.ledger;
    let verdict = [
        ("method", Arg::Text(ledger.name.text)),
        ("verdict", Arg::Text(&ledger.verdict.text)),
        ("headline", Arg::Text(&view.headline.text)),
    ];
    Some(format!(
        "{effect} {}",
        words.say("app-live-verdict", &verdict)
    ))
}

/// That the marks are on the board again, where a step was.
fn left(done: Done, words: Words) -> String {
    match done {
        Done::Touched(touched) if touched.left_step => {
            [words.text("layout-gap"), words.text("app-step-left")].concat()
        }
        _ => String::new(),
    }
}

/// The variables of a sentence about a chain.
pub fn chain_args<'a>(
    point: &'a str,
    color: Color,
    n: usize,
    life: &'a str,
) -> [(&'static str, Arg<'a>); 4] {
    [
        ("point", Arg::Text(point)),
        ("color", Arg::Text(color.id())),
        ("n", Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))),
        ("dead", Arg::Text(life)),
    ]
}

/// Whether a stone is dead, as a variable of a sentence: no, yes, ruling or play.
pub fn life(point: &PointView) -> &'static str {
    match point.scope {
        Some(scope @ (Scope::Play | Scope::Ruling)) => scope.id(),
        _ if point.dead => "yes",
        _ => "no",
    }
}

/// For which methods the chain on a point is dead: one of three.
fn scope_choice(point: Point, scope: Scope, words: Words, on: &Callback<Action>) -> Html {
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    let choice = Choice {
        name: "scope".into(),
        label: text("app-scope"),
        options: vec![
            (Scope::All.id(), text("app-scope-all")),
            (Scope::Ruling.id(), text("app-scope-ruling")),
            (Scope::Play.id(), text("app-scope-play")),
        ],
        value: scope.id(),
        on_choose: on.reform(move |id: &'static str| {
            Action::Scope(point, Scope::from_id(id).unwrap_or(Scope::All))
        }),
    };
    html! { <span class="scope"><span class="lab" aria-hidden="true">{ text("app-scope") }</span>{ choice.html() }</span> }
}

/// What was touched, in words, and what can be done with it.
/// `why` explains the point that was touched or asked about. Dead stones can be suggested
/// where they are not yet.
pub fn touched(
    view: &View,
    done: Option<Done>,
    why: Option<&Why>,
    is_suggested: bool,
    words: Words,
    on: &Callback<Action>,
) -> Html {
    let text = |key: &str| words.text(key).to_owned();
    let steps = &view.steps;
    let said = done.and_then(|done| sentence(view, done, why, words));
    let said = said.or_else(|| steps.current.map(|_| steps.caption.clone()));
    let chinese = steps.native.as_deref().filter(|_| done.is_none());
    let stone = match done {
        Some(Done::Touched(touched)) if touched.stones.is_some() => Some(touched),
        _ => None,
    };
    let buttons = stone.and_then(|touched| {
        let point = touched.point;
        let PointView { dead, scope, .. } = *view.board.at(point)?;
        let (chain, area) = if dead {
            ("app-mark-alive", "app-mark-area-dead")
        } else {
            ("app-mark-dead", "app-mark-area-alive")
        };
        let touch = on.reform(move |_: MouseEvent| Action::Touch(point));
        let ask = on.reform(move |_: MouseEvent| Action::Why(point));
        let touch_area = on.reform(move |event: MouseEvent| {
            focus_next(&event);
            Action::TouchArea(point)
        });
        Some(html! {
            <>
                if !touched.area {
                    <button type="button" class="btn line" onclick={touch_area} data-test="mark-area">{ text(area) }</button>
                }
                <button type="button" class="btn line" onclick={touch} data-test="mark-chain">{ text(chain) }</button>
                { scope.map(|scope| scope_choice(point, scope, words, on)) }
                <button type="button" class="btn line" onclick={ask} data-test="why">{ text("app-why-point") }</button>
            </>
        })
    });
    let suggest = on.reform(|_: MouseEvent| Action::Proposal(ProposalAction::Ask));
    let begin = on.reform(|_: MouseEvent| Action::Trial(TrialAction::Begin));
    html! {
        <div class="making">
            { steps::dots(steps, words, on) }
            <div class="caption">
                { steps::turn(steps.before(), false, words, on) }
                <p role="status" aria-live="polite" aria-atomic="true" data-test="live"
                    class={said.is_none().then_some("hint")}>
                    { said.unwrap_or_else(|| text("app-hint-touch")) }{ native(chinese) }
                </p>
                { steps::turn(steps.after().map(Some), true, words, on) }
            </div>
            <div class="touched">
                { buttons }
                if !is_suggested {
                    <button type="button" class="btn line" onclick={suggest} data-test="suggest">{ text("app-suggest-begin") }</button>
                }
                <button type="button" class="btn line" onclick={begin} data-test="play-on">{ text("app-trial-begin") }</button>
            </div>
        </div>
    }
}
