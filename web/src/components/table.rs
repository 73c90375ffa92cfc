//! The table of methods.

use yew::prelude::*;
use zilu_diagram::{Group, Name, RowView, View};
use zilu_rules::{Color, Family};
use zilu_words::{Arg, Words};

use super::badge::badge;
use super::icon::Icon;
use super::lane;
use super::named::{named, native};
use crate::state::{Action, Shared};

/// What the table needs.
#[derive(Properties, PartialEq)]
pub struct MethodTableProps {
    /// What is shown.
    pub view: Shared<View>,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

/// The table of methods.
#[component]
pub fn MethodTable(props: &MethodTableProps) -> Html {
    let MethodTableProps { view, words, on } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let table = &view.table;
    let group = |group: &Group| {
        let rows = group.rows.iter().enumerate().map(|(at, row)| {
            let turn = (table.flip == Some(at)).then(|| turn(words));
            html! { <>{ turn }{ self::row(row, words, on) }</> }
        });
        html! {
            <tbody>
                { group.family.as_ref().map(|(_, name)| heading(name)) }
                { for rows }
                if group.more > 0 { { more(group, words, on) } }
            </tbody>
        }
    };
    html! {
        <>
            <table class="vt" data-test="methods">
                <caption class="sr">{ text("app-verdicts") }</caption>
                <thead><tr>
                    <th class="c-n" scope="col">{ text("app-method") }</th>
                    <th class="c-f" scope="col" abbr={text("app-black")} title={text("app-black")}>{ text("app-black-letter") }</th>
                    <th class="c-f" scope="col" abbr={text("app-white")} title={text("app-white")}>{ text("app-white-letter") }</th>
                    <th class="c-m hide-s" scope="col" abbr={text("app-difference-long")}>{ text("app-difference") }</th>
                    <th class="c-k hide-s" scope="col">{ text("app-komi") }</th>
                    <th class="c-l lane" aria-hidden="true">
                        <span class="ends"><span>{ text("app-white") }</span><span>{ text("app-black") }</span></span>
                        <i class="knob"></i>
                    </th>
                    <th class="c-v" scope="col">{ text("app-verdict") }</th>
                </tr></thead>
                { for table.groups.iter().map(group) }
            </table>
            if !table.footnotes.is_empty() {
                <p class="fine vt-note">
                    { for table.footnotes.iter().map(|note| html! { <><sup>{ note.sign }</sup>{ " " }{ note.text.clone() }{ " " }</> }) }
                </p>
            }
        </>
    }
}

/// The button that unfolds the less usual methods, or folds them.
fn more(group: &Group, words: Words, on: &Callback<Action>) -> Html {
    let family = group.family.as_ref().map(|(family, _)| *family);
    let unfolded = group.unfolded;
    let key = if unfolded {
        "app-methods-fewer"
    } else {
        "app-methods-more"
    };
    let text = words.say(key, &[("n", Arg::Number(group.more as i32))]);
    let label = match &group.family {
        Some((_, name)) => format!("{text}: {}", name.text),
        None => text.clone(),
    };
    let onclick = on.reform(move |_: MouseEvent| Action::Unfold(family, !unfolded));
    html! {
        <tr class="more">
            <td colspan="3">
                <button type="button" aria-expanded={unfolded.to_string()} aria-label={label} {onclick} data-test="more-methods"
                    data-family={family.map_or("all", Family::id)}>
                    { Icon::Down.html() }<span>{ text }</span>
                </button>
            </td>
            <td class="hide-s" colspan="2"></td>
            <td class="lane" aria-hidden="true">{ lane::empty() }</td>
            <td></td>
        </tr>
    }
}

fn heading(name: &Name) -> Html {
    html! {
        <tr class="fam">
            <th scope="rowgroup" colspan="3">{ named(name) }</th>
            <td class="hide-s" colspan="2"></td>
            <td class="lane" aria-hidden="true">{ lane::empty() }</td>
            <td></td>
        </tr>
    }
}

fn turn(words: Words) -> Html {
    let chinese = super::explorer::gloss(words, "app-turns");
    html! {
        <tr class="fliprow" data-test="flip"><td colspan="7"><span class="fl">
            <span>{ words.text("app-turns").to_owned() }{ native(chinese.as_deref()) }</span>
        </span></td></tr>
    }
}

/// One method. The whole row chooses for the pointer; the button in it for all others.
fn row(row: &RowView, words: Words, on: &Callback<Action>) -> Html {
    let method = row.method;
    let class = classes!(
        "row",
        row.chosen.then_some("is-now"),
        row.pinned.then_some("is-pin")
    );
    let onclick = on.reform(move |_: MouseEvent| Action::Choose(method));
    let onkeydown = {
        let on = on.clone();
        move |event: KeyboardEvent| {
            let plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
            if plain && matches!(event.key().as_str(), "p" | "P") {
                on.emit(Action::Pin(method));
            }
        }
    };
    let pin = on.reform(move |event: MouseEvent| {
        event.stop_propagation();
        Action::Pin(method)
    });
    let pin_key = if row.pinned { "app-pinned" } else { "app-pin" };
    let pin_label = words.say(pin_key, &[("method", Arg::Text(row.name.text))]);
    let figure = |side: Color| {
        let class = classes!("f", (row.larger == Some(side)).then_some("win"));
        html! { <td {class} data-side={side.id()}>{ row.figures[side].clone() }</td> }
    };
    let komi = match &row.compensation {
        Some(points) => {
            html! { <span title={points.clone()}>{ row.komi.clone() }<sup>{ points.clone() }</sup></span> }
        }
        None => html! { row.komi.clone() },
    };
    html! {
        <tr {class} aria-current={row.chosen.then_some("true")} {onclick} {onkeydown} data-method={method.id()}>
            <th scope="row">
                <button type="button" class="choose" data-test="choose">
                    <span>{ row.name.text }{ row.exactness.map(|word| html! { <small class="about">{ " " }{ word }</small> }) }{ row.footnote.map(|sign| html! { <sup>{ sign }</sup> }) }</span>
                    { row.ruled.clone().map(|title| html! { <small class="ruled" {title} data-test="ruled">{ words.text("app-by-ruling").to_owned() }</small> }) }
                    { native(row.name.native) }
                </button>
                <button type="button" class="pin" aria-pressed={row.pinned.to_string()} aria-label={pin_label.clone()}
                    title={pin_label} onclick={pin} data-test="pin">{ Icon::Pin.html() }</button>
            </th>
            { figure(Color::Black) }
            { figure(Color::White) }
            <td class="m hide-s">{ row.margin.clone() }</td>
            <td class="k hide-s">{ komi }</td>
            <td class="lane" aria-hidden="true">{ lane::stone(row.lane, &row.verdict) }</td>
            <td class="verdict">{ badge(&row.verdict, words, Some(on)) }</td>
        </tr>
    }
}
