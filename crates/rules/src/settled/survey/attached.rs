//! Pieces that one more stone would make part of a living piece (spec 1.5, attached).

use alloc::vec::Vec;

use super::Survey;
use crate::eyes::{self, CutPoints};
use crate::grid::Cell;
use crate::settled::Standing;
use crate::{Color, Oddity};

/// A point at which one stone would make pieces one.
struct Joint {
    cell: usize,
    pieces: Vec<u16>,
}

/// A joint of pieces none of which lives, but which then have two eyes.
struct NewLife {
    joint: Joint,
    eyes: (usize, usize),
    /// Whether one of the two is no own point yet: the stone closes the border around it.
    closes: bool,
}

impl Survey<'_> {
    /// Pieces that one legal, non-capturing stone on a neutral point would make part of
    /// a piece that lives (spec 1.5, attached), as often as that finds another.
    pub(super) fn find_attached(&mut self) {
        if !(0..self.pieces.len()).any(|p| self.is_open(p as u16)) {
            return;
        }
        let (joints, new_lives) = self.joints();
        let closed = self.attach_to_themselves(new_lives);
        self.attach_to_the_living(&joints);
        let of_pieces = self.pieces.iter().zip(&mut self.joints).zip(closed);
        for ((piece, joints), closed) in of_pieces {
            if joints.is_empty() {
                continue;
            }
            joints.sort_unstable();
            let points = joints.iter().map(|&c| self.grid.point(c)).collect();
            let (side, piece) = (piece.color, piece.at);
            self.oddities.push(if closed {
                Oddity::BorderOpen {
                    side,
                    piece,
                    points,
                }
            } else {
                Oddity::HangsOn {
                    side,
                    piece,
                    points,
                }
            });
        }
    }

    /// The neutral points where a quiet stone would join an open piece to another, and those
    /// where it would give open pieces two eyes.
    fn joints(&self) -> (Vec<Joint>, Vec<NewLife>) {
        let mut own: Vec<Vec<usize>> = alloc::vec![Vec::new(); self.pieces.len()];
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] == Cell::Empty
                && let Some(own) = own.get_mut(usize::from(self.piece_of[cell]))
            {
                own.push(cell);
            }
        }
        let mut cut = CutPoints::new(self.grid);
        let mut is_shut_off = alloc::vec![false; self.grid.len()];
        let mut joined = Joined::default();
        let (mut joints, mut new_lives) = (Vec::new(), Vec::new());
        for cell in self.grid.board_cells() {
            if self.grid.cells[cell] != Cell::Empty || !self.blobs.at(cell).is_neutral() {
                continue;
            }
            for color in Color::ALL {
                self.joined_by(cell, color, &mut joined);
                let open = joined.pieces.iter().filter(|&&p| self.is_open(p)).count();
                let changes = joined.chains > 1 || !joined.shut_off.is_empty();
                if open == 0 || !changes || !self.is_quiet_move(cell, color) {
                    continue;
                }
                let joint = || Joint {
                    cell,
                    pieces: joined.pieces.clone(),
                };
                if joined.pieces.len() > 1 {
                    joints.push(joint());
                }
                if open < joined.pieces.len() {
                    continue;
                }
                let mut eyes = joined.shut_off.clone();
                for &piece in &joined.pieces {
                    eyes.extend_from_slice(&own[usize::from(piece)]);
                }
                if eyes.len() < 2 {
                    continue;
                }
                eyes.sort_unstable();
                for &inside in &joined.shut_off {
                    is_shut_off[inside] = true;
                }
                cut.add(self.grid, cell, |n| {
                    n == cell || is_shut_off[n] || joined.pieces.contains(&self.piece_of[n])
                });
                let candidates = self.candidates(&eyes, |eye| !cut.contains(eye));
                if let Some(eyes) = eyes::pair(self.grid, &candidates) {
                    new_lives.push(NewLife {
                        joint: joint(),
                        eyes,
                        closes: is_shut_off[eyes.0] || is_shut_off[eyes.1],
                    });
                }
                cut.clear();
                for &inside in &joined.shut_off {
                    is_shut_off[inside] = false;
                }
            }
        }
        (joints, new_lives)
    }

    /// Pieces that have two eyes once a stone joins them or their chains, or closes their
    /// border: a chain of false eyes closed to a ring, two pieces with an eye each. They keep
    /// those two of the first such point that are own points. Returns for each piece
    /// whether it lacks nothing but a closed border.
    fn attach_to_themselves(&mut self, mut new_lives: Vec<NewLife>) -> Vec<bool> {
        // An eye still to be closed off is sure only where more than one stone closes it:
        // the opponent may take one of these points.
        let mut ways = alloc::vec![0_u16; self.pieces.len()];
        for &piece in new_lives.iter().flat_map(|life| &life.joint.pieces) {
            ways[usize::from(piece)] += 1;
        }
        let is_sure = |p: &u16| ways[usize::from(*p)] > 1;
        new_lives.retain(|life| !life.closes || life.joint.pieces.iter().all(is_sure));
        let mut closed = alloc::vec![false; self.pieces.len()];
        for life in new_lives {
            let is_new = |p: &u16| self.joints[usize::from(*p)].is_empty();
            if life.joint.pieces.iter().all(is_new) {
                for eye in [life.eyes.0, life.eyes.1] {
                    self.reserved[eye] = self.blobs.at(eye).owner().is_some();
                }
            }
            for piece in life.joint.pieces.into_iter().map(usize::from) {
                closed[piece] = life.closes && (closed[piece] || self.joints[piece].is_empty());
                self.attach(piece, life.joint.cell);
            }
        }
        closed
    }

    /// Pieces that a stone joins to one that lives, round after round.
    fn attach_to_the_living(&mut self, joints: &[Joint]) {
        let mut joints_of: Vec<Vec<usize>> = alloc::vec![Vec::new(); self.pieces.len()];
        for (i, joint) in joints.iter().enumerate() {
            for &piece in &joint.pieces {
                joints_of[usize::from(piece)].push(i);
            }
        }
        let lives = |standing| matches!(standing, Standing::Independent | Standing::Attached);
        let mut living: Vec<usize> = (0..self.pieces.len())
            .filter(|&p| lives(self.pieces[p].standing))
            .collect();
        let mut is_used = alloc::vec![false; joints.len()];
        while !living.is_empty() {
            let mut found = Vec::new();
            for i in living.drain(..).flat_map(|p| joints_of[p].iter().copied()) {
                if !core::mem::replace(&mut is_used[i], true) {
                    let open = joints[i].pieces.iter().filter(|&&p| self.is_open(p));
                    found.extend(open.map(|&p| (usize::from(p), joints[i].cell)));
                }
            }
            for (piece, cell) in found {
                if self.attach(piece, cell) {
                    living.push(piece);
                }
            }
        }
    }

    /// Notes that a piece hangs on a point; true if it hung on none before.
    fn attach(&mut self, piece: usize, joint: usize) -> bool {
        self.pieces[piece].standing = Standing::Attached;
        let joints = &mut self.joints[piece];
        let is_first = joints.is_empty();
        if !joints.contains(&joint) {
            joints.push(joint);
        }
        is_first
    }

    /// Whether it is still open how a piece lives.
    fn is_open(&self, piece: u16) -> bool {
        let piece = self.pieces[usize::from(piece)];
        piece.standing == Standing::Unsettled && !piece.set_by_hand
    }

    /// What a stone on a neutral point would make one: the chains it touches, and those
    /// around what it shuts off as an own region.
    fn joined_by(&self, cell: usize, color: Color, joined: &mut Joined) {
        joined.pieces.clear();
        joined.shut_off.clear();
        joined.chains = 0;
        let mut chain = None;
        let mut add = |n: usize| {
            if self.grid.cells[n] != Cell::from(color) {
                return;
            }
            if !joined.pieces.contains(&self.piece_of[n]) {
                joined.pieces.push(self.piece_of[n]);
            }
            if chain != Some(self.blobs.of[n]) {
                chain = Some(self.blobs.of[n]);
                joined.chains += 1;
            }
        };
        self.grid.around(cell).into_iter().for_each(&mut add);
        self.shut_off(cell, color, |part| {
            for &inside in part {
                self.grid.around(inside).into_iter().for_each(&mut add);
            }
            joined.shut_off.extend_from_slice(part);
        });
    }
}

/// What a stone would make one.
#[derive(Default)]
struct Joined {
    /// The pieces.
    pieces: Vec<u16>,
    /// How many chains, where it is one or none; otherwise at least two.
    chains: usize,
    /// What would become an own region.
    shut_off: Vec<usize>,
}
