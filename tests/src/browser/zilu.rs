//! Zilu's own page: where its board, verdicts and words are.

use std::time::Duration;

use fantoccini::key::Key;

use super::page::Page;

/// Longer than a press that is not yet a long one.
const LONG_PRESS: Duration = Duration::from_millis(900);

impl Page {
    /// Waits until the app stands where its place holder was.
    #[track_caller]
    pub(super) fn is_ready(&self) {
        self.sees("[data-test=headline]");
    }

    /// The sentence over all methods.
    #[track_caller]
    pub fn headline(&self) -> String {
        self.text("[data-test=headline] > span:first-child")
            .unwrap_or_default()
    }

    /// What the live region says.
    #[track_caller]
    pub fn live(&self) -> String {
        self.text("[data-test=live]").unwrap_or_default()
    }

    /// A method's verdict in the table.
    #[track_caller]
    pub fn verdict(&self, method: &str) -> String {
        self.text(&format!("{} [data-test=verdict]", row(method)))
            .unwrap_or_default()
    }

    /// A method's figures for Black and White, and their difference, in the table.
    #[track_caller]
    pub fn figures(&self, method: &str) -> String {
        let row = row(method);
        let cells = format!("{row} [data-side], {row} .m");
        self.texts(&cells).join(" ")
    }

    /// The methods of the table.
    #[track_caller]
    pub fn methods(&self) -> Vec<String> {
        self.data("[data-test=methods] [data-method]", "method")
    }

    /// Waits until methods have verdicts.
    #[track_caller]
    pub fn has_verdicts(&self, expected: &[(&str, &str)]) {
        let expected: Vec<_> = expected
            .iter()
            .map(|&(method, verdict)| (method, verdict.to_owned()))
            .collect();
        let methods = expected.iter().map(|&(method, _)| method);
        self.becomes(expected.clone(), || {
            methods
                .clone()
                .map(|method| (method, self.verdict(method)))
                .collect::<Vec<_>>()
        });
    }

    /// Chooses a method in the table.
    #[track_caller]
    pub fn choose(&self, method: &str) {
        self.click(&format!("{} [data-test=choose]", row(method)));
        self.becomes(method.to_owned(), || self.chosen());
    }

    /// The method whose marks and account are shown.
    #[track_caller]
    pub fn chosen(&self) -> String {
        self.attribute("[data-method][aria-current=true]", "data-method")
            .unwrap_or_default()
    }

    /// The method that the chosen one is compared with.
    #[track_caller]
    pub fn pinned(&self) -> Option<String> {
        self.attribute(
            "[data-method]:has([data-test=pin][aria-pressed=true])",
            "data-method",
        )
    }

    /// What the board says of a point.
    #[track_caller]
    pub fn label(&self, point: &str) -> String {
        self.attribute(&cell(point), "aria-label")
            .unwrap_or_default()
    }

    /// The points of which the board says something, in reading order.
    #[track_caller]
    pub fn points(&self, says: &str) -> Vec<String> {
        self.data(&format!("{CELLS}[aria-label*=\"{says}\"]"), "point")
    }

    /// The number of rows and columns of the board.
    #[track_caller]
    pub fn size(&self) -> (usize, usize) {
        let rows = self.texts("svg[role=grid] [role=row]").len();
        let cells = self.texts(CELLS).len();
        (rows, cells / rows.max(1))
    }

    /// Clicks on a point of the board.
    #[track_caller]
    pub fn touch(&self, point: &str) {
        self.click_at(self.place(&cell(point)));
    }

    /// Clicks on a point of the board with Shift.
    #[track_caller]
    pub fn shift_touch(&self, point: &str) {
        self.click_holding(Key::Shift, self.place(&cell(point)));
    }

    /// Taps on a point of the board.
    #[track_caller]
    pub fn tap_point(&self, point: &str) {
        self.tap(&cell(point));
    }

    /// Holds a finger on a point of the board.
    #[track_caller]
    pub fn hold_point(&self, point: &str) {
        self.hold_at(self.place(&cell(point)), LONG_PRESS);
    }

    /// Opens a diagram or a record by pasting it into the Open window.
    #[track_caller]
    pub fn open_text(&self, text: &str) {
        self.click("[data-test=open]");
        self.enter("textarea", text);
        self.click("[data-test=open-go]");
    }
}

const CELLS: &str = "svg[role=grid] [role=gridcell]";

/// The cell of a point.
fn cell(point: &str) -> String {
    format!("{CELLS}[data-point=\"{point}\"]")
}

/// The row of a method.
fn row(method: &str) -> String {
    format!("[data-test=methods] [data-method=\"{method}\"]")
}
