//! Komi: each method's own, none, or the same for all.

use yew::prelude::*;
use zilu_rules::{Amount, KomiChoice};
use zilu_words::Words;

use super::choice::Choice;
use super::icon::Icon;
use crate::browser::input_value;
use crate::state::Action;

/// Komi: each method's own, none, or the same for all.
pub fn komi_control(komi: KomiChoice, usual: Amount, words: Words, on: &Callback<Action>) -> Html {
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    let value = match komi {
        KomiChoice::Own => "own",
        KomiChoice::None => "none",
        KomiChoice::Same(_) => "same",
    };
    let options = vec![
        ("own", text("app-komi-own")),
        ("none", text("app-komi-none")),
        ("same", text("app-komi-same")),
    ];
    let on_choose = on.reform(move |value: &'static str| {
        Action::Komi(match value {
            "own" => KomiChoice::Own,
            "none" => KomiChoice::None,
            _ => KomiChoice::Same(usual),
        })
    });
    let choice = Choice {
        name: "komi".into(),
        label: text("app-komi"),
        options,
        value,
        on_choose,
    };
    let number = match komi {
        KomiChoice::Same(n) => html! { <Points komi={n} {words} on={on.clone()} /> },
        KomiChoice::Own | KomiChoice::None => Html::default(),
    };
    html! {
        <div>
            <span class="lab" aria-hidden="true">{ text("app-komi") }</span>
            { choice.html() }
            { number }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct PointsProps {
    komi: Amount,
    words: Words,
    on: Callback<Action>,
}

/// A text as an amount of komi; people write a comma, and a true minus.
pub fn parse_komi(text: &str) -> Option<Amount> {
    let text = text.trim().replace(',', ".").replace('−', "-");
    Amount::parse(&text).ok()
}

/// The number of points, with less and more.
#[component]
fn Points(props: &PointsProps) -> Html {
    let PointsProps { komi, words, on } = props;
    let (komi, words) = (*komi, *words);
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    // What is being written, beside the komi it would replace.
    let draft = use_state(|| None::<(Amount, String)>);
    let written = draft
        .as_ref()
        .filter(|(of, _)| *of == komi)
        .map(|(_, text)| text.clone());
    let wrong = written
        .as_deref()
        .is_some_and(|text| parse_komi(text).is_none());
    let go = |by: Amount| {
        let draft = draft.clone();
        on.reform(move |_: MouseEvent| {
            draft.set(None);
            Action::Komi(KomiChoice::Same(komi + by))
        })
    };
    let oninput = {
        let draft = draft.clone();
        move |event: InputEvent| draft.set(Some((komi, input_value(&event))))
    };
    let onchange = {
        let (on, draft) = (on.clone(), draft.clone());
        move |event: Event| {
            if let Some(n) = parse_komi(&input_value(&event)) {
                draft.set(None);
                on.emit(Action::Komi(KomiChoice::Same(n)));
            }
        }
    };
    let value = written.unwrap_or_else(|| komi.to_string());
    html! {
        <>
            <span class="num">
                <button type="button" aria-label={text("app-komi-less")} data-test="komi-less" onclick={go(-Amount::HALF)}>
                    { Icon::Minus.html() }
                </button>
                <input type="text" inputmode="decimal" autocomplete="off" {value}
                    aria-label={text("app-komi-points")} aria-invalid={wrong.then_some("true")} data-test="komi-points"
                    {oninput} {onchange} />
                <button type="button" aria-label={text("app-komi-more")} data-test="komi-more" onclick={go(Amount::HALF)}>
                    { Icon::Plus.html() }
                </button>
            </span>
            if wrong { <span class="wrong" role="alert">{ text("app-facts-not-a-komi") }</span> }
        </>
    }
}
