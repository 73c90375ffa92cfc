//! The board: stones on points.

use alloc::vec::Vec;

use crate::{Color, Point, Size};

/// Stones on a board. Any arrangement is allowed, also one that play cannot reach.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    stones: Vec<Option<Color>>,
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            size,
            stones: alloc::vec![None; usize::from(size.points())],
        }
    }

    /// The size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stone on a point; `None` where it is empty or off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) {
            self.stones.get(self.size.index(point)).copied().flatten()
        } else {
            None
        }
    }

    /// Puts a stone on a point or takes it away. A point off the board is ignored.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        if self.size.contains(point)
            && let Some(cell) = self.stones.get_mut(self.size.index(point))
        {
            *cell = stone;
        }
    }

    /// The stones in reading order, one entry a point.
    #[must_use]
    pub fn stones(&self) -> &[Option<Color>] {
        &self.stones
    }

    /// The number of stones of a colour.
    #[must_use]
    pub fn count(&self, color: Color) -> u32 {
        self.stones.iter().filter(|&&s| s == Some(color)).count() as u32
    }

    /// The chain through a point, in reading order; nothing where the point is empty.
    #[must_use]
    pub fn chain_at(&self, point: Point) -> Vec<Point> {
        match self.get(point) {
            Some(color) => self.flood(point, |stone| stone == Some(color)),
            None => Vec::new(),
        }
    }

    /// The connected points around `start` whose content passes the test, in reading order.
    pub fn flood(&self, start: Point, test: impl Fn(Option<Color>) -> bool) -> Vec<Point> {
        let mut seen = alloc::vec![false; self.stones.len()];
        let mut found = Vec::new();
        let mut todo = Vec::new();
        let mut visit = |p: Point, todo: &mut Vec<Point>| {
            if let Some(mark) = seen.get_mut(self.size.index(p))
                && !*mark
                && test(self.get(p))
            {
                *mark = true;
                todo.push(p);
            }
        };
        if self.size.contains(start) {
            visit(start, &mut todo);
        }
        while let Some(p) = todo.pop() {
            found.push(p);
            for q in self.size.neighbours(p) {
                visit(q, &mut todo);
            }
        }
        found.sort_unstable();
        found
    }

    /// Whether the chain through a point has a liberty.
    fn has_liberty(&self, chain: &[Point]) -> bool {
        chain
            .iter()
            .any(|&p| self.size.neighbours(p).any(|q| self.get(q).is_none()))
    }

    /// Executes a move as written, without asking whether it is legal: the stone
    /// replaces what is there, opponent chains without a liberty are taken off,
    /// then the stone's own chain if it has none. Returns the stones of each
    /// colour taken off, also one that was replaced. A point off the board does nothing.
    pub fn play(&mut self, color: Color, point: Point) -> crate::BySide<u32> {
        let mut taken = crate::BySide::new(0, 0);
        if !self.size.contains(point) {
            return taken;
        }
        if let Some(replaced) = self.get(point) {
            taken[replaced] += 1;
        }
        self.set(point, Some(color));
        for q in self.size.neighbours(point) {
            if self.get(q) == Some(color.other()) {
                taken[color.other()] += self.remove_if_dead(q);
            }
        }
        taken[color] += self.remove_if_dead(point);
        taken
    }

    fn remove_if_dead(&mut self, point: Point) -> u32 {
        let chain = self.chain_at(point);
        if self.has_liberty(&chain) {
            return 0;
        }
        for &p in &chain {
            self.set(p, None);
        }
        chain.len() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BySide;

    #[test]
    fn a_move_takes_the_opponent_first() {
        let mut board = Board::new(Size::new(3, 1).unwrap());
        board.set(Point::new(0, 0), Some(Color::Black));
        board.set(Point::new(2, 0), Some(Color::Black));
        // White in the middle has no liberty; Black's two stones then have none either.
        assert_eq!(
            board.play(Color::White, Point::new(1, 0)),
            BySide::new(2, 0)
        );
        assert_eq!(board.count(Color::White), 1);
    }

    #[test]
    fn suicide_is_executed_as_written() {
        let mut board = Board::new(Size::new(1, 1).unwrap());
        assert_eq!(
            board.play(Color::Black, Point::new(0, 0)),
            BySide::new(1, 0)
        );
        assert_eq!(board.count(Color::Black), 0);
        assert_eq!(
            board.play(Color::Black, Point::new(7, 7)),
            BySide::new(0, 0)
        );
    }
}
