//! A file as a command gets it: read, and marked.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};

use zilu_formats::decode::{decode, decoder};
use zilu_formats::json::InputWarning;
use zilu_formats::{Link, Opened, Source, read_decoded};
use zilu_rules::{Point, Scope, Size};
use zilu_words::{Arg, Words};

use crate::args::InputOptions;
use crate::{Failure, texts};

/// The marks of a command, by the names of points.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    /// Stones of dead chains, and for which methods they are dead.
    pub(crate) dead: Vec<(String, Scope)>,
    /// Own points ruled to be filled (true) or open.
    pub(crate) rulings: Vec<(String, bool)>,
}

/// What was read, and marked.
pub(crate) struct Input {
    /// What messages call it.
    pub(crate) name: String,
    pub(crate) opened: Opened,
    /// What is wrong with the marks.
    pub(crate) warnings: Vec<String>,
}

/// Reads a file, or the standard input, and marks it.
pub(crate) fn open(options: &InputOptions, words: Words) -> Result<Input, Failure> {
    let (name, bytes) = load(options.file.as_ref())?;
    let decoded = decode(&bytes, decoder(), options.encoding);
    let mut opened = read_decoded(decoded).map_err(|error| {
        let text = texts::read_error(words, &error);
        Failure::Unreadable(format!("{name}:{}: {text}", error.place()))
    })?;
    let warnings = mark(&mut opened, &options.marks)?;
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
        // A share code is a position by itself.
        Err(_) if Link::is_in(&name) => Ok((name.clone(), name.into_bytes())),
        Err(error) => Err(Failure::Unreadable(format!("{name}: {error}"))),
    }
}

/// Marks chains dead and rules on points. Points that hold what they should not are told.
fn mark(opened: &mut Opened, marks: &Marks) -> Result<Vec<String>, Failure> {
    let document = &mut opened.document;
    let size = document.board.size();
    let name_of = |point| size.name(point).to_string();
    let mut warnings = Vec::new();
    for (name, scope) in &marks.dead {
        let at = point_of(size, "--dead: ", name)?;
        if document.board.get(at).is_none() {
            let point = name_of(at);
            warnings.push(InputWarning::NoStone { point }.to_string());
        } else {
            document.mark_for(at, Some(*scope));
        }
    }
    for (name, must_fill) in &marks.rulings {
        let option = if *must_fill {
            "--must-fill: "
        } else {
            "--may-stay-open: "
        };
        let at = point_of(size, option, name)?;
        if document.board.get(at).is_some() {
            let point = name_of(at);
            warnings.push(InputWarning::RulingOnStone { point }.to_string());
        } else {
            document.rule(at, Some(*must_fill));
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

/// The method whose rules a record names, in words.
pub(crate) fn named(source: &Source, words: Words) -> Option<String> {
    let Source::Sgf { file, .. } = source else {
        return None;
    };
    let method = words.method_name(file.info().method()?);
    Some(words.say("record-names", &[("method", Arg::Text(method))]))
}

/// What a file calls its position.
pub(crate) fn title(source: &Source) -> Option<String> {
    match source {
        Source::Diagram(diagram) => diagram.caption.clone().or(diagram.title.clone()),
        Source::Link { .. } => None,
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
