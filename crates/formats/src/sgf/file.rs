//! A record as read.

use std::borrow::Cow;
use std::ops::Range;

use zilu_rules::{Color, Size};

use super::reading::Reading;
use super::text::{simple_text, text};
use crate::decode::{Decoded, decode, decoder, is_binary};
use crate::place::Places;
use crate::{FileOddity, Place, ReadError, ReadErrorKind};

/// The board of a record that names no size.
pub(super) const STANDARD_SIZE: Size = match Size::new(19, 19) {
    Some(size) => size,
    None => unreachable!(),
};

/// A game record as read: the text, and where in it the nodes, properties and values lie.
///
/// Nothing is lost or changed: every property is kept, in order, as written. Nodes live
/// in one list and know each other by number, so no depth of variations is too deep.
#[derive(Clone, Debug)]
pub struct GameFile {
    pub(super) text: String,
    pub(super) nodes: Vec<Node>,
    pub(super) properties: Vec<Entry>,
    pub(super) values: Vec<Span>,
    pub(super) games: Vec<Game>,
    pub(super) opened: usize,
    pub(super) oddities: Vec<FileOddity>,
}

/// The number of a node in its file; nodes are numbered as they stand in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

/// One game of a file.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its first node.
    pub root: NodeId,
    /// The size of its board, or why the game cannot be shown.
    pub size: Result<Size, ReadError>,
}

/// Bytes of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: u32,
    pub(super) end: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) first_child: Option<NodeId>,
    pub(super) last_child: Option<NodeId>,
    pub(super) next_sibling: Option<NodeId>,
    pub(super) properties: Range<u32>,
}

#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) name: Span,
    pub(super) values: Range<u32>,
}

/// One property of a node, as written.
#[derive(Clone, Copy, Debug)]
pub struct Property<'a> {
    file: &'a GameFile,
    entry: &'a Entry,
}

impl<'a> Property<'a> {
    /// The name as written; FF\[3\] allows lower-case letters in it.
    #[must_use]
    pub fn name(self) -> &'a str {
        self.file.slice(self.entry.name)
    }

    /// The short name in capitals: `AB` for `AB` and `AddBlack`. A name without
    /// capitals is taken as a whole.
    pub fn id(self) -> impl Iterator<Item = u8> + 'a {
        let name = self.name().as_bytes();
        let plain = !name.iter().any(u8::is_ascii_uppercase);
        name.iter()
            .filter(move |b| plain || !b.is_ascii_lowercase())
            .map(u8::to_ascii_uppercase)
    }

    /// Whether the short name is this one.
    #[must_use]
    pub fn is(self, id: &str) -> bool {
        self.id().eq(id.bytes())
    }

    /// The values between the brackets, as written, escapes and all.
    pub fn values(self) -> impl Iterator<Item = &'a str> {
        self.spans().map(|span| self.file.slice(span))
    }

    pub(super) fn spans(self) -> impl Iterator<Item = Span> + 'a {
        let range = self.entry.values.start as usize..self.entry.values.end as usize;
        self.file
            .values
            .get(range)
            .unwrap_or_default()
            .iter()
            .copied()
    }
}

impl GameFile {
    /// Reads a file.
    ///
    /// # Errors
    /// [`ReadError`] when no game begins anywhere in it, or when none of its games
    /// is a game of Go on a board of 1 to 52 lines.
    pub fn parse(bytes: &[u8]) -> Result<Self, ReadError> {
        Self::from_decoded(decode(bytes, decoder(), None))
    }

    /// Reads a text that was decoded; what is odd about its bytes is told first.
    ///
    /// # Errors
    /// As [`GameFile::parse`].
    pub fn from_decoded(decoded: Decoded) -> Result<Self, ReadError> {
        Reading::new(decoded)?.finish()
    }

    /// Reads text that is decoded already, such as pasted text.
    ///
    /// # Errors
    /// As [`GameFile::parse`].
    pub fn from_text(text: String) -> Result<Self, ReadError> {
        Self::from_decoded(Decoded::from_text(text))
    }

    /// Finds the sizes of the games, and the one that opens first.
    pub(super) fn sized(mut self) -> Result<Self, ReadError> {
        if is_binary(&self.text) && !self.says_something() {
            return Err(ReadError::new(Place::START, ReadErrorKind::NoGame));
        }
        for i in 0..self.games.len() {
            let size = self.read_size(self.games[i].root);
            self.games[i].size = size;
        }
        let first = self.games.first().map(|game| game.size.clone());
        match self.games.iter().position(|game| game.size.is_ok()) {
            Some(opened) => {
                self.opened = opened;
                Ok(self)
            }
            None => Err(match first {
                Some(Err(error)) => error,
                _ => ReadError::new(Place::START, ReadErrorKind::NoGame),
            }),
        }
    }

    /// The text as it was read.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// All games of the file.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The root of the game that opens first: the first one of Go with a sound size.
    #[must_use]
    pub fn root(&self) -> NodeId {
        self.games
            .get(self.opened)
            .map_or(NodeId(0), |game| game.root)
    }

    /// What is odd about the file itself; each kind once, at its first place.
    #[must_use]
    pub fn oddities(&self) -> &[FileOddity] {
        &self.oddities
    }

