//! The colours of a drawing, class by class.

/// The colours of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Black on warm paper.
    #[default]
    Light,
    /// For dark pages.
    Dark,
    /// Black on white; kinds are told by shape alone.
    Print,
}

/// How shapes of one class are painted.
pub(super) struct Paint {
    pub(super) fill: &'static str,
    pub(super) stroke: &'static str,
    pub(super) more: &'static [(&'static str, &'static str)],
}

/// The tokens of the app's style sheet that the board needs.
struct Tokens {
    board: &'static str,
    line: &'static str,
    board_ink: &'static str,
    ink: &'static str,
    black: &'static str,
    black_rim: &'static str,
    white: &'static str,
    white_rim: &'static str,
    on_black: &'static str,
    on_white: &'static str,
    maybe_on_black: &'static str,
    maybe_on_white: &'static str,
    eye: &'static str,
    route: &'static str,
    own: &'static str,
    seki: &'static str,
    shared: &'static str,
    cinnabar: &'static str,
    wash: &'static [(&'static str, &'static str)],
    fade_black: &'static [(&'static str, &'static str)],
    fade_white: &'static [(&'static str, &'static str)],
    focus: &'static str,
}

const LIGHT: Tokens = Tokens {
    board: "#f3ebda",
    line: "#85795f",
    board_ink: "#675d4c",
    ink: "#1f1b16",
    black: "#1d1a17",
    black_rim: "#1d1a17",
    white: "#fffefa",
    white_rim: "#3a342b",
    on_black: "#fbf8f1",
    on_white: "#1f1b16",
    maybe_on_black: "#ffb09c",
    maybe_on_white: "#a8321a",
    eye: "#b0351b",
    route: "#17607f",
    own: "#6a6152",
    seki: "#8a5a00",
    shared: "#5b564d",
    cinnabar: "#a8321a",
    wash: &[("fill-opacity", "0.12")],
    fade_black: &[("opacity", "0.34")],
    fade_white: &[("opacity", "0.6")],
    focus: "#0b57b0",
};
const DARK: Tokens = Tokens {
    board: "#49453d",
    line: "#9d9585",
    board_ink: "#cdc5b5",
    ink: "#ece7dc",
    black: "#0b0a09",
    black_rim: "#99917f",
    white: "#efeae0",
    white_rim: "#efeae0",
    on_black: "#f4efe5",
    on_white: "#171614",
    maybe_on_black: "#ffb09c",
    maybe_on_white: "#a8321a",
    eye: "#ff9a82",
    route: "#86cde4",
    own: "#cbc4b5",
    seki: "#e8b860",
    shared: "#cbc4b5",
    cinnabar: "#f58c74",
    wash: &[("fill-opacity", "0.2")],
    fade_black: &[("opacity", "0.62")],
    fade_white: &[("opacity", "0.42")],
    focus: "#9cc4ff",
};
const PRINT: Tokens = Tokens {
    board: "#fff",
    line: "#333",
    board_ink: "#222",
    ink: "#000",
    black: "#000",
    black_rim: "#000",
    white: "#fff",
    white_rim: "#000",
    on_black: "#fff",
    on_white: "#000",
    maybe_on_black: "#fff",
    maybe_on_white: "#000",
    eye: "#000",
    route: "#000",
    own: "#000",
    seki: "#000",
    shared: "#000",
    cinnabar: "#000",
    wash: &[("fill-opacity", "0.1")],
    fade_black: &[("opacity", "0.35")],
    fade_white: &[("opacity", "0.7")],
    focus: "#000",
};

const CRISP: &[(&str, &str)] = &[("shape-rendering", "crispEdges")];
const FAINT: &[(&str, &str)] = &[("shape-rendering", "crispEdges"), ("opacity", "0.55")];
const ROUND: &[(&str, &str)] = &[("stroke-linecap", "round")];
const HALO: &[(&str, &str)] = &[("stroke-linecap", "round"), ("opacity", "0.85")];
const SQUARE: &[(&str, &str)] = &[("stroke-linecap", "square")];
const DASHED: &[(&str, &str)] = &[("stroke-dasharray", "5 4")];
const BROKEN: &[(&str, &str)] = &[("stroke-dasharray", "4 3"), ("opacity", "0.7")];
const WIDE: &[(&str, &str)] = &[("stroke-width", "2.5")];
const LETTERS: &[(&str, &str)] = &[
    ("text-anchor", "middle"),
    (
        "font-family",
        "Source Sans 3, Segoe UI, Helvetica Neue, sans-serif",
    ),
];

