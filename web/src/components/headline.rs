//! The sentence over all methods.

use yew::prelude::*;
use zilu_diagram::Headline;

use super::named::native;

/// The sentence over all methods.
pub fn headline(headline: &Headline) -> Html {
    let Headline {
        text,
        native: chinese,
    } = headline;
    html! {
        <h1 data-test="headline"><span>{ text.clone() }</span>{ native(chinese.as_deref()) }</h1>
    }
}
