//! A line that lights its points under the pointer or the focus.

use yew::prelude::*;
use zilu_rules::Point;

use super::board::Lit;
use crate::state::Shared;

/// A line of a list; `id` is its `data-line`. Without points it is plain text.
pub fn lights(points: &[Point], id: &'static str, content: Html, on_lit: &Callback<Lit>) -> Html {
    if points.is_empty() {
        return html! { <li data-line={id}>{ content }</li> };
    }
    let lit = Some(Shared::new(points.to_vec()));
    let light = |lit: Lit| {
        let on_lit = on_lit.clone();
        move || on_lit.emit(lit.clone())
    };
    let (on, off) = (light(lit), light(None));
    let (enter, leave) = (on.clone(), off.clone());
    html! {
        <li class="lights" data-line={id}>
            <button type="button" onpointerover={move |_| enter()} onpointerout={move |_| leave()}
                onfocusin={move |_| on()} onfocusout={move |_| off()}>{ content }</button>
        </li>
    }
}
