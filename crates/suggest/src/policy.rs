//! How a side moves in a playout: named rules, each with its reason.
//!
//! The rules answer what was just played, keep both sides from undoing their own shape,
//! and so let sekis, eyes and dead stones stand to the end as players would.

use crate::board::{BORDER, Board, EMPTY, Few, NONE, Place, Places, enemy};
use crate::dice::Dice;

/// The largest shape played into an eye to kill it.
const KILLING: usize = 6;
/// The largest space in which the last move is answered.
const SPACE: usize = 7;
/// So many random points are tried before the board is searched.
const TRIES: usize = 4;

/// What the rules need beside the board.
pub(crate) struct Policy {
    /// Places on which nobody plays: settled beyond doubt.
    pub(crate) barred: Places<bool>,
    /// The last move; none after a pass.
    pub(crate) last: Place,
}

/// A small connected set of places without stones of the side that walls it in.
struct Space {
    places: Few<8>,
}

impl Policy {
    pub(crate) fn new() -> Self {
        Self {
            barred: Places::new(false),
            last: NONE,
        }
    }

    /// A move for a side, or a pass.
    pub(crate) fn choose(&self, board: &Board, dice: &mut Dice, color: u8) -> Option<Place> {
        if self.last != NONE {
            let answer = self
                .take_what_was_just_put_in_atari(board, color)
                .or_else(|| self.rescue(board, dice, color))
                .or_else(|| self.hold_the_invaded_space(board, color))
                .or_else(|| self.play_the_vital_point(board, color));
            if answer.is_some() {
                return answer;
            }
        }
        self.any(board, dice, color)
    }

    /// A stone that was just played into atari is taken, because nobody leaves it.
    fn take_what_was_just_put_in_atari(&self, board: &Board, color: u8) -> Option<Place> {
        let chain = board.chain(self.last);
        if board.cells[self.last] != enemy(color) {
            return None;
        }
        let at = chain.only_liberty()?;
        let free = at != board.ko && !self.barred[at];
        (free && (chain.stones > 1 || board.is_safe(color, at))).then_some(at)
    }

    /// A chain that the last move put in atari takes an attacker or runs, because it
    /// would be taken next.
    fn rescue(&self, board: &Board, dice: &mut Dice, color: u8) -> Option<Place> {
        let mut ways: Few<8> = Few::new();
        let mut heads: Few<4> = Few::new();
        for n in board.around(self.last) {
            if board.cells[n] != color || heads.holds(board.head(n)) {
                continue;
            }
            heads.add(board.head(n));
            let Some(liberty) = board.chain(n).only_liberty() else {
                continue;
            };
            for stone in board.stones(n) {
                for m in board.around(stone) {
                    if board.cells[m] == enemy(color)
                        && let Some(at) = board.chain(m).only_liberty()
                        && at != board.ko
                        && !self.barred[at]
                    {
                        ways.add(at);
                    }
                }
                if ways.is_full() {
                    break;
                }
            }
            if !self.barred[liberty] && board.is_safe(color, liberty) && liberty != board.ko {
                ways.add(liberty);
            }
        }
        ways.as_slice().get(dice.below(ways.len())).copied()
    }

    /// Inside my own small space the enemy's move is met at the best connected point,
    /// because there it makes the eye or kills the stone.
    fn hold_the_invaded_space(&self, board: &Board, color: u8) -> Option<Place> {
        let space = Space::around(board, self.last, color)?;
        if space.places.len() < 3 {
            return None;
        }
        let mut best = (3, NONE);
        for &place in space.places.as_slice() {
            if board.cells[place] != EMPTY {
                continue;
            }
            let inside = board
                .around(place)
                .into_iter()
                .map(|n| match board.cells[n] {
                    EMPTY => 3,
                    c if c == enemy(color) => 2,
                    _ => 0,
                });
            let degree: u32 = inside.sum();
            if degree > best.0 {
                best = (degree, place);
            }
        }
        let at = best.1;
        (at != NONE && at != board.ko && !self.barred[at] && board.is_safe(color, at)).then_some(at)
    }

