//! `zilu convert`: any record or diagram as SGF, or its position as a text diagram.

use std::fs;
use std::io::{self, Write};

use zilu_diagram::{Look, View};
use zilu_formats::{Counted, Source, write_diagram, write_document};
use zilu_rules::{Count, KomiChoice};
use zilu_words::Words;

use crate::args::ConvertOptions;
use crate::{Failure, source, table, texts};

pub(crate) fn run(options: &ConvertOptions, mut out: impl Write) -> Result<(), Failure> {
    let words = Words::new(options.lang);
    let input = source::open(&options.input, words)?;
    let (name, opened, mut warnings) = (input.name, input.opened, input.warnings);
    let odd = opened.oddities.iter();
    warnings.extend(odd.map(|oddity| texts::file_oddity(words, oddity)));
    let document = &opened.document;
    let count = (options.marks || options.comment).then(|| Count::of(document));
    let comment = count.as_ref().filter(|_| options.comment).map(|count| {
        let komi = KomiChoice::of(&document.record);
        let komi = options.komi.unwrap_or(komi);
        let look = Look {
            komi,
            ..Look::default()
        };
        table::write(None, &View::of(document, count, &look, words), &[], words)
    });
    let counted = count.as_ref().map(|count| Counted {
        count,
        comment: comment.as_deref().map(str::trim_end),
    });
    if let Source::Diagram(diagram) = &opened.source {
        warnings.extend(texts::passed_over(words, diagram));
    }
    let text = match (&opened.source, options.to) {
        (_, Some(dialect)) => write_diagram(document, dialect),
        (Source::Sgf { file, node }, None) => file.write_with(*node, document, counted),
        (Source::Diagram(_) | Source::Link { .. }, None) => write_document(document, counted),
    };
    match &options.output {
        None => out.write_all(text.as_bytes())?,
        Some(output) => fs::write(output, text).map_err(|error| {
            let output = output.to_string_lossy();
            Failure::Unreadable(format!("{output}: {error}"))
        })?,
    }
    // What was odd about the file is said beside it, not in it.
    for warning in warnings {
        writeln!(io::stderr(), "{name}: {warning}")?;
    }
    Ok(out.flush()?)
}
