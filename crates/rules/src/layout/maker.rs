//! The board, the marks and the amounts beside the board while a layout is made.

use alloc::vec::Vec;

use super::plan::{Act, Worth};
use super::{Aside, Frame, Mark, OffBoard, Step};
use crate::method::Row;
use crate::settled::{Ground, Settled};
use crate::{
    Amount, Board, BySide, Color, Count, Document, KomiChoice, Method, Point, Quantities, Quantity,
    Size,
};

/// The hands that count.
pub(super) struct Maker<'a> {
    count: &'a Count,
    settled: &'a Settled,
    quantities: &'a Quantities,
    method: Method,
    row: Row,
    worth: Worth,
    board: Board,
    /// What the points are.
    marks: Vec<Option<Mark>>,
    /// What this step did there; gone in the next frame.
    fresh: Vec<(Point, Mark)>,
    off_board: Vec<OffBoard>,
}

impl<'a> Maker<'a> {
    pub(super) fn new(count: &'a Count, document: &Document, method: Method, worth: Worth) -> Self {
        let row = method.row();
        let settled = count.settled(row.reading);
        let mut maker = Self {
            count,
            settled,
            quantities: count.quantities(row.reading),
            method,
            row,
            worth,
            board: document.board.clone(),
            marks: alloc::vec![None; usize::from(settled.size().points())],
            fresh: Vec::new(),
            off_board: Vec::new(),
        };
        if worth.prisoner {
            let held = maker.quantities.captured.swapped();
            maker.put_aside(Aside::Held, held.map(Amount::points));
        }
        maker
    }

    /// The board as it stands now, counted point by point.
    pub(super) fn frame(&mut self, step: Step) -> Frame {
        let mut marks = self.marks.clone();
        for (point, mark) in self.fresh.drain(..) {
            if let Some(entry) = marks.get_mut(self.settled.size().index(point)) {
                *entry = Some(mark);
            }
        }
        Frame {
            step,
            board: self.board.clone(),
            marks,
            figures: self.figures(),
            off_board: self.off_board.clone(),
        }
    }

    fn figures(&self) -> BySide<Amount> {
        let mut points = BySide::new(0, 0);
        let mut neutral = 0;
        for (mark, stone) in self.marks.iter().zip(self.board.stones()) {
            match (*mark, *stone) {
                (Some(Mark::Neutral), _) => neutral += 1,
                (Some(Mark::Own(c) | Mark::Route(c) | Mark::Ten { side: c, .. }), None) => {
                    points[c] += i32::from(self.worth.own);
                }
                (Some(Mark::Reserved(c)), None) => points[c] += i32::from(self.worth.reserved),
                (Some(Mark::Prisoner), Some(_)) => {
                    points.black += i32::from(self.worth.prisoner);
                    points.white += i32::from(self.worth.prisoner);
                }
                (Some(Mark::Dead), Some(c)) => points[c] -= 2,
                (Some(Mark::Shared), _) => {}
                (Some(Mark::Guest), Some(c)) => points[c.other()] += i32::from(self.worth.stone),
                (_, Some(c)) => points[c] += i32::from(self.worth.stone),
                (_, None) => {}
            }
        }
        let shared = self.worth_of_neutral() * neutral;
        BySide::from_fn(|c| {
            let beside: Amount = self.off_board.iter().map(|o| o.amount[c]).sum();
            Amount::points(points[c]) + shared + beside
        })
    }

