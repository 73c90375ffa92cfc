//! What comes in: a chosen file, a dropped one, a pasted text, a link.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::file::Blob;
use gloo::file::futures::read_as_bytes;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, File};
use yew::prelude::*;

use super::keys::is_writing;
use super::page::take_from_address;
use crate::state::{Action, Incoming};

/// Reads a file and opens what is in it.
pub fn read_file(file: File, on: Callback<Action>) {
    let name = file.name();
    wasm_bindgen_futures::spawn_local(async move {
        // A file that cannot be read opens as an empty one, and is reported as such.
        let bytes = read_as_bytes(&Blob::from(file)).await.unwrap_or_default();
        super::slices::open(Rc::from(bytes), name, &on).await;
    });
}

fn open_text(text: &str, on: &Callback<Action>) {
    if !text.trim().is_empty() {
        on.emit(Action::Read(Rc::new(Incoming::text(text))));
    }
}

/// Opens the code in the page's address.
fn open_address(on: &Callback<Action>) {
    if let Some(code) = take_from_address() {
        open_text(&code, on);
    }
}

/// Opens what is dropped or pasted anywhere on the page, and the code in its address. True while something is held
/// over it.
#[hook]
pub fn use_incoming(on: Callback<Action>) -> bool {
    let over = use_state_eq(|| false);
    let held = over.clone();
    use_effect_with((), move |()| {
        open_address(&on);
        let address = web_sys::window().map(|window| {
            let on = on.clone();
            EventListener::new(&window, "hashchange", move |_| open_address(&on))
        });
        let document = web_sys::window().and_then(|window| window.document());
        let listeners = document.map(|document| {
            let listen = |name: &'static str, hear: Box<dyn Fn(&Event)>| {
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&document, name, options, move |event| hear(event))
            };
            let paste = {
                let on = on.clone();
                move |event: &Event| paste(event, &on)
            };
            let (over, left, dropped) = (held.clone(), held.clone(), held);
            let over = move |event: &Event| {
                event.prevent_default();
                over.set(true);
            };
            let leave = move |event: &Event| {
                // Elements inside tell of it too; the window's own has nowhere it goes to.
                let to = event
                    .dyn_ref::<DragEvent>()
                    .and_then(|drag| drag.related_target());
                if to.is_none() {
                    left.set(false);
                }
            };
            let drop = move |event: &Event| {
                event.prevent_default();
                dropped.set(false);
                take(event, &on);
            };
            [
                listen("paste", Box::new(paste)),
                listen("dragover", Box::new(over)),
                listen("dragleave", Box::new(leave)),
                listen("drop", Box::new(drop)),
            ]
        });
        move || drop((listeners, address))
    });
    *over
}

fn paste(event: &Event, on: &Callback<Action>) {
    if is_writing(event) {
        return;
    }
    let data = event
        .dyn_ref::<ClipboardEvent>()
        .and_then(|event| event.clipboard_data());
    let Some(data) = data else { return };
    event.prevent_default();
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        read_file(file, on.clone());
    } else if let Ok(text) = data.get_data("text/plain") {
        open_text(&text, on);
    }
}

fn take(event: &Event, on: &Callback<Action>) {
    let data = event
        .dyn_ref::<DragEvent>()
        .and_then(|event| event.data_transfer());
    let Some(data) = data else { return };
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        read_file(file, on.clone());
    } else if let Ok(text) = data.get_data("text/plain") {
        open_text(&text, on);
    }
}
