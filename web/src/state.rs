//! The app's state and everything that can happen to it. No browser in it.

mod action;
mod examples;
mod facts;
mod history;
mod incoming;
mod opening;
mod proposal;
mod question;
mod record;
mod saved;
mod shared;
mod source;
mod text;
mod trial;

pub use action::{Action, Theme, Window};
pub use examples::{EXAMPLES, Example};
pub use facts::{Clash, Fact, clash};
pub use history::{Entry, History};
pub use incoming::{Incoming, Letters, Progress};
use opening::Found;
pub use opening::Opening;
pub use proposal::{ProposalAction, Suggested};
pub use question::{read_board, read_proposal, write_board, write_proposal};
pub use record::{Place, Walk};
pub use saved::{restore, save};
pub use shared::Shared;
pub use source::{Info, Source, Title};
pub use trial::{TrialAction, TrialPlay};

use std::rc::Rc;

use yew::Reducible;
use zilu_diagram::Look;
use zilu_formats::Link;
use zilu_rules::{Amount, Color, Custom, Document, Family, KomiChoice, Method, Point, Scope};
use zilu_words::Lang;

/// Everything the page shows, before anything is derived from it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The position, with undo and redo.
    pub history: Rc<History>,
    /// How it is looked at.
    pub look: Look,
    /// The language of the page.
    pub lang: Lang,
    /// Light, dark, or as the system.
    pub theme: Theme,
    /// The board's cursor.
    pub cursor: Point,
    /// What was done last, for the sentence under the board.
    pub done: Option<Done>,
    /// The trial that is played on the board.
    pub trial: Option<Rc<TrialPlay>>,
    /// What is proposed about dead stones, or looked for.
    pub suggested: Option<Rc<Suggested>>,
    /// Whether dead stones are looked for when a game without marks opens.
    pub suggests: bool,
    /// How many suggestions were asked for.
    pub questions: u32,
    /// The window over the page.
    pub window: Window,
    /// Whether the game facts stand open.
    pub facts_open: bool,
    /// What stands in the Open window.
    pub opening: Rc<Opening>,
    /// A long file that is being read.
    pub reading: Option<Progress>,
}

/// What was done last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// The board was touched.
    Touched(Touched),
    /// An own point was ruled to be filled (true), or to stay open.
    Ruled(Point, bool),
    /// It was asked why a point counts as it does.
    Asked(Point),
    /// A trial was left, and the stopped board is back.
    Restored,
    /// So many stones were marked dead as proposed.
    Accepted(usize),
    /// A change was taken back.
    Undone,
    /// It was made again.
    Redone,
    /// The link was copied, or could not be.
    Linked(bool),
}

/// What was touched on the board, and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    /// The point.
    pub point: Point,
    /// The stones it concerned, with their colour; `None` for an empty point.
    pub stones: Option<(Color, usize)>,
    /// Whether it was everything in the area.
    pub area: bool,
    /// Whether a step of a layout was on the board, and gave place to the marks.
    pub left_step: bool,
}

