//! The program as a person or a script runs it.

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Figure 1 of Yan Lai's article on counting living stones.
const SEED: &str = "　ＡＢＣＤＥＦＧ
7┌●┬●●○┐7
6├●●●○┼○6
5├┼●○○○○5
4●●●●○●○4
3○○○●●●●3
2○┼●○○●●2
1└○○○○○●1
图一 无争局面
";

fn zilu(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_zilu"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that refuses its arguments does not read its input.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn json(text: &[u8]) -> Value {
    serde_json::from_slice(text).unwrap()
}

#[test]
fn a_table_for_people() {
    let args = [
        "count", "--lang", "en", "--dead", "C2", "--komi", "none", "-",
    ];
    let output = zilu(&args, SEED);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    assert!(text.starts_with("图一 无争局面\n"), "{text}");
    let row = |name: &str| {
        let line = text.lines().find(|line| line.contains(name)).unwrap();
        line.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        row("Living stones"),
        ["Living", "stones", "22", "21", "+1", "–", "B+1"]
    );
    let chinese = row("Chinese 2002");
    assert_eq!(chinese[2..], ["24", "25", "−1", "–", "W+½子"]);
}

#[test]
fn the_columns_stand_straight_in_chinese_too() {
    let output = zilu(&["count", "--lang", "zh-Hans", "-"], SEED);
    let text = String::from_utf8(output.stdout).unwrap();
    let columns: Vec<usize> = text
        .lines()
        .filter(|line| line.starts_with("  "))
        .map(|line| {
            use unicode_width::UnicodeWidthStr;
            let verdict = line.find(['黑', '白']).unwrap();
            line[..verdict].width()
        })
        .collect();
    assert_eq!(columns.len(), zilu_rules::Method::ALL.len());
    assert!(columns.windows(2).all(|two| two[0] == two[1]), "{text}");
}

#[test]
fn json_for_programs() {
    let args = ["count", "--format=json", "--dead=C2,A7", "--komi=6.5", "-"];
    let output = json(&zilu(&args, SEED).stdout);
    assert_eq!(output["size"], serde_json::json!([7, 7]));
    let chinese = &output["methods"]["chinese"];
    assert_eq!(chinese["komi"], 6.5);
    assert_eq!(chinese["result"], "W+3¾子");
    assert_eq!(chinese["re"], "W+7.5");
    assert_eq!(
        output["warnings"][0],
        "A7 is listed as dead but holds no stone"
    );
}

#[test]
fn a_method_of_ones_own() {
    let own = "--method=custom:area,group-tax,komi=5.5";
    let args = ["count", "--format=json", "--dead=C2", own, "-"];
    let output = json(&zilu(&args, SEED).stdout);
    let row = &output["methods"]["custom:area,group-tax,komi=5.5"];
    assert_eq!((&row["margin"], &row["komi"]), (&1.into(), &5.5.into()));
    let output = zilu(&["count", "--lang=en", own, "-"], SEED);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Your own"), "{text}");
    let output = zilu(&["count", "--method=custom:area,tax", "-"], SEED);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("unknown word at character 13"), "{text}");
}

#[test]
fn the_rules_that_a_record_names_are_told() {
    let told = |rules: &str| {
        let output = zilu(
            &["count", "--lang", "en", "-"],
            &format!("(;SZ[5]RU[{rules}];B[cc])"),
        );
        String::from_utf8(output.stdout)
            .unwrap()
            .contains("The record names Japanese")
    };
    assert!(told("Japanese"));
    assert!(!told("ours"));
}

#[test]
fn the_komi_of_a_record_counts_for_all_methods() {
    let sgf = "(;SZ[5]KM[5.5]AB[ba:be]AW[ca:ce])";
    let output = json(&zilu(&["count", "--format", "json", "-"], sgf).stdout);
    assert_eq!(output["methods"]["japanese"]["komi"], 5.5);
    assert_eq!(output["methods"]["ing"]["komi"], 5.5);
    let args = ["count", "--komi", "own", "--format", "json", "-"];
    let output = json(&zilu(&args, sgf).stdout);
    assert_eq!(output["methods"]["japanese"]["komi"], 6.5);
    assert_eq!(output["methods"]["ing"]["komi"], 8);
}

