//! Which lines of a text are the board.

use super::label::Label;
use super::line::{Cell, Line, LineKind, Lines, Row, is_bare};
use crate::{FileOddity, OddityKind, Place, ReadError, ReadErrorKind};

/// The board in a text.
pub(super) struct Block {
    /// Its rows, all of one width.
    pub(super) cells: Vec<Vec<Cell>>,
    /// The first line of it.
    pub(super) first: usize,
    /// The last line of it.
    pub(super) last: usize,
    /// How many more boards there are.
    pub(super) others: usize,
    /// Whether there are numbers beside its rows.
    pub(super) numbered: bool,
}

impl Block {
    /// Of a `$$` diagram: that an edge is not drawn, and so the board may go on there.
    pub(super) fn cut_edge(&self, lines: &Lines<'_>) -> Option<FileOddity> {
        lines.sensei?;
        let is_border = |line: Option<usize>| {
            let line = line.and_then(|line| lines.all.get(line));
            line.is_some_and(|line| matches!(line.kind, LineKind::Border))
        };
        let own = lines.all.get(self.first..=self.last).unwrap_or_default();
        let rows = || {
            own.iter()
                .map(|line| line.text.trim().trim_start_matches('$').trim())
        };
        let edges = is_border(self.first.checked_sub(1))
            && is_border(Some(self.last + 1))
            && rows().all(|row| row.starts_with('|') && row.ends_with('|'));
        let line = u32::try_from(self.first + 1).unwrap_or(u32::MAX);
        (!edges).then_some(FileOddity {
            kind: OddityKind::PartOfBoard,
            place: Place { line, column: 1 },
            turn: None,
        })
    }
}

/// What stands between two rows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    Nothing,
    Blank,
    Border,
}

/// Rows that belong together, and their lines.
struct Rows<'a>(Vec<(usize, &'a Row)>);

impl Rows<'_> {
    /// The width most rows have.
    fn width(&self) -> usize {
        most_common(self.0.iter().map(|(_, row)| row.cells.len()))
    }

    /// The width of the first row.
    fn first_width(&self) -> usize {
        self.0.first().map_or(0, |(_, row)| row.cells.len())
    }

    fn points(&self) -> usize {
        self.width() * self.0.len()
    }

    fn is_square(&self) -> bool {
        self.first_width() == self.0.len()
    }
}

/// Finds the largest board in a text.
pub(super) fn find(lines: &Lines<'_>) -> Result<Block, ReadError> {
    let mut blocks = Vec::new();
    for run in runs(&lines.all) {
        blocks.extend(split(&lines.all, run));
    }
    blocks.retain(|rows| !is_word(rows));
    // The first of the largest: `max_by_key` gives the last.
    let Some(best) = (0..blocks.len()).rev().max_by_key(|&i| blocks[i].points()) else {
        return Err(no_board(&lines.all));
    };
    let rows = blocks.swap_remove(best);
    check_neighbours(&lines.all, &rows)?;
    let cells = without_labels(&rows);
    check_even(&cells)?;
    Ok(Block {
        first: rows.0.first().map_or(0, |(line, _)| *line),
        last: rows.0.last().map_or(0, |(line, _)| *line),
        others: blocks.len(),
        numbered: rows.0.iter().all(|(_, row)| row.left.is_some()),
        cells,
    })
}

/// Fails at the first row that has another width than most.
pub(super) fn check_even(rows: &[Vec<Cell>]) -> Result<(), ReadError> {
    let expected = most_common(rows.iter().map(Vec::len));
    let mut line = 0;
    for row in rows {
        line = row.first().map_or(line + 1, |cell| cell.place.line);
        let found = row.len();
        if found != expected {
            let place = row.get(expected).or(row.last()).map(|cell| cell.place);
            let kind = ReadErrorKind::UnevenRow { found, expected };
            return Err(ReadError::new(
                place.unwrap_or(Place { line, column: 1 }),
                kind,
            ));
        }
    }
    Ok(())
}

/// The most common number, the largest one of several.
fn most_common(numbers: impl Iterator<Item = usize>) -> usize {
    let mut numbers: Vec<usize> = numbers.collect();
    numbers.sort_unstable();
    let longest = numbers.chunk_by(|a, b| a == b).max_by_key(|run| run.len());
    longest.and_then(|run| run.first()).copied().unwrap_or(0)
}

/// Runs of lines without text, each as its rows. Borders that look like rows are left out.
fn runs<'a>(lines: &'a [Line<'_>]) -> Vec<Rows<'a>> {
    let mut runs = vec![Vec::new()];
    for (i, line) in lines.iter().enumerate() {
        match (&line.kind, runs.last_mut()) {
            (LineKind::Row(row), Some(run)) => run.push((i, row)),
            (LineKind::Text(_), _) => runs.push(Vec::new()),
            _ => {}
        }
    }
    for run in &mut runs {
        let full: Vec<&Row> = run
            .iter()
            .map(|(_, row)| *row)
            .filter(|row| !is_bare(row))
            .collect();
        if !full.is_empty() {
            let linked = full.iter().any(|row| row.linked);
            let width = most_common(full.iter().map(|row| row.cells.len()));
            run.retain(|(_, row)| !is_bare(row) || (linked && row.cells.len() == width));
        }
    }
    runs.retain(|run| !run.is_empty());
    runs.into_iter().map(Rows).collect()
}

/// Splits rows where one board ends and another begins.
fn split<'a>(lines: &[Line<'_>], rows: Rows<'a>) -> Vec<Rows<'a>> {
    let gap = |above: usize, below: usize| {
        let between = lines.get(above + 1..below).unwrap_or_default();
        if between.is_empty() {
            Gap::Nothing
        } else if between.iter().all(|l| matches!(l.kind, LineKind::Blank)) {
            Gap::Blank
        } else {
            Gap::Border
        }
    };
    let gaps: Vec<Gap> = rows
        .0
        .windows(2)
        .map(|two| gap(two[0].0, two[1].0))
        .collect();
    // The same between all rows: that is how this board is spaced.
    if gaps.windows(2).all(|two| two[0] == two[1]) {
        return vec![rows];
    }
    let mut blocks = vec![Rows(Vec::new())];
    for (i, row) in rows.0.into_iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| gaps.get(i)).copied();
        let ends = |block: &Rows<'_>| match before {
            Some(Gap::Border) => true,
            Some(Gap::Blank) => block.is_square() || block.first_width() != row.1.cells.len(),
            Some(Gap::Nothing) | None => false,
        };
        match blocks.last_mut() {
            Some(block) if !ends(block) => block.0.push(row),
            _ => blocks.push(Rows(vec![row])),
        }
    }
    blocks
}

