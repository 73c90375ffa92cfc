//! The shapes of a scene as SVG elements.

use yew::prelude::*;
use zilu_diagram::{Shape, Sign, glyph};
use zilu_rules::{BySide, Color};

/// A length with at most two decimals, without the weight of the standard formatter.
pub fn length(value: f32) -> AttrValue {
    // A saturating cast: a scene is a few thousand pixels large.
    let hundredths = (value * 100.0).round() as i32;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        n if n % 10 == 0 => format!("{sign}{whole}.{}", n / 10),
        n if n < 10 => format!("{sign}{whole}.0{n}"),
        n => format!("{sign}{whole}.{n}"),
    }
    .into()
}

/// A percentage, for places in a lane.
pub fn percent(value: f32) -> AttrValue {
    format!("{}%", length(value)).into()
}

fn stroke(width: f32) -> Option<AttrValue> {
    (width > 0.0).then(|| length(width))
}

/// One shape.
pub fn shape(shape: &Shape) -> Html {
    match shape {
        Shape::Rect {
            class,
            x,
            y,
            width,
            height,
            round,
        } => html! {
            <rect class={*class} x={length(*x)} y={length(*y)} width={length(*width)} height={length(*height)}
                rx={stroke(*round)} />
        },
        Shape::Circle {
            class,
            x,
            y,
            r,
            stroke: line,
        } => html! {
            <circle class={*class} cx={length(*x)} cy={length(*y)} r={length(*r)} stroke-width={stroke(*line)} />
        },
        Shape::Path {
            class,
            d,
            stroke: line,
        } => html! {
            <path class={*class} d={d.clone()} stroke-width={stroke(*line)} />
        },
        Shape::Text {
            class,
            x,
            y,
            size,
            text,
        } => html! {
            <text class={*class} x={length(*x)} y={length(*y)} font-size={length(*size)} text-anchor="middle">
                { text.clone() }
            </text>
        },
    }
}

/// The glyph of a sign, once.
pub fn sign(sign: Sign, owner: Option<Color>, counted: bool) -> Html {
    html! {
        <svg class="gl" viewBox="0 0 24 24" aria-hidden="true">
            { for glyph(sign, owner, counted).iter().map(shape) }
        </svg>
    }
}

/// The glyph of a sign for each side that has it; once for a sign without a side.
pub fn signs(what: Sign, sides: BySide<bool>, counted: bool) -> Html {
    if what == Sign::Mark(zilu_diagram::MarkKind::Neutral) {
        return sign(what, None, counted);
    }
    let each = Color::ALL.into_iter().filter(|&side| sides[side]);
    html! {
        <span class="pair">{ for each.map(|side| sign(what, Some(side), counted)) }</span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        let cases = [
            (0.0, "0"),
            (0.5, "0.5"),
            (12.25, "12.25"),
            (-3.04, "-3.04"),
            (7.999, "8"),
            (-0.001, "0"),
        ];
        for (value, text) in cases {
            assert_eq!(length(value), text, "{value}");
        }
    }
}
