//! The presentation: the board and two verdicts, or a step of the count, for a projector.

use yew::prelude::*;
use zilu_diagram::{Cause, End, RowView, Steps, Verdict, View};
use zilu_rules::{BySide, Color, Method};
use zilu_words::{Lang, Words};

use super::badge::side_class;
use super::board::{Board, Lit};
use super::icon::Icon;
use super::ledger::line_sign;
use super::named::{named, native};
use super::steps;
use crate::browser::{Fit, use_fullscreen, use_modal};
use crate::state::{Action, Shared, Window};

/// What the presentation needs.
#[derive(Properties, PartialEq)]
pub struct PresentProps {
    /// What is shown.
    pub view: Shared<View>,
    /// The same in Chinese, where the page is not.
    pub chinese: Option<Shared<View>>,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

fn row(view: &View, method: Method) -> Option<&RowView> {
    view.table
        .groups
        .iter()
        .flat_map(|group| &group.rows)
        .find(|row| row.method == method)
}

fn chinese_verdict(chinese: Option<&View>, method: Method) -> Option<String> {
    let verdict = &row(chinese?, method)?.verdict;
    Some(format!("{}{}", verdict.outcome, verdict.by))
}

/// The board and two verdicts, for a projector.
#[component]
pub fn Present(props: &PresentProps) -> Html {
    let PresentProps {
        view,
        chinese,
        words,
        on,
    } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let leave = on.reform(|()| Action::Show(Window::None));
    let dialog = use_node_ref();
    use_modal(&dialog, leave.clone());
    use_fullscreen(leave.clone());
    let lit = use_memo(view.clone(), |view| -> Lit {
        let causes = view
            .compare
            .as_ref()
            .map_or(&[][..], |compare| &compare.causes);
        let points: Vec<_> = causes
            .iter()
            .flat_map(|cause| cause.points().iter().copied())
            .collect();
        (!points.is_empty() && view.steps.current.is_none()).then(|| Shared::new(points))
    });
    let other_lang = match words.lang() {
        Lang::En => Lang::ZhHans,
        Lang::ZhHans => Lang::En,
    };
    let onkeydown = {
        let (on, view) = (on.clone(), view.clone());
        move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            let action = match event.key().as_str() {
                "ArrowLeft" | "PageUp" => Action::Step(-1),
                "ArrowRight" | "PageDown" => Action::Step(1),
                "ArrowUp" | "," => Action::Frame(view.steps.before().flatten()),
                "ArrowDown" | "." => Action::Frame(view.steps.after().or(view.steps.current)),
                "l" | "L" => Action::Lang(other_lang),
                _ => return,
            };
            event.prevent_default();
            on.emit(action);
        }
    };
    let panel = |method: Method, verdict: &Verdict| {
        let Some(row) = row(view, method) else {
            return Html::default();
        };
        half(
            row,
            verdict,
            chinese_verdict(chinese.as_deref(), method).as_deref(),
            words,
        )
    };
    let verdicts = match &view.compare {
        _ if view.steps.current.is_some() => say(&view.steps),
        Some(compare) => html! {
            <>{ panel(compare.from.method, &compare.from.verdict) }{ why(&compare.causes, &compare.from, &compare.to, &compare.sum) }{ panel(compare.to.method, &compare.to.verdict) }</>
        },
        None => panel(view.ledger.method, &view.ledger.verdict),
    };
    let step = |by: i8| on.reform(move |_: MouseEvent| Action::Step(by));
    html! {
        <dialog class="present" ref={dialog} {onkeydown} aria-label={text("app-present")} data-test="presentation">
            <main>
                <div class="stage"><Board view={view.clone()} id="present" fit={Fit::Place} lit={(*lit).clone()} {words} /></div>
                <div class={classes!("turn", (view.compare.is_none() || view.steps.current.is_some()).then_some("alone"))} aria-live="polite">{ verdicts }</div>
            </main>
            <footer class="foot">
                <button type="button" class="btn" aria-label={text("app-present-before")} onclick={step(-1)} data-test="present-before">{ Icon::Before.html() }</button>
                <button type="button" class="btn" aria-label={text("app-present-next")} onclick={step(1)} data-test="present-next">{ Icon::Next.html() }</button>
                <span class="at">{ named(&view.ledger.name) }</span>
                { steps::dots(&view.steps, words, on) }
                <span class="tally">{ view.headline.text.clone() }</span>
                <span class="end">
                    <span class="keys-hint"><kbd>{ "←" }</kbd><kbd>{ "→" }</kbd>{ text("app-present-keys-methods") }
                        <kbd>{ "↑" }</kbd><kbd>{ "↓" }</kbd>{ text("app-present-keys-steps") }
                        <kbd>{ "L" }</kbd>{ text("app-present-keys-language") }<kbd>{ "Esc" }</kbd>{ text("app-present-keys-leave") }</span>
                    <button type="button" class="btn" aria-label={text("app-present-leave")} title={text("app-present-leave")}
                        onclick={leave.reform(|_: MouseEvent| ())} data-test="present-leave">{ Icon::Close.html() }</button>
                </span>
            </footer>
        </dialog>
    }
}

/// A step of the count, told large.
fn say(steps: &Steps) -> Html {
    let current = steps
        .current
        .and_then(|at| Some((at, steps.steps.get(at)?)));
    let Some((at, step)) = current else {
        return Html::default();
    };
    html! {
        <section class="say" data-test="step">
            <p class="no">{ format!("{at} / {}", steps.steps.len() - 1) }</p>
            <h1>{ named(&step.name) }</h1>
            <p class="told">{ steps.caption.clone() }</p>
            if let Some(chinese) = &steps.native { <p class="told zh" lang="zh-Hans">{ chinese.clone() }</p> }
        </section>
    }
}

/// The line between the two: what makes the difference.
fn why(causes: &[Cause], from: &End, to: &End, sum: &str) -> Html {
    let one = |cause: &Cause| {
        html! {
            <span class="cause">{ line_sign(cause.sign, true) }<span>{ named(&cause.name) }<small>{ cause.detail.clone() }</small></span>
                <i>{ cause.amount.clone() }</i></span>
        }
    };
    let amount = match causes {
        [] => format!("{} = {}", from.net, to.net),
        [_] => String::new(),
        _ => sum.to_owned(),
    };
    html! { <div class="why"><span class="causes">{ for causes.iter().map(one) }</span><b>{ amount }</b></div> }
}

/// One verdict. Its ground is the winner's colour.
fn half(row: &RowView, verdict: &Verdict, chinese: Option<&str>, words: Words) -> Html {
    let ground = if verdict.silent {
        "silent"
    } else {
        side_class(verdict.winner)
    };
    let names = BySide::new("app-black", "app-white");
    let figure = |side: Color| {
        let text = format!("{} {}", words.text(names[side]), row.figures[side]);
        if row.larger == Some(side) {
            html! { <b>{ text }</b> }
        } else {
            html! { <span>{ text }</span> }
        }
    };
    let outcome = if verdict.silent {
        verdict.text.clone()
    } else {
        verdict.outcome.to_owned()
    };
    let by = [Some(verdict.by.clone()), verdict.assumption.clone()];
    let by: Vec<String> = by
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty())
        .collect();
    html! {
        <section key={row.method.id()} class={classes!("half", ground)} data-method={row.method.id()} data-winner={ground}>
            <header><b>{ named(&row.name) }</b><span class="fig">{ for Color::ALL.into_iter().map(figure) }</span></header>
            <div><h1>{ outcome }</h1><p>{ by.join(", ") }{ native(chinese.filter(|_| !verdict.silent)) }</p></div>
        </section>
    }
}
