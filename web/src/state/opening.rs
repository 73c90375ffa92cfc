//! What stands in the Open window, and reading it.

use std::rc::Rc;

use zilu_diagram::Look;
use zilu_formats::{Opened, ReadError, ReadErrorKind, read_decoded};
use zilu_rules::KomiChoice;

use super::{Entry, Incoming, Info, Letters, Source, Title};

/// A text in the Open window, read as it is written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opening {
    /// The text.
    pub text: String,
    /// The position in it; `None` where there is none (yet).
    pub entry: Option<Entry>,
    /// Why it could not be opened. While a person is writing nothing is an error.
    pub error: Option<ReadError>,
}

impl Opening {
    /// A text that is being written.
    #[must_use]
    pub fn of(text: String) -> Self {
        let incoming = Incoming::text(&text);
        let opened = read_decoded(incoming.decoded.clone()).ok();
        let entry = opened.map(|opened| found(opened, &incoming).entry);
        Self {
            text,
            entry,
            error: None,
        }
    }

    /// The line of the text that could not be read, with its number from 1.
    #[must_use]
    pub fn bad_line(&self) -> Option<(u32, &str)> {
        let error = self.error.as_ref()?;
        use ReadErrorKind::{BrokenCode, Empty, NewerCode};
        if matches!(error.kind, Empty | BrokenCode | NewerCode) {
            return None;
        }
        let line = usize::try_from(error.line).ok()?.checked_sub(1)?;
        self.text.lines().nth(line).map(|text| (error.line, text))
    }
}

/// What a file or a text holds.
pub struct Found {
    /// The position.
    pub entry: Entry,
    /// How it is to be looked at, where that is said.
    pub look: Option<Look>,
}

/// Reads a file or a text.
///
/// # Errors
/// What the Open window then shows: the text and what is wrong with it.
pub fn read(incoming: &Incoming) -> Result<Found, Opening> {
    match read_decoded(incoming.decoded.clone()) {
        Ok(opened) => Ok(found(opened, incoming)),
        Err(error) => Err(Opening {
            text: incoming.decoded.text.clone(),
            entry: None,
            error: Some(error),
        }),
    }
}

fn found(opened: Opened, incoming: &Incoming) -> Found {
    let look = match &opened.source {
        zilu_formats::Source::Link { look } => Some(Look::from_bytes(look)),
        _ => None,
    };
    let komi = look.map_or(KomiChoice::of(&opened.document.record), |look| look.komi);
    let (title, info) = match &opened.source {
        zilu_formats::Source::Sgf { file, .. } => of_record(file.info(), &incoming.name),
        zilu_formats::Source::Diagram(diagram) => {
            let title = diagram.title.clone().map_or(Title::Diagram, Title::Text);
            (title, Info::default())
        }
        zilu_formats::Source::Link { .. } => (Title::Link, Info::default()),
    };
    let source = Source {
        title,
        info,
        komi,
        letters: Letters::of(incoming),
        oddities: opened.oddities,
    };
    let entry = Entry {
        document: Rc::new(opened.document),
        source: Rc::new(source),
    };
    Found { entry, look }
}

fn of_record(game: zilu_formats::GameInfo, file_name: &str) -> (Title, Info) {
    let player = |name: Option<String>, rank: Option<String>| match (name, rank) {
        (Some(name), Some(rank)) => format!("{name} {rank}"),
        (name, _) => name.unwrap_or_default(),
    };
    let joined = |a: Option<String>, b: Option<String>| match (a, b) {
        (Some(a), Some(b)) => format!("{a}, {b}"),
        (a, b) => a.or(b).unwrap_or_default(),
    };
    let info = Info {
        black: player(game.black, game.black_rank),
        white: player(game.white, game.white_rank),
        date: game.date.unwrap_or_default(),
        event: joined(game.event, game.place),
        result: game.result.unwrap_or_default(),
        rules: game.rules.unwrap_or_default(),
    };
    let title = if let Some(name) = game.name {
        Title::Text(name)
    } else if !info.black.is_empty() && !info.white.is_empty() {
        Title::Text(format!("{} – {}", info.black, info.white))
    } else if !file_name.is_empty() {
        Title::Text(file_name.to_owned())
    } else {
        Title::Record
    };
    (title, info)
}
