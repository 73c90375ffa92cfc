//! How likely a yes is, learned on the way.

/// The chance of a yes under one circumstance. Writer and reader learn the same from the
/// same past: whole numbers only, so alike on every machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    /// Of 65536.
    yes: u16,
    /// How often it was met, up to a limit.
    met: u16,
}

/// The least chance of either answer, of 65536.
const LEAST: u16 = 64;
/// After so many answers the old ones weigh no more.
const MEMORY: u16 = 250;

impl Chance {
    /// Both answers alike.
    pub(super) const EVEN: Self = Self::of(1 << 15);

    /// A chance to begin with, of 65536.
    pub(super) const fn of(yes: u16) -> Self {
        Self { yes, met: 0 }
    }

    /// The chance of a yes, of 65536.
    pub(super) const fn yes(self) -> u16 {
        self.yes
    }

    /// Whether nothing was learned yet.
    pub(super) const fn is_new(self) -> bool {
        self.met == 0
    }

    /// Learns from an answer.
    pub(super) fn learn(&mut self, yes: bool) {
        let target = if yes { u16::MAX - LEAST } else { LEAST };
        let step = i32::from(self.met) + 4;
        let moved = i32::from(self.yes) + (i32::from(target) - i32::from(self.yes)) / step;
        let bounds = i32::from(LEAST)..=i32::from(u16::MAX - LEAST);
        self.yes = moved.clamp(*bounds.start(), *bounds.end()) as u16;
        self.met = (self.met + 1).min(MEMORY);
    }
}
