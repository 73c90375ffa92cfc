//! A game counted after each of its turns.

use alloc::vec::Vec;

use super::{Game, Tally, Turn};
use crate::{Amount, Board, Count, Document, KomiChoice, Method, Point};

impl Game {
    /// The position after each turn, the start first, as [`Game::document`] gives it.
    ///
    /// `dead` are the stones marked dead in the last position. They are marked from the
    /// turn on at which they came to stay, so that the count of the middle of a game does
    /// not take for alive what both sides know to be dead.
    pub fn documents(&self, dead: &[Point]) -> impl Iterator<Item = Document> {
        let mut marks: Vec<(Point, usize)> = dead
            .iter()
            .filter(|&&p| self.board().get(p).is_some())
            .map(|&p| (p, self.stays_from(p)))
            .collect();
        marks.sort_unstable();
        marks.dedup();
        let start = (self.board_after(0), Tally::default());
        let after = self.turns().scan(start.clone(), step);
        core::iter::once(start)
            .chain(after)
            .enumerate()
            .map(move |(turn, (board, tally))| {
                let mut document = self.document_of(board, &tally);
                let marked = marks.iter().filter(|(_, from)| *from <= turn);
                document.dead = marked.map(|(p, _)| *p).collect();
                document
            })
    }

    /// The count after each turn, the start first; see [`Game::documents`].
    pub fn counts(&self, dead: &[Point]) -> impl Iterator<Item = Count> {
        self.documents(dead).map(|document| Count::of(&document))
    }

    /// A method's margin after each turn, the start first, before komi.
    pub fn margins(&self, method: Method, dead: &[Point]) -> impl Iterator<Item = Amount> {
        self.counts(dead)
            .map(move |count| count.score(method, KomiChoice::None).margin)
    }

    /// The turn after which the stone on a point has been there without a break.
    fn stays_from(&self, point: Point) -> usize {
        self.turns()
            .rposition(|turn| turn.point == Some(point))
            .map_or(0, |i| i + 1)
    }
}

/// Executes a turn and gives the state after it.
fn step(state: &mut (Board, Tally), turn: Turn) -> Option<(Board, Tally)> {
    let (board, tally) = state;
    match turn.point {
        Some(point) => {
            let removed = board.play(turn.color, point);
            tally.play(turn.color, removed);
        }
        None => tally.pass(turn.color),
    }
    Some(state.clone())
}