    /// Does one thing; `None` where there is nothing to do.
    pub(super) fn act(&mut self, act: Act) -> Option<Step> {
        let q = self.quantities;
        match act {
            Act::LiftDead => self.lift_dead(),
            Act::ReserveEyes => Some(self.reserve_eyes()),
            Act::FillRoutes => self.fill_all().map(|routes| Step::FillRoutes { routes }),
            Act::StonesAndRoutes => Some(Step::StonesAndRoutes {
                stones: q.stones,
                routes: q.routes(),
            }),
            Act::EvenRoutes => self.even_routes(),
            Act::FillBack => self.fill_back(),
            Act::ReturnStones => self.return_stones(),
            Act::OwnPoints => Some(self.own_points()),
            Act::FillOwn => self.fill_all().map(|points| Step::FillOwn { points }),
            Act::ShareNeutral => self.share_neutral(),
            Act::GroupTens => self.group_tens(),
            Act::FirstPass => self.first_pass(),
            Act::Button => self.button(),
            Act::LiftInner => Some(self.lift_inner()),
            Act::LiftSurplus => self.lift_surplus(),
            Act::FillIn => Some(self.fill_in()),
            Act::HandOverPassStones => self.hand_over_pass_stones(),
            Act::FillPrisoners => self.fill_prisoners(),
            Act::SplitRest => Some(self.split_rest()),
            Act::EmptyPoints => Some(self.empty_points()),
            Act::TakeCaptured => {
                let captured = q.captured;
                self.put_aside(Aside::Captured, captured.map(|n| Amount::points(-n)))
                    .then_some(Step::TakeCaptured { captured })
            }
            Act::TakeDead => self.take_dead(),
            Act::TakePasses => {
                let passes = q.passes;
                self.put_aside(Aside::Passes, passes.map(|n| Amount::points(-n)))
                    .then_some(Step::TakePasses { passes })
            }
            Act::AddTurns => {
                let turns = q.more_turns();
                let amount = BySide::new(Amount::points(turns), Amount::ZERO);
                self.put_aside(Aside::MoreTurns, amount)
                    .then_some(Step::AddTurns { turns })
            }
            Act::CountStones => Some(Step::CountStones),
            Act::CountRoutes => Some(Step::CountRoutes),
            Act::CountArea => Some(Step::CountArea),
            Act::CountOwn => Some(Step::CountOwn),
            Act::CountMoves => Some(Step::CountMoves),
            Act::CountReturned => Some(Step::CountReturned {
                base: Amount::halves(i32::from(self.settled.size().points())),
            }),
            Act::CountFillIn => Some(Step::CountFillIn),
            Act::CountTerritory => Some(Step::CountTerritory {
                left: BySide::from_fn(|c| {
                    self.number(|p| self.is_open(p, c) || self.is_in_ten(p, c))
                }),
            }),
            Act::CountMu => Some(Step::CountMu),
            Act::CountNewMu => Some(self.count_new_mu()),
        }
    }

    fn lift_dead(&mut self) -> Option<Step> {
        let mut stones = BySide::new(0, 0);
        for &point in self.settled.lifted() {
            if let Some(color) = self.board.get(point) {
                stones[color] += 1;
                self.board.set(point, None);
                self.fresh.push((point, Mark::Lifted(color)));
            }
        }
        if self.worth.prisoner {
            self.put_aside(Aside::Held, stones.swapped().map(Amount::points));
        }
        any(stones).then_some(Step::LiftDead { stones })
    }

    fn reserve_eyes(&mut self) -> Step {
        for point in self.size().iter() {
            let mark = match self.settled.ground(point) {
                Ground::Own(c) if self.settled.is_reserved(point) => Mark::Reserved(c),
                Ground::Own(c) => Mark::Route(c),
                Ground::Neutral => Mark::Neutral,
                Ground::Stone(_) => continue,
            };
            self.set_mark(point, Some(mark));
        }
        let q = self.quantities;
        Step::ReserveEyes {
            pieces: q.pieces,
            reserved: q.reserved,
            routes: q.routes(),
        }
    }

    /// Lays stones on all own or route points.
    fn fill_all(&mut self) -> Option<BySide<i32>> {
        let filled = BySide::from_fn(|side| {
            let all = self.pick(side, i32::MAX, |m, p| m.is_open(p, side).then_some(0));
            self.lay(side, &all, None)
        });
        any(filled).then_some(filled)
    }

