//! Real input: mouse, finger and keyboard.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{
    ActionSequence, Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions,
    PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::json;

use super::page::Page;

/// A place in the window.
type Place = (f64, f64);

impl Page {
    /// Clicks on the first element of a selector, once it is there and nothing covers it.
    #[track_caller]
    pub fn click(&self, css: &str) {
        self.place(css);
        self.until(&format!("a click on {css}"), || {
            let element = self.find(css)?;
            self.runtime.block_on(element.click()).ok()
        });
    }

    /// Types into a field, after what stands there; into a file field, the path of a file.
    #[track_caller]
    pub fn enter(&self, css: &str, text: &str) {
        let field = self.until(css, || self.find(css));
        self.wait(field.send_keys(text));
    }

    /// Types into a field in place of what stands there, and leaves it.
    #[track_caller]
    pub fn replace(&self, css: &str, text: &str) {
        self.click(css);
        self.press("Control+a");
        self.press("Delete");
        self.enter(css, text);
        self.press("Tab");
    }

    /// Chooses a value of a list.
    #[track_caller]
    pub fn select(&self, css: &str, value: &str) {
        let list = self.until(css, || self.find(css));
        self.wait(list.select_by_value(value));
    }

    /// Drops a file on the page.
    #[track_caller]
    pub fn drop_file(&self, path: &str) {
        for step in ["dragEnter", "dragOver", "drop"] {
            let data = json!({ "items": [], "files": [path], "dragOperationsMask": 1 });
            let event = json!({ "type": step, "x": 200, "y": 200, "data": data });
            self.set("Input.dispatchDragEvent", event);
        }
    }

    /// Presses a key, such as `Tab`, `p` or `Control+Shift+z`, on what has the focus.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let keys: Vec<char> = keys.split('+').map(key).collect();
        let down = keys.iter().map(|&value| KeyAction::Down { value });
        let up = keys.iter().rev().map(|&value| KeyAction::Up { value });
        let keyboard = KeyActions::new("keyboard".into());
        let pressed = down.chain(up).fold(keyboard, KeyActions::then);
        self.perform(pressed);
    }

    /// Clicks on a place with the mouse.
    #[track_caller]
    pub fn click_at(&self, place: Place) {
        self.perform(mouse(place, 0));
    }

    /// Clicks on a place with the mouse while a key is held.
    #[track_caller]
    pub fn click_holding(&self, held: Key, place: Place) {
        // Both devices act in step: the key goes down before the button, and up after it.
        let mut keyboard =
            KeyActions::new("keyboard".into()).then(KeyAction::Down { value: held.into() });
        for _ in 0..3 {
            keyboard = keyboard.then(KeyAction::Pause {
                duration: Duration::ZERO,
            });
        }
        let keyboard = keyboard.then(KeyAction::Up { value: held.into() });
        let actions = Actions::from(keyboard).and(mouse(place, 1));
        self.wait(self.client.perform_actions(actions));
    }

    /// Moves the mouse to a place.
    #[track_caller]
    pub fn point_at(&self, place: Place) {
        self.perform(MouseActions::new("mouse".into()).then(to(place)));
    }

    /// Taps on a place with a finger.
    #[track_caller]
    pub fn tap_at(&self, place: Place) {
        self.hold_at(place, Duration::from_millis(30));
    }

    /// Holds a finger on a place.
    #[track_caller]
    pub fn hold_at(&self, place: Place, duration: Duration) {
        let finger = TouchActions::new("finger".into())
            .then(to(place))
            .then(DOWN)
            .then(PointerAction::Pause { duration })
            .then(UP);
        self.perform(finger);
    }

    /// Taps on the first element of a selector with a finger.
    #[track_caller]
    pub fn tap(&self, css: &str) {
        self.tap_at(self.place(css));
    }

    /// The middle of the first element of a selector, scrolled into sight.
    #[track_caller]
    pub fn place(&self, css: &str) -> Place {
        let script = "
            const element = document.querySelector(arguments[0]);
            if (!element) return null;
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x + width / 2, y + height / 2]";
        self.until(css, || {
            let place = self.script(script, &[json!(css)]);
            Some((place[0].as_f64()?, place[1].as_f64()?))
        })
    }

    #[track_caller]
    fn find(&self, css: &str) -> Option<Element> {
        self.runtime
            .block_on(self.client.find(Locator::Css(css)))
            .ok()
    }

    #[track_caller]
    fn perform(&self, actions: impl Into<ActionSequence>) {
        self.wait(self.client.perform_actions(Actions::from(actions)));
    }
}

const DOWN: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
const UP: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

/// To a place in the window.
const fn to((x, y): Place) -> PointerAction {
    PointerAction::MoveTo {
        duration: None,
        x,
        y,
    }
}

/// A click, begun after some idle steps.
fn mouse(place: Place, idle: usize) -> MouseActions {
    let pause = PointerAction::Pause {
        duration: Duration::ZERO,
    };
    let idle = (0..idle).map(|_| pause.clone());
    let click = [to(place), DOWN, UP];
    idle.chain(click)
        .fold(MouseActions::new("mouse".into()), MouseActions::then)
}

/// A key by its name in the DOM, or the letter on it.
fn key(name: &str) -> char {
    let named = match name {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Backspace" => Key::Backspace,
        "Control" => Key::Control,
        "Delete" => Key::Delete,
        "End" => Key::End,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Home" => Key::Home,
        "Shift" => Key::Shift,
        "Space" => return ' ',
        "Tab" => Key::Tab,
        letter => {
            let mut letters = letter.chars();
            return match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => panic!("no key {name}"),
            };
        }
    };
    named.into()
}
