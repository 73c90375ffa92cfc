//! The games of a file as a list, a page at a time.

use yew::prelude::*;
use zilu_formats::GameFile;
use zilu_words::{Arg, Words};

use super::icon::Icon;
use super::record::number;
use super::window::Window;
use crate::browser::input_value;
use crate::state::{self, Action, Place, Walk};

/// Rows on a page.
const PAGE: usize = 50;

/// What the list needs.
#[derive(Properties, PartialEq)]
pub struct GamesWindowProps {
    /// The game that is open.
    pub place: Place,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

/// What a row says of a game.
#[derive(Debug, PartialEq)]
struct Row {
    number: usize,
    black: String,
    white: String,
    date: String,
    result: String,
    /// Whether it can be opened.
    sound: bool,
    /// All of it in lower case, to be searched.
    all: String,
}

fn rows(file: &GameFile) -> Vec<Row> {
    let row = |(number, game): (usize, &zilu_formats::sgf::Game)| {
        let info = file.info_of(game.root);
        let [black, white, date, result] =
            [info.black, info.white, info.date, info.result].map(Option::unwrap_or_default);
        let event = [info.event, info.name].map(Option::unwrap_or_default);
        let all = [&black, &white, &date, &result, &event[0], &event[1]];
        Row {
            number,
            all: all.map(String::as_str).join("\n").to_lowercase(),
            black,
            white,
            date,
            result,
            sound: game.size.is_ok(),
        }
    };
    file.games().iter().enumerate().map(row).collect()
}

/// The games of a file.
#[component]
pub fn GamesWindow(props: &GamesWindowProps) -> Html {
    let GamesWindowProps { place, words, on } = props;
    let words = *words;
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    let open = place.game();
    let search = use_state(String::new);
    let page = use_state(|| open / PAGE);
    let rows = use_memo(place.file.clone(), |file| rows(file));
    let asked = search.trim().to_lowercase();
    let found: Vec<&Row> = rows.iter().filter(|row| row.all.contains(&asked)).collect();
    let pages = found.len().div_ceil(PAGE).max(1);
    let now = (*page).min(pages - 1);
    let oninput = {
        let (search, page) = (search.clone(), page.clone());
        move |event: InputEvent| {
            search.set(input_value(&event));
            page.set(0);
        }
    };
    let turn = |to: Option<usize>| {
        let page = page.clone();
        move |_: MouseEvent| {
            if let Some(to) = to {
                page.set(to);
            }
        }
    };
    let (before, next) = (now.checked_sub(1), Some(now + 1).filter(|&n| n < pages));
    let row = |row: &&Row| {
        let number_of = row.number;
        let onclick = on.reform(move |_: MouseEvent| Action::Walk(Walk::Game(number_of)));
        let players = [row.black.as_str(), row.white.as_str()].join(" – ");
        let name = if row.black.is_empty() && row.white.is_empty() {
            words.say("games-unknown", &[("n", number(number_of + 1))])
        } else {
            players
        };
        html! {
            <li key={number_of}>
                <button type="button" aria-current={(number_of == open).then_some("true")} aria-disabled={(!row.sound).then_some("true")}
                    {onclick} data-test="game">
                    <i>{ number_of + 1 }</i><b>{ name }</b>
                    if row.sound { <span>{ row.date.clone() }</span><span>{ row.result.clone() }</span> }
                    else { <span class="odd">{ text("games-not-go") }</span> }
                </button>
            </li>
        }
    };
    let on_page = [("n", number(now + 1)), ("all", number(pages))];
    html! {
        <Window title="games-title" name="games" {words} on_close={on.reform(|()| Action::Show(state::Window::None))}>
            <div class="body games">
                <div class="find">
                    <input type="search" value={(*search).clone()} placeholder={text("games-search")} aria-label={text("games-search")}
                        {oninput} data-test="games-search" />
                    <span role="status" data-test="games-found">{ words.say("games-found", &[("n", number(found.len()))]) }</span>
                </div>
                <ol>{ for found.iter().skip(now * PAGE).take(PAGE).map(row) }</ol>
            </div>
            <footer>
                <span class="fine" data-test="games-page">{ words.say("games-page", &on_page) }</span>
                <button type="button" class="btn tall" aria-disabled={before.is_none().then_some("true")} onclick={turn(before)}
                    data-test="games-before">{ Icon::Before.html() }{ text("games-before") }</button>
                <button type="button" class="btn tall" aria-disabled={next.is_none().then_some("true")} onclick={turn(next)}
                    data-test="games-next">{ text("games-next") }{ Icon::Next.html() }</button>
            </footer>
        </Window>
    }
}

/// A long file that is being read.
pub fn reading(progress: &state::Progress, words: Words, on: &Callback<Action>) -> Html {
    let args = [
        ("name", Arg::Text(&progress.name)),
        ("percent", Arg::Number(progress.percent.into())),
    ];
    let cancelled = progress.cancelled.clone();
    let stop = on.reform(move |_: MouseEvent| {
        cancelled.set(true);
        Action::Reading(None)
    });
    html! {
        <div class="reading" role="status" data-test="reading">
            <span>{ words.say("reading", &args) }</span>
            <progress max="100" value={progress.percent.to_string()} aria-hidden="true"></progress>
            <button type="button" class="btn line" onclick={stop} data-test="reading-stop">{ words.text("reading-stop").to_owned() }</button>
        </div>
    }
}
