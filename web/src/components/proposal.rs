//! What is proposed about dead stones, under the board: all of it, or chain by chain.

use yew::prelude::*;
use zilu_rules::{Point, Size};
use zilu_suggest::Verdict;
use zilu_words::{Arg, Words};

use super::board::Lit;
use super::explorer::gloss;
use super::lights::lights;
use super::named::native;
use crate::browser::focus_next_line;
use crate::state::{Action, ProposalAction, Shared, State, Suggested};

/// The stones that look dead, and those of which it is not clear, for the board.
#[must_use]
pub fn proposed_stones(state: &State) -> [Vec<Point>; 2] {
    let looks_dead = state.proposed().flat_map(|verdict| &verdict.stones);
    let unsure = state.unsure().flat_map(|verdict| &verdict.stones);
    [looks_dead.copied().collect(), unsure.copied().collect()]
}

/// So many lines are shown unfolded: more would push the rest of the page away.
const FEW: usize = 3;

fn number<'a>(n: usize) -> Arg<'a> {
    Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
}

/// The whole answer in a sentence; it does not change while its chains are marked.
fn sentence(suggested: &Suggested, differing: usize, words: Words) -> String {
    if suggested.keeps_marks() {
        return words.say("suggest-kept", &[("n", number(differing))]);
    }
    let dead = suggested.chains().filter(|v| Suggested::looks_dead(v));
    let unsure = suggested.chains().filter(|v| Suggested::is_unsure(v));
    let args = [
        ("n", number(dead.map(|v| v.stones.len()).sum())),
        ("unsure", number(unsure.count())),
    ];
    words.say("app-suggest-summary", &args)
}

/// What a line needs.
struct Lines<'a> {
    size: Size,
    words: Words,
    on_lit: &'a Callback<Lit>,
    on: &'a Callback<Action>,
}

impl Lines<'_> {
    /// A chain with its reason, which lights its points; `mark` is what can be made of it.
    fn chain(&self, verdict: &Verdict, id: &'static str, mark: Option<bool>) -> Html {
        let words = self.words;
        let told = words.suggested(verdict, self.size);
        let lit = [verdict.stones.as_slice(), verdict.reason.points()].concat();
        let lit = Some(Shared::new(lit));
        let light = |lit: Lit| {
            let on_lit = self.on_lit.clone();
            move || on_lit.emit(lit.clone())
        };
        let (on, off) = (light(lit), light(None));
        let (enter, leave) = (on.clone(), off.clone());
        let first = verdict.stones.first().copied();
        let button = mark.zip(first).map(|(dead, at)| {
            let key = if dead { "app-mark-dead" } else { "app-mark-alive" };
            let text = words.text(key).to_owned();
            let onclick = self.on.reform(move |event: MouseEvent| {
                focus_next_line(&event);
                Action::Proposal(ProposalAction::Mark(at, dead))
            });
            let name = words.point_name(at, self.size);
            html! {
                <button type="button" class="btn line" aria-label={format!("{text}: {name}")} {onclick}
                    data-test="proposal-mark">{ text.clone() }</button>
            }
        });
        let key = first.map_or_else(String::new, |at| self.size.name(at).to_string());
        html! {
            <li class="lights" data-line={id} key={key.clone()} data-chain={key}>
                <button type="button" onpointerover={move |_| enter()} onpointerout={move |_| leave()}
                    onfocusin={move |_| on()} onfocusout={move |_| off()}>{ told }</button>
                { button }
            </li>
        }
    }

    /// A list that unfolds; nothing where it is empty.
    fn list(&self, key: &str, lines: Vec<Html>, open: bool) -> Html {
        if lines.is_empty() {
            return Html::default();
        }
        let title = self.words.say(key, &[("n", number(lines.len()))]);
        html! {
            <details class="unfold" {open} data-test={key.trim_start_matches("app-").to_owned()}>
                <summary>{ title }</summary>
                <ul>{ for lines }</ul>
            </details>
        }
    }
}

