//! What is known of the game: one line that opens into a small form.

use std::rc::Rc;

use yew::prelude::*;
use zilu_diagram::View;
use zilu_rules::{BySide, Color, Count, Document, Reading};
use zilu_words::{Arg, Words};

use super::choice::Choice;
use super::icon::Icon;
use super::komi::parse_komi;
use super::named::native;
use super::number_field::NumberField;
use crate::browser::{input_value, use_revealed};
use crate::state::{Action, Clash, Fact, Shared, clash};

/// What the form needs.
#[derive(Properties, PartialEq)]
pub struct FactsProps {
    /// What was entered.
    pub document: Rc<Document>,
    /// Its count: what is assumed where nothing was entered.
    pub count: Shared<Count>,
    /// What is shown.
    pub view: Shared<View>,
    /// Whether the form stands open.
    pub open: bool,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: Callback<Action>,
}

/// What is known of the game.
#[component]
pub fn Facts(props: &FactsProps) -> Html {
    let FactsProps {
        view,
        open,
        words,
        on,
        ..
    } = props;
    let section = use_node_ref();
    use_revealed(&section, *open);
    let title = words.text("app-facts");
    let toggle = Action::Facts(!open);
    let onclick = on.reform(move |_: MouseEvent| toggle.clone());
    html! {
        <section class="facts" ref={section} data-test="facts">
            <button type="button" aria-expanded={open.to_string()} {onclick} data-test="facts-toggle">
                <b>{ title.to_owned() }{ native(super::explorer::gloss(*words, "app-facts").as_deref()) }</b>
                <span class="sum">{ view.facts.join(" · ") }</span>
                { Icon::Down.html() }
            </button>
            if *open { <Form ..props.clone() /> }
        </section>
    }
}

impl Clone for FactsProps {
    fn clone(&self) -> Self {
        Self {
            document: Rc::clone(&self.document),
            count: self.count.clone(),
            view: self.view.clone(),
            open: self.open,
            words: self.words,
            on: self.on.clone(),
        }
    }
}

/// The ids of a side that may be unknown.
const SIDES: [&str; 3] = ["unknown", "black", "white"];

fn side_id(side: Option<Color>) -> &'static str {
    side.map_or("unknown", Color::id)
}

fn side_of(id: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.id() == id)
}

