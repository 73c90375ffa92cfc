//! The komi axis: the methods stand where they turn, and the komi is a line that moves
//! through them.

use yew::prelude::*;
use zilu_diagram::{Axis, AxisStone, Stop};
use zilu_rules::KomiChoice;
use zilu_words::{Arg, Words};

use super::badge::side_class;
use super::komi::parse_komi;
use super::shapes::{length, percent};
use crate::browser::input_value;
use crate::state::Action;

/// The height of the drawing, and of its ground, where the stones stand.
const HEIGHT: f32 = 96.0;
const GROUND: f32 = 78.0;
/// A stone's radius, and how far one stands above the other where there is room.
const RADIUS: f32 = 4.5;
const PITCH: f32 = 9.5;
/// Numbers nearer than this to the one before are left out.
const APART: f32 = 0.09;

/// The komi axis.
pub fn komi_axis(axis: &Axis, words: Words, on: &Callback<Action>) -> Html {
    let text = |key: &str| words.text(key).to_owned();
    let line = percent(axis.line * 100.0);
    let on_komi = on.clone();
    let oninput = move |event: InputEvent| {
        if let Some(komi) = parse_komi(&input_value(&event)) {
            on_komi.emit(Action::Komi(KomiChoice::Same(komi)));
        }
    };
    let lanes = (!axis.own).then(|| {
        html! {
            <>
                <rect class="lane-w" x="0" y="0" width={line.clone()} height={length(GROUND + 6.0)} />
                <rect class="lane-b" x={line.clone()} y="0" width={percent(100.0 - axis.line * 100.0)}
                    height={length(GROUND + 6.0)} />
            </>
        }
    });
    html! {
        <div class="axis" data-test="axis">
            <p class="ends" aria-hidden="true"><span>{ text("app-axis-white") }</span><span>{ text("app-axis-black") }</span></p>
            <div class="plot">
                <svg width="100%" height={length(HEIGHT)} aria-hidden="true">
                    { lanes }
                    <line class="ground" x1="0" x2="100%" y1={length(GROUND + 6.0)} y2={length(GROUND + 6.0)} />
                    { for axis.stops.iter().map(stones) }
                    { numbers(&axis.stops) }
                    <rect class={classes!("flip", axis.own.then_some("own"))} x={line} y="0" width="2" height={length(GROUND + 6.0)}
                        transform="translate(-1)" />
                </svg>
                <input type="range" min={axis.min.to_string()} max={axis.max.to_string()} step="0.5"
                    value={axis.komi.to_string()} aria-label={text("app-axis")} aria-valuetext={axis.said.clone()}
                    data-test="axis-komi" {oninput} />
            </div>
            <p class="said" data-test="axis-said">{ axis.said.clone() }</p>
            if axis.own { <p class="same">{ text("app-axis-own") }</p> }
            <details class="unfold" data-test="axis-stops">
                <summary>{ text("app-axis-stops") }</summary>
                <ul>{ for axis.stops.iter().rev().map(|stop| stop_line(stop, words)) }</ul>
            </details>
        </div>
    }
}

/// The stones of the methods that turn at a komi, one above the other.
fn stones(stop: &Stop) -> Html {
    let x = percent(stop.place * 100.0);
    let n = stop.stones.len().max(2) as f32;
    let pitch = PITCH.min((GROUND - 2.0 * RADIUS) / (n - 1.0));
    let stone = |(i, stone): (usize, &AxisStone)| {
        let y = GROUND - RADIUS - i as f32 * pitch;
        let chosen = stone.chosen.then(|| {
            html! { <circle class="chosen" cx={x.clone()} cy={length(y)} r={length(RADIUS + 2.5)} /> }
        });
        let id = stone.method.id();
        let drawn = match stone.winner {
            Some(_) => html! {
                <circle class={side_class(stone.winner)} cx={x.clone()} cy={length(y)} r={length(RADIUS)} data-axis={id} />
            },
            None => html! {
                <svg x={x.clone()} y={length(y)} overflow="visible" data-axis={id}>
                    <path class="w" d="M0-4.5a4.5 4.5 0 0 0 0 9z" /><path class="b" d="M0-4.5a4.5 4.5 0 0 1 0 9z" />
                </svg>
            },
        };
        html! { <>{ drawn }{ chosen }</> }
    };
    // The chosen one last: its ring lies over the others.
    let mut order: Vec<(usize, &AxisStone)> = stop.stones.iter().enumerate().collect();
    order.sort_by_key(|(_, stone)| stone.chosen);
    let beyond = stop.beyond.then(|| {
        let d = if stop.place < 0.5 {
            "M-6-4-10 0l4 4"
        } else {
            "M6-4 10 0l-4 4"
        };
        let y = length(GROUND - RADIUS);
        html! { <svg x={x.clone()} {y} overflow="visible"><path class="beyond" {d} /></svg> }
    });
    html! { <>{ for order.into_iter().map(stone) }{ beyond }</> }
}

/// The komi below the stones, where there is room.
fn numbers(stops: &[Stop]) -> Html {
    let mut last = f32::MIN;
    let mut shown = Vec::new();
    for stop in stops {
        if stop.place - last >= APART {
            last = stop.place;
            shown.push(html! {
                <text x={percent(stop.place * 100.0)} y={length(HEIGHT - 1.0)}>{ stop.komi.clone() }</text>
            });
        }
    }
    html! { { for shown } }
}

fn stop_line(stop: &Stop, words: Words) -> Html {
    let args = [
        ("komi", Arg::Text(&stop.komi)),
        ("names", Arg::Text(&stop.names)),
    ];
    html! { <li>{ words.say("app-axis-stop", &args) }</li> }
}
