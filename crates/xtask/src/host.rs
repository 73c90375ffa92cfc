//! The machine we run on: where things are, and what we may do.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The workspace's root folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap_or(Path::new("."))
}

/// Cargo's build folder.
pub fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// The cargo that runs us, so that host code stays with the host's compiler.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The same, giving way to whatever else runs, where the system has a command for that.
pub fn cargo_in_background() -> Command {
    let cargo = cargo();
    match which("nice") {
        Some(nice) if cfg!(unix) => {
            let mut command = Command::new(nice);
            command.args(["-n", "10"]).arg(cargo.get_program());
            command
        }
        _ => cargo,
    }
}

/// A folder of this user in which every clone of the project finds the tools again.
pub fn cache() -> PathBuf {
    if let Some(folder) = env::var_os("ZILU_TOOLS") {
        return folder.into();
    }
    let home = env::home_dir().unwrap_or_else(env::temp_dir);
    let base = if cfg!(windows) {
        env::var_os("LOCALAPPDATA").map_or(home.join("AppData").join("Local"), PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home.join("Library").join("Caches")
    } else {
        env::var_os("XDG_CACHE_HOME").map_or(home.join(".cache"), PathBuf::from)
    };
    base.join("zilu")
}

/// Where `cargo install` puts programs.
pub fn cargo_bin() -> PathBuf {
    env::var_os("CARGO_INSTALL_ROOT")
        .or_else(|| env::var_os("CARGO_HOME"))
        .map(PathBuf::from)
        .unwrap_or_else(|| env::home_dir().unwrap_or_default().join(".cargo"))
        .join("bin")
}

/// Every program of this name on PATH, in order.
pub fn on_path(name: &str) -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .filter_map(|dir| program(&dir, name))
        .collect()
}

/// The first program of this name on PATH.
pub fn which(name: &str) -> Option<PathBuf> {
    on_path(name).into_iter().next()
}

/// The program of this name in a folder, under whatever ending the system gives it.
pub fn program(dir: &Path, name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) {
        &[".exe", ".cmd", ".bat"]
    } else {
        &[""]
    };
    endings
        .iter()
        .map(|ending| dir.join(format!("{name}{ending}")))
        .find(|file| file.is_file())
}

/// PATH with more folders in front of it.
pub fn path_with(front: &[PathBuf]) -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let all = front.iter().cloned().chain(env::split_paths(&path));
    env::join_paths(all).unwrap_or(path)
}

/// What a command prints, if it can be run and succeeds.
pub fn output(program: impl AsRef<OsStr>, args: &[&str]) -> Option<String> {
    let out = Command::new(program)
        .args(args)
        .current_dir(root())
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&out.stdout).trim().to_owned();
    out.status.success().then_some(text)
}

/// The first version number that `program --version` prints.
pub fn version(program: &Path) -> Option<String> {
    let text = output(program, &["--version"])?;
    text.split_whitespace()
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
}

/// What goes in front of a command that needs root: nothing, or `sudo`. None if we may not.
pub fn as_root() -> Option<&'static [&'static str]> {
    if output("id", &["-u"]).as_deref() == Some("0") {
        Some(&[])
    } else if output("sudo", &["-n", "true"]).is_some() {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}

/// Whether nobody is watching: no browser should be opened.
pub fn unattended() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen = !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY");
    set("CI") || !screen
}
