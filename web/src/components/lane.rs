//! A place between White's end and Black's end: a stone, or an arrow from one to another.

use yew::prelude::*;
use zilu_diagram::{Lane, Verdict};

use super::badge::side_class;
use super::shapes::percent;

/// Stones stay clear of both ends.
const REACH: f32 = 44.0;

fn at(lane: Lane) -> f32 {
    50.0 + lane.position * REACH
}

/// The line between White and Black.
fn flip() -> Html {
    html! { <svg class="flipline" aria-hidden="true"><rect class="flip" x="50%" y="0" width="2" height="100%" transform="translate(-1)" /></svg> }
}

/// The lane without a stone.
pub fn empty() -> Html {
    flip()
}

/// A verdict's stone on the lane, with its distance from the line.
pub fn stone(lane: Lane, verdict: &Verdict) -> Html {
    if verdict.silent {
        return flip();
    }
    let x = percent(at(lane));
    let leans = verdict.assumption.as_ref().map(|_| "leans");
    let stone = match verdict.winner {
        Some(_) => html! {
            <circle class={classes!(side_class(verdict.winner), leans)} cx={x.clone()} cy="50%" r="7" />
        },
        None => html! {
            // Half White's, half Black's: the outline of each half disc, moved to its place.
            <svg {x} y="50%" overflow="visible">
                <path class="w" d="M0-7a7 7 0 0 0 0 14z" /><path class="b" d="M0-7a7 7 0 0 1 0 14z" />
            </svg>
        },
    };
    // Off the scale: the stone lies at the edge and an arrow points on.
    let beyond = lane.beyond.then(|| {
        let (x, d) = if lane.position < 0.0 {
            ("0%", "M4-3 1 0l3 3")
        } else {
            ("100%", "M-4-3-1 0l-3 3")
        };
        html! { <svg {x} y="50%" overflow="visible"><path class="beyond" {d} /></svg> }
    });
    html! {
        <svg aria-hidden="true">
            <line class="arm" x1="50%" x2={percent(at(lane))} y1="50%" y2="50%" />
            <rect class="flip" x="50%" y="0" width="2" height="100%" transform="translate(-1)" />
            { stone }{ beyond }
        </svg>
    }
}

/// A cause: an arrow over the lane.
pub fn arrow(start: Lane, end: Lane) -> Html {
    let head = if end.position < start.position {
        "M7-4 0 0l7 4z"
    } else {
        "M-7-4 0 0l-7 4z"
    };
    html! {
        <svg aria-hidden="true">
            <rect class="flip" x="50%" y="0" width="2" height="100%" transform="translate(-1)" />
            <line class="arrow" x1={percent(at(start))} x2={percent(at(end))} y1="50%" y2="50%" />
            <svg x={percent(at(end))} y="50%" overflow="visible"><path class="head" d={head} /></svg>
        </svg>
    }
}
