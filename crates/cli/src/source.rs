//! A file as a command gets it: read, and its dead marked.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};

use zilu_formats::json::InputWarning;
use zilu_formats::{Opened, Source, read};
use zilu_rules::{Point, Size};
use zilu_words::Words;

use crate::{Failure, texts};

/// What was read, with its dead marked.
pub(crate) struct Input {
    /// What messages call it.
    pub(crate) name: String,
    pub(crate) opened: Opened,
    /// What is wrong with the marks.
    pub(crate) warnings: Vec<String>,
}

/// Reads a file, or the standard input, and marks chains dead.
pub(crate) fn open(
    file: Option<&OsString>,
    dead: &[String],
    words: Words,
) -> Result<Input, Failure> {
    let (name, bytes) = load(file)?;
    let mut opened = read(&bytes).map_err(|error| {
        let text = texts::read_error(words, &error);
        Failure::Unreadable(format!("{name}:{}: {text}", error.place()))
    })?;
    let warnings = mark(&mut opened, dead)?;
    Ok(Input {
        name,
        opened,
        warnings,
    })
}

/// The name of the file for messages, and its bytes.
fn load(file: Option<&OsString>) -> Result<(String, Vec<u8>), Failure> {
    let Some(file) = file else {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(("-".to_owned(), bytes));
    };
    let name = file.to_string_lossy().into_owned();
    match fs::read(file) {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(Failure::Unreadable(format!("{name}: {error}"))),
    }
}

/// Marks chains dead by the names of points. Points without a stone are told.
fn mark(opened: &mut Opened, names: &[String]) -> Result<Vec<String>, Failure> {
    let document = &mut opened.document;
    let size = document.board.size();
    let mut warnings = Vec::new();
    for name in names {
        let point = point_of(size, "--dead: ", name)?;
        if document.board.get(point).is_none() {
            let point = size.name(point).to_string();
            warnings.push(InputWarning::NoStone { point }.to_string());
        } else {
            document.mark(point, true);
        }
    }
    Ok(warnings)
}

/// The point with a name. `what` begins the message where there is none.
pub(crate) fn point_of(size: Size, what: &str, name: &str) -> Result<Point, Failure> {
    size.parse_name(name).ok_or_else(|| {
        let (width, height) = (size.width(), size.height());
        Failure::Usage(format!(
            "{what}{name:?} is no point of a board of {width} columns and {height} rows"
        ))
    })
}

/// What a file calls its position.
pub(crate) fn title(source: &Source) -> Option<String> {
    match source {
        Source::Diagram(diagram) => diagram.caption.clone().or(diagram.title.clone()),
        Source::Sgf { file, .. } => {
            let info = file.info();
            let players = match (info.black, info.white) {
                (None, None) => None,
                (black, white) => {
                    let name = |name: Option<String>| name.unwrap_or_else(|| "?".to_owned());
                    Some(format!("● {} ○ {}", name(black), name(white)))
                }
            };
            let result = info.result.map(|result| format!("RE[{result}]"));
            let parts = [info.event.or(info.name), info.date, players, result];
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            (!parts.is_empty()).then(|| parts.join(" · "))
        }
    }
}
