//! The loupe: on a board whose cells are too small for a finger, a tap first shows
//! what it means.

use yew::prelude::*;
use zilu_diagram::{Draw, Scene, View};
use zilu_rules::{Board, Point};
use zilu_words::{Arg, Words};

use super::icon::Icon;
use super::shapes::{length, shape};
use super::touched::{chain_args, life};
use crate::state::Action;

/// The loupe.
pub struct Loupe<'a> {
    /// What is shown.
    pub view: &'a View,
    /// Whether a trial is played: a touch is a stone.
    pub trial: bool,
    /// The point in the middle.
    pub point: Point,
    /// The stones of the chain on it.
    pub chain: usize,
    /// The words of the page.
    pub words: Words,
    /// Something was done.
    pub on: &'a Callback<Action>,
    /// The loupe moves to another point, or closes.
    pub on_point: &'a Callback<Option<Point>>,
}

/// The side of a cell under the loupe, in pixels.
const CELL: u16 = 48;
/// Cells shown each way.
const CELLS: f32 = 5.0;

/// How many stones the chain on a point has.
pub fn chain_length(board: &Board, point: Point) -> usize {
    board.chain_at(point).len()
}

impl Loupe<'_> {
    /// The loupe as an element.
    pub fn html(&self) -> Html {
        let &Self {
            view,
            trial,
            point,
            chain,
            words,
            on,
            on_point,
        } = self;
        let text = |key: &str| words.text(key).to_owned();
        let Some(here) = view.board.at(point) else {
            return Html::default();
        };
        let draw = Draw {
            cursor: Some(point),
            ..Draw::cells(CELL)
        };
        let scene = Scene::of(&view.board, &draw);
        let side = scene.cell * CELLS;
        let (x, y) = scene.place(point);
        let (left, top, side) = (length(x - side / 2.0), length(y - side / 2.0), length(side));
        let view_box = format!("{left} {top} {side} {side}");
        let name = view.board.size.name(point).to_string();
        let says = here.stone.map_or_else(
            || words.say("app-touched-empty", &[("label", Arg::Text(&here.label))]),
            |color| words.say("app-chain", &chain_args(&name, color, chain, life(here))),
        );
        // It stands where the point is not.
        let low = point.row > view.board.size.height() / 2;
        let done = |action: Action| {
            let (on, on_point) = (on.clone(), on_point.clone());
            move |_: MouseEvent| {
                on.emit(action.clone());
                on_point.emit(None);
            }
        };
        let (mark, area) = if here.dead {
            ("app-mark-alive", "app-mark-area-alive")
        } else {
            ("app-mark-dead", "app-mark-area-dead")
        };
        html! {
            <div class={classes!("loupe", low.then_some("above"))} role="group" aria-label={words.say("app-loupe", &[("point", Arg::Text(&name))])} data-test="loupe">
                <div class="board">
                    <svg viewBox={view_box} aria-hidden="true">{ for scene.shapes.iter().map(shape) }</svg>
                </div>
                <div class="ask">
                    <div>
                        <p role="status">{ says }</p>
                        <button type="button" class="btn icon" aria-label={text("app-close")} onclick={on_point.reform(|_| None)}
                            data-test="loupe-close">{ Icon::Close.html() }</button>
                    </div>
                    if trial {
                        <div>
                            <button type="button" class="btn primary" onclick={done(Action::Touch(point))} data-test="loupe-play">
                                { text("app-trial-play") }
                            </button>
                        </div>
                    } else if here.stone.is_some() {
                        <div>
                            <button type="button" class="btn line" onclick={done(Action::TouchArea(point))} data-test="loupe-area">
                                { text(area) }
                            </button>
                            <button type="button" class="btn primary" onclick={done(Action::Touch(point))} data-test="loupe-mark">
                                { text(mark) }
                            </button>
                        </div>
                    }
                </div>
            </div>
        }
    }
}
