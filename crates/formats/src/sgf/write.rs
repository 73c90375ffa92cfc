//! Records out: FF\[4\] in UTF-8.

use std::borrow::Cow;
use std::collections::BTreeSet;

use zilu_rules::{Board, BySide, Color, Count, Document, Ground, Point, Reading, Size};

use super::file::{GameFile, NodeId};

/// What a count adds to the record of a position.
///
/// The points of each side become `TB` and `TW`, dead stones of the other side among
/// them; reserved eyes are circles (`CR`), route points squares (`SQ`).
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a> {
    /// The count.
    pub count: &'a Count,
    /// A text for the comment of the node, such as the table of verdicts.
    pub comment: Option<&'a str>,
}

/// Properties to be written in place of those of a node, and those of a node after it.
#[derive(Default)]
struct Change {
    node: Option<NodeId>,
    properties: Vec<Written>,
    root: Vec<Written>,
    child: Vec<Written>,
}

/// A property with its values, escaped.
type Written = (Cow<'static, str>, Vec<String>);

/// A position as a record of its own, without moves. Komi and handicap are kept, what
/// else is known of the game has no place in it; marks by hand other than dead stones
/// have none either.
#[must_use]
pub fn write_document(document: &Document, counted: Option<Counted>) -> String {
    let size = document.board.size();
    let mut node: Vec<Written> = vec![
        one("GM", "1"),
        one("FF", "4"),
        one("CA", "UTF-8"),
        one("AP", concat!("Zilu:", env!("CARGO_PKG_VERSION"))),
        one("SZ", size_value(size)),
    ];
    if document.record.handicap > 0 {
        node.push(one("HA", document.record.handicap.to_string()));
    }
    node.extend(document.record.komi.map(|komi| one("KM", komi.to_string())));
    node.extend(set_up(&Board::new(size), &document.board));
    node.extend(territory(document, counted));
    if let Some(counted) = counted {
        node.extend(eyes(counted.count, &BTreeSet::new(), &[]));
        node.extend(counted.comment.map(|c| one("C", escape(c))));
    }
    let mut out = Out::default();
    out.push("(");
    out.node(node.iter().map(|(id, values)| {
        let values = values.iter().map(String::as_str);
        (id.as_ref(), values.collect::<Vec<_>>())
    }));
    out.push(")\n");
    out.text
}

impl GameFile {
    /// The whole file: each game, node and property in order, values as they stood. Long
    /// names become short, lists of points that stood twice in a node become one, and
    /// each game says that it is FF\[4\] in UTF-8. Text outside of games is left out.
    #[must_use]
    pub fn write(&self) -> String {
        self.write_changed(&Change::default())
    }

    /// The whole file with a document at a node: its dead stones, komi and handicap, and
    /// what a count adds. Where its board is another one than the node's, the difference
    /// is set up in a new node after it.
    #[must_use]
    pub fn write_with(
        &self,
        node: NodeId,
        document: &Document,
        counted: Option<Counted>,
    ) -> String {
        let (before, _) = self.document_at(node);
        let mut change = Change {
            node: Some(node),
            ..Change::default()
        };
        if before.record.komi != document.record.komi {
            let komi = document
                .record
                .komi
                .map_or(String::new(), |k| k.to_string());
            change.root.push(one("KM", komi));
        }
        if before.record.handicap != document.record.handicap {
            let handicap = document.record.handicap.to_string();
            change.root.push(one("HA", handicap));
        }
        let moved = before.board != document.board;
        let mut added: Vec<Written> = Vec::new();
        if moved && before.board.size() == document.board.size() {
            added.extend(set_up(&before.board, &document.board));
        }
        if counted.is_some() || before.dead != document.dead {
            added.extend(territory(document, counted));
        }
        if let Some(counted) = counted {
            let (old, marked) = if moved {
                (Vec::new(), BTreeSet::new())
            } else {
                self.marks(node, document.board.size())
            };
            added.extend(eyes(counted.count, &marked, &old));
            if let Some(comment) = counted.comment {
                let old = self.text_of(node, "C").unwrap_or_default();
                let comment = match old.trim_end() {
                    _ if moved => comment.to_owned(),
                    "" => comment.to_owned(),
                    old if old.contains(comment.trim_end()) => old.to_owned(),
                    old => format!("{old}\n\n{comment}"),
                };
                added.push(one("C", escape(&comment)));
            }
        }
        if moved {
            change.child = added;
        } else {
            change.properties = added;
        }
        self.write_changed(&change)
    }

    /// The circles and squares of a node, and all points that carry a mark.
    fn marks(&self, node: NodeId, size: Size) -> (Vec<Written>, BTreeSet<Point>) {
        let points = |id: &'static str| {
            let values = self.values(node, id);
            values
                .filter_map(move |value| super::point::read_points(value, size))
                .flatten()
        };
        let all = ["CR", "SQ", "MA", "TR", "SL", "LB"];
        let marked = all.into_iter().flat_map(points).collect();
        let old = ["CR", "SQ"].map(|id| {
            let values = self.values(node, id).map(str::to_owned).collect();
            (Cow::Borrowed(id), values)
        });
        (old.into(), marked)
    }

    fn write_changed(&self, change: &Change) -> String {
        enum Step {
            Node(NodeId),
            Branch(NodeId),
            Added,
            Close,
        }
        let root = change
            .node
            .and_then(|node| self.path(node).first().copied());
        let mut out = Out::default();
        let mut steps = Vec::new();
        for game in self.games() {
            steps.push(Step::Branch(game.root));
            while let Some(step) = steps.pop() {
                let node = match step {
                    Step::Close => {
                        out.push(")");
                        continue;
                    }
                    Step::Added => {
                        out.new_line();
                        out.push("(");
                        out.node(borrowed(&change.child));
                        out.push(")");
                        continue;
                    }
                    Step::Branch(node) => {
                        if !out.text.is_empty() {
                            out.new_line();
                        }
                        out.push("(");
                        steps.push(Step::Close);
                        node
                    }
                    Step::Node(node) => node,
                };
                let at_root = self.parent(node).is_none();
                self.write_node(node, at_root, root, change, &mut out);
                let children: Vec<NodeId> = self.children(node).collect();
                let added = change.node == Some(node) && !change.child.is_empty();
                match (children.as_slice(), added) {
                    ([], true) => out.node(borrowed(&change.child)),
                    ([child], false) => steps.push(Step::Node(*child)),
                    _ => {
                        // The new node is the last one: the main line stays what it was.
                        steps.extend(added.then_some(Step::Added));
                        steps.extend(children.into_iter().rev().map(Step::Branch));
                    }
                }
            }
            out.new_line();
        }
        out.text
    }

    fn write_node(
        &self,
        node: NodeId,
        at_root: bool,
        changed_root: Option<NodeId>,
        change: &Change,
        out: &mut Out,
    ) {
        let mut lists: Vec<Written> = Vec::new();
        if at_root {
            let game = self.values(node, "GM").next().unwrap_or("1");
            lists.push(one("GM", closed(game)));
            lists.push(one("FF", "4"));
            lists.push(one("CA", "UTF-8"));
        }
        let mut replaced: Vec<&Written> = Vec::new();
        if change.node == Some(node) {
            replaced.extend(&change.properties);
        }
        if at_root && changed_root == Some(node) {
            replaced.extend(&change.root);
        }
        for property in self.properties(node) {
            let id: String = property.id().map(char::from).collect();
            let known = at_root && matches!(id.as_str(), "GM" | "FF" | "CA");
            if known || replaced.iter().any(|(new, _)| *new == id) {
                continue;
            }
            let values = property.values().map(|value| closed(value).to_owned());
            let same = lists.iter_mut().find(|(old, _)| is_list(&id) && *old == id);
            match same {
                Some((_, old)) => old.extend(values),
                None => lists.push((Cow::Owned(id), values.collect())),
            }
        }
        let new = replaced.iter().filter(|(_, values)| !values.is_empty());
        let new = borrowed_from(new.copied());
        out.node(borrowed(&lists).chain(new));
    }
}

