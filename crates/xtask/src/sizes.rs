//! How large the files of a build are, as they are and as they travel.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Files whose sizes make up the first visit.
const FIRST_VISIT: &[&str] = &["html", "js", "css", "wasm"];
/// The budget for them, compressed.
const BUDGET: usize = 200_000;

/// One file's sizes.
struct Size {
    name: String,
    raw: usize,
    gzip: usize,
}

/// Prints a table of a build's files.
pub fn print(dist: &Path) -> Result<()> {
    let mut sizes = Vec::new();
    measure(dist, dist, &mut sizes)?;
    sizes.sort_by_key(|size| std::cmp::Reverse(size.gzip));
    println!("{:>12} {:>12}", "bytes", "gzip");
    for Size { name, raw, gzip } in &sizes {
        println!("{raw:>12} {gzip:>12}  {name}");
    }
    let first = sizes.iter().filter(|size| {
        let ending = size.name.rsplit('.').next().unwrap_or_default();
        FIRST_VISIT.contains(&ending)
    });
    let (raw, gzip) = first.fold((0, 0), |(raw, gzip), size| {
        (raw + size.raw, gzip + size.gzip)
    });
    println!("{raw:>12} {gzip:>12}  first visit, of {BUDGET}");
    Ok(())
}

fn measure(dist: &Path, folder: &Path, sizes: &mut Vec<Size>) -> Result<()> {
    for entry in folder
        .read_dir()
        .with_context(|| format!("{} cannot be read", folder.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            measure(dist, &path, sizes)?;
            continue;
        }
        let bytes = fs::read(&path)?;
        let name = path
            .strip_prefix(dist)
            .unwrap_or(&path)
            .display()
            .to_string();
        sizes.push(Size {
            name,
            raw: bytes.len(),
            gzip: gzip(&bytes)?,
        });
    }
    Ok(())
}

fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
