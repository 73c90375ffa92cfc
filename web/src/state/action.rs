//! What can happen.

use std::rc::Rc;

use zilu_diagram::Order;
use zilu_rules::{Custom, Family, KomiChoice, Method, Point, Scope};
use zilu_words::Lang;

use super::{Fact, Incoming, Progress, ProposalAction, TrialAction, Walk};

/// Something a person did.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Touched a point: the whole chain on it becomes dead, or alive again.
    Touch(Point),
    /// The same for everything of that colour in the same enclosed area.
    TouchArea(Point),
    /// Chose for which methods the chain on a point is dead.
    Scope(Point, Scope),
    /// Ruled that an own point must be filled, or may stay open.
    Rule(Point, bool),
    /// Asked why a point counts as it does.
    Why(Point),
    /// Did something in a trial, or began one. While one goes on, a touch is a stone.
    Trial(TrialAction),
    /// Something about a suggestion of dead stones.
    Proposal(ProposalAction),
    /// Moved the board's cursor.
    Cursor(Point),
    /// Changed what is known of the game.
    Fact(Fact),
    /// Took the last change back.
    Undo,
    /// Made it again.
    Redo,
    /// Chose a method.
    Choose(Method),
    /// Went to the next method (1) or the one before (−1).
    Step(i8),
    /// Chose a step of the method's layout, or went back to the marks.
    Frame(Option<usize>),
    /// Pinned a method to compare with, or took the pin away.
    Pin(Method),
    /// Chose the method to compare with.
    Versus(Method),
    /// Unfolded the less usual methods of a family, or of all, or folded them.
    Unfold(Option<Family>, bool),
    /// Changed the method of one's own, or took it away.
    Custom(Option<Custom>),
    /// Chose the komi.
    Komi(KomiChoice),
    /// Chose the order of the table.
    Order(Order),
    /// Chose a language.
    Lang(Lang),
    /// Chose light or dark.
    Theme(Theme),
    /// Opened a window over the page, or closed it.
    Show(Window),
    /// Unfolded the game facts, or folded them.
    Facts(bool),
    /// Opened an example by its id.
    Example(&'static str),
    /// Wrote in the Open window.
    Draft(String),
    /// Opened a file or a text.
    Read(Rc<Incoming>),
    /// Copied the link; whether it went well.
    Linked(bool),
    /// Came so far in reading a long file, or ended it.
    Reading(Option<Progress>),
    /// Went through the record.
    Walk(Walk),
}

/// The window over the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Window {
    /// None.
    #[default]
    None,
    /// Open a position.
    Open,
    /// The games of the file.
    Games,
    /// Help.
    Help,
    /// The presentation.
    Present,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with an id; as the system says for any other.
    #[must_use]
    pub fn from_id(id: &str) -> Self {
        match id {
            "light" => Self::Light,
            "dark" => Self::Dark,
            _ => Self::Auto,
        }
    }

    /// The next one, for a button that turns through all.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Auto,
        }
    }
}