fn borrowed(written: &[Written]) -> impl Iterator<Item = (&str, Vec<&str>)> {
    borrowed_from(written.iter())
}

fn borrowed_from<'a>(
    written: impl Iterator<Item = &'a Written>,
) -> impl Iterator<Item = (&'a str, Vec<&'a str>)> {
    written.map(|(id, values)| (id.as_ref(), values.iter().map(String::as_str).collect()))
}

/// Properties whose values are a list of points or of things at points.
fn is_list(id: &str) -> bool {
    matches!(
        id,
        "AB" | "AW" | "AE" | "TB" | "TW" | "CR" | "SQ" | "MA" | "TR" | "SL" | "LB" | "LN" | "AR"
    )
}

/// A value as written, without the lone escape that a value cut off may end with.
fn closed(value: &str) -> &str {
    let escapes = value.bytes().rev().take_while(|&b| b == b'\\').count();
    match value.strip_suffix('\\') {
        Some(whole) if escapes % 2 == 1 => whole,
        _ => value,
    }
}

/// A text as a value.
fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

fn one(id: &'static str, value: impl Into<String>) -> Written {
    (Cow::Borrowed(id), vec![value.into()])
}

fn size_value(size: Size) -> String {
    let (width, height) = (size.width(), size.height());
    if width == height {
        width.to_string()
    } else {
        format!("{width}:{height}")
    }
}

