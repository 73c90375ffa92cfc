//! The tools that the project needs: how to see whether one is there, how to get it, what to do by hand.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use std::{env, fs, thread};

use anyhow::{Context, Result, anyhow, bail};

use crate::debian;
use crate::host;
use crate::job::Job;
use crate::wasm::{BARE, Toolchain, WASM};

/// Must equal the `wasm-bindgen` crate's version and the one in Trunk.toml; a test compares them.
pub const WASM_BINDGEN: &str = "0.2.130";
/// Must equal the version in Trunk.toml.
pub const BINARYEN: &str = "132";
const TRUNK: &str = "0.21.14";
const DENY: &str = "0.20.2";

/// What a tool is needed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// To build and serve the app.
    Web,
    /// To run all tests.
    Test,
    /// To check the licences of what we depend on.
    Deny,
}

/// Something that must be on the machine.
pub struct Tool {
    pub name: &'static str,
    pub needed: Use,
    /// Says what is there, if it is there in a version that will do.
    pub found: fn() -> Option<String>,
    /// In order of preference.
    pub ways: &'static [Way],
    /// What a person can do when no way is open, or to save the wait.
    pub by_hand: &'static str,
}

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

/// All tools. The slowest first, since they are installed side by side.
pub const TOOLS: &[Tool] = &[
    Tool {
        name: "trunk",
        needed: Use::Web,
        found: || Some(trunk()?.display().to_string()),
        ways: &[
            Way::Binstall {
                name: "trunk",
                version: TRUNK,
            },
            Way::Cargo {
                name: "trunk",
                version: TRUNK,
                args: &["--locked", "--no-default-features", "--features", "rustls"],
                takes: "about 8 min on 2 cores",
            },
        ],
        by_hand: "cargo binstall trunk@0.21.14, or brew install trunk, or see trunkrs.dev",
    },
    Tool {
        name: "wasm-bindgen",
        needed: Use::Web,
        found: || Some(wasm_bindgen()?.display().to_string()),
        ways: &[
            Way::Binstall {
                name: "wasm-bindgen-cli",
                version: WASM_BINDGEN,
            },
            // Without `--locked`: its lock file may name a version that was withdrawn.
            Way::Cargo {
                name: "wasm-bindgen-cli",
                version: WASM_BINDGEN,
                args: &[],
                takes: "about 5 min on 2 cores",
            },
        ],
        by_hand: "cargo binstall wasm-bindgen-cli@0.2.130",
    },
    Tool {
        name: "wasm target",
        needed: Use::Web,
        found: || match Toolchain::for_wasm()? {
            Toolchain::Host => Some(format!("{WASM} in the active toolchain")),
            Toolchain::Debian => Some(format!("{WASM} in Debian's toolchain")),
        },
        ways: &[Way::Rustup { target: WASM }, Way::DebianToolchain],
        by_hand: "rustup target add wasm32-unknown-unknown",
    },
    Tool {
        name: "wasm-opt",
        needed: Use::Web,
        found: || Some(wasm_opt()?.0.display().to_string()),
        ways: &[Way::Npm {
            name: "binaryen",
            version: BINARYEN,
        }],
        by_hand: "install binaryen 132 (npm install --global binaryen@132), or Node.js with npm",
    },
    Tool {
        name: "browser",
        needed: Use::Test,
        found: || {
            let (browser, driver) = browser()?;
            Some(format!("{}, {}", browser.display(), driver.display()))
        },
        ways: &[Way::Debian {
            packages: &["chromium", "chromium-driver"],
        }],
        by_hand: "install Chromium or Chrome and the chromedriver of the same version (brew install --cask \
                  chromedriver; winget install Google.Chrome), or name them in ZILU_CHROME and ZILU_CHROMEDRIVER",
    },
    Tool {
        name: "fonts",
        needed: Use::Test,
        found: fonts,
        ways: &[Way::Debian {
            packages: &["fonts-noto-cjk"],
        }],
        by_hand: "install a font with Chinese, Japanese and Korean, such as Noto Sans CJK",
    },
    Tool {
        name: "bare target",
        needed: Use::Test,
        found: || match Toolchain::for_bare()? {
            Toolchain::Host => Some(format!("{BARE} in the active toolchain")),
            Toolchain::Debian => Some("Debian's toolchain and its sources".into()),
        },
        ways: &[Way::Rustup { target: BARE }, Way::DebianToolchain],
        by_hand: "rustup target add thumbv6m-none-eabi",
    },
    Tool {
        name: "cargo-deny",
        needed: Use::Deny,
        found: || Some(find("cargo-deny", DENY, |_| true)?.display().to_string()),
        ways: &[
            Way::Binstall {
                name: "cargo-deny",
                version: DENY,
            },
            Way::Cargo {
                name: "cargo-deny",
                version: DENY,
                args: &["--locked"],
                takes: "about 8 min on 2 cores",
            },
        ],
        by_hand: "cargo binstall cargo-deny",
    },
];

