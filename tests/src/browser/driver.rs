//! The program that drives the browser.

use std::env;
use std::io::{BufRead, BufReader, Error, Result, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A chromedriver on a free port, ended with its browsers when it is dropped.
pub struct Driver {
    child: Child,
    port: u16,
    /// It may write to this at any time.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts it.
    pub fn start() -> Result<Self> {
        let program = env::var_os("ZILU_CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut child = Command::new(program)
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
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.ask_to_end().ok();
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
