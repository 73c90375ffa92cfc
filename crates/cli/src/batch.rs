//! `zilu batch`: JSON lines in, JSON lines out; and many files. The format is in `docs/json.md`.

pub(crate) mod games;
mod row;
mod summary;

use std::io::{BufRead, BufReader, BufWriter, Read, Write};

use serde::Serialize;
use zilu_formats::json::{Input, InputError, Output};
use zilu_rules::{Count, KomiChoice};
use zilu_words::{Lang, Words};

use crate::suggest::Suggest;
use crate::{Failure, texts};

/// The answer to a line that cannot be counted.
#[derive(Serialize)]
struct Refusal {
    error: String,
    /// The number of the line that came in, from 1.
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

pub(crate) fn run(input: impl Read, output: impl Write) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut output = BufWriter::with_capacity(1 << 16, output);
    let mut bytes = Vec::new();
    let mut line = 0;
    loop {
        // Whoever waits for an answer before asking again gets it.
        if input.buffer().is_empty() {
            output.flush()?;
        }
        bytes.clear();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(output.flush()?);
        }
        line += 1;
        let text = bytes
            .strip_prefix(b"\xEF\xBB\xBF")
            .unwrap_or(&bytes)
            .trim_ascii();
        if text.is_empty() {
            continue;
        }
        match answer(text) {
            Ok(answer) => serde_json::to_writer(&mut output, &answer)?,
            Err((error, name)) => {
                serde_json::to_writer(&mut output, &Refusal { error, line, name })?;
            }
        }
        output.write_all(b"\n")?;
    }
}

/// Counts one line, or says why not and what the line is called.
fn answer(line: &[u8]) -> Result<Output, (String, Option<String>)> {
    let words = Words::new(Lang::En);
    let input = parse(line).map_err(|error| (error, name(line)))?;
    let mut entered = match input.enter() {
        Ok(entered) => entered,
        Err(error) => return Err((input_error(words, &error), input.name)),
    };
    let suggest = input.suggest.unwrap_or(false);
    let suggest = suggest.then(|| Suggest::mark(&mut entered.document));
    let count = Count::of(&entered.document);
    let komi = KomiChoice::of(&entered.document.record);
    let size = entered.document.board.size();
    let odd = entered.oddities.iter();
    let mut output = Output::new(&count, &input.own_methods(), komi, |score| {
        words.result(score)
    });
    output.name = input.name;
    output.suggestion = suggest.map(|s| s.output(size));
    output.warnings = odd
        .map(|oddity| texts::file_oddity(words, oddity))
        .chain(entered.warnings.iter().map(ToString::to_string))
        .chain(count.oddities().map(|oddity| words.oddity(oddity, size)))
        .collect();
    Ok(output)
}

/// Reads a line; an error names the field and the place in the line.
fn parse(line: &[u8]) -> Result<Input, String> {
    let mut json = serde_json::Deserializer::from_slice(line);
    let input = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.into_inner();
        match path.as_str() {
            "." | "?" => in_line(&inner),
            path => format!("{path}: {}", in_line(&inner)),
        }
    })?;
    json.end().map_err(|error| in_line(&error))?;
    Ok(input)
}

/// An error with its column; the line is told apart.
fn in_line(error: &serde_json::Error) -> String {
    let mut text = error.to_string();
    if error.is_syntax() || error.is_eof() {
        text.insert_str(0, "not valid JSON: ");
    }
    let place = format!(" at line {} column {}", error.line(), error.column());
    match text.strip_suffix(&place) {
        Some(text) => format!("{text}, at column {}", error.column()),
        None => text,
    }
}

/// The name in a line that is JSON at least.
fn name(line: &[u8]) -> Option<String> {
    let value: serde_json::Value = serde_json::from_slice(line).ok()?;
    value.get("name")?.as_str().map(str::to_owned)
}

fn input_error(words: Words, error: &InputError) -> String {
    let (field, inner) = match error {
        InputError::Rows(inner) => ("rows", inner),
        InputError::Sgf(inner) => ("sgf", inner),
        other => return other.to_string(),
    };
    let text = texts::read_error(words, inner);
    format!(
        "{field}: line {}, column {}: {text}",
        inner.line, inner.column
    )
}
