//! What is kept of a page where a test failed.

use std::env;
use std::fs;
use std::panic::Location;
use std::path::{Path, PathBuf};

use super::page::Page;

/// Keeps a picture of a page where a test failed, with its source and the console.
pub fn keep(page: &Page, place: &Location) {
    let folder = target().join("browser-failures");
    fs::create_dir_all(&folder).expect("a folder for failures");
    let test = Path::new(place.file()).file_stem().unwrap_or_default();
    let file = folder.join(format!("{}-{}", test.display(), place.line()));
    let picture = page.wait(page.client.screenshot());
    fs::write(file.with_extension("png"), picture).expect("a picture is kept");
    let source = page.wait(page.client.source());
    fs::write(file.with_extension("html"), source).expect("the page is kept");
    eprintln!("see {}", file.with_extension("png").display());
    for complaint in page.complaints() {
        eprintln!("the browser complains: {complaint}");
    }
}

/// The folder of what is built.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target")),
        PathBuf::from,
    )
}
