//! The ways in which a tool can be had.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result};

use crate::debian;
use crate::host;
use crate::job::Job;

/// A way to get a tool.
#[derive(Clone, Copy)]
pub enum Way {
    /// `rustup target add`, where rustup can download.
    Rustup { target: &'static str },
    /// Debian's own compiler, with a standard library that we build.
    DebianToolchain,
    /// Debian packages.
    Debian { packages: &'static [&'static str] },
    /// A prebuilt program, by cargo-binstall.
    Binstall {
        name: &'static str,
        version: &'static str,
    },
    /// From source.
    Cargo {
        name: &'static str,
        version: &'static str,
        args: &'static [&'static str],
        takes: &'static str,
    },
    /// A package of npm, into the user's cache folder.
    Npm {
        name: &'static str,
        version: &'static str,
    },
}

impl Way {
    /// Whether this way is open on this machine.
    pub fn open(self) -> bool {
        let linked = || host::which("rustup").is_some();
        match self {
            Self::Rustup { .. } => linked() && env::var_os("ZILU_NO_RUSTUP").is_none(),
            Self::DebianToolchain => debian::here() && linked(),
            Self::Debian { .. } => debian::here(),
            Self::Binstall { .. } => host::which("cargo-binstall").is_some(),
            Self::Cargo { .. } => true,
            Self::Npm { .. } => host::which("npm").is_some() && host::which("node").is_some(),
        }
    }

    /// What it does, and how long that may take.
    pub fn plan(self) -> (String, &'static str) {
        match self {
            Self::Rustup { target } => (format!("rustup target add {target}"), "a few seconds"),
            Self::DebianToolchain => (
                "Debian's compiler, and build the standard library once".into(),
                "2 to 4 min",
            ),
            Self::Debian { packages } => (
                format!("Debian packages {}", packages.join(", ")),
                "about 1 min",
            ),
            Self::Binstall { name, version } => {
                (format!("cargo binstall {name}@{version}"), "a few seconds")
            }
            Self::Cargo {
                name,
                version,
                takes,
                ..
            } => (format!("cargo install {name} {version} from source"), takes),
            Self::Npm { name, version } => {
                (format!("npm package {name} {version}"), "a few seconds")
            }
        }
    }

    /// Whether it adds to rustup's toolchains.
    pub fn changes_toolchains(self) -> bool {
        matches!(self, Self::Rustup { .. } | Self::DebianToolchain)
    }

    /// The Debian packages that it will install.
    pub fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Debian { packages } => packages,
            Self::DebianToolchain => debian::PACKAGES,
            _ => &[],
        }
    }

    /// Gets the tool.
    pub fn take(self, job: &Job) -> Result<()> {
        match self {
            Self::Rustup { target } => {
                let mut add = Command::new("rustup");
                add.args(["target", "add", target]);
                job.limited(add, Duration::from_secs(180))
            }
            Self::DebianToolchain => debian::make_ready(job),
            Self::Debian { packages } => debian::install(job, packages),
            Self::Binstall { name, version } => {
                let mut install = host::cargo();
                install.args(["binstall", "--no-confirm", &format!("{name}@{version}")]);
                // It must not fall back to compiling: the next way does that with better settings.
                install.args(["--disable-strategies", "compile"]);
                install.args(
                    root_for(name, version)
                        .iter()
                        .flat_map(|root| ["--root".into(), root.clone()]),
                );
                job.limited(install, Duration::from_secs(180))
            }
            Self::Cargo {
                name,
                version,
                args,
                ..
            } => cargo_install(job, name, version, args),
            Self::Npm { name, version } => npm_install(job, name, version),
        }
    }
}

/// Cargo's own folder is the place for a tool; but if another version is there, ours goes beside it.
fn root_for(name: &'static str, version: &str) -> Option<PathBuf> {
    let program = name.trim_end_matches("-cli");
    let taken =
        host::which(program).is_some() || host::program(&host::cargo_bin(), program).is_some();
    taken.then(|| own_folder(name, version))
}

fn cargo_install(
    job: &Job,
    name: &'static str,
    version: &'static str,
    args: &[&str],
) -> Result<()> {
    // A folder that stays until the end: an interrupted installation goes on where it was.
    let build = host::cache().join("build").join(name);
    fs::create_dir_all(&build).context("no folder to build in")?;
    // The tests that may run meanwhile come first.
    let mut install = host::cargo_in_background();
    install
        .args(["install", name, "--version", version])
        .args(args);
    if let Some(root) = root_for(name, version) {
        install.arg("--root").arg(root);
    }
    install
        .arg("--target-dir")
        .arg(&build)
        .current_dir(&build)
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false")
        .env_remove("CARGO_TARGET_DIR");
    job.command(install)?;
    fs::remove_dir_all(&build).ok();
    Ok(())
}

fn npm_install(job: &Job, name: &str, version: &str) -> Result<()> {
    let folder = npm_folder(name, version);
    fs::create_dir_all(&folder).context("no folder for npm packages")?;
    fs::write(folder.join("package.json"), "{ \"private\": true }\n")?;
    let npm = host::which("npm").context("npm is not on PATH")?;
    let mut install = Command::new(npm);
    install
        .args([
            "install",
            "--save-exact",
            "--omit-lockfile-registry-resolved",
            "--no-audit",
            "--no-fund",
        ])
        .arg(format!("{name}@{version}"))
        .current_dir(&folder);
    job.command(install)
}

/// The folder for a tool that must not replace another version of it.
pub fn own_folder(name: &str, version: &str) -> PathBuf {
    host::cache().join(format!("{}-{version}", name.trim_end_matches("-cli")))
}

/// The folder of an npm package.
pub fn npm_folder(name: &str, version: &str) -> PathBuf {
    host::cache().join(format!("{name}-{version}"))
}
