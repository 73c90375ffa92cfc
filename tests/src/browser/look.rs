//! What can be seen on a page.

use serde_json::{Value, json};

use super::page::Page;

impl Page {
    /// The visible text of the first element of a selector; `None` where there is none.
    #[track_caller]
    pub fn text(&self, css: &str) -> Option<String> {
        self.texts(css).into_iter().next()
    }

    /// The visible texts of all elements of a selector.
    #[track_caller]
    pub fn texts(&self, css: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .map(element => element.innerText ?? element.textContent)";
        strings(self.script(script, &[json!(css)]))
    }

    /// An attribute of the first element of a selector.
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        let value = self.script(script, &[json!(css), json!(name)]);
        value.as_str().map(str::to_owned)
    }

    /// A `data-` attribute of all elements of a selector.
    #[track_caller]
    pub fn data(&self, css: &str, name: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .map(element => element.dataset[arguments[1]])";
        strings(self.script(script, &[json!(css), json!(name)]))
    }

    /// What stands in a field.
    #[track_caller]
    pub fn value(&self, css: &str) -> Option<String> {
        let script = "return document.querySelector(arguments[0])?.value";
        self.script(script, &[json!(css)])
            .as_str()
            .map(str::to_owned)
    }

    /// Whether there is an element of a selector that takes up room.
    #[track_caller]
    pub fn shows(&self, css: &str) -> bool {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .some(element => element.checkVisibility({ visibilityProperty: true })
                && element.getClientRects().length > 0)";
        self.script(script, &[json!(css)]) == json!(true)
    }

    /// Whether an element of a selector has the focus.
    #[track_caller]
    pub fn focused(&self, css: &str) -> bool {
        let script = "return document.activeElement?.matches(arguments[0]) ?? false";
        self.script(script, &[json!(css)]) == json!(true)
    }

    /// Asserts that something has the focus, is in sight, and shows that it has it.
    #[track_caller]
    pub fn focus_can_be_seen(&self) {
        let script = "
            const element = document.activeElement;
            if (!element || element === document.body) return 'nothing has the focus';
            const rung = element => element && getComputedStyle(element).outlineStyle !== 'none';
            const name = element.outerHTML.slice(0, 160);
            // A radio button is hidden; what stands for it has the ring.
            const shown = element.matches('[type=radio]') ? element.nextElementSibling : element;
            if (!rung(shown) && !rung(shown.parentElement)) return 'no ring around ' + name;
            const box = shown.getBoundingClientRect();
            const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth);
            const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
            if (left >= right || top >= bottom) return 'out of sight: ' + name;
            const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return shown.contains(above) || above?.contains(shown) ? '' : 'covered: ' + name";
        let found = self.script(script, &[]);
        assert_eq!(found, "", "the focus cannot be seen");
    }

    /// Waits until an element of a selector is shown.
    #[track_caller]
    pub fn sees(&self, css: &str) {
        self.until(css, || self.shows(css).then_some(()));
    }

    /// Waits until no element of a selector is shown.
    #[track_caller]
    pub fn sees_no_more(&self, css: &str) {
        self.until(&format!("no {css}"), || (!self.shows(css)).then_some(()));
    }

    /// Waits until a text stands in an element of a selector.
    #[track_caller]
    pub fn reads(&self, css: &str, text: &str) {
        let there = || self.texts(css).iter().any(|found| found.contains(text));
        self.until(&format!("“{text}” in {css}"), || there().then_some(()));
    }

    /// Every word that can be seen or is spoken for those who cannot: texts, labels, titles.
    #[track_caller]
    pub fn words(&self) -> Vec<String> {
        let script = "
            const words = [document.title];
            const shown = element => element.checkVisibility();
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
                const parent = walk.currentNode.parentElement;
                if (!parent.closest('script, style, noscript') && shown(parent)) {
                    words.push(walk.currentNode.data);
                }
            }
            for (const element of document.querySelectorAll('body *')) {
                if (shown(element)) {
                    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'abbr']) {
                        words.push(element.getAttribute(name) ?? '');
                    }
                }
            }
            return words.filter(text => text.trim())";
        strings(self.script(script, &[]))
    }

    /// A computed style of the first element of a selector.
    #[track_caller]
    pub fn style(&self, css: &str, name: &str) -> Option<String> {
        let script = "
            const element = document.querySelector(arguments[0]);
            return element && getComputedStyle(element).getPropertyValue(arguments[1])";
        let value = self.script(script, &[json!(css), json!(name)]);
        value.as_str().map(str::to_owned)
    }

    /// The width of the window in the page's pixels.
    #[track_caller]
    pub fn width(&self) -> i64 {
        let script = "return window.innerWidth";
        self.script(script, &[]).as_i64().unwrap_or_default()
    }

    /// How much wider the page is than the window, in pixels.
    #[track_caller]
    pub fn overflow(&self) -> i64 {
        let script = "return document.scrollingElement.scrollWidth - window.innerWidth";
        self.script(script, &[]).as_i64().unwrap_or(i64::MAX)
    }

    /// The texts of a selector that do not stand whole in the window and in their box.
    #[track_caller]
    pub fn cut(&self, css: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .filter(element => element.scrollWidth > element.clientWidth
                || element.getBoundingClientRect().right > document.documentElement.clientWidth)
            .map(element => element.innerText)";
        strings(self.script(script, &[json!(css)]))
    }

    /// The language that the page says it is in.
    #[track_caller]
    pub fn language(&self) -> String {
        self.attribute("html", "lang").unwrap_or_default()
    }

    /// The colour of the page's ground.
    #[track_caller]
    pub fn ground(&self) -> String {
        self.style("body", "background-color").unwrap_or_default()
    }

    /// Everything that the page loaded, by address.
    #[track_caller]
    pub fn loaded(&self) -> Vec<String> {
        strings(self.script(
            "return performance.getEntriesByType('resource').map(one => one.name)",
            &[],
        ))
    }
}

/// A list of texts.
fn strings(value: Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.filter_map(Value::as_str).map(str::to_owned).collect()
}
