//! `cargo xtask bench`: what counting costs, natively and in wasm, and the size of the site.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Context, Result};

use crate::check::succeed;
use crate::tools::Use;
use crate::wasm::{Toolchain, WASM};
use crate::{host, setup, site, sizes, tools};

/// Runs the bench that the first argument names.
pub fn run(args: impl Iterator<Item = OsString>) -> Result<()> {
    let mut more = args.peekable();
    if more.next_if(|arg| arg == "wasm").is_some() {
        return wasm();
    }
    let suggest = more.next_if(|arg| arg == "suggest").is_some();
    let more: Vec<OsString> = more.collect();
    let mut bench = host::cargo();
    if more.iter().any(|arg| arg == "--peer") {
        setup::set_up(&[Use::Peer])?;
        if let Some(modules) = tools::peer() {
            bench.env("NODE_PATH", modules);
        }
    }
    bench
        .args(["run", "--release", "--package", "zilu-tests", "--bin"])
        .arg(if suggest { "suggest" } else { "bench" })
        .arg("--")
        .args(more);
    succeed(bench)?;
    if !suggest && site::dist().is_dir() {
        println!();
        sizes::print(&site::dist())?;
    }
    Ok(())
}

/// Times counting and suggesting in wasm, under Node.js: the same engine as Chromium's.
fn wasm() -> Result<()> {
    let node = host::which("node").context("Node.js runs this bench: install `node`")?;
    setup::set_up(&[Use::Web])?;
    let toolchain = Toolchain::for_wasm().context("no toolchain for wasm")?;
    let mut build = Command::new("cargo");
    build
        .args(["build", "--release", "--package", "zilu-tests"])
        .args(["--example", "timing", "--target", WASM])
        .envs(toolchain.variables());
    succeed(build)?;
    let built = host::target()
        .join(WASM)
        .join("release/examples/timing.wasm");
    let mut timing = Command::new(node);
    timing
        .arg(host::root().join("tests/examples/timing.mjs"))
        .arg(built);
    succeed(timing)
}
