//! A settled position: pieces, their standing, and whose each point is (spec 1).

mod survey;

use alloc::vec::Vec;

use crate::fill::Cause;
use crate::grid::{Cell, Grid};
use crate::{BySide, Color, Document, Oddity, Override, Point, Scope, Size};

pub(crate) use survey::Survey;

/// Which of the marks are applied before a position is settled.
///
/// Every method names its reading; each distinct one is settled once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Stones marked dead are lifted and overrides apply; a dispute is played out, so
    /// marks that hold only by ruling do not.
    AsMarked,
    /// The same where a ruling decides: marks that hold only by play do not.
    AsRuled,
    /// The board as it stands: nothing is lifted, nothing is overridden, and no piece
    /// is judged; only ownership is settled (Tromp–Taylor).
    AsItStands,
}

impl Reading {
    /// Every reading.
    pub const ALL: [Self; 3] = [Self::AsMarked, Self::AsRuled, Self::AsItStands];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::AsMarked => "as-marked",
            Self::AsRuled => "as-ruled",
            Self::AsItStands => "as-it-stands",
        }
    }

    /// Whether stones marked dead with this scope are lifted.
    #[must_use]
    pub const fn lifts(self, scope: Scope) -> bool {
        match self {
            Self::AsMarked => matches!(scope, Scope::All | Scope::Play),
            Self::AsRuled => matches!(scope, Scope::All | Scope::Ruling),
            Self::AsItStands => false,
        }
    }
}

/// How a piece lives (spec 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// 独立活棋: alive by its own eyes.
    Independent,
    /// One stone would join it to a living piece.
    Attached,
    /// 双活: alive with a piece of the other colour, neither having two eyes.
    Seki {
        /// Whether a stone on a shared point would change something.
        contested: bool,
    },
    /// None of these.
    Unsettled,
}

impl Standing {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Independent => "independent",
            Self::Attached => "attached",
            Self::Seki { contested: false } => "seki",
            Self::Seki { contested: true } => "contested-seki",
            Self::Unsettled => "unsettled",
        }
    }

    /// Whether it is seki of either kind.
    #[must_use]
    pub const fn is_seki(self) -> bool {
        matches!(self, Self::Seki { .. })
    }
}

/// What a point of a settled position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A stone.
    Stone(Color),
    /// An own empty point.
    Own(Color),
    /// A neutral point.
    Neutral,
}

/// A piece 块: chains and own regions of one colour that hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// How it lives.
    pub standing: Standing,
    /// Its first stone in reading order.
    pub at: Point,
    /// Whether a person set the standing.
    pub set_by_hand: bool,
}

/// A position after lifting, with pieces, standing and ownership.
#[derive(Clone, Debug)]
pub struct Settled {
    size: Size,
    ground: Vec<Ground>,
    piece_of: Vec<u16>,
    reserved: Vec<bool>,
    must_fill: Vec<bool>,
    pieces: Vec<Piece>,
    lifted: Vec<Point>,
    oddities: Vec<Oddity>,
    /// Why points must be filled.
    fills: Vec<Filled>,
    /// Whether the standing of the pieces was judged.
    judged: bool,
    /// Neutral points that only one side can take.
    one_sided: Vec<(Point, Color)>,
    /// Points whose owner a person set.
    by_hand: Vec<(Point, Option<Color>)>,
}

/// An own point that must be filled, and for which chain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filled {
    point: Point,
    pub(crate) chain: Point,
    pub(crate) cause: Cause,
}

const NO_PIECE: u16 = u16::MAX;

impl Settled {
    /// Settles one reading of a document.
    #[must_use]
    pub fn new(document: &Document, reading: Reading) -> Self {
        let mut board = document.board.clone();
        let mut lifted = Vec::new();
        let mut dead = Vec::new();
        let mut overrides: &[Override] = &[];
        if reading != Reading::AsItStands {
            for point in document.lifted_by(reading) {
                if let Some(color) = board.get(point) {
                    board.set(point, None);
                    lifted.push(point);
                    dead.push((point, color));
                }
            }
            overrides = &document.overrides;
        }
        let grid = Grid::new(&board);
        let mut survey = Survey::new(&grid);
        let on_grid = |(point, color): (Point, Color)| (grid.index(point), Cell::from(color));
        survey.dead = dead.into_iter().map(on_grid).collect();
        survey.find_pieces();
        if reading == Reading::AsItStands {
            return survey.finish(BySide::default(), lifted, overrides);
        }
        let playout = survey.judge(overrides);
        survey.finish(playout, lifted, overrides)
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The pieces, by their first stone in reading order.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The stones that were lifted as dead, in reading order.
    #[must_use]
    pub fn lifted(&self) -> &[Point] {
        &self.lifted
    }

    /// What is odd about the position.
    #[must_use]
    pub fn oddities(&self) -> &[Oddity] {
        &self.oddities
    }

    /// What the point is. A point off the board is neutral.
    #[must_use]
    pub fn ground(&self, point: Point) -> Ground {
        self.at(&self.ground, point).unwrap_or(Ground::Neutral)
    }

    /// The index in [`Settled::pieces`] of the piece a stone or own point belongs to.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<usize> {
        self.at(&self.piece_of, point)
            .filter(|&piece| piece != NO_PIECE)
            .map(usize::from)
    }

