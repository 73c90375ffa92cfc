//! What of a document stands in a code, and in which order.
//!
//! One description serves both ways, see [`Coder`]: each value is given to the coder and
//! replaced by what it gives back. After the board come sections with numbers, in rising
//! order, only those that hold something. A new kind of fact is a new section: an older
//! reader refuses a number it does not know, because the fact could change the count.

use zilu_rules::{
    Amount, Board, BySide, Closing, Color, Document, Override, Point, Record, Scope, SetStanding,
    Size,
};

use super::chance::Chance;
use super::coder::Coder;
use crate::ReadErrorKind;

type Outcome = Result<(), ReadErrorKind>;

const BROKEN: ReadErrorKind = ReadErrorKind::BrokenCode;
const NEWER: ReadErrorKind = ReadErrorKind::NewerCode;

/// The numbers of the sections; 0 ends the code. Once given, a number keeps its meaning.
mod section {
    pub(super) const END: u32 = 0;
    pub(super) const DEAD: u32 = 1;
    pub(super) const DEAD_BY_PLAY: u32 = 2;
    pub(super) const DEAD_BY_RULING: u32 = 3;
    pub(super) const OVERRIDES: u32 = 4;
    pub(super) const RECORD: u32 = 5;
    pub(super) const LOOK: u32 = 6;
    /// How many bits a number takes.
    pub(super) const BITS: u32 = 4;
}

/// Writes a document and the bytes of a look, or fills them with what is read.
pub(super) fn code(coder: &mut impl Coder, document: &mut Document, look: &mut Vec<u8>) -> Outcome {
    tidy(document);
    board(coder, &mut document.board)?;
    let filled = [
        (section::DEAD, !document.dead.is_empty()),
        (section::DEAD_BY_PLAY, !document.dead_by_play.is_empty()),
        (section::DEAD_BY_RULING, !document.dead_by_ruling.is_empty()),
        (section::OVERRIDES, !document.overrides.is_empty()),
        (section::RECORD, document.record != Record::UNKNOWN),
        (section::LOOK, !look.is_empty()),
    ];
    let mut filled = filled.into_iter().filter(|(_, any)| *any);
    let mut last = section::END;
    loop {
        let next = filled.next().map_or(section::END, |(number, _)| number);
        let next = coder.bits(section::BITS, next);
        if next != section::END && next <= last {
            return Err(BROKEN);
        }
        last = next;
        let board = &document.board;
        match next {
            section::END => break,
            section::DEAD => stones(coder, board, &mut document.dead),
            section::DEAD_BY_PLAY => stones(coder, board, &mut document.dead_by_play),
            section::DEAD_BY_RULING => stones(coder, board, &mut document.dead_by_ruling),
            section::OVERRIDES => overrides(coder, board.size(), &mut document.overrides)?,
            section::RECORD => record(coder, board, &mut document.record)?,
            section::LOOK => bytes(coder, look)?,
            _ => return Err(NEWER),
        }
    }
    whole(coder)?;
    if doubly_dead(document) {
        return Err(BROKEN);
    }
    Ok(())
}

/// Whether a stone is marked dead in more than one way: no document is so.
fn doubly_dead(document: &Document) -> bool {
    let lists = Scope::ALL.map(|scope| document.dead_in(scope));
    let mut all = lists.concat();
    all.sort_unstable();
    all.windows(2).any(|pair| pair.first() == pair.last())
}

fn whole(coder: &impl Coder) -> Outcome {
    if coder.is_whole() {
        Ok(())
    } else {
        Err(BROKEN)
    }
}

/// Leaves out what means nothing.
fn tidy(document: &mut Document) {
    let board = &document.board;
    let lists = [
        &mut document.dead,
        &mut document.dead_by_play,
        &mut document.dead_by_ruling,
    ];
    for list in lists {
        list.retain(|&p| board.get(p).is_some());
        list.sort_unstable();
        list.dedup();
    }
    let size = board.size();
    document.overrides.retain(|o| size.contains(o.at()));
    let komi = &mut document.record.komi;
    *komi = komi.filter(|komi| komi.abs() <= Amount::LIMIT);
}

