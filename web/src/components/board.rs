//! The board. It knows no rules: it gets a view and says which point was touched.
//!
//! ```text
//! div.board                     measured: the room for the drawing
//!   svg[role=grid]              one listener of each kind; points by geometry
//!     shapes of the scene       tile, grid, lit points, stones, marks
//!     g[role=row]               one a row, invisible
//!       rect[role=gridcell]     one a point, worded
//!     rect.cursor               where the keyboard is, shown with the focus
//! ```

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;
use zilu_diagram::{Draw, Scene, View};
use zilu_rules::{Point, Size};
use zilu_words::{Arg, Words};

use super::shapes::{length, shape};
use crate::browser::{Fit, place_in, use_room};
use crate::state::Shared;

/// Points to light.
pub type Lit = Option<Shared<Vec<Point>>>;

/// What happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A point was touched.
    Touch {
        /// The point.
        point: Point,
        /// By the second gesture: everything in the area.
        area: bool,
        /// By a finger that covers more than one point.
        blunt: bool,
    },
    /// The cursor moved.
    Cursor(Point),
    /// It was asked why a point counts as it does.
    Why(Point),
    /// The pointer is over another point, or left the board.
    Hover(Option<Point>),
}

/// What a board needs.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// What is shown.
    pub view: Shared<View>,
    /// An id no other board on the page has.
    pub id: AttrValue,
    /// How it fits the page.
    #[prop_or_default]
    pub fit: Fit,
    /// Points to light.
    #[prop_or_default]
    pub lit: Lit,
    /// Points to outline as one piece.
    #[prop_or_default]
    pub outlined: Lit,
    /// The key of the text that tells what the keys do.
    #[prop_or("app-board-keys")]
    pub keys: &'static str,
    /// The keyboard's cursor.
    #[prop_or(Point::new(0, 0))]
    pub cursor: Point,
    /// The words of the page.
    pub words: Words,
    /// Something happened; without it the board is a picture.
    #[prop_or_default]
    pub on: Option<Callback<BoardEvent>>,
}

/// A finger covers about this many pixels; smaller cells need the loupe.
const FINGER: u16 = 30;
/// How long a press is a long one, in milliseconds.
const LONG: u32 = 500;
/// How far a press may move and still be one, in pixels.
const STEADY: i32 = 10;

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps {
        view,
        id,
        fit,
        lit,
        outlined,
        keys,
        cursor,
        words,
        on,
    } = props;
    let room_ref = use_node_ref();
    let room = use_room(&room_ref, *fit);
    let scene = use_memo(
        (view.clone(), room, lit.clone(), outlined.clone()),
        |(view, room, lit, outlined)| {
            let draw = Draw {
                lit: lit.as_deref().map_or(&[], Vec::as_slice),
                outlined: outlined.as_deref().map_or(&[], Vec::as_slice),
                ..Draw::fit(&view.board, room.width, room.height)
            };
            Scene::of(&view.board, &draw)
        },
    );
    let (width, height) = (length(scene.width), length(scene.height));
    let view_box = format!("0 0 {width} {height}");
    let shapes = html! { <g aria-hidden="true">{ for scene.shapes.iter().map(shape) }</g> };
    let Some(on) = on else {
        let label = view.board.description.clone();
        return html! {
            <div class="board" ref={room_ref}>
                <svg {width} {height} viewBox={view_box} role="img" aria-label={label}>{ shapes }</svg>
            </div>
        };
    };
    let size = view.board.size;
    let args = [
        ("width", Arg::Number(size.width().into())),
        ("height", Arg::Number(size.height().into())),
    ];
    let label = words.say("app-board", &args);
    let (x, y) = corner(&scene, *cursor);
    html! {
        <div class="board" ref={room_ref}>
            <Grid on={on.clone()} scene={scene.clone()} {size} cursor={*cursor} id={id.clone()} {label}>
                { shapes }
                <Cells view={view.clone()} id={id.clone()} cell={scene.cell} first={corner(&scene, Point::new(0, 0))} />
                <rect class="cursor" x={length(x + 1.0)} y={length(y + 1.0)} width={length(scene.cell - 2.0)}
                    height={length(scene.cell - 2.0)} rx="3" />
            </Grid>
            <p class="sr" id={format!("{id}-keys")}>{ words.text(keys).to_owned() }</p>
        </div>
    }
}

