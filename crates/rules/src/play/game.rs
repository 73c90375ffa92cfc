//! A game: turns played under rules, each of which can be taken back.

use alloc::vec::Vec;
use core::fmt;

use super::position::{Chains, Effect};
use super::{Illegal, Ko, Position, Rules, Suicide, Tally};
use crate::{Amount, Board, BySide, Color, Document, Point};

/// A turn: a stone on a point, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose turn.
    pub color: Color,
    /// Where the stone is played; `None` is a pass.
    pub point: Option<Point>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The players agreed on what is dead; the position is counted.
    Agreement,
    /// This side resigned.
    Resignation(Color),
    /// This side lost by forfeit.
    Forfeit(Color),
    /// No result: a cycle that both sides insist on 无胜负.
    NoResult,
}

impl Outcome {
    /// The id of every outcome.
    pub const IDS: [&'static str; 4] = ["agreement", "resignation", "forfeit", "no-result"];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::Resignation(_) => "resignation",
            Self::Forfeit(_) => "forfeit",
            Self::NoResult => "no-result",
        }
    }

    /// The winner, where that does not depend on the count.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Resignation(loser) | Self::Forfeit(loser) => Some(loser.other()),
            Self::Agreement | Self::NoResult => None,
        }
    }
}

/// The game is not stopped, so it cannot be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotStopped;

impl fmt::Display for NotStopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is not stopped")
    }
}

impl core::error::Error for NotStopped {}

/// A game from any starting position.
///
/// ```
/// use zilu_rules::{Board, Color, Game, Illegal, Method, Point, Size};
///
/// let board = Board::new(Size::new(9, 9).unwrap());
/// let mut game = Game::new(board, Color::Black, Method::Chen.rules());
/// game.play(Point::new(4, 4))?;
/// assert_eq!(game.check(Point::new(4, 4)), Err(Illegal::Occupied));
/// game.pass()?;
/// game.pass()?;
/// assert!(game.is_stopped());
/// assert_eq!(game.stopper(), Some(Color::White));
/// # Ok::<(), Illegal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The recorded komi.
    pub komi: Option<Amount>,
    /// Handicap stones; they are on the starting board or Black's first plays.
    pub handicap: u16,
    rules: Rules,
    position: Position,
    tally: Tally,
    /// Turns made when play last began: at the start, or when it was resumed.
    began: usize,
    past: Vec<Past>,
    outcome: Option<Outcome>,
}

/// A turn made, and the state of the game before it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Past {
    turn: Turn,
    effect: Effect,
    to_move: Color,
    hash: u64,
    tally: Tally,
    began: usize,
}

impl Game {
    /// A game that starts from this board, which need not be one that play can reach.
    #[must_use]
    pub fn new(board: Board, to_move: Color, rules: Rules) -> Self {
        Self {
            komi: None,
            handicap: 0,
            rules,
            position: Position::new(board, to_move),
            tally: Tally::default(),
            began: 0,
            past: Vec::new(),
            outcome: None,
        }
    }

    /// The rules that are played.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board, the side to move and the hash.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The stones on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        self.position.board()
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Color {
        self.position.to_move()
    }

