//! What was touched, in words, and what can be done with it.

use yew::prelude::*;
use zilu_diagram::View;
use zilu_rules::Color;
use zilu_words::{Arg, Words};

use crate::state::{Action, Shared, Touched};

/// What the line needs.
#[derive(Properties, PartialEq)]
pub struct TouchedLineProps {
    /// What is shown.
    pub view: Shared<View>,
    /// What was touched.
    pub touched: Option<Touched>,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

/// The effect of a touch as a sentence.
fn sentence(view: &View, touched: Touched, words: Words) -> Option<String> {
    let point = view.board.at(touched.point)?;
    let Some((color, n)) = touched.stones else {
        return Some(words.say("app-touched-empty", &[("label", Arg::Text(&point.label))]));
    };
    let name = view.board.size.name(touched.point).to_string();
    let key = if touched.area {
        "app-touched-area"
    } else {
        "app-touched"
    };
    let effect = words.say(key, &chain_args(&name, color, n, point.dead));
    let ledger = &view.ledger;
    let verdict = words.say(
        "app-live-verdict",
        &[
            ("method", Arg::Text(ledger.name.text)),
            ("verdict", Arg::Text(&ledger.verdict.text)),
            ("headline", Arg::Text(&view.headline.text)),
        ],
    );
    Some(format!("{effect} {verdict}"))
}

/// The variables of a sentence about a chain.
pub fn chain_args(point: &str, color: Color, n: usize, dead: bool) -> [(&'static str, Arg<'_>); 4] {
    [
        ("point", Arg::Text(point)),
        ("color", Arg::Text(color.id())),
        ("n", Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))),
        ("dead", Arg::Text(if dead { "yes" } else { "no" })),
    ]
}

/// What was touched, in words, and what can be done with it.
#[component]
pub fn TouchedLine(props: &TouchedLineProps) -> Html {
    let TouchedLineProps {
        view,
        touched,
        words,
        on,
    } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let said = touched.and_then(|touched| sentence(view, touched, words));
    let stone = touched.filter(|touched| touched.stones.is_some());
    let buttons = stone.and_then(|touched| {
        let point = touched.point;
        let dead = view.board.at(point)?.dead;
        let (chain, area) = if dead {
            ("app-mark-alive", "app-mark-area-dead")
        } else {
            ("app-mark-dead", "app-mark-area-alive")
        };
        let touch = on.reform(move |_: MouseEvent| Action::Touch(point));
        let touch_area = on.reform(move |_: MouseEvent| Action::TouchArea(point));
        Some(html! {
            <>
                if !touched.area {
                    <button type="button" class="btn line" onclick={touch_area} data-test="mark-area">{ text(area) }</button>
                }
                <button type="button" class="btn line" onclick={touch} data-test="mark-chain">{ text(chain) }</button>
            </>
        })
    });
    html! {
        <div class="touched">
            <p role="status" aria-live="polite" aria-atomic="true" data-test="live"
                class={said.is_none().then_some("hint")}>
                { said.unwrap_or_else(|| text("app-hint-touch")) }
            </p>
            { buttons }
        </div>
    }
}
