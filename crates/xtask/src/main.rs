//! The project's own commands: `cargo xtask help` lists them.

mod bench;
mod check;
mod debian;
mod finish;
mod host;
mod job;
mod setup;
mod site;
mod sizes;
mod tools;
mod wasm;
mod ways;

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser, ValueExt};

use crate::tools::Use;

const HELP: &str = "\
cargo xtask COMMAND

  serve [--port N] [--no-open] [--release]
                       open Zilu in the browser; rebuilt after every change
  test [--fast]        all checks; --fast: only those that need no tools
  build [--dev]        the site, into dist/
  bench [ARGS]         measure the counting, and the files of the last build
  bench suggest [--peer] [--seed N]
                       how well dead stones are suggested, and how fast; --peer: beside
                       @sabaki/deadstones, fetched by npm
  bench wasm           the same times in wasm, under Node.js
  setup [--all]        install what is missing to build; --all: also to test
  env                  print the variables with which `trunk` works by itself
  deny [ARGS]          check licences and advisories with cargo-deny
  finish               what Trunk calls after a build

serve, test and build set up what they need by themselves.";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode> {
    let mut args = Parser::from_env();
    let mut command = word(&mut args)?;
    if command == site::ALIAS {
        // Cargo called us by this name.
        command = word(&mut args)?;
    }
    match command.as_str() {
        "setup" => {
            let [all] = flags(&mut args, ["all"])?;
            setup::set_up(if all {
                &[Use::Web, Use::Test]
            } else {
                &[Use::Web]
            })?;
        }
        "build" => {
            // `--release` is the default, and what one types.
            let [dev, _] = flags(&mut args, ["dev", "release"])?;
            setup::set_up(&[Use::Web])?;
            site::build(!dev, &site::dist())?;
        }
        "serve" => serve(&mut args)?,
        "test" => {
            let [fast] = flags(&mut args, ["fast"])?;
            return Ok(check::run(fast));
        }
        "bench" => bench::run(args.raw_args()?)?,
        "env" => site::print_variables()?,
        "deny" => {
            setup::set_up(&[Use::Deny])?;
            cargo(&["deny", "check"], args.raw_args()?)?;
        }
        "finish" => finish::finish()?,
        "help" => println!("{HELP}"),
        other => bail!("no command {other:?}\n\n{HELP}"),
    }
    Ok(ExitCode::SUCCESS)
}

/// The command's name.
fn word(args: &mut Parser) -> Result<String> {
    match args.next()? {
        Some(Arg::Value(word)) => Ok(word.string()?),
        None | Some(Arg::Long("help") | Arg::Short('h')) => Ok("help".into()),
        Some(other) => Err(other.unexpected().into()),
    }
}

/// Which of these flags are given.
fn flags<const N: usize>(args: &mut Parser, names: [&str; N]) -> Result<[bool; N]> {
    let mut given = [false; N];
    while let Some(arg) = args.next()? {
        match names.iter().position(|name| arg == Arg::Long(name)) {
            Some(at) => given[at] = true,
            None => return Err(arg.unexpected().into()),
        }
    }
    Ok(given)
}

fn serve(args: &mut Parser) -> Result<()> {
    let (mut port, mut open, mut release) = (None, true, false);
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("port") => port = Some(args.value()?.parse()?),
            Arg::Long("no-open") => open = false,
            Arg::Long("release") => release = true,
            other => return Err(other.unexpected().into()),
        }
    }
    setup::set_up(&[Use::Web])?;
    site::serve(port, open, release)
}

/// Measures the suggestion, if that was asked, or else the counting.
/// Runs cargo with the arguments that we were given.
fn cargo(args: &[&str], more: impl Iterator<Item = OsString>) -> Result<()> {
    let mut command: Command = host::cargo();
    command.args(args).args(more).current_dir(host::root());
    if !command
        .status()
        .context("cargo cannot be started")?
        .success()
    {
        bail!("cargo {} failed", args[0]);
    }
    Ok(())
}
