//! A name with its Chinese term.

use yew::prelude::*;
use zilu_diagram::Name;

/// The Chinese term beside a name, set smaller.
pub fn native(text: Option<&str>) -> Html {
    match text {
        Some(text) => {
            html! { <>{ " " }<span class="zh" lang="zh-Hans">{ text.to_owned() }</span></> }
        }
        None => Html::default(),
    }
}

/// A name with its Chinese term.
pub fn named(name: &Name) -> Html {
    html! { <>{ name.text }{ native(name.native) }</> }
}
