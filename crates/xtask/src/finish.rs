//! What Trunk calls when it has built the app: writes the script that starts it, with the names that the
//! files have in this build, and puts it into the page. Nothing is inline, so a strict content security
//! policy allows it all.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256, Sha384};

use crate::site;
use crate::sizes;

/// Finishes the build in the folder that Trunk names.
pub fn finish() -> Result<()> {
    let dist = env::var_os("TRUNK_STAGING_DIR").context("only Trunk calls this")?;
    let dist = PathBuf::from(dist);
    finish_in(&dist)?;
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release") {
        sizes::print(&dist)?;
    }
    if let Ok(address) = env::var(site::ADDRESS) {
        println!("\n  Zilu is at {address}   (Ctrl-C ends it)\n");
    }
    Ok(())
}

fn finish_in(dist: &Path) -> Result<()> {
    let wasm = only(dist, "_bg.wasm")?;
    let module = wasm.replace("_bg.wasm", ".js");
    let worker = write_hashed(dist, "worker", &worker(&module))?;
    let start = write_hashed(
        dist,
        "start",
        &start(&module, &wasm, &integrity(dist, &wasm)?, &worker),
    )?;

    let index = dist.join("index.html");
    let page = fs::read_to_string(&index).context("no index.html")?;
    let mut page = with_reload_in_a_file(dist, without_links(&page))?;
    // The program's own check is in the script: browsers know none for such a preload.
    let lines = format!(
        r#"<link rel="modulepreload" href="./{module}" crossorigin="anonymous" integrity="{}">
<link rel="preload" href="./{wasm}" as="fetch" type="application/wasm" crossorigin="anonymous">
<script type="module" src="./{start}" crossorigin="anonymous" integrity="{}"></script>
"#,
        integrity(dist, &module)?,
        integrity(dist, &start)?,
    );
    let end = page.find("</head>").context("index.html has no </head>")?;
    page.insert_str(end, &lines);
    fs::write(&index, page).context("index.html cannot be written")
}

/// What a browser compares a file with.
fn integrity(dist: &Path, name: &str) -> Result<String> {
    let bytes = fs::read(dist.join(name)).with_context(|| format!("no {name}"))?;
    Ok(format!(
        "sha384-{}",
        BASE64_STANDARD.encode(Sha384::digest(bytes))
    ))
}

/// The script that starts the app. The program is compiled once, for the page and for the worker.
fn start(module: &str, wasm: &str, integrity: &str, worker: &str) -> String {
    format!(
        r#"// Loads Zilu and puts it into the page.
const place = document.getElementById("app");
try {{
  const zilu = await import("./{module}");
  const file = await fetch(new URL("./{wasm}", import.meta.url), {{ integrity: "{integrity}" }});
  const copy = file.clone();
  // Not every server tells that it is wasm.
  const wasm = await WebAssembly.compileStreaming(file)
    .catch(async () => WebAssembly.compile(await copy.arrayBuffer()));
  await zilu.default({{ module_or_path: wasm }});
  zilu.mount_app(place, () => {{
    const worker = new Worker(new URL("./{worker}", import.meta.url), {{ type: "module" }});
    worker.postMessage(wasm);
    return worker;
  }});
}} catch (error) {{
  console.error(error);
  const say = (lang, words) => {{
    const line = document.createElement("p");
    line.lang = lang;
    line.textContent = words;
    return line;
  }};
  const message = document.createElement("div");
  message.setAttribute("role", "alert");
  message.append(
    say("en", "Zilu could not start. It needs a browser with WebAssembly, and a connection for the first visit. Please load the page again, or try a newer browser."),
    say("zh-Hans", "子路未能启动。它需要支持 WebAssembly 的浏览器，首次打开还需要联网。请重新载入本页，或换用较新的浏览器。"),
  );
  place.replaceChildren(message);
}}
"#
    )
}

/// The script of the worker: the first message is the compiled program, every other one a board. It answers
/// with pairs of a proposal and whether it is the last one, and with nothing where it cannot work.
fn worker(module: &str) -> String {
    format!(
        r#"// Looks for dead stones beside the page.
import init, {{ suggest }} from "./{module}";
let ready;
self.onmessage = async ({{ data }}) => {{
  try {{
    if (data instanceof WebAssembly.Module) {{
      ready = init({{ module_or_path: data }});
      await ready;
      return;
    }}
    await ready;
    suggest(data, (proposal, finished) => self.postMessage([proposal, finished]));
  }} catch (error) {{
    console.warn(error);
    self.postMessage(null);
  }}
}};
"#
    )
}

