//! Suggestions beside the page, in a worker with the same wasm; in slices on the page where
//! workers are refused.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Array, Function};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};
use yew::prelude::*;
use zilu_rules::Board;
use zilu_suggest::Suggestion;

use crate::state::{
    Action, ProposalAction, Shared, Suggested, read_board, read_proposal, write_board,
    write_proposal,
};

/// Looks for the dead stones of a board. `tell` hears the first answer and the last one,
/// each with whether it is the last. The worker calls this.
#[wasm_bindgen]
pub fn suggest(board: &str, tell: &Function) {
    let Some(board) = read_board(board) else {
        return;
    };
    let mut suggestion = Suggestion::start(&board);
    let mut is_first = true;
    loop {
        let finished = !suggestion.step();
        if is_first || finished {
            let text = write_proposal(&suggestion.proposal(), board.size());
            // Whoever listens may be gone.
            let _ = tell.call2(&JsValue::NULL, &text.into(), &finished.into());
        }
        if finished {
            return;
        }
        is_first = false;
    }
}

/// A question, and the board it is about.
#[derive(Clone)]
struct Question {
    number: u32,
    board: Rc<Board>,
}

/// Who answers.
enum Way {
    /// Nobody was needed so far.
    Untried,
    /// A worker, heard as long as its listeners live.
    Worker {
        worker: Worker,
        _listeners: [EventListener; 2],
    },
    /// The page itself.
    Page,
}

/// Asks one question at a time; of those that wait, only the last one matters.
struct Desk {
    make: Option<Function>,
    way: Way,
    /// What is being answered.
    open: Option<Question>,
    waiting: Option<Question>,
    /// The next slice on the page.
    slice: Option<Timeout>,
    on: Callback<Action>,
    me: Weak<RefCell<Self>>,
}

impl Desk {
    fn new(make: Option<Function>, on: Callback<Action>) -> Rc<RefCell<Self>> {
        Rc::new_cyclic(|me| {
            RefCell::new(Self {
                make,
                way: Way::Untried,
                open: None,
                waiting: None,
                slice: None,
                on,
                me: Weak::clone(me),
            })
        })
    }

    fn ask(&mut self, question: Question) {
        if matches!(self.way, Way::Worker { .. }) && self.open.is_some() {
            self.waiting = Some(question);
            return;
        }
        if matches!(self.way, Way::Untried) {
            self.way = self.worker().unwrap_or(Way::Page);
        }
        self.open = Some(question.clone());
        if let Way::Worker { worker, .. } = &self.way {
            let board = write_board(&question.board);
            if worker.post_message(&board.into()).is_ok() {
                return;
            }
            self.way = Way::Page;
        }
        let suggestion = Suggestion::start(&question.board);
        self.go_on(question, suggestion, true);
    }

    /// A worker with its listeners; none where the browser refuses.
    fn worker(&self) -> Option<Way> {
        let made = self.make.as_ref()?.call0(&JsValue::NULL).ok()?;
        let worker: Worker = made.dyn_into().ok()?;
        let (hear, fail) = (Weak::clone(&self.me), Weak::clone(&self.me));
        let message = EventListener::new(&worker, "message", move |event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            let answer = data.and_then(|data| data.dyn_into::<Array>().ok());
            let Some(desk) = hear.upgrade() else { return };
            let Some(answer) = answer else {
                return desk.borrow_mut().fall_back();
            };
            // Who hears it may ask the next question at once.
            let heard = desk.borrow_mut().hear(&answer);
            let on = desk.borrow().on.clone();
            if let Some(answer) = heard {
                on.emit(Action::Proposal(answer));
            }
        });
        let error = EventListener::new(&worker, "error", move |_| {
            if let Some(desk) = fail.upgrade() {
                desk.borrow_mut().fall_back();
            }
        });
        Some(Way::Worker {
            worker,
            _listeners: [message, error],
        })
    }

    /// An answer of the worker, to whoever asked.
    fn hear(&mut self, answer: &Array) -> Option<ProposalAction> {
        let Question { number, board } = self.open.clone()?;
        let finished = answer.get(1).is_truthy();
        if finished {
            self.open = None;
            if let Some(question) = self.waiting.take() {
                self.ask(question);
            }
        }
        let text = answer.get(0).as_string()?;
        Some(ProposalAction::Answer {
            number,
            proposal: Shared::new(read_proposal(&text, &board)?),
            finished,
        })
    }

    /// The worker cannot work: the page does.
    fn fall_back(&mut self) {
        if let Way::Worker { worker, .. } = &self.way {
            worker.terminate();
        }
        // Its listeners may be what runs now: they go later.
        let gone = std::mem::replace(&mut self.way, Way::Page);
        Timeout::new(0, move || drop(gone)).forget();
        let open = self.open.take();
        if let Some(question) = self.waiting.take().or(open) {
            self.ask(question);
        }
    }

    /// One batch on the page, when it has nothing else to do.
    fn go_on(&mut self, question: Question, mut suggestion: Suggestion, is_first: bool) {
        let me = Weak::clone(&self.me);
        self.slice = Some(Timeout::new(0, move || {
            let finished = !suggestion.step();
            let Some(desk) = me.upgrade() else { return };
            if is_first || finished {
                let on = desk.borrow().on.clone();
                on.emit(Action::Proposal(ProposalAction::Answer {
                    number: question.number,
                    proposal: Shared::new(suggestion.proposal()),
                    finished,
                }));
            }
            if !finished {
                desk.borrow_mut().go_on(question, suggestion, false);
            }
        }));
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        if let Way::Worker { worker, .. } = &self.way {
            worker.terminate();
        }
    }
}

/// Has every question answered, by the worker that `make` makes or by the page.
#[hook]
pub fn use_suggestion(
    make: Option<Function>,
    suggested: Option<Rc<Suggested>>,
    on: Callback<Action>,
) {
    let desk = use_mut_ref(|| None::<Rc<RefCell<Desk>>>);
    let number = suggested.as_ref().map(|suggested| suggested.number);
    use_effect_with(number, move |_| {
        let Some(suggested) = suggested else { return };
        let question = Question {
            number: suggested.number,
            board: Rc::new(suggested.board().clone()),
        };
        let mut desk = desk.borrow_mut();
        let desk = desk.get_or_insert_with(|| Desk::new(make, on));
        desk.borrow_mut().ask(question);
    });
}
