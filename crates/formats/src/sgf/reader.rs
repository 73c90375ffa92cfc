//! The reader: from text to nodes, properties and values.
//!
//! It never gives up on a game once one has begun. What is out of place is passed
//! over and noted; what is missing is added and noted.

use super::file::{Entry, Game, GameFile, Node, NodeId, Span};
use crate::place::Places;
use crate::{FileOddity, OddityKind, Place, ReadError, ReadErrorKind};

/// Property names are short; what is longer is text.
const LONGEST_NAME: usize = 32;

/// A reader owns its text, so that it can stop and read on later.
#[derive(Debug)]
pub(super) struct Reader {
    text: String,
    at: usize,
    /// The first node of the game that is being read.
    first: Option<usize>,
    nodes: Vec<Node>,
    properties: Vec<Entry>,
    values: Vec<Span>,
    games: Vec<Game>,
    /// The node before each open parenthesis.
    open: Vec<Option<NodeId>>,
    /// The node that the next one follows.
    current: Option<NodeId>,
    /// Whether the current node still takes properties.
    in_node: bool,
    odd: Vec<(usize, OddityKind)>,
}

/// Whether a game begins somewhere in the text.
pub(crate) fn begins_game(text: &str) -> bool {
    find_game(text.as_bytes(), 0).is_some()
}

/// Where the next game begins: `(;`, or `(` and a property, or at the very start of the
/// text a `;` and a property.
fn find_game(bytes: &[u8], from: usize) -> Option<usize> {
    if from == 0 {
        let start = skip_space(bytes, 0);
        if bytes.get(start) == Some(&b';') && is_property(bytes, skip_space(bytes, start + 1)) {
            return Some(start);
        }
    }
    let mut at = from;
    loop {
        at += bytes.get(at..)?.iter().position(|&b| b == b'(')?;
        let next = skip_space(bytes, at + 1);
        let begins = match bytes.get(next) {
            Some(b';') => {
                let next = skip_space(bytes, next + 1);
                matches!(bytes.get(next), None | Some(b'(' | b')' | b';'))
                    || is_property(bytes, next)
            }
            _ => is_property(bytes, next),
        };
        if begins {
            return Some(at);
        }
        at += 1;
    }
}

fn skip_space(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest.iter().take_while(|b| b.is_ascii_whitespace()).count()
}

/// The length of the property name at an offset, 0 if there is none.
fn name_length(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    let length = rest
        .iter()
        .take(LONGEST_NAME + 1)
        .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
        .count();
    let named = rest.first().is_some_and(u8::is_ascii_alphabetic);
    if named && length <= LONGEST_NAME {
        length
    } else {
        0
    }
}

/// Whether a name with a capital and a bracket stand at an offset.
fn is_property(bytes: &[u8], at: usize) -> bool {
    let length = name_length(bytes, at);
    let name = bytes.get(at..at + length).unwrap_or_default();
    name.iter().any(u8::is_ascii_uppercase)
        && bytes.get(skip_space(bytes, at + length)) == Some(&b'[')
}

impl Reader {
    /// A reader of a text shorter than 4 GB.
    pub(super) fn new(text: String) -> Self {
        Self {
            text,
            at: 0,
            first: None,
            nodes: Vec::new(),
            properties: Vec::new(),
            values: Vec::new(),
            games: Vec::new(),
            open: Vec::new(),
            current: None,
            in_node: false,
            odd: Vec::new(),
        }
    }

    fn bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    /// The bytes that were read, and all there are.
    pub(super) const fn progress(&self) -> (usize, usize) {
        (self.at, self.text.len())
    }

    /// Reads on for about this many bytes; whether that was all.
    pub(super) fn step(&mut self, bytes: usize) -> bool {
        let stop = self.at.saturating_add(bytes);
        while self.first.is_some() || self.begin() {
            if !self.game(stop) {
                return false;
            }
        }
        true
    }

    /// The file. The sizes are still to be found out.
    pub(super) fn finish(mut self) -> GameFile {
        self.odd.sort_by_key(|(offset, _)| *offset);
        let mut places = Places::new(&self.text);
        let oddities = self.odd.into_iter().map(|(offset, kind)| FileOddity {
            kind,
            place: places.at(offset),
            turn: None,
        });
        GameFile {
            oddities: oddities.collect(),
            text: self.text,
            nodes: self.nodes,
            properties: self.properties,
            values: self.values,
            games: self.games,
            opened: 0,
        }
    }

