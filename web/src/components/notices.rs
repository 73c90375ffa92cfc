//! What a person should look at: oddities of the position, the record, the file.

use yew::prelude::*;
use zilu_diagram::View;
use zilu_formats::FileOddity;
use zilu_rules::Point;
use zilu_words::{Arg, Words};

use super::board::Lit;
use super::icon::Icon;
use crate::state::{Shared, Source};

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

/// What a person should look at.
pub fn notices(view: &View, source: &Source, words: Words, on_lit: &Callback<Lit>) -> Html {
    let files = source
        .oddities
        .iter()
        .take(MOST)
        .map(|oddity| file_oddity(words, oddity));
    let files = files.map(|text| (text, Vec::new(), "file"));
    let counted = view
        .notices
        .iter()
        .map(|n| (n.text.clone(), n.points.clone(), n.id));
    let all: Vec<(String, Vec<Point>, &'static str)> = counted.chain(files).collect();
    if all.is_empty() {
        return Html::default();
    }
    let item = |(text, points, id): (String, Vec<Point>, &'static str)| {
        if points.is_empty() {
            return html! { <li class="notice" data-notice={id}>{ Icon::Warn.html() }<span>{ text }</span></li> };
        }
        let lit = Some(Shared::new(points));
        let light = |lit: Lit| {
            let on_lit = on_lit.clone();
            move || on_lit.emit(lit.clone())
        };
        let (on, off) = (light(lit), light(None));
        let (enter, leave) = (on.clone(), off.clone());
        html! {
            <li data-notice={id}>
                <button type="button" class="notice lights" onpointerover={move |_| enter()} onpointerout={move |_| leave()}
                    onfocusin={move |_| on()} onfocusout={move |_| off()}>
                    { Icon::Warn.html() }<span>{ text }</span>
                </button>
            </li>
        }
    };
    html! {
        <ul class="notices" aria-label={words.text("app-notices").to_owned()} data-test="notices">
            { for all.into_iter().map(item) }
        </ul>
    }
}