/// Trunk, in a version that reads our Trunk.toml.
pub fn trunk() -> Option<PathBuf> {
    find("trunk", TRUNK, |version| version.starts_with("0.21."))
}

/// The wasm-bindgen program that fits the crate.
pub fn wasm_bindgen() -> Option<PathBuf> {
    find("wasm-bindgen", WASM_BINDGEN, |version| {
        version == WASM_BINDGEN
    })
}

/// wasm-opt and its version.
pub fn wasm_opt() -> Option<(PathBuf, String)> {
    let new = |version: &str| version.parse().is_ok_and(|version: u32| version >= 132);
    let installed = npm_folder("binaryen", BINARYEN)
        .join("node_modules")
        .join(".bin");
    host::on_path("wasm-opt")
        .into_iter()
        .chain(host::program(&installed, "wasm-opt"))
        .find_map(|program| Some((host::version(&program).filter(|found| new(found))?, program)))
        .map(|(version, program)| (program, version))
}

/// A browser and its driver. Searched once: they are slow to say their versions.
pub fn browser() -> Option<(PathBuf, PathBuf)> {
    let named = |variable| {
        env::var_os(variable)
            .map(PathBuf::from)
            .filter(|file| file.is_file())
    };
    let first = |names: &[&str]| names.iter().find_map(|name| host::which(name));
    let browser = named("ZILU_CHROME")
        .or_else(|| {
            first(&[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
                "chrome",
            ])
        })
        .or_else(|| usual_browsers().into_iter().find(|file| file.is_file()))?;
    let driver = named("ZILU_CHROMEDRIVER").or_else(|| first(&["chromedriver"]))?;
    Some((browser, driver))
}

/// Where systems put browsers that are not on PATH.
fn usual_browsers() -> Vec<PathBuf> {
    if cfg!(target_os = "macos") {
        ["Chromium", "Google Chrome"]
            .map(|name| PathBuf::from(format!("/Applications/{name}.app/Contents/MacOS/{name}")))
            .to_vec()
    } else if cfg!(windows) {
        ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
            .into_iter()
            .filter_map(env::var_os)
            .flat_map(|base| {
                ["Google\\Chrome", "Chromium"].map(|name| {
                    PathBuf::from(&base)
                        .join(name)
                        .join("Application")
                        .join("chrome.exe")
                })
            })
            .collect()
    } else {
        Vec::new()
    }
}

fn fonts() -> Option<String> {
    if !cfg!(target_os = "linux") {
        return Some("the system's own".into());
    }
    let list = host::output("fc-list", &[":lang=zh", "family"])?;
    Some(
        list.lines()
            .next()
            .filter(|line| !line.is_empty())?
            .to_owned(),
    )
}

/// A program of a good version: on PATH, where cargo puts programs, or in our cache folder.
fn find(name: &'static str, wanted: &str, good: impl Fn(&str) -> bool) -> Option<PathBuf> {
    let ours = own_folder(name, wanted).join("bin");
    host::on_path(name)
        .into_iter()
        .chain(host::program(&host::cargo_bin(), name))
        .chain(host::program(&ours, name))
        .find(|program| host::version(program).is_some_and(|version| good(&version)))
}

/// The folder for a tool that must not replace another version of it.
fn own_folder(name: &str, version: &str) -> PathBuf {
    host::cache().join(format!("{}-{version}", name.trim_end_matches("-cli")))
}

fn npm_folder(name: &str, version: &str) -> PathBuf {
    host::cache().join(format!("{name}-{version}"))
}

