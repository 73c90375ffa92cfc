//! The table for people.

use unicode_width::UnicodeWidthStr;
use zilu_diagram::{RowView, View};
use zilu_words::Words;

/// How a cell stands in its column.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

/// A cell for each column, or a heading over all of them.
enum Line {
    Heading(String),
    Cells(Vec<String>),
}

/// Writes a view as text: what it is, the methods, what to look at.
pub(crate) fn write(title: Option<&str>, view: &View, warnings: &[String], words: Words) -> String {
    let mut out = String::new();
    let mut say = |text: &str| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    title.into_iter().for_each(&mut say);
    say(&view.facts.join(" · "));
    say(&view.headline.text);
    say("");
    let compensated = rows(view).any(|row| row.compensation.is_some());
    for line in align(&lines(view, compensated, words), compensated) {
        say(&line);
    }
    say("");
    for footnote in &view.table.footnotes {
        say(&format!("{}) {}", footnote.sign, footnote.text));
    }
    for text in leans(view) {
        say(&format!("* {text}"));
    }
    for notice in &view.notices {
        say(&format!("! {}", notice.text));
    }
    for warning in warnings {
        say(&format!("! {warning}"));
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

fn rows(view: &View) -> impl Iterator<Item = &RowView> {
    view.table.groups.iter().flat_map(|group| &group.rows)
}

/// The defaults that the starred verdicts lean on, each once.
fn leans(view: &View) -> Vec<String> {
    let mut texts = Vec::new();
    for row in rows(view) {
        if let Some(text) = &row.verdict.assumption
            && !texts.contains(text)
        {
            texts.push(text.clone());
        }
    }
    texts
}

fn lines(view: &View, compensated: bool, words: Words) -> Vec<Line> {
    let text = |key| words.text(key).to_owned();
    let mut head = vec![text("app-method"), text("app-black"), text("app-white")];
    head.push(text("app-order-margin"));
    if compensated {
        head.push(text("ledger-compensation"));
    }
    head.extend([text("app-komi"), text("app-verdict")]);
    let mut lines = vec![Line::Cells(head)];
    for group in &view.table.groups {
        if let Some((_, name)) = &group.family {
            lines.push(Line::Heading(name.text.to_owned()));
        }
        for row in &group.rows {
            lines.push(Line::Cells(cells(row, compensated)));
        }
    }
    lines
}

fn cells(row: &RowView, compensated: bool) -> Vec<String> {
    let footnote = row
        .footnote
        .map(|sign| format!(" {sign})"))
        .unwrap_or_default();
    let told = row
        .exactness
        .map(|word| format!(" ({word})"))
        .unwrap_or_default();
    let name = format!("  {}{told}{footnote}", row.name.text);
    let mut cells = vec![
        name,
        row.figures.black.clone(),
        row.figures.white.clone(),
        row.margin.clone(),
    ];
    if compensated {
        cells.push(row.compensation.clone().unwrap_or_default());
    }
    let star = if row.verdict.assumption.is_some() {
        " *"
    } else {
        ""
    };
    cells.push(row.komi.clone());
    cells.push(format!("{}{star}", row.verdict.text));
    cells
}

/// Sets the cells in columns; names and verdicts stand left, numbers right.
fn align(lines: &[Line], compensated: bool) -> Vec<String> {
    let columns = if compensated { 7 } else { 6 };
    let mut widths = vec![0; columns];
    for line in lines {
        if let Line::Cells(cells) = line {
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = cell.as_str().width().max(*width);
            }
        }
    }
    let side = |column| {
        if column == 0 || column + 1 == columns {
            Side::Left
        } else {
            Side::Right
        }
    };
    let set = |cells: &Vec<String>| {
        let cells = cells.iter().zip(&widths).enumerate();
        let padded = cells.map(|(column, (cell, width))| {
            let blanks = " ".repeat(width.saturating_sub(cell.as_str().width()));
            match side(column) {
                Side::Left => format!("{cell}{blanks}"),
                Side::Right => format!("{blanks}{cell}"),
            }
        });
        padded.collect::<Vec<_>>().join("   ")
    };
    lines
        .iter()
        .map(|line| match line {
            Line::Heading(text) => text.clone(),
            Line::Cells(cells) => set(cells),
        })
        .collect()
}

/// Sets rows in columns of one width each; the first `left` stand left, the others right.
pub(crate) fn columns(rows: &[Vec<String>], left: usize) -> Vec<String> {
    let mut widths: Vec<usize> = Vec::new();
    for row in rows {
        widths.resize(widths.len().max(row.len()), 0);
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.as_str().width().max(*width);
        }
    }
    let set = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let padded = cells.map(|(at, (cell, width))| {
            let blanks = " ".repeat(width.saturating_sub(cell.as_str().width()));
            if at > 0 && at < left {
                format!("{cell}{blanks}")
            } else {
                format!("{blanks}{cell}")
            }
        });
        padded.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(set).collect()
}
