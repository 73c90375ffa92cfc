//! The tools that the project needs: how to see whether one is there, how to get it, what to do by hand.

use std::env;
use std::path::PathBuf;

use crate::host;
use crate::wasm::{BARE, Toolchain, WASM};
use crate::ways::{Way, npm_folder, own_folder};

/// Must equal the `wasm-bindgen` crate's version and the one in Trunk.toml; a test compares them.
pub const WASM_BINDGEN: &str = "0.2.130";
/// Must equal the version in Trunk.toml.
pub const BINARYEN: &str = "132";
/// The checker of accessibility that the browser suite runs in the page.
const AXE: &str = "4.14.1";
/// Another program that suggests dead stones.
const DEADSTONES: &str = "@sabaki/deadstones";
const DEADSTONES_VERSION: &str = "2.1.2";
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
    /// To measure the suggestion beside another program.
    Peer,
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

impl Tool {
    /// The ways that are open on this machine.
    pub fn open_ways(&self) -> impl Iterator<Item = Way> {
        self.ways.iter().copied().filter(|way| way.open())
    }
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
                takes: "about 6 min on 2 cores",
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
        name: DEADSTONES,
        needed: Use::Peer,
        found: || Some(peer()?.display().to_string()),
        ways: &[Way::Npm {
            name: DEADSTONES,
            version: DEADSTONES_VERSION,
        }],
        by_hand: "install Node.js with npm",
    },
    Tool {
        name: "axe-core",
        needed: Use::Test,
        found: || Some(axe()?.display().to_string()),
        ways: &[Way::Npm {
            name: "axe-core",
            version: AXE,
        }],
        by_hand: "install Node.js with npm, or name axe-core's axe.min.js in ZILU_AXE",
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

/// The folder in which node finds the peer of the suggestion.
pub fn peer() -> Option<PathBuf> {
    let modules = npm_folder(DEADSTONES, DEADSTONES_VERSION).join("node_modules");
    modules.join(DEADSTONES).is_dir().then_some(modules)
}

/// The script of axe-core.
pub fn axe() -> Option<PathBuf> {
    let installed = npm_folder("axe-core", AXE).join("node_modules/axe-core/axe.min.js");
    env::var_os("ZILU_AXE")
        .map(PathBuf::from)
        .into_iter()
        .chain([installed])
        .find(|file| file.is_file())
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

#[cfg(test)]
mod tests {
    use std::fs;

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