    fn even_routes(&mut self) -> Option<Step> {
        let kept = self.quantities.get(Quantity::RoutesEvened);
        let routes = self.quantities.routes();
        let filled = BySide::from_fn(|side| {
            let more = routes[side] - kept[side];
            let points = self.pick(side, more, |m, p| m.is_open(p, side).then_some(0));
            self.lay(side, &points, None)
        });
        let lifted = BySide::from_fn(|side| (kept[side] - routes[side]).max(0));
        let owed = BySide::from_fn(|c| lifted[c] - self.lift(c, lifted[c], Mark::Route(c)));
        self.put_aside(Aside::Owed, owed.map(|n| Amount::points(-n)));
        (any(filled) || any(lifted)).then_some(Step::EvenRoutes {
            routes: kept.black,
            filled,
            lifted,
        })
    }

    fn fill_back(&mut self) -> Option<Step> {
        let q = self.quantities;
        let prisoners = BySide::from_fn(|c| q.captured[c] + q.dead[c]);
        let filled = self.lay_prisoners(prisoners);
        let no_room = BySide::from_fn(|c| prisoners[c] - filled[c]);
        self.put_aside(Aside::NoRoom, no_room.map(|n| Amount::points(-n)));
        any(prisoners).then_some(Step::FillBack { filled, no_room })
    }

    fn return_stones(&mut self) -> Option<Step> {
        let reserved = self.quantities.reserved;
        let side = match reserved.black.cmp(&reserved.white) {
            core::cmp::Ordering::Greater => Color::Black,
            core::cmp::Ordering::Less => Color::White,
            core::cmp::Ordering::Equal => return None,
        };
        let receiver = side.other();
        let more = reserved[side] - reserved[receiver];
        let points = self.pick(receiver, more / 2, |m, p| {
            (m.board.get(p) == Some(side)).then(|| {
                let touches = |stone| m.size().neighbours(p).any(|n| m.board.get(n) == stone);
                match (touches(Some(receiver)), touches(None)) {
                    (true, false) => 0,
                    (true, true) => 1,
                    (false, _) => 2,
                }
            })
        });
        for &point in &points {
            self.board.set(point, Some(receiver));
            self.set_mark(point, Some(Mark::Turned));
        }
        let turned = points.len() as i32;
        let stones = Amount::halves(more);
        let rest = stones - Amount::points(turned);
        self.put_aside(
            Aside::Returned,
            BySide::from_fn(|c| if c == side { -rest } else { rest }),
        );
        Some(Step::ReturnStones {
            side,
            stones,
            turned,
        })
    }

    fn own_points(&mut self) -> Step {
        let seki_apart = self.leaves_out(Quantity::SekiOwn);
        let must_fill_apart = self.leaves_out(Quantity::MustFill);
        let shares = self.worth_of_neutral() != Amount::ZERO;
        let (mut own, mut seki) = (BySide::new(0, 0), BySide::new(0, 0));
        let mut must_fill = BySide::new(0, 0);
        for point in self.size().iter() {
            let mark = match self.settled.ground(point) {
                Ground::Own(c) if seki_apart && self.settled.is_seki(point) => {
                    seki[c] += 1;
                    Mark::Seki(c)
                }
                Ground::Own(c) if must_fill_apart && self.settled.is_must_fill(point) => {
                    must_fill[c] += 1;
                    Mark::MustFill(c)
                }
                Ground::Own(c) => {
                    own[c] += 1;
                    Mark::Own(c)
                }
                // Shared points are marked by the step that shares them.
                Ground::Neutral if !shares => Mark::Neutral,
                Ground::Neutral | Ground::Stone(_) => continue,
            };
            self.set_mark(point, Some(mark));
        }
        Step::OwnPoints {
            own,
            seki,
            must_fill,
            neutral: self.quantities.neutral,
        }
    }

    fn share_neutral(&mut self) -> Option<Step> {
        if self.worth_of_neutral() == Amount::ZERO || self.quantities.neutral == 0 {
            return None;
        }
        self.mark_neutral();
        Some(Step::ShareNeutral {
            neutral: self.quantities.neutral,
        })
    }

    fn mark_neutral(&mut self) {
        for point in self.size().iter() {
            if self.settled.ground(point) == Ground::Neutral {
                self.set_mark(point, Some(Mark::Neutral));
            }
        }
    }

