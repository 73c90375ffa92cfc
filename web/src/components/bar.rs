//! The bar at the top: brand, title, tools.

use std::rc::Rc;

use yew::prelude::*;
use zilu_words::{Lang, Words};

use super::icon::Icon;
use super::menu::Menu;
use super::named::native;
use crate::browser::print;
use crate::state::{Action, EXAMPLES, Example, Source, Theme, Title, Window};

/// What the bar needs.
#[derive(Properties, PartialEq)]
pub struct BarProps {
    /// Where the position comes from.
    pub source: Rc<Source>,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
    /// Light or dark.
    pub theme: Theme,
    /// The words of the page.
    pub words: Words,
    /// The link is to be copied.
    pub on_link: Callback<()>,
    /// Something was done.
    pub on: Callback<Action>,
}

/// The title of a position, and its Chinese one where the page is not Chinese.
pub fn title(source: &Source, words: Words) -> (String, Option<String>) {
    match &source.title {
        Title::Text(text) => (text.clone(), None),
        Title::Diagram => (words.text("app-title-diagram").to_owned(), None),
        Title::Record => (words.text("app-title-record").to_owned(), None),
        Title::Link => (words.text("app-title-link").to_owned(), None),
        Title::Example(id) => {
            let key = format!("example-{id}");
            let chinese = (words.lang() != Lang::ZhHans)
                .then(|| Words::new(Lang::ZhHans).text(&key).to_owned());
            (words.text(&key).to_owned(), chinese)
        }
    }
}

/// The bar at the top.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let BarProps {
        source,
        can_undo,
        can_redo,
        theme,
        words,
        on_link,
        on,
    } = props;
    let words = *words;
    let text = |key: &str| AttrValue::from(words.text(key).to_owned());
    let (name, chinese) = title(source, words);
    let button = |icon: Icon,
                  key: &str,
                  test: &'static str,
                  class: &'static str,
                  action: Action| {
        let onclick = on.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class={classes!("btn", class)} aria-label={text(key)} title={text(key)} {onclick} data-test={test}>
                { icon.html() }<span class="t" aria-hidden="true">{ text(key) }</span>
            </button>
        }
    };
    // A button with nothing to do stays where the focus is; its action then does nothing.
    let icon = |icon: Icon, key: &str, test: &'static str, idle: bool, action: Action| {
        let onclick = on.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class="btn icon" aria-label={text(key)} title={text(key)}
                aria-disabled={idle.then_some("true")} {onclick} data-test={test}>
                { icon.html() }
            </button>
        }
    };
    let entry = |icon: Icon, label: AttrValue, action: Action| {
        let onclick = on.reform(move |_: MouseEvent| action.clone());
        html! {
            <li><button type="button" class="with-icon" {onclick}>{ icon.html() }<span>{ label }</span></button></li>
        }
    };
    let example = |example: &'static Example| {
        let key = format!("example-{}", example.id);
        let why = format!("{key}-why");
        let current = source.title == Title::Example(example.id.to_owned());
        let onclick = on.reform(move |_: MouseEvent| Action::Example(example.id));
        html! {
            <li><button type="button" aria-current={current.then_some("true")} {onclick} data-example={example.id}>
                { text(&key) }<small>{ text(&why) }</small>
            </button></li>
        }
    };
    let examples = || html! { <>{ for EXAMPLES.iter().map(example) }</> };
    let language = |lang: Lang| {
        let onclick = on.reform(move |_: MouseEvent| Action::Lang(lang));
        html! {
            <li><button type="button" aria-current={(lang == words.lang()).then_some("true")} {onclick}
                lang={lang.tag()} data-lang={lang.tag()}>{ lang.own_name() }</button></li>
        }
    };
    let theme_key = match theme {
        Theme::Auto => "app-theme-auto",
        Theme::Light => "app-theme-light",
        Theme::Dark => "app-theme-dark",
    };
    let link = on_link.reform(|_: MouseEvent| ());
    let next_theme = Action::Theme(theme.next());
    html! {
        <header class="bar">
            <a class="brand" href="./" aria-label="Zilu 子路">
                <svg viewBox="0 0 34 16" aria-hidden="true">
                    <path class="line" d="M0 8h34" /><circle class="stone" cx="9" cy="8" r="7" />
                    <path class="eye" d="M25 1.500 31.500 8 25 14.500 18.500 8z" />
                </svg>
                <span class="word">{ "Zilu " }<span class="zh" lang="zh-Hans">{ "子路" }</span></span>
            </a>
            <p class="title" data-test="title"><span>{ name }</span>{ native(chinese.as_deref()) }</p>
            <nav class="tools" aria-label={text("app-tools")}>
                { icon(Icon::Undo, "app-undo", "undo", !can_undo, Action::Undo) }
                { icon(Icon::Redo, "app-redo", "redo", !can_redo, Action::Redo) }
                <i class="sep not-narrow"></i>
                { button(Icon::Open, "app-open", "open", "", Action::Show(Window::Open)) }
                <button type="button" class="btn icon not-narrow" aria-label={text("app-link")} title={text("app-link")}
                    onclick={link.clone()} data-test="link">{ Icon::Link.html() }</button>
                <Menu icon={Icon::Examples} label={text("app-examples")} name="examples" class="not-narrow">{ examples() }</Menu>
                { button(Icon::Present, "app-present", "present", "not-narrow", Action::Show(Window::Present)) }
                { button(Icon::Help, "app-help", "help", "not-narrow", Action::Show(Window::Help)) }
                <i class="sep not-narrow"></i>
                <Menu icon={Icon::Language} label={words.lang().own_name()} name="language" class="not-narrow">
                    { for Lang::ALL.into_iter().map(language) }
                </Menu>
                <span class="not-narrow">{ icon(Icon::Theme, theme_key, "theme", false, next_theme.clone()) }</span>
                <Menu icon={Icon::More} label={text("app-more")} with_text=false name="more" class="only-narrow">
                    <li><button type="button" class="with-icon" onclick={link} data-test="link">
                        { Icon::Link.html() }<span>{ text("app-link") }</span>
                    </button></li>
                    { entry(Icon::Present, text("app-present"), Action::Show(Window::Present)) }
                    { entry(Icon::Help, text("app-help"), Action::Show(Window::Help)) }
                    { entry(Icon::Theme, text(theme_key), next_theme) }
                    <li><button type="button" class="with-icon" onclick={|_| print()}>
                        { Icon::Print.html() }<span>{ text("app-print") }</span>
                    </button></li>
                    { for Lang::ALL.into_iter().map(language) }
                    <li class="heading">{ text("app-examples") }</li>
                    { examples() }
                </Menu>
            </nav>
        </header>
    }
}
