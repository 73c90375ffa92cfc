//! `zilu count`: one position.

use std::fs;
use std::io::{self, Read, Write};

use zilu_diagram::{Look, View};
use zilu_formats::decode::{decode, decoder};
use zilu_formats::json::{InputWarning, Output};
use zilu_formats::{Opened, Source, read_decoded};
use zilu_rules::{Count, KomiChoice};
use zilu_words::{Lang, Words};

use crate::args::CountOptions;
use crate::{Failure, table, texts};

pub(crate) fn run(options: &CountOptions, mut out: impl Write) -> Result<(), Failure> {
    let words = Words::new(options.lang);
    let (name, mut opened) = open(options)?;
    let mut warnings = mark(&mut opened, &options.dead)?;
    let document = &opened.document;
    let count = Count::of(document);
    let komi = options.komi.unwrap_or(KomiChoice::of(&document.record));
    // The JSON is the same in every language.
    let words = if options.json {
        Words::new(Lang::En)
    } else {
        words
    };
    let odd = opened.oddities.iter();
    warnings.extend(odd.map(|oddity| texts::file_oddity(words, oddity)));
    if options.json {
        let size = document.board.size();
        warnings.extend(count.oddities().map(|oddity| words.oddity(oddity, size)));
        let mut output = Output::new(&count, komi, |score| words.result(score));
        output.name = options.file.is_some().then_some(name);
        output.warnings = warnings;
        serde_json::to_writer(&mut out, &output)?;
        writeln!(out)?;
    } else {
        let look = Look {
            komi,
            ..Look::default()
        };
        let view = View::of(document, &count, &look, words);
        let title = title(&opened.source);
        out.write_all(table::write(title.as_deref(), &view, &warnings, words).as_bytes())?;
    }
    Ok(out.flush()?)
}

/// The name of the file for messages, and what is in it.
pub(crate) fn open(options: &CountOptions) -> Result<(String, Opened), Failure> {
    let (name, bytes) = load(options)?;
    let decoded = decode(&bytes, decoder(), options.encoding);
    match read_decoded(decoded) {
        Ok(opened) => Ok((name, opened)),
        Err(error) => {
            let text = texts::read_error(Words::new(options.lang), &error);
            let place = error.place();
            Err(Failure::Unreadable(format!("{name}:{place}: {text}")))
        }
    }
}

/// The name of the file for messages, and its bytes.
fn load(options: &CountOptions) -> Result<(String, Vec<u8>), Failure> {
    let Some(file) = &options.file else {
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
pub(crate) fn mark(opened: &mut Opened, names: &[String]) -> Result<Vec<String>, Failure> {
    let document = &mut opened.document;
    let size = document.board.size();
    let mut warnings = Vec::new();
    for name in names {
        let Some(point) = size.parse_name(name) else {
            let (width, height) = (size.width(), size.height());
            return Err(Failure::Usage(format!(
                "--dead: {name:?} is no point of a board of {width} columns and {height} rows"
            )));
        };
        if document.board.get(point).is_none() {
            let point = size.name(point).to_string();
            warnings.push(InputWarning::NoStone { point }.to_string());
        } else {
            document.mark(point, true);
        }
    }
    Ok(warnings)
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
