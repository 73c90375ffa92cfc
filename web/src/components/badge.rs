//! The verdict of a method: its ground is the winner's colour.

use yew::prelude::*;
use zilu_diagram::Verdict;
use zilu_rules::Color;
use zilu_words::{Arg, Words};

use crate::state::Action;

/// The class of a winner: `b`, `w`, or `d` for a draw.
pub const fn side_class(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::Black) => "b",
        Some(Color::White) => "w",
        None => "d",
    }
}

/// A verdict as a badge; dashed where it leans on a default, and then a button that asks
/// for the facts, if there is something to hear it.
pub fn badge(verdict: &Verdict, words: Words, on: Option<&Callback<Action>>) -> Html {
    let text = verdict.text.clone();
    if verdict.silent {
        return html! { <span class="v silent" data-test="verdict" data-winner="silent">{ text }</span> };
    }
    let side = side_class(verdict.winner);
    let Some(assumption) = &verdict.assumption else {
        return html! { <span class={classes!("v", side)} data-test="verdict" data-winner={side}>{ text }</span> };
    };
    let class = classes!("v", side, "leans");
    let Some(on) = on else {
        return html! {
            <span {class} title={assumption.clone()} data-test="verdict" data-winner={side}>{ text }</span>
        };
    };
    let args = [
        ("verdict", Arg::Text(&text)),
        ("assumption", Arg::Text(assumption)),
    ];
    let label = words.say("app-leans", &args);
    let onclick = on.reform(|event: MouseEvent| {
        event.stop_propagation();
        Action::Facts(true)
    });
    html! {
        <button type="button" {class} title={assumption.clone()} aria-label={label} {onclick}
            data-test="verdict" data-winner={side}>{ text }</button>
    }
}
