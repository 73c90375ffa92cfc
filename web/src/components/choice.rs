//! One of a few: native radio buttons, shown as a row.

use yew::prelude::*;

/// A choice.
pub struct Choice {
    /// A name that no other choice on the page has; also `data-test`.
    pub name: AttrValue,
    /// What is chosen, for readers of the screen.
    pub label: AttrValue,
    /// Each value with its text.
    pub options: Vec<(&'static str, AttrValue)>,
    /// The chosen value.
    pub value: &'static str,
    /// A value was chosen.
    pub on_choose: Callback<&'static str>,
}

impl Choice {
    /// The choice as an element.
    pub fn html(&self) -> Html {
        let name = &self.name;
        let option = |(value, text): &(&'static str, AttrValue)| {
            let value = *value;
            let on_choose = self.on_choose.reform(move |_: Event| value);
            html! {
                <label class="option" data-test={format!("{name}-{value}")}>
                    <input type="radio" class="sr" name={name.clone()} {value} checked={value == self.value}
                        onchange={on_choose} />
                    <span>{ text.clone() }</span>
                </label>
            }
        };
        html! {
            <span class="seg" role="radiogroup" aria-label={self.label.clone()} data-test={name.clone()}>
                { for self.options.iter().map(option) }
            </span>
        }
    }
}