    /// Prisoners, passes, and who made the first and last of what.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The turns made.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Turn> + ExactSizeIterator {
        self.past.iter().map(|past| past.turn)
    }

    /// The stones that a turn, numbered from 1, took off the board, own ones among them.
    pub fn taken_by(&self, turn: usize) -> impl Iterator<Item = Point> {
        let past = turn.checked_sub(1).and_then(|i| self.past.get(i));
        past.into_iter().flat_map(|past| {
            let Effect { taken, lost, .. } = &past.effect;
            taken.iter().chain(lost).copied()
        })
    }

    /// The board after a number of turns; 0 is the start, and more than were made is now.
    #[must_use]
    pub fn board_after(&self, turns: usize) -> Board {
        let mut position = self.position.clone();
        for past in self.past.iter().skip(turns).rev() {
            past.revert(&mut position);
        }
        position.board().clone()
    }

    /// Whether the side to move may play here.
    ///
    /// # Errors
    /// The first reason why not, in the order of [`Illegal`]'s list.
    pub fn check(&self, point: Point) -> Result<(), Illegal> {
        self.is_open()?;
        self.judge(&Chains::of(self.board()), point).map(|_| ())
    }

    /// The points where the side to move may play, in reading order.
    #[must_use]
    pub fn legal_points(&self) -> Vec<Point> {
        if self.is_open().is_err() {
            return Vec::new();
        }
        let chains = Chains::of(self.board());
        let points = self.board().size().iter();
        points
            .filter(|&point| self.judge(&chains, point).is_ok())
            .collect()
    }

    /// Plays a stone of the side to move.
    ///
    /// # Errors
    /// As [`Game::check`]; then nothing has changed.
    pub fn play(&mut self, point: Point) -> Result<(), Illegal> {
        self.is_open()?;
        let effect = self.judge(&Chains::of(self.board()), point)?;
        let color = self.to_move();
        let before = self.before(color, Some(point));
        self.position.apply(color, point, &effect);
        self.tally.play(color, effect.removed(color));
        self.past.push(Past { effect, ..before });
        Ok(())
    }

    /// Passes. A pass is never forbidden by a ko rule.
    ///
    /// # Errors
    /// [`Illegal::Stopped`] or [`Illegal::Over`].
    pub fn pass(&mut self) -> Result<(), Illegal> {
        self.is_open()?;
        let color = self.to_move();
        self.execute(Turn { color, point: None });
        Ok(())
    }

    /// Makes a turn as a record has it, whether it is legal or not: by either side, on an
    /// occupied point, after the end. A point off the board is a pass.
    pub fn execute(&mut self, turn: Turn) {
        let Turn { color, point } = turn;
        let point = point.filter(|&p| self.board().size().contains(p));
        let mut past = self.before(color, point);
        if let Some(point) = point {
            past.effect = self.position.execute(color, point);
            self.tally.play(color, past.effect.removed(color));
        } else {
            self.position.to_move = color.other();
            self.tally.pass(color);
        }
        self.past.push(past);
    }

    /// Takes back the last turn, and with it what followed: the end, a resumption.
    pub fn undo(&mut self) -> Option<Turn> {
        let past = self.past.pop()?;
        past.revert(&mut self.position);
        self.position.to_move = past.to_move;
        self.tally = past.tally;
        self.began = past.began;
        self.outcome = None;
        Some(past.turn)
    }

    /// Whether passes have stopped the game.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        let mut passes = BySide::new(0, 0);
        for turn in self.run() {
            passes[turn.color] += 1;
        }
        let last = self.run().last();
        last.is_some_and(|last| self.rules.end.stops(passes, last.color))
    }

    /// The side that made the first pass of those that stopped the game.
    #[must_use]
    pub fn stopper(&self) -> Option<Color> {
        let first = self.run().next()?;
        self.is_stopped().then_some(first.color)
    }

    /// The unbroken run of passes since play began or was resumed.
    fn run(&self) -> impl Iterator<Item = Turn> {
        let since = self.past.get(self.began..).unwrap_or_default();
        let passes = since.iter().rev().take_while(|p| p.turn.point.is_none());
        let start = since.len() - passes.count();
        since.iter().skip(start).map(|past| past.turn)
    }

    /// Goes on with a stopped game, with its history and without restoring anything
    /// afterwards; [`Rules::dispute`] says who moves first.
    ///
    /// # Errors
    /// [`NotStopped`] also where the game is over.
    pub fn resume(&mut self, first: Color) -> Result<(), NotStopped> {
        if self.is_open() != Err(Illegal::Stopped) {
            return Err(NotStopped);
        }
        self.began = self.past.len();
        self.position.to_move = first;
        Ok(())
    }

    /// Ends the game, at any time.
    pub fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The last turn after which the board and the side to move were as they are now, with
    /// play since then: the cycle that some rules leave without result. 0 is the start.
    #[must_use]
    pub fn repeats(&self) -> Option<usize> {
        let last_play = self.past.iter().rposition(|p| p.turn.point.is_some())?;
        let earlier = self.past.iter().enumerate().take(last_play + 1).rev();
        earlier
            .filter(|(_, past)| past.hash == self.position.hash() && past.to_move == self.to_move())
            .map(|(n, _)| n)
            .find(|&n| self.board_after(n) == *self.board())
    }

    /// The position with all that the record tells of it, to be counted (spec 3).
    #[must_use]
    pub fn document(&self) -> Document {
        self.document_of(self.board().clone(), &self.tally)
    }

    pub(super) fn document_of(&self, board: Board, tally: &Tally) -> Document {
        let mut document = Document::new(board);
        let board = &document.board;
        let record = &mut document.record;
        record.komi = self.komi;
        record.handicap = if self.handicap < 2 { 0 } else { self.handicap };
        record.placed = BySide::from_fn(|c| Some(board.count(c) + tally.captured()[c]));
        tally.write(record);
        document
    }

    fn is_open(&self) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            Err(Illegal::Over)
        } else if self.is_stopped() {
            Err(Illegal::Stopped)
        } else {
            Ok(())
        }
    }

    /// What a stone of the side to move does, if it may be played.
    fn judge(&self, chains: &Chains, point: Point) -> Result<Effect, Illegal> {
        if !self.board().size().contains(point) {
            return Err(Illegal::OffBoard);
        }
        if self.board().get(point).is_some() {
            return Err(Illegal::Occupied);
        }
        let effect = chains.effect(self.to_move(), point);
        let allowed = match self.rules.suicide {
            Suicide::Illegal => effect.lost.is_empty(),
            Suicide::MultiStone => effect.lost.len() != 1,
            Suicide::Legal => true,
        };
        if !allowed {
            let stones = effect.lost;
            return Err(Illegal::Suicide { stones });
        }
        match self.repeated(point, &effect) {
            None => Ok(effect),
            Some(after) if after + 1 == self.past.len() => Err(Illegal::Ko { turn: after + 1 }),
            Some(after) => Err(Illegal::Repeats { after }),
        }
    }

    /// The latest turn whose board a stone would repeat against the ko rule.
    ///
    /// Hashes only find candidates; the boards themselves are compared before a stone is
    /// forbidden.
    fn repeated(&self, point: Point, effect: &Effect) -> Option<usize> {
        let color = self.to_move();
        let hash = self.position.hash_after(color, point, effect);
        let earlier = |n: usize| self.past.get(n).map_or(self.position.hash(), |p| p.hash);
        let mut candidates = (0..=self.past.len())
            .rev()
            .filter(|&n| earlier(n) == hash && self.forbids(n))
            .peekable();
        candidates.peek()?;
        let mut after = self.position.clone();
        after.apply(color, point, effect);
        candidates.find(|&n| self.board_after(n) == *after.board())
    }

    /// Whether the ko rule forbids the side to move to repeat the board after turn `n`.
    fn forbids(&self, n: usize) -> bool {
        let color = self.to_move();
        let played_by = |past: Option<&Past>| {
            let turn = past.map(|past| past.turn);
            turn.filter(|t| t.point.is_some()).map(|t| t.color)
        };
        let next = self.past.get(n);
        match self.rules.ko {
            Ko::None => false,
            Ko::Simple => n + 1 == self.past.len() && played_by(next) == Some(color.other()),
            Ko::PositionalSuperko => true,
            Ko::SituationalSuperko => next.is_some_and(|next| next.to_move != color),
            Ko::NaturalSituationalSuperko => {
                let last = n.checked_sub(1).and_then(|i| self.past.get(i));
                played_by(last) == Some(color)
            }
        }
    }

    /// The state now, as the past of a turn to come.
    fn before(&self, color: Color, point: Option<Point>) -> Past {
        Past {
            turn: Turn { color, point },
            effect: Effect::default(),
            to_move: self.position.to_move(),
            hash: self.position.hash(),
            tally: self.tally,
            began: self.began,
        }
    }
}