/// A point as two letters.
fn letters(point: Point) -> String {
    let letter = |n: u8| match n {
        0..26 => char::from(b'a' + n),
        _ => char::from(b'A' + (n - 26) % 26),
    };
    [letter(point.col), letter(point.row)].iter().collect()
}

fn list(id: &'static str, points: impl Iterator<Item = Point>) -> Option<Written> {
    let values: Vec<String> = points.map(letters).collect();
    (!values.is_empty()).then_some((Cow::Borrowed(id), values))
}

/// What turns one board into another.
fn set_up(from: &Board, to: &Board) -> impl Iterator<Item = Written> {
    let changed = |stone: Option<Color>| {
        let size = to.size();
        size.iter()
            .filter(move |&p| to.get(p) == stone && from.get(p) != stone)
    };
    let stones = [
        list("AB", changed(Some(Color::Black))),
        list("AW", changed(Some(Color::White))),
        list("AE", changed(None)),
    ];
    stones.into_iter().flatten()
}

/// `TB` and `TW`: the other side's dead stones, and with a count the own points. Both
/// are there even if empty, to take the place of older ones.
fn territory(document: &Document, counted: Option<Counted>) -> [Written; 2] {
    let board = &document.board;
    let settled = counted.map(|counted| counted.count.settled(Reading::AsMarked));
    let points = BySide::from_fn(|side: Color| {
        let own = |&point: &Point| match board.get(point) {
            Some(stone) => stone == side.other() && document.is_dead(point),
            None => settled.is_some_and(|s| s.ground(point) == Ground::Own(side)),
        };
        board.size().iter().filter(own).map(letters).collect()
    });
    let BySide { black, white } = points;
    [(Cow::Borrowed("TB"), black), (Cow::Borrowed("TW"), white)]
}

/// Reserved eyes as circles and route points as squares, besides the marks that are
/// there: a point has one mark only.
fn eyes(count: &Count, marked: &BTreeSet<Point>, old: &[Written]) -> [Written; 2] {
    let settled = count.settled(Reading::AsMarked);
    ["CR", "SQ"].map(|id| {
        let own = |&point: &Point| {
            matches!(settled.ground(point), Ground::Own(_))
                && settled.is_reserved(point) == (id == "CR")
                && !marked.contains(&point)
        };
        let old = old.iter().find(|(old, _)| *old == id);
        let old = old.map_or(Vec::new(), |(_, values)| values.clone());
        let new = settled.size().iter().filter(own).map(letters);
        (Cow::Borrowed(id), old.into_iter().chain(new).collect())
    })
}

/// A text that breaks its lines between nodes.
#[derive(Default)]
struct Out {
    text: String,
    line: usize,
}

/// Where a line is long enough.
const WIDE: usize = 72;

impl Out {
    fn push(&mut self, part: &str) {
        self.text.push_str(part);
    }

    fn new_line(&mut self) {
        if !self.text.ends_with('\n') && !self.text.is_empty() {
            self.text.push('\n');
        }
        self.line = self.text.len();
    }

    fn node<'a>(&mut self, properties: impl Iterator<Item = (&'a str, Vec<&'a str>)>) {
        if self.text.len() - self.line > WIDE {
            self.new_line();
        }
        self.push(";");
        for (id, values) in properties {
            if values.is_empty() {
                continue;
            }
            self.push(id);
            for value in values {
                self.push("[");
                self.push(value);
                self.push("]");
            }
        }
    }
}
