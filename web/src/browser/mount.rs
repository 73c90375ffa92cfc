//! What the page calls.

use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::page::first_lang;
use super::store::{LANG, PageStore, STATE, SUGGEST, Store, THEME};
use crate::components::{App, AppProps};
use crate::state::{Shared, State, Theme, restore};

/// Puts the app into an element, as it was left at the last visit. `worker` makes a worker
/// that answers with [`suggest`](super::suggest); without it the page does that itself.
#[wasm_bindgen]
pub fn mount_app(place: web_sys::Element, worker: Option<js_sys::Function>) {
    wasm_bindgen_futures::spawn_local(async move {
        let store = Shared::new(PageStore::default());
        let lang = first_lang(store.load(LANG).await.as_deref());
        let theme = store
            .load(THEME)
            .await
            .as_deref()
            .map_or(Theme::Auto, Theme::from_id);
        let suggests = store.load(SUGGEST).await.as_deref() != Some("off");
        let kept = store
            .load(STATE)
            .await
            .and_then(|text| restore(&text, lang));
        let state = State {
            theme,
            suggests,
            ..kept.unwrap_or_else(|| State::new(lang))
        };
        let props = AppProps {
            state: Rc::new(state),
            store: Some(store),
            worker,
        };
        yew::Renderer::<App>::with_root_and_props(place, props).render();
    });
}
