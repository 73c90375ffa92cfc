//! The Debian way to a compiler for wasm, for machines that cannot download a target with rustup: Debian's
//! own compiler and the sources of its standard library, which we build once.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Context, Result, bail};

use crate::host;
use crate::job::Job;
use crate::wasm::WASM;

/// The name under which rustup knows Debian's toolchain.
pub const TOOLCHAIN: &str = "debian";
/// Debian's packages of that toolchain.
pub const PACKAGES: &[&str] = &[
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "libstd-rust-web-dev",
    "lld-22",
];

const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
/// A file beside the libraries that says which compiler built them.
const STAMP: &str = "built-by.txt";

/// Whether this is a machine with Debian's package manager.
pub fn here() -> bool {
    cfg!(target_os = "linux") && host::which("apt-get").is_some()
}

/// Whether Debian's toolchain is linked and can build for wasm.
pub fn ready() -> bool {
    compiler().is_some_and(|compiler| placed(&compiler)) && linked()
}

/// Whether the standard library that this compiler built is where it looks for it.
fn placed(compiler: &str) -> bool {
    fs::read_to_string(libraries().join(STAMP)).is_ok_and(|stamp| stamp == compiler)
}

/// Whether rustup knows the toolchain.
fn linked() -> bool {
    host::output("rustup", &["toolchain", "list"]).is_some_and(|list| {
        list.lines()
            .any(|line| line.split(' ').next() == Some(TOOLCHAIN))
    })
}

/// Debian's compiler in its own words.
fn compiler() -> Option<String> {
    Path::new(RUSTC)
        .is_file()
        .then(|| host::output(RUSTC, &["-vV"]))?
}

/// Where Debian's compiler looks for the libraries of wasm.
fn libraries() -> PathBuf {
    let sysroot = host::output(RUSTC, &["--print", "sysroot"]).unwrap_or_else(|| "/usr".into());
    Path::new(&sysroot)
        .join("lib/rustlib")
        .join(WASM)
        .join("lib")
}

/// Those of these packages that are not installed.
pub fn missing(packages: &[&'static str]) -> Vec<&'static str> {
    let installed = |package: &&str| {
        host::output(
            "dpkg-query",
            &["--show", "--showformat=${db:Status-Status}", package],
        )
        .is_some_and(|status| status == "installed")
    };
    packages
        .iter()
        .filter(|package| !installed(package))
        .copied()
        .collect()
}

/// The line that installs packages.
pub fn apt_line(packages: &[&str]) -> String {
    format!(
        "sudo apt-get update && sudo apt-get install --no-install-recommends {}",
        packages.join(" ")
    )
}

/// Installs those of these packages that are not there.
pub fn install(job: &Job, packages: &[&'static str]) -> Result<()> {
    // One at a time: the package manager holds a lock, and waiting for it would look like a failure.
    static TURN: Mutex<bool> = Mutex::new(false);
    let Ok(mut updated) = TURN.lock() else {
        bail!("another installation failed")
    };
    let missing = missing(packages);
    if missing.is_empty() {
        return Ok(());
    }
    let Some(prefix) = host::as_root() else {
        bail!("this takes root: {}", apt_line(&missing))
    };
    let apt = || {
        privileged(
            prefix,
            &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
        )
    };
    if !*updated {
        let mut update = apt();
        update.args(["update", "--quiet"]);
        // An old list may still do.
        job.command(update).ok();
        *updated = true;
    }
    let mut install = apt();
    install
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(missing);
    job.command(install)
}

/// Makes Debian's toolchain build for wasm.
pub fn make_ready(job: &Job) -> Result<()> {
    install(job, PACKAGES)?;
    let compiler = compiler().context("Debian's compiler is not where it should be")?;
    if !placed(&compiler) {
        let built = build_std(job)?;
        place(job, &built, &compiler)?;
    }
    let mut link = Command::new("rustup");
    link.args(["toolchain", "link", TOOLCHAIN, "/usr"]);
    job.command(link)
}

/// Builds the standard library and gives the folder with its parts.
fn build_std(job: &Job) -> Result<PathBuf> {
    let folder = host::cache().join("build").join("wasm-std");
    fs::create_dir_all(folder.join("src"))?;
    fs::write(
        folder.join("Cargo.toml"),
        "[package]\nname = \"wasm-std\"\nedition = \"2021\"\n[workspace]\n",
    )?;
    fs::write(folder.join("src/lib.rs"), "")?;
    let target = folder.join("target");
    fs::remove_dir_all(&target).ok();
    let mut build = Command::new(CARGO);
    build
        .args([
            "build",
            "--release",
            "-Zbuild-std=std,panic_abort",
            "--target",
            WASM,
        ])
        .arg("--target-dir")
        .arg(&target)
        .current_dir(&folder)
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        // Without it a later build with `lto` fails.
        .env("RUSTFLAGS", "-Cembed-bitcode=yes")
        .env_remove("RUSTUP_TOOLCHAIN");
    job.command(build)?;
    Ok(target.join(WASM).join("release").join("deps"))
}

/// Copies the libraries to where the compiler looks for them.
fn place(job: &Job, built: &Path, compiler: &str) -> Result<()> {
    let stamp = built.join(STAMP);
    fs::write(&stamp, compiler)?;
    let to = libraries();
    let mut files = rlibs(built);
    // Not our own empty crate.
    files.retain(|path| !path.to_string_lossy().contains("libwasm_std-"));
    files.push(stamp);
    let Some(prefix) = host::as_root() else {
        bail!(
            "the standard library is built; copying it takes root:\n    \
             sudo mkdir -p {to} && sudo rm -f {to}/*.rlib && sudo cp {from}/*.rlib {from}/{STAMP} {to}",
            to = to.display(),
            from = built.display()
        );
    };
    if to.join(STAMP).is_file() {
        // Ours, of an older compiler.
        let mut remove = privileged(prefix, &["rm", "-f"]);
        remove.args(rlibs(&to));
        job.quiet(remove)?;
    }
    let mut create = privileged(prefix, &["mkdir", "-p"]);
    create.arg(&to);
    job.command(create)?;
    // The stamp is the last, so that it vouches for all of them.
    let mut copy = privileged(prefix, &["cp", "-f"]);
    copy.args(files).arg(&to);
    job.quiet(copy)?;
    // It has served.
    fs::remove_dir_all(host::cache().join("build").join("wasm-std")).ok();
    Ok(())
}

/// A command with root's rights.
fn privileged(prefix: &[&str], words: &[&str]) -> Command {
    let mut words = prefix.iter().chain(words);
    let mut command = Command::new(words.next().unwrap_or(&"true"));
    command.args(words);
    command
}

/// The Rust libraries in a folder.
fn rlibs(dir: &Path) -> Vec<PathBuf> {
    let files = dir
        .read_dir()
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.path());
    files
        .filter(|path| path.extension().is_some_and(|ending| ending == "rlib"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::job::shown;

    #[test]
    fn sudo_stands_before_a_command_only_if_it_must() {
        assert_eq!(shown(&privileged(&[], &["mkdir", "-p"])), "mkdir -p");
        assert_eq!(
            shown(&privileged(&["sudo", "-n"], &["cp", "-f"])),
            "sudo -n cp -f"
        );
    }
}