/// The upper left corner of a point's cell.
fn corner(scene: &Scene, point: Point) -> (f32, f32) {
    let (x, y) = scene.place(point);
    (x - scene.cell / 2.0, y - scene.cell / 2.0)
}

#[derive(Properties, PartialEq)]
struct GridProps {
    on: Callback<BoardEvent>,
    scene: Rc<Scene>,
    size: Size,
    cursor: Point,
    id: AttrValue,
    label: String,
    children: Html,
}

/// The drawing as a grid that hears pointer and keyboard.
#[component]
fn Grid(props: &GridProps) -> Html {
    let GridProps {
        on,
        scene,
        size,
        cursor,
        id,
        label,
        children,
    } = props;
    let (on, scene, size, cursor) = (on.clone(), Rc::clone(scene), *size, *cursor);
    let svg = use_node_ref();
    let press = use_mut_ref(Press::default);
    let hovered = use_mut_ref(|| None::<Point>);
    let (width, height) = (length(scene.width), length(scene.height));
    let view_box = format!("0 0 {width} {height}");
    let blunt_cell = scene.cell < f32::from(FINGER);
    let find = {
        let (svg, scene) = (svg.clone(), Rc::clone(&scene));
        move |event: &MouseEvent| {
            let (x, y) = place_in(&svg, event)?;
            scene.point_at(x * scene.width, y * scene.height)
        }
    };
    let onclick = {
        let (on, find, press) = (on.clone(), find.clone(), press.clone());
        move |event: MouseEvent| {
            let long = std::mem::take(&mut press.borrow_mut().was_long);
            let Some(point) = find(&event).filter(|_| !long) else {
                return;
            };
            let blunt = blunt_cell && press.borrow().by_finger;
            on.emit(BoardEvent::Touch {
                point,
                area: event.shift_key(),
                blunt,
            });
        }
    };
    let onpointerdown = {
        let (on, find, press) = (on.clone(), find.clone(), press.clone());
        move |event: PointerEvent| {
            let by_finger = event.pointer_type() != "mouse";
            let begun = (event.client_x(), event.client_y());
            let mut now = press.borrow_mut();
            *now = Press {
                by_finger,
                begun,
                ..Press::default()
            };
            let Some(point) = find(&event).filter(|_| by_finger && !blunt_cell) else {
                return;
            };
            let (on, press) = (on.clone(), press.clone());
            now.timer = Some(Timeout::new(LONG, move || {
                press.borrow_mut().was_long = true;
                on.emit(BoardEvent::Touch {
                    point,
                    area: true,
                    blunt: false,
                });
            }));
        }
    };
    let end = {
        let press = press.clone();
        move |_: PointerEvent| press.borrow_mut().timer = None
    };
    let onpointermove = {
        let (on, find, press, hovered) = (on.clone(), find.clone(), press.clone(), hovered.clone());
        move |event: PointerEvent| {
            if event.pointer_type() != "mouse" {
                let mut press = press.borrow_mut();
                let (x, y) = press.begun;
                let moved = (event.client_x() - x)
                    .abs()
                    .max((event.client_y() - y).abs());
                if moved > STEADY {
                    press.timer = None;
                }
                return;
            }
            let point = find(&event);
            if hovered.replace(point) != point {
                on.emit(BoardEvent::Hover(point));
            }
        }
    };
    let onpointerleave = {
        let (on, hovered) = (on.clone(), hovered.clone());
        move |_: PointerEvent| {
            if hovered.replace(None).is_some() {
                on.emit(BoardEvent::Hover(None));
            }
        }
    };
    let oncontextmenu = {
        let press = press.clone();
        move |event: MouseEvent| {
            // A long press is the second gesture, not the browser's menu.
            if press.borrow().by_finger {
                event.prevent_default();
            }
        }
    };
    let onkeydown = move |event: KeyboardEvent| {
        if event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        let happened = if matches!(key.as_str(), " " | "Enter") {
            Some(BoardEvent::Touch {
                point: cursor,
                area: event.shift_key(),
                blunt: false,
            })
        } else if matches!(key.as_str(), "?" | "w" | "W") && !event.ctrl_key() {
            Some(BoardEvent::Why(cursor))
        } else {
            moved(cursor, size, &key, event.ctrl_key()).map(BoardEvent::Cursor)
        };
        if let Some(happened) = happened {
            event.prevent_default();
            on.emit(happened);
        }
    };
    html! {
        <svg {width} {height} viewBox={view_box} ref={svg} role="grid" tabindex="0" aria-label={label.clone()}
            aria-describedby={format!("{id}-keys")} aria-multiselectable="true" data-test="board"
            aria-activedescendant={format!("{id}-{}", size.name(cursor))}
            {onclick} {onpointerdown} onpointerup={end.clone()} onpointercancel={end} {onpointermove} {onpointerleave}
            {oncontextmenu} {onkeydown}>
            { children.clone() }
        </svg>
    }
}

