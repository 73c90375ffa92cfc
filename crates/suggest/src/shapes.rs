//! Textbook shapes about which rules differ.

use alloc::vec::Vec;

use zilu_rules::{Point, Size};

use crate::board::{BORDER, Board, EMPTY, NONE, Place, Places, enemy};
use crate::judge::Judge;
use crate::proposal::Ruling;

/// A stone of each chain that a ruling decides about.
pub(crate) fn rulings(judge: &Judge) -> Vec<(Place, Ruling)> {
    let mut rulings = Vec::new();
    for four in corners(judge.board().size) {
        bent_four(judge.board(), four, &mut rulings);
    }
    rulings
}

/// Chains of which not all can be dead: nothing alive is beside one of them.
pub(crate) struct Standoff {
    /// The stones of those that are left open.
    pub(crate) stones: Vec<Place>,
    /// Two of them are stones of kos.
    pub(crate) has_double_ko: bool,
}

/// The standoffs: a chain is called dead, and so is every enemy chain beside it. Once those
/// are lifted nothing takes it. With two kos in the fight each side takes one in turn, and
/// all of its chains are left open; else only the one that nothing takes.
pub(crate) fn standoffs(judge: &Judge) -> Vec<Standoff> {
    let board = judge.board();
    let lost = judge.lost();
    let mut standoffs = Vec::new();
    for chain in judge.chains.iter().filter(|c| c.proven.is_none()) {
        let first = chain.stones.first().copied().unwrap_or(NONE);
        if !lost[first] {
            continue;
        }
        let theirs = enemy(board.cells[first]);
        let around = chain.stones.iter().flat_map(|&s| board.around(s));
        let mut enemies = around.filter(|&n| board.cells[n] == theirs).peekable();
        if enemies.peek().is_none() || !enemies.all(|n| lost[n]) {
            continue;
        }
        let fight = lost_around(board, &lost, first);
        let is_ko = |place: Place| {
            let chain = board.chain(place);
            chain.stones == 1 && chain.only_liberty().is_some()
        };
        let has_double_ko = fight.iter().filter(|&&p| is_ko(p)).count() >= 2;
        let stones = if has_double_ko {
            fight
        } else {
            chain.stones.clone()
        };
        standoffs.push(Standoff {
            stones,
            has_double_ko,
        });
    }
    standoffs
}

/// The connected stones of either side that are called dead.
fn lost_around(board: &Board, lost: &Places<bool>, first: Place) -> Vec<Place> {
    let mut seen = Places::new(false);
    let mut places: Vec<Place> = alloc::vec![first];
    seen[first] = true;
    let mut next = 0;
    while let Some(&place) = places.get(next) {
        next += 1;
        for n in board.around(place) {
            if lost[n] && !seen[n] {
                seen[n] = true;
                places.push(n);
            }
        }
    }
    places
}

/// The points of a bent four in each corner, both ways: the corner, one point one way,
/// two the other way.
fn corners(size: Size) -> Vec<[Point; 4]> {
    let (width, height) = (size.width(), size.height());
    let mut fours = Vec::new();
    if width < 4 || height < 4 {
        return fours;
    }
    for right in [false, true] {
        for bottom in [false, true] {
            let point = |across: u8, down: u8| {
                Point::new(
                    if right { width - 1 - across } else { across },
                    if bottom { height - 1 - down } else { down },
                )
            };
            fours.push([point(0, 0), point(1, 0), point(2, 0), point(0, 1)]);
            fours.push([point(0, 0), point(0, 1), point(0, 2), point(1, 0)]);
        }
    }
    fours
}

/// Bent four in the corner: an eye space of five points in the corner, the only one of
/// the chains around it, in which the attacker has three stones that one more makes a
/// bent four. Neither side plays there before all ko threats are gone.
fn bent_four(board: &Board, four: [Point; 4], rulings: &mut Vec<(Place, Ruling)>) {
    let four = four.map(|p| board.place(p));
    let Some(attacker) = four
        .into_iter()
        .map(|p| board.cells[p])
        .find(|&c| c != EMPTY)
    else {
        return;
    };
    let wall = enemy(attacker);
    let mut space: Vec<Place> = alloc::vec![four[0]];
    let mut walls: Vec<Place> = Vec::new();
    let mut next = 0;
    while let Some(&place) = space.get(next) {
        next += 1;
        for n in board.around(place) {
            match board.cells[n] {
                BORDER => {}
                c if c == wall => walls.push(board.head(n)),
                _ if !space.contains(&n) => space.push(n),
                _ => {}
            }
        }
        if space.len() > 5 {
            return;
        }
    }
    let stones = space
        .iter()
        .filter(|&&p| board.cells[p] == attacker)
        .count();
    let inside = four.iter().filter(|&&p| board.cells[p] == attacker).count();
    if space.len() != 5 || stones != 3 || inside != 3 || !four.iter().all(|p| space.contains(p)) {
        return;
    }
    walls.sort_unstable();
    walls.dedup();
    // With a liberty elsewhere it may have another eye, or a fight is going on.
    let shut_in = walls.iter().all(|&wall| {
        let liberties = board.liberties::<6>(wall);
        liberties.as_slice().iter().all(|l| space.contains(l))
    });
    if shut_in {
        rulings.extend(walls.iter().map(|&wall| (wall, Ruling::BentFour)));
        rulings.extend(
            four.into_iter()
                .filter(|&p| board.cells[p] == attacker)
                .map(|p| (p, Ruling::BentFour)),
        );
    }
}
