//! Windows and menus: what closes them.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement, Node};
use yew::prelude::*;

/// Shows a `<dialog>` over an inert page as long as its component lives. Esc, or a press
/// beside it, asks to close it; the focus goes back to where it was.
#[hook]
pub fn use_modal(element: &NodeRef, on_close: Callback<()>) {
    let element = element.clone();
    use_effect_with((), move |()| {
        let dialog = element.cast::<HtmlDialogElement>();
        let listeners = dialog.as_ref().map(|dialog| {
            // Fails only where it is shown already.
            let _ = dialog.show_modal();
            focus_first(dialog);
            let cancel = {
                let on_close = on_close.clone();
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(dialog, "cancel", options, move |event| {
                    event.prevent_default();
                    on_close.emit(());
                })
            };
            let beside = dialog.clone();
            let press = EventListener::new(dialog, "click", move |event| {
                let target = event
                    .target()
                    .and_then(|target| target.dyn_into::<Node>().ok());
                if target.is_some_and(|target| beside.is_same_node(Some(&target))) {
                    on_close.emit(());
                }
            });
            (cancel, press)
        });
        move || {
            drop(listeners);
            if let Some(dialog) = dialog {
                dialog.close();
            }
        }
    });
}

/// Puts the focus where a person begins, unless that would bring up a keyboard of glass
/// over the window.
fn focus_first(dialog: &HtmlDialogElement) {
    let by_finger = web_sys::window()
        .and_then(|window| window.match_media("(pointer: coarse)").ok().flatten())
        .is_some_and(|query| query.matches());
    let first = dialog.query_selector("[data-first]").ok().flatten();
    let first = first.and_then(|first| first.dyn_into::<HtmlElement>().ok());
    if let Some(first) = first.filter(|_| !by_finger) {
        let _ = first.focus();
    }
}

/// Tells of presses outside an element while something is open.
#[hook]
pub fn use_outside(element: &NodeRef, open: bool, on_outside: Callback<()>) {
    let element = element.clone();
    use_effect_with(open, move |&open| {
        let document = web_sys::window()
            .and_then(|window| window.document())
            .filter(|_| open);
        let listener = document.map(|document| {
            EventListener::new(&document, "pointerdown", move |event| {
                let target = event
                    .target()
                    .and_then(|target| target.dyn_into::<Node>().ok());
                let inside = element
                    .cast::<Node>()
                    .is_some_and(|root| root.contains(target.as_ref()));
                if !inside {
                    on_outside.emit(());
                }
            })
        });
        move || drop(listener)
    });
}

/// Puts the focus on the first button in an element.
pub fn focus_button(element: &NodeRef) {
    let button = element
        .cast::<web_sys::Element>()
        .and_then(|element| element.query_selector("button").ok().flatten());
    focus(button);
}

/// Puts the focus on what follows the button an event comes from, which will be gone.
pub fn focus_next(event: &MouseEvent) {
    let button = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .and_then(|target| target.closest("button").ok().flatten());
    focus(button.and_then(|button| button.next_element_sibling()));
}

/// Puts the focus on the line after the one an event comes from, which will be gone; where
/// there is no other line, on the first button of the section.
pub fn focus_next_line(event: &MouseEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let closest = |css: &str| target.as_ref()?.closest(css).ok().flatten();
    let other = closest("li").and_then(|line| {
        line.next_element_sibling()
            .or_else(|| line.previous_element_sibling())
    });
    let place = other.or_else(|| closest("section"));
    focus(place.and_then(|place| place.query_selector("button").ok().flatten()));
}

fn focus(element: Option<web_sys::Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Whether the focus that left went to another place in the same element.
#[must_use]
pub fn contains_focus(element: &NodeRef, event: &FocusEvent) -> bool {
    let Some(to) = event
        .related_target()
        .and_then(|to| to.dyn_into::<Node>().ok())
    else {
        // A press on what takes no focus: `use_outside` decides.
        return true;
    };
    element
        .cast::<Node>()
        .is_some_and(|root| root.contains(Some(&to)))
}