#[test]
fn batch_answers_every_line_in_order() {
    let input = "\u{feff}{\"name\": \"one\", \"rows\": [\".X.O\", \".XXO\"]}\n\
                 \n\
                 {\"name\": \"two\", \"rows\": [\"X.\", \"?.\"]}\r\n\
                 {\"name\": \"three\", \"rows\": [\".\"], \"context\": {\"last\": 5}}\n\
                 not json\n\
                 {\"rows\": [\".\"]} more\n\
                 {\"sgf\": \"(;SZ[3]AB[aa])\"}";
    let output = zilu(&["batch"], input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| json(line.as_bytes())).collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[0]["name"], "one");
    assert_eq!(lines[0]["methods"]["chinese"]["margin"], 3);
    let error = |i: usize| lines[i]["error"].as_str().unwrap();
    assert_eq!(
        error(1),
        "rows: line 2, column 1: “?” stands for nothing on a board"
    );
    assert_eq!(
        (&lines[1]["name"], &lines[1]["line"]),
        (&"two".into(), &3.into())
    );
    assert!(error(2).starts_with("context.last: invalid type: integer `5`, expected \"b\""));
    assert_eq!(
        (&lines[2]["name"], &lines[2]["line"]),
        (&"three".into(), &4.into())
    );
    assert!(error(3).starts_with("not valid JSON: "));
    assert!(lines[3].get("name").is_none());
    assert!(error(4).contains("trailing characters"));
    assert_eq!(lines[5]["size"], serde_json::json!([3, 3]));
}

