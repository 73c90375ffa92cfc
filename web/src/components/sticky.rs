//! The two compared verdicts at the foot of a phone.

use yew::prelude::*;
use zilu_diagram::{End, View};
use zilu_words::Words;

use super::badge::badge;
use super::strip::strip;

/// The two compared verdicts at the foot of a phone.
pub fn sticky(view: &View, words: Words) -> Html {
    let one = |name: &'static str, verdict: &zilu_diagram::Verdict| {
        html! { <><span>{ name }</span>{ badge(verdict, words, None) }</> }
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
            { strip(&view.strip) }
        </aside>
    }
}
