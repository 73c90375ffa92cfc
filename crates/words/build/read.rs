//! Reads the Fluent files of one language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;

use crate::encode::{self, Encoded};

/// A compiled text.
pub(crate) struct Text {
    pub(crate) encoded: Encoded,
    /// File and line, for messages.
    pub(crate) place: String,
}

pub(crate) type Texts = BTreeMap<String, Text>;

/// All texts in a folder. What is wrong is added to `faults`, with file and line.
pub(crate) fn language(folder: &Path, faults: &mut Vec<String>) -> Texts {
    let mut texts = Texts::new();
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        .collect();
    files.sort();
    for path in files {
        match fs::read_to_string(&path) {
            Ok(source) => file(&path, &source, &mut texts, faults),
            Err(e) => faults.push(format!("{}: {e}", path.display())),
        }
    }
    texts
}

fn file(path: &Path, source: &str, texts: &mut Texts, faults: &mut Vec<String>) {
    let place = |at: usize| {
        let line = source.bytes().take(at).filter(|&b| b == b'\n').count() + 1;
        format!("{}:{line}", path.display())
    };
    let resource = match parser::parse(source) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            faults.extend(
                errors
                    .iter()
                    .map(|e| format!("{}: {e}", place(e.pos.start))),
            );
            return;
        }
    };
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                let at = place(offset(source, term.id.name));
                faults.push(format!("{at}: terms are not supported"));
                continue;
            }
            _ => continue,
        };
        let key = message.id.name;
        let place = place(offset(source, key));
        match compile(message) {
            Ok(encoded) => {
                let text = Text {
                    encoded,
                    place: place.clone(),
                };
                if let Some(first) = texts.insert(key.to_owned(), text) {
                    faults.push(format!("{place}: {key} is also at {}", first.place));
                }
            }
            Err(fault) => faults.push(format!("{place}: {key}: {fault}")),
        }
    }
}

fn compile(message: &Message<&str>) -> Result<Encoded, &'static str> {
    if !message.attributes.is_empty() {
        return Err("attributes are not supported");
    }
    let pattern = message.value.as_ref().ok_or("there is no text")?;
    encode::pattern(pattern)
}

/// Where a slice of the source begins.
fn offset(source: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(source.as_ptr() as usize)
}