fn board(coder: &mut impl Coder, board: &mut Board) -> Outcome {
    // Nearly all boards are of one of three sizes.
    let usual = [19, 13, 9];
    let old = (board.size().width(), board.size().height());
    let kind = usual
        .iter()
        .position(|&n| old == (n, n))
        .unwrap_or(usual.len());
    let kind = coder.bits(2, kind as u32) as usize;
    let (width, height) = match usual.get(kind) {
        Some(&n) => (n, n),
        None => (
            coder.bits(6, old.0.into()) as u8,
            coder.bits(6, old.1.into()) as u8,
        ),
    };
    let size = Size::new(width, height).ok_or(BROKEN)?;
    let mut read = Board::new(size);
    let mut model = Stones::new();
    for point in size.iter() {
        let stone = model.stone(coder, &read, point, board.get(point));
        read.set(point, stone);
    }
    *board = read;
    Ok(())
}

/// How likely a stone is beside those already read.
struct Stones {
    /// By the points to the left and above.
    near: Vec<[Chance; 2]>,
    /// By those and the two beside the point above.
    wide: Vec<[Chance; 2]>,
}

impl Stones {
    fn new() -> Self {
        Self {
            near: vec![[Chance::EVEN; 2]; 16],
            wide: vec![[Chance::EVEN; 2]; 256],
        }
    }

    /// Writes or reads what stands on a point. Colours are told as equal to the nearest
    /// known stone or not: what is learned of one side holds for the other.
    fn stone(
        &mut self,
        coder: &mut impl Coder,
        board: &Board,
        at: Point,
        stone: Option<Color>,
    ) -> Option<Color> {
        let Point { col, row } = at;
        let (left, up) = (col.wrapping_sub(1), row.wrapping_sub(1));
        let around = [(left, row), (col, up), (left, up), (col + 1, up)];
        let around = around.map(|(col, row)| Point::new(col, row));
        let like = around.iter().find_map(|&p| board.get(p));
        let like = like.unwrap_or(Color::Black);
        let kind = |p: &Point| match board.get(*p) {
            _ if !board.size().contains(*p) => 3,
            None => 0,
            Some(color) if color == like => 1,
            Some(_) => 2,
        };
        let [left, up, corners @ ..] = around.each_ref().map(kind);
        let near = left * 4 + up;
        let [a, b] = corners;
        let wide = (near * 4 + a) * 4 + b;
        let (Some(near), Some(wide)) = (self.near.get_mut(near), self.wide.get_mut(wide)) else {
            return None;
        };
        let mut ask = |i: usize, yes| {
            let (Some(near), Some(wide)) = (near.get_mut(i), wide.get_mut(i)) else {
                return false;
            };
            if wide.is_new() {
                *wide = Chance::of(near.yes());
            }
            let yes = coder.answer(wide, yes);
            near.learn(yes);
            yes
        };
        if !ask(0, stone.is_some()) {
            return None;
        }
        let same = ask(1, stone == Some(like));
        Some(if same { like } else { like.other() })
    }
}

/// Writes or reads which stones of the board a list holds.
fn stones(coder: &mut impl Coder, board: &Board, list: &mut Vec<Point>) {
    // A chain is listed whole, so what is known of a neighbour nearly settles it. In turn:
    // no neighbour of its chain is known, one that is not listed, one that is.
    let mut chances = [1 << 13, 1 << 10, u16::MAX - (1 << 10)].map(Chance::of);
    let mut read: Vec<Point> = Vec::new();
    for point in board.size().iter() {
        let Some(color) = board.get(point) else {
            continue;
        };
        let known = |p: &Point| board.get(*p) == Some(color) && *p < point;
        let neighbours = board.size().neighbours(point).filter(known);
        let about = neighbours
            .map(|p| 1 + usize::from(read.binary_search(&p).is_ok()))
            .max()
            .unwrap_or_default();
        let yes = list.binary_search(&point).is_ok();
        if chances
            .get_mut(about)
            .is_some_and(|chance| coder.answer(chance, yes))
        {
            read.push(point);
        }
    }
    *list = read;
}

