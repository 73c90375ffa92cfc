//! Why a point counts as it does: a value with the points that explain it, no text.

use alloc::vec::Vec;

use crate::fill::Cause;
use crate::settled::{Ground, Settled};
use crate::{BySide, Color, Oddity, Point, Standing};

/// Why a point is territory of a side, or is not (spec 1.5 to 1.9).
///
/// Pieces and chains are named by a stone of theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A stone stands here.
    Stone {
        /// Its side.
        side: Color,
    },
    /// Territory: the point lies in the own region of a living piece.
    Territory {
        /// The side.
        side: Color,
        /// The piece.
        piece: Point,
    },
    /// An own point of a piece in seki (Japanese rules 1989, article 8: no territory).
    SekiEye {
        /// The side.
        side: Color,
        /// The piece.
        piece: Point,
    },
    /// An own point of a piece with fewer than two eyes, neither joined nor in seki.
    Unsettled {
        /// The side.
        side: Color,
        /// The piece.
        piece: Point,
        /// Open points where its border may be meant to close.
        border: Vec<Point>,
    },
    /// 假眼: must be filled, because a chain would be in atari once the neutral points
    /// are taken.
    FillsLiberty {
        /// The side.
        side: Color,
        /// The chain.
        chain: Point,
        /// The neutral points beside the chain.
        taken: Vec<Point>,
    },
    /// 手入: must be filled to take stones, because a chain has no other way out once
    /// the neutral points are taken.
    Takes {
        /// The side.
        side: Color,
        /// The chain.
        chain: Point,
        /// The neutral points beside the chain.
        taken: Vec<Point>,
    },
    /// Must be filled, because a stone thrown in here would cut a chain off.
    ThrowIn {
        /// The side.
        side: Color,
        /// The chain.
        chain: Point,
    },
    /// Must be filled, because a ruling says so.
    Ruled {
        /// The side.
        side: Color,
    },
    /// A neutral point that joins an attached piece to life: its owner must take it, or
    /// another such point, if the opponent takes one.
    Joins {
        /// The side.
        side: Color,
        /// The piece.
        piece: Point,
    },
    /// 一方权利的单官: a neutral point that only one side can ever occupy.
    OneSided {
        /// The side that can.
        side: Color,
    },
    /// 公气: shared by pieces of both colours in seki.
    SharedLiberty {
        /// A piece of each side.
        pieces: BySide<Point>,
    },
    /// A stone here would close the border of an unsettled piece.
    OpenBorder {
        /// The side.
        side: Color,
        /// The piece.
        piece: Point,
    },
    /// Neutral 单官: stones of both sides touch its region, or none do.
    Neutral {
        /// A stone of each side that touches the region.
        between: BySide<Option<Point>>,
    },
    /// A person decided whose the point is (spec 1.6).
    SetByHand {
        /// The owner, if any.
        owner: Option<Color>,
    },
}

