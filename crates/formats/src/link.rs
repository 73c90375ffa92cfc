//! Share codes: a position and the way it is looked at, in a few dozen characters.
//!
//! A code is `z`, the version, the position through an adaptive model and an arithmetic
//! coder, and a checksum, all in characters that stand unescaped in the fragment of an
//! address. What it promises is told in `docs/share-code.md`.

mod chance;
mod check;
mod coder;
mod position;

use zilu_rules::{Board, Document, Size};

use crate::{Place, ReadError, ReadErrorKind};
use coder::{Coder, Reader, Writer};

/// What every code of this version begins with.
const START: &str = "z1";

/// The longest code that is looked at, in characters: far above any that is written.
const LONGEST: usize = 1 << 15;

/// A position with the way it is looked at: what a share code holds.
///
/// The language is never part of it, nor are moves, names or comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The position: stones, dead marks, overrides, the record's numbers.
    pub document: Document,
    /// The look as bytes; what they mean is known to who made them. May be empty.
    pub look: Vec<u8>,
}

impl Link {
    /// Writes the code. Marks on empty points, overrides off the board and a komi beyond
    /// [`zilu_rules::Amount::LIMIT`] mean nothing and are left out.
    #[must_use]
    pub fn write(&self) -> String {
        let mut writer = Writer::default();
        let mut link = self.clone();
        // Only reading can fail.
        let _ = link.code(&mut writer);
        let body: String = writer.finish().into_iter().map(check::letter).collect();
        let check = check::of(START, &body);
        format!("{START}{check}{body}")
    }

    /// Reads a code, or an address that holds one after `#`. Blanks and line breaks, as
    /// mail puts them into long lines, are passed over, and so are signs of a sentence
    /// after it.
    ///
    /// # Errors
    /// [`ReadErrorKind::NoBoard`] for what is no code at all, [`ReadErrorKind::BrokenCode`]
    /// for one that was changed or cut, and [`ReadErrorKind::NewerCode`] for one that only a
    /// newer version can read. Never a position other than the one that was written.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let error = |kind| ReadError::new(Place::START, kind);
        let code = find(text).ok_or_else(|| error(ReadErrorKind::NoBoard))?;
        if code.len() > LONGEST {
            return Err(error(ReadErrorKind::BrokenCode));
        }
        match code.strip_prefix(START) {
            Some(rest) => Self::read_checked(rest).map_err(error),
            None if code.starts_with("z0") => Err(error(ReadErrorKind::BrokenCode)),
            None => Err(error(ReadErrorKind::NewerCode)),
        }
    }

    /// Whether a text is a code or an address with one, be it a broken one.
    #[must_use]
    pub fn is_in(text: &str) -> bool {
        find(text).is_some()
    }

    fn read_checked(rest: &str) -> Result<Self, ReadErrorKind> {
        let broken = ReadErrorKind::BrokenCode;
        let (check, body) = rest.split_at_checked(check::LENGTH).ok_or(broken.clone())?;
        if check::of(START, body) != check {
            return Err(broken);
        }
        let values = body.bytes().map(check::value);
        let values: Vec<u8> = values.collect::<Option<_>>().ok_or(broken.clone())?;
        let mut reader = Reader::new(&values);
        let mut link = Self {
            document: Document::new(Board::new(SMALLEST)),
            look: Vec::new(),
        };
        link.code(&mut reader)?;
        if reader.is_at_end() {
            Ok(link)
        } else {
            Err(broken)
        }
    }

    /// Writes the link, or fills it with what is read.
    fn code(&mut self, coder: &mut impl Coder) -> Result<(), ReadErrorKind> {
        position::code(coder, &mut self.document, &mut self.look)
    }
}

const SMALLEST: Size = match Size::new(1, 1) {
    Some(size) => size,
    None => unreachable!(),
};

/// The code that a text is, or that the address in it holds after `#`, without blanks.
/// It may be broken: one word that begins as codes do is one.
fn find(text: &str) -> Option<String> {
    let sentence = ['.', ',', ';', ':', '!', '?', ')', ']', '>', '"', '\''];
    let text = text.trim().trim_end_matches(sentence);
    let start = match text.rfind("#z") {
        Some(at) if !text.starts_with('z') => at + 1,
        _ => 0,
    };
    let words = text.get(start..)?.split_whitespace();
    let is_word = words.clone().count() == 1;
    let code: String = words.collect();
    let mut bytes = code.bytes();
    let version = (bytes.next() == Some(b'z')).then(|| bytes.next())??;
    let whole = bytes.all(|b| check::value(b).is_some());
    (version.is_ascii_digit() && (is_word || whole)).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever makes up a code can make its checksum too: nothing that is read is trusted.
    #[test]
    fn made_up_codes_are_refused_or_are_what_they_say() {
        let mut state = 1_u64;
        let mut roll = move || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize
        };
        let mut read = 0;
        for _ in 0..20_000 {
            let length = roll() % 60;
            let body: String = (0..length)
                .map(|_| check::letter((roll() % 64) as u8))
                .collect();
            let code = format!("{START}{}{body}", check::of(START, &body));
            if let Ok(link) = Link::read(&code) {
                read += 1;
                assert_eq!(Link::read(&link.write()), Ok(link));
            }
        }
        assert!(read > 0);
    }
}