    /// Tells off what counts, row by row and back, so that a ten hangs together.
    fn group_tens(&mut self) -> Option<Step> {
        let mut counted = BySide::new(0, 0);
        let width = self.size().width();
        for point in self.size().iter() {
            let point = if point.row % 2 == 0 {
                point
            } else {
                Point::new(width - 1 - point.col, point.row)
            };
            let side = match self.board.get(point) {
                Some(color) => self.worth.stone.then_some(color),
                None => Color::ALL.into_iter().find(|&c| self.is_open(point, c)),
            };
            if let Some(side) = side {
                let number = (counted[side] / 10) as u16;
                self.set_mark(point, Some(Mark::Ten { side, number }));
                counted[side] += 1;
            }
        }
        any(counted).then_some(Step::GroupTens {
            tens: counted.map(|n| n / 10),
            rest: counted.map(|n| n % 10),
        })
    }

    fn first_pass(&mut self) -> Option<Step> {
        let side = self.count.record().first_pass?;
        let score = self.count.score(self.method, KomiChoice::None);
        let is_it = |line: &&crate::Line| line.term.quantity == Quantity::WhitePassedFirst;
        let lines = || score.lines.iter().filter(is_it);
        lines().next()?;
        let amount = BySide::from_fn(|c| lines().map(|line| line.amount[c]).sum());
        self.put_aside(Aside::FirstPass, amount);
        Some(Step::FirstPass { side })
    }

    fn button(&mut self) -> Option<Step> {
        let side = self.count.record().first_pass?;
        let score = self.count.score(self.method, KomiChoice::None);
        let is_it = |line: &&crate::Line| line.term.quantity == Quantity::FirstPasser;
        let amount = score.lines.iter().find(is_it)?.amount;
        self.put_aside(Aside::Button, amount);
        Some(Step::Button { side })
    }

    /// Lifts every stone that no border needs, which leaves own points (Sunjang).
    fn lift_inner(&mut self) -> Step {
        let mut stones = BySide::new(0, 0);
        for point in self.size().iter() {
            if let Some(color) = self.board.get(point)
                && !self.settled.is_border(point)
            {
                stones[color] += 1;
                self.board.set(point, None);
                self.set_mark(point, Some(Mark::Own(color)));
                self.fresh.push((point, Mark::Lifted(color)));
            }
        }
        Step::LiftInner { stones }
    }

    /// What a side may have on own points: half of all that is not shared (Ing).
    fn share_of_stones(&self) -> i32 {
        let q = self.quantities;
        (q.stones.black + q.own.black + q.stones.white + q.own.white) / 2
    }

    fn lift_surplus(&mut self) -> Option<Step> {
        let (each, on_board) = (self.share_of_stones(), self.quantities.stones);
        let stones = BySide::from_fn(|c| self.lift(c, on_board[c] - each, Mark::Own(c)));
        any(stones).then_some(Step::LiftSurplus { stones })
    }

    fn fill_in(&mut self) -> Step {
        let q = self.quantities;
        let each = self.share_of_stones();
        for side in Color::ALL {
            let more = each - q.stones[side];
            let points = self.pick(side, more, |m, p| m.is_open(p, side).then_some(0));
            self.lay(side, &points, None);
        }
        let guests = BySide::from_fn(|side| {
            let more = each - q.stones[side] - q.own[side];
            let host = side.other();
            let points = self.pick(side, more, |m, p| m.is_open(p, host).then_some(0));
            self.lay(side, &points, Some(Mark::Guest))
        });
        let shared = BySide::from_fn(|side| {
            let points = self.pick(side, q.neutral / 2, |m, p| {
                (m.mark(p) == Some(Mark::Neutral)).then_some(0)
            });
            self.lay(side, &points, Some(Mark::Shared))
        });
        Step::FillIn {
            stones: each + shared.black,
            open: BySide::from_fn(|c| self.number(|p| self.is_open(p, c))),
            guests,
            shared: shared.black,
        }
    }

