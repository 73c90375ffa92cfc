//! A small generator of our own, so that a seed names a run on every machine.

/// Xorshift64* (S. Vigna, "An experimental exploration of Marsaglia's xorshift
/// generators", 2016).
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Any seed does; zero would stand still, so the lowest bit is set.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn roll(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) as u32
    }

    /// A number below `n`; 0 where `n` is 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.roll()) * n as u64) >> 32) as usize
    }

    /// True in `n` of eight cases.
    pub(crate) fn in_eight(&mut self, n: u32) -> bool {
        self.roll() >> 29 < n
    }
}
