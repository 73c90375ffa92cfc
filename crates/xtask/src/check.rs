//! `cargo xtask test`: everything that must hold, with one line for each step at the end.

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

use crate::host;
use crate::job::{minutes, shown};
use crate::setup;
use crate::site;
use crate::tools::{self, Use};
use crate::wasm::{BARE, Toolchain};

/// How many tests passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Counts {
    passed: usize,
    failed: usize,
    skipped: usize,
}

/// A step that was done.
struct Step {
    name: &'static str,
    time: Duration,
    counts: Counts,
}

/// The steps so far.
#[derive(Default)]
struct Report(Vec<Step>);

impl Report {
    /// Does a step that is right or wrong as a whole.
    fn check(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) -> bool {
        self.tests(name, || {
            work().map(|()| Counts {
                passed: 1,
                ..Counts::default()
            })
        })
    }

    /// Does a step that counts tests.
    fn tests(&mut self, name: &'static str, work: impl FnOnce() -> Result<Counts>) -> bool {
        println!("\n── {name} ──");
        let started = Instant::now();
        let counts = work().unwrap_or_else(|error| {
            println!("{name}: {error:#}");
            Counts {
                failed: 1,
                ..Counts::default()
            }
        });
        self.0.push(Step {
            name,
            time: started.elapsed(),
            counts,
        });
        counts.failed == 0
    }

    /// Prints the steps and, as the last line, the sum.
    fn close(&self, total: Duration) -> ExitCode {
        println!(
            "\n{:<16}{:>14}{:>9}{:>9}",
            "step", "time", "passed", "failed"
        );
        let mut sum = Counts::default();
        for Step { name, time, counts } in &self.0 {
            let ok = if counts.failed == 0 { "ok" } else { "FAILED" };
            let Counts {
                passed,
                failed,
                skipped,
            } = counts;
            println!(
                "{name:<16}{:>14}{passed:>9}{failed:>9}  {ok}",
                minutes(*time)
            );
            sum.passed += passed;
            sum.failed += failed;
            sum.skipped += skipped;
        }
        println!("{:<16}{:>14}\n", "in all", minutes(total));
        let skipped = if sum.skipped > 0 {
            format!(", {} skipped", sum.skipped)
        } else {
            String::new()
        };
        println!("{} passed, {} failed{skipped}", sum.passed, sum.failed);
        if sum.failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// Runs every check; only the quick ones, which need no tools, if asked.
pub fn run(fast: bool) -> ExitCode {
    let started = Instant::now();
    let mut report = Report::default();
    // What takes long to install is installed while the native tests run.
    let setup = (!fast).then(|| {
        thread::spawn(|| {
            let started = Instant::now();
            (setup::set_up(&[Use::Web, Use::Test]), started.elapsed())
        })
    });
    report.check("fmt", || cargo(&["fmt", "--all", "--check"]));
    report.tests("tests", || cargo_test(&["--workspace"], &[]));
    report.check("clippy", || {
        cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ])
    });
    if let Some(setup) = setup {
        let waited = Instant::now();
        report.check("setup", || {
            let (result, took) = setup.join().map_err(|_| anyhow!("it crashed"))?;
            println!(
                "took {}, {} of it after the native tests",
                minutes(took),
                minutes(waited.elapsed())
            );
            result
        });
        // What is missing now fails in its own step, and keeps no other from being done.
        report.check("no_std", bare);
        if report.check("build", || site::build(true, &site::dist())) {
            report.tests("browser", browser);
        }
    }
    report.close(started.elapsed())
}

/// Builds the rules and the suggestion for a machine that has no standard library.
fn bare() -> Result<()> {
    let toolchain = Toolchain::for_bare().context("no toolchain for it")?;
    let mut build = Command::new("cargo");
    build
        .args(["build", "--package", "zilu-rules"])
        .args(["--package", "zilu-suggest", "--target", BARE])
        .envs(toolchain.variables());
    if toolchain == Toolchain::Debian {
        build
            .arg("-Zbuild-std=core,alloc")
            .env("RUSTC_BOOTSTRAP", "1");
    }
    succeed(build)
}

/// Runs the suite that uses the built site as a person would.
fn browser() -> Result<Counts> {
    let (browser, driver) = tools::browser().context("no browser with its driver")?;
    let axe = tools::axe().context("no axe-core")?;
    cargo_test(
        &[
            "--package",
            "zilu-tests",
            "--features",
            "browser",
            "--test",
            "browser",
        ],
        &[
            ("ZILU_DIST", site::dist()),
            ("ZILU_CHROME", browser),
            ("ZILU_CHROMEDRIVER", driver),
            ("ZILU_AXE", axe),
        ],
    )
}

fn cargo(args: &[&str]) -> Result<()> {
    let mut command = host::cargo();
    command.args(args);
    succeed(command)
}

/// Runs a command in the project, shown as it is; an error if it fails.
pub fn succeed(mut command: Command) -> Result<()> {
    println!("$ {}", shown(&command));
    let status = command
        .current_dir(host::root())
        .status()
        .context("it cannot be started")?;
    if !status.success() {
        bail!("failed");
    }
    Ok(())
}

/// Runs `cargo test`, shows what it prints and adds up its counts.
fn cargo_test(args: &[&str], set: &[(&str, std::path::PathBuf)]) -> Result<Counts> {
    let mut test = host::cargo();
    test.args(["test", "--no-fail-fast"]).args(args);
    println!("$ {}", shown(&test));
    let mut child = test
        .current_dir(host::root())
        .envs(set.iter().cloned())
        .stdout(Stdio::piped())
        .spawn()
        .context("it cannot be started")?;
    let mut sum = Counts::default();
    let output = child.stdout.take().context("no output")?;
    for line in BufReader::new(output)
        .split(b'\n')
        .map_while(std::io::Result::ok)
    {
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        if let Some(counts) = counts_in(&line) {
            sum.passed += counts.passed;
            sum.failed += counts.failed;
            sum.skipped += counts.skipped;
        }
    }
    let status = child.wait().context("lost cargo")?;
    if !status.success() && sum.failed == 0 {
        // It was not even built, or it crashed.
        sum.failed = 1;
    }
    Ok(sum)
}

/// The counts of a line such as `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
fn counts_in(line: &str) -> Option<Counts> {
    let (_, rest) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut counts = Counts::default();
    for part in rest.split(';') {
        let mut words = part.split_whitespace();
        let (Some(number), Some(what)) = (words.next(), words.next()) else {
            continue;
        };
        let Ok(number) = number.parse() else { continue };
        match what {
            "passed" => counts.passed = number,
            "failed" => counts.failed = number,
            "ignored" => counts.skipped = number,
            _ => {}
        }
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_are_counted() {
        let line = "test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.1s";
        assert_eq!(
            counts_in(line),
            Some(Counts {
                passed: 12,
                failed: 2,
                skipped: 1
            })
        );
        assert_eq!(counts_in("test rules::seki ... ok"), None);
    }
}