impl Past {
    fn revert(&self, position: &mut Position) {
        if let Some(point) = self.turn.point {
            position.revert(self.turn.color, point, &self.effect);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Method, Size};

    /// Keys are three bits wide here: see `hash`.
    #[test]
    fn equal_hashes_of_different_boards_forbid_nothing() {
        let size = Size::new(4, 3).unwrap();
        let (mut same_hash, mut repeated) = (0, 0);
        let mut random = 1_u32;
        for _ in 0..40 {
            let rules = Method::TrompTaylor.rules();
            let mut game = Game::new(Board::new(size), Color::Black, rules);
            let mut boards = alloc::vec![game.board().clone()];
            for _ in 0..60 {
                let legal: Vec<Point> = size
                    .iter()
                    .filter(|&p| game.board().get(p).is_none())
                    .filter(|&p| {
                        let mut after = game.position().clone();
                        after.execute(game.to_move(), p);
                        same_hash += usize::from(after.hash() == game.position().hash());
                        let new = !boards.contains(after.board());
                        repeated += usize::from(!new);
                        new
                    })
                    .collect();
                assert_eq!(legal, game.legal_points());
                if legal.is_empty() {
                    break;
                }
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let point = legal[(random >> 16) as usize % legal.len()];
                assert_eq!(game.play(point), Ok(()));
                boards.push(game.board().clone());
            }
        }
        assert!(same_hash > 100 && repeated > 100, "{same_hash}, {repeated}");
    }
}
