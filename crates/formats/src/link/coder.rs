//! The arithmetic coder: answers with their chances to letters of six bits, and back.
//!
//! Writing and reading are one description: who walks a document asks the coder for each
//! answer and gives the one it has. A writer writes it and gives it back; a reader gives
//! the one that was written.

use super::chance::Chance;

/// How many bits the ends of the interval have: ten letters.
const BITS: u32 = 60;
/// The largest end.
const TOP: u64 = (1 << BITS) - 1;
/// The bits below the first letter.
const BELOW: u32 = BITS - 6;

/// Writes answers, or reads them.
pub(super) trait Coder {
    /// Writes the answer, or gives the one that was written instead.
    fn answer(&mut self, chance: &mut Chance, yes: bool) -> bool;

    /// Whether everything asked for so far was there.
    fn is_whole(&self) -> bool;

    /// An answer of which nothing is known.
    fn flip(&mut self, yes: bool) -> bool {
        self.answer(&mut Chance::EVEN.clone(), yes)
    }

    /// The low bits of a number, the highest first.
    fn bits(&mut self, count: u32, number: u32) -> u32 {
        (0..count).rev().fold(0, |read, i| {
            read << 1 | u32::from(self.flip(number >> i & 1 == 1))
        })
    }

    /// A number below a bound, all alike. A reader may give one at or above it.
    fn below(&mut self, bound: u32, number: u32) -> u32 {
        self.bits(u32::BITS - bound.saturating_sub(1).leading_zeros(), number)
    }

    /// Any number, small ones in few bits.
    fn number(&mut self, number: u32) -> u32 {
        // How many bits the number has beside its first, then those.
        let next = u64::from(number) + 1;
        let length = u64::BITS - 1 - next.leading_zeros();
        let mut read = 0;
        while read < 32 && self.flip(read < length) {
            read += 1;
        }
        let rest = self.bits(read, (next & !(1 << length)) as u32);
        u32::try_from((1_u64 << read) - 1 + u64::from(rest)).unwrap_or(u32::MAX)
    }
}

/// Where the interval is cut for a chance.
fn cut(low: u64, high: u64, chance: Chance) -> u64 {
    low + ((high - low) >> 16) * u64::from(chance.yes())
}

/// Whether both ends begin with the same letter.
const fn agree(low: u64, high: u64) -> bool {
    low >> BELOW == high >> BELOW
}

/// Writes answers.
pub(super) struct Writer {
    low: u64,
    high: u64,
    letters: Vec<u8>,
}

impl Default for Writer {
    fn default() -> Self {
        Self {
            low: 0,
            high: TOP,
            letters: Vec::new(),
        }
    }
}

impl Writer {
    /// The letters as values below 64, the last of them not 0: a reader takes zeros for
    /// what is not there.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // The number in the interval with the fewest letters.
        for count in 0..=BITS / 6 {
            let rest = TOP >> (6 * count);
            let number = (self.low + rest) & !rest;
            if number <= self.high {
                let letter = |i| (number >> (BELOW - 6 * i) & 63) as u8;
                self.letters.extend((0..count).map(letter));
                break;
            }
        }
        while self.letters.last() == Some(&0) {
            self.letters.pop();
        }
        self.letters
    }
}

impl Coder for Writer {
    fn answer(&mut self, chance: &mut Chance, yes: bool) -> bool {
        let cut = cut(self.low, self.high, *chance);
        if yes {
            self.high = cut;
        } else {
            self.low = cut + 1;
        }
        while agree(self.low, self.high) {
            self.letters.push((self.low >> BELOW) as u8);
            self.low = self.low << 6 & TOP;
            self.high = self.high << 6 & TOP | 63;
        }
        chance.learn(yes);
        yes
    }

    fn is_whole(&self) -> bool {
        true
    }
}

/// Reads answers.
pub(super) struct Reader<'a> {
    low: u64,
    high: u64,
    number: u64,
    letters: &'a [u8],
    /// How many letters were taken, those beyond the end too.
    taken: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(letters: &'a [u8]) -> Self {
        let mut reader = Self {
            low: 0,
            high: TOP,
            number: 0,
            letters,
            taken: 0,
        };
        for _ in 0..BITS / 6 {
            reader.take();
        }
        reader
    }

    fn take(&mut self) {
        let letter = self.letters.get(self.taken).copied().unwrap_or(0);
        self.number = self.number << 6 & TOP | u64::from(letter);
        self.taken += 1;
    }

    /// Whether the letters are those of the answers read, and no more.
    pub(super) fn is_at_end(&self) -> bool {
        self.is_whole() && self.letters.len() <= self.taken && self.letters.last() != Some(&0)
    }
}

impl Coder for Reader<'_> {
    fn answer(&mut self, chance: &mut Chance, _: bool) -> bool {
        let cut = cut(self.low, self.high, *chance);
        let yes = self.number <= cut;
        if yes {
            self.high = cut;
        } else {
            self.low = cut + 1;
        }
        while agree(self.low, self.high) {
            self.low = self.low << 6 & TOP;
            self.high = self.high << 6 & TOP | 63;
            self.take();
        }
        chance.learn(yes);
        yes
    }

    fn is_whole(&self) -> bool {
        // The interval alone is ten letters.
        self.taken <= self.letters.len() + 2 * (BITS / 6) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_back() {
        let numbers = [0, 1, 2, 3, 7, 8, 360, 1 << 20, u32::MAX - 1, u32::MAX];
        let mut writer = Writer::default();
        for n in numbers {
            writer.number(n);
            writer.below(361, n % 361);
        }
        let letters = writer.finish();
        let mut reader = Reader::new(&letters);
        for n in numbers {
            assert_eq!(reader.number(0), n);
            assert_eq!(reader.below(361, 0), n % 361);
        }
        assert!(reader.is_at_end());
    }

    #[test]
    fn likely_answers_take_little_room() {
        let mut writer = Writer::default();
        let mut chance = Chance::EVEN;
        for _ in 0..1000 {
            writer.answer(&mut chance, true);
        }
        assert!(writer.finish().len() < 6);
    }
}
