//! The command line.

use std::ffi::OsString;

use lexopt::prelude::{Long, Short, Value, ValueExt};
use zilu_formats::{Dialect, Encoding};
use zilu_rules::{Amount, KomiChoice, Method, MethodError, Scope};
use zilu_words::Lang;

use crate::Failure;
use crate::source::Marks;

pub(crate) const HELP: &str = "\
Counts finished Go positions under every known method.

Usage:
  zilu count [OPTIONS] FILE   Count one position: an SGF record (the end of its
                              main line) or a text diagram. FILE may be -, the
                              standard input; here and below it may also be a
                              share code, or an address with one after #.
  zilu why [OPTIONS] FILE POINT
                              Why a point such as D4 is territory or not, and
                              what each method makes of it.
  zilu game [OPTIONS] FILE    Count a record after each turn of its main line:
                              every quantity, the margin of a method, and Chen
                              Zuyu's formula. What the end marks dead is dead
                              from the turn on at which it came to stay.
  zilu convert [OPTIONS] FILE Write any record or diagram as SGF (FF[4], UTF-8),
                              with all games, variations and properties; or its
                              position as a text diagram.
  zilu link [OPTIONS] FILE    Print the share code of a position: it holds the
                              position and its counts, not the moves.
  zilu batch [OPTIONS] PATH…  Count every game of files, folders and zip archives
                              (- is the standard input): docs/batch.md.
  zilu batch                  Count many: one JSON object per line on the
                              standard input, one per line on the standard
                              output, in the same order. A line that cannot be
                              counted gives {\"error\": …, \"line\": n}.

Options:
  --format json|columns|csv   Of batch: one JSON object a game (default), or flat
                              rows, one for each game and method, as JSON lines
                              or CSV.
  --summary                   Of batch: which games the methods differ about, and
                              how often and at which komi each two of them do;
                              for people, or with --format json.
  --format table|json|csv     Of the others: for people (default), or JSON: of count the object
                              that batch writes, of game one object a turn. CSV
                              is for game only.
  --method M                  The method to tell of first, of --flips and of game
                              (default living-stones); of why, only this one. M
                              is an id such as chinese, or a method of your own,
                              which is then counted beside the others, such as
                              custom:territory,group-tax,button,komi=5.5.
  --flips                     Of count: what would turn the verdict of the
                              method, and at which komi each method turns.
  --komi own|none|N           Each method's own komi, none, or N points for all.
                              Default: the komi of the record, else own.
  --dead C2,D4:ruling         Of count and why: marks the chains at these points
                              dead, besides those that the file marks: for all
                              methods, or only where a ruling decides (Japanese,
                              Korean), or with :play only where a dispute is
                              played out.
  --must-fill N8              Of count and why: rules that these own points must
  --may-stay-open N8          be filled, or may stay open, whatever the count
                              finds.
  --suggest                   Of count: marks stones that look dead, says why, and
                              lists what is unsure. Marks that are there win.
  --encoding NAME             How the letters of the file are written (gb18030,
                              big5, shift_jis, euc-kr, …). Default: found out.
  --to sgf|plain|circles|box|sensei|showboard|markdown|compact
                              Of convert: what to write. Default: sgf.
  -o, --output FILE           Of convert: where to. Default: the standard output.
  --marks                     Of convert: adds territory and dead stones (TB, TW),
                              reserved eyes (circles) and route points (squares).
  --comment                   Of convert: adds these and the table of verdicts as a
                              comment.
  --lang en|zh-Hans           The language of the words. Default: the system's.

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
    Why(WhyOptions),
    Game(GameOptions),
    Convert(ConvertOptions),
    Link(LinkOptions),
    Batch,
    BatchOf(BatchOptions),
}

/// Where a position comes from, and what is marked on it.
#[derive(Debug)]
pub(crate) struct InputOptions {
    /// `None` is the standard input.
    pub(crate) file: Option<OsString>,
    /// `None` is found out.
    pub(crate) encoding: Option<Encoding>,
    pub(crate) marks: Marks,
}

