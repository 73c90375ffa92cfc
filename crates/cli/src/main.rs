//! `zilu` counts finished Go positions from the shell; `zilu --help` says how.
#![forbid(unsafe_code)]

mod args;
mod batch;
mod convert;
mod count;
mod files;
mod game;
mod link;
mod ordered;
mod source;
mod suggest;
mod table;
mod texts;
mod why;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use args::Command;

/// What ends the program early.
enum Failure {
    /// Something could not be read: said on stderr, exit code 1.
    Unreadable(String),
    /// The command line makes no sense: exit code 2.
    Usage(String),
    /// Reading or writing failed on the way.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Io(error.into())
    }
}

fn main() -> ExitCode {
    let (code, message) = match run() {
        Ok(()) => return ExitCode::SUCCESS,
        // Who closed the pipe has seen enough.
        Err(Failure::Io(error)) if error.kind() == ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Failure::Unreadable(message)) => (1, message),
        Err(Failure::Usage(message)) => (2, format!("zilu: {message}\nTry `zilu --help`.")),
        Err(Failure::Io(error)) => (1, format!("zilu: {error}")),
    };
    // Nobody is left to tell if this fails too.
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(code)
}

fn run() -> Result<(), Failure> {
    let stdout = io::stdout().lock();
    match args::parse(lexopt::Parser::from_env())? {
        Command::Help => Ok(writeln!({ stdout }, "{}", args::HELP)?),
        Command::Version => Ok(writeln!({ stdout }, "zilu {}", env!("CARGO_PKG_VERSION"))?),
        Command::Count(options) => count::run(&options, stdout),
        Command::Why(options) => why::run(&options, stdout),
        Command::Game(options) => game::run(&options, stdout),
        Command::Link(options) => link::run(&options, stdout),
        Command::Convert(options) => convert::run(&options, stdout),
        Command::Batch => batch::run(io::stdin().lock(), stdout),
        Command::BatchOf(options) => {
            // Written to from other threads.
            drop(stdout);
            batch::games::run(&options)
        }
    }
}
