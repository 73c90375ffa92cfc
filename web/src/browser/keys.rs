//! Keys that work wherever the focus is.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use crate::state::{Action, Walk, Window};

/// Whether a person is writing there.
pub fn is_writing(event: &Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        target
            .matches("textarea, input:not([type=radio], [type=file]), [contenteditable]")
            .unwrap_or(false)
    })
}

/// Undo and redo by keys, and ways through a record, while no window is over the page.
#[hook]
pub fn use_keys(window: Window, on: Callback<Action>) {
    use_effect_with(window, move |&window| {
        let document = web_sys::window().and_then(|w| w.document());
        let document = document.filter(|_| window == Window::None);
        let listener = document.map(|document| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                if let Some(action) = action(key).filter(|_| !is_writing(event)) {
                    event.prevent_default();
                    on.emit(action);
                }
            })
        });
        move || drop(listener)
    });
}

fn action(key: &KeyboardEvent) -> Option<Action> {
    if key.alt_key() {
        return None;
    }
    if !(key.ctrl_key() || key.meta_key()) {
        return walk(&key.key()).map(Action::Walk);
    }
    match (key.key().as_str(), key.shift_key()) {
        ("z", false) => Some(Action::Undo),
        ("z" | "Z", true) | ("y", false) => Some(Action::Redo),
        _ => None,
    }
}

/// The keys of a record; without one they do nothing.
fn walk(key: &str) -> Option<Walk> {
    match key {
        "," => Some(Walk::Back),
        "." => Some(Walk::On),
        "<" => Some(Walk::First),
        ">" => Some(Walk::Last),
        _ => None,
    }
}