    /// Goes to the beginning of the next game; whether there is one.
    fn begin(&mut self) -> bool {
        let start = find_game(self.bytes(), self.at);
        let end = start.unwrap_or(self.text.len());
        let between = self.text.get(self.at..end).unwrap_or_default();
        if let Some(stray) = between.find(|c: char| !c.is_whitespace() && c != '\0') {
            self.note(self.at + stray, OddityKind::StrayText);
        }
        self.at = end;
        if start.is_some() {
            self.open.clear();
            self.current = None;
            self.in_node = false;
            self.first = Some(self.nodes.len());
        }
        start.is_some()
    }

    /// Reads on in a game, to its last parenthesis or to the end of the text: then true.
    fn game(&mut self, stop: usize) -> bool {
        while let Some(&byte) = self.bytes().get(self.at) {
            if self.at >= stop {
                return false;
            }
            match byte {
                b'(' => {
                    self.open.push(self.current);
                    self.in_node = false;
                    self.at += 1;
                }
                b')' => {
                    self.at += 1;
                    self.in_node = false;
                    self.current = self.open.pop().flatten();
                    if self.open.is_empty() {
                        break;
                    }
                }
                b';' => {
                    self.node();
                    self.at += 1;
                }
                b'[' => self.stray_value(),
                b if b.is_ascii_whitespace() => self.at += 1,
                _ => self.property(),
            }
        }
        if !self.open.is_empty() {
            self.note(self.text.len(), OddityKind::MissingEnd);
        }
        let first = self.first.take().unwrap_or(self.nodes.len());
        if self.nodes.len() > first {
            self.games.push(Game {
                root: NodeId(first as u32),
                // Found out when all properties are known.
                size: Err(ReadError::new(Place::START, ReadErrorKind::NoGame)),
            });
        }
        true
    }

    /// Begins a node after the current one.
    fn node(&mut self) {
        let id = NodeId(self.nodes.len() as u32);
        let properties = self.properties.len() as u32;
        let parent = self.current;
        if let Some(parent) = parent.and_then(|p| self.nodes.get_mut(p.0 as usize)) {
            let elder = parent.last_child.replace(id);
            match elder.and_then(|e| self.nodes.get_mut(e.0 as usize)) {
                Some(elder) => elder.next_sibling = Some(id),
                None => {
                    if let Some(parent) =
                        self.current.and_then(|p| self.nodes.get_mut(p.0 as usize))
                    {
                        parent.first_child = Some(id);
                    }
                }
            }
        }
        self.nodes.push(Node {
            parent,
            first_child: None,
            last_child: None,
            next_sibling: None,
            properties: properties..properties,
        });
        self.current = Some(id);
        self.in_node = true;
    }

    /// Reads a name and its values, or passes over what is no name.
    fn property(&mut self) {
        let start = self.at;
        let end = start + name_length(self.bytes(), start);
        let value = skip_space(self.bytes(), end);
        if end == start || self.bytes().get(value) != Some(&b'[') {
            self.note(start, OddityKind::StrayText);
            self.at = end.max(start + 1);
            return;
        }
        if !self.in_node {
            self.note(start, OddityKind::MissingSemicolon);
            self.node();
        }
        let first = self.values.len() as u32;
        self.at = value;
        while self.bytes().get(self.at) == Some(&b'[') {
            let span = self.value();
            self.values.push(span);
            self.at = skip_space(self.bytes(), self.at);
        }
        self.properties.push(Entry {
            name: Span {
                start: start as u32,
                end: end as u32,
            },
            values: first..self.values.len() as u32,
        });
        if let Some(node) = self.nodes.last_mut() {
            node.properties.end = self.properties.len() as u32;
        }
    }

    /// Passes over a value that has no name.
    fn stray_value(&mut self) {
        self.note(self.at, OddityKind::StrayText);
        self.value();
    }

    /// Reads the value at its `[`, up to the first `]` that is not escaped.
    fn value(&mut self) -> Span {
        let start = self.at + 1;
        let mut at = start;
        loop {
            let rest = self.bytes().get(at..).unwrap_or_default();
            match rest.iter().position(|&b| b == b']' || b == b'\\') {
                Some(i) if rest.get(i) == Some(&b']') => {
                    at += i;
                    self.at = at + 1;
                    break;
                }
                Some(i) => at += i + 2,
                None => {
                    self.note(start - 1, OddityKind::UnclosedValue);
                    at = self.text.len();
                    self.at = at;
                    break;
                }
            }
        }
        Span {
            start: start as u32,
            end: at as u32,
        }
    }

    /// Notes the first place of a kind.
    fn note(&mut self, offset: usize, kind: OddityKind) {
        if !self.odd.iter().any(|(_, known)| *known == kind) {
            self.odd.push((offset, kind));
        }
    }
}
