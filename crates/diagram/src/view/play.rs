//! A board that is played on: stones in words, no marks.

use zilu_rules::Board;
use zilu_words::Words;

use super::label::Labels;
use super::{BoardView, PointView};
use crate::Look;

impl BoardView {
    /// A board in the middle of play, without marks.
    #[must_use]
    pub fn of_play(board: &Board, title: String, look: &Look, words: Words) -> Self {
        let size = board.size();
        let labels = Labels::new(words, size);
        let points = size.iter().map(|point| {
            let mut view = PointView {
                point,
                stone: board.get(point),
                dead: false,
                scope: None,
                lifted: false,
                mark: None,
                label: String::new(),
            };
            view.label = labels.of(&view);
            view
        });
        Self {
            size,
            points: points.collect(),
            tens: Vec::new(),
            coordinates: look.coordinates,
            title,
            description: super::board::described(words, board, &[]),
        }
    }
}
