//! A tab of a browser, and what WebDriver alone can do with it.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use url::{ParseError, Url};

use super::stage::Stage;

/// How long anything may take before it counts as not happening. The machine may be busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// The site, open in a browser of its own.
pub struct Page {
    pub(super) runtime: Runtime,
    pub(super) client: Client,
    pub(super) stage: Arc<Stage>,
}

impl Page {
    /// Waits for the browser's answer.
    #[track_caller]
    pub(super) fn wait<T>(&self, answer: impl Future<Output = Result<T, CmdError>>) -> T {
        match self.runtime.block_on(answer) {
            Ok(value) => value,
            Err(error) => panic!("{error}"),
        }
    }

    /// Goes to an address of the site, such as `?lang=zh-Hans`.
    #[track_caller]
    pub fn go(&self, address: &str) {
        let url = format!("{}/{address}", self.stage.site.origin());
        self.wait(self.client.goto(&url));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.wait(self.client.refresh());
    }

    /// The site's scheme, host and port.
    pub fn origin(&self) -> String {
        self.stage.site.origin()
    }

    /// Runs a script in the page, to see what a person sees; `arguments` are in it.
    #[track_caller]
    pub fn script(&self, script: &str, arguments: &[Value]) -> Value {
        self.wait(self.client.execute(script, arguments.to_vec()))
    }

    /// Runs a script that calls its last argument when it is done.
    #[track_caller]
    pub(super) fn script_async(&self, script: &str, arguments: &[Value]) -> Value {
        self.wait(self.client.execute_async(script, arguments.to_vec()))
    }

    /// Sets something of the browser itself, by its DevTools protocol.
    #[track_caller]
    pub(super) fn set(&self, command: &str, parameters: Value) {
        let body = json!({ "cmd": command, "params": parameters });
        self.wait(self.client.issue_cmd(Vendor("goog/cdp/execute", body)));
    }

    /// The severe entries of the browser's console since the last call: errors of scripts,
    /// files that were not found, and everything that the page's policy forbade.
    pub fn complaints(&self) -> Vec<String> {
        let body = json!({ "type": "browser" });
        let entries = self.wait(self.client.issue_cmd(Vendor("se/log", body)));
        let entries = entries.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].to_string()).collect()
    }

    /// Waits until something is there, and gives it.
    #[track_caller]
    pub fn until<T>(&self, what: &str, look: impl Fn() -> Option<T>) -> T {
        let started = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            assert!(started.elapsed() < PATIENCE, "waited in vain: {what}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a value is the expected one.
    #[track_caller]
    pub fn becomes<T, E>(&self, expected: E, look: impl Fn() -> T)
    where
        T: PartialEq<E> + std::fmt::Debug,
        E: std::fmt::Debug,
    {
        let started = Instant::now();
        loop {
            let found = look();
            if found == expected {
                return;
            }
            assert!(
                started.elapsed() < PATIENCE,
                "expected {expected:?}, found {found:?}"
            );
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A command of Chromium's driver that is not in the standard: its path and what is sent.
#[derive(Debug)]
struct Vendor(&'static str, Value);

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/{}", self.0))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.1.to_string()))
    }
}
