//! Going through a record: the file stands beside the positions, which it is never copied
//! into.
//!
//! What a person changes belongs to the node where it was changed, and comes back with it.
//! Going on from a changed position is a step that can be undone; going on from one that
//! stands as in the record is none.

use std::rc::Rc;

use zilu_formats::{GameFile, NodeId};
use zilu_rules::{Color, Document, Point};

use super::{Entry, History, Shared, State, opening};

/// Where in a record a position stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The file.
    pub file: Shared<GameFile>,
    /// The node.
    pub node: NodeId,
    /// The nodes one walks along, from the root of the game to its end.
    pub line: Shared<[NodeId]>,
    /// What the file is called.
    pub name: Rc<str>,
}

impl Eq for Place {}

/// Ways through a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// To the beginning.
    First,
    /// One node back.
    Back,
    /// One node on.
    On,
    /// To the end of the line.
    Last,
    /// To a node; where it lies beside the line, the line goes through it from now on.
    To(NodeId),
    /// To another game of the file, by its number from 0.
    Game(usize),
}

impl Place {
    /// A place of a file that was just opened.
    #[must_use]
    pub fn new(file: Shared<GameFile>, node: NodeId, name: &str) -> Self {
        let line = Shared::of(file.line_through(node).into());
        Self {
            file,
            node,
            line,
            name: name.into(),
        }
    }

    /// The number of the node in its line, from 0.
    #[must_use]
    pub fn at(&self) -> usize {
        // Along a line the numbers of nodes rise.
        self.line.binary_search(&self.node).unwrap_or(0)
    }

    /// The number of the last node of the line.
    #[must_use]
    pub fn end(&self) -> usize {
        self.line.len().saturating_sub(1)
    }

    /// The number of its game in the file, from 0.
    #[must_use]
    pub fn game(&self) -> usize {
        let root = self.line.first();
        let games = self.file.games().iter();
        games.take_while(|game| Some(&game.root) < root).count()
    }

    /// The turns that were made so far, and those of the whole line.
    #[must_use]
    pub fn moves(&self) -> (usize, usize) {
        let size = self.size();
        let turns = |nodes: &[NodeId]| {
            let moved = |node: &&NodeId| self.file.turn(**node, size).is_some();
            nodes.iter().filter(moved).count()
        };
        let (before, after) = self.line.split_at((self.at() + 1).min(self.line.len()));
        let so_far = turns(before);
        (so_far, so_far + turns(after))
    }

    /// The turn that the node makes.
    #[must_use]
    pub fn turn(&self) -> Option<(Color, Option<Point>)> {
        self.file.turn(self.node, self.size())
    }

    fn size(&self) -> zilu_rules::Size {
        let root = self.line.first().copied().unwrap_or(self.node);
        self.file.size_of(root)
    }

    /// Where a walk leads within the game; `None` where it leads nowhere.
    fn after(&self, walk: Walk) -> Option<Self> {
        let at = match walk {
            Walk::First => 0,
            Walk::Back => self.at().checked_sub(1)?,
            Walk::On => self.at() + 1,
            Walk::Last => self.end(),
            Walk::To(node) => match self.line.binary_search(&node) {
                Ok(at) => at,
                Err(_) => return Some(Self::new(self.file.clone(), node, &self.name)),
            },
            Walk::Game(_) => return None,
        };
        let node = *self.line.get(at)?;
        (node != self.node).then(|| Self {
            node,
            ..self.clone()
        })
    }
}

impl History {
    /// The position at a place: as it was left there last, else as the record has it.
    fn document_at(&self, place: &Place) -> Rc<Document> {
        let here = |entry: &&Entry| {
            let at = entry.place.as_ref();
            at.is_some_and(|at| at.file == place.file && at.node == place.node)
        };
        let left = self.past().iter().rfind(here);
        left.map_or_else(
            || Rc::new(place.file.document_at(place.node).0),
            |entry| Rc::clone(&entry.document),
        )
    }

    /// The stones that a person left dead at the end of the line of a place; as the record
    /// marks them without.
    fn dead_at_end(&self, place: &Place) -> Vec<Point> {
        let end = place.line.last().copied().unwrap_or(place.node);
        if end == place.node {
            return self.now().document.dead.clone();
        }
        let end = Place {
            node: end,
            ..place.clone()
        };
        self.document_at(&end).dead.clone()
    }
}

impl State {
    /// Where in a record the present position stands.
    #[must_use]
    pub fn place(&self) -> Option<&Place> {
        self.history.now().place.as_ref()
    }

    /// The stones that are dead at the end of the present line.
    #[must_use]
    pub fn dead_at_end(&self) -> Vec<Point> {
        let dead = |place| self.history.dead_at_end(place);
        self.place().map(dead).unwrap_or_default()
    }

    /// Goes through the record; false where that leads nowhere.
    pub(super) fn walk(&mut self, walk: Walk) -> bool {
        let Some(place) = self.place().filter(|_| self.trial.is_none()).cloned() else {
            return false;
        };
        if let Walk::Game(number) = walk {
            return match opening::game(&place, number) {
                Some(entry) => {
                    self.open(entry);
                    true
                }
                None => false,
            };
        }
        let Some(next) = place.after(walk) else {
            return false;
        };
        let entry = Entry {
            document: self.history.document_at(&next),
            source: Rc::clone(self.source()),
            place: Some(next),
        };
        let changed = *self.history.document_at(&place) != **self.document();
        let history = Rc::make_mut(&mut self.history);
        if changed {
            history.push(entry);
        } else {
            history.replace(entry);
        }
        self.look.step = None;
        self.done = None;
        true
    }
}
