//! What goes to the worker and comes back, as text: a board, a proposal.
//!
//! ```text
//! 7 7 .X.O…            the size and every point in reading order
//!
//! 200                  how many playouts were played
//! dead sure captured 190 C3 B4 …   a chain: status, confidence, reason, its number of playouts,
//!                                  one of its stones, the points of the reason
//! border C3 C4 …
//! ```

use std::fmt::Write as _;

use zilu_rules::{Board, Color, Point, Size};
use zilu_suggest::{Confidence, Playouts, Proposal, Reason, Ruling, Status, Verdict};

/// A board as text.
#[must_use]
pub fn write_board(board: &Board) -> String {
    let size = board.size();
    let letter = |stone: &Option<Color>| match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    let stones: String = board.stones().iter().map(letter).collect();
    format!("{} {} {stones}", size.width(), size.height())
}

/// The board in a text.
#[must_use]
pub fn read_board(text: &str) -> Option<Board> {
    let mut words = text.split(' ');
    let mut number = || words.next()?.parse().ok();
    let size = Size::new(number()?, number()?)?;
    let mut board = Board::new(size);
    for (point, letter) in size.iter().zip(words.next()?.chars()) {
        let stone = match letter {
            'X' => Some(Color::Black),
            'O' => Some(Color::White),
            _ => None,
        };
        board.set(point, stone);
    }
    Some(board)
}

/// A proposal as text.
#[must_use]
pub fn write_proposal(proposal: &Proposal, size: Size) -> String {
    let mut out = proposal.playouts.to_string();
    let mut points = |head: &str, points: &[Point]| {
        out.push('\n');
        out.push_str(head);
        for &point in points {
            // Writing to a String does not fail.
            let _ = write!(out, " {}", size.name(point));
        }
    };
    for verdict in &proposal.chains {
        let playouts = match &verdict.reason {
            Reason::Captured { playouts } | Reason::Survived { playouts } => playouts.of,
            _ => 0,
        };
        let head = format!(
            "{} {} {} {playouts}",
            verdict.status.id(),
            verdict.confidence.id(),
            verdict.reason.id()
        );
        let first = verdict.stones.iter().take(1);
        let all: Vec<Point> = first.chain(verdict.reason.points()).copied().collect();
        points(&head, &all);
    }
    for border in &proposal.borders {
        points("border", border);
    }
    out
}

/// The proposal in a text; `None` where it is not one about this board.
#[must_use]
pub fn read_proposal(text: &str, board: &Board) -> Option<Proposal> {
    let size = board.size();
    let mut lines = text.lines();
    let all = lines.next()?.parse().ok()?;
    let mut proposal = Proposal {
        playouts: all,
        ..Proposal::default()
    };
    for line in lines {
        let mut words = line.split(' ');
        let first = words.next()?;
        if first == "border" {
            let points: Option<_> = words.map(|name| size.parse_name(name)).collect();
            proposal.borders.push(points?);
            continue;
        }
        let status = Status::ALL.into_iter().find(|s| s.id() == first)?;
        let id = words.next()?;
        let confidence = Confidence::ALL.into_iter().find(|c| c.id() == id)?;
        let reason = words.next()?;
        let of = words.next()?.parse().ok()?;
        let at = size.parse_name(words.next()?)?;
        let points: Option<_> = words.map(|name| size.parse_name(name)).collect();
        proposal.chains.push(Verdict {
            color: board.get(at)?,
            stones: board.chain_at(at),
            status,
            confidence,
            reason: read_reason(reason, points?, Playouts { of, all })?,
        });
    }
    Some(proposal)
}

fn read_reason(id: &str, points: Vec<Point>, playouts: Playouts) -> Option<Reason> {
    Some(match id {
        "two-eyes" => Reason::TwoEyes { points },
        "shut-in" => Reason::ShutIn,
        "captured" => Reason::Captured { playouts },
        "survived" => Reason::Survived { playouts },
        "neither-fills" => Reason::NeitherFills { points },
        "shares-liberties" => Reason::SharesLiberties,
        "can-be-saved" => Reason::CanBeSaved { points },
        "can-take" => Reason::CanTake { points },
        "open-border" => Reason::OpenBorder { points },
        "no-liberty" => Reason::NoLiberty,
        id => Reason::Ruling(Ruling::ALL.into_iter().find(|ruling| ruling.id() == id)?),
    })
}