impl Reason {
    /// The id of every reason.
    pub const IDS: [&'static str; 13] = [
        "stone",
        "territory",
        "seki-eye",
        "unsettled",
        "fills-liberty",
        "takes",
        "throw-in",
        "joins",
        "one-sided",
        "shared-liberty",
        "open-border",
        "neutral",
        "set-by-hand",
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Stone { .. } => "stone",
            Self::Territory { .. } => "territory",
            Self::SekiEye { .. } => "seki-eye",
            Self::Unsettled { .. } => "unsettled",
            Self::FillsLiberty { .. } => "fills-liberty",
            Self::Takes { .. } => "takes",
            Self::ThrowIn { .. } => "throw-in",
            Self::Ruled { .. } => "ruled",
            Self::Joins { .. } => "joins",
            Self::OneSided { .. } => "one-sided",
            Self::SharedLiberty { .. } => "shared-liberty",
            Self::OpenBorder { .. } => "open-border",
            Self::Neutral { .. } => "neutral",
            Self::SetByHand { .. } => "set-by-hand",
        }
    }

    /// Whether territory methods count the point for a side.
    #[must_use]
    pub const fn is_territory(&self) -> bool {
        matches!(
            self,
            Self::Territory { .. } | Self::SetByHand { owner: Some(_) }
        )
    }

    /// The points that explain it: stones of pieces and chains, points to be taken.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        let with = |first: &Point, more: &[Point]| {
            let mut points = alloc::vec![*first];
            points.extend_from_slice(more);
            points
        };
        match self {
            Self::Stone { .. }
            | Self::Ruled { .. }
            | Self::OneSided { .. }
            | Self::SetByHand { .. } => Vec::new(),
            Self::Territory { piece, .. }
            | Self::SekiEye { piece, .. }
            | Self::Joins { piece, .. }
            | Self::OpenBorder { piece, .. } => alloc::vec![*piece],
            Self::ThrowIn { chain, .. } => alloc::vec![*chain],
            Self::Unsettled { piece, border, .. } => with(piece, border),
            Self::FillsLiberty { chain, taken, .. } | Self::Takes { chain, taken, .. } => {
                with(chain, taken)
            }
            Self::SharedLiberty { pieces } => alloc::vec![pieces.black, pieces.white],
            Self::Neutral { between } => {
                Color::ALL.into_iter().filter_map(|c| between[c]).collect()
            }
        }
    }
}

impl Settled {
    /// Why the point counts as it does. A point off the board is neutral.
    #[must_use]
    pub fn reason(&self, point: Point) -> Reason {
        if let Some(owner) = self.owner_set_by_hand(point) {
            return Reason::SetByHand { owner };
        }
        match self.ground(point) {
            Ground::Stone(side) => Reason::Stone { side },
            Ground::Own(side) => self.why_own(point, side),
            Ground::Neutral => self.why_neutral(point),
        }
    }

    fn why_own(&self, point: Point, side: Color) -> Reason {
        // An own region touches a chain, so it always has a piece.
        let piece = self.piece_at(point).and_then(|i| self.pieces().get(i));
        let (at, mut standing) =
            piece.map_or((point, Standing::Independent), |p| (p.at, p.standing));
        if !self.is_judged() {
            standing = Standing::Independent;
        }
        if standing.is_seki() {
            return Reason::SekiEye { side, piece: at };
        }
        if standing == Standing::Unsettled {
            let border = self.oddities().iter().find_map(|o| match o {
                Oddity::Unsettled { piece, points, .. } if *piece == at => Some(points.clone()),
                _ => None,
            });
            return Reason::Unsettled {
                side,
                piece: at,
                border: border.unwrap_or_default(),
            };
        }
        let Some(fill) = self.fill_at(point) else {
            return Reason::Territory { side, piece: at };
        };
        let chain = fill.chain;
        let taken = || self.neutral_points_beside(chain);
        match fill.cause {
            Cause::Atari => Reason::FillsLiberty {
                side,
                chain,
                taken: taken(),
            },
            Cause::Take => Reason::Takes {
                side,
                chain,
                taken: taken(),
            },
            Cause::ThrowIn => Reason::ThrowIn { side, chain },
            Cause::Ruling => Reason::Ruled { side },
        }
    }

    fn why_neutral(&self, point: Point) -> Reason {
        for oddity in self.oddities() {
            match oddity {
                Oddity::HangsOn {
                    side,
                    piece,
                    points,
                } if points.contains(&point) => {
                    return Reason::Joins {
                        side: *side,
                        piece: *piece,
                    };
                }
                Oddity::BorderOpen {
                    side,
                    piece,
                    points,
                } if points.contains(&point) => {
                    return Reason::OpenBorder {
                        side: *side,
                        piece: *piece,
                    };
                }
                _ => {}
            }
        }
        let mut between: BySide<Option<Point>> = BySide::default();
        let mut in_seki: BySide<Option<Point>> = BySide::default();
        for cell in self.joined(point) {
            for n in self.size().neighbours(cell) {
                let Ground::Stone(side) = self.ground(n) else {
                    continue;
                };
                let first = |known: Option<Point>| Some(known.map_or(n, |k| k.min(n)));
                between[side] = first(between[side]);
                if self.is_seki(n) {
                    in_seki[side] = first(in_seki[side]);
                }
            }
        }
        for side in Color::ALL {
            if let Some(piece) = self.piece_closed_at(point, side) {
                return Reason::OpenBorder { side, piece };
            }
        }
        if let (Some(black), Some(white)) = (in_seki.black, in_seki.white) {
            return Reason::SharedLiberty {
                pieces: BySide::new(black, white),
            };
        }
        if let Some(side) = self.only_side_at(point) {
            return Reason::OneSided { side };
        }
        Reason::Neutral { between }
    }

