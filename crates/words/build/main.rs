//! Compiles the Fluent files of `texts/` into one sorted table, and refuses to build
//! where a language lacks a text, has one twice, or uses other variables than English.

#[path = "../src/codes.rs"]
mod codes;
mod encode;
mod read;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use read::Texts;

/// The folders of `texts/`, English first, in the order of `Lang::ALL`.
const LANGUAGES: [&str; 2] = ["en", "zh-Hans"];

fn main() {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed=build");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));

    let mut faults = Vec::new();
    let languages: Vec<Texts> = LANGUAGES
        .iter()
        .map(|tag| read::language(&root.join("texts").join(tag), &mut faults))
        .collect();
    let (english, others) = languages.split_first().expect("English is listed");
    for (tag, texts) in LANGUAGES.iter().skip(1).zip(others) {
        compare(english, texts, tag, &mut faults);
    }
    if !faults.is_empty() {
        for fault in &faults {
            eprintln!("{fault}");
        }
        process::exit(1);
    }
    write_table(&out.join("table.rs"), &languages);
}

/// Every key of English must be in the other language. A translation shows what English
/// shows and uses nothing else; only what chooses a form of a word it may do without.
fn compare(english: &Texts, other: &Texts, tag: &str, faults: &mut Vec<String>) {
    for (key, text) in english {
        let Some(translated) = other.get(key) else {
            faults.push(format!("{}: {key} is missing in {tag}", text.place));
            continue;
        };
        let (ours, theirs) = (&text.encoded, &translated.encoded);
        let place = &translated.place;
        for variable in theirs.shown.union(&theirs.chosen) {
            if !ours.shown.contains(variable) && !ours.chosen.contains(variable) {
                faults.push(format!("{place}: {key} uses ${variable}, English does not"));
            }
        }
        for variable in &ours.shown {
            if !theirs.shown.contains(variable) && !theirs.chosen.contains(variable) {
                faults.push(format!(
                    "{place}: {key} does not use ${variable}, English does"
                ));
            }
        }
    }
    for (key, text) in other {
        if !english.contains_key(key) {
            faults.push(format!("{}: {key} is missing in English", text.place));
        }
    }
}

/// One string of all keys and one a language, with the end of each entry.
fn write_table(path: &Path, languages: &[Texts]) {
    let mut code = String::new();
    let english = languages.first().expect("English is listed");
    list(&mut code, "KEYS", english.keys().map(String::as_str));
    for (at, texts) in languages.iter().enumerate() {
        let name = format!("TEXTS_{at}");
        list(
            &mut code,
            &name,
            texts.values().map(|text| text.encoded.code.as_str()),
        );
    }
    let names: Vec<String> = (0..languages.len())
        .map(|at| format!("TEXTS_{at}"))
        .collect();
    writeln!(
        code,
        "pub(crate) static TEXTS: [List; {}] = [{}];",
        languages.len(),
        names.join(", ")
    )
    .expect("strings grow");
    fs::write(path, code).expect("the build folder can be written");
}

fn list<'t>(code: &mut String, name: &str, entries: impl Iterator<Item = &'t str>) {
    let mut all = String::new();
    let mut ends = Vec::new();
    for entry in entries {
        all.push_str(entry);
        ends.push(u32::try_from(all.len()).expect("far fewer texts"));
    }
    writeln!(
        code,
        "pub(crate) const {name}: List = List {{ all: {all:?}, ends: &{ends:?} }};"
    )
    .expect("strings grow");
}
