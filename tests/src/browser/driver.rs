//! The program that drives the browser.

use std::io::{BufRead, BufReader, Error, Result, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// How many were started: one may end while the next begins.
static STARTED: AtomicU32 = AtomicU32::new(0);

/// A chromedriver on a free port, ended with its browsers when it is dropped.
pub struct Driver {
    child: Child,
    port: u16,
    /// Where it and its browsers keep what they forget to remove.
    scratch: PathBuf,
    /// It may write to this at any time.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts it.
    pub fn start() -> Result<Self> {
        let program = env::var_os("ZILU_CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let scratch = env::temp_dir().join(format!("zilu-{}-{number}", process::id()));
        fs::create_dir_all(&scratch)?;
        let mut command = Command::new(program);
        if cfg!(target_os = "linux") {
            // Elsewhere the path may become too long for the browser's socket.
            command.env("TMPDIR", &scratch);
        }
        let mut child = command
            .args(["--port=0", "--log-level=SEVERE"])
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or(Error::other("no output"))?;
        let mut output = BufReader::new(output);
        let port = loop {
            let mut line = String::new();
            if output.read_line(&mut line)? == 0 {
                child.wait()?;
                return Err(Error::other("it ended before it was ready"));
            }
            if let Some(port) = port_in(&line) {
                break port;
            }
        };
        Ok(Self {
            child,
            port,
            scratch,
            _output: output,
        })
    }

    /// Where it takes commands.
    pub fn address(&self) -> String {
        format!("http://{}:{}", Ipv4Addr::LOCALHOST, self.port)
    }

    /// Asks it to end, with its browsers.
    fn ask_to_end(&self) -> Result<()> {
        let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        connection.write_all(b"GET /shutdown HTTP/1.1\r\nhost: localhost\r\n\r\n")
    }

    /// Waits until it has ended by itself; ends it where it does not.
    fn see_off(&mut self) {
        let asked = Instant::now();
        while asked.elapsed() < Duration::from_secs(5) {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.ask_to_end().ok();
        self.see_off();
        fs::remove_dir_all(&self.scratch).ok();
    }
}

/// The port in the line with which it says that it is ready.
fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.trim().rsplit_once("successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ready_line_names_the_port() {
        let line = "ChromeDriver was started successfully on port 38415.\n";
        assert_eq!(port_in(line), Some(38415));
        assert_eq!(port_in("Starting ChromeDriver 156.0 on port 0\n"), None);
    }
}