impl Palette {
    const fn tokens(self) -> &'static Tokens {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
            Self::Print => &PRINT,
        }
    }

    pub(super) fn paint(self, class: &str) -> Paint {
        let t = self.tokens();
        let (kind, whose) = class.rsplit_once(' ').unwrap_or((class, ""));
        let is_white = whose == "white";
        let core = if is_white { t.white } else { t.black };
        let on_core = if is_white { t.on_white } else { t.on_black };
        let (fill, stroke, more) = match (kind, whose) {
            ("tile", _) => (t.board, "none", &[][..]),
            ("grid" | "frame", "") => ("none", t.line, CRISP),
            ("grid" | "frame", _) => ("none", t.line, FAINT),
            ("star", _) => (t.line, "none", &[][..]),
            ("coordinate", _) => (t.board_ink, "none", LETTERS),
            ("piece", _) => ("none", t.eye, DASHED),
            ("lit", _) => (t.cinnabar, "none", t.wash),
            ("lit-edge", _) => ("none", t.cinnabar, SQUARE),
            ("stone", "black") => (t.black, t.black_rim, &[][..]),
            ("stone", _) => (t.white, t.white_rim, &[][..]),
            ("stone black", _) => (t.black, t.black_rim, t.fade_black),
            ("stone white", _) => (t.white, t.white_rim, t.fade_white),
            ("halo", _) => ("none", t.board, HALO),
            ("ghost", _) => ("none", t.ink, BROKEN),
            ("ten", _) => ("none", t.route, ROUND),
            ("cross", "on-black") => ("none", t.on_black, ROUND),
            ("cross", "on-white") => ("none", t.on_white, ROUND),
            ("cross", _) => ("none", t.ink, ROUND),
            ("ring", _) => ("none", on_core, &[][..]),
            ("plus" | "bar" | "sign", _) => ("none", on_core, ROUND),
            ("maybe", "black") => ("none", t.maybe_on_black, ROUND),
            ("maybe", _) => ("none", t.maybe_on_white, ROUND),
            ("pip", _) => (on_core, "none", &[][..]),
            ("half", _) => (core, "none", &[][..]),
            ("mark", _) => ("none", t.shared, &[][..]),
            ("mark eye", _) => (core, t.eye, &[][..]),
            ("mark route", _) => (core, t.route, &[][..]),
            ("mark seki", _) => (core, t.seki, &[][..]),
            ("mark own" | "mark must-fill", _) => (core, t.own, &[][..]),
            ("cursor", _) => ("none", t.focus, WIDE),
            _ => ("none", t.ink, &[][..]),
        };
        Paint { fill, stroke, more }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Draw, Look, MarkKind, Scene, Sign, View, glyph};
    use zilu_rules::{Board, Color, Count, Document, Method, Point, Size};
    use zilu_words::Words;

    #[test]
    fn every_class_has_a_colour_of_its_own() {
        let mut document = Document::new(Board::new(Size::new(9, 9).unwrap()));
        let stones = [(1, 1, Color::Black), (4, 4, Color::White)];
        for (col, row, color) in stones {
            document.board.set(Point::new(col, row), Some(color));
            document.mark(Point::new(col, row), true);
        }
        let points = [Point::new(0, 0), Point::new(1, 0)];
        let mut classes = Vec::new();
        for (cell, method) in [
            (8, Method::Chinese),
            (40, Method::Chinese),
            (40, Method::TrompTaylor),
        ] {
            let look = Look {
                method,
                ..Look::default()
            };
            let count = Count::of(&document);
            let board = View::of(&document, &count, &look, Words::default()).board;
            let draw = Draw {
                lit: &points,
                outlined: &points,
                cursor: points.first().copied(),
                ..Draw::cells(cell)
            };
            classes.extend(Scene::of(&board, &draw).shapes.iter().map(|s| s.class()));
        }
        let marks = MarkKind::ALL.map(Sign::Mark);
        for sign in marks
            .into_iter()
            .chain([Sign::Stone, Sign::Dead, Sign::LastMove])
        {
            for color in Color::ALL {
                classes.extend(glyph(sign, Some(color), false).iter().map(|s| s.class()));
            }
        }
        for class in classes {
            let Paint { fill, stroke, more } = Palette::Dark.paint(class);
            let is_fallback = fill == "none" && stroke == DARK.ink && more.is_empty();
            assert!(!is_fallback, "{class}");
        }
    }
}
