//! The account of the chosen method: terms down, sides across.

use yew::prelude::*;
use zilu_diagram::{LedgerLine, Sign, SumLine, View};
use zilu_rules::Count;
use zilu_words::Words;

use super::badge::badge;
use super::board::Lit;
use super::named::{named, native};
use super::shapes::sign;
use crate::state::{Action, Shared};

/// What the account needs.
#[derive(Properties, PartialEq)]
pub struct LedgerPanelProps {
    /// What is shown.
    pub view: Shared<View>,
    /// Its count, which finds the points of a line.
    pub count: Shared<Count>,
    /// The words of the page.
    pub words: Words,
    /// Points to light.
    pub on_lit: Callback<Lit>,
    /// Something was done.
    pub on: Callback<Action>,
}

/// The account of the chosen method.
#[component]
pub fn LedgerPanel(props: &LedgerPanelProps) -> Html {
    let LedgerPanelProps {
        view,
        count,
        words,
        on_lit,
        on,
    } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let ledger = &view.ledger;
    let told = use_state(|| false);
    let tell = {
        let told = told.clone();
        move |_: MouseEvent| told.set(!*told)
    };
    html! {
        <section class="panel" aria-label={text("app-account")} data-test="ledger">
            <header>
                <h2>{ named(&ledger.name) }</h2>
                <button type="button" class="more" aria-expanded={told.to_string()} onclick={tell} data-test="how">{ text("app-how") }</button>
            </header>
            if *told { <p class="note" data-test="note">{ ledger.note }</p> }
            <p class="formula">{ named(&ledger.formula) }</p>
            <table class="lg">
                <thead><tr>
                    <th scope="col"><span class="sr">{ text("app-account") }</span></th>
                    <th class="c-f" scope="col" abbr={text("app-black")} title={text("app-black")}>{ text("app-black-letter") }</th>
                    <th class="c-f" scope="col" abbr={text("app-white")} title={text("app-white")}>{ text("app-white-letter") }</th>
                    <th class="c-m" scope="col" abbr={text("app-difference-long")}>{ text("app-difference") }</th>
                </tr></thead>
                <tbody>
                    { for ledger.lines.iter().map(|one| line(one, count, words, on_lit)) }
                    { sum("total", &ledger.total) }
                    { ledger.base.as_ref().map(|line| sum("base", line)) }
                    { ledger.compensation.as_ref().map(|line| sum("compensation", line)) }
                    { sum("komi", &ledger.komi) }
                    <tr class="net">
                        <th scope="row">{ text("app-verdict") }{ native(super::explorer::gloss(words, "app-verdict").as_deref()) }</th>
                        <td colspan="3">{ badge(&ledger.verdict, words, Some(on)) }</td>
                    </tr>
                </tbody>
            </table>
        </section>
    }
}

fn sum(class: &'static str, line: &SumLine) -> Html {
    html! {
        <tr {class}>
            <th scope="row">{ line.text.clone() }{ native(line.native.as_deref()) }</th>
            <td>{ line.black.clone() }</td><td>{ line.white.clone() }</td><td>{ line.difference.clone() }</td>
        </tr>
    }
}

/// The glyph beside a line: Black's, or the one of a sign without a side.
pub fn line_sign(what: Option<Sign>, counted: bool) -> Html {
    let Some(what) = what else {
        return Html::default();
    };
    let neutral = what == Sign::Mark(zilu_diagram::MarkKind::Neutral);
    sign(
        what,
        (!neutral).then_some(zilu_rules::Color::Black),
        counted,
    )
}

/// One term. Under the pointer or the focus it lights its points.
fn line(line: &LedgerLine, count: &Count, words: Words, on_lit: &Callback<Lit>) -> Html {
    let points = line.points(count);
    let lights = !points.is_empty();
    let lit = Some(Shared::new(points));
    let (enter, focus) = (
        on_lit.reform({
            let lit = lit.clone();
            move |_: PointerEvent| lit.clone()
        }),
        on_lit.reform(move |_: FocusEvent| lit.clone()),
    );
    let (leave, blur) = (
        on_lit.reform(|_: PointerEvent| None),
        on_lit.reform(|_: FocusEvent| None),
    );
    let name = html! { <>{ line_sign(line.sign, true) }<span>{ named(&line.name) }</span></> };
    let class = classes!(
        lights.then_some("lights"),
        (!line.counted).then_some("aside")
    );
    let cells = html! {
        <><td>{ line.black.clone() }</td><td>{ line.white.clone() }</td><td>{ line.difference.clone() }</td></>
    };
    let quantity = line.quantity().id();
    if !lights {
        return html! { <tr {class} data-quantity={quantity}><th scope="row"><span class="term">{ name }</span></th>{ cells }</tr> };
    }
    html! {
        <tr {class} data-quantity={quantity} onpointerover={enter} onpointerout={leave} onfocusin={focus} onfocusout={blur}>
            <th scope="row">
                <button type="button" title={words.text("app-points-lit").to_owned()}>{ name }</button>
            </th>
            { cells }
        </tr>
    }
}
