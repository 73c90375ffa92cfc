//! Positions to try, instructive ones first. Their titles are texts by id.

use std::rc::Rc;

use zilu_rules::{
    Amount, Board, BySide, Closing, Color, Document, KomiChoice, Point, Record, Size,
};

use super::{Entry, Info, Source, Title};

/// A finished position with what is known of the game.
#[derive(Debug)]
pub struct Example {
    /// The stable id; the text `example-<id>` is its title, `example-<id>-why` what to see in it.
    pub id: &'static str,
    rows: &'static [&'static str],
    /// Column and row of one stone of each dead chain, from the top left.
    dead: &'static [(u8, u8)],
    placed: [u32; 2],
    first_move: Color,
    last_move: Color,
    /// Who began the closing passes, which are also the first of the game.
    first_pass: Option<Color>,
    handicap: u16,
    komi: KomiChoice,
}

const EVEN: Example = Example {
    id: "",
    rows: &[],
    dead: &[],
    placed: [0, 0],
    first_move: Color::Black,
    last_move: Color::White,
    first_pass: None,
    handicap: 0,
    komi: KomiChoice::None,
};

/// The examples in the order of the menu. The first is what a first visit shows.
pub static EXAMPLES: [Example; 10] = [
    Example {
        id: "seed",
        rows: &[
            ".X.XXO.", ".XXXO.O", "..XOOOO", "XXXXOXO", "OOOXXXX", "O.XOOXX", ".OOOOOX",
        ],
        dead: &[(2, 5)],
        placed: [21, 21],
        first_move: Color::White,
        last_move: Color::Black,
        ..EVEN
    },
    Example {
        id: "group-tax",
        rows: &[
            "...OXO...",
            "...OXO...",
            "OOOOXOOOO",
            "XXXXXXXXX",
            ".........",
            ".........",
            "XXXXXXXXX",
            "OOOOOOOOO",
            ".........",
        ],
        placed: [21, 21],
        ..EVEN
    },
    Example {
        id: "parity",
        rows: &[
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            "........XXO........",
            "........XOO........",
            "........XO.........",
            "........XO.........",
            "........XO.........",
            "........XO.........",
            "........XO.........",
        ],
        placed: [20, 20],
        first_pass: Some(Color::Black),
        komi: KomiChoice::Own,
        ..EVEN
    },
    Example {
        id: "odd-seki",
        rows: &[
            ".....XO.O.X.XO.....",
            ".....XOOOOXXXO.....",
            ".....XXXXXOOOO.....",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".........XO........",
            ".......X.XO........",
            "........XXO........",
            "........XOO........",
            "........XO.........",
            "........XO.........",
            "........XO.........",
        ],
        placed: [30, 29],
        last_move: Color::Black,
        first_pass: Some(Color::White),
        komi: KomiChoice::Same(Amount::halves(15)),
        ..EVEN
    },
    Example {
        id: "seki-eyes",
        rows: &[
            "XO.O.X.O.OX",
            "XOOOOXOOOOX",
            "XXXXOOXXXXX",
            "X..XXXX....",
            "...........",
            "...........",
            "XXXXXXXXXXX",
            "OOOOOOOOOOO",
            "...........",
            "...........",
            "...........",
        ],
        placed: [31, 31],
        ..EVEN
    },
    Example {
        id: "teire",
        rows: &[
            "....XO...",
            "....XO...",
            "....XO...",
            "....XO...",
            ".....XO..",
            "....XO...",
            "....XO...",
            "....XO...",
            "....XO...",
        ],
        placed: [9, 9],
        ..EVEN
    },
    Example {
        id: "dead-both",
        rows: &[
            "....XO...",
            ".O..XO.X.",
            "....XO...",
            "....XO...",
            ".O..XO...",
            "....XO...",
            "....XO...",
            ".O..XO.X.",
            "....XO...",
        ],
        dead: &[(1, 1), (1, 4), (1, 7), (7, 1), (7, 7)],
        placed: [13, 13],
        ..EVEN
    },
    Example {
        id: "handicap",
        rows: &[
            "....XO...",
            "....XO...",
            "..X.XO...",
            "...XXO...",
            ".X..XO...",
            "....XO...",
            "..XXO....",
            "...XO....",
            "...XO....",
        ],
        placed: [13, 9],
        first_move: Color::White,
        last_move: Color::Black,
        first_pass: Some(Color::White),
        handicap: 4,
        komi: KomiChoice::Own,
        ..EVEN
    },
    Example {
        id: "bent-four",
        rows: &[
            "XX.OX....",
            "XOOOX....",
            ".OXXX....",
            "OOX......",
            "XXX......",
            "XXXXXXXXX",
            "OOOOOOOOO",
            ".........",
            ".........",
        ],
        dead: &[(3, 0), (0, 3)],
        placed: [21, 21],
        ..EVEN
    },
    Example {
        id: "two-heads",
        rows: &[
            "XXXXXXX", ".XOOOX.", "XOOOOOX", "XO.O.OX", "XOOOOOX", "XOOOOOX", "XXXXXXX",
        ],
        placed: [24, 24],
        ..EVEN
    },
];

