//! What one point adds to the figures of a method.

use crate::{Amount, BySide, Count, Method, Point, Quantity};

impl Count {
    /// What a point adds to each side's figure by a method: the terms whose points it is
    /// one of, dead stones on it among them. Half of all routes, which
    /// [`Method::EqualRoutes`] takes off both sides alike, is no single point's.
    #[must_use]
    pub fn worth(&self, method: Method, point: Point) -> BySide<Amount> {
        let row = method.row();
        BySide::from_fn(|side| {
            let terms = row.terms.iter();
            terms
                .filter(|term| term.quantity != Quantity::RoutesEvened)
                .filter(|term| {
                    let points = self.term_points(row.reading, term, side);
                    points.binary_search(&point).is_ok()
                })
                .map(|term| term.coefficient)
                .sum()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Color, Document, KomiChoice, Line, Size};

    /// A dead white stone at A3 and a dead black one at G1; D1 is neutral.
    fn document() -> Document {
        let rows = ["o.XXO..", ".X.XOO.", "XX.X.Ox"];
        let size = Size::new(7, 3).unwrap();
        let mut document = Document::new(Board::new(size));
        for (point, byte) in size.iter().zip(rows.iter().flat_map(|r| r.bytes())) {
            let stone = match byte.to_ascii_uppercase() {
                b'X' => Some(Color::Black),
                b'O' => Some(Color::White),
                _ => None,
            };
            document.board.set(point, stone);
            if byte.is_ascii_lowercase() {
                document.dead.push(point);
            }
        }
        document
    }

    #[test]
    fn the_points_of_the_board_add_up_to_what_the_board_tells() {
        let document = document();
        let count = Count::of(&document);
        for method in Method::ALL {
            let score = count.score(method, KomiChoice::None);
            for side in Color::ALL {
                let on_board = |line: &&Line| {
                    !matches!(
                        line.term.quantity,
                        Quantity::RoutesEvened
                            | Quantity::Captured
                            | Quantity::Passes
                            | Quantity::ClosingPasses
                            | Quantity::WhitePassedFirst
                            | Quantity::MoreTurns
                    )
                };
                let told: Amount = score
                    .lines
                    .iter()
                    .filter(on_board)
                    .map(|l| l.amount[side])
                    .sum();
                let points = document.board.size().iter();
                let worth: Amount = points.map(|p| count.worth(method, p)[side]).sum();
                assert_eq!(worth, told, "{method} {side:?}");
            }
        }
    }

    #[test]
    fn a_dead_stone_counts_with_its_point_for_territory() {
        let count = Count::of(&document());
        let at = |method, col, row| count.worth(method, Point::new(col, row));
        let (zero, one, two) = (Amount::ZERO, Amount::points(1), Amount::points(2));
        assert_eq!(at(Method::Japanese, 0, 0), BySide::new(two, zero));
        assert_eq!(at(Method::Chinese, 0, 0), BySide::new(one, zero));
        let half = Amount::HALF;
        assert_eq!(at(Method::Chinese, 4, 2), BySide::new(half, half));
        assert_eq!(at(Method::Japanese, 4, 2), BySide::new(zero, zero));
        assert_eq!(at(Method::Japanese, 3, 0), BySide::new(zero, zero));
        assert_eq!(at(Method::Chinese, 3, 0), BySide::new(one, zero));
    }
}