    /// A piece without two eyes to which a stone of the side on a neutral point would add
    /// an own region, by shutting a part of the point's region off from the other side.
    fn piece_closed_at(&self, point: Point, side: Color) -> Option<Point> {
        for start in self.size().neighbours(point) {
            if self.ground(start) != Ground::Neutral {
                continue;
            }
            let part = self.joined_without(start, Some(point));
            let mut open = None;
            let mut shut = true;
            for n in part.iter().flat_map(|&p| self.size().neighbours(p)) {
                if self.ground(n) == Ground::Stone(side.other()) {
                    shut = false;
                    break;
                }
                let piece = self.piece_at(n).and_then(|i| self.pieces().get(i));
                if let Some(piece) = piece
                    && matches!(
                        piece.standing,
                        Standing::Unsettled | Standing::Seki { contested: true }
                    )
                {
                    open = Some(open.map_or(piece.at, |at: Point| at.min(piece.at)));
                }
            }
            if shut && open.is_some() {
                return open;
            }
        }
        None
    }

    /// The neutral points beside the chain of a stone.
    fn neutral_points_beside(&self, chain: Point) -> Vec<Point> {
        let mut points: Vec<Point> = self
            .joined(chain)
            .into_iter()
            .flat_map(|stone| self.size().neighbours(stone))
            .filter(|&n| self.ground(n) == Ground::Neutral)
            .collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// The points of the same ground that hang together with this one.
    fn joined(&self, point: Point) -> Vec<Point> {
        self.joined_without(point, None)
    }

    /// The same with one point taken away.
    fn joined_without(&self, point: Point, without: Option<Point>) -> Vec<Point> {
        if !self.size().contains(point) {
            return Vec::new();
        }
        let mut seen = alloc::vec![false; usize::from(self.size().points())];
        seen[self.size().index(point)] = true;
        if let Some(without) = without.filter(|&p| self.size().contains(p)) {
            seen[self.size().index(without)] = true;
        }
        let mut found = alloc::vec![point];
        let mut next = 0;
        while let Some(&at) = found.get(next) {
            next += 1;
            for n in self.size().neighbours(at) {
                let known = &mut seen[self.size().index(n)];
                if !*known && self.ground(n) == self.ground(point) {
                    *known = true;
                    found.push(n);
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Document, Override, Reading, Size};

    /// A board from rows of `X`, `O` and `.`, with dead stones `x` and `o`.
    fn document(rows: &[&str]) -> Document {
        let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
        let mut document = Document::new(Board::new(size));
        for (point, byte) in size.iter().zip(rows.iter().flat_map(|r| r.bytes())) {
            let stone = match byte.to_ascii_uppercase() {
                b'X' => Some(Color::Black),
                b'O' => Some(Color::White),
                _ => None,
            };
            document.board.set(point, stone);
            if byte.is_ascii_lowercase() {
                document.dead.push(point);
            }
        }
        document
    }

    fn settled(rows: &[&str]) -> Settled {
        Settled::new(&document(rows), Reading::AsMarked)
    }

    fn id(settled: &Settled, col: u8, row: u8) -> &'static str {
        settled.reason(Point::new(col, row)).id()
    }

    #[test]
    fn a_chain_that_neutral_points_leave_in_atari_is_connected() {
        let s = settled(&["...X.O.O.", "...XXXOO.", "....XXO.."]);
        // Black at E3 leaves F3 the last liberty at G3.
        assert_eq!(
            s.reason(Point::new(6, 0)),
            Reason::FillsLiberty {
                side: Color::White,
                chain: Point::new(5, 0),
                taken: alloc::vec![Point::new(4, 0)],
            }
        );
        assert_eq!(id(&s, 0, 0), "territory");
        assert_eq!(id(&s, 4, 0), "neutral");
        assert_eq!(id(&s, 3, 0), "stone");
    }

    #[test]
    fn a_neutral_point_that_joins_two_chains_is_its_owners() {
        // White at E4 joins the chain at D5 to the right, so F3 need not be filled.
        let mut rows = [
            "X.XXXO..", "XXXOXO..", "X.XO.O..", "XXXOO...", "..XXXO..", "..XXXO..",
        ];
        assert_eq!(id(&settled(&rows), 5, 3), "territory");
        rows[2] = "X.XOXO..";
        assert_eq!(id(&settled(&rows), 5, 3), "fills-liberty");
    }

    #[test]
    fn a_stone_thrown_in_cuts_off_a_chain_with_one_shared_eye_of_two() {
        let s = settled(&["OOOOOOO", "XXOXXXO", ".XX..XO"]);
        assert_eq!(id(&s, 3, 2), "throw-in");
        assert_eq!(id(&s, 4, 2), "territory");
        assert_eq!(id(&s, 0, 2), "territory");
        // With room behind the point nothing is cut off.
        let s = settled(&["OOOOOOOO", "XXOXXXXO", ".XX...XO"]);
        assert_eq!(id(&s, 3, 2), "territory");
    }

    #[test]
    fn dead_stones_are_taken_before_their_point_is_filled() {
        let s = settled(&[
            "...XX.X..", //
            "oXXX.X...",
            "XOXXOXX..",
            "X.OOXOX..",
            "X.O.XOX.X",
            "OO.O.O.X.",
            "....OOOXO",
            "xxxxx..O.",
            "....x...x",
        ]);
        assert_eq!(id(&s, 0, 0), "takes");
        assert_eq!(id(&s, 0, 1), "fills-liberty");
        assert_eq!(id(&s, 1, 0), "territory");
    }

    #[test]
    fn a_ring_of_false_eyes_that_one_stone_closes_lives() {
        let s = settled(&[
            ".O.OOOO.OX..",
            "XXOXXXXOOX..",
            ".XOX.XXO.X..",
            ".XOXX.XOXX..",
            ".XO.XXO.OX..",
            "XXO.OOOOOX..",
        ]);
        let piece = s.piece_at(Point::new(2, 5)).unwrap();
        assert_eq!(s.pieces()[piece].standing, Standing::Attached);
        assert_eq!(id(&s, 3, 5), "joins");
        // B6 hangs by C6; the other two links of the ring are eyes.
        assert_eq!(id(&s, 2, 0), "fills-liberty");
        assert_eq!(id(&s, 7, 0), "territory");
        assert_eq!(id(&s, 7, 4), "territory");
    }

    #[test]
    fn seki_open_borders_and_hands_have_reasons() {
        // A chain of each side with an eye, sharing B1.
        let s = settled(&["OOOOOO", "XXXOOO", ".X.O.O", "OOXOOO", ".OXOOO"]);
        for point in s.size().iter() {
            assert!(!s.reason(point).id().is_empty());
        }
        let mut d = document(&["..XO..", "..XO..", "..X...", "..XO.."]);
        let s = Settled::new(&d, Reading::AsMarked);
        let at = Point::new(3, 2);
        assert_eq!(
            s.reason(at),
            Reason::OpenBorder {
                side: Color::White,
                piece: Point::new(3, 0),
            }
        );
        d.overrides.push(Override::Owner {
            at,
            owner: Some(Color::White),
        });
        let s = Settled::new(&d, Reading::AsMarked);
        assert_eq!(
            s.reason(at),
            Reason::SetByHand {
                owner: Some(Color::White)
            }
        );
        let as_it_stands = Settled::new(&document(&[".XO", "XXO"]), Reading::AsItStands);
        assert_eq!(id(&as_it_stands, 0, 0), "territory");
    }
}