#[test]
fn batch_stops_quietly_when_nobody_reads_on() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_zilu"))
        .arg("batch")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut first = [0; 10];
    stdin.write_all(b"{\"rows\": [\".\"]}\n").unwrap();
    // It answers before it is asked again.
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let mut written = Ok(());
    for _ in 0..100_000 {
        written = written.and(stdin.write_all(b"{\"rows\": [\".\"]}\n"));
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

fn text(args: &[&str], input: &str) -> String {
    let output = zilu(args, input);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{args:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn why_a_point_counts() {
    let english = ["why", "--lang", "en", "--dead", "C2"];
    let why = |more: &[&str]| text(&[&english[..], more].concat(), SEED);
    assert_eq!(
        why(&["--method", "japanese", "-", "C2"]),
        "C2 is White’s own point, inside the living piece at A3.\n  \
         Japanese 1989 counts 2 for White: the point and the dead stone on it.\n"
    );
    let all = why(&["-", "c7"]);
    assert_eq!(all.lines().count(), 1 + zilu_rules::Method::ALL.len());
    assert!(
        all.contains("\n  Chinese 2002 counts it for Black.\n"),
        "{all}"
    );
    assert!(
        all.contains("\n  Living stones does not count it: its piece must keep it as an eye.\n"),
        "{all}"
    );
    let value = json(why(&["--format", "json", "-", "C2"]).as_bytes());
    assert_eq!(value["reason"], "territory");
    assert_eq!(value["points"], serde_json::json!(["A3"]));
    assert_eq!(value["methods"]["korean"]["white"], 2);
}

#[test]
fn what_would_turn_the_verdict() {
    let args = ["count", "--flips", "--method", "chinese", "--dead", "C2"];
    let komi = ["--komi", "none", "--lang", "en"];
    let table = text(&[&args[..], &komi, &["-"]].concat(), SEED);
    let (_, turning) = table.split_once("What would turn Chinese 2002\n").unwrap();
    // White is one point ahead, and the black stone at C2 is dead.
    assert!(
        turning.starts_with("  With a komi of −1, it is a draw.\n"),
        "{turning}"
    );
    assert!(
        turning.contains("\n  If the black chain at C2 is alive, Black wins.\n"),
        "{turning}"
    );
    assert!(turning.contains("\n       1  Living stones, "), "{turning}");
    let value = text(
        &[&args[..], &komi, &["--format", "json", "-"]].concat(),
        SEED,
    );
    let value = json(value.as_bytes());
    assert_eq!(value["flips"]["method"], "chinese");
    assert_eq!(
        value["flips"]["changes"][0],
        serde_json::json!({"kind": "komi", "komi": -1, "winner": "draw"})
    );
    assert_eq!(value["methods"]["living-stones"]["turns_at"], 1);
    assert!(
        json(text(&["count", "--format", "json", "-"], SEED).as_bytes())
            .get("flips")
            .is_none()
    );
}

#[test]
fn a_game_turn_by_turn() {
    let sgf = "(;SZ[5]KM[0.5];B[ca];W[cb];B[bb];W[da];B[ab];W[ba];B[aa];W[])";
    let args = ["game", "--method", "chinese", "--lang", "en", "-"];
    let table = text(&args, sgf);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 2 + 9 + 1);
    assert!(lines[10].trim_start().starts_with("8  W pass"), "{table}");
    let csv = text(&["game", "--format=csv", "-"], sgf);
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    assert!(rows[1..].iter().all(|row| row.last() == Some(&"true")));
    let jsons = text(&["game", "--format=json", "--method=chinese", "-"], sgf);
    let turns: Vec<Value> = jsons.lines().map(|line| json(line.as_bytes())).collect();
    assert_eq!(turns.len(), 9);
    let taken = |turn: usize| &turns[turn]["quantities"]["black"]["captured"];
    assert_eq!((taken(5), taken(6)), (&0.into(), &1.into()));
    assert_eq!(
        (&turns[1]["color"], &turns[1]["point"]),
        (&"black".into(), &"C5".into())
    );
    assert_eq!(turns[8]["point"], Value::Null);
    // Chen's formula is the area margin less komi.
    for turn in &turns {
        assert_eq!(turn["chen"]["net"], turn["score"]["net"]);
        assert_eq!(turn["holds"], true);
    }
}

#[test]
fn exit_codes_and_messages() {
    for (args, input, code, message) in [
        (&["count", "-"][..], "X Q\n", 1, "-:1:3: "),
        (&["count", "/no/such/file"], "", 1, "/no/such/file: "),
        (&["count"], "", 2, "zilu: count needs a file, or -"),
        (
            &["count", "--komi", "6.3", "-"],
            "",
            2,
            "zilu: --komi 6.3: not a multiple",
        ),
        (
            &["count", "--lang", "tlh", "-"],
            "",
            2,
            "zilu: --lang is en or zh-Hans, not \"tlh\"",
        ),
        (
            &["count", "--dead", "D1", "-"],
            "X O\n",
            2,
            "zilu: --dead: \"D1\" is no point",
        ),
        (
            &["why", "-"],
            "X O\n",
            2,
            "zilu: why needs a point after the file, such as D4",
        ),
        (
            &["why", "-", "K9"],
            "X O\n",
            2,
            "zilu: \"K9\" is no point of a board of 2 columns and 1 rows",
        ),
        (
            &["count", "--method", "ming", "-"],
            "",
            2,
            "zilu: --method is one of living-stones, ",
        ),
        (
            &["count", "--format", "csv", "-"],
            "",
            2,
            "zilu: --format is table or json, not \"csv\"",
        ),
        (
            &["game", "--lang=en", "-"],
            "X O\n",
            1,
            "-: a text diagram has no turns",
        ),
        (
            &["count", "--what", "-"],
            "",
            2,
            "zilu: invalid option '--what'",
        ),
        (
            &["frobnicate"],
            "",
            2,
            "zilu: there is no command \"frobnicate\"",
        ),
    ] {
        let output = zilu(args, input);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        assert!(stderr.starts_with(message), "{args:?}: {stderr}");
        assert!(output.stdout.is_empty());
    }
    for args in [&["--help"][..], &[], &["count", "-h"]] {
        let output = zilu(args, "");
        assert!(output.status.success());
        assert!(output.stdout.starts_with(b"Counts finished Go positions"));
    }
}

#[test]
fn a_chain_dead_by_ruling_is_told_in_the_table() {
    let args = [
        "count",
        "--lang",
        "en",
        "--dead",
        "C2:ruling",
        "--komi",
        "none",
        "-",
    ];
    let text = String::from_utf8(zilu(&args, SEED).stdout).unwrap();
    let verdict = |name: &str| {
        let line = text.lines().find(|line| line.contains(name)).unwrap();
        let is_verdict = |part: &&str| part.starts_with("B+") || part.starts_with("W+");
        line.split_whitespace().find(is_verdict).unwrap().to_owned()
    };
    assert_eq!(verdict("Chinese 2002"), "B+1子");
    assert_eq!(verdict("Japanese 1989"), "W+1");
    let note = "By ruling, not by arithmetic: C2 is dead where a ruling decides";
    assert!(text.contains(note), "{text}");

    let args = ["count", "--dead", "C2:territory", "-"];
    let output = zilu(&args, SEED);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("all, play, ruling"), "{error}");
}

#[test]
fn a_ruling_on_the_last_ko_counts() {
    let ko = ". X O .\n. X O .\nX . X O\n. X O .\n. X O .\n";
    let margin = |option: &str| {
        let output = json(&zilu(&["count", "--format=json", option, "B3", "-"], ko).stdout);
        output["methods"]["japanese"]["margin"].as_i64().unwrap()
    };
    assert_eq!(margin("--may-stay-open"), margin("--must-fill") + 1);
}

#[test]
fn a_record_in_another_encoding_is_written_in_utf_8_with_what_was_counted() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (record, written) = (folder.join("gbk.sgf"), folder.join("utf8.sgf"));
    // 古力 in GBK.
    let bytes = b"(;GM[1]SZ[3]PB[\xB9\xC5\xC1\xA6]XX[1]AB[ba][bb][bc]AW[ca];B[](;W[])(;W[cb]))";
    std::fs::write(&record, bytes).unwrap();
    let (record, written) = (record.to_str().unwrap(), written.to_str().unwrap());
    let args = [
        "convert", "--marks", "--dead", "C3", "--lang", "en", record, "-o", written,
    ];
    let output = zilu(&args, "");
    assert!(output.status.success());
    let odd = String::from_utf8(output.stderr).unwrap();
    assert!(odd.contains("GBK"), "{odd}");
    let text = std::fs::read_to_string(written).unwrap();
    let expected = "(;GM[1]FF[4]CA[UTF-8]SZ[3]PB[古力]XX[1]AB[ba][bb][bc]AW[ca];B[]\n\
        (;W[]TB[aa][ca][ab][cb][ac][cc]CR[aa][cc]SQ[ca][ab][cb][ac])\n(;W[cb]))\n";
    assert_eq!(text, expected);
    let output = zilu(&["convert", "--encoding", "latin1", record], "");
    assert!(
        String::from_utf8(output.stdout)
            .unwrap()
            .contains("PB[¹ÅÁ¦]")
    );
    let output = zilu(&["convert", "--encoding", "morse", record], "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_share_code_stands_for_a_file() {
    let code = text(&["link", "--dead", "C2", "--komi", "6.5", "-"], SEED);
    let code = code.trim_end();
    let address = format!("https://example.org/zilu/?lang=en#{code}");
    let table = text(&["count", "--lang", "en", &address], "");
    let row = |table: &str| {
        let row = table.lines().find(|line| line.contains("Living stones"));
        row.unwrap()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    // The stones of the position; the komi of the look is none of the position's.
    assert!(row(&table).starts_with("Living stones 22 21 +1"), "{table}");
    assert_eq!(text(&["link", &address], ""), format!("{code}\n"));
    // From the standard input too, and as another format.
    assert!(text(&["convert", "-"], code).contains("TW[cf]"));
    let cut = &code[..code.len() - 1];
    let output = zilu(&["count", "--lang", "en", cut], "");
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(message.contains("changed or cut"), "{message}");
}

/// A folder for one test.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("zilu-{name}-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("b/deep")).unwrap();
        Self(folder)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A board on which Black wins by area and White where the stones count as they stand.
const SPLIT: &str = "(;SZ[3:1]KM[2.5]AB[ba]AW[ca]TB[ca])";

fn archive(files: &[(String, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        let options = zip::write::SimpleFileOptions::default();
        zip.start_file(name.as_str(), options).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn batch_counts_files_folders_and_archives_in_order() {
    let folder = Folder::new("order");
    let game = |n: usize| format!("(;SZ[{n}]AB[aa])");
    folder.write("b/2.sgf", game(2).as_bytes());
    folder.write("b/1.txt", b"X O .");
    folder.write("b/notes.md", b"X O .");
    folder.write("b/deep/3.SGF", b"(;SZ[3]AB[aa])(;GM[2])(;SZ[4]AB[aa])");
    folder.write("b/empty.sgf", b"");
    let single = folder.write("alone.dat", game(9).as_bytes());
    let many: Vec<(String, String)> = (0..300)
        .map(|n| (format!("{n}.sgf"), game(1 + n * 7 % 19)))
        .collect();
    let files: Vec<_> = many
        .iter()
        .map(|(name, text)| (name.clone(), text.as_bytes()))
        .collect();
    let zip = folder.write("c.zip", &archive(&files));
    let b = folder.0.join("b").to_str().unwrap().to_owned();
    let lines = text(&["batch", &single, &b, "-", &zip], SPLIT);
    let found: Vec<Value> = lines.lines().map(|line| json(line.as_bytes())).collect();
    let names = found
        .iter()
        .map(|line| line["name"].as_str().unwrap().to_owned());
    let names: Vec<String> = names.collect();
    let mut expected = vec![single.clone()];
    let inner = [
        "1.txt",
        "2.sgf",
        "deep/3.SGF#1",
        "deep/3.SGF#2",
        "deep/3.SGF#3",
        "empty.sgf",
    ];
    expected.extend(inner.map(|name| format!("{b}/{name}")));
    expected.push("-".to_owned());
    expected.extend(many.iter().map(|(name, _)| format!("{zip}/{name}")));
    assert_eq!(names, expected);
    assert_eq!(found[0]["size"], serde_json::json!([9, 9]));
    assert_eq!(found[1]["size"], serde_json::json!([3, 1]));
    assert!(found[4]["error"].as_str().unwrap().contains("GM[2]"));
    assert!(found[6]["error"].is_string());
    for (n, line) in found[8..].iter().enumerate() {
        assert_eq!(line["size"][0], 1 + n * 7 % 19);
    }
    // The flat rows say the same.
    let columns = text(&["batch", "--format", "columns", &single], "");
    let rows: Vec<Value> = columns.lines().map(|line| json(line.as_bytes())).collect();
    assert_eq!(rows.len(), zilu_rules::Method::ALL.len());
    for row in &rows {
        let scored = &found[0]["methods"][row["method"].as_str().unwrap()];
        for key in [
            "black", "white", "margin", "komi", "net", "turns_at", "winner", "re",
        ] {
            assert_eq!(row[key], scored[key], "{key}");
        }
    }
    let csv = text(
        &[
            "batch",
            "--format",
            "csv",
            "--komi",
            "6.5",
            &single,
            "nowhere.sgf",
        ],
        "",
    );
    assert_eq!(csv.lines().count(), 2 + rows.len());
    assert!(
        csv.contains("new-zealand,as-marked,81,0,81,0,6.5,74.5,81,black,B+74.5,B+74.5,false,"),
        "{csv}"
    );
    assert!(csv.lines().last().unwrap().starts_with("nowhere.sgf,,,,"));
}

#[test]
fn a_summary_tells_which_verdicts_flip() {
    let folder = Folder::new("summary");
    folder.write("b/1.sgf", SPLIT.as_bytes());
    folder.write("b/2.sgf", b"(;SZ[5]AB[cc]KM[0.5])");
    folder.write("b/3.sgf", b"nothing");
    let b = folder.0.to_str().unwrap().to_owned();
    let args = ["batch", "--summary", "--lang", "en", &b];
    let told = text(&args, "");
    let one = format!("{b}/b/1.sgf");
    assert!(told.starts_with(&format!("{one}\n")), "{told}");
    let turns = |told: &str, words: &str| {
        told.lines().any(|line| {
            line.split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .contains(words)
        })
    };
    assert!(turns(&told, "black 3 "), "{told}");
    assert!(turns(&told, "white 1 living-stones"), "{told}");
    assert!(
        turns(&told, &format!("1 chinese / tromp-taylor (2.5: 1) {one}")),
        "{told}"
    );
    assert!(
        told.contains("2 games counted, the methods differ about 1 of them; 1 could not"),
        "{told}"
    );
    let lines = text(&["batch", "--summary", "--format", "json", &b], "");
    let lines: Vec<Value> = lines.lines().map(|line| json(line.as_bytes())).collect();
    let total = serde_json::json!({"counted": 2, "split": 1, "refused": 1});
    assert_eq!(lines.last(), Some(&total));
    let pair = lines
        .iter()
        .find(|line| line["methods"] == serde_json::json!(["chinese", "tromp-taylor"]));
    assert_eq!(
        pair.unwrap()["komi"],
        serde_json::json!([{"komi": [2.5, 2.5], "games": 1}])
    );
}

#[test]
fn a_position_is_written_as_every_kind_of_diagram() {
    let count = |text: &str| {
        let output = zilu(&["count", "--format", "json", "-"], text);
        json(&output.stdout)["methods"]["tromp-taylor"]["margin"].clone()
    };
    let expected = count(SEED);
    for kind in [
        "sgf",
        "plain",
        "circles",
        "box",
        "sensei",
        "showboard",
        "markdown",
        "compact",
    ] {
        let output = zilu(&["convert", "--lang", "en", "--to", kind, "-"], SEED);
        let written = String::from_utf8(output.stdout).unwrap();
        assert_eq!(count(&written), expected, "{kind}: {written}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            told.contains("“box”") && told.contains("Line 9: passed over: 图一"),
            "{told}"
        );
    }
}
