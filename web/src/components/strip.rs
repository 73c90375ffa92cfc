//! All verdicts as stones, cut where the verdict turns.

use yew::prelude::*;
use zilu_diagram::{Strip, StripStone};

use super::badge::side_class;

fn stone(stone: &StripStone) -> Html {
    let side = side_class(stone.winner);
    let class = classes!(
        side,
        stone.chosen.then_some("now"),
        stone.pinned.then_some("pin")
    );
    let title = format!("{} {}", stone.name.text, stone.verdict);
    html! { <li {class} {title}><i class={classes!("s", side)}></i></li> }
}

/// All verdicts as stones.
pub fn strip(strip: &Strip) -> Html {
    let (white, others) = strip.stones.split_at(strip.white.min(strip.stones.len()));
    html! {
        <ol class="strip" aria-label={strip.label.clone()} data-test="strip">
            <li class="n">{ strip.white_end.clone() }</li>
            { for white.iter().map(stone) }
            <li class="flip" aria-hidden="true"></li>
            { for others.iter().map(stone) }
            <li class="n">{ strip.black_end.clone() }</li>
        </ol>
    }
}
