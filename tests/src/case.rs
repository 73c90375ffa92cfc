//! Data files of positions: boards as text, the expected values and their source beside them.
//!
//! ```text
//! == name
//! source: where the values come from
//! .XO..          rows, X black, O white
//! dead: C2 D4
//! dead by ruling: A1    or by play: dead for some methods only
//! must fill: E5          a ruling; or may stay open: E5
//! record: black_prisoners 1, last b
//! chinese = -1   a method's margin, or another key and its value
//! ```

use zilu_rules::{Amount, Board, Color, Document, Point, Scope, Size};

/// One position of a data file.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name in the file.
    pub name: String,
    /// The line it begins on, from 1.
    pub line: usize,
    /// The position with its marks and record.
    pub document: Document,
    /// What it must give: key, value, line.
    pub expected: Vec<(String, String, usize)>,
    /// Facts of the record that are no field of [`Document`], such as `all_passes_black`.
    pub facts: Vec<(String, String)>,
}

impl Case {
    /// The first expected value of a key.
    #[must_use]
    pub fn expects(&self, key: &str) -> Option<&str> {
        self.expected
            .iter()
            .find(|(k, ..)| k == key)
            .map(|(_, value, _)| value.as_str())
    }

    /// A fact of the record that the document has no field for.
    #[must_use]
    pub fn fact(&self, key: &str) -> Option<&str> {
        self.facts
            .iter()
            .find(|(k, _)| k == key)
            .map(|(_, value)| value.as_str())
    }
}

/// Reads a data file.
///
/// # Panics
/// On any line it does not understand: the file is ours.
#[must_use]
pub fn cases(text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut lines = text.lines().enumerate().peekable();
    while let Some((i, line)) = lines.next() {
        let Some(name) = line.strip_prefix("== ") else {
            assert!(
                line.is_empty() || line.starts_with('#'),
                "line {}: outside a case: {line}",
                i + 1
            );
            continue;
        };
        let mut body = Vec::new();
        while let Some((i, line)) = lines.next_if(|(_, l)| !l.starts_with("== ")) {
            if !line.is_empty() {
                body.push((i + 1, line));
            }
        }
        cases.push(case(name, i + 1, &body));
    }
    assert!(!cases.is_empty(), "no cases");
    cases
}

fn case(name: &str, line: usize, body: &[(usize, &str)]) -> Case {
    let rows: Vec<&str> = body
        .iter()
        .map(|(_, l)| *l)
        .filter(|l| l.bytes().all(|b| b"XO.".contains(&b)))
        .collect();
    let mut case = Case {
        name: name.into(),
        line,
        document: Document::new(board(&rows)),
        expected: Vec::new(),
        facts: Vec::new(),
    };
    for &(line, text) in body {
        if rows.contains(&text) {
            continue;
        }
        match text.split_once(": ") {
            Some(("source" | "title" | "note", _)) => {}
            Some((
                mark @ ("dead" | "dead by ruling" | "dead by play" | "must fill" | "may stay open"),
                names,
            )) => {
                for name in names.split(' ') {
                    let size = case.document.board.size();
                    let point = size
                        .parse_name(name)
                        .unwrap_or_else(|| panic!("line {line}: {name}"));
                    match mark {
                        "dead" => case.document.mark(point, true),
                        "dead by ruling" => case.document.mark_for(point, Some(Scope::Ruling)),
                        "dead by play" => case.document.mark_for(point, Some(Scope::Play)),
                        _ => case.document.rule(point, Some(mark == "must fill")),
                    }
                }
            }
            Some(("record", facts)) => {
                for fact in facts.split(", ") {
                    let (key, value) = fact
                        .split_once(' ')
                        .unwrap_or_else(|| panic!("line {line}: {fact}"));
                    record(&mut case, key, value, line);
                }
            }
            Some((key, value)) => case.facts.push((key.into(), value.into())),
            None => match text.split_once(" = ") {
                Some((key, value)) => case.expected.push((key.into(), value.into(), line)),
                None => panic!("line {line}: {text}"),
            },
        }
    }
    case
}

fn record(case: &mut Case, key: &str, value: &str, line: usize) {
    let number = || {
        value
            .parse()
            .unwrap_or_else(|_| panic!("line {line}: {value}"))
    };
    let side = || match value {
        "b" => Some(Color::Black),
        "w" => Some(Color::White),
        _ => panic!("line {line}: {value}"),
    };
    let record = &mut case.document.record;
    match key {
        // What Black holds are White's stones.
        "black_prisoners" => record.captured.white = Some(number()),
        "white_prisoners" => record.captured.black = Some(number()),
        "black_moves" => record.placed.black = Some(number()),
        "white_moves" => record.placed.white = Some(number()),
        "black_passes" => record.passes.black = number(),
        "white_passes" => record.passes.white = number(),
        "last" => record.last_move = side(),
        "first_move" => record.first_move = side(),
        "first_pass" => record.first_pass = side(),
        "handicap" => record.handicap = number() as u16,
        "komi" => {
            record.komi = Some(Amount::parse(value).unwrap_or_else(|e| panic!("line {line}: {e}")));
        }
        _ => case.facts.push((key.into(), value.into())),
    }
}

/// A board from rows of `X`, `O` and `.`.
///
/// # Panics
/// If the rows are no board.
#[must_use]
pub fn board(rows: &[&str]) -> Board {
    let width = rows.first().map_or(0, |r| r.len());
    let size = Size::new(width as u8, rows.len() as u8).expect("a board of 1 to 52 points a side");
    let mut board = Board::new(size);
    for (row, text) in rows.iter().enumerate() {
        assert_eq!(text.len(), width, "row {row}: {text}");
        for (col, byte) in text.bytes().enumerate() {
            let stone = match byte {
                b'X' => Some(Color::Black),
                b'O' => Some(Color::White),
                b'.' => None,
                _ => panic!("row {row}: {text}"),
            };
            board.set(Point::new(col as u8, row as u8), stone);
        }
    }
    board
}
