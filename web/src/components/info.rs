//! What a record says of the game.

use yew::prelude::*;
use zilu_rules::Method;
use zilu_words::{Arg, Words};

use crate::state::{Action, Info, Source};

/// What a record says of the game, as it is written there.
pub fn info(source: &Source, chosen: Method, words: Words, on: &Callback<Action>) -> Html {
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
            { named(info, chosen, words, on) }
        </p>
    }
}

/// The method that the record names, to be chosen.
fn named(info: &Info, chosen: Method, words: Words, on: &Callback<Action>) -> Html {
    let Some(method) = info.method() else {
        return Html::default();
    };
    let said = words.say(
        "record-names",
        &[("method", Arg::Text(words.method_name(method)))],
    );
    let onclick = on.reform(move |_: MouseEvent| Action::Choose(method));
    html! {
        <span class="names" data-test="record-names">
            { said }{ " " }
            if method != chosen {
                <button type="button" class="btn line" {onclick} data-test="record-take">{ words.text("record-take").to_owned() }</button>
            }
        </span>
    }
}
