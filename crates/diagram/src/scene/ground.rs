//! What lies under the stones: tile, lines, star points, coordinates.

use zilu_rules::{Point, column_letters};

use super::path::Path;
use super::{Frame, Scene, Shape};
use crate::BoardView;

/// From the outer line to the edge of the tile, in pixels.
pub(super) fn edge(cell: u16, coordinates: bool) -> u16 {
    let size = f32::from(cell);
    let beside = if coordinates {
        let most = 24.0 + ((size - 70.0) * 0.3).round().max(0.0);
        (size * 0.42).round().min(most).max(11.0)
    } else {
        (size * 0.06).round().max(1.0)
    };
    ((size * 0.6).round() + beside) as u16
}

pub(super) fn draw(scene: &mut Scene, board: &BoardView) {
    scene.shapes.push(Shape::Rect {
        class: "tile",
        x: 0.0,
        y: 0.0,
        width: scene.width,
        height: scene.height,
        round: 0.0,
    });
    lines(scene);
    stars(scene);
    if board.coordinates {
        coordinates(scene);
    }
}

/// The grid, and the heavier frame where the board ends.
fn lines(scene: &mut Scene) {
    let frame = scene.frame;
    let Frame {
        size, first, last, ..
    } = frame;
    let half = frame.cell / 2.0;
    // Lines run half a cell on where the board does.
    let open = |is_end: bool| if is_end { 0.0 } else { half };
    let left = frame.x(first.col) - open(first.col == 0);
    let right = frame.x(last.col) + open(last.col + 1 == size.width());
    let top = frame.y(first.row) - open(first.row == 0);
    let bottom = frame.y(last.row) + open(last.row + 1 == size.height());

    let (mut grid, mut border) = (Path::default(), Path::default());
    for col in first.col..=last.col {
        grid = grid.to(frame.x(col), top).down(bottom);
    }
    for row in first.row..=last.row {
        grid = grid.to(left, frame.y(row)).across(right);
    }
    if first.col == 0 {
        border = border.to(left, top).down(bottom);
    }
    if last.col + 1 == size.width() {
        border = border.to(right, top).down(bottom);
    }
    if first.row == 0 {
        border = border.to(left, top).across(right);
    }
    if last.row + 1 == size.height() {
        border = border.to(left, bottom).across(right);
    }
    let is_thumbnail = frame.cell < 10.0;
    scene.shapes.push(Shape::Path {
        class: if is_thumbnail { "grid faint" } else { "grid" },
        d: grid.0,
        stroke: 1.0,
    });
    scene.shapes.push(Shape::Path {
        class: if is_thumbnail { "frame faint" } else { "frame" },
        d: border.0,
        stroke: if frame.cell > 16.0 { 2.0 } else { 1.5 },
    });
}

/// Star points: at the fourth lines and the middle from 13 lines on, at the third lines
/// and the centre of smaller boards, none below 9.
fn stars(scene: &mut Scene) {
    let frame = scene.frame;
    if frame.cell <= 9.0 {
        return;
    }
    let (width, height) = (frame.size.width(), frame.size.height());
    let few = width.min(height) < 13;
    for row in star_lines(height) {
        for col in star_lines(width) {
            let in_middle = |at: u8, lines: u8| at * 2 + 1 == lines;
            // Small boards have the centre, but no star in the middle of a side.
            if few && in_middle(row, height) != in_middle(col, width) {
                continue;
            }
            if frame.shows(Point::new(col, row)) {
                scene.shapes.push(Shape::Circle {
                    class: "star",
                    x: frame.x(col),
                    y: frame.y(row),
                    r: (frame.cell * 0.075).max(1.5),
                    stroke: 0.0,
                });
            }
        }
    }
}

fn star_lines(lines: u8) -> impl Iterator<Item = u8> {
    let inset = if lines >= 13 { 3 } else { 2 };
    let middle = (lines % 2 == 1).then_some(lines / 2);
    [Some(inset), middle, Some(lines.saturating_sub(inset + 1))]
        .into_iter()
        .flatten()
        .filter(move |_| lines >= 9)
}

/// Letters above and below, numbers left and right.
fn coordinates(scene: &mut Scene) {
    let frame = scene.frame;
    let cell = frame.cell;
    let most = 15.0 + (cell - 70.0).max(0.0) * 0.16;
    let size = (cell * 0.36).min(most).max(9.5);
    let nudge = if cell < 30.0 { 0.0 } else { -1.0 };
    let middle = (frame.edge - cell / 2.0) / 2.0 + nudge;
    // From the middle of a letter to its base line.
    let drop = size * 0.36;
    let mut put = |x: f32, y: f32, text: &str| {
        scene.shapes.push(Shape::Text {
            class: "coordinate",
            x,
            y: y + drop,
            size,
            text: text.into(),
        });
    };
    for col in frame.first.col..=frame.last.col {
        let (letters, n) = column_letters(col);
        let text: String = letters.iter().take(n).copied().map(char::from).collect();
        put(frame.x(col), middle, &text);
        put(frame.x(col), scene.height - middle, &text);
    }
    for row in frame.first.row..=frame.last.row {
        let text = (frame.size.height() - row).to_string();
        put(middle, frame.y(row), &text);
        put(scene.width - middle, frame.y(row), &text);
    }
}
