//! What a record says of the game.

use std::rc::Rc;

use yew::prelude::*;
use zilu_words::Words;

use crate::state::Source;

/// What the line needs.
#[derive(Properties, PartialEq)]
pub struct InfoLineProps {
    /// Where the position comes from.
    pub source: Rc<Source>,
    /// The words of the page.
    pub words: Words,
}

/// What a record says of the game, as it is written there.
#[component]
pub fn InfoLine(props: &InfoLineProps) -> Html {
    let info = &props.source.info;
    if info.is_empty() {
        return Html::default();
    }
    let part = |key: Option<&str>, text: &str| {
        let name = key.map(|key| html! { <><b>{ props.words.text(key).to_owned() }</b>{ " " }</> });
        (!text.is_empty()).then(|| html! { <span>{ name }{ text.to_owned() }</span> })
    };
    html! {
        <p class="info" data-test="info">
            { part(Some("app-info-black"), &info.black) }
            { part(Some("app-info-white"), &info.white) }
            { part(None, &info.event) }
            { part(None, &info.date) }
            { part(Some("app-info-result"), &info.result) }
            { part(Some("app-info-rules"), &info.rules) }
        </p>
    }
}
