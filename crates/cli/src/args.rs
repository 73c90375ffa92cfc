//! The command line.

use std::ffi::OsString;

use lexopt::prelude::{Long, Short, Value, ValueExt};
use zilu_rules::{Amount, KomiChoice};
use zilu_words::Lang;

use crate::Failure;

pub(crate) const HELP: &str = "\
Counts finished Go positions under every known method.

Usage:
  zilu count [OPTIONS] FILE   Count one position: an SGF record (the end of its
                              main line) or a text diagram. FILE may be -, the
                              standard input.
  zilu batch                  Count many: one JSON object per line on the
                              standard input, one per line on the standard
                              output, in the same order. A line that cannot be
                              counted gives {\"error\": …, \"line\": n}.

Options of count:
  --format table|json         A table for people (default), or the JSON object
                              that batch writes.
  --komi own|none|N           Each method's own komi, none, or N points for all.
                              Default: the komi of the record, else own.
  --dead C2,D4                Marks the chains at these points dead, besides
                              those that the file marks.
  --suggest                   Marks stones that look dead, says why, and lists what
                              is unsure. Marks that the file or --dead has win.
  --lang en|zh-Hans           The language of the table. Default: the system's.

  -h, --help                  Shows this.
  -V, --version               Shows the version.

Exit codes:
  0  counted; of batch: every line was answered, some perhaps with an error
  1  something could not be read
  2  the command line makes no sense";

/// What to do.
#[derive(Debug)]
pub(crate) enum Command {
    Help,
    Version,
    Count(CountOptions),
    Batch,
}

/// How to count one position.
#[derive(Debug)]
pub(crate) struct CountOptions {
    /// `None` is the standard input.
    pub(crate) file: Option<OsString>,
    pub(crate) json: bool,
    /// `None` follows the record.
    pub(crate) komi: Option<KomiChoice>,
    pub(crate) dead: Vec<String>,
    pub(crate) suggest: bool,
    pub(crate) lang: Lang,
}

/// Reads the command line.
pub(crate) fn parse(mut parser: lexopt::Parser) -> Result<Command, Failure> {
    let command = match parser.next().map_err(usage)? {
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help),
        Some(Short('V') | Long("version")) => return Ok(Command::Version),
        Some(Value(command)) => command,
        Some(other) => return Err(usage(other.unexpected())),
    };
    match command.to_str() {
        Some("help") => Ok(Command::Help),
        Some("count") => count(&mut parser),
        Some("batch") => match parser.next().map_err(usage)? {
            None => Ok(Command::Batch),
            Some(Short('h') | Long("help")) => Ok(Command::Help),
            Some(other) => Err(usage(other.unexpected())),
        },
        _ => {
            let command = command.to_string_lossy();
            Err(Failure::Usage(format!("there is no command {command:?}")))
        }
    }
}

fn count(parser: &mut lexopt::Parser) -> Result<Command, Failure> {
    let mut file = None;
    let mut options = CountOptions {
        file: None,
        json: false,
        komi: None,
        dead: Vec::new(),
        suggest: false,
        lang: system_lang(),
    };
    while let Some(arg) = parser.next().map_err(usage)? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help),
            Long("format") => {
                options.json = match word(parser)?.as_str() {
                    "table" => false,
                    "json" => true,
                    other => return Err(wrong("--format", other, "table or json")),
                }
            }
            Long("komi") => options.komi = Some(komi(&word(parser)?)?),
            Long("dead") => {
                let list = word(parser)?;
                let names = list.split([',', ' ']).filter(|name| !name.is_empty());
                options.dead.extend(names.map(str::to_owned));
            }
            Long("suggest") => options.suggest = true,
            Long("lang") => {
                let tag = word(parser)?;
                options.lang = Lang::from_tag(&tag).ok_or_else(|| {
                    let tags = Lang::ALL.map(Lang::tag).join(" or ");
                    wrong("--lang", &tag, &tags)
                })?;
            }
            Value(value) if file.is_none() => file = Some(value),
            other => return Err(usage(other.unexpected())),
        }
    }
    let file = file.ok_or_else(|| Failure::Usage("count needs a file, or -".to_owned()))?;
    options.file = (file != "-").then_some(file);
    Ok(Command::Count(options))
}

fn word(parser: &mut lexopt::Parser) -> Result<String, Failure> {
    parser.value().and_then(ValueExt::string).map_err(usage)
}

fn komi(text: &str) -> Result<KomiChoice, Failure> {
    match text {
        "own" => Ok(KomiChoice::Own),
        "none" => Ok(KomiChoice::None),
        number => Amount::parse(number)
            .map(KomiChoice::Same)
            .map_err(|error| Failure::Usage(format!("--komi {number}: {error}"))),
    }
}

/// The language of the environment, by the usual variables, else English.
fn system_lang() -> Lang {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let said = variables.iter().filter_map(|name| std::env::var(name).ok());
    let tag = said.into_iter().find(|tag| !tag.is_empty());
    let tag = tag.as_deref().and_then(|tag| tag.split('.').next());
    tag.and_then(Lang::from_tag).unwrap_or_default()
}

fn usage(error: lexopt::Error) -> Failure {
    Failure::Usage(error.to_string())
}

fn wrong(option: &str, found: &str, expected: &str) -> Failure {
    Failure::Usage(format!("{option} is {expected}, not {found:?}"))
}
