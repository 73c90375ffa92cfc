//! `zilu link`: a position as a share code.

use std::io::{self, Write};

use zilu_diagram::Look;
use zilu_formats::{Link, Source};
use zilu_rules::{KomiChoice, Method};
use zilu_words::Words;

use crate::args::LinkOptions;
use crate::{Failure, source, texts};

pub(crate) fn run(options: &LinkOptions, mut out: impl Write) -> Result<(), Failure> {
    let words = Words::new(options.lang);
    let input = source::open(&options.input, words)?;
    let (name, opened, mut warnings) = (input.name, input.opened, input.warnings);
    let odd = opened.oddities.iter();
    warnings.extend(odd.map(|oddity| texts::file_oddity(words, oddity)));
    let document = opened.document;
    let mut look = match opened.source {
        Source::Link { look } => Look::from_bytes(&look),
        _ => Look {
            komi: KomiChoice::of(&document.record),
            ..Look::default()
        },
    };
    if let Some(method) = options.method {
        look.method = method;
        if let Method::Custom(custom) = method {
            look.custom = Some(custom);
        }
    }
    look.komi = options.komi.unwrap_or(look.komi);
    let look = look.to_bytes();
    writeln!(out, "{}", Link { document, look }.write())?;
    for warning in warnings {
        writeln!(io::stderr(), "{name}: {warning}")?;
    }
    Ok(out.flush()?)
}
