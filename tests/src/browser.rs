//! The built site in a real browser, used as a person uses it.
//!
//! [`Visit`] opens it in a fresh Chromium over WebDriver and gives a [`Page`]: what can be
//! read there, and real input by mouse, finger and keyboard. A test that fails leaves a
//! picture in `target/browser-failures`; anything severe in the browser's console fails it
//! too.
//!
//! The built site is in the folder that `ZILU_DIST` names, browser and driver are those of
//! `ZILU_CHROME` and `ZILU_CHROMEDRIVER`, or what is on PATH.

mod access;
mod driver;
mod failure;
mod input;
mod look;
mod page;
mod session;
mod site;
mod stage;
mod visit;
mod zilu;

pub use page::Page;
pub use visit::Visit;
