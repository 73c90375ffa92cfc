//! Building and serving the app with Trunk.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::host;
use crate::tools;
use crate::wasm::{self, Toolchain, Variables};

/// The name under which cargo finds this program when Trunk calls `cargo xtask finish`.
pub const ALIAS: &str = "zilu-xtask";
/// Tells [`finish`](crate::finish) under which address the app is served.
pub const ADDRESS: &str = "ZILU_ADDRESS";
const PORT: u16 = 8080;

/// Where a build goes.
pub fn dist() -> PathBuf {
    host::root().join("dist")
}

/// What Trunk needs on this machine.
struct Needs {
    trunk: PathBuf,
    /// Folders of tools that PATH alone would not find.
    path: Vec<PathBuf>,
    variables: Variables,
}

impl Needs {
    fn find() -> Result<Self> {
        let missing = "something is missing: run `cargo xtask setup`";
        let mut variables = Toolchain::for_wasm().context(missing)?.variables();
        let trunk = tools::trunk().context(missing)?;
        let wasm_bindgen = tools::wasm_bindgen().context(missing)?;
        let (wasm_opt, version) = tools::wasm_opt().context(missing)?;
        if version != tools::BINARYEN {
            variables.push(("TRUNK_TOOLS_WASM_OPT", format!("version_{version}").into()));
        }
        let tools = [
            ("trunk", &trunk),
            ("wasm-bindgen", &wasm_bindgen),
            ("wasm-opt", &wasm_opt),
        ];
        let hidden = tools
            .iter()
            .filter(|(name, path)| host::which(name).as_ref() != Some(*path));
        let path = hidden
            .filter_map(|(_, path)| Some(path.parent()?.to_owned()))
            .collect();
        Ok(Self {
            trunk,
            path,
            variables,
        })
    }
}

/// Prints the variables with which `trunk` works by itself in a shell.
pub fn print_variables() -> Result<()> {
    let Needs {
        path, variables, ..
    } = Needs::find()?;
    for (name, value) in variables {
        let value = value.display();
        if cfg!(windows) {
            println!("$env:{name} = \"{value}\"");
        } else {
            println!("export {name}=\"{value}\"");
        }
    }
    for folder in path {
        let folder = folder.display();
        if cfg!(windows) {
            println!("$env:PATH = \"{folder};$env:PATH\"");
        } else {
            println!("export PATH=\"{folder}:$PATH\"");
        }
    }
    Ok(())
}

/// Builds the app.
pub fn build(release: bool, dist: &Path) -> Result<()> {
    let mut trunk = trunk("build")?;
    trunk
        .args(release.then_some("--release"))
        .arg("--dist")
        .arg(dist);
    let status = trunk.status().context("Trunk cannot be started")?;
    if !status.success() {
        bail!("the build failed");
    }
    Ok(())
}

/// Builds and serves the app, again after every change, until it is stopped.
pub fn serve(port: Option<u16>, open: bool, release: bool) -> Result<()> {
    let port = free_port(port)?;
    let address = format!("http://127.0.0.1:{port}/");
    println!("Building. The first time this takes some minutes; then Zilu is at {address}");
    let mut trunk = trunk("serve")?;
    trunk
        .args(["--address", "127.0.0.1", "--port", &port.to_string()])
        .args((open && !host::unattended()).then_some("--open"))
        .args(release.then_some("--release"))
        // Our own line is clearer than its list of names.
        .arg("--disable-address-lookup")
        // Beside a build's folder, which may be published.
        .arg("--dist")
        .arg(host::target().join("serve"))
        .env(ADDRESS, address);
    run_instead(trunk)
}

/// The port that was asked for, or the first free one.
fn free_port(asked: Option<u16>) -> Result<u16> {
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    match asked {
        Some(port) if free(&port) => Ok(port),
        Some(port) => bail!("port {port} is taken"),
        None => (PORT..PORT + 100).find(free).context("no port is free"),
    }
}

/// Lets a command take the place of this program, so that whatever stops us stops it.
fn run_instead(mut command: Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        Err(command.exec()).context("Trunk cannot be started")
    }
    #[cfg(not(unix))]
    {
        command.status().context("Trunk cannot be started")?;
        Ok(())
    }
}

/// Trunk, with everything it needs.
fn trunk(what: &str) -> Result<Command> {
    let Needs {
        trunk,
        mut path,
        variables,
    } = Needs::find()?;
    // Trunk's `--offline`, which keeps it from downloading other tools, holds for cargo too.
    host::cargo()
        .args(["fetch", "--quiet", "--target", wasm::WASM])
        .current_dir(host::root())
        .status()
        .context("cargo cannot be started")?;
    path.push(hook()?);
    let mut trunk = Command::new(trunk);
    trunk
        .args([what, "--offline"])
        .current_dir(host::root())
        .envs(variables)
        .env("PATH", host::path_with(&path))
        .env("CARGO_ALIAS_XTASK", ALIAS);
    if env::var_os("NO_COLOR").is_some() {
        // Trunk understands no other value.
        trunk.env("NO_COLOR", "true");
    }
    Ok(trunk)
}

/// A folder that makes `cargo xtask` in Trunk's hook mean this very program. Otherwise, on the Debian way,
/// the other compiler would build it anew.
fn hook() -> Result<PathBuf> {
    let folder = host::target().join("xtask").join("bin");
    fs::create_dir_all(&folder).context("no folder for the hook")?;
    let program = env::current_exe().context("this program's file is not known")?;
    let copy = folder.join(format!("cargo-{ALIAS}{}", env::consts::EXE_SUFFIX));
    fs::remove_file(&copy).ok();
    // One that is running now stays, and will do.
    if fs::hard_link(&program, &copy).is_err()
        && fs::copy(&program, &copy).is_err()
        && !copy.is_file()
    {
        bail!("{} cannot be written", copy.display());
    }
    Ok(folder)
}
