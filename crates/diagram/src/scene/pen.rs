//! Stones and marks at one place. Core = whose; shape and rim = what kind.

use zilu_rules::Color;

use super::Shape;
use super::path::Path;
use crate::MarkKind;

/// Draws around one place, in proportion to a cell.
pub(super) struct Pen {
    x: f32,
    y: f32,
    cell: f32,
    /// On small cells some marks are larger in proportion, or they would be lost.
    small: bool,
}

/// A class for Black and for White.
const fn of(color: Color, black: &'static str, white: &'static str) -> &'static str {
    match color {
        Color::Black => black,
        Color::White => white,
    }
}

impl Pen {
    pub(super) fn on_board(x: f32, y: f32, cell: f32) -> Self {
        Self {
            x,
            y,
            cell,
            small: cell < 34.0,
        }
    }

    /// In the middle of a glyph's box, as large as on a cell of this size.
    pub(super) const fn glyph(cell: f32) -> Self {
        Self {
            x: 12.0,
            y: 12.0,
            cell,
            small: false,
        }
    }

    /// Too small for marks on points.
    pub(super) fn is_thumbnail(&self) -> bool {
        self.cell < 10.0
    }

    pub(super) fn stone(&self, shapes: &mut Vec<Shape>, color: Color, faded: bool) {
        let class = if faded {
            of(color, "stone black dead", "stone white dead")
        } else {
            of(color, "stone black", "stone white")
        };
        let rim = if self.is_thumbnail() {
            0.8
        } else {
            (self.cell * 0.034).max(1.0)
        };
        let radius = (self.cell * 0.48).min(self.cell / 2.0 - 0.5) - rim / 2.0;
        self.circle(shapes, class, radius.max(0.5), rim);
    }

