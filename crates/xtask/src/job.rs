//! A piece of work that may take long: it runs commands, keeps their output in a file, and says from
//! time to time how far it is.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{io, thread};

use anyhow::{Context, Result, anyhow, bail};

use crate::host;

/// How often a running job says what it is doing.
const BEAT: Duration = Duration::from_secs(15);
/// How much of a failed command's output is shown.
const TAIL: usize = 25;

/// One job, with its own log file.
pub struct Job {
    name: &'static str,
    expected: &'static str,
    log: PathBuf,
    started: Instant,
    tail: Mutex<VecDeque<String>>,
    done: AtomicBool,
}

impl Job {
    /// Runs `work` while telling its progress, and says how it ended.
    pub fn run(
        name: &'static str,
        expected: &'static str,
        work: impl FnOnce(&Job) -> Result<()>,
    ) -> Result<()> {
        let folder = host::target().join("xtask");
        fs::create_dir_all(&folder).context("no folder for the logs")?;
        let log = folder.join(format!("{}.log", name.replace(' ', "-")));
        File::create(&log).context("no log file")?;
        let job = Job {
            name,
            expected,
            log,
            started: Instant::now(),
            tail: Mutex::default(),
            done: AtomicBool::new(false),
        };
        let result = thread::scope(|scope| {
            let beat = scope.spawn(|| job.beat());
            let result = work(&job);
            job.done.store(true, Ordering::Relaxed);
            beat.thread().unpark();
            result
        });
        let time = minutes(job.started.elapsed());
        match &result {
            Ok(()) => job.say(&format!("done in {time}")),
            // The whole of it is shown at the end, if no other way works either.
            Err(error) => {
                let error = error.to_string();
                let line = error.lines().next().unwrap_or_default();
                job.say(&format!("failed after {time}: {line}"));
            }
        }
        result
    }

    /// Prints one line under the job's name.
    pub fn say(&self, text: &str) {
        println!("  {:<13} {text}", self.name);
    }

    /// Runs a command to its end.
    pub fn command(&self, command: Command) -> Result<()> {
        self.say(&format!("$ {}", shown(&command)));
        self.start(command, None)
    }

    /// Runs a command; it is stopped when it takes longer than the limit.
    pub fn limited(&self, command: Command, limit: Duration) -> Result<()> {
        self.say(&format!("$ {}", shown(&command)));
        self.start(command, Some(limit))
    }

    /// Runs a command without saying so.
    pub fn quiet(&self, command: Command) -> Result<()> {
        self.start(command, None)
    }

    fn start(&self, mut command: Command, limit: Option<Duration>) -> Result<()> {
        let (reader, writer) = io::pipe().context("no pipe")?;
        command.stdin(std::process::Stdio::null());
        command
            .stdout(writer.try_clone().context("no pipe")?)
            .stderr(writer);
        let what = name(&command);
        let mut child = command
            .spawn()
            .with_context(|| format!("{what} cannot be started"))?;
        drop(command); // its ends of the pipe, so that reading ends with the child
        thread::scope(|scope| {
            scope.spawn(|| self.keep(reader));
            let end = limit.map(|limit| Instant::now() + limit);
            let status = loop {
                match end {
                    None => break child.wait().context("lost the command")?,
                    Some(end) => {
                        if let Some(status) = child.try_wait().context("lost the command")? {
                            break status;
                        }
                        if Instant::now() > end {
                            child.kill().ok();
                            child.wait().ok();
                            bail!("{what} took too long and was stopped");
                        }
                        thread::sleep(Duration::from_millis(100));
                    }
                }
            };
            if status.success() {
                return Ok(());
            }
            bail!("{what} ended with {status}")
        })
        .map_err(|error| {
            anyhow!(
                "{error}; the log {} ends with\n{}",
                self.log.display(),
                self.last(TAIL)
            )
        })
    }

    /// Writes a command's output to the log and remembers the end of it.
    fn keep(&self, reader: impl io::Read) {
        let mut log = File::options().append(true).open(&self.log).ok();
        for line in BufReader::new(reader)
            .split(b'\n')
            .map_while(io::Result::ok)
        {
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            if let Some(log) = &mut log {
                writeln!(log, "{line}").ok();
            }
            if line.is_empty() {
                continue;
            }
            if let Ok(mut tail) = self.tail.lock() {
                tail.push_back(line);
                if tail.len() > TAIL {
                    tail.pop_front();
                }
            }
        }
    }

    fn last(&self, count: usize) -> String {
        let Ok(tail) = self.tail.lock() else {
            return String::new();
        };
        let skip = tail.len().saturating_sub(count);
        tail.iter()
            .skip(skip)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn beat(&self) {
        let mut next = Instant::now() + BEAT;
        while !self.done.load(Ordering::Relaxed) {
            thread::park_timeout(next.saturating_duration_since(Instant::now()));
            if Instant::now() >= next && !self.done.load(Ordering::Relaxed) {
                let line: String = self.last(1).trim().chars().take(60).collect();
                self.say(&format!(
                    "{} of {}  {line}",
                    minutes(self.started.elapsed()),
                    self.expected
                ));
                next += BEAT;
            }
        }
    }
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let set = command.get_envs().filter_map(|(key, value)| {
        (key != "PATH").then_some(())?;
        Some(format!("{}={}", key.display(), value?.display()))
    });
    let args = command.get_args().map(|arg| arg.display().to_string());
    set.chain([name(command)])
        .chain(args)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The name of a command's program.
fn name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program
        .file_stem()
        .unwrap_or(program.as_os_str())
        .display()
        .to_string()
}

/// A length of time for people.
pub fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f32())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}