    /// The vital point of an eye space that the last move opened or shut is played,
    /// because there two eyes become one.
    fn play_the_vital_point(&self, board: &Board, color: u8) -> Option<Place> {
        let usable = |at: &Place| !self.barred[*at] && board.is_legal(color, *at);
        if (3..=KILLING as u16).contains(&board.takes) {
            let hole = board.taken.get(..usize::from(board.takes))?;
            if let Some(at) = vital(board, hole).filter(usable) {
                return Some(at);
            }
        }
        for n in board.around(self.last) {
            if board.cells[n] == EMPTY
                && let Some(space) = Space::empty(board, n, enemy(color))
                && let Some(at) = vital(board, space.places.as_slice()).filter(usable)
            {
                return Some(at);
            }
        }
        None
    }

    /// Any sensible point, else a pass.
    fn any(&self, board: &Board, dice: &mut Dice, color: u8) -> Option<Place> {
        let empties = board.empties();
        if empties == 0 {
            return None;
        }
        for _ in 0..TRIES {
            let at = board.empty_at(dice.below(empties));
            if self.is_sensible(board, dice, color, at) {
                return Some(at);
            }
        }
        let start = dice.below(empties);
        (start..empties)
            .chain(0..start)
            .map(|slot| board.empty_at(slot))
            .find(|&at| self.is_sensible(board, dice, color, at))
    }

    fn is_sensible(&self, board: &Board, dice: &mut Dice, color: u8, at: Place) -> bool {
        if at == board.ko || self.barred[at] {
            return false;
        }
        let (mut empty, mut mine, mut theirs) = (0, 0, 0);
        for n in board.around(at) {
            match board.cells[n] {
                EMPTY => empty += 1,
                BORDER => mine += 1,
                c if c == color => mine += 1,
                _ => theirs += 1,
            }
        }
        if mine == 4 {
            return !is_eye(board, color, at) && may_fill_false_eye(board, color, at);
        }
        if mine == 3 && theirs == 0 && is_quiet(board, color, at) {
            return false;
        }
        if empty >= 2 || (board.is_legal(color, at) && board.is_safe(color, at)) {
            return true;
        }
        board.is_legal(color, at) && may_put_self_in_atari(board, dice, color, at)
    }
}

/// An eye is not filled by its owner: it is the life of the group.
fn is_eye(board: &Board, color: u8, at: Place) -> bool {
    let mut head = NONE;
    let mut one_chain = true;
    for n in board.around(at) {
        if board.cells[n] == color {
            one_chain &= head == NONE || head == board.head(n);
            head = board.head(n);
        }
    }
    if one_chain {
        return true;
    }
    let (mut edge, mut theirs) = (false, 0);
    for n in board.diagonals(at) {
        edge |= board.cells[n] == BORDER;
        theirs += u32::from(board.cells[n] == enemy(color));
    }
    theirs < if edge { 1 } else { 2 }
}

/// A false eye is filled only to save a chain beside it or where the join is safe:
/// in a seki, or in a ring that lives by two false eyes, filling it would be the losing move.
fn may_fill_false_eye(board: &Board, color: u8, at: Place) -> bool {
    if !board.is_legal(color, at) {
        return false;
    }
    let around = board.around(at);
    let mut liberties: Few<4> = Few::new();
    for n in around {
        if board.cells[n] != color {
            continue;
        }
        if board.chain(n).only_liberty().is_some() {
            return true;
        }
        for &liberty in board.liberties::<4>(n).as_slice() {
            if liberty != at {
                liberties.add(liberty);
            }
        }
    }
    liberties.len() >= 3
}

/// Own quiet points are not filled: that would only use up liberties.
fn is_quiet(board: &Board, color: u8, at: Place) -> bool {
    let theirs = enemy(color);
    board
        .diagonals(at)
        .into_iter()
        .all(|n| board.cells[n] != theirs)
}

/// A move into atari must take something, be a throw-in, or make a shape that kills.
fn may_put_self_in_atari(board: &Board, dice: &mut Dice, color: u8, at: Place) -> bool {
    let around = board.around(at);
    let mut takes = 0;
    let mut heads: Few<4> = Few::new();
    let mut shape: Few<8> = Few::new();
    shape.add(at);
    let mut small = true;
    for n in around {
        let there = board.cells[n];
        if there == EMPTY || there == BORDER || heads.holds(board.head(n)) {
            continue;
        }
        heads.add(board.head(n));
        if there != color {
            if board.leaves_taken(n, at) {
                takes += board.chain(n).stones;
            }
        } else if usize::from(board.chain(n).stones) + shape.len() <= KILLING {
            for stone in board.stones(n) {
                shape.add(stone);
            }
        } else {
            small = false;
        }
    }
    let own = shape.len();
    match takes {
        0 => {}
        1 => return (small && own == 1) || dice.in_eight(1),
        _ => return true,
    }
    match own {
        _ if !small => false,
        1 => dice.in_eight(3),
        _ => kills(&shape, board) && feeds_no_eyes(board, color, at, &shape),
    }
}

