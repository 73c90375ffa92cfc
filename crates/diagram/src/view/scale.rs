//! Places on a line from White to Black.

use zilu_rules::Amount;

/// A place between White's end (−1) and Black's end (1); 0 is the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lane {
    /// The place, on a scale all rows share.
    pub position: f32,
    /// Whether the true place lies beyond the end.
    pub beyond: bool,
}

/// How many points reach from the line to an end.
pub(super) struct Scale {
    quarters: i32,
}

impl Scale {
    /// A scale on which all amounts have room, but one far beyond the middle of them.
    pub(super) fn around(amounts: impl Iterator<Item = Amount>) -> Self {
        let mut sizes: Vec<i32> = Vec::new();
        for amount in amounts {
            let size = amount.abs().as_quarters();
            sizes.insert(sizes.partition_point(|&other| other < size), size);
        }
        let middle = sizes.get(sizes.len() / 2).copied().unwrap_or(0);
        let limit = middle.max(Amount::HALF.as_quarters()).saturating_mul(8);
        let largest = sizes.into_iter().rfind(|&size| size <= limit);
        Self::up_to(largest.unwrap_or(0))
    }

    /// A scale on which all amounts have room.
    pub(super) fn over(amounts: impl Iterator<Item = Amount>) -> Self {
        Self::up_to(amounts.map(|a| a.abs().as_quarters()).max().unwrap_or(0))
    }

    fn up_to(quarters: i32) -> Self {
        // At least a point, so that a draw does not fill the lane.
        Self {
            quarters: quarters.max(Amount::points(1).as_quarters()),
        }
    }

    pub(super) fn lane(&self, amount: Amount) -> Lane {
        // A sixth is left free at each end.
        let position = amount.as_quarters() as f32 / (self.quarters as f32 * 1.2);
        Lane {
            position: position.clamp(-1.0, 1.0),
            beyond: position.abs() > 1.0,
        }
    }
}