    fn hand_over_pass_stones(&mut self) -> Option<Step> {
        let q = self.quantities;
        let mut passes = BySide::new(0, 0);
        for term in self.row.terms.iter() {
            if matches!(term.quantity, Quantity::Passes | Quantity::ClosingPasses) {
                let more = q.get(term.quantity);
                passes = BySide::from_fn(|c| passes[c] + more[c]);
            }
        }
        self.put_aside(Aside::Held, passes.swapped().map(Amount::points))
            .then_some(Step::HandOverPassStones { passes })
    }

    fn fill_prisoners(&mut self) -> Option<Step> {
        let held = self.off_board.iter().find(|o| o.aside == Aside::Held)?;
        let prisoners = held.amount.swapped().map(|a| a.as_quarters() / 4);
        let filled = self.lay_prisoners(prisoners);
        self.put_aside(Aside::Held, filled.swapped().map(|n| Amount::points(-n)));
        Some(Step::FillPrisoners {
            filled,
            no_room: BySide::from_fn(|c| prisoners[c] - filled[c]),
        })
    }

    /// Lays each side's prisoners into its own points, as far as there is room.
    fn lay_prisoners(&mut self, prisoners: BySide<i32>) -> BySide<i32> {
        BySide::from_fn(|side| {
            let points = self.pick(side, prisoners[side], |m, p| {
                m.is_open(p, side).then_some(0)
            });
            self.lay(side, &points, Some(Mark::Prisoner))
        })
    }

    fn split_rest(&mut self) -> Step {
        let mu = self.figures();
        let rest = Amount::points(i32::from(self.size().points())) - mu.black - mu.white;
        let half = Amount::quarters(rest.as_quarters() / 2);
        Step::SplitRest {
            rest,
            area: mu.map(|mu| mu + half),
        }
    }

    fn empty_points(&mut self) -> Step {
        let q = self.quantities;
        let mut elsewhere = q.dead.swapped().map(|n| -n);
        for point in self.size().iter() {
            let mark = match (self.settled.ground(point), self.board.get(point)) {
                (Ground::Own(c), None) => Mark::Own(c),
                (Ground::Own(c), Some(_)) => {
                    elsewhere[c] += 1;
                    continue;
                }
                (Ground::Neutral, None) => Mark::Neutral,
                _ => continue,
            };
            self.set_mark(point, Some(mark));
        }
        self.put_aside(Aside::DeadElsewhere, elsewhere.map(Amount::points));
        Step::EmptyPoints {
            empty: self.empty_before_lifting(),
        }
    }

    /// `m`: own empty points less the other side's dead stones.
    fn empty_before_lifting(&self) -> BySide<i32> {
        let q = self.quantities;
        BySide::from_fn(|c| q.own[c] - q.dead[c.other()])
    }

    fn take_dead(&mut self) -> Option<Step> {
        for &point in self.settled.lifted() {
            self.set_mark(point, Some(Mark::Dead));
        }
        let dead = self.quantities.dead;
        any(dead).then_some(Step::TakeDead { dead })
    }

    fn count_new_mu(&self) -> Step {
        let q = self.quantities;
        let empty = self.empty_before_lifting();
        let turns = q.more_turns();
        let mu = BySide::from_fn(|c| empty[c] - q.captured[c] - 2 * q.dead[c] - q.passes[c]);
        let margin = mu.black - mu.white + turns;
        let points = i32::from(self.size().points());
        Step::CountNewMu {
            empty,
            captured: q.captured,
            dead: q.dead,
            passes: q.passes,
            mu,
            turns,
            zi: BySide::new(points + margin, points - margin).map(Amount::halves),
        }
    }

    fn size(&self) -> Size {
        self.settled.size()
    }

    /// Whether the method names these points, which then count apart.
    fn leaves_out(&self, quantity: Quantity) -> bool {
        self.row.terms.iter().any(|t| t.quantity == quantity)
    }

    fn worth_of_neutral(&self) -> Amount {
        let terms = self.row.terms.iter();
        terms
            .filter(|t| t.quantity == Quantity::Neutral)
            .map(|t| t.coefficient)
            .sum()
    }

    fn mark(&self, point: Point) -> Option<Mark> {
        self.marks.get(self.size().index(point)).copied().flatten()
    }

