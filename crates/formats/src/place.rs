//! Places in a text.

use core::fmt;

/// A place in a text: line and column, both from 1. Columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
}

impl Place {
    /// The first character.
    pub const START: Self = Self { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Turns byte offsets into places, walking the text once as long as the offsets rise.
pub(crate) struct Places<'a> {
    bytes: &'a [u8],
    offset: usize,
    place: Place,
}

impl<'a> Places<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self {
            bytes: text.as_bytes(),
            offset: 0,
            place: Place::START,
        }
    }

    pub(crate) fn at(&mut self, offset: usize) -> Place {
        if offset < self.offset {
            self.offset = 0;
            self.place = Place::START;
        }
        let mut before = self.offset.checked_sub(1).and_then(|i| self.bytes.get(i));
        for byte in self.bytes.iter().take(offset).skip(self.offset) {
            match byte {
                b'\n' if before == Some(&b'\r') => {}
                b'\n' | b'\r' => {
                    self.place.line = self.place.line.saturating_add(1);
                    self.place.column = 1;
                }
                // The later bytes of a character.
                0x80..=0xBF => {}
                _ => self.place.column = self.place.column.saturating_add(1),
            }
            before = Some(byte);
        }
        self.offset = offset;
        self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_end_counts_once() {
        let text = "a\r\nbé\nc\rd";
        let mut places = Places::new(text);
        let mut at = |needle| places.at(text.find(needle).unwrap()).to_string();
        assert_eq!(at("a"), "1:1");
        assert_eq!(at("é"), "2:2");
        assert_eq!(at("c"), "3:1");
        assert_eq!(at("d"), "4:1");
        assert_eq!(at("b"), "2:1", "going back starts again");
    }
}
