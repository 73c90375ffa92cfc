//! The points that must be filled, each with its reason, on demand.

use yew::prelude::*;
use zilu_diagram::Why;
use zilu_words::{Arg, Words};

use super::board::Lit;
use super::lights::lights;

/// The points that must be filled; nothing where there are none.
pub fn must_fill(points: &[Why], words: Words, on_lit: &Callback<Lit>) -> Html {
    if points.is_empty() {
        return Html::default();
    }
    let n = i32::try_from(points.len()).unwrap_or(i32::MAX);
    let line = |why: &Why| {
        let text = html! { { why.text.clone() } };
        lights(&why.points, "must-fill", text, on_lit)
    };
    html! {
        <details class="unfold" data-test="must-fill">
            <summary>{ words.say("app-must-fill", &[("n", Arg::Number(n))]) }</summary>
            <ul>{ for points.iter().map(line) }</ul>
        </details>
    }
}
