//! The command line.

use std::ffi::OsString;

use lexopt::prelude::{Long, Short, Value, ValueExt};
use zilu_formats::Encoding;
use zilu_rules::{Amount, KomiChoice};
use zilu_words::Lang;

use crate::Failure;

pub(crate) const HELP: &str = "\
Counts finished Go positions under every known method.

Usage:
  zilu count [OPTIONS] FILE   Count one position: an SGF record (the end of its
                              main line) or a text diagram. FILE may be -, the
                              standard input.
  zilu convert [OPTIONS] FILE Write any record or diagram as SGF (FF[4], UTF-8),
                              with all games, variations and properties.
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
  --lang en|zh-Hans           The language of the table. Default: the system's.
  --encoding NAME             How the letters of the file are written (gb18030,
                              big5, shift_jis, euc-kr, …). Default: found out.

Options of convert, besides --komi, --dead, --lang and --encoding:
  -o, --output FILE           Where to. Default: the standard output.
  --marks                     Adds territory and dead stones (TB, TW), reserved
                              eyes (circles) and route points (squares).
  --comment                   Adds these and the table of verdicts as a comment.

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
    Convert(ConvertOptions),
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
    pub(crate) lang: Lang,
    /// `None` is found out.
    pub(crate) encoding: Option<Encoding>,
}

/// How to write one position or record.
#[derive(Debug)]
pub(crate) struct ConvertOptions {
    pub(crate) count: CountOptions,
    /// `None` is the standard output.
    pub(crate) output: Option<OsString>,
    pub(crate) marks: bool,
    pub(crate) comment: bool,
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
        Some("convert") => convert(&mut parser),
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

impl CountOptions {
    fn new() -> Self {
        Self {
            file: None,
            json: false,
            komi: None,
            dead: Vec::new(),
            lang: system_lang(),
            encoding: None,
        }
    }
}

fn count(parser: &mut lexopt::Parser) -> Result<Command, Failure> {
    let mut options = CountOptions::new();
    let mut file = None;
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
            Long(name) if is_shared(name) => {
                let name = name.to_owned();
                shared(parser, &name, &mut options)?;
            }
            Value(value) if file.is_none() => file = Some(value),
            other => return Err(usage(other.unexpected())),
        }
    }
    options.file = named(file, "count")?;
    Ok(Command::Count(options))
}

fn convert(parser: &mut lexopt::Parser) -> Result<Command, Failure> {
    let mut options = ConvertOptions {
        count: CountOptions::new(),
        output: None,
        marks: false,
        comment: false,
    };
    let mut file = None;
    while let Some(arg) = parser.next().map_err(usage)? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help),
            Short('o') | Long("output") => {
                let output = parser.value().map_err(usage)?;
                options.output = (output != "-").then_some(output);
            }
            Long("marks") => options.marks = true,
            Long("comment") => options.comment = true,
            Long(name) if is_shared(name) => {
                let name = name.to_owned();
                shared(parser, &name, &mut options.count)?;
            }
            Value(value) if file.is_none() => file = Some(value),
            other => return Err(usage(other.unexpected())),
        }
    }
    options.count.file = named(file, "convert")?;
    Ok(Command::Convert(options))
}

/// The file of a command; `None` is the standard input.
fn named(file: Option<OsString>, command: &str) -> Result<Option<OsString>, Failure> {
    let file = file.ok_or_else(|| Failure::Usage(format!("{command} needs a file, or -")))?;
    Ok((file != "-").then_some(file))
}

/// Whether it is an option of more than one command.
fn is_shared(name: &str) -> bool {
    matches!(name, "komi" | "dead" | "lang" | "encoding")
}

fn shared(
    parser: &mut lexopt::Parser,
    name: &str,
    options: &mut CountOptions,
) -> Result<(), Failure> {
    let value = word(parser)?;
    match name {
        "komi" => options.komi = Some(komi(&value)?),
        "dead" => {
            let names = value.split([',', ' ']).filter(|name| !name.is_empty());
            options.dead.extend(names.map(str::to_owned));
        }
        "lang" => {
            options.lang = Lang::from_tag(&value).ok_or_else(|| {
                let tags = Lang::ALL.map(Lang::tag).join(" or ");
                wrong("--lang", &value, &tags)
            })?;
        }
        _ => {
            options.encoding = Some(Encoding::from_label(&value).ok_or_else(|| {
                let names = Encoding::ALL.map(Encoding::id).join(", ");
                wrong("--encoding", &value, &format!("one of {names}"))
            })?);
        }
    }
    Ok(())
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
