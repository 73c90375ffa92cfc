//! Flat rows: one for each game and method, with the same typed columns always.

use std::io;

use serde::Serialize;
use zilu_formats::json::{Number, Output};

/// The names of the columns.
pub(crate) const HEAD: [&str; 17] = [
    "name",
    "columns",
    "rows",
    "method",
    "reading",
    "black",
    "white",
    "margin",
    "compensation",
    "komi",
    "net",
    "turns_at",
    "winner",
    "result",
    "re",
    "silent",
    "error",
];

/// One verdict of one game, or why the game could not be counted. What is not known is null.
#[derive(Serialize)]
pub(crate) struct Row {
    name: String,
    columns: Option<u8>,
    rows: Option<u8>,
    method: Option<String>,
    reading: Option<&'static str>,
    black: Option<Number>,
    white: Option<Number>,
    margin: Option<Number>,
    compensation: Option<Number>,
    komi: Option<Number>,
    net: Option<Number>,
    turns_at: Option<Number>,
    winner: Option<&'static str>,
    result: Option<String>,
    re: Option<String>,
    silent: Option<bool>,
    error: Option<String>,
}

impl Row {
    /// The rows of a counted game.
    pub(crate) fn of(output: &Output) -> Vec<Self> {
        let [columns, rows] = output.size;
        let methods = output.methods.0.iter();
        methods
            .map(|(method, scored)| Self {
                name: output.name.clone().unwrap_or_default(),
                columns: Some(columns),
                rows: Some(rows),
                method: Some(method.to_string()),
                reading: Some(scored.reading),
                black: Some(scored.black),
                white: Some(scored.white),
                margin: Some(scored.margin),
                compensation: Some(scored.compensation),
                komi: Some(scored.komi),
                net: Some(scored.net),
                turns_at: Some(scored.turns_at),
                winner: Some(scored.winner),
                result: Some(scored.result.clone()),
                re: Some(scored.re.clone()),
                silent: Some(scored.silent),
                error: None,
            })
            .collect()
    }

    /// The row of a game that could not be counted.
    pub(crate) const fn refusal(name: String, error: String) -> Self {
        Self {
            name,
            columns: None,
            rows: None,
            method: None,
            reading: None,
            black: None,
            white: None,
            margin: None,
            compensation: None,
            komi: None,
            net: None,
            turns_at: None,
            winner: None,
            result: None,
            re: None,
            silent: None,
            error: Some(error),
        }
    }

    /// The row in CSV (RFC 4180): what is null is empty.
    pub(crate) fn write_csv(&self, text: &mut Vec<u8>) -> io::Result<()> {
        let mut csv = csv::WriterBuilder::new()
            .has_headers(false)
            .from_writer(&mut *text);
        csv.serialize(self).map_err(io::Error::other)?;
        csv.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_the_fields() {
        let row = Row::refusal("a, \"b\"".to_owned(), "no".to_owned());
        let mut csv = csv::Writer::from_writer(Vec::new());
        csv.serialize(&row).unwrap();
        let text = String::from_utf8(csv.into_inner().unwrap()).unwrap();
        let mut plain = Vec::new();
        row.write_csv(&mut plain).unwrap();
        let plain = String::from_utf8(plain).unwrap();
        assert_eq!(text, format!("{}\n{plain}", HEAD.join(",")));
        assert_eq!(plain, "\"a, \"\"b\"\"\",,,,,,,,,,,,,,,,no\n");
    }
}
