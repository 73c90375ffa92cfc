//! Points that must be filled 假眼, 手入 (spec 1.7).
//!
//! Counting stops the game before the last neutral points are taken. What a side must
//! still play inside its own area is found by playing on: the neutral points are taken,
//! and the side answers what threatens it. It has the first choice of the points that join
//! its chains, since it would take them before it has to fill.

use alloc::vec::Vec;

use crate::Color;
use crate::blob::{Blob, Blobs};
use crate::grid::{Cell, Grid};
use crate::ruling::{self, LastKo};
use crate::settled::{Standing, Survey};

/// Why an own point must be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// It is the last liberty of a chain once the neutral points are taken.
    Atari,
    /// It takes stones that leave a chain no other liberty.
    Take,
    /// A stone thrown in here would leave a chain no way to connect.
    ThrowIn,
    /// A ruling says so.
    Ruling,
}

/// A point that must be filled, and the chain for whose sake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fill {
    pub(crate) cell: usize,
    /// The first cell of the chain.
    pub(crate) chain: usize,
    pub(crate) cause: Cause,
}

/// What playing on shows for one side.
#[derive(Default)]
pub(crate) struct Playout {
    /// The own points that it must fill.
    pub(crate) fills: Vec<Fill>,
    /// Neutral points that the opponent cannot take.
    pub(crate) barred: Vec<usize>,
    /// The last kos, which a ruling may decide otherwise.
    pub(crate) kos: Vec<LastKo>,
}

/// Plays on for `side`, which takes what joins its chains and answers; the opponent takes
/// all other neutral points. Pieces in seki or unsettled are left alone.
pub(crate) fn play_on(survey: &Survey<'_>, side: Color) -> Playout {
    let mut play = Play {
        survey,
        side,
        work: survey.grid.clone(),
        placed: alloc::vec![false; survey.grid.len()],
        noted: alloc::vec![false; survey.grid.len()],
        found: Playout::default(),
    };
    if play.take_neutral_points() {
        play.answer();
    }
    play.found.kos = ruling::last_kos(survey, side, &play.work, &play.found.fills);
    play.found
}

/// The board as it is played on.
struct Play<'a, 'b> {
    survey: &'a Survey<'b>,
    side: Color,
    work: Grid,
    /// Where the opponent has just placed a stone.
    placed: Vec<bool>,
    /// The points of `found.fills`.
    noted: Vec<bool>,
    found: Playout,
}

impl Play<'_, '_> {
    /// Takes the neutral points: the side those that join its chains or attached pieces,
    /// the opponent all others but those where its stones would have no liberty. Liberties
    /// that seki shares stay open. False if there is nothing to answer.
    fn take_neutral_points(&mut self) -> bool {
        let (own, enemy) = (Cell::from(self.side), Cell::from(self.side.other()));
        let survey = self.survey;
        let mut any = false;
        let joints = survey.pieces.iter().zip(&survey.joints);
        for (piece, joints) in joints {
            if piece.color == self.side {
                for &joint in joints {
                    self.work.cells[joint] = own;
                }
            }
        }
        let mut placed = Vec::new();
        for region in &survey.blobs.list {
            if !region.is_neutral() || is_shared_in_seki(survey, region) {
                continue;
            }
            for &cell in survey.blobs.cells(region) {
                any = true;
                if self.work.cells[cell] != Cell::Empty {
                    continue;
                }
                if self.joins(cell) {
                    self.work.cells[cell] = own;
                } else {
                    self.work.cells[cell] = enemy;
                    self.placed[cell] = true;
                    placed.push(cell);
                }
            }
        }
        let is_short = |chain: &Blob| chain.content == own && chain.liberties <= 2;
        if !any {
            return survey.blobs.list.iter().any(is_short);
        }
        let chains = Blobs::new(&self.work);
        for cell in placed {
            if chains.at(cell).liberties == 0 {
                self.work.cells[cell] = Cell::Empty;
                self.placed[cell] = false;
                self.found.barred.push(cell);
            }
        }
        true
    }

