//! The page itself: language, theme, title; printing and copying.

use gloo::file::{Blob, ObjectUrl};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;
use zilu_formats::Link;
use zilu_words::Lang;

use crate::state::Theme;

fn root() -> Option<HtmlElement> {
    web_sys::window()?
        .document()?
        .document_element()?
        .dyn_into()
        .ok()
}

/// Tells the page its language.
pub fn show_lang(lang: Lang) {
    if let Some(root) = root() {
        root.set_lang(lang.tag());
    }
    keep_in_address(lang);
}

/// A page that was asked for by `?lang=` keeps saying so truly.
fn keep_in_address(lang: Lang) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let location = window.location();
    let (Ok(search), Ok(hash)) = (location.search(), location.hash()) else {
        return;
    };
    let Ok(query) = web_sys::UrlSearchParams::new_with_str(&search) else {
        return;
    };
    if query
        .get("lang")
        .is_none_or(|tag| Lang::from_tag(&tag) == Some(lang))
    {
        return;
    }
    query.set("lang", lang.tag());
    let address = format!("?{}{hash}", String::from(query.to_string()));
    if let Ok(history) = window.history() {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}

/// The language a page begins in: the address, then what was chosen before, then what
/// the reader's browser asks for.
pub fn first_lang(chosen: Option<&str>) -> Lang {
    let asked = || {
        let search = web_sys::window()?.location().search().ok()?;
        let tag = web_sys::UrlSearchParams::new_with_str(&search)
            .ok()?
            .get("lang")?;
        Lang::from_tag(&tag)
    };
    let preferred = || {
        let tags = web_sys::window()?.navigator().languages();
        tags.iter()
            .find_map(|tag| Lang::from_tag(&tag.as_string()?))
    };
    asked()
        .or_else(|| chosen.and_then(Lang::from_tag))
        .or_else(preferred)
        .unwrap_or_default()
}

/// Light or dark, or as the system says.
pub fn show_theme(theme: Theme) {
    let Some(root) = root() else { return };
    // An attribute of a known element can always be set.
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        theme => root.set_attribute("data-theme", theme.id()),
    };
}

/// The title of the window.
pub fn show_title(title: &str) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(title);
    }
}

/// Brings what was just unfolded into sight, with the focus on the button that unfolds it.
#[hook]
pub fn use_revealed(section: &NodeRef, open: bool) {
    let was = use_mut_ref(|| open);
    let section = section.clone();
    use_effect_with(open, move |&open| {
        if was.replace(open) == open || !open {
            return;
        }
        let Some(section) = section.cast::<Element>() else {
            return;
        };
        let button = section.query_selector("button").ok().flatten();
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            let _ = button.focus();
        }
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        section.scroll_into_view_with_scroll_into_view_options(&options);
    });
}

/// The address of the page with a code in it.
pub fn link_to(code: &str) -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    // The language of a page is nobody's position.
    let page = address.split(['?', '#']).next().unwrap_or_default();
    format!("{page}#{code}")
}

/// Puts a code into the page's address, where it can be copied by hand.
pub fn show_in_address(code: &str) {
    replace_fragment(&format!("#{code}"));
}

/// The code in the page's address, be it a broken one; it stands there no longer.
pub fn take_from_address() -> Option<String> {
    let fragment = web_sys::window()?.location().hash().ok()?;
    let code = fragment
        .strip_prefix('#')
        .filter(|code| Link::is_in(code))?;
    replace_fragment("");
    Some(code.to_owned())
}

fn replace_fragment(fragment: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let location = window.location();
    let (Ok(path), Ok(search), Ok(history)) =
        (location.pathname(), location.search(), window.history())
    else {
        return;
    };
    let address = format!("{path}{search}{fragment}");
    let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
}

/// Prints the page.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}

/// Copies a text, and tells whether it went well.
pub fn copy(text: String, then: impl FnOnce(bool) + 'static) {
    wasm_bindgen_futures::spawn_local(async move {
        let clipboard = web_sys::window().filter(web_sys::Window::is_secure_context);
        let clipboard = clipboard.map(|window| window.navigator().clipboard());
        let done = match clipboard {
            Some(clipboard) => JsFuture::from(clipboard.write_text(&text)).await.is_ok(),
            None => false,
        };
        then(done);
    });
}

/// Gives a text as a file to be kept.
pub fn save_file(name: &str, text: &str) {
    let blob = Blob::new_with_options(text, Some("application/x-go-sgf"));
    let url = ObjectUrl::from(blob);
    let link = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.create_element("a").ok())
        .and_then(|link| link.dyn_into::<HtmlElement>().ok());
    let Some(link) = link else { return };
    let _ = link.set_attribute("href", &url);
    let _ = link.set_attribute("download", name);
    link.click();
    // The browser takes the file a little later.
    Timeout::new(10_000, move || drop(url)).forget();
}