/// How to count one position.
#[derive(Debug)]
pub(crate) struct CountOptions {
    pub(crate) input: InputOptions,
    pub(crate) json: bool,
    pub(crate) flips: bool,
    /// The method to tell of first; `None` is the usual one.
    pub(crate) method: Option<Method>,
    /// `None` follows the record.
    pub(crate) komi: Option<KomiChoice>,
    pub(crate) suggest: bool,
    pub(crate) lang: Lang,
}

/// How to write one position or record.
#[derive(Debug)]
pub(crate) struct ConvertOptions {
    pub(crate) input: InputOptions,
    /// `None` is the standard output.
    pub(crate) output: Option<OsString>,
    /// `None` is SGF.
    pub(crate) to: Option<Dialect>,
    pub(crate) marks: bool,
    pub(crate) comment: bool,
    /// `None` follows the record.
    pub(crate) komi: Option<KomiChoice>,
    pub(crate) lang: Lang,
}

/// What goes into a share code.
#[derive(Debug)]
pub(crate) struct LinkOptions {
    pub(crate) input: InputOptions,
    /// `None` is the usual one.
    pub(crate) method: Option<Method>,
    /// `None` follows the record.
    pub(crate) komi: Option<KomiChoice>,
    pub(crate) lang: Lang,
}

/// How to count many files.
#[derive(Debug)]
pub(crate) struct BatchOptions {
    /// Never none; `-` is the standard input.
    pub(crate) files: Vec<OsString>,
    pub(crate) format: Format,
    pub(crate) summary: bool,
    pub(crate) suggest: bool,
    /// One of one's own is counted beside the others.
    pub(crate) method: Option<Method>,
    /// `None` follows each record.
    pub(crate) komi: Option<KomiChoice>,
    /// `None` is found out.
    pub(crate) encoding: Option<Encoding>,
    pub(crate) lang: Lang,
}

/// Which point to explain.
#[derive(Debug)]
pub(crate) struct WhyOptions {
    pub(crate) input: InputOptions,
    pub(crate) point: String,
    pub(crate) json: bool,
    /// `None` is all of them.
    pub(crate) method: Option<Method>,
    pub(crate) lang: Lang,
}

/// How to count a game.
#[derive(Debug)]
pub(crate) struct GameOptions {
    pub(crate) input: InputOptions,
    pub(crate) format: Format,
    pub(crate) method: Method,
    /// `None` follows the record.
    pub(crate) komi: Option<KomiChoice>,
    pub(crate) lang: Lang,
}

/// How the counts are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Table,
    Json,
    Csv,
    /// Flat rows as lines of JSON.
    Columns,
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
        Some("count") => options(&mut parser, &COUNT)?.map_or(Ok(Command::Help), count),
        Some("why") => options(&mut parser, &WHY)?.map_or(Ok(Command::Help), why),
        Some("convert") => options(&mut parser, &CONVERT)?.map_or(Ok(Command::Help), convert),
        Some("link") => options(&mut parser, &LINK)?.map_or(Ok(Command::Help), link),
        Some("game") => options(&mut parser, &GAME)?.map_or(Ok(Command::Help), game),
        Some("batch") => options(&mut parser, &BATCH)?.map_or(Ok(Command::Help), batch),
        _ => {
            let command = command.to_string_lossy();
            Err(Failure::Usage(format!("there is no command {command:?}")))
        }
    }
}

/// What a command takes.
struct Takes {
    command: &'static str,
    formats: &'static [Format],
    options: &'static [&'static str],
    /// File and what follows it.
    values: usize,
}

const COUNT: Takes = Takes {
    command: "count",
    formats: &[Format::Table, Format::Json],
    options: &["flips", "method", "komi", "dead", "suggest", "encoding"],
    values: 1,
};
const WHY: Takes = Takes {
    command: "why",
    formats: &[Format::Table, Format::Json],
    options: &["method", "dead", "encoding"],
    values: 2,
};
const GAME: Takes = Takes {
    command: "game",
    formats: &[Format::Table, Format::Json, Format::Csv],
    options: &["method", "komi", "encoding"],
    values: 1,
};
const CONVERT: Takes = Takes {
    command: "convert",
    formats: &[],
    options: &[
        "komi", "dead", "encoding", "to", "output", "marks", "comment",
    ],
    values: 1,
};