    /// The number of nodes.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The node before.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node)?.parent
    }

    /// The nodes after, the main one first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(node).and_then(|n| n.first_child);
        std::iter::successors(first, |&child| self.node(child)?.next_sibling)
    }

    /// The first game from its root along first children.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.main_line_from(self.root())
    }

    /// A node and what follows it along first children.
    pub fn main_line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&n| self.node(n)?.first_child)
    }

    /// The last node of the main line.
    #[must_use]
    pub fn last_of_main_line(&self) -> NodeId {
        self.main_line().last().unwrap_or_else(|| self.root())
    }

    /// The nodes from the root of its game to this one.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(node), |&n| self.parent(n)).collect();
        path.reverse();
        path
    }

    /// The properties of a node, in order.
    pub fn properties(&self, node: NodeId) -> impl Iterator<Item = Property<'_>> {
        let range = self.node(node).map_or(0..0, |n| n.properties.clone());
        let range = range.start as usize..range.end as usize;
        let entries = self.properties.get(range).unwrap_or_default();
        entries.iter().map(|entry| Property { file: self, entry })
    }

    /// The values of all properties of this short name in a node, as written.
    pub fn values<'a>(&'a self, node: NodeId, id: &'a str) -> impl Iterator<Item = &'a str> {
        self.spans(node, id).map(|span| self.slice(span))
    }

    pub(super) fn spans<'a>(&'a self, node: NodeId, id: &'a str) -> impl Iterator<Item = Span> {
        self.properties(node)
            .filter(move |p| p.is(id))
            .flat_map(Property::spans)
    }

    /// The first value of a property as text: escapes resolved, line ends as `\n`.
    #[must_use]
    pub fn text_of(&self, node: NodeId, id: &str) -> Option<Cow<'_, str>> {
        let span = self.spans(node, id).next()?;
        Some(text(self.slice(span)))
    }

    /// A value that concerns the whole game: from the root, or from a later node up to
    /// the first move, where some writers put it.
    pub(super) fn game_value(&self, root: NodeId, id: &str) -> Option<Span> {
        for node in self.main_line_from(root) {
            if let Some(span) = self.spans(node, id).next() {
                return Some(span);
            }
            if self.properties(node).any(|p| p.is("B") || p.is("W")) {
                break;
            }
        }
        None
    }

    /// [`GameFile::game_value`] as one line of text; `None` when it is blank.
    pub(super) fn game_text(&self, root: NodeId, id: &str) -> Option<String> {
        let value = simple_text(self.slice(self.game_value(root, id)?));
        let value = value.trim();
        (!value.is_empty()).then(|| value.to_owned())
    }

    /// Who plays next after a node: as `PL` says, else the other side of the last
    /// move, else White in a handicap game and Black in any other.
    #[must_use]
    pub fn to_play(&self, node: NodeId) -> Color {
        let mut root = node;
        for node in std::iter::successors(Some(node), |&n| self.parent(n)) {
            root = node;
            let said = self.values(node, "PL").find_map(color_of);
            let moved = self.properties(node).filter_map(mover).last();
            if let Some(color) = said.or(moved.map(Color::other)) {
                return color;
            }
        }
        let handicap = self
            .game_text(root, "HA")
            .and_then(|t| t.parse::<u32>().ok());
        if handicap.is_some_and(|n| n >= 2) {
            Color::White
        } else {
            Color::Black
        }
    }

    /// Whether some property is one that records have and binary data hardly has by
    /// chance.
    fn says_something(&self) -> bool {
        let known = ["GM", "FF", "SZ", "CA", "AB", "AW", "PB", "PW", "KM", "RE"];
        self.properties.iter().any(|entry| {
            let property = Property { file: self, entry };
            let letters =
                |value: &str| value.len() == 2 && value.bytes().all(|b| b.is_ascii_lowercase());
            known.iter().any(|id| property.is(id))
                || mover(property).is_some() && property.values().any(letters)
        })
    }

    /// The size of the board of a game, or why it is not one we can show.
    fn read_size(&self, root: NodeId) -> Result<Size, ReadError> {
        let error = |span: Span, kind| {
            let place = Places::new(&self.text).at(span.start as usize);
            Err(ReadError::new(place, kind))
        };
        if let Some(span) = self.game_value(root, "GM") {
            let game = self.slice(span).trim();
            if game.parse::<u32>().is_ok_and(|number| number != 1) {
                let game = game.to_owned();
                return error(span, ReadErrorKind::OtherGame { game });
            }
        }
        match self.game_value(root, "SZ") {
            Some(span) if !self.slice(span).trim().is_empty() => {
                let found = self.slice(span);
                parse_size(found).map_or_else(
                    || {
                        let found = found.trim().to_owned();
                        error(span, ReadErrorKind::BadSize { found })
                    },
                    Ok,
                )
            }
            _ => Ok(STANDARD_SIZE),
        }
    }

    pub(super) fn node(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node.0 as usize)
    }

    pub(super) fn slice(&self, span: Span) -> &str {
        self.text
            .get(span.start as usize..span.end as usize)
            .unwrap_or_default()
    }
}

/// The side whose move a property is.
pub(super) fn mover(property: Property<'_>) -> Option<Color> {
    if property.is("B") {
        Some(Color::Black)
    } else if property.is("W") {
        Some(Color::White)
    } else {
        None
    }
}

/// A side as written in `PL`: `B`, `black`, `1`.
fn color_of(value: &str) -> Option<Color> {
    match value.trim().bytes().next()? {
        b'B' | b'b' | b'1' => Some(Color::Black),
        b'W' | b'w' | b'2' => Some(Color::White),
        _ => None,
    }
}

/// `19`, `19:13`, and what people write for it: `19x13`, `19×13`.
fn parse_size(text: &str) -> Option<Size> {
    let mut sides = text
        .split([':', 'x', 'X', '×'])
        .map(|s| s.trim().parse::<u8>());
    let width = sides.next()?.ok()?;
    let height = sides.next().unwrap_or(Ok(width)).ok()?;
    sides.next().is_none().then_some(())?;
    Size::new(width, height)
}
