//! Chen Zuyu's formula 新计目法 with a game's own numbers (2015; rules.md 1.16).

use crate::{Amount, BySide, Count, Quantities, Reading};

/// The quantities of the article, in its own order.
///
/// `v` is Black's margin after komi in 目, `V` the same in 子. Values in 子 are `None` where
/// the komi is an odd number of quarter points, so that half of it is no quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chen {
    /// `m = E − d` of the other side: empty points counted before dead stones are lifted,
    /// where these lie in the other side's area.
    pub empty: BySide<i32>,
    /// `K`: own stones taken in play. (The article's own letter names the taker.)
    pub captured: BySide<i32>,
    /// `d`: own stones dead on the board.
    pub dead: BySide<i32>,
    /// `X`: own passes before the closing run.
    pub passes: BySide<i32>,
    /// `M = m − K − 2d − X`.
    pub mu: BySide<i32>,
    /// `h`: Black's turns less White's; 1 where Black played last in an even game.
    pub more_turns: i32,
    /// `t`: komi in 目.
    pub komi: Amount,
    /// `T = t / 2`: komi in 子.
    pub komi_zi: Option<Amount>,
    /// `v = M_b − M_w − t + h`.
    pub net: Amount,
    /// `V = v / 2`.
    pub net_zi: Option<Amount>,
    /// `Z_b = points / 2 + T + V`: Black's area in 子.
    pub black_zi: Amount,
    /// `v′`: by Japanese rules, for which neither turns nor passes count.
    pub japanese: Amount,
    /// `V′ = v′ / 2`.
    pub japanese_zi: Option<Amount>,
}

impl Chen {
    /// The formula over the count of a position as marked.
    #[must_use]
    pub fn of(count: &Count, komi: Amount) -> Self {
        let points = count.settled(Reading::AsMarked).size().points();
        Self::with(count.quantities(Reading::AsMarked), points, komi)
    }

    /// The formula over quantities of a board with so many points.
    #[must_use]
    pub fn with(q: &Quantities, points: u16, komi: Amount) -> Self {
        let empty = BySide::from_fn(|c| q.own[c] - q.dead[c.other()]);
        let kept = BySide::from_fn(|c| empty[c] - q.captured[c] - 2 * q.dead[c]);
        let mu = BySide::from_fn(|c| kept[c] - q.passes[c]);
        let h = q.more_turns();
        let difference = Amount::points(mu.black - mu.white + h);
        let net = difference - komi;
        let japanese = Amount::points(kept.black - kept.white) - komi;
        Self {
            empty,
            captured: q.captured,
            dead: q.dead,
            passes: q.passes,
            mu,
            more_turns: h,
            komi,
            komi_zi: half(komi),
            net,
            net_zi: half(net),
            // (points + t + v) / 2, where t cancels.
            black_zi: Amount::halves(i32::from(points) + mu.black - mu.white + h),
            japanese,
            japanese_zi: half(japanese),
        }
    }
}

/// Half an amount, if it is exact.
fn half(amount: Amount) -> Option<Amount> {
    let quarters = amount.as_quarters();
    (quarters % 2 == 0).then(|| Amount::quarters(quarters / 2))
}
