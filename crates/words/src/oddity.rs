//! What is odd about a position or a record, as a sentence with its remedy.

use alloc::string::String;

use zilu_rules::{Color, Oddity, Point, Size};

use crate::{Arg, Words};

impl Words {
    /// The sentence for an oddity, with the names of its points.
    #[must_use]
    pub fn oddity(self, oddity: &Oddity, size: Size) -> String {
        let about = |side: Color, points: &[Point], piece: Option<Point>, last: &str| {
            let list = self.point_list(points, size, last);
            let piece = piece.map(|p| self.point_name(p, size)).unwrap_or_default();
            self.say(
                &["oddity-", oddity.id()].concat(),
                &[
                    ("side", Arg::Text(side.id())),
                    ("n", number(points.len())),
                    ("points", Arg::Text(&list)),
                    ("piece", Arg::Text(&piece)),
                ],
            )
        };
        let key = &["oddity-", oddity.id()].concat();
        match oddity {
            Oddity::NoEyeInside { side, stones } => about(*side, stones, None, "list-and"),
            Oddity::HangsOn {
                side,
                piece,
                points,
            }
            | Oddity::BorderOpen {
                side,
                piece,
                points,
            }
            | Oddity::Unsettled {
                side,
                piece,
                points,
            } => about(*side, points, Some(*piece), "list-or"),
            Oddity::EyeOfThree { side, points } | Oddity::EyeOfSquare { side, points } => {
                about(*side, points, None, "list-and")
            }
            Oddity::ContestedSeki { pieces, points } => {
                let black = self.point_name(pieces.black, size);
                let white = self.point_name(pieces.white, size);
                self.say(
                    key,
                    &[
                        ("black", Arg::Text(&black)),
                        ("white", Arg::Text(&white)),
                        ("n", number(points.len())),
                    ],
                )
            }
            Oddity::RulingDecides {
                side,
                stone,
                point,
                must_fill,
            } => self.say(
                key,
                &[
                    ("side", Arg::Text(side.id())),
                    ("stone", Arg::Text(&self.point_name(*stone, size))),
                    ("point", Arg::Text(&self.point_name(*point, size))),
                    ("must", Arg::Text(if *must_fill { "yes" } else { "no" })),
                ],
            ),
            Oddity::StillOpen { points } => self.say(key, &[("n", number(points.len()))]),
            Oddity::RecordDisagrees {
                side,
                placed,
                needed,
            } => self.say(
                key,
                &[
                    ("side", Arg::Text(side.id())),
                    ("placed", number(*placed as usize)),
                    ("needed", number(*needed as usize)),
                ],
            ),
            Oddity::TooFewPlays {
                side,
                placed,
                on_board,
            } => self.say(
                key,
                &[
                    ("side", Arg::Text(side.id())),
                    ("placed", number(*placed as usize)),
                    ("stones", number(*on_board as usize)),
                ],
            ),
        }
    }
}

fn number<'a>(n: usize) -> Arg<'a> {
    Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
}