    fn set_mark(&mut self, point: Point, mark: Option<Mark>) {
        if let Some(entry) = self.marks.get_mut(self.settled.size().index(point)) {
            *entry = mark;
        }
    }

    /// Whether the point is the side's own or route point, still empty.
    fn is_open(&self, point: Point, side: Color) -> bool {
        self.board.get(point).is_none()
            && [Some(Mark::Own(side)), Some(Mark::Route(side))].contains(&self.mark(point))
    }

    /// Whether the point is empty and told off in one of the side's tens.
    fn is_in_ten(&self, point: Point, side: Color) -> bool {
        self.board.get(point).is_none()
            && matches!(self.mark(point), Some(Mark::Ten { side: s, .. }) if s == side)
    }

    fn number(&self, test: impl Fn(Point) -> bool) -> i32 {
        self.size().iter().filter(|&p| test(p)).count() as i32
    }

    /// Up to `n` points, the lowest class first, each class from the side's edge of the board.
    fn pick(&self, side: Color, n: i32, class: impl Fn(&Self, Point) -> Option<u8>) -> Vec<Point> {
        let n = usize::try_from(n).unwrap_or(0);
        if n == 0 {
            return Vec::new();
        }
        let mut found: Vec<(u8, Point)> = from_edge(self.size(), side)
            .filter_map(|p| Some((class(self, p)?, p)))
            .collect();
        found.sort_by_key(|&(class, _)| class);
        found.into_iter().take(n).map(|(_, p)| p).collect()
    }

    /// Lays stones of a side on points; a stone that keeps no mark is marked as just laid.
    fn lay(&mut self, side: Color, points: &[Point], mark: Option<Mark>) -> i32 {
        for &point in points {
            self.board.set(point, Some(side));
            self.set_mark(point, mark);
            if mark.is_none() {
                self.fresh.push((point, Mark::Filled));
            }
        }
        points.len() as i32
    }

    /// Lifts up to `n` stones of a side, which leaves own points: beside its route points
    /// first, away from the border, and from the border only when nothing else is left.
    fn lift(&mut self, side: Color, n: i32, leaves: Mark) -> i32 {
        let points = self.pick(side, n, |m, p| {
            (m.board.get(p) == Some(side)).then(|| {
                let mut around = m.size().neighbours(p);
                let at_border = around.any(|n| {
                    m.board.get(n) == Some(side.other()) || m.settled.ground(n) == Ground::Neutral
                });
                let beside_route = m.size().neighbours(p).any(|n| m.is_open(n, side));
                match (at_border, beside_route) {
                    (false, true) => 0,
                    (false, false) => 1,
                    (true, _) => 2,
                }
            })
        });
        for &point in &points {
            self.board.set(point, None);
            self.set_mark(point, Some(leaves));
            self.fresh.push((point, Mark::Lifted(side)));
        }
        points.len() as i32
    }

    /// Adds an amount beside the board; whether there was anything to add.
    fn put_aside(&mut self, aside: Aside, amount: BySide<Amount>) -> bool {
        let nothing = BySide::new(Amount::ZERO, Amount::ZERO);
        if amount == nothing {
            return false;
        }
        match self.off_board.iter_mut().find(|o| o.aside == aside) {
            Some(there) => there.amount = BySide::from_fn(|c| there.amount[c] + amount[c]),
            None => self.off_board.push(OffBoard { aside, amount }),
        }
        self.off_board.retain(|o| o.amount != nothing);
        true
    }
}

/// The points as a side works: row by row from its own edge, from its left. Black sits
/// at the bottom of the board, White at the top.
fn from_edge(size: Size, side: Color) -> impl Iterator<Item = Point> {
    let (right, bottom) = (size.width() - 1, size.height() - 1);
    size.iter().map(move |p| match side {
        Color::Black => Point::new(p.col, bottom - p.row),
        Color::White => Point::new(right - p.col, p.row),
    })
}

fn any(numbers: BySide<i32>) -> bool {
    numbers.black != 0 || numbers.white != 0
}