impl State {
    /// What a first visit shows: the first example.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let [first, ..] = &EXAMPLES;
        let entry = first.entry();
        Self {
            look: Look {
                komi: entry.source.komi,
                ..Look::default()
            },
            history: Rc::new(History::new(entry)),
            lang,
            theme: Theme::default(),
            cursor: Point::new(0, 0),
            done: None,
            trial: None,
            suggested: None,
            suggests: true,
            questions: 0,
            window: Window::None,
            facts_open: false,
            opening: Rc::default(),
            reading: None,
        }
    }

    /// The present position.
    #[must_use]
    pub fn document(&self) -> &Rc<Document> {
        &self.history.now().document
    }

    /// Where it comes from.
    #[must_use]
    pub fn source(&self) -> &Rc<Source> {
        &self.history.now().source
    }

    /// The share code of the position and the look.
    #[must_use]
    pub fn code(&self) -> String {
        let document = Document::clone(self.document());
        let look = self.look.to_bytes();
        Link { document, look }.write()
    }

    /// The number of points that *Same* begins with.
    #[must_use]
    pub fn usual_komi(&self) -> Amount {
        match self.look.komi {
            KomiChoice::Same(komi) => komi,
            KomiChoice::Own | KomiChoice::None => {
                self.document().record.komi.unwrap_or(Amount::halves(15))
            }
        }
    }

    /// The state after an action; `None` where nothing changed.
    #[must_use]
    pub fn after(&self, action: Action) -> Option<Self> {
        let mut next = self.clone();
        let changed = next.apply(action);
        next.drop_proposal_of_another_board();
        (changed && next != *self).then_some(next)
    }

    fn apply(&mut self, action: Action) -> bool {
        match action {
            Action::Touch(point) | Action::TouchArea(point) if self.trial.is_some() => {
                self.play_in_trial(point);
            }
            Action::Undo if self.trial.is_some() => self.try_out(TrialAction::Back),
            Action::Redo if self.trial.is_some() => return false,
            Action::Trial(action) => self.try_out(action),
            Action::Proposal(action) => self.propose(action),
            Action::Why(point) => self.ask(point),
            Action::Touch(point) => self.touch(point, false),
            Action::TouchArea(point) => self.touch(point, true),
            Action::Scope(point, scope) => self.set_scope(point, scope),
            Action::Rule(point, must_fill) => {
                self.look.step = None;
                self.edit(|document| document.rule(point, Some(must_fill)));
                self.done = Some(Done::Ruled(point, must_fill));
            }
            Action::Cursor(point) => self.move_cursor(point),
            Action::Fact(fact) => self.edit(|document| facts::apply(document, fact)),
            Action::Undo => self.travel(History::undo, Done::Undone),
            Action::Redo => self.travel(History::redo, Done::Redone),
            Action::Choose(method) => self.choose(method),
            Action::Frame(step) => self.show_step(step),
            Action::Step(by) => self.step(by),
            Action::Pin(method) => {
                self.look.versus = (self.look.versus != Some(method)).then_some(method);
            }
            Action::Versus(method) => self.look.versus = Some(method),
            Action::Unfold(family, on) => self.unfold(family, on),
            Action::Custom(custom) => self.set_custom(custom),
            Action::Komi(komi) => self.look.komi = komi,
            Action::Order(order) => self.look.order = order,
            Action::Lang(lang) => self.lang = lang,
            Action::Theme(theme) => self.theme = theme,
            Action::Show(window) => self.show(window),
            Action::Facts(open) => self.facts_open = open,
            Action::Example(id) => {
                let Some(example) = Example::named(id) else {
                    return false;
                };
                self.open(example.entry());
            }
            Action::Draft(text) => self.draft(text),
            Action::Read(incoming) => self.read(&incoming),
            Action::Linked(done) => self.done = Some(Done::Linked(done)),
            Action::Reading(progress) => self.reading = progress,
            Action::Walk(walk) => return self.walk(walk),
        }
        true
    }

    fn touch(&mut self, point: Point, area: bool) {
        let size = self.document().board.size();
        if !size.contains(point) {
            return;
        }
        self.cursor = point;
        // What is touched is the position, not the board of a step.
        let left_step = self.look.step.take().is_some();
        let Some(color) = self.document().board.get(point) else {
            self.done = Some(Done::Touched(Touched {
                point,
                stones: None,
                area: false,
                left_step,
            }));
            return;
        };
        let before = Rc::clone(self.document());
        // The second gesture follows the first: it brings the area to the chain's state.
        let follows =
            matches!(self.done, Some(Done::Touched(last)) if last.point == point && !last.area);
        let dead = if area && follows {
            before.is_dead(point)
        } else {
            !before.is_dead(point)
        };
        self.edit(|document| {
            if area {
                document.mark_area(point, dead);
            } else {
                document.mark(point, dead);
            }
        });
        self.decide(&before);
        let stones = if area {
            let changed = |p: &Point| before.is_dead(*p) != self.document().is_dead(*p);
            size.iter().filter(changed).count()
        } else {
            before.board.chain_at(point).len()
        };
        self.done = Some(Done::Touched(Touched {
            point,
            stones: Some((color, stones)),
            area,
            left_step,
        }));
    }

    fn set_scope(&mut self, point: Point, scope: Scope) {
        let Some(color) = self.document().board.get(point) else {
            return;
        };
        let left_step = self.look.step.take().is_some();
        let before = Rc::clone(self.document());
        self.edit(|document| document.mark_for(point, Some(scope)));
        self.decide(&before);
        self.done = Some(Done::Touched(Touched {
            point,
            stones: Some((color, self.document().board.chain_at(point).len())),
            area: false,
            left_step,
        }));
    }

    fn ask(&mut self, point: Point) {
        if self.trial.is_none() && self.document().board.size().contains(point) {
            self.cursor = point;
            self.look.step = None;
            self.done = Some(Done::Asked(point));
        }
    }

    fn move_cursor(&mut self, point: Point) {
        if self.document().board.size().contains(point) {
            self.cursor = point;
        }
    }

    /// Goes on to a changed document, if it did change.
    fn edit(&mut self, change: impl FnOnce(&mut Document)) {
        let mut document = Document::clone(self.document());
        change(&mut document);
        if document != **self.document() {
            let now = self.history.now().clone();
            Rc::make_mut(&mut self.history).push(Entry {
                document: Rc::new(document),
                ..now
            });
            self.forget_undone_decisions();
        }
    }

    fn travel(&mut self, step: impl FnOnce(&mut History) -> bool, done: Done) {
        let before = Rc::clone(self.source());
        if step(Rc::make_mut(&mut self.history)) {
            self.done = Some(done);
            self.look.step = None;
            if before != *self.source() {
                self.arrive();
            }
        }
    }

    fn open(&mut self, entry: Entry) {
        Rc::make_mut(&mut self.history).push(entry);
        self.done = None;
        self.trial = None;
        self.window = Window::None;
        self.opening = Rc::default();
        self.arrive();
    }

    /// Another position stands on the board.
    fn arrive(&mut self) {
        self.look.komi = self.source().komi;
        self.look.step = None;
        if !self.document().board.size().contains(self.cursor) {
            self.cursor = Point::new(0, 0);
        }
    }

    fn step(&mut self, by: i8) {
        let all: Vec<Method> = self.look.methods().collect();
        let count = all.len();
        let at = all.iter().position(|&m| m == self.look.method).unwrap_or(0);
        let next = if by < 0 { at + count - 1 } else { at + 1 };
        if let Some(&method) = all.get(next % count) {
            self.choose(method);
        }
    }

    fn unfold(&mut self, family: Option<Family>, on: bool) {
        for one in Family::ALL {
            if family.is_none_or(|family| family == one) {
                self.look.unfolded = self.look.unfolded.with(one, on);
            }
        }
    }

    /// A new method of one's own is chosen; a changed one stays where the last one was.
    fn set_custom(&mut self, custom: Option<Custom>) {
        let was = self.look.custom.map(Method::Custom);
        let now = custom.map(Method::Custom);
        if was.is_some() && self.look.versus == was {
            self.look.versus = now;
        }
        if was.is_none() || Some(self.look.method) == was {
            self.choose(now.unwrap_or(Look::default().method));
        }
        self.look.custom = custom;
    }

    fn choose(&mut self, method: Method) {
        self.look.method = method;
        self.look.step = None;
    }

    fn show_step(&mut self, step: Option<usize>) {
        if self.trial.is_some() {
            return;
        }
        self.look.step = step;
        // The sentence of the step takes the place of what was done.
        self.done = None;
    }

    fn show(&mut self, window: Window) {
        self.window = window;
    }

    fn draft(&mut self, text: String) {
        self.opening = Rc::new(Opening::of(text));
        self.window = Window::Open;
    }

    fn read(&mut self, incoming: &Incoming) {
        self.reading = None;
        match opening::read(incoming) {
            Ok(Found { entry, look }) => {
                let many = |place: &Place| place.file.games().len() > 1;
                let many = entry.place.as_ref().is_some_and(many);
                let own = self.look.custom;
                self.open(entry);
                if let Some(look) = look {
                    let custom = look.custom.or(own);
                    self.look = Look { custom, ..look };
                } else {
                    self.suggest_on_open();
                }
                if many {
                    self.window = Window::Games;
                }
            }
            // The board stays as it was; the text stays where it can be mended.
            Err(opening) => {
                self.opening = Rc::from(opening);
                self.window = Window::Open;
            }
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        // The same Rc where nothing changed: nothing is drawn again.
        self.after(action).map_or(self, Rc::new)
    }
}