#[component]
fn Form(props: &FactsProps) -> Html {
    let FactsProps {
        document,
        count,
        words,
        on,
        ..
    } = props;
    let words = *words;
    let record = &document.record;
    let quantities = count.quantities(Reading::AsMarked);
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    // Fields that hold no number. They are counted, so that one message stands for all.
    let wrong = use_state(|| 0_i32);
    let on_wrong = {
        let wrong = wrong.clone();
        Callback::from(move |bad: bool| wrong.set(*wrong + if bad { 1 } else { -1 }))
    };
    let number = |key: &str,
                  name: &str,
                  side: Color,
                  value: Option<u32>,
                  assumed: i32,
                  fact: fn(Color, Option<u32>) -> Fact| {
        let of = match side {
            Color::Black => "app-field-black",
            Color::White => "app-field-white",
        };
        let label = words.say(of, &[("field", Arg::Text(&text(key)))]);
        let on_change = on.reform(move |n| Action::Fact(fact(side, n)));
        let assumed = u32::try_from(assumed).unwrap_or(0);
        html! {
            <NumberField {label} name={format!("{name}-{}", side.id())} {value} {assumed} {words} {on_change} on_wrong={on_wrong.clone()} />
        }
    };
    let both = |key: &str,
                name: &str,
                values: BySide<Option<u32>>,
                assumed: BySide<i32>,
                fact: fn(Color, Option<u32>) -> Fact| {
        html! {
            <>
                <span class="lab" aria-hidden="true">{ text(key) }</span>
                { for Color::ALL.into_iter().map(|side| number(key, name, side, values[side], assumed[side], fact)) }
            </>
        }
    };
    let side =
        |key: &str, name: &'static str, value: Option<Color>, fact: fn(Option<Color>) -> Fact| {
            let texts = ["app-facts-unknown", "app-black", "app-white"];
            let options = SIDES
                .into_iter()
                .zip(texts)
                .map(|(id, key)| (id, text(key)))
                .collect::<Vec<_>>();
            let on_choose = on.reform(move |id: &'static str| Action::Fact(fact(side_of(id))));
            let choice = Choice {
                name: name.into(),
                label: text(key),
                options,
                value: side_id(value),
                on_choose,
            };
            html! {
                <>
                    <span class="lab" aria-hidden="true">{ text(key) }</span>
                    { choice.html() }
                </>
            }
        };
    let on_handicap = on.reform(|n: Option<u32>| {
        Action::Fact(Fact::Handicap(u16::try_from(n.unwrap_or(0)).unwrap_or(0)))
    });
    let komi_wrong = use_state(|| false);
    let on_komi = {
        let (on, komi_wrong) = (on.clone(), komi_wrong.clone());
        move |event: Event| {
            let value = input_value(&event);
            let komi = parse_komi(&value);
            let empty = value.trim().is_empty();
            komi_wrong.set(komi.is_none() && !empty);
            if komi.is_some() || empty {
                on.emit(Action::Fact(Fact::Komi(komi)));
            }
        }
    };
    let says = clash(document).map(|Clash::Turns { expected, found }| {
        let args = [
            ("first", Arg::Text(side_id(record.first_move))),
            ("last", Arg::Text(side_id(record.last_move))),
            ("expected", Arg::Number(expected)),
            ("found", Arg::Number(found)),
        ];
        words.say("app-facts-clash", &args)
    });
    // Prisoners are shown by who holds them.
    let held = record.captured.swapped();
    let held_assumed = quantities.captured.swapped();
    let passes = record.passes.map(Some);
    html! {
        <div class="form">
            <div class="nums">
                <span></span><b>{ text("app-black") }</b><b>{ text("app-white") }</b>
                { both("app-facts-prisoners", "prisoners", held, held_assumed, Fact::Prisoners) }
                { both("app-facts-placed", "placed", record.placed, quantities.placed, Fact::Placed) }
                { both("app-facts-passes", "passes", passes, quantities.passes, |side, n| Fact::Passes(side, n.unwrap_or(0))) }
            </div>
            <div class="picks">
                { side("app-facts-first", "first-move", record.first_move, Fact::FirstMove) }
                { side("app-facts-last", "last-move", record.last_move, Fact::LastMove) }
                { side("app-facts-first-pass", "first-pass", record.first_pass, Fact::FirstPass) }
                { side("app-facts-closing", "closing", record.closing.map(|c| c.first), Fact::FirstClosing) }
                <span class="lab" aria-hidden="true">{ text("app-facts-handicap") }</span>
                <NumberField label={text("app-facts-handicap")} name="handicap" value={Some(u32::from(record.handicap))}
                    assumed=0 {words} on_change={on_handicap} on_wrong={on_wrong.clone()} />
                <span class="lab" aria-hidden="true">{ text("app-facts-komi") }</span>
                <span class="num">
                    <input type="text" inputmode="decimal" autocomplete="off" aria-label={text("app-facts-komi")} data-test="recorded-komi"
                        value={record.komi.map(|komi| komi.to_string()).unwrap_or_default()} placeholder="–"
                        aria-invalid={komi_wrong.then_some("true")} onchange={on_komi} />
                </span>
            </div>
            <div class="say" aria-live="polite" data-test="facts-message">
                if *wrong > 0 { <p class="bad">{ Icon::Warn.html() }{ text("app-facts-not-a-number") }</p> }
                if *komi_wrong { <p class="bad">{ Icon::Warn.html() }{ text("app-facts-not-a-komi") }</p> }
                if let Some(says) = says { <p class="bad">{ Icon::Warn.html() }{ says }</p> }
            </div>
            <p class="note fine">{ text("app-facts-note") }</p>
        </div>
    }
}
