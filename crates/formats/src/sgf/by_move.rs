//! The main line of a record, move by move.

use zilu_rules::{Color, Document, Point, Turn};

use super::file::{GameFile, NodeId};
use super::point::{Move, read_move};

/// The position after a turn of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The node: the last one up to the next turn.
    pub node: NodeId,
    /// The turn that was made; `None` for the start. What is no point of the board is a
    /// pass.
    pub turn: Option<Turn>,
    /// The position, and the record up to it.
    pub document: Document,
}

impl GameFile {
    /// The positions of the main line of the game that opens first: the start, then one
    /// after each turn, all as [`GameFile::document_at`] executes them.
    ///
    /// Set-up without a move belongs to the turn before it. The stones that the end marks
    /// dead are marked from the turn on at which they came to stay, so that the count of
    /// the middle of a game does not take for alive what both sides know to be dead.
    #[must_use]
    pub fn by_move(&self) -> Vec<Moment> {
        self.by_move_to(self.last_of_main_line(), None)
    }

    /// The same for the line that ends at a node. `dead` are the stones that are dead
    /// there; those that the record marks without it.
    #[must_use]
    pub fn by_move_to(&self, end: NodeId, dead: Option<&[Point]>) -> Vec<Moment> {
        let mut moments: Vec<Moment> = Vec::new();
        for (node, document) in self.documents_to(end) {
            let turn = self.turn_of(node, &document);
            match moments.last_mut() {
                Some(last) if turn.is_none() => (last.node, last.document) = (node, document),
                _ => {
                    if moments.is_empty() && turn.is_some() {
                        let document = self.start(&document);
                        moments.push(Moment {
                            node,
                            turn: None,
                            document,
                        });
                    }
                    moments.push(Moment {
                        node,
                        turn,
                        document,
                    });
                }
            }
        }
        if let (Some(last), Some(dead)) = (moments.last_mut(), dead) {
            last.document.dead = dead.to_vec();
        }
        mark_back(&mut moments);
        moments
    }

    /// The turn that a node makes; its last, where it makes two.
    fn turn_of(&self, node: NodeId, document: &Document) -> Option<Turn> {
        let sides = [("B", Color::Black), ("W", Color::White)];
        let made = |property: super::Property| {
            let (_, color) = sides.into_iter().find(|(id, _)| property.is(id))?;
            let size = document.board.size();
            let point: Option<Point> = match read_move(property.values().next()?, size) {
                Move::At(point) => Some(point),
                _ => None,
            };
            Some(Turn { color, point })
        };
        self.properties(node).filter_map(made).last()
    }

    /// The position before the first node's move, where that has one: without its stones.
    fn start(&self, first: &Document) -> Document {
        let mut document = Document::new(zilu_rules::Board::new(first.board.size()));
        document.record.komi = first.record.komi;
        document.record.handicap = first.record.handicap;
        document.record.placed = zilu_rules::BySide::new(Some(0), Some(0));
        document.record.captured = document.record.placed;
        document
    }
}

/// Marks the dead of the last position in those before it, as long as they were there.
fn mark_back(moments: &mut [Moment]) {
    let Some((last, before)) = moments.split_last_mut() else {
        return;
    };
    let board = last.document.board.clone();
    let mut dead = last.document.dead.clone();
    for moment in before.iter_mut().rev() {
        let document = &mut moment.document;
        dead.retain(|&p| document.board.get(p) == board.get(p));
        document.dead.clone_from(&dead);
    }
}
