//! The record under the board: where one is in it, and ways on.

use yew::prelude::*;
use zilu_diagram::Look;
use zilu_formats::NodeId;
use zilu_rules::{Count, Document, Point};
use zilu_words::{Arg, Words};

use super::course::{LONGEST, plot, use_course};
use super::icon::Icon;
use crate::browser::input_value;
use crate::state::{Action, Place, Shared, Walk, Window};

/// What the panel needs.
#[derive(Properties, PartialEq)]
pub struct RecordPanelProps {
    /// Where one is.
    pub place: Place,
    /// The stones that are dead at the end of the line.
    pub dead: Vec<Point>,
    /// The position there.
    pub document: std::rc::Rc<Document>,
    /// Its count.
    pub count: Shared<Count>,
    /// How it is looked at.
    pub look: Look,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

pub(super) fn number<'a>(n: usize) -> Arg<'a> {
    Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
}

/// A turn, without what it took.
fn turn(place: &Place, node: NodeId, words: Words, document: &Document) -> Option<String> {
    let size = document.board.size();
    let (color, point) = place.file.turn(node, size)?;
    Some(words.turn(color, point, 0, false, size))
}

/// Where one is: "Move 12 of 265. Black plays C3."
fn standing(place: &Place, document: &Document, words: Words) -> String {
    let (made, all) = place.moves();
    let args = [("move", number(made)), ("all", number(all))];
    if made == 0 {
        return words.say("record-start", &args);
    }
    let mut said = words.say("record-at", &args);
    if let Some(turn) = turn(place, place.node, words, document) {
        said.push_str(words.text("layout-gap"));
        said.push_str(&turn);
    }
    said
}

/// The record under the board.
#[component]
pub fn RecordPanel(props: &RecordPanelProps) -> Html {
    let RecordPanelProps {
        place,
        dead,
        document,
        count,
        look,
        words,
        on,
    } = props;
    let words = *words;
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    let stands = use_course(place, dead.clone(), look);
    let (at, end) = (place.at(), place.end());
    let step = |icon: Icon, key: &str, test: &'static str, idle: bool, bar: bool, walk: Walk| {
        let onclick = on.reform(move |_: MouseEvent| Action::Walk(walk));
        html! {
            <button type="button" class={classes!("btn", "icon", bar.then_some("to-end"))} aria-label={text(key)} title={text(key)}
                aria-disabled={idle.then_some("true")} {onclick} data-test={test}>{ icon.html() }</button>
        }
    };
    let oninput = {
        let (on, line) = (on.clone(), place.line.clone());
        move |event: InputEvent| {
            let number = input_value(&event).parse::<usize>().ok();
            if let Some(&node) = number.and_then(|n| line.get(n)) {
                on.emit(Action::Walk(Walk::To(node)));
            }
        }
    };
    let standing = standing(place, document, words);
    let score = count.score(look.method, look.komi);
    let value = [&standing, words.text("layout-gap"), &words.result(&score)].concat();
    let method = [("method", Arg::Text(words.method_name(look.method)))];
    let held = document.record.captured.swapped();
    let held = held.black.zip(held.white).map(|(black, white)| {
        let args = [
            ("black", number(black as usize)),
            ("white", number(white as usize)),
        ];
        words.say("record-held", &args)
    });
    let comment = place.file.comment(place.node);
    let comment = comment.filter(|text| !text.trim().is_empty());
    let long = end >= LONGEST;
    html! {
        <section class="record" aria-label={text("record")} data-test="record">
            <div class={classes!("course", long.then_some("flat"))} title={(!long).then(|| words.say("record-plot", &method))}>
                if !long { { plot(&stands, end, at) } }
                <input type="range" min="0" max={end.to_string()} value={at.to_string()} aria-label={text("record-slider")}
                    aria-valuetext={value} {oninput} data-test="record-slider" />
            </div>
            <div class="walk">
                { step(Icon::Before, "record-first", "record-first", at == 0, true, Walk::First) }
                { step(Icon::Before, "record-back", "record-back", at == 0, false, Walk::Back) }
                { step(Icon::Next, "record-on", "record-on", at == end, false, Walk::On) }
                { step(Icon::Next, "record-last", "record-last", at == end, true, Walk::Last) }
                <p data-test="record-at">{ standing }{ " " }if let Some(held) = held { <span>{ held }</span> }</p>
            </div>
            if long { <p class="note">{ text("record-plot-long") }</p> }
            { branches(place, document, words, on) }
            if let Some(comment) = comment {
                <p class="comment" aria-label={text("record-comment")} data-test="record-comment">{ comment.into_owned() }</p>
            }
            if at < end { <p class="note" data-test="record-middle">{ text("record-middle") }</p> }
            if !document.dead.is_empty() { <p class="note">{ text("record-marks-note") }</p> }
            { game(place, words, on) }
        </section>
    }
}

/// The ways on from a node, where there is a choice.
fn branches(place: &Place, document: &Document, words: Words, on: &Callback<Action>) -> Html {
    let children: Vec<NodeId> = place.file.children(place.node).collect();
    if children.len() < 2 {
        return Html::default();
    }
    let way = |(i, &node): (usize, &NodeId)| {
        let current = place.line.binary_search(&node).is_ok();
        let turn = turn(place, node, words, document);
        let turn = turn.unwrap_or_else(|| words.text("record-branch-none").to_owned());
        let args = [("n", number(i + 1)), ("turn", Arg::Text(&turn))];
        let onclick = on.reform(move |_: MouseEvent| Action::Walk(Walk::To(node)));
        html! {
            <li><button type="button" class="btn line" aria-current={current.then_some("true")} {onclick}
                data-test="record-branch">{ words.say("record-branch", &args) }</button></li>
        }
    };
    let said = words.say("record-branches", &[("n", number(children.len()))]);
    html! {
        <div class="branches"><p>{ said }</p><ul>{ for children.iter().enumerate().map(way) }</ul></div>
    }
}

/// Which game of the file it is, and the way to the others.
fn game(place: &Place, words: Words, on: &Callback<Action>) -> Html {
    let all = place.file.games().len();
    if all < 2 {
        return Html::default();
    }
    let args = [("n", number(place.game() + 1)), ("all", number(all))];
    let onclick = on.reform(|_: MouseEvent| Action::Show(Window::Games));
    html! {
        <div class="ways">
            <span data-test="record-game">{ words.say("record-game", &args) }</span>
            <button type="button" class="btn line" {onclick} data-test="record-games">{ words.text("record-games").to_owned() }</button>
        </div>
    }
}
