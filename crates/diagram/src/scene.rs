//! The board as shapes in drawing order.

mod ground;
mod outline;
mod path;
mod pen;

use zilu_rules::{Color, Point, Scope, Size};

use crate::{BoardView, MarkKind, Sign};
pub(crate) use path::push as push_number;
use pen::Pen;

/// How a board is drawn, beside what its view says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw<'a> {
    /// The side of a cell in whole pixels.
    pub cell: u16,
    /// Pixels added to the edge on every side.
    pub slack: u16,
    /// Two corners of the part to draw, with open edges; all where there are none.
    pub crop: Option<(Point, Point)>,
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
            slack: 0,
            crop: None,
            lit: &[],
            outlined: &[],
            cursor: None,
        }
    }

    /// The largest whole cells with which a board fits into a width and a height; what
    /// remains goes to the edge. Cells are at least four pixels.
    #[must_use]
    pub fn fit(board: &BoardView, width: u16, height: u16) -> Self {
        let size = board.size;
        let spans = [(width, size.width()), (height, size.height())];
        let needs = |cell: u16, lines: u8| {
            let edge = ground::edge(cell, board.coordinates);
            cell * u16::from(lines - 1) + 2 * edge
        };
        let mut cell = 200;
        while cell > 4 && spans.iter().any(|&(room, lines)| needs(cell, lines) > room) {
            cell -= 1;
        }
        let spare = spans.map(|(room, lines)| room.saturating_sub(needs(cell, lines)) / 2);
        Self {
            slack: spare.into_iter().min().unwrap_or(0),
            ..Self::cells(cell)
        }
    }
}

/// A drawing: shapes in order, the first at the bottom, in pixels.
///
/// From below: tile, grid, star points, coordinates, the outline of a piece, lit points,
/// stones, marks, cursor.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The width of the tile.
    pub width: f32,
    /// The height of the tile.
    pub height: f32,
    /// The side of a cell.
    pub cell: f32,
    /// The shapes.
    pub shapes: Vec<Shape>,
    frame: Frame,
}

/// Where the points lie.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Frame {
    size: Size,
    cell: f32,
    /// From the edge of the tile to the first line, without the half pixel.
    edge: f32,
    /// The corners of the part that is drawn.
    first: Point,
    last: Point,
}

impl Frame {
    fn new(board: &BoardView, draw: &Draw) -> Self {
        let size = board.size;
        let corner = Point::new(size.width() - 1, size.height() - 1);
        let (a, b) = draw.crop.unwrap_or((Point::new(0, 0), corner));
        Self {
            size,
            cell: draw.cell.into(),
            edge: f32::from(ground::edge(draw.cell, board.coordinates) + draw.slack),
            first: Point::new(a.col.min(b.col), a.row.min(b.row)),
            last: Point::new(
                a.col.max(b.col).min(corner.col),
                a.row.max(b.row).min(corner.row),
            ),
        }
    }

    fn shows(&self, point: Point) -> bool {
        (self.first.col..=self.last.col).contains(&point.col)
            && (self.first.row..=self.last.row).contains(&point.row)
    }

    /// Cells between the first and the last line.
    fn span(&self) -> (f32, f32) {
        let cells = |from: u8, to: u8| self.cell * f32::from(to.saturating_sub(from));
        (
            cells(self.first.col, self.last.col),
            cells(self.first.row, self.last.row),
        )
    }

    /// Lines lie on half pixels, so that they are sharp.
    fn x(&self, col: u8) -> f32 {
        self.edge + (f32::from(col) - f32::from(self.first.col)) * self.cell + 0.5
    }

    fn y(&self, row: u8) -> f32 {
        self.edge + (f32::from(row) - f32::from(self.first.row)) * self.cell + 0.5
    }
}

