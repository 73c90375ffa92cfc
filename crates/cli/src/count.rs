//! `zilu count`: one position.

use std::io::Write;

use zilu_diagram::{Families, Look, View};
use zilu_formats::json::{Flips, Output};
use zilu_rules::{Count, Document, KomiChoice, Method, flips};
use zilu_words::{Lang, Words};

use crate::args::CountOptions;
use crate::suggest::Suggest;
use crate::{Failure, source, table, texts};

pub(crate) fn run(options: &CountOptions, mut out: impl Write) -> Result<(), Failure> {
    let words = Words::new(options.lang);
    let input = source::open(&options.input, words)?;
    let (mut opened, mut warnings) = (input.opened, input.warnings);
    let suggest = options.suggest.then(|| Suggest::mark(&mut opened.document));
    let document = &opened.document;
    let count = Count::of(document);
    let komi = options.komi.unwrap_or(KomiChoice::of(&document.record));
    // The JSON is the same in every language.
    let words = if options.json {
        Words::new(Lang::En)
    } else {
        words
    };
    let method = options.method.unwrap_or(Look::default().method);
    let own = match options.method {
        Some(Method::Custom(custom)) => Some(custom),
        _ => None,
    };
    let odd = opened.oddities.iter();
    warnings.extend(odd.map(|oddity| texts::file_oddity(words, oddity)));
    if options.json {
        let size = document.board.size();
        warnings.extend(count.oddities().map(|oddity| words.oddity(oddity, size)));
        let mut output = Output::new(&count, own.as_slice(), komi, |score| words.result(score));
        output.name = options.input.file.is_some().then_some(input.name);
        output.flips = options.flips.then(|| {
            let score = count.score(method, komi);
            Flips::new(&flips(document, method, komi), &score, size)
        });
        output.warnings = warnings;
        output.suggestion = suggest.map(|s| s.output(size));
        serde_json::to_writer(&mut out, &output)?;
        writeln!(out)?;
    } else {
        let look = Look {
            komi,
            custom: own,
            unfolded: Families::ALL,
            method,
            ..Look::default()
        };
        let view = View::of(document, &count, &look, words);
        let title = source::title(&opened.source);
        let named = source::named(&opened.source, words);
        let title: Vec<String> = title.into_iter().chain(named).collect();
        let title = (!title.is_empty()).then(|| title.join("\n"));
        let table = table::write(title.as_deref(), &view, &warnings, words);
        out.write_all(table.as_bytes())?;
        let proposed = suggest.iter().flat_map(|s| s.lines(document, words));
        for (i, line) in proposed.enumerate() {
            if i == 0 {
                writeln!(out)?;
            }
            writeln!(out, "? {line}")?;
        }
        if options.flips {
            out.write_all(turning(document, &count, &look, words).as_bytes())?;
        }
    }
    Ok(out.flush()?)
}

/// What would turn the method's verdict, and at which komi every method turns.
fn turning(document: &Document, count: &Count, look: &Look, words: Words) -> String {
    let (method, komi) = (look.method, look.komi);
    let score = count.score(method, komi);
    let mut lines = vec![String::new(), words.flip_title(method)];
    let changes = flips(document, method, komi);
    for flip in &changes {
        lines.push(format!("  {}", words.flip(flip, &score, &document.board)));
    }
    if changes.is_empty() {
        lines.push(format!("  {}", words.text("flip-none")));
    }
    lines.push(String::new());
    lines.push(words.text("axis-turns").to_owned());
    for (turn, methods) in count.turning(look.methods()) {
        let names: Vec<&str> = methods.iter().map(|&m| words.method_name(m)).collect();
        let names = names.join(words.text("list-comma"));
        lines.push(format!("  {:>6}  {names}", words.amount(turn)));
    }
    lines.push(String::new());
    lines.join("\n")
}
