//! `zilu why`: why a point counts as it does.

use std::io::Write;

use zilu_formats::json::WhyOutput;
use zilu_rules::{Count, Method, Reading};
use zilu_words::{Lang, Words};

use crate::args::WhyOptions;
use crate::{Failure, source};

pub(crate) fn run(options: &WhyOptions, mut out: impl Write) -> Result<(), Failure> {
    let words = Words::new(options.lang);
    let input = source::open(&options.input, words)?;
    let document = &input.opened.document;
    let size = document.board.size();
    let point = source::point_of(size, "", &options.point)?;
    let count = Count::of(document);
    let reading = match options.method {
        Some(method) if !options.json => method.row().reading,
        _ => Reading::AsMarked,
    };
    let reason = count.settled(reading).reason(point);
    if options.json {
        let text = Words::new(Lang::En).reason(&reason, point, size);
        serde_json::to_writer(&mut out, &WhyOutput::new(&count, point, text))?;
        writeln!(out)?;
    } else {
        writeln!(out, "{}", words.reason(&reason, point, size))?;
        let methods = match options.method {
            Some(method) => vec![method],
            None => Method::ALL.to_vec(),
        };
        for method in methods {
            writeln!(out, "  {}", words.worth(&count, method, point))?;
        }
        for warning in &input.warnings {
            writeln!(out, "! {warning}")?;
        }
    }
    Ok(out.flush()?)
}
