//! The board as shapes in drawing order.

use zilu_rules::{Color, Point};

use crate::{BoardView, Sign};

/// What is drawn beside the view itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw<'a> {
    /// The side of a cell in whole pixels.
    pub cell: u16,
    /// Points to light.
    pub lit: &'a [Point],
    /// Points to outline as one piece.
    pub outlined: &'a [Point],
    /// The point with the keyboard cursor.
    pub cursor: Option<Point>,
}

impl Draw<'_> {
    /// A plain board with cells of a size.
    #[must_use]
    pub const fn cells(cell: u16) -> Self {
        Self {
            cell,
            lit: &[],
            outlined: &[],
            cursor: None,
        }
    }
}

/// A drawing: shapes in order, the first at the bottom, in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The width of the tile.
    pub width: f32,
    /// The height of the tile.
    pub height: f32,
    /// The side of a cell.
    pub cell: f32,
    /// From the edge of the tile to the first line, without the half pixel.
    pub edge: f32,
    /// The shapes.
    pub shapes: Vec<Shape>,
}

impl Scene {
    /// Lays a board out.
    #[must_use]
    pub fn of(board: &BoardView, draw: &Draw) -> Self {
        let _ = (board, draw);
        Self {
            width: 0.0,
            height: 0.0,
            cell: f32::from(draw.cell),
            edge: 0.0,
            shapes: Vec::new(),
        }
    }

    /// The largest whole cell, in pixels, with which a board fits into a width (and a
    /// height, if there is one to fit).
    #[must_use]
    pub fn fit(board: &BoardView, width: f32, height: Option<f32>) -> u16 {
        let _ = (board, width, height);
        0
    }

    /// The point at a place in the drawing; `None` beside the board.
    #[must_use]
    pub fn point_at(&self, x: f32, y: f32) -> Option<Point> {
        let _ = (x, y);
        None
    }
}

/// One shape. The class names what it is; colours follow from it.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle; `round` is the radius of its corners.
    Rect {
        /// What it is.
        class: &'static str,
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// Radius of the corners.
        round: f32,
    },
    /// A circle.
    Circle {
        /// What it is.
        class: &'static str,
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius.
        r: f32,
        /// Width of the line around it; 0 for none.
        stroke: f32,
    },
    /// A path in SVG's notation.
    Path {
        /// What it is.
        class: &'static str,
        /// The path.
        d: String,
        /// Width of the line; 0 for none.
        stroke: f32,
    },
    /// A text, centred on `x`, standing on `y`.
    Text {
        /// What it is.
        class: &'static str,
        /// Centre.
        x: f32,
        /// Base line.
        y: f32,
        /// Size of the letters.
        size: f32,
        /// The text.
        text: String,
    },
}

/// The glyph of a sign in a box of 24 × 24, for the legend, the ledger and the bridge.
#[must_use]
pub fn glyph(sign: Sign, owner: Option<Color>, counted: bool) -> Vec<Shape> {
    let _ = (sign, owner, counted);
    Vec::new()
}
