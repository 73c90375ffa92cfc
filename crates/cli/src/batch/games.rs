//! `zilu batch PATH…`: every game of files, folders and archives.

use std::io::{self, BufWriter, Write};

use serde::Serialize;
use zilu_formats::decode::{decode, decoder};
use zilu_formats::json::Output;
use zilu_formats::{FileOddity, Source, read_decoded};
use zilu_rules::{Count, Document, KomiChoice, Method};
use zilu_words::{Lang, Words};

use super::row::{self, Row};
use super::summary::{Summary, Verdicts};
use crate::args::{BatchOptions, Format};
use crate::files::{File, Files};
use crate::ordered::in_order;
use crate::suggest::Suggest;
use crate::{Failure, texts};

/// A game of a file, or why there is none.
struct Game {
    name: String,
    position: Result<(Document, Vec<FileOddity>), String>,
}

/// A game that could not be counted.
#[derive(Serialize)]
struct Refusal {
    error: String,
    name: String,
}

pub(crate) fn run(options: &BatchOptions) -> Result<(), Failure> {
    // One that other threads may write to.
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout());
    let files = Files::new(&options.files);
    if options.summary {
        let mut summary = Summary::new(options.format == Format::Json);
        let work = |file| {
            let games = games(file, options).into_iter();
            games
                .map(|game| verdicts(game, options))
                .collect::<Vec<_>>()
        };
        in_order(files, work, |games: Vec<_>| {
            games
                .into_iter()
                .try_for_each(|game| summary.add(game, &mut out))
        })?;
        summary.end(Words::new(options.lang), &mut out)?;
        return Ok(out.flush()?);
    }
    if options.format == Format::Csv {
        out.write_all(row::HEAD.join(",").as_bytes())?;
        out.write_all(b"\n")?;
    }
    let work = |file| {
        let mut text = Vec::new();
        for game in games(file, options) {
            write(game, options, &mut text)?;
        }
        Ok(text)
    };
    in_order(files, work, |text: io::Result<Vec<u8>>| {
        out.write_all(&text?)
    })?;
    Ok(out.flush()?)
}

/// The games of a file: each one of a collection, by the end of its main line.
fn games(file: File, options: &BatchOptions) -> Vec<Game> {
    let words = Words::new(Lang::En);
    let name = file.name;
    let one = |position| {
        let name = name.clone();
        vec![Game { name, position }]
    };
    let bytes = match file.bytes {
        Ok(bytes) => bytes,
        Err(error) => return one(Err(error)),
    };
    let opened = match read_decoded(decode(&bytes, decoder(), options.encoding)) {
        Ok(opened) => opened,
        Err(error) => {
            let text = texts::read_error(words, &error);
            return one(Err(format!(
                "line {}, column {}: {text}",
                error.line, error.column
            )));
        }
    };
    let Source::Sgf { file, .. } = &opened.source else {
        return one(Ok((opened.document, opened.oddities)));
    };
    if file.games().len() < 2 {
        return one(Ok((opened.document, opened.oddities)));
    }
    let games = (1..).zip(file.games());
    let game = |(number, game): (usize, &zilu_formats::sgf::Game)| {
        let position = match &game.size {
            Err(error) => Err(texts::read_error(words, error)),
            Ok(_) => {
                let end = file.main_line_from(game.root).last();
                Ok(file.document_at(end.unwrap_or(game.root)))
            }
        };
        let name = format!("{name}#{number}");
        Game { name, position }
    };
    games.map(game).collect()
}

/// A counted game.
struct Counted {
    count: Count,
    komi: KomiChoice,
    output: Output,
}

fn count(
    name: String,
    (mut document, oddities): (Document, Vec<FileOddity>),
    options: &BatchOptions,
) -> Counted {
    let words = Words::new(Lang::En);
    let suggest = options.suggest.then(|| Suggest::mark(&mut document));
    let count = Count::of(&document);
    let komi = options.komi.unwrap_or(KomiChoice::of(&document.record));
    let own = match options.method {
        Some(Method::Custom(custom)) => Some(custom),
        _ => None,
    };
    let size = document.board.size();
    let mut output = Output::new(&count, own.as_slice(), komi, |score| words.result(score));
    output.name = Some(name);
    output.suggestion = suggest.map(|s| s.output(size));
    let odd = oddities
        .iter()
        .map(|oddity| texts::file_oddity(words, oddity));
    let counted = count.oddities().map(|oddity| words.oddity(oddity, size));
    output.warnings = odd.chain(counted).collect();
    Counted {
        count,
        komi,
        output,
    }
}

fn write(game: Game, options: &BatchOptions, text: &mut Vec<u8>) -> io::Result<()> {
    let Game { name, position } = game;
    let nested = matches!(options.format, Format::Table | Format::Json);
    let rows = match position {
        Ok(position) => {
            let Counted { output, .. } = count(name, position, options);
            if nested {
                serde_json::to_writer(&mut *text, &output)?;
                return text.write_all(b"\n");
            }
            Row::of(&output)
        }
        Err(error) if nested => {
            serde_json::to_writer(&mut *text, &Refusal { error, name })?;
            return text.write_all(b"\n");
        }
        Err(error) => vec![Row::refusal(name, error)],
    };
    for row in rows {
        if options.format == Format::Csv {
            row.write_csv(text)?;
        } else {
            serde_json::to_writer(&mut *text, &row)?;
            text.write_all(b"\n")?;
        }
    }
    Ok(())
}

fn verdicts(game: Game, options: &BatchOptions) -> Result<Verdicts, (String, String)> {
    let Game { name, position } = game;
    match position {
        Ok(position) => {
            let Counted {
                count,
                komi,
                output,
            } = count(name.clone(), position, options);
            let methods = output.methods.0.iter().map(|(method, _)| *method);
            Ok(Verdicts {
                name,
                scores: methods.map(|method| count.score(method, komi)).collect(),
            })
        }
        Err(error) => Err((name, error)),
    }
}