/// A pointer that went down on the board.
#[derive(Default)]
struct Press {
    by_finger: bool,
    begun: (i32, i32),
    timer: Option<Timeout>,
    /// The press was long and did its work: the click that follows is not one.
    was_long: bool,
}

/// Where a key brings the cursor.
fn moved(from: Point, size: Size, key: &str, ctrl: bool) -> Option<Point> {
    let Point { col, row } = from;
    let (right, bottom) = (size.width() - 1, size.height() - 1);
    let to = match key {
        "ArrowLeft" => Point::new(col.saturating_sub(1), row),
        "ArrowRight" => Point::new((col + 1).min(right), row),
        "ArrowUp" => Point::new(col, row.saturating_sub(1)),
        "ArrowDown" => Point::new(col, (row + 1).min(bottom)),
        "Home" if ctrl => Point::new(0, 0),
        "End" if ctrl => Point::new(right, bottom),
        "Home" => Point::new(0, row),
        "End" => Point::new(right, row),
        "PageUp" => Point::new(col, 0),
        "PageDown" => Point::new(col, bottom),
        _ => return None,
    };
    Some(to)
}

#[derive(Properties, PartialEq)]
struct CellsProps {
    view: Shared<View>,
    id: AttrValue,
    cell: f32,
    /// The corner of the first cell.
    first: (f32, f32),
}

/// The points in words, one invisible cell each.
#[component]
fn Cells(props: &CellsProps) -> Html {
    let CellsProps {
        view,
        id,
        cell,
        first: (left, top),
    } = props;
    let board = &view.board;
    let side = length(*cell);
    let at = |first: &f32, n: u8| length(first + f32::from(n) * cell);
    let one = |row: u8, col: u8| {
        let point = board.at(Point::new(col, row))?;
        let name = board.size.name(point.point).to_string();
        Some(html! {
            <rect class="cell" role="gridcell" id={format!("{id}-{name}")} x={at(left, col)} y={at(top, row)} width={side.clone()}
                height={side.clone()} aria-label={point.label.clone()}
                aria-selected={point.stone.map(|_| point.dead.to_string())} data-point={name} />
        })
    };
    let row = |row: u8| {
        html! { <g role="row">{ for (0..board.size.width()).filter_map(|col| one(row, col)) }</g> }
    };
    html! { <g>{ for (0..board.size.height()).map(row) }</g> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_stays_on_the_board() {
        let size = Size::new(3, 2).unwrap();
        let at = Point::new;
        let go = |from, key| moved(from, size, key, false);
        assert_eq!(go(at(0, 0), "ArrowLeft"), Some(at(0, 0)));
        assert_eq!(go(at(0, 0), "ArrowRight"), Some(at(1, 0)));
        assert_eq!(go(at(2, 1), "ArrowDown"), Some(at(2, 1)));
        assert_eq!(go(at(1, 1), "Home"), Some(at(0, 1)));
        assert_eq!(go(at(1, 1), "End"), Some(at(2, 1)));
        assert_eq!(go(at(1, 1), "PageUp"), Some(at(1, 0)));
        assert_eq!(moved(at(1, 1), size, "Home", true), Some(at(0, 0)));
        assert_eq!(moved(at(0, 0), size, "End", true), Some(at(2, 1)));
        assert_eq!(go(at(0, 0), "a"), None);
    }
}
