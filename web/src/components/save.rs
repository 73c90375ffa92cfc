//! Saving the position, or its whole record, as SGF.

use yew::prelude::*;
use zilu_formats::sgf::{Counted, write_document};
use zilu_rules::{Count, Document};
use zilu_words::Words;

use crate::browser::save_file;
use crate::state::{Place, Shared};

/// What is saved.
#[derive(Properties, PartialEq)]
pub struct SaveProps {
    /// The position.
    pub document: std::rc::Rc<Document>,
    /// Its place in a record.
    pub place: Option<Place>,
    /// Its count.
    pub count: Shared<Count>,
    /// The words of the page.
    pub words: Words,
}

/// The record of a position: the whole file it comes from, with what was changed there.
#[must_use]
pub fn written(document: &Document, place: Option<&Place>, count: Option<&Count>) -> String {
    let counted = count.map(|count| Counted {
        count,
        comment: None,
    });
    match place {
        Some(place) => place.file.write_with(place.node, document, counted),
        None => write_document(document, counted),
    }
}

/// The button, and whether marks go into the file.
#[component]
pub fn Save(props: &SaveProps) -> Html {
    let marks = use_state_eq(|| false);
    let words = props.words;
    let onclick = {
        let (document, place, count) = (
            props.document.clone(),
            props.place.clone(),
            props.count.clone(),
        );
        let marks = *marks;
        move |_: MouseEvent| {
            let text = written(&document, place.as_ref(), marks.then_some(&*count));
            let name = place.as_ref().map_or("", |place| &place.name);
            let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
            let stem = if stem.is_empty() { "zilu" } else { stem };
            save_file(&format!("{stem}.sgf"), &text);
        }
    };
    let onchange = {
        let set = marks.clone();
        move |_: Event| set.set(!*set)
    };
    html! {
        <div class="save" data-test="save">
            <button type="button" class="btn line" {onclick} title={props.place.as_ref().map(|_| words.text("save-whole").to_owned())}
                data-test="save-sgf">{ words.text("save-sgf").to_owned() }</button>
            <label><input type="checkbox" checked={*marks} {onchange} data-test="save-marks" />{ words.text("save-marks").to_owned() }</label>
        </div>
    }
}
