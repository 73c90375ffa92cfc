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
    // What is being written, until it is a number that was taken over.
    let draft = use_state(|| None::<String>);
    let wrong = draft.as_deref().is_some_and(|text| read(text).is_err());
    let value = *value;
    let now = value.unwrap_or(*assumed);
    let judge = {
        let on_wrong = on_wrong.clone();
        move |bad: bool| {
            if bad != wrong {
                on_wrong.emit(bad);
            }
        }
    };
    let go = |to: u32| {
        let (draft, judge) = (draft.clone(), judge.clone());
        on_change.reform(move |_: MouseEvent| {
            draft.set(None);
            judge(false);
            Some(to)
        })
    };
    let say = |key: &str| words.say(key, &[("field", Arg::Text(label))]);
    let oninput = {
        let (draft, judge) = (draft.clone(), judge.clone());
        move |event: InputEvent| {
            let text = input_value(&event);
            judge(read(&text).is_err());
            draft.set(Some(text));
        }
    };
    let onchange = {
        let (on_change, draft) = (on_change.clone(), draft.clone());
        move |event: Event| {
            if let Ok(n) = read(&input_value(&event)) {
                draft.set(None);
                on_change.emit(n);
            }
        }
    };
    let text = (*draft)
        .clone()
        .or_else(|| value.map(|n| n.to_string()))
        .unwrap_or_default();
    let aria_disabled = |idle: bool| idle.then_some("true");
    html! {
        <span class="num">
            <button type="button" aria-label={say("app-less")} aria-disabled={aria_disabled(now == 0)} onclick={go(now.saturating_sub(1))}>
                { Icon::Minus.html() }
            </button>
            <input type="text" inputmode="numeric" autocomplete="off" aria-label={label.clone()} data-test={name.clone()}
                value={text} placeholder={assumed.to_string()}
                aria-invalid={wrong.then_some("true")} {oninput} {onchange} />
            <button type="button" aria-label={say("app-more-of")} aria-disabled={aria_disabled(now >= LARGEST)} onclick={go((now + 1).min(LARGEST))}>
                { Icon::Plus.html() }
            </button>
        </span>
    }
}
