//! Where a position comes from, and what its record says in words.

use zilu_formats::{FileOddity, GameInfo};
use zilu_rules::{KomiChoice, Method};

use super::Letters;

/// Where a position comes from. Nothing here is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// What it is called.
    pub title: Title,
    /// What the record says of the game, if it was a record.
    pub info: Info,
    /// The komi with which it is first seen.
    pub komi: KomiChoice,
    /// How the letters of its file were read, where that can be doubted. Not kept for
    /// later visits.
    pub letters: Option<Letters>,
    /// What is odd about its text. Shown once after opening, not kept for later visits.
    pub oddities: Vec<FileOddity>,
}

/// What a position is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Title {
    /// One of the examples, by its id: named in the language of the page.
    Example(String),
    /// As the record or the file names it.
    Text(String),
    /// A diagram, which has no name.
    Diagram,
    /// A record without a name.
    Record,
    /// A link, which has no name either.
    Link,
}

/// What a record says of the game, as it is written there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Who played Black.
    pub black: String,
    /// Who played White.
    pub white: String,
    /// When.
    pub date: String,
    /// Where, or in which event.
    pub event: String,
    /// The result.
    pub result: String,
    /// The rules.
    pub rules: String,
}

impl Info {
    /// The method that the rules name, if it is a known one.
    #[must_use]
    pub fn method(&self) -> Option<Method> {
        let game = GameInfo {
            rules: Some(self.rules.clone()),
            ..GameInfo::default()
        };
        game.method()
    }

    /// Whether there is nothing to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        [
            &self.black,
            &self.white,
            &self.date,
            &self.event,
            &self.result,
            &self.rules,
        ]
        .iter()
        .all(|text| text.is_empty())
    }
}