const LINK: Takes = Takes {
    command: "link",
    formats: &[],
    options: &["method", "komi", "dead", "encoding"],
    values: 1,
};

const BATCH: Takes = Takes {
    command: "batch",
    formats: &[Format::Table, Format::Json, Format::Columns, Format::Csv],
    options: &["summary", "method", "komi", "suggest", "encoding"],
    values: usize::MAX,
};

/// Everything that a command can be told.
struct Options {
    values: Vec<OsString>,
    /// Whether anything but values was given.
    any: bool,
    format: Format,
    summary: bool,
    flips: bool,
    suggest: bool,
    method: Option<Method>,
    komi: Option<KomiChoice>,
    marks: Marks,
    encoding: Option<Encoding>,
    output: Option<OsString>,
    to: Option<Dialect>,
    territory: bool,
    comment: bool,
    lang: Lang,
}

impl Options {
    fn input(&mut self) -> InputOptions {
        let file = self.values.drain(..1).next();
        InputOptions {
            file: file.filter(|file| file != "-"),
            encoding: self.encoding,
            marks: core::mem::take(&mut self.marks),
        }
    }
}

fn count(mut options: Options) -> Result<Command, Failure> {
    Ok(Command::Count(CountOptions {
        input: options.input(),
        json: options.format == Format::Json,
        flips: options.flips,
        suggest: options.suggest,
        method: options.method,
        komi: options.komi,
        lang: options.lang,
    }))
}

fn why(mut options: Options) -> Result<Command, Failure> {
    let input = options.input();
    let point = options.values.pop().unwrap_or_default();
    Ok(Command::Why(WhyOptions {
        input,
        point: point.to_string_lossy().into_owned(),
        json: options.format == Format::Json,
        method: options.method,
        lang: options.lang,
    }))
}

fn convert(mut options: Options) -> Result<Command, Failure> {
    Ok(Command::Convert(ConvertOptions {
        input: options.input(),
        output: options.output,
        to: options.to,
        marks: options.territory,
        comment: options.comment,
        komi: options.komi,
        lang: options.lang,
    }))
}

fn link(mut options: Options) -> Result<Command, Failure> {
    Ok(Command::Link(LinkOptions {
        input: options.input(),
        method: options.method,
        komi: options.komi,
        lang: options.lang,
    }))
}

fn batch(options: Options) -> Result<Command, Failure> {
    if options.values.is_empty() {
        return if options.any {
            let needs = "batch needs paths after its options, or - for the standard input";
            Err(Failure::Usage(needs.to_owned()))
        } else {
            Ok(Command::Batch)
        };
    }
    Ok(Command::BatchOf(BatchOptions {
        files: options.values,
        format: options.format,
        summary: options.summary,
        suggest: options.suggest,
        method: options.method,
        komi: options.komi,
        encoding: options.encoding,
        lang: options.lang,
    }))
}

fn game(mut options: Options) -> Result<Command, Failure> {
    Ok(Command::Game(GameOptions {
        input: options.input(),
        format: options.format,
        method: options.method.unwrap_or(Method::LivingStones),
        komi: options.komi,
        lang: options.lang,
    }))
}

