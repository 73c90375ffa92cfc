//! Random games, played by a small generator of our own so that a seed names a game.

use zilu_rules::{
    Amount, Board, BySide, Closing, Color, Custom, Document, Handicap, Override, Point, Scope,
    Scoring, SetStanding, Size,
};

/// A small deterministic generator (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// A generator from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 where `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.roll() % (n.max(1) as u64)) as usize
    }
}

/// A move of a random game: a point, or a pass.
pub type Turn = (Color, Option<Point>);

/// A random legal game: its moves, and the document counted while playing it.
///
/// The record is counted here move by move, by other means than the crate under test
/// uses for boards alone.
#[derive(Clone, Debug)]
pub struct Game {
    /// The moves, set-up apart.
    pub turns: Vec<Turn>,
    /// The final position, some chains marked dead.
    pub document: Document,
}

impl Game {
    /// Plays a game on a board of this size.
    #[must_use]
    pub fn random(size: Size, dice: &mut Dice) -> Self {
        let mut board = Board::new(size);
        let mut placed = BySide::new(0, 0);
        let mut captured = BySide::new(0, 0);
        let mut turns: Vec<Turn> = Vec::new();
        let handicap = if dice.below(4) == 0 { dice.below(5) } else { 0 };
        let mut to_move = Color::Black;
        if handicap >= 2 {
            to_move = Color::White;
            for _ in 0..handicap {
                let point = any_point(size, dice);
                if board.get(point).is_none() {
                    board.set(point, Some(Color::Black));
                    placed.black += 1;
                }
            }
        }
        let length = dice.below(usize::from(size.points()) * 3);
        let mut before: Option<Board> = None;
        while turns.len() < length {
            let choice = (0..8).find_map(|_| {
                let point = any_point(size, dice);
                let legal = try_move(&board, before.as_ref(), to_move, point)?;
                // Filling one's own eye ends no game; leave some be.
                let fills_eye = size
                    .neighbours(point)
                    .all(|n| board.get(n) == Some(to_move));
                (!fills_eye || dice.below(8) == 0).then_some((point, legal))
            });
            match choice {
                Some((point, (after, taken))) if dice.below(20) != 0 => {
                    before = Some(core::mem::replace(&mut board, after));
                    placed[to_move] += 1;
                    captured[to_move.other()] += taken;
                    turns.push((to_move, Some(point)));
                }
                _ => turns.push((to_move, None)),
            }
            to_move = to_move.other();
        }
        let passes_at_end = dice.below(4);
        for _ in 0..passes_at_end {
            turns.push((to_move, None));
            to_move = to_move.other();
        }

        let mut document = Document::new(board);
        let closing_from = turns
            .iter()
            .rposition(|(_, point)| point.is_some())
            .map_or(0, |i| i + 1);
        let count_passes = |turns: &[Turn]| {
            BySide::from_fn(|c| turns.iter().filter(|t| **t == (c, None)).count() as u32)
        };
        let record = &mut document.record;
        record.placed = placed.map(Some);
        record.captured = captured.map(Some);
        record.passes = count_passes(&turns[..closing_from]);
        let run = &turns[closing_from..];
        if let (Some(first), Some(last)) = (run.first(), run.last()) {
            record.closing = Some(Closing {
                passes: count_passes(run),
                first: first.0,
                last: last.0,
            });
        }
        record.first_move = turns.first().map(|t| t.0);
        record.last_move = closing_from.checked_sub(1).map(|i| turns[i].0);
        record.first_pass = turns.iter().find(|t| t.1.is_none()).map(|t| t.0);
        record.handicap = if handicap >= 2 {
            placed_setup(&turns, placed)
        } else {
            0
        };
        if dice.below(2) == 0 {
            record.komi = Some(Amount::halves(dice.below(20) as i32));
        }
        for _ in 0..dice.below(4) {
            let point = any_point(size, dice);
            document.mark(point, true);
        }
        Self { turns, document }
    }
}

fn placed_setup(turns: &[Turn], placed: BySide<u32>) -> u16 {
    let played = turns
        .iter()
        .filter(|t| t.0 == Color::Black && t.1.is_some())
        .count();
    placed.black as u16 - played as u16
}

/// Any point of the board.
pub fn any_point(size: Size, dice: &mut Dice) -> Point {
    Point::new(
        dice.below(usize::from(size.width())) as u8,
        dice.below(usize::from(size.height())) as u8,
    )
}

/// Any board at all, also one that play cannot reach.
#[must_use]
pub fn any_board(size: Size, dice: &mut Dice) -> Board {
    let mut board = Board::new(size);
    let density = 1 + dice.below(9);
    for point in size.iter() {
        if dice.below(10) < density {
            let color = Color::ALL[dice.below(2)];
            board.set(point, Some(color));
        }
    }
    board
}

/// Any mark at all: dead for all methods or for some, or alive.
pub fn any_scope(dice: &mut Dice) -> Option<Scope> {
    Scope::ALL.get(dice.below(4)).copied()
}

/// Any override at any point, also where it makes no sense.
pub fn any_override(size: Size, dice: &mut Dice) -> Override {
    let at = any_point(size, dice);
    match dice.below(5) {
        0 => Override::Standing {
            at,
            standing: SetStanding::Seki,
        },
        1 => Override::Standing {
            at,
            standing: SetStanding::Independent,
        },
        2 => Override::Reserved {
            at,
            reserved: dice.below(2) == 0,
        },
        3 => Override::MustFill {
            at,
            must_fill: dice.below(2) == 0,
        },
        _ => Override::Owner {
            at,
            owner: [None, Some(Color::Black), Some(Color::White)][dice.below(3)],
        },
    }
}

/// Any custom method.
pub fn any_custom(dice: &mut Dice) -> Custom {
    let komi = |dice: &mut Dice| Amount::halves(dice.below(20) as i32);
    let mut on = || dice.below(2) == 0;
    Custom {
        scoring: if on() {
            Scoring::Area
        } else {
            Scoring::Territory
        },
        seki_eyes: on(),
        must_fill: on(),
        group_tax: on(),
        pass_stones: on(),
        first_pass: on(),
        button: on(),
        handicap: [Handicap::Nothing, Handicap::Stones, Handicap::StonesLessOne][dice.below(3)],
        komi: komi(dice),
        handicap_komi: komi(dice),
    }
}

/// A move that is legal under simple ko without suicide: the board after it and the
/// stones it took.
fn try_move(
    board: &Board,
    before: Option<&Board>,
    color: Color,
    point: Point,
) -> Option<(Board, u32)> {
    if board.get(point).is_some() {
        return None;
    }
    let mut after = board.clone();
    let taken = after.play(color, point);
    (taken[color] == 0 && Some(&after) != before).then_some((after, taken[color.other()]))
}
