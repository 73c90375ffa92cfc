//! A whole number that may be unknown, with less and more.

use yew::prelude::*;
use zilu_words::{Arg, Words};

use super::icon::Icon;
use crate::browser::input_value;

/// The largest number that can be entered.
pub const LARGEST: u32 = 9999;

/// What a number field needs.
#[derive(Properties, PartialEq)]
pub struct NumberFieldProps {
    /// What it is.
    pub label: AttrValue,
    /// The stable name for tests.
    pub name: AttrValue,
    /// The number; `None` where it is not known.
    pub value: Option<u32>,
    /// What is assumed where it is not known.
    pub assumed: u32,
    /// The words of the page.
    pub words: Words,
    /// A number was entered, or the field was emptied.
    pub on_change: Callback<Option<u32>>,
    /// Whether what stands in the field is no number.
    pub on_wrong: Callback<bool>,
}

/// What stands in a field: nothing, a number, or something else.
fn read(text: &str) -> Result<Option<u32>, ()> {
    match text.trim() {
        "" => Ok(None),
        text => text
            .parse()
            .ok()
            .filter(|&n| n <= LARGEST)
            .map(Some)
            .ok_or(()),
    }
}

/// A whole number that may be unknown, with less and more.
#[component]
pub fn NumberField(props: &NumberFieldProps) -> Html {
    let NumberFieldProps {
        label,
        name,
        value,
        assumed,
        words,
        on_change,
        on_wrong,
    } = props;
    let wrong = use_state(|| false);
    let now = value.unwrap_or(*assumed);
    let step = |to: u32| on_change.reform(move |_: MouseEvent| Some(to));
    let say = |key: &str| words.say(key, &[("field", Arg::Text(label))]);
    let judge = {
        let (wrong, on_wrong) = (wrong.clone(), on_wrong.clone());
        move |bad: bool| {
            if *wrong != bad {
                wrong.set(bad);
                on_wrong.emit(bad);
            }
        }
    };
    let oninput = {
        let judge = judge.clone();
        move |event: InputEvent| judge(read(&input_value(&event)).is_err())
    };
    let onchange = {
        let on_change = on_change.clone();
        move |event: Event| {
            let read = read(&input_value(&event));
            judge(read.is_err());
            if let Ok(n) = read {
                on_change.emit(n);
            }
        }
    };
    html! {
        <span class="num">
            <button type="button" aria-label={say("app-less")} disabled={now == 0} onclick={step(now.saturating_sub(1))}>
                { Icon::Minus.html() }
            </button>
            <input type="text" inputmode="numeric" autocomplete="off" aria-label={label.clone()} data-test={name.clone()}
                value={value.map(|n| n.to_string()).unwrap_or_default()} placeholder={assumed.to_string()}
                aria-invalid={wrong.then_some("true")} {oninput} {onchange} />
            <button type="button" aria-label={say("app-more-of")} disabled={now >= LARGEST} onclick={step(now + 1)}>
                { Icon::Plus.html() }
            </button>
        </span>
    }
}
