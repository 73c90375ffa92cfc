//! Trial play under the board: what happened, the rules, what was found.

use yew::prelude::*;
use zilu_rules::{Color, Document, Finding, Ko};
use zilu_words::{Arg, Words};

use super::choice::Choice;
use super::explorer::gloss;
use super::icon::Icon;
use super::named::native;
use crate::browser::{focus_next, select_value};
use crate::state::{Action, TrialAction, TrialPlay};

/// What happened last, as a sentence, and whose turn it is.
pub fn trial_sentence(play: &TrialPlay, document: &Document, words: Words) -> String {
    let game = play.game();
    let size = game.board().size();
    if let Some((point, illegal)) = &play.refused {
        return words.illegal(illegal, *point, game.rules().ko, size);
    }
    if let Some(finding) = play.kept {
        let found = words.finding(finding, &document.board);
        return words.say("app-trial-kept", &[("finding", Arg::Text(&found))]);
    }
    let side = |key: &str, side: Color| words.say(key, &[("side", Arg::Text(side.id()))]);
    let Some(turn) = play.last() else {
        return side("turn-start", game.to_move());
    };
    let taken: Vec<_> = game.taken_by(game.turns().len()).collect();
    let suicide = turn.point.is_some_and(|p| game.board().get(p).is_none());
    let told = words.turn(turn.color, turn.point, taken.len(), suicide, size);
    let next = if game.is_stopped() {
        words.text("turn-stopped").to_owned()
    } else {
        side("turn-next", game.to_move())
    };
    [told.as_str(), words.text("layout-gap"), &next].concat()
}

/// The panel of a trial.
pub fn trial(play: &TrialPlay, document: &Document, words: Words, on: &Callback<Action>) -> Html {
    let text = |key: &str| words.text(key).to_owned();
    let game = play.game();
    let act = |action: TrialAction| on.reform(move |_: MouseEvent| Action::Trial(action));
    let begun = play.last().is_some();
    let findings = play.findings(document);
    let found = |finding: &Finding| {
        let finding = *finding;
        let keep = on.reform(move |event: MouseEvent| {
            focus_next(&event);
            Action::Trial(TrialAction::Keep(finding))
        });
        let told = words.finding(finding, &document.board);
        html! {
            <li data-finding={finding.id()}>
                <span>{ told.clone() }</span>
                <button type="button" class="btn line" aria-label={format!("{}: {told}", words.text("app-trial-keep"))} onclick={keep}
                    data-test="trial-keep">{ text("app-trial-keep") }</button>
            </li>
        }
    };
    let nothing = findings.is_empty() && game.is_stopped();
    html! {
        <section class="trial" aria-label={text("app-trial")} data-test="trial">
            <h2>{ text("app-trial") }{ native(gloss(words, "app-trial").as_deref()) }</h2>
            <p role="status" aria-live="polite" aria-atomic="true" data-test="live" class={play.refused.is_some().then_some("refused")}>
                if play.refused.is_some() { { Icon::Warn.html() } }
                <span>{ trial_sentence(play, document, words) }</span>
            </p>
            <div class="turns">
                <button type="button" class="btn line" aria-disabled={game.is_stopped().then_some("true")} onclick={act(TrialAction::Pass)}
                    data-test="trial-pass">{ text("app-trial-pass") }</button>
                <button type="button" class="btn line" aria-disabled={(!begun).then_some("true")} onclick={act(TrialAction::Back)}
                    data-test="trial-back">{ Icon::Undo.html() }{ text("app-trial-back") }</button>
                <button type="button" class="btn line" onclick={act(TrialAction::Leave)} data-test="trial-leave">
                    { text("app-trial-leave") }</button>
            </div>
            <div class="rules">
                { ko_rule(game.rules().ko, words, on) }
                if !begun { { first(play.first(), words, on) } }
            </div>
            <p class="note">{ words.ko_note(game.rules().ko) }{ words.text("layout-gap") }{ words.suicide(game.rules().suicide) }</p>
            <p class="note">{ text("app-trial-note") }</p>
            if !findings.is_empty() || nothing {
                <div class="found" data-test="trial-found">
                    <h3>{ text("app-trial-found") }</h3>
                    if nothing { <p class="note">{ text("app-trial-nothing") }</p> }
                    <ul>{ for findings.iter().map(found) }</ul>
                </div>
            }
        </section>
    }
}

fn ko_rule(ko: Ko, words: Words, on: &Callback<Action>) -> Html {
    let on = on.clone();
    let onchange = move |event: Event| {
        let id = select_value(&event);
        if let Some(ko) = Ko::ALL.into_iter().find(|ko| ko.id() == id) {
            on.emit(Action::Trial(TrialAction::Ko(ko)));
        }
    };
    let label = words.text("app-trial-ko").to_owned();
    let option = |one: Ko| html! { <option value={one.id()} selected={one == ko}>{ words.ko_name(one) }</option> };
    html! {
        <span>
            <span class="lab" aria-hidden="true">{ label.clone() }</span>
            <span class="picker">
                <select aria-label={label} {onchange} data-test="trial-ko">{ for Ko::ALL.into_iter().map(option) }</select>
                { Icon::Down.html() }
            </span>
        </span>
    }
}

fn first(first: Color, words: Words, on: &Callback<Action>) -> Html {
    let side = |color: Color| (color.id(), AttrValue::from(words.color_name(color)));
    let label = AttrValue::from(words.text("app-trial-first").to_owned());
    let choice = Choice {
        name: "trial-first".into(),
        label: label.clone(),
        options: Color::ALL.into_iter().map(side).collect(),
        value: first.id(),
        on_choose: on.reform(|id: &'static str| {
            let color = if id == Color::Black.id() {
                Color::Black
            } else {
                Color::White
            };
            Action::Trial(TrialAction::First(color))
        }),
    };
    html! { <span><span class="lab" aria-hidden="true">{ label }</span>{ choice.html() }</span> }
}
