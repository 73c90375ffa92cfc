//! How much room there is for a drawing.

use gloo::events::EventListener;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

/// How a drawing fits the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fit {
    /// As wide as its column, and no higher than the window.
    #[default]
    Column,
    /// As large as its place, both ways.
    Place,
    /// As wide as its column, and no higher than this.
    Below(u16),
}

/// Room in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Across.
    pub width: u16,
    /// Down.
    pub height: u16,
}

/// Before anything is measured, and where nothing can be.
const USUAL: Room = Room {
    width: 516,
    height: 780,
};

/// Parts of the page that should stay in sight beside a board, in pixels.
const BESIDE: u16 = 120;
/// However low the window, a board gets this much.
const LOWEST: u16 = 320;

/// The room in an element; measured again when it changes.
#[hook]
pub fn use_room(element: &NodeRef, fit: Fit) -> Room {
    let room = use_state_eq(|| USUAL);
    let measured = room.clone();
    let element = element.clone();
    use_effect_with(fit, move |&fit| {
        let look = {
            let element = element.clone();
            move || {
                if let Some(now) = measure(&element, fit) {
                    measured.set(now);
                }
            }
        };
        look();
        let on_resize = Closure::<dyn FnMut()>::new({
            let look = look.clone();
            move || look()
        });
        let observer = ResizeObserver::new(on_resize.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(place)) = (&observer, element.cast::<HtmlElement>()) {
            observer.observe(&place);
        }
        let window =
            web_sys::window().map(|window| EventListener::new(&window, "resize", move |_| look()));
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop((on_resize, window));
        }
    });
    *room
}

fn measure(element: &NodeRef, fit: Fit) -> Option<Room> {
    let pixels = |n: i32| u16::try_from(n).unwrap_or(0);
    let place = element.cast::<HtmlElement>()?;
    let width = pixels(place.client_width());
    let height = match fit {
        Fit::Place => pixels(place.client_height()),
        Fit::Below(height) => height,
        Fit::Column => {
            // A saturating cast of a number of pixels.
            let window = web_sys::window()?.inner_height().ok()?.as_f64()? as u16;
            window.saturating_sub(BESIDE).max(LOWEST)
        }
    };
    (width > 0 && height > 0).then_some(Room { width, height })
}
