//! The marks that are on the board, explained.

use yew::prelude::*;
use zilu_diagram::{LegendEntry, View};
use zilu_words::Words;

use super::named::named;
use super::shapes::signs;
use crate::state::Shared;

/// What a legend needs.
#[derive(Properties, PartialEq)]
pub struct LegendProps {
    /// What is shown.
    pub view: Shared<View>,
    /// The words of the page.
    pub words: Words,
}

fn entry(entry: &LegendEntry) -> Html {
    html! { <li>{ signs(entry.sign, entry.sides, entry.counted) }<span>{ named(&entry.name) }</span></li> }
}

/// The marks that are on the board, explained.
#[component]
pub fn Legend(props: &LegendProps) -> Html {
    html! {
        <ul class="legend" aria-label={props.words.text("app-legend").to_owned()} data-test="legend">
            { for props.view.legend.iter().map(entry) }
        </ul>
    }
}
