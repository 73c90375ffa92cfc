//! A menu under its button.

use yew::prelude::*;

use super::icon::Icon;
use crate::browser::{contains_focus, focus_button, use_outside};

/// What a menu needs.
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// The icon of the button.
    pub icon: Icon,
    /// The text of the button.
    pub label: AttrValue,
    /// Whether the text is shown, where there is room for it.
    #[prop_or(true)]
    pub with_text: bool,
    /// The stable name for tests.
    pub name: AttrValue,
    /// Classes of the whole.
    #[prop_or_default]
    pub class: Classes,
    /// The entries: `<li>` with a button each.
    pub children: Html,
}

/// A menu under its button. It closes when something in it was chosen, with Esc, and
/// when the focus or a press goes elsewhere.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let open = use_state(|| false);
    let root = use_node_ref();
    let close = {
        let open = open.clone();
        use_callback((), move |(), ()| open.set(false))
    };
    use_outside(&root, *open, close.clone());
    let toggle = {
        let open = open.clone();
        move |_: MouseEvent| open.set(!*open)
    };
    // What had the focus is gone with the list.
    let leave = {
        let root = root.clone();
        close.reform(move |()| focus_button(&root))
    };
    let onkeydown = {
        let (leave, open) = (leave.clone(), open.clone());
        move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                leave.emit(());
            }
        }
    };
    let onfocusout = {
        let (close, root) = (close.clone(), root.clone());
        move |event: FocusEvent| {
            if !contains_focus(&root, &event) {
                close.emit(());
            }
        }
    };
    let chosen = leave.reform(|_: MouseEvent| ());
    let name = &props.name;
    html! {
        <div class={classes!("menu", props.class.clone())} ref={root} {onkeydown} {onfocusout}>
            <button type="button" class={classes!("btn", (!props.with_text).then_some("icon"))} aria-haspopup="true"
                aria-expanded={open.to_string()} aria-label={props.label.clone()} title={props.label.clone()}
                onclick={toggle} data-test={name.clone()}>
                { props.icon.html() }
                if props.with_text { <span class="t" aria-hidden="true">{ props.label.clone() }</span> }
            </button>
            if *open {
                <ul onclick={chosen} data-test={format!("{name}-list")}>{ props.children.clone() }</ul>
            }
        </div>
    }
}