impl Example {
    /// The example with an id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        EXAMPLES.iter().find(|example| example.id == id)
    }

    /// The example as a position.
    #[must_use]
    pub fn entry(&self) -> Entry {
        Entry {
            place: None,
            document: Rc::new(self.document()),
            source: Rc::new(Source {
                title: Title::Example(self.id.to_owned()),
                info: Info::default(),
                komi: self.komi,
                letters: None,
                oddities: Vec::new(),
            }),
        }
    }

    fn document(&self) -> Document {
        let width = self.rows.first().map_or(1, |row| row.len());
        let side = |n: usize| u8::try_from(n).unwrap_or(Size::MAX);
        let size = Size::new(side(width), side(self.rows.len()));
        let mut board = Board::new(size.unwrap_or(SMALLEST));
        for (row, text) in (0..).zip(self.rows) {
            for (col, letter) in (0..).zip(text.chars()) {
                let stone = match letter {
                    'X' => Some(Color::Black),
                    'O' => Some(Color::White),
                    _ => None,
                };
                board.set(Point::new(col, row), stone);
            }
        }
        let placed = BySide::new(self.placed[0], self.placed[1]);
        let record = Record {
            komi: match self.komi {
                KomiChoice::Same(komi) => Some(komi),
                KomiChoice::Own | KomiChoice::None => None,
            },
            handicap: self.handicap,
            placed: placed.map(Some),
            captured: BySide::from_fn(|c| placed[c].checked_sub(board.count(c))),
            passes: BySide::new(0, 0),
            closing: self.first_pass.map(|first| Closing {
                passes: BySide::new(1, 1),
                first,
                last: first.other(),
            }),
            first_move: Some(self.first_move),
            last_move: Some(self.last_move),
            first_pass: self.first_pass,
        };
        let mut document = Document {
            record,
            ..Document::new(board)
        };
        for &(col, row) in self.dead {
            document.mark(Point::new(col, row), true);
        }
        document
    }
}

const SMALLEST: Size = match Size::new(1, 1) {
    Some(size) => size,
    None => unreachable!(),
};

#[cfg(test)]
mod tests {
    use zilu_rules::{Count, Method};

    use super::*;

    fn margin(id: &str, method: Method) -> String {
        let entry = Example::named(id).unwrap().entry();
        Count::of(&entry.document)
            .score(method, KomiChoice::None)
            .margin
            .to_string()
    }

    #[test]
    fn the_first_example_is_the_seed_figure() {
        let entry = EXAMPLES[0].entry();
        assert_eq!(entry.document.dead, [Point::new(2, 5)]);
        assert_eq!(
            entry.document.record.captured,
            BySide::new(Some(1), Some(1))
        );
        assert_eq!(margin("seed", Method::LivingStones), "1");
        assert_eq!(margin("seed", Method::Chinese), "-1");
        assert_eq!(margin("seed", Method::TrompTaylor), "2");
    }

    #[test]
    fn examples_show_what_their_titles_promise() {
        assert_eq!(margin("group-tax", Method::Chinese), "-3");
        assert_eq!(margin("group-tax", Method::LivingStones), "1");
        assert_eq!(margin("odd-seki", Method::Chinese), "8");
        assert_eq!(margin("odd-seki", Method::Japanese), "7");
        assert_eq!(margin("seki-eyes", Method::Japanese), "1");
        assert_eq!(margin("seki-eyes", Method::Chinese), "-1");
        assert_eq!(margin("teire", Method::Japanese), "10");
        assert_eq!(margin("dead-both", Method::Japanese), "9");
        assert_eq!(margin("handicap", Method::Aga), "3");
        assert_eq!(margin("bent-four", Method::Chinese), "27");
        assert_eq!(margin("two-heads", Method::Chinese), "3");
    }

    #[test]
    fn every_row_of_an_example_is_as_long_as_the_first() {
        for example in &EXAMPLES {
            let width = example.rows[0].len();
            assert!(
                example.rows.iter().all(|row| row.len() == width),
                "{}",
                example.id
            );
        }
    }
}
