//! A scene as a stand-alone SVG file.

mod palette;

pub use palette::Palette;

use crate::scene::push_number;
use crate::{BoardView, Scene, Shape};
use palette::Paint;

/// Writes a board's scene as SVG, with the board's title and description, colours
/// inside and ids that begin with `prefix`. The same input gives the same bytes.
#[must_use]
pub fn write(board: &BoardView, scene: &Scene, palette: Palette, prefix: &str) -> String {
    let mut svg = Svg {
        out: String::with_capacity(64 * scene.shapes.len()),
    };
    svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    svg.number("width", scene.width);
    svg.number("height", scene.height);
    svg.raw(" viewBox=\"0 0 ");
    push_number(&mut svg.out, scene.width);
    svg.raw(" ");
    push_number(&mut svg.out, scene.height);
    svg.raw("\" role=\"img\" aria-labelledby=\"");
    svg.text(prefix);
    svg.raw("-title ");
    svg.text(prefix);
    svg.raw("-desc\">\n");
    svg.named("title", prefix, &board.title);
    svg.named("desc", prefix, &board.description);

    // Neighbours of one class share a group, which holds the colours.
    for run in scene.shapes.chunk_by(|a, b| a.class() == b.class()) {
        if let Some(first) = run.first() {
            svg.group(&palette.paint(first.class()));
            run.iter().for_each(|shape| svg.shape(shape));
            svg.raw("</g>\n");
        }
    }
    svg.raw("</svg>\n");
    svg.out
}

struct Svg {
    out: String,
}

impl Svg {
    fn raw(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn text(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '&' => self.raw("&amp;"),
                '<' => self.raw("&lt;"),
                '>' => self.raw("&gt;"),
                '"' => self.raw("&quot;"),
                _ => self.out.push(c),
            }
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.raw(" ");
        self.raw(name);
        self.raw("=\"");
        self.text(value);
        self.raw("\"");
    }

    fn number(&mut self, name: &str, value: f32) {
        self.raw(" ");
        self.raw(name);
        self.raw("=\"");
        push_number(&mut self.out, value);
        self.raw("\"");
    }

    fn named(&mut self, element: &str, prefix: &str, text: &str) {
        self.raw("<");
        self.raw(element);
        self.raw(" id=\"");
        self.text(prefix);
        self.raw("-");
        self.raw(element);
        self.raw("\">");
        self.text(text);
        self.raw("</");
        self.raw(element);
        self.raw(">\n");
    }

    fn group(&mut self, paint: &Paint) {
        self.raw("<g");
        self.attribute("fill", paint.fill);
        if paint.stroke != "none" {
            self.attribute("stroke", paint.stroke);
        }
        for (name, value) in paint.more {
            self.attribute(name, value);
        }
        self.raw(">\n");
    }

    fn stroke(&mut self, width: f32) {
        if width > 0.0 {
            self.number("stroke-width", width);
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Rect {
                x,
                y,
                width,
                height,
                round,
                ..
            } => {
                self.raw("<rect");
                self.number("x", *x);
                self.number("y", *y);
                self.number("width", *width);
                self.number("height", *height);
                if *round > 0.0 {
                    self.number("rx", *round);
                }
            }
            Shape::Circle {
                x, y, r, stroke, ..
            } => {
                self.raw("<circle");
                self.number("cx", *x);
                self.number("cy", *y);
                self.number("r", *r);
                self.stroke(*stroke);
            }
            Shape::Path { d, stroke, .. } => {
                self.raw("<path");
                self.attribute("d", d);
                self.stroke(*stroke);
            }
            Shape::Text {
                x, y, size, text, ..
            } => {
                self.raw("<text");
                self.number("x", *x);
                self.number("y", *y);
                self.number("font-size", *size);
                self.raw(">");
                self.text(text);
                self.raw("</text>\n");
                return;
            }
        }
        self.raw("/>\n");
    }
}
