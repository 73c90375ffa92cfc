//! The step bar 做棋: numbered dots with names, one of them current; the marks come first.

use yew::prelude::*;
use zilu_diagram::{StepView, Steps};
use zilu_words::Words;

use super::explorer::gloss;
use super::icon::Icon;
use super::named::{named, native};
use crate::state::Action;

/// The dots, each a button.
pub fn dots(steps: &Steps, words: Words, on: &Callback<Action>) -> Html {
    let current = steps.current;
    let one = |at: Option<usize>, id: &'static str, number: String, name: Html| {
        // The dots before the current one are done; the marks are no step.
        let class = if at == current {
            Some("is-now")
        } else {
            at.is_some_and(|at| Some(at) < current).then_some("is-done")
        };
        let onclick = on.reform(move |_: MouseEvent| Action::Frame(at));
        html! {
            <li {class}>
                <button type="button" aria-current={(at == current).then_some("step")} {onclick} data-step={id}>
                    <i>{ number }</i><span>{ name }</span>
                </button>
            </li>
        }
    };
    let marks = html! { <>{ words.text("step-marks").to_owned() }{ native(gloss(words, "step-marks").as_deref()) }</> };
    let step =
        |(at, step): (usize, &StepView)| one(Some(at), step.id, at.to_string(), named(&step.name));
    // Where there is no room for names: that of the current one.
    let at = match current.and_then(|at| steps.steps.get(at)) {
        Some(step) => named(&step.name),
        None => marks.clone(),
    };
    let label = words.text("app-steps").to_owned();
    html! {
        <nav class="steps" aria-label={label} data-test="steps">
            <ol>{ one(None, "marks", "◇".to_owned(), marks) }{ for steps.steps.iter().enumerate().map(step) }</ol>
            <p class="at" aria-hidden="true">{ at }</p>
        </nav>
    }
}

/// A step back or forward. It stays where it is at the end, so that the focus does too.
pub fn turn(to: Option<Option<usize>>, forward: bool, words: Words, on: &Callback<Action>) -> Html {
    let (icon, key, test) = if forward {
        (Icon::Next, "app-step-next", "step-next")
    } else {
        (Icon::Before, "app-step-before", "step-before")
    };
    let label = words.text(key).to_owned();
    let on = on.clone();
    let onclick = move |_: MouseEvent| {
        if let Some(step) = to {
            on.emit(Action::Frame(step));
        }
    };
    html! {
        <button type="button" class="btn icon line" aria-disabled={to.is_none().then_some("true")} aria-label={label.clone()}
            title={label} {onclick} data-test={test}>{ icon.html() }</button>
    }
}