/// Whether the enemy, taking these stones, is left one eye: the nakade shapes.
fn kills(shape: &Few<8>, board: &Board) -> bool {
    let shape = shape.as_slice();
    let (edges, widest) = inner_edges(board, shape);
    match shape.len() {
        0..=3 => true,
        // The square, and the pyramid four.
        4 => edges == 4 || widest == 3,
        // The bulky five, and the cross.
        5 => edges == 5 || widest == 4,
        // The rabbity six.
        _ => edges >= 6 && widest == 4,
    }
}

/// Whether every enemy chain around the shape has at most two liberties, all of them the
/// move and the shape's last liberty. Otherwise it is not shut in with us, and we only
/// help it to eyes.
fn feeds_no_eyes(board: &Board, color: u8, at: Place, shape: &Few<8>) -> bool {
    let last = board.liberties_after(color, at);
    let last = last.as_slice().first().copied().unwrap_or(NONE);
    for &stone in shape.as_slice() {
        for n in board.around(stone) {
            if board.cells[n] == enemy(color) {
                let liberties = board.liberties::<3>(n);
                if liberties.as_slice().iter().any(|&l| l != at && l != last) {
                    return false;
                }
            }
        }
    }
    true
}

/// The number of neighbouring pairs in a shape, and the most neighbours of one place.
fn inner_edges(board: &Board, shape: &[Place]) -> (usize, usize) {
    let degree = |place| degree(board, shape, place);
    let widest = shape.iter().map(|&p| degree(p)).max().unwrap_or(0);
    let sum: usize = shape.iter().map(|&p| degree(p)).sum();
    (sum / 2, widest)
}

fn degree(board: &Board, shape: &[Place], place: Place) -> usize {
    let around = board.around(place);
    around.iter().filter(|n| shape.contains(n)).count()
}

/// The point of an eye space that makes two eyes of it, or prevents them.
fn vital(board: &Board, space: &[Place]) -> Option<Place> {
    let (edges, widest) = inner_edges(board, space);
    let is_vital = match (space.len(), widest) {
        (3, 2) | (4, 3) | (5, 4) => true,
        (5, 3) => edges == 5,
        (6, 4) => edges >= 6,
        _ => false,
    };
    let widest_of = |&place: &Place| {
        let here = degree(board, space, place) == widest;
        // Of the bulky five's two, the one in the square's corner that the tail hangs on.
        here && board.cells[place] == EMPTY
    };
    is_vital.then(|| space.iter().copied().find(widest_of))?
}

impl Space {
    /// The places without stones of `wall` around a stone of the other side: up to
    /// [`SPACE`] of them, walled in by `wall` alone.
    fn around(board: &Board, start: Place, wall: u8) -> Option<Self> {
        Self::flood(start, SPACE, board, |cell| cell != wall, wall)
    }

    /// The empty places around one: up to [`KILLING`], walled in by `wall` alone.
    fn empty(board: &Board, start: Place, wall: u8) -> Option<Self> {
        Self::flood(start, KILLING, board, |cell| cell == EMPTY, wall)
    }

    fn flood(
        start: Place,
        most: usize,
        board: &Board,
        inside: impl Fn(u8) -> bool,
        wall: u8,
    ) -> Option<Self> {
        let mut places: Few<8> = Few::new();
        places.add(start);
        let mut next = 0;
        while let Some(&place) = places.as_slice().get(next) {
            next += 1;
            for n in board.around(place) {
                match board.cells[n] {
                    BORDER => {}
                    c if inside(c) => places.add(n),
                    c if c == wall => {}
                    _ => return None,
                }
            }
            if places.len() > most {
                return None;
            }
        }
        Some(Self { places })
    }
}
