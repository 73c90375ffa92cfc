//! Why the pinned method and the chosen one differ: lines that add up.

use yew::prelude::*;
use zilu_diagram::{Cause, Compare, End, View};
use zilu_rules::Method;
use zilu_words::Words;

use super::badge::badge;
use super::board::Lit;
use super::explorer::gloss;
use super::icon::Icon;
use super::lane;
use super::ledger::line_sign;
use super::named::{named, native};
use crate::browser::select_value;
use crate::state::{Action, Shared};

/// What the comparison needs.
#[derive(Properties, PartialEq)]
pub struct ComparePanelProps {
    /// What is shown.
    pub view: Shared<View>,
    /// The words of the page.
    pub words: Words,
    /// Points to light.
    pub on_lit: Callback<Lit>,
    /// Something was done.
    pub on: Callback<Action>,
}

/// Why the pinned method and the chosen one differ.
#[component]
pub fn ComparePanel(props: &ComparePanelProps) -> Html {
    let ComparePanelProps {
        view, words, on, ..
    } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let body = match &view.compare {
        Some(compare) => bridge(props, compare),
        None => {
            let pinned = view
                .table
                .groups
                .iter()
                .flat_map(|g| &g.rows)
                .any(|row| row.pinned);
            let says = text(if pinned {
                "app-why-same"
            } else {
                "app-why-pin"
            });
            html! {
                <>
                    <p class="same">{ says }</p>
                    <p>{ picker(None, true, own(view), words, text("app-compare-with"), on.reform(Action::Versus)) }</p>
                </>
            }
        }
    };
    html! {
        <section class="panel" aria-label={text("app-why")} data-test="compare">
            <header><h2>{ text("app-why") }{ native(gloss(words, "app-why").as_deref()) }</h2></header>
            { body }
        </section>
    }
}

fn bridge(props: &ComparePanelProps, compare: &Compare) -> Html {
    let ComparePanelProps {
        view, words, on, ..
    } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let end = |end: &End, pinned: bool, class: &'static str| {
        let (label, choose) = if pinned {
            (text("app-compare-with"), on.reform(Action::Versus))
        } else {
            (text("app-compared"), on.reform(Action::Choose))
        };
        html! {
            <li class={classes!("end", class)}>
                <span class="what">
                    { picker(Some(end.method), pinned, own(view), words, label, choose) }
                    <small>{ badge(&end.verdict, words, Some(on)) }</small>
                </span>
                <span class="lane" aria-hidden="true">{ lane::stone(end.lane, &end.verdict) }</span>
                <span class="amt">{ end.net.clone() }</span>
            </li>
        }
    };
    html! {
        <>
            <ol class="bridge">
                { end(&compare.from, true, "") }
                { for compare.causes.iter().map(|one| cause_line(one, &props.on_lit)) }
                { end(&compare.to, false, "sum") }
            </ol>
            <p class="check" data-test="sum">{ Icon::Check.html() }<span><b>{ compare.sum.clone() }</b>{ " " }{ compare.check.clone() }</span></p>
            <p class="same">{ compare.same.clone() }</p>
        </>
    }
}

/// The custom method in the table.
fn own(view: &View) -> Option<Method> {
    let mut rows = view.table.groups.iter().flat_map(|g| &g.rows);
    rows.find(|row| matches!(row.method, Method::Custom(_)))
        .map(|row| row.method)
}

/// The name of a method as a choice of all methods.
fn picker(
    method: Option<Method>,
    pinned: bool,
    own: Option<Method>,
    words: Words,
    label: String,
    on: Callback<Method>,
) -> Html {
    let onchange = move |event: Event| {
        if let Ok(method) = select_value(&event).parse() {
            on.emit(method);
        }
    };
    let option = |one: Method| {
        html! { <option value={one.to_string()} selected={method == Some(one)}>{ words.method_name(one) }</option> }
    };
    html! {
        <span class="picker">
            if pinned { { Icon::Pin.html() } }
            <select aria-label={label} {onchange} data-test={if pinned { "versus" } else { "chosen" }}>
                if method.is_none() { <option value="" selected=true>{ "–" }</option> }
                { for Method::ALL.into_iter().chain(own).map(option) }
            </select>
            { Icon::Down.html() }
        </span>
    }
}

/// One cause. Under the pointer or the focus it lights its points.
fn cause_line(cause: &Cause, on_lit: &Callback<Lit>) -> Html {
    let points = cause.points().to_vec();
    let lights = !points.is_empty();
    let lit = Some(Shared::new(points)).filter(|_| lights);
    let light = |lit: Lit| on_lit.reform(move |()| lit.clone());
    let (on, off) = (light(lit), light(None));
    let (enter, leave) = (
        on.reform(|_: PointerEvent| ()),
        off.reform(|_: PointerEvent| ()),
    );
    let (focus, blur) = (
        on.reform(|_: FocusEvent| ()),
        off.reform(|_: FocusEvent| ()),
    );
    html! {
        <li class={classes!("cause", lights.then_some("lights"))} tabindex={lights.then_some("0")} data-cause={cause.id()}
            onpointerover={enter} onpointerout={leave} onfocusin={focus} onfocusout={blur}>
            <span class="what">
                { line_sign(cause.sign, true) }<span>{ named(&cause.name) }</span>
                <small>{ cause.detail.clone() }</small>
            </span>
            <span class="lane" aria-hidden="true">{ lane::arrow(cause.start, cause.end) }</span>
            <span class="amt">{ cause.amount.clone() }</span>
        </li>
    }
}
