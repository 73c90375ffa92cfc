//! A visit to the site: which screen, which language, which settings.

use std::panic::{AssertUnwindSafe, Location, catch_unwind, resume_unwind};

use super::page::Page;
use super::{failure, session};

/// How the site is visited.
#[derive(Clone, Debug)]
pub struct Visit {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) scale: f64,
    pub(super) touch: bool,
    pub(super) dark: bool,
    pub(super) storage: bool,
    pub(super) workers: bool,
    address: &'static str,
    pub(super) language: &'static str,
}

impl Visit {
    /// With a mouse and a keyboard, on a window of this size.
    #[must_use]
    pub const fn sized(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            scale: 1.0,
            touch: false,
            dark: false,
            storage: true,
            workers: true,
            address: "?lang=en",
            language: "en-US",
        }
    }

    /// On a laptop.
    #[must_use]
    pub const fn laptop() -> Self {
        Self::sized(1440, 900)
    }

    /// With fingers, on a phone.
    #[must_use]
    pub const fn phone() -> Self {
        Self {
            scale: 3.0,
            touch: true,
            ..Self::sized(390, 844)
        }
    }

    /// With everything enlarged by 2.
    #[must_use]
    pub const fn enlarged(self) -> Self {
        Self {
            width: self.width / 2,
            height: self.height / 2,
            scale: 2.0,
            ..self
        }
    }

    /// On a system that is set to dark.
    #[must_use]
    pub const fn dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// In a browser that lets sites store nothing.
    #[must_use]
    pub const fn without_storage(self) -> Self {
        Self {
            storage: false,
            ..self
        }
    }

    /// In a browser that lets sites start no workers.
    #[must_use]
    pub const fn without_workers(self) -> Self {
        Self {
            workers: false,
            ..self
        }
    }

    /// At another address of the site than the English page.
    #[must_use]
    pub const fn at(self, address: &'static str) -> Self {
        Self { address, ..self }
    }

    /// In a browser that prefers a language.
    #[must_use]
    pub const fn speaking(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// Opens the site, does what a test does there, and closes the browser in any case.
    ///
    /// # Panics
    /// If the test does, or if the browser complained about anything.
    #[track_caller]
    pub fn run(self, test: impl FnOnce(&Page)) {
        let place = Location::caller();
        let page = session::begin(&self);
        let result = catch_unwind(AssertUnwindSafe(|| {
            page.go(self.address);
            page.is_ready();
            test(&page);
            let complaints = page.complaints();
            assert!(
                complaints.is_empty(),
                "the browser complains: {complaints:#?}"
            );
        }));
        if result.is_err() {
            // What cannot be kept of a lost browser must not hide why the test failed.
            catch_unwind(AssertUnwindSafe(|| failure::keep(&page, place))).ok();
        }
        session::end(page);
        if let Err(panic) = result {
            resume_unwind(panic);
        }
    }
}
