//! A web server for one folder.

use std::io::{BufRead, BufReader, Result, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{fs, io};

/// A folder, served on a free port of this machine until it is dropped.
pub struct Site {
    address: SocketAddr,
    ended: Arc<AtomicBool>,
    server: Option<JoinHandle<()>>,
}

impl Site {
    /// Begins to serve a folder.
    pub fn serve(folder: PathBuf) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let ended = Arc::new(AtomicBool::new(false));
        let server = thread::spawn({
            let ended = Arc::clone(&ended);
            move || {
                for visitor in listener.incoming().flatten() {
                    if ended.load(Ordering::SeqCst) {
                        break;
                    }
                    let folder = folder.clone();
                    // A browser opens connections that it may never use: none keeps another waiting.
                    thread::spawn(move || answer(&folder, visitor));
                }
            }
        });
        Ok(Self {
            address,
            ended,
            server: Some(server),
        })
    }

    /// The site's origin: scheme, host and port.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::SeqCst);
        // One more visitor, so that the server looks.
        let woken = TcpStream::connect(self.address);
        if let (Ok(_), Some(server)) = (woken, self.server.take()) {
            server.join().ok();
        }
    }
}

/// Answers one request.
fn answer(folder: &Path, visitor: TcpStream) -> Result<()> {
    visitor.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(&visitor).lines();
    let request = lines.next().ok_or(io::ErrorKind::UnexpectedEof)??;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let target = request.split(' ').nth(1).unwrap_or_default();
    let file = file_at(folder, target);
    let (status, kind, body) = match file.and_then(|file| Some((fs::read(&file).ok()?, file))) {
        Some((body, file)) => ("200 OK", kind_of(&file), body),
        None => ("404 Not Found", "text/plain", b"Not found".to_vec()),
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    );
    (&visitor).write_all(head.as_bytes())?;
    (&visitor).write_all(&body)
}

/// The file that a request asks for; never one outside the folder.
fn file_at(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.trim_start_matches('/');
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    let inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    inside.then(|| folder.join(path))
}

/// What a browser must be told about a file: it runs no module and no wasm of a wrong kind.
fn kind_of(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json" | "webmanifest") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_name_files_of_the_folder_only() {
        let folder = Path::new("dist");
        assert_eq!(file_at(folder, "/"), Some(folder.join("index.html")));
        assert_eq!(
            file_at(folder, "/?lang=zh-Hans"),
            Some(folder.join("index.html"))
        );
        assert_eq!(file_at(folder, "/a/b.js"), Some(folder.join("a/b.js")));
        assert_eq!(file_at(folder, "/../Cargo.toml"), None);
        assert_eq!(
            file_at(folder, "//etc/passwd"),
            Some(folder.join("etc/passwd"))
        );
    }
}