    /// Whether the own point is reserved.
    #[must_use]
    pub fn is_reserved(&self, point: Point) -> bool {
        self.at(&self.reserved, point).unwrap_or(false)
    }

    /// Whether territory methods leave the own point out, because it must be filled
    /// or belongs to an unsettled piece (spec 1.7).
    #[must_use]
    pub fn is_must_fill(&self, point: Point) -> bool {
        self.at(&self.must_fill, point).unwrap_or(false)
    }

    /// Whether it is a ruling that makes the own point one to be filled.
    #[must_use]
    pub fn is_filled_by_ruling(&self, point: Point) -> bool {
        self.fill_at(point)
            .is_some_and(|f| f.cause == Cause::Ruling)
    }

    /// Whether a point touches a stone of the other side, or a neutral point: what its own
    /// stone is, or whose its own point is, decides the side. No neutral point does.
    #[must_use]
    pub fn is_border(&self, point: Point) -> bool {
        let side = match self.ground(point) {
            Ground::Stone(side) | Ground::Own(side) => side,
            Ground::Neutral => return false,
        };
        self.size().neighbours(point).any(|n| {
            let there = self.ground(n);
            there == Ground::Neutral || there == Ground::Stone(side.other())
        })
    }

    /// Whether the point belongs to a piece in seki.
    #[must_use]
    pub fn is_seki(&self, point: Point) -> bool {
        self.piece_at(point)
            .and_then(|piece| self.pieces.get(piece))
            .is_some_and(|piece| piece.standing.is_seki())
    }

    /// The owner that a person gave the point.
    pub(crate) fn owner_set_by_hand(&self, point: Point) -> Option<Option<Color>> {
        let by_hand = self.by_hand.iter().find(|(at, _)| *at == point);
        by_hand.map(|&(_, owner)| owner)
    }

    /// Whether the standing of the pieces was judged; if not, each lives.
    pub(crate) const fn is_judged(&self) -> bool {
        self.judged
    }

    /// Why the own point must be filled.
    pub(crate) fn fill_at(&self, point: Point) -> Option<&Filled> {
        self.fills.iter().find(|fill| fill.point == point)
    }

    /// The side that alone can take the neutral point.
    pub(crate) fn only_side_at(&self, point: Point) -> Option<Color> {
        let one_sided = self.one_sided.iter().find(|(at, _)| *at == point);
        one_sided.map(|&(_, side)| side)
    }

    fn at<T: Copy>(&self, list: &[T], point: Point) -> Option<T> {
        if self.size.contains(point) {
            list.get(self.size.index(point)).copied()
        } else {
            None
        }
    }
}

