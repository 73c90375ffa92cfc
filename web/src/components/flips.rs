//! What would turn the verdict: the komi axis, and the smallest changes on demand.

use std::rc::Rc;

use yew::prelude::*;
use zilu_diagram::{Axis, FlipLine, Flips, Look};
use zilu_rules::{Changes, Count, Document};
use zilu_words::Words;

use super::axis::komi_axis;
use super::board::Lit;
use super::explorer::gloss;
use super::lights::lights;
use super::named::native;
use crate::state::{Action, Shared};

/// What the panel needs.
#[derive(Properties, PartialEq)]
pub struct FlipsPanelProps {
    /// The position.
    pub document: Rc<Document>,
    /// Its count.
    pub count: Shared<Count>,
    /// How it is looked at.
    pub look: Look,
    /// The words of the page.
    pub words: Words,
    /// Whether the changes stand open at first.
    #[prop_or_default]
    pub open: bool,
    /// Points to light.
    pub on_lit: Callback<Lit>,
    /// Something was done.
    pub on: Callback<Action>,
}

/// What would turn the verdict.
#[component]
pub fn FlipsPanel(props: &FlipsPanelProps) -> Html {
    let FlipsPanelProps {
        document,
        count,
        look,
        words,
        on_lit,
        on,
        ..
    } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let open = use_state(|| props.open);
    let toggle = {
        let open = open.clone();
        move |_: MouseEvent| open.set(!*open)
    };
    // Each change is a count of its own: they are tried once, and only when asked for.
    let changes = use_memo(
        (*open, Rc::clone(document), look.method),
        |(open, document, method)| {
            let tries = *open && Flips::can_try(count);
            tries.then(|| Changes::of(document, *method))
        },
    );
    let axis = Axis::of(count, look, words);
    let flips = (*open).then(|| {
        let flips = Flips::of(document, count, (*changes).as_ref(), look, words);
        let line = |line: &FlipLine| {
            let content = html! { { line.text.clone() } };
            lights(&line.points, line.id, content, on_lit)
        };
        html! {
            <div data-test="flip-lines">
                <h3>{ flips.title.clone() }</h3>
                <ul>{ for flips.lines.iter().map(line) }</ul>
                { flips.note.clone().map(|note| html! { <p class="same">{ note }</p> }) }
            </div>
        }
    });
    html! {
        <section class="panel flips" aria-label={text("app-flips")} data-test="flips">
            <header><h2>{ text("app-flips") }{ native(gloss(words, "app-flips").as_deref()) }</h2></header>
            { komi_axis(&axis, words, on) }
            <button type="button" class="btn line" aria-expanded={open.to_string()} onclick={toggle} data-test="flips-try">
                { text("app-flips-try") }
            </button>
            { flips }
        </section>
    }
}