    /// The cross of a dead stone; only its ends where a mark lies in the middle, and half of
    /// it, one stroke, where the stone is dead for some methods only.
    pub(super) fn cross(
        &self,
        shapes: &mut Vec<Shape>,
        color: Color,
        faded: bool,
        around_mark: bool,
        half: bool,
    ) {
        let (from, to) = if around_mark {
            (0.22, 0.32)
        } else {
            (-0.2, 0.2)
        };
        let (from, to) = (from * self.cell, to * self.cell);
        let mut d = Path::default();
        for (right, below) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
            // Two strokes make a full cross, four its ends.
            let is_other = half && right * below < 0.0;
            if (around_mark || right > 0.0) && !is_other {
                d = d
                    .to(self.x + from * right, self.y + from * below)
                    .line(self.x + to * right, self.y + to * below);
            }
        }
        // The halo lifts the cross off the lines under a faded stone.
        if faded && !around_mark {
            shapes.push(Shape::Path {
                class: "halo",
                d: d.0.clone(),
                stroke: (self.cell * 0.16).max(4.0),
            });
        }
        shapes.push(Shape::Path {
            class: if faded {
                "cross"
            } else {
                of(color, "cross on-black", "cross on-white")
            },
            d: d.0,
            stroke: (self.cell * 0.07).max(1.75),
        });
    }

    /// The ring of the last move.
    pub(super) fn ring(&self, shapes: &mut Vec<Shape>, color: Color) {
        let class = of(color, "ring black", "ring white");
        self.circle(shapes, class, self.cell * 0.2, (self.cell * 0.06).max(1.5));
    }

    pub(super) fn mark(
        &self,
        shapes: &mut Vec<Shape>,
        kind: MarkKind,
        owner: Option<Color>,
        counted: bool,
    ) {
        let color = owner.unwrap_or(Color::Black);
        match kind {
            MarkKind::ReservedEye => self.eye(shapes, color),
            MarkKind::Route => self.route(shapes, color),
            MarkKind::Own => {
                let class = of(color, "mark own black", "mark own white");
                self.square(shapes, class, self.at_least(0.15, 2.4));
            }
            MarkKind::SekiEye => self.seki(shapes, color, counted),
            MarkKind::MustFill => self.must_fill(shapes, color),
            MarkKind::Neutral => self.shared(shapes),
            MarkKind::Lifted => self.lifted(shapes, color),
            MarkKind::Ten => {
                let class = of(color, "mark own black", "mark own white");
                self.square(shapes, class, self.at_least(0.12, 2.2));
            }
            MarkKind::LooksDead => self.looks_dead(shapes, color),
            MarkKind::Unsure => self.unsure(shapes, color),
            kind => self.on_stone(shapes, kind, color),
        }
    }

    /// A faded stone in a broken ring: it was here.
    fn lifted(&self, shapes: &mut Vec<Shape>, color: Color) {
        let class = of(color, "stone black dead", "stone white dead");
        self.circle(shapes, class, self.cell * 0.3, 1.0);
        self.circle(shapes, "ghost", self.cell * 0.44, self.at_least(0.035, 1.0));
    }

    /// The ends of the cross that a dead stone would have.
    fn looks_dead(&self, shapes: &mut Vec<Shape>, color: Color) {
        let (from, to) = (0.1 * self.cell, self.at_least(0.24, 3.5));
        let mut d = Path::default();
        for (right, below) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
            d = d
                .to(self.x + from * right, self.y + from * below)
                .line(self.x + to * right, self.y + to * below);
        }
        self.maybe(shapes, color, d);
    }

    /// A question mark.
    fn unsure(&self, shapes: &mut Vec<Shape>, color: Color) {
        let (x, y) = (self.x, self.y);
        let arm = self.at_least(0.2, 3.2);
        let d = Path::default()
            .to(x - arm * 0.6, y - arm * 0.75)
            .line(x - arm * 0.2, y - arm * 1.15)
            .line(x + arm * 0.3, y - arm * 1.15)
            .line(x + arm * 0.65, y - arm * 0.75)
            .line(x + arm * 0.55, y - arm * 0.25)
            .line(x, y + arm * 0.15)
            .down(y + arm * 0.45)
            .to(x, y + arm * 1.15)
            .down(y + arm * 1.17);
        self.maybe(shapes, color, d);
    }

    /// What is not decided, on a stone.
    fn maybe(&self, shapes: &mut Vec<Shape>, color: Color, d: Path) {
        shapes.push(Shape::Path {
            class: of(color, "maybe black", "maybe white"),
            d: d.0,
            stroke: self.at_least(0.065, 1.5),
        });
    }

    /// A sign in the middle of a stone, which says why it lies there.
    fn on_stone(&self, shapes: &mut Vec<Shape>, kind: MarkKind, color: Color) {
        let (x, y) = (self.x, self.y);
        let arm = self.at_least(0.18, 2.8);
        let path = Path::default();
        let path = match kind {
            MarkKind::Turned => path
                .to(x - arm * 1.3, y)
                .across(x + arm * 1.3)
                .to(x + arm * 0.4, y - arm * 0.9)
                .line(x + arm * 1.3, y)
                .line(x + arm * 0.4, y + arm * 0.9),
            MarkKind::Prisoner => path
                .to(x - arm, y - arm)
                .across(x + arm)
                .down(y + arm)
                .across(x - arm)
                .close(),
            MarkKind::Guest => path
                .to(x, y - arm * 1.25)
                .line(x + arm * 1.15, y + arm * 0.75)
                .line(x - arm * 1.15, y + arm * 0.75)
                .close(),
            MarkKind::SharedStone => path.to(x - arm * 1.2, y).across(x + arm * 1.2),
            _ => path
                .to(x - arm, y)
                .across(x + arm)
                .to(x, y - arm)
                .down(y + arm),
        };
        shapes.push(Shape::Path {
            class: of(color, "sign black", "sign white"),
            d: path.0,
            stroke: self.at_least(0.07, 1.5),
        });
    }

    /// A diamond with a pip.
    fn eye(&self, shapes: &mut Vec<Shape>, color: Color) {
        let reach = self.at_least(if self.small { 0.36 } else { 0.3 }, 5.5);
        let (x, y) = (self.x, self.y);
        let d = Path::default()
            .to(x, y - reach)
            .line(x + reach, y)
            .line(x, y + reach)
            .line(x - reach, y)
            .close();
        self.path(shapes, of(color, "mark eye black", "mark eye white"), d);
        if self.cell >= 22.0 {
            let class = of(color, "pip black", "pip white");
            self.circle(shapes, class, self.cell * 0.065, 0.0);
        }
    }

    /// A small disc.
    fn route(&self, shapes: &mut Vec<Shape>, color: Color) {
        let radius = self.at_least(if self.small { 0.15 } else { 0.18 }, 2.4);
        let rim = if self.small {
            (self.cell * 0.055).max(1.1)
        } else {
            self.rim()
        };
        let class = of(color, "mark route black", "mark route white");
        self.circle(shapes, class, radius, rim);
    }

    /// A triangle, with a bar where it is not counted.
    fn seki(&self, shapes: &mut Vec<Shape>, color: Color, counted: bool) {
        let reach = self.at_least(0.27, 4.6);
        let base = self.y + reach * 0.62;
        let d = Path::default()
            .to(self.x, self.y - reach)
            .line(self.x + reach * 0.9, base)
            .line(self.x - reach * 0.9, base)
            .close();
        self.path(shapes, of(color, "mark seki black", "mark seki white"), d);
        if !counted {
            let level = self.y + reach * 0.12;
            shapes.push(Shape::Path {
                class: of(color, "bar black", "bar white"),
                d: Path::default()
                    .to(self.x - reach * 0.45, level)
                    .across(self.x + reach * 0.45)
                    .0,
                stroke: self.at_least(0.06, 1.25),
            });
        }
    }

    /// A square with a plus: here a stone must still be added.
    fn must_fill(&self, shapes: &mut Vec<Shape>, color: Color) {
        let half = self.at_least(0.22, 3.9);
        let class = of(color, "mark must-fill black", "mark must-fill white");
        self.square(shapes, class, half);
        let arm = half * 0.58;
        shapes.push(Shape::Path {
            class: of(color, "plus black", "plus white"),
            d: Path::default()
                .to(self.x - arm, self.y)
                .across(self.x + arm)
                .to(self.x, self.y - arm)
                .down(self.y + arm)
                .0,
            stroke: self.at_least(0.055, 1.25),
        });
    }

    /// A square halved black and white.
    fn shared(&self, shapes: &mut Vec<Shape>) {
        let half = self.at_least(0.2, 3.4);
        for (class, side) in [("half white", half), ("half black", -half)] {
            shapes.push(Shape::Path {
                class,
                d: Path::default()
                    .to(self.x, self.y - half)
                    .across(self.x + side)
                    .down(self.y + half)
                    .across(self.x)
                    .close()
                    .0,
                stroke: 0.0,
            });
        }
        self.square(shapes, "mark shared", half);
    }

    fn square(&self, shapes: &mut Vec<Shape>, class: &'static str, half: f32) {
        let d = Path::default()
            .to(self.x - half, self.y - half)
            .across(self.x + half)
            .down(self.y + half)
            .across(self.x - half)
            .close();
        self.path(shapes, class, d);
    }

    fn path(&self, shapes: &mut Vec<Shape>, class: &'static str, d: Path) {
        shapes.push(Shape::Path {
            class,
            d: d.0,
            stroke: self.rim(),
        });
    }

    fn circle(&self, shapes: &mut Vec<Shape>, class: &'static str, r: f32, stroke: f32) {
        shapes.push(Shape::Circle {
            class,
            x: self.x,
            y: self.y,
            r,
            stroke,
        });
    }

    /// The width of a mark's rim.
    fn rim(&self) -> f32 {
        // Very large cells, as on a projector, need a little less than in proportion.
        let wide = (self.cell * 0.062).min(3.0);
        let huge = (self.cell * 0.045).min(6.0);
        wide.max(huge).max(1.25)
    }

    fn at_least(&self, part: f32, pixels: f32) -> f32 {
        (self.cell * part).max(pixels)
    }
}
