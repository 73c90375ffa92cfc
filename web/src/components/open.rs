//! The Open window: a text to paste, a file to choose, and what is wrong with them.

use std::rc::Rc;

use yew::prelude::*;
use zilu_diagram::{Layer, Look, View};
use zilu_formats::{ReadError, ReadErrorKind};
use zilu_rules::{Color, Count};
use zilu_words::{Arg, Words};

use super::board::Board;
use super::icon::Icon;
use super::window::Window;
use crate::browser::{Fit, copy, input_files, input_value, read_file};
use crate::state::{self, Action, Entry, Incoming, Opening, Shared, Title};

/// What the window needs.
#[derive(Properties, PartialEq)]
pub struct OpenWindowProps {
    /// What stands in it.
    pub opening: Rc<Opening>,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

/// An error in words.
fn say(words: Words, error: &ReadError) -> String {
    let values = error.kind.args();
    let args: Vec<(&str, Arg)> = values
        .iter()
        .map(|(name, value)| (*name, Arg::Text(value)))
        .collect();
    words.say(&format!("read-{}", error.id()), &args)
}

/// Where it is.
fn place(words: Words, error: &ReadError) -> Option<String> {
    let number = |n: u32| Arg::Number(i32::try_from(n).unwrap_or(i32::MAX));
    let args = [
        ("line", number(error.line)),
        ("column", number(error.column)),
    ];
    let nowhere = matches!(
        error.kind,
        ReadErrorKind::Empty
            | ReadErrorKind::NoBoard
            | ReadErrorKind::NoGame
            | ReadErrorKind::BrokenCode
            | ReadErrorKind::NewerCode
    );
    (!nowhere).then(|| words.say("app-open-line", &args))
}

/// The Open window.
#[component]
pub fn OpenWindow(props: &OpenWindowProps) -> Html {
    let OpenWindowProps { opening, words, on } = props;
    let words = *words;
    let text = |key: &str| words.text(key).to_owned();
    let file = use_node_ref();
    let area = use_node_ref();
    let copied = use_state(|| false);
    let oninput = on.reform(|event: InputEvent| Action::Draft(input_value(&event)));
    let go = {
        let text = opening.text.clone();
        on.reform(move |_: MouseEvent| Action::Read(Rc::new(Incoming::text(&text))))
    };
    let choose = {
        let file = file.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = file.cast::<web_sys::HtmlElement>() {
                input.click();
            }
        })
    };
    let chosen = {
        let on = on.clone();
        move |event: Event| {
            if let Some(file) = input_files(&event) {
                read_file(file, on.clone());
            }
        }
    };
    let focus_text = {
        let area = area.clone();
        move |_: MouseEvent| {
            if let Some(area) = area.cast::<web_sys::HtmlElement>() {
                let _ = area.focus();
            }
        }
    };
    let error = opening.error.as_ref();
    let message = error.map(|error| [Some(say(words, error)), place(words, error)]);
    let copy_message = {
        let whole = message
            .iter()
            .flatten()
            .flatten()
            .cloned()
            .collect::<Vec<_>>()
            .join(". ");
        let copied = copied.clone();
        move |_: MouseEvent| {
            let copied = copied.clone();
            copy(whole.clone(), move |done| copied.set(done));
        }
    };
    let record = opening.text.trim_start().starts_with('(');
    let close = on.reform(|()| Action::Show(state::Window::None));
    let label = if error.is_some() {
        "app-open-label-kept"
    } else {
        "app-open-label"
    };
    let foot = if error.is_some() {
        "app-open-nothing-lost"
    } else {
        "app-open-kept"
    };
    html! {
        <Window title="app-open-title" name="open" {words} on_close={close.clone()}>
            <div class="body">
                if let (Some(error), Some([says, place])) = (error, message) {
                    <div class="oops" role="alert" data-test="error">
                        { Icon::Warn.html() }<b>{ says }</b>
                        if let Some(place) = place { <p data-test="error-place">{ place }</p> }
                        { bad_line(opening, error) }
                    </div>
                }
                <div class="two">
                    <div>
                        <label for="open-text">{ text(label) }</label>
                        <textarea id="open-text" class={classes!("paste", record.then_some("record"))} data-first="" ref={area} value={opening.text.clone()}
                            {oninput} spellcheck="false" autocomplete="off" autocapitalize="off"
                            aria-describedby="open-hint" data-test="open-text" />
                        <p class="fine" id="open-hint">{ text("app-open-hint") }</p>
                        { found(opening, words) }
                        <input type="file" hidden=true ref={file} accept=".sgf,.txt,.SGF,text/plain,application/x-go-sgf" onchange={chosen}
                            data-test="open-file" />
                        if error.is_none() {
                            <div class="files">
                                <button type="button" class="btn line tall" onclick={choose.clone()} data-test="choose-file">
                                    { Icon::Open.html() }{ text("app-open-file") }
                                </button>
                                <span class="drop">{ text("app-open-drop") }</span>
                            </div>
                        }
                    </div>
                    <div>
                        if error.is_some() {
                            <h2>{ text("app-open-options") }</h2>
                            <div class="options">
                                <button type="button" class="btn line tall start" onclick={focus_text}>{ Icon::Edit.html() }{ text("app-open-correct") }</button>
                                <button type="button" class="btn line tall start" onclick={choose} data-test="choose-file">{ Icon::Open.html() }{ text("app-open-another") }</button>
                                <button type="button" class="btn line tall start" onclick={copy_message}>
                                    { Icon::Copy.html() }<span role="status">{ text(if *copied { "app-open-copied" } else { "app-open-copy" }) }</span>
                                </button>
                            </div>
                        } else if let Some(entry) = &opening.entry {
                            <Preview entry={entry.clone()} {words} />
                            if entry.source.title == Title::Diagram { <p class="fine">{ text("app-open-no-record") }</p> }
                        }
                    </div>
                </div>
            </div>
            <footer>
                <span class="fine">{ text(foot) }</span>
                <button type="button" class="btn tall" onclick={close.reform(|_: MouseEvent| ())}>{ text("app-cancel") }</button>
                <button type="button" class="btn primary" onclick={go} data-test="open-go">{ text("app-open-go") }</button>
            </footer>
        </Window>
    }
}

