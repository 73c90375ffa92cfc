//! What all tests share while any of them runs.

use std::env;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::driver::Driver;
use super::site::Site;

/// The site and the browser's driver.
pub struct Stage {
    pub site: Site,
    pub driver: Driver,
}

/// The stage of the tests that run now. The last of them takes it down, however it ends.
static STAGE: Mutex<Weak<Stage>> = Mutex::new(Weak::new());

impl Stage {
    /// The stage, set up if no other test has done so.
    pub fn enter() -> Arc<Self> {
        let mut stage = STAGE.lock().unwrap_or_else(PoisonError::into_inner);
        stage.upgrade().unwrap_or_else(|| {
            let new = Arc::new(Self::set_up());
            *stage = Arc::downgrade(&new);
            new
        })
    }

    fn set_up() -> Self {
        let dist = env::var_os("ZILU_DIST").map_or_else(
            || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../dist")),
            PathBuf::from,
        );
        assert!(
            dist.join("index.html").is_file(),
            "no built site in {}: `cargo xtask test` builds it and runs this suite",
            dist.display()
        );
        Self {
            site: Site::serve(dist).expect("the site can be served"),
            driver: Driver::start()
                .expect("chromedriver starts: on PATH, or named in ZILU_CHROMEDRIVER"),
        }
    }
}
