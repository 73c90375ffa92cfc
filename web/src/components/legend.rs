//! The marks that are on the board, explained.

use yew::prelude::*;
use zilu_diagram::{LegendEntry, View};
use zilu_words::Words;

use super::named::named;
use super::shapes::signs;
fn entry(entry: &LegendEntry) -> Html {
    html! { <li>{ signs(entry.sign, entry.sides, entry.counted) }<span>{ named(&entry.name) }</span></li> }
}

/// The marks that are on the board, explained.
pub fn legend(view: &View, words: Words) -> Html {
    html! {
        <ul class="legend" aria-label={words.text("app-legend").to_owned()} data-test="legend">
            { for view.legend.iter().map(entry) }
        </ul>
    }
}
