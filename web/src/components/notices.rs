//! What a person should look at: oddities of the position, the record, the file.

use yew::prelude::*;
use zilu_diagram::{Notice, Ruling, View};
use zilu_formats::FileOddity;
use zilu_words::{Arg, Words};

use super::board::Lit;
use super::choice::Choice;
use super::icon::Icon;
use crate::state::{Action, Shared, Source};

/// Oddities of a file that are told one by one; a broken file has hundreds.
const MOST: usize = 4;

fn file_oddity(words: Words, oddity: &FileOddity) -> String {
    let values = oddity.kind.args();
    let args: Vec<(&str, Arg)> = values
        .iter()
        .map(|(name, value)| (*name, Arg::Text(value)))
        .collect();
    let key = format!("file-{}", oddity.id());
    let text = words.say(&key, &args);
    let number = |n: u32| Arg::Number(i32::try_from(n).unwrap_or(i32::MAX));
    let (line, text) = (number(oddity.place.line), Arg::Text(&text));
    match oddity.turn {
        Some(turn) => words.say(
            "file-at-move",
            &[("turn", number(turn)), ("line", line), ("text", text)],
        ),
        None => words.say("file-at", &[("line", line), ("text", text)]),
    }
}

/// What is said of a ruling, and its two choices.
fn ruling(ruling: Ruling, view: &View, words: Words, on: &Callback<Action>) -> Html {
    let Ruling { point, must_fill } = ruling;
    let name = view.board.size.name(point).to_string();
    let (fill, open) = ("fill", "open");
    let choice = Choice {
        name: format!("ruling-{name}").into(),
        label: words
            .say("app-ruling", &[("point", Arg::Text(&name))])
            .into(),
        options: [(fill, "app-ruling-fill"), (open, "app-ruling-open")]
            .map(|(value, key)| (value, words.text(key).to_owned().into()))
            .to_vec(),
        value: if must_fill { fill } else { open },
        on_choose: on.reform(move |value: &'static str| Action::Rule(point, value == fill)),
    };
    html! { <div class="ruling">{ choice.html() }</div> }
}

/// What a person should look at.
pub fn notices(
    view: &View,
    source: &Source,
    words: Words,
    on_lit: &Callback<Lit>,
    on: &Callback<Action>,
) -> Html {
    let files = source
        .oddities
        .iter()
        .take(MOST)
        .map(|oddity| file_oddity(words, oddity));
    let files = files.map(|text| Notice {
        id: "file",
        text,
        points: Vec::new(),
        ruling: None,
    });
    let all: Vec<Notice> = view.notices.iter().cloned().chain(files).collect();
    if all.is_empty() {
        return Html::default();
    }
    let item = |notice: Notice| {
        let Notice {
            id,
            text,
            points,
            ruling: offered,
        } = notice;
        if points.is_empty() {
            return html! { <li class="notice" data-notice={id}>{ Icon::Warn.html() }<span>{ text }</span></li> };
        }
        let lit = Some(Shared::new(points));
        let light = |lit: Lit| {
            let on_lit = on_lit.clone();
            move || on_lit.emit(lit.clone())
        };
        let (light, dim) = (light(lit), light(None));
        let (enter, leave) = (light.clone(), dim.clone());
        html! {
            <li data-notice={id}>
                <button type="button" class="notice lights" onpointerover={move |_| enter()} onpointerout={move |_| leave()}
                    onfocusin={move |_| light()} onfocusout={move |_| dim()}>
                    { Icon::Warn.html() }<span>{ text }</span>
                </button>
                { offered.map(|offered| ruling(offered, view, words, on)) }
            </li>
        }
    };
    html! {
        <ul class="notices" aria-label={words.text("app-notices").to_owned()} data-test="notices">
            { for all.into_iter().map(item) }
        </ul>
    }
}
