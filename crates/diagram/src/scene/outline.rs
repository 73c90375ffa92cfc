//! The edge around a set of points: of a piece, of what is lit.

use zilu_rules::Point;

use super::path::Path;
use super::{Frame, Scene, Shape};

/// A dashed line around a piece.
pub(super) fn piece(scene: &mut Scene, points: &[Point]) {
    if points.is_empty() {
        return;
    }
    let cell = scene.cell;
    scene.shapes.push(Shape::Path {
        class: "piece",
        d: edge(&scene.frame, points, (cell * 0.05).max(1.5)),
        stroke: (cell * 0.035).max(1.25),
    });
}

/// A line around each set of points that is told off together.
pub(super) fn tens(scene: &mut Scene, tens: &[Vec<Point>]) {
    let cell = scene.cell;
    for points in tens {
        scene.shapes.push(Shape::Path {
            class: "ten",
            d: edge(&scene.frame, points, (cell * 0.045).max(1.0)),
            stroke: (cell * 0.045).max(1.25),
        });
    }
}

/// A wash over the points and a line around them.
pub(super) fn lit(scene: &mut Scene, points: &[Point]) {
    let frame = scene.frame;
    let half = frame.cell / 2.0;
    let shown = points.iter().filter(|&&point| frame.shows(point));
    let wash = shown.map(|point| Shape::Rect {
        class: "lit",
        x: frame.x(point.col) - half,
        y: frame.y(point.row) - half,
        width: frame.cell,
        height: frame.cell,
        round: 0.0,
    });
    scene.shapes.extend(wash);
    if !points.is_empty() {
        scene.shapes.push(Shape::Path {
            class: "lit-edge",
            d: edge(&frame, points, 0.0),
            stroke: (frame.cell * 0.05).clamp(1.5, 2.5),
        });
    }
}

/// Every side of a cell whose neighbour is not in the set, drawn `pad` inside the cell.
fn edge(frame: &Frame, points: &[Point], pad: f32) -> String {
    let size = frame.size;
    let mut inside = vec![false; usize::from(size.points())];
    for &point in points.iter().filter(|&&point| size.contains(point)) {
        if let Some(cell) = inside.get_mut(size.index(point)) {
            *cell = true;
        }
    }
    // Also asked for what lies off the board.
    let has = |col: i16, row: i16| match (u8::try_from(col), u8::try_from(row)) {
        (Ok(col), Ok(row)) if size.contains(Point::new(col, row)) => inside
            .get(size.index(Point::new(col, row)))
            .copied()
            .unwrap_or(false),
        _ => false,
    };
    let half = frame.cell / 2.0;
    let inner = half - pad;
    let mut d = Path::default();
    for &point in points.iter().filter(|&&point| frame.shows(point)) {
        let (x, y) = (frame.x(point.col), frame.y(point.row));
        let (col, row) = (i16::from(point.col), i16::from(point.row));
        let next = |right: i16, below: i16| has(col + right, row + below);
        // How far the cell reaches: to its border where it goes on, else to the pad.
        let reach = |goes_on: bool| if goes_on { half } else { inner };
        let left = x - reach(next(-1, 0));
        let right = x + reach(next(1, 0));
        let top = y - reach(next(0, -1));
        let bottom = y + reach(next(0, 1));
        if !next(0, -1) {
            d = d.to(left, top).across(right);
        }
        if !next(0, 1) {
            d = d.to(left, bottom).across(right);
        }
        if !next(-1, 0) {
            d = d.to(left, top).down(bottom);
        }
        if !next(1, 0) {
            d = d.to(right, top).down(bottom);
        }
        // Where the set turns inwards, the padded lines of two neighbours meet.
        for (across, down) in [(1_i16, -1_i16), (-1, -1), (1, 1), (-1, 1)] {
            if pad > 0.0 && next(across, 0) && next(0, down) && !next(across, down) {
                let (to_right, to_bottom) = (f32::from(across), f32::from(down));
                d = d
                    .to(x + inner * to_right, y + half * to_bottom)
                    .down(y + inner * to_bottom)
                    .across(x + half * to_right);
            }
        }
    }
    d.0
}
