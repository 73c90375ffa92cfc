//! A method of one's own: its switches under the table.

use yew::prelude::*;
use zilu_rules::{Amount, Custom, Handicap, Scoring};
use zilu_words::Words;

use super::komi::parse_komi;
use crate::browser::{input_value, select_value};
use crate::state::Action;

/// One switch: its key, whether it is on, and how it is set.
type Switch = (&'static str, bool, fn(&mut Custom, bool));

/// The switches behind the named methods, or the button that brings them.
pub fn custom_form(custom: Option<Custom>, words: Words, on: &Callback<Action>) -> Html {
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    let Some(custom) = custom else {
        let onclick = on.reform(|_: MouseEvent| Action::Custom(Some(Custom::default())));
        return html! {
            <p class="own-add">
                <button type="button" class="btn line" {onclick} data-test="custom-add">{ text("app-custom-add") }</button>
            </p>
        };
    };
    let change = |change: fn(&mut Custom, String)| {
        move |value: String| {
            let mut custom = custom;
            change(&mut custom, value);
            Action::Custom(Some(custom))
        }
    };
    let select = |key: &'static str, value: &'static str, options: &[&'static str], set| {
        let set = change(set);
        let onchange = on.reform(move |event: Event| set(select_value(&event)));
        let option = |id: &&'static str| {
            html! { <option value={*id} selected={*id == value}>{ text(&format!("{key}-{id}")) }</option> }
        };
        html! {
            <label class="own-field"><span>{ text(key) }</span>
                <select {onchange} data-test={key}>{ for options.iter().map(option) }</select>
            </label>
        }
    };
    let number = |key: &'static str, value: Amount, set| {
        let set = change(set);
        let onchange = on.reform(move |event: Event| set(input_value(&event)));
        html! {
            <label class="own-field"><span>{ text(key) }</span>
                <input type="text" inputmode="decimal" autocomplete="off" value={value.to_string()} {onchange} data-test={key} />
            </label>
        }
    };
    let switches: [Switch; 6] = [
        ("app-custom-seki", custom.seki_eyes, |c, on| {
            c.seki_eyes = on
        }),
        ("app-custom-fill", custom.must_fill, |c, on| {
            c.must_fill = on
        }),
        ("app-custom-tax", custom.group_tax, |c, on| c.group_tax = on),
        ("app-custom-passes", custom.pass_stones, |c, on| {
            c.pass_stones = on
        }),
        ("app-custom-first", custom.first_pass, |c, on| {
            c.first_pass = on
        }),
        ("app-custom-button", custom.button, |c, on| c.button = on),
    ];
    let switch = |(key, is_on, set): Switch| {
        let onchange = on.reform(move |_: Event| {
            let mut custom = custom;
            set(&mut custom, !is_on);
            Action::Custom(Some(custom))
        });
        html! {
            <label class="own-switch"><input type="checkbox" checked={is_on} {onchange} data-test={key} />
                <span>{ text(key) }</span></label>
        }
    };
    let scoring = match custom.scoring {
        Scoring::Area => "area",
        Scoring::Territory => "territory",
    };
    let handicap = match custom.handicap {
        Handicap::Nothing | Handicap::Silent => "nothing",
        Handicap::Stones => "stones",
        Handicap::StonesLessOne => "less-one",
    };
    let remove = on.reform(|_: MouseEvent| Action::Custom(None));
    html! {
        <fieldset class="own" data-test="custom">
            <legend>{ text("app-custom") }</legend>
            { select("app-custom-scoring", scoring, &["area", "territory"], |c, id| {
                c.scoring = if id == "area" { Scoring::Area } else { Scoring::Territory };
            }) }
            { select("app-custom-handicap", handicap, &["nothing", "less-one", "stones"], |c, id| {
                c.handicap = match id.as_str() {
                    "stones" => Handicap::Stones,
                    "less-one" => Handicap::StonesLessOne,
                    _ => Handicap::Nothing,
                };
            }) }
            { number("app-custom-komi", custom.komi, |c, text| c.komi = parse_komi(&text).unwrap_or(c.komi)) }
            { number("app-custom-handicap-komi", custom.handicap_komi, |c, text| {
                c.handicap_komi = parse_komi(&text).unwrap_or(c.handicap_komi);
            }) }
            <div class="own-switches">{ for switches.into_iter().map(switch) }</div>
            <p class="fine"><code>{ custom.to_string() }</code></p>
            <button type="button" class="btn line" onclick={remove} data-test="custom-remove">{ text("app-custom-remove") }</button>
        </fieldset>
    }
}
