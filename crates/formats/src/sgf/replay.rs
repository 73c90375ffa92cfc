//! From a record to the position at a node.

use zilu_rules::{Board, BySide, Color, Document, Point, Size, Tally};

use super::file::{GameFile, NodeId, Property, Span, mover};
use super::komi::read_komi;
use super::outcome::Outcome;
use super::point::{Move, read_move, read_points};
use crate::place::Places;
use crate::{FileOddity, OddityKind};

impl GameFile {
    /// The position at a node and the record up to it, and what is odd on the way.
    ///
    /// Set-up and moves are executed as written: a move on an occupied point replaces
    /// the stone, suicide removes stones, and whatever is no point of the board is a
    /// pass. In a node with both, set-up comes first. Territory that the record marks
    /// (`TB`, `TW`) makes the opponent's chains in it dead. In the record,
    /// - stones placed are those on the board and those removed in play together;
    /// - passes at the end are the closing run, also in the middle of a game;
    /// - the last move is the last turn before that run.
    ///
    /// A node of a game that is not Go gives an empty board.
    #[must_use]
    pub fn document_at(&self, node: NodeId) -> (Document, Vec<FileOddity>) {
        let path = self.path(node);
        let root = path.first().copied().unwrap_or(node);
        let mut replay = Replay::new(self, self.size_of(root));
        replay.game_values(root);
        for &node in &path {
            replay.node(node);
        }
        replay.finish()
    }
}

#[derive(Clone)]
pub(super) struct Replay<'a> {
    file: &'a GameFile,
    document: Document,
    /// Turns so far, passes among them.
    turn: u32,
    turns: Tally,
    /// Marked territory that still belongs to the board.
    territory: Vec<(Color, Span)>,
    odd: Vec<(Span, OddityKind, Option<u32>)>,
}

impl<'a> Replay<'a> {
    pub(super) fn new(file: &'a GameFile, size: Size) -> Self {
        Self {
            file,
            document: Document::new(Board::new(size)),
            turn: 0,
            turns: Tally::default(),
            territory: Vec::new(),
            odd: Vec::new(),
        }
    }

    fn size(&self) -> Size {
        self.document.board.size()
    }

    fn note(&mut self, span: Span, kind: OddityKind, turn: Option<u32>) {
        self.odd.push((span, kind, turn));
    }

    /// Komi and handicap, and whether they make sense.
    pub(super) fn game_values(&mut self, root: NodeId) {
        if let Some(span) = self.file.game_value(root, "SZ")
            && self.file.slice(span).trim().is_empty()
        {
            self.note(span, OddityKind::BlankSize, None);
        }
        let server = self.file.game_text(root, "AP");
        let server = server.is_some_and(|name| name.to_lowercase().contains("fox"));
        // Some early writers put it under the property for an illegal move.
        let under_ko = || {
            let (span, found) = self.value(root, "KO")?;
            read_komi(&found, server)?;
            Some((span, format!("KO[{found}]")))
        };
        let komi = self.value(root, "KM").or_else(under_ko);
        if let Some((span, found)) = komi {
            let number = found.strip_prefix("KO[").unwrap_or(&found);
            match read_komi(number.trim_end_matches(']'), server) {
                Some(komi) => {
                    self.document.record.komi = Some(komi.amount);
                    if !komi.plain || number != found {
                        let read = komi.amount;
                        self.note(span, OddityKind::KomiInterpreted { found, read }, None);
                    }
                }
                None => self.note(span, OddityKind::KomiUnreadable { found }, None),
            }
        }
        if let Some((span, found)) = self.value(root, "RE")
            && let Some(by) = Outcome::read(&found).uncounted()
        {
            self.note(span, OddityKind::ResultUncounted { found, by }, None);
        }
        if let Some((span, found)) = self.value(root, "HA") {
            match found.parse::<u16>() {
                Ok(handicap) if handicap <= self.size().points() => {
                    self.handicap(root, span, handicap);
                }
                _ => self.note(span, OddityKind::HandicapUnreadable { found }, None),
            }
        }
    }

    fn value(&self, root: NodeId, id: &str) -> Option<(Span, String)> {
        let span = self.file.game_value(root, id)?;
        let value = self.file.slice(span).trim();
        (!value.is_empty()).then(|| (span, value.to_owned()))
    }

