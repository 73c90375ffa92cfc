//! What stands in the Open window, and reading it.

use std::rc::Rc;

use zilu_diagram::Look;
use zilu_formats::{GameFile, NodeId, Opened, ReadError, ReadErrorKind, read_decoded};
use zilu_rules::KomiChoice;

use super::{Entry, Incoming, Info, Letters, Place, Shared, Source, Title};

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
pub fn read(incoming: &Incoming) -> Result<Found, Box<Opening>> {
    if let Some(file) = &incoming.record {
        let entry = of_file(file, incoming);
        return Ok(Found { entry, look: None });
    }
    match read_decoded(incoming.decoded.clone()) {
        Ok(opened) => Ok(found(opened, incoming)),
        Err(error) => Err(Box::new(Opening {
            text: incoming.decoded.text.clone(),
            entry: None,
            error: Some(error),
        })),
    }
}

fn found(opened: Opened, incoming: &Incoming) -> Found {
    let (title, look) = match opened.source {
        zilu_formats::Source::Sgf { file, .. } => {
            let entry = of_file(&Shared::new(file), incoming);
            return Found { entry, look: None };
        }
        zilu_formats::Source::Diagram(diagram) => {
            (diagram.title.map_or(Title::Diagram, Title::Text), None)
        }
        zilu_formats::Source::Link { look } => (Title::Link, Some(Look::from_bytes(&look))),
    };
    let source = Source {
        title,
        info: Info::default(),
        komi: look.map_or(KomiChoice::of(&opened.document.record), |look| look.komi),
        letters: Letters::of(incoming),
        oddities: opened.oddities,
    };
    let entry = Entry {
        document: Rc::new(opened.document),
        source: Rc::new(source),
        place: None,
    };
    Found { entry, look }
}

/// A record that was read already: the end of the main line of its first game.
fn of_file(file: &Shared<GameFile>, incoming: &Incoming) -> Entry {
    let node = file.last_of_main_line();
    let place = Place::new(file.clone(), node, &incoming.name);
    let mut entry = at(place, file.root());
    let source = Rc::make_mut(&mut entry.source);
    source.letters = Letters::of(incoming);
    source
        .oddities
        .splice(0..0, file.oddities().iter().cloned());
    entry
}

/// Another game of the same file, by its number; `None` where there is none to be shown.
pub(super) fn game(place: &Place, number: usize) -> Option<Entry> {
    let game = place.file.games().get(number)?;
    game.size.as_ref().ok()?;
    let node = place.file.main_line_from(game.root).last()?;
    let place = Place::new(place.file.clone(), node, &place.name);
    Some(at(place, game.root))
}

fn at(place: Place, root: NodeId) -> Entry {
    let (document, oddities) = place.file.document_at(place.node);
    let (title, info) = of_record(place.file.info_of(root), &place.name);
    let source = Source {
        title,
        info,
        komi: KomiChoice::of(&document.record),
        letters: None,
        oddities,
    };
    Entry {
        document: Rc::new(document),
        source: Rc::new(source),
        place: Some(place),
    }
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