fn overrides(coder: &mut impl Coder, size: Size, list: &mut Vec<Override>) -> Outcome {
    let count = coder.number(list.len() as u32);
    let mut read = Vec::new();
    for i in 0..count {
        whole(coder)?;
        let known = list.get(i as usize).copied();
        let at = known.map_or(Point::new(0, 0), |known| known.at());
        let (kind, value) = match known {
            None => (0, 0),
            Some(Override::Standing { standing, .. }) => {
                (0, u32::from(standing == SetStanding::Seki))
            }
            Some(Override::Reserved { reserved, .. }) => (1, reserved.into()),
            Some(Override::Owner { owner, .. }) => (2, side_number(owner)),
            Some(Override::MustFill { must_fill, .. }) => (3, must_fill.into()),
        };
        // Four kinds are left for what may come.
        let kind = coder.bits(3, kind);
        let index = coder.below(size.points().into(), size.index(at) as u32);
        let at = size.iter().nth(index as usize).ok_or(BROKEN)?;
        read.push(match kind {
            0 => {
                let seki = coder.flip(value == 1);
                let standing = if seki {
                    SetStanding::Seki
                } else {
                    SetStanding::Independent
                };
                Override::Standing { at, standing }
            }
            1 => Override::Reserved {
                at,
                reserved: coder.flip(value == 1),
            },
            2 => Override::Owner {
                at,
                owner: number_side(coder.bits(2, value))?,
            },
            3 => Override::MustFill {
                at,
                must_fill: coder.flip(value == 1),
            },
            _ => return Err(NEWER),
        });
    }
    *list = read;
    Ok(())
}

const fn side_number(side: Option<Color>) -> u32 {
    match side {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

const fn number_side(number: u32) -> Result<Option<Color>, ReadErrorKind> {
    match number {
        0 => Ok(None),
        1 => Ok(Some(Color::Black)),
        2 => Ok(Some(Color::White)),
        _ => Err(BROKEN),
    }
}

/// A number that may be unknown.
fn option(coder: &mut impl Coder, number: Option<u32>) -> Option<u32> {
    let known = coder.flip(number.is_some());
    known.then(|| coder.number(number.unwrap_or_default()))
}

/// A whole number of either sign, as 0, −1, 1, −2 …
fn signed(coder: &mut impl Coder, number: i32) -> i32 {
    let folded = coder.number((number << 1 ^ number >> 31) as u32);
    (folded >> 1) as i32 ^ -((folded & 1) as i32)
}

fn sides<T: Copy>(value: &mut BySide<T>, mut code: impl FnMut(Color, T) -> T) {
    for color in Color::ALL {
        value[color] = code(color, value[color]);
    }
}

fn record(coder: &mut impl Coder, board: &Board, record: &mut Record) -> Outcome {
    let komi = coder.flip(record.komi.is_some());
    record.komi = if komi {
        let quarters = signed(coder, record.komi.map_or(0, Amount::as_quarters));
        Some(Amount::quarters(quarters))
    } else {
        None
    };
    if record.komi.is_some_and(|komi| komi.abs() > Amount::LIMIT) {
        return Err(BROKEN);
    }
    let handicap = coder.number(record.handicap.into());
    record.handicap = u16::try_from(handicap).map_err(|_| BROKEN)?;
    sides(&mut record.captured, |_, number| option(coder, number));
    // Mostly the stones on the board and those taken off.
    let captured = record.captured;
    sides(&mut record.placed, |color, placed| {
        let usual = captured[color].and_then(|taken| taken.checked_add(board.count(color)));
        if usual.is_some() && coder.flip(placed == usual) {
            usual
        } else {
            option(coder, placed)
        }
    });
    sides(&mut record.passes, |_, number| coder.number(number));
    let closing = record.closing;
    record.closing = if coder.flip(closing.is_some()) {
        let mut closing = closing.unwrap_or(Closing {
            passes: BySide::new(0, 0),
            first: Color::Black,
            last: Color::Black,
        });
        sides(&mut closing.passes, |_, number| coder.number(number));
        let mut white = |color| {
            if coder.flip(color == Color::White) {
                Color::White
            } else {
                Color::Black
            }
        };
        closing.first = white(closing.first);
        closing.last = white(closing.last);
        Some(closing)
    } else {
        None
    };
    for side in [
        &mut record.first_move,
        &mut record.last_move,
        &mut record.first_pass,
    ] {
        *side = number_side(coder.bits(2, side_number(*side)))?;
    }
    Ok(())
}

fn bytes(coder: &mut impl Coder, bytes: &mut Vec<u8>) -> Outcome {
    let length = coder.number(bytes.len() as u32);
    let mut read = Vec::new();
    for i in 0..length as usize {
        whole(coder)?;
        let byte = bytes.get(i).copied().unwrap_or_default();
        read.push(coder.bits(8, byte.into()) as u8);
    }
    *bytes = read;
    Ok(())
}