    /// Handicap stones are set up, or placed as Black's first moves (free placement).
    fn handicap(&mut self, root: NodeId, span: Span, handicap: u16) {
        if handicap == 1 {
            self.note(span, OddityKind::HandicapOne, None);
        }
        if handicap < 2 {
            return;
        }
        self.document.record.handicap = handicap;
        let mut setup = Board::new(self.size());
        let mut placed = 0;
        'line: for node in self.file.main_line_from(root) {
            for property in self.file.properties(node) {
                match mover(property) {
                    Some(Color::Black) => placed += 1,
                    Some(Color::White) => break 'line,
                    None if placed == 0 => {
                        set_up(&mut setup, property, self.file, |_| {});
                    }
                    None => {}
                }
            }
            if placed > u32::from(handicap) {
                break;
            }
        }
        let stones = setup.count(Color::Black);
        let expected = u32::from(handicap);
        // With white stones among them it is a position, not the start of a game.
        let start = setup.count(Color::White) == 0;
        if start && stones != expected && stones + placed != expected {
            self.note(span, OddityKind::HandicapStones { handicap, stones }, None);
        }
    }

    pub(super) fn node(&mut self, node: NodeId) {
        let file = self.file;
        for property in file.properties(node) {
            let mut ignored = Vec::new();
            if set_up(&mut self.document.board, property, file, |span| {
                ignored.push(span)
            }) {
                self.territory.clear();
            }
            for span in ignored {
                let found = file.slice(span).to_owned();
                self.note(span, OddityKind::SetupIgnored { found }, None);
            }
        }
        for property in file.properties(node) {
            if let Some(color) = mover(property)
                && let Some(span) = property.spans().next()
            {
                self.turn(color, span);
            }
        }
        let marks = |id| file.spans(node, id);
        let black = marks("TB").map(|span| (Color::Black, span));
        let white = marks("TW").map(|span| (Color::White, span));
        let marked: Vec<_> = black.chain(white).collect();
        if !marked.is_empty() {
            self.territory = marked;
        }
    }

    fn turn(&mut self, color: Color, span: Span) {
        self.turn += 1;
        let turn = Some(self.turn);
        let value = self.file.slice(span);
        let found = || value.to_owned();
        match read_move(value, self.size()) {
            Move::At(point) => return self.play(color, point, span),
            Move::Pass => {}
            Move::Blank => self.note(span, OddityKind::BlankMove, turn),
            Move::OffBoard => self.note(span, OddityKind::MoveOffBoard { found: found() }, turn),
            Move::Unreadable => {
                self.note(span, OddityKind::UnreadableMove { found: found() }, turn);
            }
        }
        self.turns.pass(color);
    }

    fn play(&mut self, color: Color, point: Point, span: Span) {
        let turn = Some(self.turn);
        let name = || self.size().name(point).to_string();
        let replaced = self.document.board.get(point);
        if replaced.is_some() {
            let point = name();
            self.note(span, OddityKind::OccupiedPoint { point }, turn);
        }
        let taken = self.document.board.play(color, point);
        if taken[color] > u32::from(replaced == Some(color)) {
            let point = self.size().name(point).to_string();
            self.note(span, OddityKind::Suicide { point }, turn);
        }
        self.turns.play(color, taken);
        self.territory.clear();
    }

    /// Forgets what was odd so far.
    pub(super) fn forget(&mut self) {
        self.odd.clear();
    }

    pub(super) fn finish(mut self) -> (Document, Vec<FileOddity>) {
        for (owner, span) in std::mem::take(&mut self.territory) {
            let Some(points) = read_points(self.file.slice(span), self.size()) else {
                continue;
            };
            for point in points {
                if self.document.board.get(point) == Some(owner.other())
                    && !self.document.is_dead(point)
                {
                    self.document.mark(point, true);
                }
            }
        }
        let Document { board, record, .. } = &mut self.document;
        self.turns.write(record);
        record.placed =
            BySide::from_fn(|color| Some(board.count(color) + self.turns.captured()[color]));
        self.odd.sort_by_key(|(span, ..)| span.start);
        let mut places = Places::new(self.file.text());
        let oddities = self.odd.into_iter().map(|(span, kind, turn)| FileOddity {
            place: places.at(span.start as usize),
            kind,
            turn,
        });
        (self.document, oddities.collect())
    }
}

/// Executes a set-up property; whether it was one. Tells of values that were ignored.
fn set_up(
    board: &mut Board,
    property: Property<'_>,
    file: &GameFile,
    mut ignored: impl FnMut(Span),
) -> bool {
    let stone = if property.is("AB") {
        Some(Color::Black)
    } else if property.is("AW") {
        Some(Color::White)
    } else if property.is("AE") {
        None
    } else {
        return false;
    };
    for span in property.spans() {
        let value = file.slice(span);
        match read_points(value, board.size()) {
            Some(points) => points.for_each(|point| board.set(point, stone)),
            // An empty list is no mistake.
            None if value.trim().is_empty() => {}
            None => ignored(span),
        }
    }
    true
}
