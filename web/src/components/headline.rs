//! The sentence over all methods.

use yew::prelude::*;
use zilu_diagram::Headline;

use super::named::native;

/// What a headline needs.
#[derive(Properties, PartialEq)]
pub struct HeadlineViewProps {
    /// The sentence.
    pub headline: Headline,
}

/// The sentence over all methods.
#[component]
pub fn HeadlineView(props: &HeadlineViewProps) -> Html {
    let Headline {
        text,
        native: chinese,
    } = &props.headline;
    html! {
        <h1 data-test="headline"><span>{ text.clone() }</span>{ native(chinese.as_deref()) }</h1>
    }
}
