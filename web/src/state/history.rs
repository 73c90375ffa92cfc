//! Undo and redo: positions in a row.

use std::rc::Rc;

use zilu_rules::Document;

use super::{Place, Source};

/// A position with where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was entered.
    pub document: Rc<Document>,
    /// Where it comes from.
    pub source: Rc<Source>,
    /// Where in its record it stands. Not kept for later visits.
    pub place: Option<Place>,
}

/// The positions before and after the present one. There is always a present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    past: Vec<Entry>,
    now: Entry,
    future: Vec<Entry>,
}

impl History {
    /// More steps back than anybody takes; older ones are forgotten.
    pub const LIMIT: usize = 200;

    /// A history of one position.
    #[must_use]
    pub const fn new(now: Entry) -> Self {
        Self {
            past: Vec::new(),
            now,
            future: Vec::new(),
        }
    }

    /// A history out of its parts; `future` with the next position last.
    #[must_use]
    pub const fn from_parts(past: Vec<Entry>, now: Entry, future: Vec<Entry>) -> Self {
        Self { past, now, future }
    }

    /// The present position.
    #[must_use]
    pub const fn now(&self) -> &Entry {
        &self.now
    }

    /// The positions before, the oldest first.
    #[must_use]
    pub fn past(&self) -> &[Entry] {
        &self.past
    }

    /// The positions after, the next one last.
    #[must_use]
    pub fn future(&self) -> &[Entry] {
        &self.future
    }

    /// Whether there is something to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Goes on to a new position; what was undone is forgotten.
    pub fn push(&mut self, entry: Entry) {
        self.past.push(std::mem::replace(&mut self.now, entry));
        if self.past.len() > Self::LIMIT {
            self.past.remove(0);
        }
        self.future.clear();
    }

    /// Puts a position in place of the present one.
    pub fn replace(&mut self, entry: Entry) {
        self.now = entry;
    }

    /// One step back; false where there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// One step forward again; false where there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else {
            return false;
        };
        self.past.push(std::mem::replace(&mut self.now, after));
        true
    }
}
