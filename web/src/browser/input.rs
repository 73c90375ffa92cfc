//! Values out of events.

use web_sys::{File, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The text in the field an event comes from.
#[must_use]
pub fn input_value(event: &Event) -> String {
    if let Some(area) = event.target_dyn_into::<HtmlTextAreaElement>() {
        return area.value();
    }
    event
        .target_dyn_into::<HtmlInputElement>()
        .map(|input| input.value())
        .unwrap_or_default()
}

/// The value of the list an event comes from.
#[must_use]
pub fn select_value(event: &Event) -> String {
    event
        .target_dyn_into::<HtmlSelectElement>()
        .map(|select| select.value())
        .unwrap_or_default()
}

/// The file chosen in the field an event comes from. The field is emptied, so that the
/// same file can be chosen again.
#[must_use]
pub fn input_files(event: &Event) -> Option<File> {
    let input = event.target_dyn_into::<HtmlInputElement>()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}

/// Where in an element a pointer is: from 0 to 1 across and down.
#[must_use]
pub fn place_in(element: &NodeRef, event: &MouseEvent) -> Option<(f32, f32)> {
    let rect = element
        .cast::<web_sys::Element>()?
        .get_bounding_client_rect();
    if rect.width() <= 0.0 || rect.height() <= 0.0 {
        return None;
    }
    let x = (f64::from(event.client_x()) - rect.left()) / rect.width();
    let y = (f64::from(event.client_y()) - rect.top()) / rect.height();
    Some((x as f32, y as f32))
}
