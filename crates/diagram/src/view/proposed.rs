//! What is proposed about stones, over the board. It changes nothing that is counted.

use zilu_rules::Point;
use zilu_words::Words;

use super::label::Labels;
use super::{Mark, MarkKind, View, legend};

impl View {
    /// The same with stones that look dead and stones of which it is not clear. Stones that
    /// are marked, and points without a stone, stay as they are, and so does the board of a
    /// step.
    #[must_use]
    pub fn with_proposal(&self, looks_dead: &[Point], unsure: &[Point], words: Words) -> Self {
        let mut view = self.clone();
        if view.steps.current.is_some() {
            return view;
        }
        let board = &mut view.board;
        let labels = Labels::new(words, board.size);
        let kinds = [
            (MarkKind::Unsure, unsure),
            (MarkKind::LooksDead, looks_dead),
        ];
        for (kind, stones) in kinds {
            for &stone in stones.iter().filter(|&&stone| board.size.contains(stone)) {
                let at = board.size.index(stone);
                if let Some(point) = board.points.get_mut(at)
                    && point.stone.is_some()
                    && !point.dead
                {
                    point.mark = Some(Mark {
                        kind,
                        owner: point.stone,
                        counted: false,
                    });
                    point.label = labels.of(point);
                }
            }
        }
        view.legend = legend::entries(board, words);
        view
    }
}
