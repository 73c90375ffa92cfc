//! Errors and oddities in words.

use zilu_formats::{DiagramRead, FileOddity, ReadError};
use zilu_words::{Arg, Words};

/// The sentence for a read error, without its place.
pub(crate) fn read_error(words: Words, error: &ReadError) -> String {
    fill(words, "read-", error.id(), &error.kind.args())
}

/// The sentence for an oddity of a file, with its place.
pub(crate) fn file_oddity(words: Words, oddity: &FileOddity) -> String {
    let text = fill(words, "file-", oddity.id(), &oddity.kind.args());
    let line = oddity.place.line.to_string();
    let mut args = vec![("line", Arg::Text(&line)), ("text", Arg::Text(&text))];
    match oddity.turn {
        None => words.say("file-at", &args),
        Some(turn) => {
            let turn = turn.to_string();
            args.push(("turn", Arg::Text(&turn)));
            words.say("file-at-move", &args)
        }
    }
}

/// As what a diagram was read, and which lines were not.
pub(crate) fn passed_over(words: Words, diagram: &DiagramRead) -> Vec<String> {
    let dialect = [("dialect", Arg::Text(diagram.dialect.id()))];
    let mut texts = vec![words.say("file-read-as", &dialect)];
    texts.extend(diagram.ignored.iter().map(|ignored| {
        let text = words.say("file-passed-over", &[("text", Arg::Text(&ignored.text))]);
        let line = ignored.line.to_string();
        words.say(
            "file-at",
            &[("line", Arg::Text(&line)), ("text", Arg::Text(&text))],
        )
    }));
    texts
}

fn fill(words: Words, prefix: &str, id: &str, args: &[(&'static str, String)]) -> String {
    let args: Vec<_> = args
        .iter()
        .map(|(name, value)| (*name, Arg::Text(value)))
        .collect();
    words.say(&[prefix, id].concat(), &args)
}