    /// Whether a stone on a neutral point would join two chains of the side.
    fn joins(&self, cell: usize) -> bool {
        let survey = self.survey;
        let own = Cell::from(self.side);
        let mut chains = survey
            .grid
            .around(cell)
            .into_iter()
            .filter(|&n| survey.grid.cells[n] == own)
            .map(|n| survey.blobs.of[n]);
        let first = chains.next();
        chains.any(|other| Some(other) != first)
    }

    /// Plays what the side must, until nothing threatens it.
    ///
    /// All answers of a round are played together, so that no order of points matters.
    fn answer(&mut self) {
        // Every round fills a point; only takes empty any, and each stone placed is taken once.
        for _ in 0..self.work.size.points() {
            let chains = Blobs::new(&self.work);
            let mut answers = self.answers_to_atari(&chains);
            if answers.is_empty() {
                answers = self.answers_to_throw_ins(&chains);
            }
            if answers.is_empty() {
                return;
            }
            self.play(answers, &chains);
        }
    }

    /// Plays the answers of a round, `before` being the chains before it.
    fn play(&mut self, answers: Vec<Fill>, before: &Blobs) {
        let (own, enemy) = (Cell::from(self.side), Cell::from(self.side.other()));
        for fill in &answers {
            self.work.cells[fill.cell] = own;
        }
        // Only a chain with no more liberties than were filled can be taken.
        let may_be_taken = |fill: &Fill| {
            self.work.around(fill.cell).into_iter().any(|n| {
                self.work.cells[n] == enemy && usize::from(before.at(n).liberties) <= answers.len()
            })
        };
        let after = answers
            .iter()
            .any(may_be_taken)
            .then(|| Blobs::new(&self.work));
        for fill in answers {
            for n in self.work.around(fill.cell) {
                if let Some(chains) = &after
                    && self.work.cells[n] == enemy
                    && chains.at(n).liberties == 0
                {
                    for &stone in chains.cells(chains.at(n)) {
                        self.work.cells[stone] = Cell::Empty;
                    }
                }
            }
            // Dead stones are still on the board: one that stands on the point is taken first.
            for cell in self.liberties_of_dead(fill.cell) {
                self.work.cells[cell] = own;
                let cause = Cause::Take;
                self.note(Fill {
                    cell,
                    cause,
                    ..fill
                });
            }
            self.note(fill);
        }
    }

    fn note(&mut self, fill: Fill) {
        let is_own = self.survey.blobs.at(fill.cell).owner() == Some(self.side);
        if is_own && !self.noted[fill.cell] {
            self.noted[fill.cell] = true;
            self.found.fills.push(fill);
        }
    }

    /// If a dead stone stands on the point: the liberties of its chain.
    fn liberties_of_dead(&self, cell: usize) -> Vec<usize> {
        let enemy = Cell::from(self.side.other());
        let dead = |cell: usize| self.survey.dead.contains(&(cell, enemy));
        let mut chain = Vec::new();
        if dead(cell) {
            chain.push(cell);
        }
        let mut next = 0;
        let mut liberties = Vec::new();
        while let Some(&stone) = chain.get(next) {
            next += 1;
            for n in self.work.around(stone) {
                if dead(n) {
                    if !chain.contains(&n) {
                        chain.push(n);
                    }
                } else if self.work.cells[n] == Cell::Empty && !liberties.contains(&n) {
                    liberties.push(n);
                }
            }
        }
        liberties
    }

