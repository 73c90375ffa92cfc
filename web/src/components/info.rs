//! What a record says of the game.

use yew::prelude::*;
use zilu_words::Words;

use crate::state::Source;

/// What a record says of the game, as it is written there.
pub fn info(source: &Source, words: Words) -> Html {
    let info = &source.info;
    if info.is_empty() {
        return Html::default();
    }
    let part = |key: Option<&str>, text: &str| {
        let name = key.map(|key| html! { <><b>{ words.text(key).to_owned() }</b>{ " " }</> });
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