/// Writes a script under a name that changes with its text, so that no cache gives an old one to a new page.
fn write_hashed(dist: &Path, name: &str, text: &str) -> Result<String> {
    let hash: String = Sha256::digest(text)
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let file = format!("{name}-{hash}.js");
    fs::write(dist.join(&file), text).with_context(|| format!("{file} cannot be written"))?;
    Ok(file)
}

/// The name of the one file with this ending.
fn only(dist: &Path, ending: &str) -> Result<String> {
    let names = dist.read_dir().context("no folder to finish")?.flatten();
    let mut names = names
        .filter_map(|file| file.file_name().into_string().ok())
        .filter(|name| name.ends_with(ending));
    let first = names
        .next()
        .with_context(|| format!("no file *{ending} was built"))?;
    anyhow::ensure!(
        names.next().is_none(),
        "more than one file *{ending} was built"
    );
    Ok(first)
}

/// A page without the `<link data-trunk …>` that Trunk leaves when it injects nothing itself.
fn without_links(page: &str) -> String {
    let mut rest = page;
    let mut out = String::with_capacity(page.len());
    while let Some(at) = rest.find("<link") {
        let end = rest[at..].find('>').map_or(rest.len(), |end| at + end + 1);
        out += &rest[..at];
        let link = &rest[at..end];
        rest = &rest[end..];
        if link.contains("data-trunk") {
            rest = rest.trim_start();
        } else {
            out += link;
        }
    }
    out + rest
}

/// `trunk serve` puts an inline script into the page that loads it again after a change. The page's policy
/// forbids inline scripts, so it goes into a file.
fn with_reload_in_a_file(dist: &Path, page: String) -> Result<String> {
    let (open, close) = ("<script>", "</script>");
    let Some(mark) = page.find("{{__TRUNK_ADDRESS__}}") else {
        return Ok(page);
    };
    let Some(from) = page[..mark].rfind(open) else {
        return Ok(page);
    };
    let Some(to) = page[mark..].find(close).map(|at| mark + at) else {
        return Ok(page);
    };
    let script = page[from + open.len()..to]
        .replace("'{{__TRUNK_ADDRESS__}}'", "window.location.host")
        .replace("{{__TRUNK_WS_BASE__}}", "/");
    let file = write_hashed(dist, "reload", &script)?;
    Ok(format!(
        "{}<script src=\"./{file}\">{}",
        &page[..from],
        &page[to..]
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leftover_links_go_and_others_stay() {
        let page =
            "<link rel=\"icon\" href=\"a\">\n<link data-trunk rel=\"rust\" href=\"b\">\n<title>";
        assert_eq!(
            without_links(page),
            "<link rel=\"icon\" href=\"a\">\n<title>"
        );
    }

    #[test]
    fn a_build_is_finished() {
        let dist = env::temp_dir().join(format!("zilu-finish-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        fs::write(dist.join("zilu-web-12ab_bg.wasm"), "wasm").unwrap();
        fs::write(dist.join("zilu-web-12ab.js"), "js").unwrap();
        let script =
            "<script>const a = '{{__TRUNK_ADDRESS__}}', b = '{{__TRUNK_WS_BASE__}}';</script>";
        let page = format!("<head>\n<link data-trunk>\n</head><body>{script}</body>");
        fs::write(dist.join("index.html"), page).unwrap();
        finish_in(&dist).unwrap();
        let page = fs::read_to_string(dist.join("index.html")).unwrap();
        let (_, start) = page.split_once("src=\"./start-").unwrap();
        let (start, _) = start.split_once('"').unwrap();
        let start = fs::read_to_string(dist.join(format!("start-{start}"))).unwrap();
        let (_, worker) = start.split_once("\"./worker-").unwrap();
        let (worker, _) = worker.split_once('"').unwrap();
        let worker = fs::read_to_string(dist.join(format!("worker-{worker}"))).unwrap();
        fs::remove_dir_all(&dist).unwrap();
        assert!(worker.contains("from \"./zilu-web-12ab.js\""), "{worker}");
        assert!(start.contains("./zilu-web-12ab.js") && start.contains("./zilu-web-12ab_bg.wasm"));
        assert!(
            page.contains("rel=\"modulepreload\" href=\"./zilu-web-12ab.js\""),
            "{page}"
        );
        assert!(
            !page.contains("data-trunk") && !page.contains("TRUNK_ADDRESS"),
            "{page}"
        );
        assert!(page.contains("<script src=\"./reload-"), "{page}");
    }
}