/// The line that could not be read, with the place in it.
fn bad_line(opening: &Opening, error: &ReadError) -> Html {
    let Some((number, line)) = opening.bad_line() else {
        return Html::default();
    };
    let at = usize::try_from(error.column).unwrap_or(1).saturating_sub(1);
    let before: String = line.chars().take(at).collect();
    let bad: String = line.chars().skip(at).take(1).collect();
    let after: String = line.chars().skip(at + 1).collect();
    html! {
        <p class="bad-line" data-test="error-line"><i>{ number }</i><span>{ before }<mark>{ bad }</mark>{ after }</span></p>
    }
}

/// What is in the text so far.
fn found(opening: &Opening, words: Words) -> Html {
    let Some(entry) = &opening.entry else {
        return Html::default();
    };
    let board = &entry.document.board;
    let size = board.size();
    let number = |n: u32| Arg::Number(i32::try_from(n).unwrap_or(i32::MAX));
    let record =
        opening.text.trim_start().starts_with('(') || entry.document.record.placed.black.is_some();
    let kind = if entry.source.title == Title::Link {
        "app-open-found-link"
    } else if record {
        "app-open-found-record"
    } else {
        "app-open-found-diagram"
    };
    let kind = words.say(
        kind,
        &[
            ("width", Arg::Number(size.width().into())),
            ("height", Arg::Number(size.height().into())),
        ],
    );
    let (black, white) = (board.count(Color::Black), board.count(Color::White));
    let empty = u32::from(size.points()) - black - white;
    let stones = [
        ("black", number(black)),
        ("white", number(white)),
        ("empty", number(empty)),
    ];
    html! {
        <p class="found" role="status" data-test="found">
            { Icon::Check.html() }<span><b>{ kind }</b>{ " " }{ words.say("app-open-found-stones", &stones) }</span>
        </p>
    }
}

#[derive(Properties, PartialEq)]
struct PreviewProps {
    entry: Entry,
    words: Words,
}

/// The position as it would open.
#[component]
fn Preview(props: &PreviewProps) -> Html {
    let PreviewProps { entry, words } = props;
    let view = use_memo((Rc::clone(&entry.document), *words), |(document, words)| {
        let look = Look {
            layer: Layer::Dead,
            ..Look::default()
        };
        Shared::new(View::of(document, &Count::of(document), &look, *words))
    });
    html! { <Board view={(*view).clone()} id="preview" fit={Fit::Below(320)} words={*words} /> }
}