impl Way {
    /// Whether this way is open on this machine.
    fn open(self) -> bool {
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
    fn plan(self) -> (String, &'static str) {
        match self {
            Self::Rustup { target } => (format!("rustup target add {target}"), "a few seconds"),
            Self::DebianToolchain => (
                "Debian's compiler, and build the standard library once".into(),
                "about 2 min",
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

    /// The Debian packages that it will install.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Debian { packages } => packages,
            Self::DebianToolchain => debian::PACKAGES,
            _ => &[],
        }
    }

    fn take(self, job: &Job) -> Result<()> {
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
    let mut install = host::cargo();
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

/// Detects, then installs what is missing.
pub fn set_up(uses: &[Use]) -> Result<()> {
    let wanted = || TOOLS.iter().filter(|tool| uses.contains(&tool.needed));
    let found: Vec<_> = thread::scope(|scope| {
        let looks: Vec<_> = wanted()
            .map(|tool| (tool, scope.spawn(tool.found)))
            .collect();
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
    if missing.is_empty() {
        return Ok(());
    }
    println!("To be installed:");
    for tool in &missing {
        let ways: Vec<_> = tool
            .ways
            .iter()
            .filter(|way| way.open())
            .map(|way| way.plan())
            .collect();
        let Some((first, others)) = ways.split_first() else {
            bail!(
                "{} is missing and cannot be installed here: {}",
                tool.name,
                tool.by_hand
            )
        };
        println!("  {:<13} {} ({})", tool.name, first.0, first.1);
        for other in others {
            println!("  {:<13}   else {} ({})", "", other.0, other.1);
        }
        if let Some(Way::Cargo { .. }) = tool.ways.iter().find(|way| way.open()) {
            println!("  {:<13}   to save this wait: {}", "", tool.by_hand);
        }
    }
    ask_for_root(&missing)?;

    let results: Vec<_> = thread::scope(|scope| {
        let jobs: Vec<_> = missing
            .iter()
            .map(|tool| scope.spawn(|| tool.install()))
            .collect();
        jobs.into_iter()
            .map(|job| job.join().unwrap_or_else(|_| Err(anyhow!("crashed"))))
            .collect()
    });
    let failed: Vec<_> = missing
        .iter()
        .zip(&results)
        .filter(|(_, result)| result.is_err())
        .collect();
    for (tool, result) in &failed {
        if let Err(error) = result {
            eprintln!("\n{}: {error:#}\n  By hand: {}", tool.name, tool.by_hand);
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = failed.iter().map(|(tool, _)| tool.name).collect();
    bail!("could not install: {}", names.join(", "))
}

/// Stops with the exact line when Debian packages are the only way and we may not install them.
fn ask_for_root(missing: &[&Tool]) -> Result<()> {
    let mut packages = Vec::new();
    for tool in missing {
        let mut open = tool.ways.iter().filter(|way| way.open());
        if let Some(way) = open.next() {
            packages.extend(debian::missing(way.packages()));
        }
    }
    if packages.is_empty() || host::as_root().is_some() {
        return Ok(());
    }
    packages.sort_unstable();
    packages.dedup();
    bail!(
        "installing Debian packages takes root. Run this, then the same again:\n  sudo {}",
        debian::apt_line(&packages)
    )
}

impl Tool {
    fn install(&self) -> Result<()> {
        let mut last = None;
        for way in self.ways.iter().filter(|way| way.open()) {
            let (_, takes) = way.plan();
            // The other target's way may have brought this one too.
            static TOOLCHAIN: OnceLock<std::sync::Mutex<()>> = OnceLock::new();
            let turn = matches!(way, Way::Rustup { .. } | Way::DebianToolchain)
                .then(|| TOOLCHAIN.get_or_init(Default::default).lock());
            let result = match (self.found)() {
                Some(_) => Ok(()),
                None => Job::run(self.name, takes, |job| way.take(job)),
            };
            drop(turn);
            match result {
                Ok(()) if (self.found)().is_some() => return Ok(()),
                Ok(()) => last = Some(anyhow!("it was installed but is not found")),
                Err(error) => last = Some(error),
            }
        }
        Err(last.unwrap_or_else(|| anyhow!("no way to install it")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of `name = "value"` in one of the workspace's files.
    fn named(file: &str, name: &str) -> String {
        let text = fs::read_to_string(host::root().join(file)).unwrap();
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        let (_, value) = lines.into_iter().find(|(key, _)| *key == name).unwrap();
        value.trim_matches('"').to_owned()
    }

    #[test]
    fn versions_agree() {
        assert_eq!(
            named("Cargo.toml", "wasm-bindgen"),
            format!("={WASM_BINDGEN}")
        );
        assert_eq!(named("Trunk.toml", "wasm_bindgen"), WASM_BINDGEN);
        assert_eq!(
            named("Trunk.toml", "wasm_opt"),
            format!("version_{BINARYEN}")
        );
    }

    #[test]
    fn every_tool_can_be_got_somehow() {
        for tool in TOOLS {
            assert!(
                !tool.ways.is_empty() && !tool.by_hand.is_empty(),
                "{}",
                tool.name
            );
        }
    }
}
