//! Many files, one after the other: folders and zip archives opened on the way.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

/// The largest file in an archive that is unpacked, in bytes: a few bytes can unpack to any
/// number.
const LARGEST: u64 = 256 << 20;

/// A file and what is in it.
pub(crate) struct File {
    /// Its path; of a file in an archive the archive's path and its own.
    pub(crate) name: String,
    /// Its bytes, or why it cannot be read.
    pub(crate) bytes: Result<Vec<u8>, String>,
}

/// The files of a command line in order: those of a folder by their names, those of an
/// archive as they lie in it. One file is in memory at a time.
pub(crate) struct Files {
    /// What is left to do, the next one last.
    todo: Vec<Todo>,
}

enum Todo {
    /// The standard input.
    Input,
    /// A path of the command line.
    Given(PathBuf),
    /// A path in a folder.
    Found(PathBuf),
    /// The rest of an archive.
    Archive {
        name: String,
        archive: Box<ZipArchive<fs::File>>,
        next: usize,
    },
}

impl Files {
    /// The files at these paths; `-` is the standard input.
    pub(crate) fn new(paths: &[OsString]) -> Self {
        let todo = paths.iter().rev().map(|path| match path.to_str() {
            Some("-") => Todo::Input,
            _ => Todo::Given(path.into()),
        });
        Self {
            todo: todo.collect(),
        }
    }

    fn open(&mut self, path: PathBuf, given: bool) -> io::Result<Option<File>> {
        // A link in a folder could lead back into it.
        let about = if given {
            fs::metadata(&path)?
        } else {
            fs::symlink_metadata(&path)?
        };
        if about.is_dir() {
            let entries = fs::read_dir(&path)?.map(|entry| entry.map(|entry| entry.path()));
            let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
            paths.sort_unstable_by(|a, b| b.cmp(a));
            self.todo.extend(paths.into_iter().map(Todo::Found));
            return Ok(None);
        }
        let name = path.to_string_lossy().into_owned();
        if has_extension(&path, &["zip"]) {
            let archive = Box::new(ZipArchive::new(fs::File::open(&path)?)?);
            self.todo.push(Todo::Archive {
                name,
                archive,
                next: 0,
            });
            return Ok(None);
        }
        if !given && !has_extension(&path, &RECORDS) {
            return Ok(None);
        }
        let bytes = Ok(fs::read(&path)?);
        Ok(Some(File { name, bytes }))
    }
}

/// What is read of a folder or an archive.
const RECORDS: [&str; 2] = ["sgf", "txt"];

fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|found| extensions.iter().any(|e| found.eq_ignore_ascii_case(e)))
}

/// A file of an archive; `None` for what is no record.
fn unpack(archive: &mut ZipArchive<fs::File>, index: usize, name: &str) -> Option<File> {
    let broken = |error: &dyn std::fmt::Display| File {
        name: name.to_owned(),
        bytes: Err(error.to_string()),
    };
    let entry = match archive.by_index(index) {
        Ok(entry) => entry,
        Err(error) => return Some(broken(&error)),
    };
    let inner = entry.name().map_or_else(
        |_| String::from_utf8_lossy(entry.name_raw()).into_owned(),
        Into::into,
    );
    if entry.is_dir() || !has_extension(Path::new(&inner), &RECORDS) {
        return None;
    }
    let mut bytes = Vec::new();
    let read = entry.take(LARGEST + 1).read_to_end(&mut bytes);
    let bytes = match read {
        Ok(_) if bytes.len() as u64 > LARGEST => Err("the file is too large".to_owned()),
        Ok(_) => Ok(bytes),
        Err(error) => Err(error.to_string()),
    };
    let name = format!("{name}/{inner}");
    Some(File { name, bytes })
}

impl Iterator for Files {
    type Item = File;

    fn next(&mut self) -> Option<File> {
        loop {
            let (path, given) = match self.todo.pop()? {
                Todo::Input => {
                    let mut bytes = Vec::new();
                    let read = io::stdin().lock().read_to_end(&mut bytes);
                    let bytes = read.map(|_| bytes).map_err(|error| error.to_string());
                    let name = "-".to_owned();
                    return Some(File { name, bytes });
                }
                Todo::Archive {
                    name,
                    mut archive,
                    next,
                } => {
                    if next < archive.len() {
                        let file = unpack(&mut archive, next, &name);
                        let next = next + 1;
                        self.todo.push(Todo::Archive {
                            name,
                            archive,
                            next,
                        });
                        if file.is_some() {
                            return file;
                        }
                    }
                    continue;
                }
                Todo::Given(path) => (path, true),
                Todo::Found(path) => (path, false),
            };
            let name = path.to_string_lossy().into_owned();
            match self.open(path, given) {
                Ok(None) => {}
                Ok(file) => return file,
                Err(error) => {
                    let bytes = Err(error.to_string());
                    return Some(File { name, bytes });
                }
            }
        }
    }
}
