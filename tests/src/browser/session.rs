//! A browser for one visit: how it is started, set and ended.

use std::{env, fs};

use fantoccini::ClientBuilder;
use fantoccini::wd::Capabilities;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use super::page::Page;
use super::stage::Stage;
use super::visit::Visit;

/// Starts a browser with a fresh profile, set as for the visit.
pub fn begin(visit: &Visit) -> Page {
    let stage = Stage::enter();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities(visit));
    let client = runtime.block_on(builder.connect(&stage.driver.address()));
    let page = Page {
        runtime,
        client: client.expect("a browser starts"),
        stage,
    };
    page.screen(visit.width, visit.height, visit.scale, visit.touch);
    if visit.touch {
        page.set(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": true, "maxTouchPoints": 5 }),
        );
    }
    page.prefer_dark(visit.dark);
    if !visit.workers {
        let refuse = "window.Worker = class { constructor() { throw new Error('refused'); } }";
        page.set(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": refuse }),
        );
    }
    page
}

/// Ends the browser.
pub fn end(page: Page) {
    let Page {
        runtime, client, ..
    } = page;
    if let Err(error) = runtime.block_on(client.close()) {
        eprintln!("the browser did not close: {error}");
    }
}

fn capabilities(visit: &Visit) -> Capabilities {
    let mut options = json!({ "args": flags(visit) });
    if let Some(browser) = env::var_os("ZILU_CHROME") {
        options["binary"] = json!(browser.to_string_lossy());
    }
    if !visit.storage {
        // What a person sets as "block all cookies" refuses every kind of storage.
        options["prefs"] = json!({ "profile.default_content_setting_values.cookies": 2 });
    }
    let logged = json!({ "browser": "ALL" });
    Capabilities::from_iter([
        ("goog:chromeOptions".to_owned(), options),
        ("goog:loggingPrefs".to_owned(), logged),
    ])
}

fn flags(visit: &Visit) -> Vec<String> {
    let mut flags = vec![
        "--headless=new".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-quic".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        format!("--accept-lang={}", visit.language),
        format!("--window-size={},{}", visit.width, visit.height),
    ];
    if !visit.touch {
        // A mouse: it hovers and hits small things. Without a screen there is none.
        flags.push(
            "--blink-settings=primaryHoverType=2,availableHoverTypes=2,\
             primaryPointerType=4,availablePointerTypes=4"
                .to_owned(),
        );
    }
    if is_root() {
        // Chromium does not start with its sandbox for root.
        flags.push("--no-sandbox".to_owned());
    }
    flags
}

impl Page {
    /// Changes the size of a laptop's window.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        self.screen(width, height, 1.0, false);
    }

    #[track_caller]
    fn screen(&self, width: u32, height: u32, scale: f64, mobile: bool) {
        self.set(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": width,
                "height": height,
                "deviceScaleFactor": scale,
                "mobile": mobile,
            }),
        );
    }

    /// Sets the system to dark or to light.
    #[track_caller]
    pub fn prefer_dark(&self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": value },
            // What moves would be looked at half way.
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.set(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        );
    }
}

/// Whether the tests run as root, as they do in a container.
fn is_root() -> bool {
    #[cfg(target_os = "linux")]
    let root = {
        use std::os::unix::fs::MetadataExt;
        fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0)
    };
    #[cfg(not(target_os = "linux"))]
    let root = false;
    root
}