impl Settled {
    /// Points whose owner or kind a person set (spec 1.6).
    fn apply_points(&mut self, overrides: &[Override]) {
        for o in overrides {
            match *o {
                Override::Reserved { at, reserved }
                    if matches!(self.ground(at), Ground::Own(_)) =>
                {
                    let index = self.size.index(at);
                    self.reserved[index] = reserved;
                }
                Override::Owner { at, owner }
                    if self.size.contains(at) && !matches!(self.ground(at), Ground::Stone(_)) =>
                {
                    self.by_hand.retain(|&(point, _)| point != at);
                    self.by_hand.push((at, owner));
                    let index = self.size.index(at);
                    if self.ground[index] == owner.map_or(Ground::Neutral, Ground::Own) {
                        continue;
                    }
                    // A point given away is an ordinary own point of a neighbouring piece.
                    self.piece_of[index] = owner
                        .and_then(|color| {
                            self.size
                                .neighbours(at)
                                .find(|&n| self.ground(n) == Ground::Stone(color))
                        })
                        .and_then(|n| self.at(&self.piece_of, n))
                        .unwrap_or(NO_PIECE);
                    self.ground[index] = owner.map_or(Ground::Neutral, Ground::Own);
                    self.reserved[index] = false;
                    self.must_fill[index] = false;
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, SetStanding};

    /// A board from rows of `X`, `O` and `.`.
    fn document(rows: &[&str]) -> Document {
        let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
        let mut board = Board::new(size);
        for (point, byte) in size.iter().zip(rows.iter().flat_map(|r| r.bytes())) {
            let stone = match byte {
                b'X' => Some(Color::Black),
                b'O' => Some(Color::White),
                _ => None,
            };
            board.set(point, stone);
        }
        Document::new(board)
    }

    fn settled(rows: &[&str]) -> Settled {
        Settled::new(&document(rows), Reading::AsMarked)
    }

    #[test]
    fn enemy_stones_without_an_eye_serve_as_one() {
        // Black's corner has one own point, and shuts in two white stones with two liberties.
        let s = settled(&[
            ".X.O.XO.", //
            "XX.O.XO.", "XXXXXXOO", "OOOOOOO.",
        ]);
        let black = s.piece_at(Point::new(0, 1)).unwrap();
        assert_eq!(s.pieces()[black].standing, Standing::Independent);
        let reserved = s
            .size()
            .iter()
            .filter(|&p| s.is_reserved(p) && s.piece_at(p) == Some(black));
        assert_eq!(reserved.count(), 1);
        assert!(s.oddities().iter().any(|o| matches!(
            o,
            Oddity::NoEyeInside { side: Color::Black, stones } if stones.len() == 2
        )));
    }

    #[test]
    fn a_piece_that_one_stone_joins_is_attached() {
        let s = settled(&[
            ".X.XO....", //
            "XXXXO....",
            "XO.X.OOOO",
            "OO.XXO.O.",
        ]);
        let piece = s.piece_at(Point::new(0, 0)).unwrap();
        assert_eq!(s.pieces()[piece].standing, Standing::Independent);
        let hangs = settled(&[
            ".X.X.XO.O", //
            "XXXXOXO..",
            "OOOOOXOO.",
            ".O.OOOO..",
        ]);
        let chain = hangs.piece_at(Point::new(5, 1)).unwrap();
        assert_eq!(hangs.pieces()[chain].standing, Standing::Attached);
        assert!(hangs.oddities().iter().any(|o| matches!(
            o,
            Oddity::HangsOn { points, .. } if points == &[Point::new(4, 0)]
        )));
    }

    #[test]
    fn two_pieces_with_an_eye_each_hang_on_the_point_between() {
        let s = settled(&[
            ".X.X.XO", //
            "XXOXXXO", "OOOOOOO", ".O.O.O.",
        ]);
        assert_eq!(s.pieces()[0].standing, Standing::Attached);
        assert!(s.oddities().iter().any(|o| matches!(
            o,
            Oddity::HangsOn { side: Color::Black, points, .. } if points == &[Point::new(2, 0)]
        )));
        let black: Vec<Point> = s
            .size()
            .iter()
            .filter(|&p| s.is_reserved(p) && p.row == 0)
            .collect();
        assert_eq!(black, [Point::new(0, 0), Point::new(4, 0)]);
    }

    #[test]
    fn a_border_with_two_ways_to_close_it_makes_an_eye() {
        let standing = |rows: &[&str]| {
            let s = settled(rows);
            let piece = s.piece_at(Point::new(0, 1)).unwrap();
            let told = s.oddities().iter().find_map(|o| match o {
                Oddity::BorderOpen { points, .. } => Some(points.len()),
                _ => None,
            });
            (s.pieces()[piece].standing, told)
        };
        // D4 or E4 makes the second eye; with White at E4 only D4 would, which White may take.
        let two_ways = [".X...O.", "XXXXOO.", "OOOOOO.", ".O.O.O."];
        assert_eq!(standing(&two_ways), (Standing::Attached, Some(2)));
        let one_way = [".X..O..", "XXXXOO.", "OOOOOO.", ".O.O.O."];
        assert_eq!(standing(&one_way), (Standing::Unsettled, None));
    }

    #[test]
    fn small_eyes_are_flagged() {
        let s = settled(&["...X", "XXXX", "XXXX"]);
        assert!(
            matches!(s.oddities(), [.., Oddity::EyeOfThree { points, .. }] if points.len() == 3)
        );
        let s = settled(&["..X", "..X", "XXX"]);
        assert!(
            s.oddities()
                .iter()
                .any(|o| matches!(o, Oddity::EyeOfSquare { .. }))
        );
        let s = settled(&["....X", "XXXXX"]);
        assert!(
            !s.oddities()
                .iter()
                .any(|o| matches!(o, Oddity::EyeOfSquare { .. }))
        );
    }

    #[test]
    fn an_override_wins_and_is_marked() {
        let mut d = document(&[".XO.", "XXOO"]);
        assert_eq!(
            Settled::new(&d, Reading::AsMarked).pieces()[0].standing,
            Standing::Unsettled
        );
        d.overrides.push(Override::Standing {
            at: Point::new(1, 1),
            standing: SetStanding::Independent,
        });
        d.overrides.push(Override::Reserved {
            at: Point::new(0, 0),
            reserved: false,
        });
        let s = Settled::new(&d, Reading::AsMarked);
        assert!(s.pieces()[0].set_by_hand && s.pieces()[0].standing == Standing::Independent);
        assert!(!s.is_reserved(Point::new(0, 0)));
        d.overrides.push(Override::Owner {
            at: Point::new(0, 0),
            owner: None,
        });
        let s = Settled::new(&d, Reading::AsMarked);
        assert_eq!(s.ground(Point::new(0, 0)), Ground::Neutral);
    }
}
