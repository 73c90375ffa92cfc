//! A window over the page.

use yew::prelude::*;
use zilu_words::Words;

use super::explorer::gloss;
use super::icon::Icon;
use super::named::native;
use crate::browser::use_modal;

/// What a window needs.
#[derive(Properties, PartialEq)]
pub struct WindowProps {
    /// The key of its title.
    pub title: &'static str,
    /// The stable name for tests.
    pub name: &'static str,
    /// Classes of the window.
    #[prop_or_default]
    pub class: Classes,
    /// The words of the page.
    pub words: Words,
    /// The window asks to be closed.
    pub on_close: Callback<()>,
    /// What is in it, from below the title.
    pub children: Html,
}

/// A window over the page.
#[component]
pub fn Window(props: &WindowProps) -> Html {
    let WindowProps {
        title,
        name,
        class,
        words,
        on_close,
        children,
    } = props;
    let dialog = use_node_ref();
    use_modal(&dialog, on_close.clone());
    let id = format!("{name}-title");
    html! {
        <dialog class={classes!("dlg", class.clone())} ref={dialog} aria-labelledby={id.clone()} data-test={format!("{name}-window")}>
            <header>
                <h1 {id}>{ words.text(title).to_owned() }{ native(gloss(*words, title).as_deref()) }</h1>
                <button type="button" class="btn" aria-label={words.text("app-close").to_owned()}
                    onclick={on_close.reform(|_: MouseEvent| ())} data-test="close">{ Icon::Close.html() }</button>
            </header>
            { children.clone() }
        </dialog>
    }
}
