//! Walking through a record: what an app shows node by node.

use std::borrow::Cow;

use zilu_rules::{Color, Document, Point, Size};

use super::file::{GameFile, NodeId, STANDARD_SIZE, mover};
use super::point::{Move, read_move};
use super::replay::Replay;

impl GameFile {
    /// The first node of the game that a node belongs to.
    #[must_use]
    pub fn root_of(&self, node: NodeId) -> NodeId {
        let up = std::iter::successors(Some(node), |&n| self.parent(n));
        up.last().unwrap_or(node)
    }

    /// The size of the board of the game with this root; 19×19 for one that is not Go.
    #[must_use]
    pub fn size_of(&self, root: NodeId) -> Size {
        // Games stand in the order of their roots.
        let found = self.games().binary_search_by_key(&root, |game| game.root);
        let game = found.ok().and_then(|i| self.games().get(i));
        game.and_then(|game| game.size.as_ref().ok())
            .copied()
            .unwrap_or(STANDARD_SIZE)
    }

    /// The move of a node on a board of this size: who, and where; `None` for the point is
    /// a pass. Of several moves in one node the first.
    #[must_use]
    pub fn turn(&self, node: NodeId, size: Size) -> Option<(Color, Option<Point>)> {
        let property = self.properties(node).find(|p| mover(*p).is_some())?;
        let point = match read_move(property.values().next()?, size) {
            Move::At(point) => Some(point),
            _ => None,
        };
        Some((mover(property)?, point))
    }

    /// The comment of a node as text, its title before it.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> Option<Cow<'_, str>> {
        match (self.text_of(node, "N"), self.text_of(node, "C")) {
            (Some(title), Some(comment)) => Some(format!("{title}\n{comment}").into()),
            (title, comment) => title.or(comment),
        }
    }

    /// Every node of the main line that begins at this one, with the document there. It
    /// is replayed once, however long the line is.
    pub fn documents(&self, root: NodeId) -> impl Iterator<Item = (NodeId, Document)> {
        let last = self.main_line_from(root).last().unwrap_or(root);
        self.documents_to(last)
            .skip_while(move |(node, _)| *node != root)
    }

    /// Every node from the root of its game to this one, with the document there. It is
    /// replayed once.
    pub fn documents_to(&self, end: NodeId) -> impl Iterator<Item = (NodeId, Document)> {
        let path = self.path(end);
        let root = path.first().copied().unwrap_or(end);
        let mut replay = Replay::new(self, self.size_of(root));
        replay.game_values(root);
        path.into_iter().map(move |node| {
            replay.node(node);
            replay.forget();
            (node, replay.clone().finish().0)
        })
    }

    /// The line that a person walks on through a node: its way from the root, and on
    /// along first children.
    #[must_use]
    pub fn line_through(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = self.path(node);
        line.extend(self.main_line_from(node).skip(1));
        line
    }
}