/// Whether a single row is rather a word, such as `Box`.
fn is_word(rows: &Rows<'_>) -> bool {
    let [(_, row)] = rows.0.as_slice() else {
        return false;
    };
    let some = |test: fn(&char) -> bool| row.cells.iter().any(|c| test(&c.symbol));
    row.cells.len() > 2
        && row.cells.iter().all(|c| c.symbol.is_ascii_alphabetic())
        && row
            .cells
            .windows(2)
            .all(|two| two[0].place.column + 1 == two[1].place.column)
        && some(char::is_ascii_uppercase)
        && some(char::is_ascii_lowercase)
}

/// Fails at a line beside the board that was meant as a row.
fn check_neighbours(lines: &[Line<'_>], rows: &Rows<'_>) -> Result<(), ReadError> {
    let width = rows.width();
    let first = rows.0.first().map_or(0, |(line, _)| *line);
    let last = rows.0.last().map_or(0, |(line, _)| *line);
    let is_row = |line: Option<usize>| {
        let kind = line.and_then(|line| lines.get(line)).map(|line| &line.kind);
        matches!(kind, Some(LineKind::Row(row)) if row.cells.len() == width)
    };
    let neighbours = [
        (first.checked_sub(1), first.checked_sub(2)),
        (Some(last + 1), Some(last + 2)),
    ];
    for (beside, beyond) in neighbours {
        let Some(line) = beside.and_then(|line| lines.get(line)) else {
            continue;
        };
        let LineKind::Text(broken) = &line.kind else {
            continue;
        };
        let amid = is_row(beyond) && !rows.is_square();
        match broken {
            Some((unknown, points)) if amid || *points == width => {
                let found = unknown.symbol;
                let kind = ReadErrorKind::UnknownCharacter { found };
                return Err(ReadError::new(unknown.place, kind));
            }
            None if amid => {
                let line = u32::try_from(beside.unwrap_or(0) + 1).unwrap_or(u32::MAX);
                let found = line_start(lines, beside).unwrap_or('?');
                let kind = ReadErrorKind::UnknownCharacter { found };
                return Err(ReadError::new(Place { line, column: 1 }, kind));
            }
            _ => {}
        }
    }
    Ok(())
}

fn line_start(lines: &[Line<'_>], line: Option<usize>) -> Option<char> {
    lines.get(line?)?.text.trim_start().chars().next()
}

/// The rows as points: the numbers at their ends are coordinates, unless only move
/// numbers make the rows even.
fn without_labels(rows: &Rows<'_>) -> Vec<Vec<Cell>> {
    let lefts: Vec<_> = rows.0.iter().map(|(_, row)| row.left.as_ref()).collect();
    let rights: Vec<_> = rows.0.iter().map(|(_, row)| row.right.as_ref()).collect();
    let with = |left: bool, right: bool| -> Vec<Vec<Cell>> {
        let cells = |label: &Option<Label>, wanted: bool| match label {
            Some(label) if wanted => label.cells.clone(),
            _ => Vec::new(),
        };
        let row = |row: &Row| {
            [
                cells(&row.left, left),
                row.cells.clone(),
                cells(&row.right, right),
            ]
        };
        rows.0.iter().map(|(_, r)| row(r).concat()).collect()
    };
    for (left, right) in [(false, false), (false, true), (true, false), (true, true)] {
        let sound = (left || is_sequence(&lefts)) && (right || is_sequence(&rights));
        let cells = with(left, right);
        if sound && check_even(&cells).is_ok() {
            return cells;
        }
    }
    with(false, false)
}

/// Whether the numbers that are there count the rows, up or down.
fn is_sequence(labels: &[Option<&Label>]) -> bool {
    let numbers = || {
        let labels = (0_i64..).zip(labels);
        labels.filter_map(|(i, label)| Some((i, i64::from((*label)?.number))))
    };
    let constant = |value: &dyn Fn(i64, i64) -> i64| {
        let mut values = numbers().map(|(i, n)| value(i, n));
        values.next().is_none_or(|first| values.all(|v| v == first))
    };
    constant(&|i, n| n - i) || constant(&|i, n| n + i)
}

/// The error for a text without a board: the first line that was meant as a row says why.
fn no_board(lines: &[Line<'_>]) -> ReadError {
    let broken = lines.iter().find_map(|line| match line.kind {
        LineKind::Text(Some((cell, points))) if points > 1 => Some(cell),
        _ => None,
    });
    broken.map_or(
        ReadError::new(Place::START, ReadErrorKind::NoBoard),
        |cell| {
            let found = cell.symbol;
            ReadError::new(cell.place, ReadErrorKind::UnknownCharacter { found })
        },
    )
}