impl Scene {
    /// Lays a board out.
    #[must_use]
    pub fn of(board: &BoardView, draw: &Draw) -> Self {
        let frame = Frame::new(board, draw);
        let (across, down) = frame.span();
        let (width, height) = (across + 2.0 * frame.edge, down + 2.0 * frame.edge);
        let mut scene = Self {
            width,
            height,
            cell: frame.cell,
            shapes: Vec::new(),
            frame,
        };
        ground::draw(&mut scene, board);
        outline::tens(&mut scene, &board.tens);
        outline::piece(&mut scene, draw.outlined);
        outline::lit(&mut scene, draw.lit);
        let shown = || board.points.iter().filter(|view| frame.shows(view.point));
        let pen_at =
            |point: Point| Pen::on_board(frame.x(point.col), frame.y(point.row), frame.cell);
        for view in shown() {
            if let Some(color) = view.stone {
                let pen = pen_at(view.point);
                pen.stone(&mut scene.shapes, color, view.lifted);
                // A lifted stone leaves its middle to the mark of the point.
                let is_marked = view.mark.is_some() && !pen.is_thumbnail();
                if view.dead {
                    let half = matches!(view.scope, Some(Scope::Play | Scope::Ruling));
                    pen.cross(&mut scene.shapes, color, view.lifted, is_marked, half);
                }
            }
        }
        for view in shown() {
            let pen = pen_at(view.point);
            if let Some(mark) = view.mark
                && !pen.is_thumbnail()
                // The outline of a ten says all there is to say of a stone.
                && (mark.kind != MarkKind::Ten || view.stone.is_none())
            {
                pen.mark(&mut scene.shapes, mark.kind, mark.owner, mark.counted);
            }
        }
        if let Some(point) = draw.cursor.filter(|&point| frame.shows(point)) {
            let half = frame.cell / 2.0;
            scene.shapes.push(Shape::Rect {
                class: "cursor",
                x: frame.x(point.col) - half + 1.0,
                y: frame.y(point.row) - half + 1.0,
                width: frame.cell - 2.0,
                height: frame.cell - 2.0,
                round: 3.0,
            });
        }
        scene
    }

    /// The centre of a point.
    #[must_use]
    pub fn place(&self, point: Point) -> (f32, f32) {
        (self.frame.x(point.col), self.frame.y(point.row))
    }

    /// The point whose cell holds a place in the drawing; `None` beside the board.
    #[must_use]
    pub fn point_at(&self, x: f32, y: f32) -> Option<Point> {
        let cells = |at: f32, first: f32| (at - first) / self.cell + 0.5;
        let (col, row) = (
            cells(x, self.frame.x(0)).floor(),
            cells(y, self.frame.y(0)).floor(),
        );
        if !(0.0..256.0).contains(&col) || !(0.0..256.0).contains(&row) {
            return None;
        }
        let point = Point::new(col as u8, row as u8);
        (self.frame.size.contains(point) && self.frame.shows(point)).then_some(point)
    }
}

/// One shape. The class says what it is, a kind first and then whose; colours follow.
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

impl Shape {
    /// What it is.
    #[must_use]
    pub const fn class(&self) -> &'static str {
        match self {
            Self::Rect { class, .. }
            | Self::Circle { class, .. }
            | Self::Path { class, .. }
            | Self::Text { class, .. } => class,
        }
    }
}

/// The glyph of a sign in a box of 24 × 24, for the legend, the ledger and the bridge.
/// Without an owner it is Black's.
#[must_use]
pub fn glyph(sign: Sign, owner: Option<Color>, counted: bool) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let color = owner.unwrap_or(Color::Black);
    let stone = Pen::glyph(20.0);
    match sign {
        Sign::Stone => stone.stone(&mut shapes, color, false),
        Sign::Dead => {
            stone.stone(&mut shapes, color, true);
            stone.cross(&mut shapes, color, true, false, false);
        }
        Sign::DeadForSome => {
            stone.stone(&mut shapes, color, true);
            stone.cross(&mut shapes, color, true, false, true);
        }
        Sign::LastMove => {
            stone.stone(&mut shapes, color, false);
            stone.ring(&mut shapes, color);
        }
        Sign::Mark(kind) if kind.is_on_stone() || kind == MarkKind::Lifted => {
            if kind.is_on_stone() {
                stone.stone(&mut shapes, color, false);
            }
            stone.mark(&mut shapes, kind, Some(color), counted);
        }
        Sign::Mark(MarkKind::Ten) => {
            shapes.push(Shape::Path {
                class: "ten",
                d: path::Path::default()
                    .to(3.0, 5.0)
                    .across(21.0)
                    .down(19.0)
                    .across(3.0)
                    .close()
                    .0,
                stroke: 1.5,
            });
            Pen::glyph(22.0).mark(&mut shapes, MarkKind::Ten, Some(color), counted);
        }
        Sign::Mark(kind) => Pen::glyph(28.0).mark(&mut shapes, kind, Some(color), counted),
    }
    shapes
}
