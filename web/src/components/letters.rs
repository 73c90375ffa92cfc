//! How the letters of a file were read, and another choice.

use std::rc::Rc;

use yew::prelude::*;
use zilu_formats::Encoding;
use zilu_words::Words;

use super::icon::Icon;
use crate::browser::{read_anew, select_value};
use crate::state::{Action, Letters};

/// How the letters of a file were read, and another choice.
pub fn letters(letters: &Letters, words: Words, on: &Callback<Action>) -> Html {
    let label = AttrValue::from(words.text("app-letters").to_owned());
    let used = letters.encoding;
    let onchange = {
        let (letters, on) = (letters.clone(), on.clone());
        move |event: Event| {
            if let Some(chosen) = Encoding::from_label(&select_value(&event)) {
                let incoming = read_anew(&letters, chosen);
                on.emit(Action::Read(Rc::new(incoming)));
            }
        }
    };
    let option = |encoding: Encoding| {
        html! { <option value={encoding.id()} selected={encoding == used}>{ encoding.name() }</option> }
    };
    html! {
        <p class="letters" data-test="letters">
            <span aria-hidden="true">{ label.clone() }{ " " }</span>
            <span class="picker">
                <select aria-label={label} {onchange} data-test="encoding">
                    { for Encoding::ALL.into_iter().map(option) }
                </select>
                { Icon::Down.html() }
            </span>
        </p>
    }
}
