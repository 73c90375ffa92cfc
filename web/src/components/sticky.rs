//! The two compared verdicts at the foot of a phone.

use yew::prelude::*;
use zilu_diagram::{End, View};
use zilu_words::Words;

use super::badge::Badge;
use super::strip::StripView;
use crate::state::Shared;

/// What the foot needs.
#[derive(Properties, PartialEq)]
pub struct StickyProps {
    /// What is shown.
    pub view: Shared<View>,
    /// The words of the page.
    pub words: Words,
}

/// The two compared verdicts at the foot of a phone.
#[component]
pub fn Sticky(props: &StickyProps) -> Html {
    let StickyProps { view, words } = props;
    let words = *words;
    let one = |name: &'static str, verdict: &zilu_diagram::Verdict| {
        html! { <><span>{ name }</span><Badge verdict={verdict.clone()} {words} /></> }
    };
    let end = |end: &End| one(end.name.text, &end.verdict);
    let verdicts = match &view.compare {
        Some(compare) => {
            let agree = compare.to.verdict.winner == compare.from.verdict.winner;
            let between = words.text(if agree { "app-and" } else { "app-but" });
            html! { <>{ end(&compare.to) }<span class="vs">{ between.to_owned() }</span>{ end(&compare.from) }</> }
        }
        None => one(view.ledger.name.text, &view.ledger.verdict),
    };
    html! {
        <aside class="sticky" aria-label={words.text("app-verdict").to_owned()}>
            <div class="two">{ verdicts }</div>
            <StripView strip={view.strip.clone()} />
        </aside>
    }
}