/// The answer once, for who cannot see the board.
fn live(state: &State, words: Words) -> Html {
    let suggested = state.suggested.as_deref().filter(|s| s.finished);
    let said = suggested.map(|s| sentence(s, state.differing().count(), words));
    html! {
        <p class="sr" role="status" aria-live="polite" aria-atomic="true" data-test="proposal-live">{ said }</p>
    }
}

/// The panel; nothing but a silent place for its sentence where nothing was asked.
pub fn proposal(
    state: &State,
    words: Words,
    on_lit: &Callback<Lit>,
    on: &Callback<Action>,
) -> Html {
    html! {
        <>
            { live(state, words) }
            { state.suggested.as_deref().map(|suggested| panel(state, suggested, words, on_lit, on)) }
        </>
    }
}

fn panel(
    state: &State,
    suggested: &Suggested,
    words: Words,
    on_lit: &Callback<Lit>,
    on: &Callback<Action>,
) -> Html {
    let text = |key: &str| words.text(key).to_owned();
    let act =
        |action: ProposalAction| on.reform(move |_: MouseEvent| Action::Proposal(action.clone()));
    let size = suggested.board().size();
    let lines = Lines {
        size,
        words,
        on_lit,
        on,
    };
    let chains = |all: Vec<&Verdict>, id: &'static str, mark: &dyn Fn(&Verdict) -> Option<bool>| {
        let line = |verdict: &&Verdict| lines.chain(verdict, id, mark(verdict));
        all.iter().map(line).collect::<Vec<_>>()
    };
    let dead = chains(state.proposed().collect(), "looks-dead", &|_| Some(true));
    let unsure = chains(state.unsure().collect(), "unsure", &|_| Some(true));
    let seki = chains(state.in_seki().collect(), "seki", &|_| None);
    let differing = chains(state.differing().collect(), "differing", &|verdict| {
        Some(Suggested::looks_dead(verdict))
    });
    let borders = suggested.answer.iter().flat_map(|answer| &answer.borders);
    let borders = borders.map(|around| {
        let told = html! { { words.open_border(around, size) } };
        lights(around, "border", told, on_lit)
    });
    let borders: Vec<Html> = borders.collect();
    let said = match &suggested.answer {
        None => text("app-suggest-looking"),
        Some(_) => sentence(suggested, differing.len(), words),
    };
    let nothing = dead.is_empty();
    let (differing_open, unsure_open) = (differing.len() <= FEW, unsure.len() <= FEW);
    let note = if nothing {
        "app-suggest-settled"
    } else {
        "app-suggest-note"
    };
    let is_kept = suggested.keeps_marks();
    let on_open = on.reform({
        let suggests = state.suggests;
        move |_: Event| Action::Proposal(ProposalAction::OnOpen(!suggests))
    });
    html! {
        <section class="proposal" aria-label={text("app-suggest")} aria-busy={(!suggested.finished).then_some("true")}
            data-test="proposal">
            <h2>{ text("app-suggest") }{ native(gloss(words, "app-suggest").as_deref()) }</h2>
            <p class="said" data-test="proposal-said">{ said }</p>
            if suggested.answer.is_some() && !is_kept { <p class="note">{ text(note) }</p> }
            <div class="turns">
                if !is_kept {
                    // With nothing to accept it stays where the focus is.
                    <button type="button" class="btn line" aria-disabled={nothing.then_some("true")}
                        onclick={act(ProposalAction::AcceptAll)} data-test="proposal-accept">{ text("app-suggest-accept") }</button>
                }
                <button type="button" class="btn line" onclick={act(ProposalAction::Dismiss)} data-test="proposal-dismiss">
                    { text("app-suggest-dismiss") }</button>
            </div>
            { lines.list("app-suggest-differing", differing, differing_open) }
            { lines.list("app-suggest-unsure", unsure, unsure_open) }
            { lines.list("app-suggest-chains", dead, false) }
            { lines.list("app-suggest-seki", seki, false) }
            { lines.list("app-suggest-borders", borders, false) }
            <label class="tick">
                <input type="checkbox" checked={state.suggests} onchange={on_open} data-test="proposal-on-open" />
                <span>{ text("app-suggest-on-open") }</span>
            </label>
        </section>
    }
}
