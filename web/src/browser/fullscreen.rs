//! The whole screen for the presentation, where the browser allows it.

use gloo::events::EventListener;
use yew::prelude::*;

/// Takes the whole screen as long as the component lives; tells when it was left by the
/// browser's own means.
#[hook]
pub fn use_fullscreen(on_left: Callback<()>) {
    use_effect_with((), move |()| {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(root) = document
            .as_ref()
            .and_then(web_sys::Document::document_element)
        {
            // Refused without a person's press, and in frames: the view works without.
            let _ = root.request_fullscreen();
        }
        let listener = document.as_ref().map(|document| {
            let page = document.clone();
            EventListener::new(document, "fullscreenchange", move |_| {
                if page.fullscreen_element().is_none() {
                    on_left.emit(());
                }
            })
        });
        move || {
            drop(listener);
            if let Some(document) = document
                && document.fullscreen_element().is_some()
            {
                document.exit_fullscreen();
            }
        }
    });
}
