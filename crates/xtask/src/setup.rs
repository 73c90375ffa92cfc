//! Detecting what is there and installing what is missing.

use std::sync::Mutex;
use std::thread;

use anyhow::{Result, anyhow, bail};

use crate::debian;
use crate::host;
use crate::job::Job;
use crate::tools::{TOOLS, Tool, Use};
use crate::ways::Way;

/// Rustup's toolchains are changed by one job at a time.
static TOOLCHAINS: Mutex<()> = Mutex::new(());

/// Sets up everything for these uses. What is there already stays as it is.
pub fn set_up(uses: &[Use]) -> Result<()> {
    let missing = missing(uses);
    if missing.is_empty() {
        return Ok(());
    }
    show_plan(&missing)?;
    ask_for_root(&missing)?;

    let results: Vec<_> = thread::scope(|scope| {
        let jobs: Vec<_> = missing
            .iter()
            .map(|tool| scope.spawn(|| install(tool)))
            .collect();
        jobs.into_iter()
            .map(|job| job.join().unwrap_or_else(|_| Err(anyhow!("it crashed"))))
            .collect()
    });
    let mut failed = Vec::new();
    for (tool, result) in missing.iter().zip(results) {
        if let Err(error) = result {
            eprintln!("\n{}: {error:#}\n  By hand: {}", tool.name, tool.by_hand);
            failed.push(tool.name);
        }
    }
    if !failed.is_empty() {
        bail!("could not install: {}", failed.join(", "));
    }
    Ok(())
}

/// Says what is there, and gives what is not.
fn missing(uses: &[Use]) -> Vec<&'static Tool> {
    let wanted = TOOLS.iter().filter(|tool| uses.contains(&tool.needed));
    let found: Vec<_> = thread::scope(|scope| {
        let looks: Vec<_> = wanted.map(|tool| (tool, scope.spawn(tool.found))).collect();
        looks
            .into_iter()
            .map(|(tool, look)| (tool, look.join().ok().flatten()))
            .collect()
    });
    let mut missing = Vec::new();
    for (tool, found) in found {
        match found {
            Some(what) => println!("  {:<13} {what}", tool.name),
            None => missing.push(tool),
        }
    }
    missing
}

/// Says what will be done for each tool and how long it may take.
fn show_plan(missing: &[&Tool]) -> Result<()> {
    let mut closed = String::new();
    println!("To be installed:");
    for tool in missing {
        let mut label = tool.name;
        for way in tool.open_ways() {
            let (what, takes) = way.plan();
            let or = if label.is_empty() { "else " } else { "" };
            println!("  {label:<13} {or}{what} ({takes})");
            label = "";
        }
        if !label.is_empty() {
            closed += &format!("\n  {:<13} {}", tool.name, tool.by_hand);
        } else if let Some(Way::Cargo { .. }) = tool.open_ways().next() {
            println!(
                "  {:<13} to save this wait, get it by: {}",
                "", tool.by_hand
            );
        }
    }
    if !closed.is_empty() {
        bail!("these are missing and cannot be installed here without you:{closed}");
    }
    Ok(())
}

/// Stops with the exact line when Debian packages are what comes first and we may not install them.
fn ask_for_root(missing: &[&Tool]) -> Result<()> {
    let first = missing.iter().filter_map(|tool| tool.open_ways().next());
    let mut packages: Vec<_> = first
        .flat_map(|way| debian::missing(way.packages()))
        .collect();
    if packages.is_empty() || host::as_root().is_some() {
        return Ok(());
    }
    packages.sort_unstable();
    packages.dedup();
    bail!(
        "installing Debian packages takes root. Run this, then the same command again:\n  {}",
        debian::apt_line(&packages)
    )
}

/// Installs a tool in the first way that works.
fn install(tool: &Tool) -> Result<()> {
    let mut last = anyhow!("there is no way to install it");
    for way in tool.open_ways() {
        let turn = way.changes_toolchains().then(|| TOOLCHAINS.lock());
        // Another tool's way may have brought this one too.
        if turn.is_some() && (tool.found)().is_some() {
            return Ok(());
        }
        match Job::run(tool.name, way.plan().1, |job| way.take(job)) {
            Ok(()) if (tool.found)().is_some() => return Ok(()),
            Ok(()) => last = anyhow!("it was installed but is not found"),
            Err(error) => last = error,
        }
    }
    Err(last)
}
