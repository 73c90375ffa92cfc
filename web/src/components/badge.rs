//! The verdict of a method: its ground is the winner's colour.

use yew::prelude::*;
use zilu_diagram::Verdict;
use zilu_rules::Color;
use zilu_words::{Arg, Words};

/// What a badge needs.
#[derive(Properties, PartialEq)]
pub struct BadgeProps {
    /// The verdict.
    pub verdict: Verdict,
    /// The words of the page.
    pub words: Words,
    /// Asks for the fact the verdict leans on; without it the badge is no button.
    #[prop_or_default]
    pub on_ask: Option<Callback<()>>,
}

/// The class of a winner: `b`, `w`, or `d` for a draw.
pub const fn side_class(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::Black) => "b",
        Some(Color::White) => "w",
        None => "d",
    }
}

/// A verdict as a badge; dashed where it leans on a default, and then a button.
#[component]
pub fn Badge(props: &BadgeProps) -> Html {
    let verdict = &props.verdict;
    let text = verdict.text.clone();
    if verdict.silent {
        return html! { <span class="v silent" data-test="verdict" data-winner="silent">{ text }</span> };
    }
    let side = side_class(verdict.winner);
    let Some(assumption) = &verdict.assumption else {
        return html! { <span class={classes!("v", side)} data-test="verdict" data-winner={side}>{ text }</span> };
    };
    let class = classes!("v", side, "leans");
    let Some(on_ask) = &props.on_ask else {
        return html! {
            <span {class} title={assumption.clone()} data-test="verdict" data-winner={side}>{ text }</span>
        };
    };
    let args = [
        ("verdict", Arg::Text(&text)),
        ("assumption", Arg::Text(assumption)),
    ];
    let label = props.words.say("app-leans", &args);
    let onclick = on_ask.reform(|event: MouseEvent| event.stop_propagation());
    html! {
        <button type="button" {class} title={assumption.clone()} aria-label={label} {onclick}
            data-test="verdict" data-winner={side}>{ text }</button>
    }
}
