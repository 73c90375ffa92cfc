//! Which compiler builds for the targets that the host's own toolchain may lack.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::{debian, host};

/// The target of the app.
pub const WASM: &str = "wasm32-unknown-unknown";
/// A target without a standard library, on which `zilu-rules` and `zilu-suggest` prove
/// that they need none.
pub const BARE: &str = "thumbv6m-none-eabi";

/// Variables for a command's environment.
pub type Variables = Vec<(&'static str, OsString)>;

/// A toolchain that has what a target needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toolchain {
    /// The active one.
    Host,
    /// Debian's, beside it.
    Debian,
}

impl Toolchain {
    /// The toolchain that can build for wasm now.
    pub fn for_wasm() -> Option<Self> {
        if host_has(WASM, "libstd-") {
            Some(Self::Host)
        } else {
            debian::ready().then_some(Self::Debian)
        }
    }

    /// The toolchain that can build for the bare target now.
    pub fn for_bare() -> Option<Self> {
        if host_has(BARE, "libcore-") {
            Some(Self::Host)
        } else {
            debian::ready().then_some(Self::Debian)
        }
    }

    /// What a build for wasm needs in its environment.
    pub fn variables(self) -> Variables {
        match self {
            Self::Host => Vec::new(),
            Self::Debian => {
                let mut set: Variables = vec![("RUSTUP_TOOLCHAIN", debian::TOOLCHAIN.into())];
                if host::which("rust-lld").is_none()
                    && let Some(linker) = linker()
                {
                    set.push(("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker));
                }
                set
            }
        }
    }
}

/// Whether the active toolchain has a library for a target.
fn host_has(target: &str, library: &str) -> bool {
    host::output("rustc", &["--print", "target-libdir", "--target", target])
        .is_some_and(|dir| has_library(Path::new(&dir), library))
}

/// Whether a folder holds a Rust library whose name begins so.
fn has_library(dir: &Path, library: &str) -> bool {
    dir.read_dir().is_ok_and(|mut files| {
        files.any(|file| {
            file.is_ok_and(|file| {
                let name = file.file_name();
                let name = name.to_string_lossy();
                name.starts_with(library) && name.ends_with(".rlib")
            })
        })
    })
}

/// The newest linker for wasm on PATH.
fn linker() -> Option<OsString> {
    let path = env::var_os("PATH").unwrap_or_default();
    let numbered = env::split_paths(&path)
        .filter_map(|dir| dir.read_dir().ok())
        .flatten()
        .flatten()
        .filter_map(|file| {
            let name = file.file_name();
            let number: u32 = name.to_str()?.strip_prefix("wasm-ld-")?.parse().ok()?;
            Some((number, name))
        })
        .max()
        .map(|(_, name)| name);
    numbered.or_else(|| host::which("wasm-ld").map(PathBuf::into_os_string))
}