    /// For the chains in atari: takes the just-placed stones in atari beside them, or where
    /// there are none, fills their last liberties.
    fn answers_to_atari(&self, chains: &Blobs) -> Vec<Fill> {
        let own = Cell::from(self.side);
        let mut takes = Vec::new();
        let mut fills = Vec::new();
        for chain in &chains.list {
            if chain.content != own || chain.liberties != 1 || self.is_left_alone(chain.first) {
                continue;
            }
            let fill = |cause| {
                move |cell| Fill {
                    cell,
                    chain: chain.first,
                    cause,
                }
            };
            for &stone in chains.cells(chain) {
                for n in self.work.around(stone) {
                    if self.work.cells[n] == Cell::Empty {
                        fills.push(fill(Cause::Atari)(n));
                    } else if self.placed[n]
                        && self.work.cells[n] != own
                        && chains.at(n).liberties == 1
                    {
                        let last = self.liberties(chains.cells(chains.at(n)));
                        takes.extend(last.into_iter().map(fill(Cause::Take)));
                    }
                }
            }
        }
        if takes.is_empty() { fills } else { takes }
    }

    /// For a chain whose liberties are two neighbours, one of which touches another chain
    /// of the side: a stone thrown in there cuts it off, so it must be filled.
    fn answers_to_throw_ins(&self, chains: &Blobs) -> Vec<Fill> {
        let own = Cell::from(self.side);
        let mut fills = Vec::new();
        for (id, chain) in chains.list.iter().enumerate() {
            if chain.content != own || chain.liberties != 2 || self.is_left_alone(chain.first) {
                continue;
            }
            let points = self.liberties(chains.cells(chain));
            let &[a, b] = points.as_slice() else {
                continue;
            };
            if !self.work.around(a).contains(&b) {
                continue;
            }
            let joins = |cell: usize| {
                self.work
                    .around(cell)
                    .into_iter()
                    .any(|n| self.work.cells[n] == own && usize::from(chains.of[n]) != id)
            };
            // Nothing is cut off that has room behind the point.
            let is_end = |cell: usize, other: usize| {
                !joins(cell)
                    && self
                        .work
                        .around(cell)
                        .into_iter()
                        .all(|n| n == other || self.work.cells[n] != Cell::Empty)
            };
            let cell = if joins(a) && is_end(b, a) {
                a
            } else if joins(b) && is_end(a, b) {
                b
            } else {
                continue;
            };
            fills.push(Fill {
                cell,
                chain: chain.first,
                cause: Cause::ThrowIn,
            });
        }
        fills
    }

    /// Whether the chain belongs to a piece that is not played on.
    fn is_left_alone(&self, cell: usize) -> bool {
        self.survey
            .pieces
            .get(usize::from(self.survey.piece_of[cell]))
            .is_some_and(|p| p.standing.is_seki() || p.standing == Standing::Unsettled)
    }

    /// The liberties of a chain.
    fn liberties(&self, chain: &[usize]) -> Vec<usize> {
        let mut found = Vec::new();
        for n in chain.iter().flat_map(|&stone| self.work.around(stone)) {
            if self.work.cells[n] == Cell::Empty && !found.contains(&n) {
                found.push(n);
            }
        }
        found
    }
}

/// Whether a neutral region is shared by pieces in seki of both colours.
fn is_shared_in_seki(survey: &Survey<'_>, region: &Blob) -> bool {
    let mut sides = sides_in_seki(survey, region);
    let first = sides.next();
    first.is_some() && sides.any(|side| Some(side) != first)
}

/// Whether a region touches a piece in seki.
pub(crate) fn touches_seki(survey: &Survey<'_>, region: &Blob) -> bool {
    sides_in_seki(survey, region).next().is_some()
}

/// The colours of the stones in seki beside a region.
fn sides_in_seki(survey: &Survey<'_>, region: &Blob) -> impl Iterator<Item = Color> {
    survey
        .blobs
        .cells(region)
        .iter()
        .flat_map(|&cell| survey.grid.around(cell))
        .filter_map(|n| survey.pieces.get(usize::from(survey.piece_of[n])))
        .filter(|piece| piece.standing.is_seki())
        .map(|piece| piece.color)
}
