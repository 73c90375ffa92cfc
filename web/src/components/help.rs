//! Help: what this is, and the keys.

use yew::prelude::*;
use zilu_words::Words;

use super::window::Window;
use crate::state::{self, Action};

/// Keys, with what they do.
const KEYS: [(&[&str], &str); 13] = [
    (&["←", "↑", "↓", "→"], "app-help-key-board"),
    (&["Home", "End"], "app-help-key-ends"),
    (&["Space"], "app-help-key-mark"),
    (&["Shift+Space"], "app-help-key-area"),
    (&["W", "?"], "app-help-key-why"),
    (&["Ctrl+Z", "Ctrl+Y"], "app-help-key-undo"),
    (&["Ctrl+V"], "app-help-key-paste"),
    (&[",", ".", "<", ">"], "record-help-keys"),
    (&["P"], "app-help-key-pin"),
    (&["←", "→"], "app-help-key-present"),
    (&["↑", "↓", ",", "."], "app-help-key-steps"),
    (&["L"], "app-help-key-language"),
    (&["Esc"], "app-help-key-close"),
];

/// Help: what this is, and the keys.
pub fn help(words: Words, on: &Callback<Action>) -> Html {
    let text = |key: &str| words.text(key).to_owned();
    let key = |(keys, does): &(&[&str], &str)| {
        html! { <><dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt><dd>{ text(does) }</dd></> }
    };
    html! {
        <Window title="app-help-title" name="help" class="slim" {words}
            on_close={on.reform(|()| Action::Show(state::Window::None))}>
            <div class="body">
                <div class="prose">
                    <p>{ text("app-help-what") }</p><p>{ text("app-help-own") }</p><p>{ text("app-help-read") }</p>
                </div>
                <h2>{ text("app-help-keys") }</h2>
                <dl class="keys">{ for KEYS.iter().map(key) }</dl>
            </div>
        </Window>
    }
}