/// Reads what follows a command; `None` where help is asked for.
fn options(parser: &mut lexopt::Parser, takes: &Takes) -> Result<Option<Options>, Failure> {
    let mut options = Options {
        values: Vec::new(),
        any: false,
        format: takes.formats.first().copied().unwrap_or(Format::Table),
        summary: false,
        flips: false,
        suggest: false,
        method: None,
        komi: None,
        marks: Marks::default(),
        encoding: None,
        output: None,
        to: None,
        territory: false,
        comment: false,
        lang: system_lang(),
    };
    let has = |option: &str| takes.options.contains(&option);
    while let Some(arg) = parser.next().map_err(usage)? {
        options.any |= !matches!(arg, Value(_));
        match arg {
            Short('h') | Long("help") => return Ok(None),
            Long("format") if !takes.formats.is_empty() => {
                options.format = format(&word(parser)?, takes.formats)?;
            }
            Long("flips") if has("flips") => options.flips = true,
            Long("encoding") if has("encoding") => {
                options.encoding = Some(encoding(&word(parser)?)?);
            }
            Short('o') | Long("output") if has("output") => {
                options.output = Some(parser.value().map_err(usage)?);
            }
            Long("to") if has("to") => options.to = to(&word(parser)?)?,
            Long("marks") if has("marks") => options.territory = true,
            Long("comment") if has("comment") => options.comment = true,
            Long("summary") if has("summary") => options.summary = true,
            Long("suggest") if has("suggest") => options.suggest = true,
            Long("method") if has("method") => {
                let text = word(parser)?;
                options.method = Some(method(&text)?);
            }
            Long("komi") if has("komi") => options.komi = Some(komi(&word(parser)?)?),
            Long("dead") if has("dead") => {
                for name in names(&word(parser)?) {
                    options.marks.dead.push(scoped(name)?);
                }
            }
            Long("must-fill") if has("dead") => {
                let list = word(parser)?;
                options
                    .marks
                    .rulings
                    .extend(names(&list).map(|name| (name.to_owned(), true)));
            }
            Long("may-stay-open") if has("dead") => {
                let list = word(parser)?;
                options
                    .marks
                    .rulings
                    .extend(names(&list).map(|name| (name.to_owned(), false)));
            }
            Long("lang") => {
                let tag = word(parser)?;
                options.lang = Lang::from_tag(&tag).ok_or_else(|| {
                    let tags = Lang::ALL.map(Lang::tag).join(" or ");
                    wrong("--lang", &tag, &tags)
                })?;
            }
            Value(value) if options.values.len() < takes.values => options.values.push(value),
            other => return Err(usage(other.unexpected())),
        }
    }
    let command = takes.command;
    match options.values.len() {
        0 if takes.values < usize::MAX => {
            Err(Failure::Usage(format!("{command} needs a file, or -")))
        }
        n if takes.values == 2 && n < 2 => Err(Failure::Usage(format!(
            "{command} needs a point after the file, such as D4"
        ))),
        _ => Ok(Some(options)),
    }
}

fn format(name: &str, formats: &[Format]) -> Result<Format, Failure> {
    let named = |format: &Format| match format {
        Format::Table => "table",
        Format::Json => "json",
        Format::Csv => "csv",
        Format::Columns => "columns",
    };
    let found = formats.iter().find(|format| named(format) == name);
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = formats.iter().map(named).collect();
        wrong("--format", name, &names.join(" or "))
    })
}

/// The names in a list.
fn names(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', ' ']).filter(|name| !name.is_empty())
}

/// The name of a point, and for which methods the chain there is dead.
fn scoped(name: &str) -> Result<(String, Scope), Failure> {
    let (point, scope) = name.split_once(':').unwrap_or((name, Scope::All.id()));
    let scope = Scope::from_id(scope).ok_or_else(|| {
        let ids = Scope::ALL.map(Scope::id).join(", ");
        wrong(
            "--dead: what follows the colon",
            scope,
            &format!("one of {ids}"),
        )
    })?;
    Ok((point.to_owned(), scope))
}

/// The method with an id, or one of one's own.
fn method(text: &str) -> Result<Method, Failure> {
    text.parse().map_err(|error| match error {
        MethodError::Unknown => {
            let ids = Method::ALL.map(Method::id).join(", ");
            wrong("--method", text, &format!("one of {ids}, or custom:…"))
        }
        error @ MethodError::Custom(_) => Failure::Usage(format!("--method {text}: {error}")),
    })
}

/// How a file writes its letters.
fn encoding(name: &str) -> Result<Encoding, Failure> {
    Encoding::from_label(name).ok_or_else(|| {
        let names = Encoding::ALL.map(Encoding::id).join(", ");
        wrong("--encoding", name, &format!("one of {names}"))
    })
}

/// A kind of diagram; `None` is SGF.
fn to(name: &str) -> Result<Option<Dialect>, Failure> {
    let dialect = Dialect::from_id(name);
    if dialect.is_none() && name != "sgf" {
        let ids = Dialect::ALL.map(Dialect::id).join(", ");
        return Err(wrong("--to", name, &format!("one of sgf, {ids}")));
    }
    Ok(dialect)
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
