//! Positions for the tests.
#![allow(dead_code, reason = "no test file uses all of it")]

use zilu_rules::{Board, BySide, Color, Document, Point, Size};

/// Rows from the top: `X` and `O` are stones, `x` and `o` dead ones, `.` is empty.
pub fn document(rows: &str) -> Document {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let width = rows.first().map_or(0, |row| row.len());
    let size = Size::new(width as u8, rows.len() as u8).expect("a board");
    let mut document = Document::new(Board::new(size));
    let mut dead = Vec::new();
    for (point, stone) in size.iter().zip(rows.concat().chars()) {
        let color = match stone.to_ascii_uppercase() {
            'X' => Some(Color::Black),
            'O' => Some(Color::White),
            _ => None,
        };
        document.board.set(point, color);
        if stone.is_ascii_lowercase() {
            dead.push(point);
        }
    }
    for point in dead {
        document.mark(point, true);
    }
    document
}

/// Figure 1 of the living-stones article, with its record.
pub fn seed() -> Document {
    let mut document = document(SEED);
    document.record.placed = BySide::new(Some(21), Some(21));
    document.record.captured = BySide::new(Some(1), Some(1));
    document.record.first_move = Some(Color::White);
    document.record.last_move = Some(Color::Black);
    document
}

pub const SEED: &str = ".X.XXO. .XXXO.O ..XOOOO XXXXOXO OOOXXXX O.xOOXX .OOOOOX";

/// One eye each and one shared liberty: seki.
pub const SEKI: &str = "XO.O.X.XO XOOOOXXXO XXXXXOOOO ....XO... ....XO... ....XO... ....XO... \
                        ....XO... ....XO...";

/// A point of Black must be filled: J-shaped border with an open connection.
pub const TEIRE: &str = "...X.O.O. ...XXXOO. ....XXO.. ....XOO.. ....XO... ....XO... ....XO... \
                         ....XO... ....XO...";

/// Boards that nobody chose, the same on every run.
pub struct Dice(pub u32);

impl Dice {
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % sides
    }

    pub fn document(&mut self) -> Document {
        let size = Size::new(1 + self.roll(9) as u8, 1 + self.roll(9) as u8).expect("a board");
        let mut document = Document::new(Board::new(size));
        let density = 1 + self.roll(4);
        for point in size.iter() {
            let stone = match self.roll(1 + density) {
                0 => None,
                _ if self.roll(2) == 0 => Some(Color::Black),
                _ => Some(Color::White),
            };
            document.board.set(point, stone);
        }
        for _ in 0..self.roll(4) {
            let point = Point::new(
                self.roll(size.width().into()) as u8,
                self.roll(size.height().into()) as u8,
            );
            document.mark(point, true);
        }
        let record = &mut document.record;
        for side in Color::ALL {
            if self.roll(2) == 0 {
                record.captured[side] = Some(self.roll(5));
            }
            if self.roll(3) == 0 {
                record.placed[side] = Some(self.roll(90));
            }
            record.passes[side] = self.roll(3);
        }
        record.handicap = self.roll(5) as u16;
        record.first_pass = [None, Some(Color::Black), Some(Color::White)][self.roll(3) as usize];
        document
    }
}
