//! The whole app: one state, what follows from it, and the windows over it.

use std::rc::Rc;

use yew::prelude::*;
use zilu_diagram::View;
use zilu_rules::Count;
use zilu_words::{Arg, Lang, Words};

use super::bar::{self, Bar};
use super::explorer::Explorer;
use super::games::{GamesWindow, reading};
use super::help::help;
use super::open::OpenWindow;
use super::present::Present;
use crate::browser::{
    LANG, PageStore, STATE, SUGGEST, Store, THEME, copy, link_to, show_in_address, show_lang,
    show_theme, show_title, use_incoming, use_keys, use_suggestion,
};
use crate::state::{Action, Shared, State, Window, save};

/// What the app begins with.
#[derive(Properties, PartialEq)]
pub struct AppProps {
    /// The first state.
    pub state: Rc<State>,
    /// Where the state is kept; nowhere without it.
    #[prop_or_default]
    pub store: Option<Shared<PageStore>>,
    /// Makes a worker for suggestions; without it the page answers them.
    #[prop_or_default]
    pub worker: Option<js_sys::Function>,
}

/// Keeps a text whenever it changes.
#[hook]
fn use_kept(
    store: Option<Shared<PageStore>>,
    key: &'static str,
    text: impl FnOnce() -> String + 'static,
    deps: impl PartialEq + 'static,
) {
    use_effect_with(deps, move |_| {
        if let Some(store) = store {
            let text = text();
            wasm_bindgen_futures::spawn_local(async move { store.save(key, &text).await });
        }
    });
}

/// The whole app.
#[component]
pub fn App(props: &AppProps) -> Html {
    let first = Rc::clone(&props.state);
    let state = use_reducer(move || State::clone(&first));
    let on = {
        let dispatch = state.dispatcher();
        use_callback((), move |action, ()| dispatch.dispatch(action))
    };
    // The reducer's state by reference, so that it goes to components without a copy.
    let now = use_memo((*state).clone(), State::clone);
    let words = Words::new(now.lang);

    let document = Rc::clone(now.document());
    let count = use_memo(Rc::clone(&document), |document| {
        Shared::new(Count::of(document))
    });
    let view = use_memo(((*count).clone(), now.look, now.lang), {
        let document = Rc::clone(&document);
        move |(count, look, lang)| Shared::new(View::of(&document, count, look, Words::new(*lang)))
    });
    // The presentation speaks Chinese too.
    let both = now.window == Window::Present && now.lang != Lang::ZhHans;
    let chinese = use_memo(
        ((*count).clone(), now.look, both),
        move |(count, look, both)| {
            both.then(|| Shared::new(View::of(&document, count, look, Words::new(Lang::ZhHans))))
        },
    );

    let store = props.store.clone();
    let kept = Rc::clone(&now);
    use_kept(
        store.clone(),
        STATE,
        move || save(&kept),
        (now.history.clone(), now.look),
    );
    let (lang, theme) = (now.lang, now.theme);
    let (name, _) = bar::title(now.source(), words);
    use_effect_with(lang, |lang| show_lang(*lang));
    use_effect_with(theme, |theme| show_theme(*theme));
    let title = words.say("app-title-page", &[("title", Arg::Text(&name))]);
    use_effect_with(title, |title: &String| show_title(title));
    use_changed(store.clone(), LANG, lang.tag());
    use_changed(store.clone(), THEME, theme.id());
    use_changed(store, SUGGEST, if now.suggests { "on" } else { "off" });
    use_suggestion(props.worker.clone(), now.suggested.clone(), on.clone());
    use_keys(now.window, on.clone());
    let dropping = use_incoming(on.clone());

    // In a trial, undo takes back its turns.
    let (can_undo, can_redo) = match &now.trial {
        Some(play) => (play.last().is_some(), false),
        None => (now.history.can_undo(), now.history.can_redo()),
    };
    let on_link = {
        let (state, on) = (Rc::clone(&now), on.clone());
        use_callback((now.history.clone(), now.look), move |(), _| {
            let (on, code) = (on.clone(), state.code());
            copy(link_to(&code), move |done| {
                if !done {
                    show_in_address(&code);
                }
                on.emit(Action::Linked(done));
            });
        })
    };

    let (count, view) = ((*count).clone(), (*view).clone());
    let window = match now.window {
        Window::None => Html::default(),
        Window::Open => {
            html! { <OpenWindow opening={Rc::clone(&now.opening)} {words} on={on.clone()} /> }
        }
        Window::Games => match now.place() {
            Some(place) => {
                html! { <GamesWindow place={place.clone()} {words} on={on.clone()} /> }
            }
            None => Html::default(),
        },
        Window::Help => help(words, &on),
        Window::Present => html! {
            <Present view={view.clone()} chinese={(*chinese).clone()} {words} on={on.clone()} />
        },
    };
    html! {
        <div class={classes!("app", dropping.then_some("dropping"))} lang={lang.tag()}>
            <Bar source={Rc::clone(now.source())} can_undo={can_undo} can_redo={can_redo}
                {theme} {words} {on_link} on={on.clone()} />
            if let Some(progress) = &now.reading { { reading(progress, words, &on) } }
            <Explorer state={now} {count} {view} {words} {on} />
            { window }
        </div>
    }
}

/// Keeps a choice once it was made: what only follows from the browser is not kept.
#[hook]
fn use_changed(store: Option<Shared<PageStore>>, key: &'static str, value: &'static str) {
    let first = use_state(|| value);
    let made = use_mut_ref(|| false);
    use_effect_with(value, move |&value| {
        let chosen = *made.borrow() || value != *first;
        if let Some(store) = store.filter(|_| chosen) {
            *made.borrow_mut() = true;
            wasm_bindgen_futures::spawn_local(async move { store.save(key, value).await });
        }
    });
}
