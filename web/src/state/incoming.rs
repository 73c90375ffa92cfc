//! What comes in: a file or a text, decoded.

use std::cell::Cell;
use std::rc::Rc;

use zilu_formats::{Decode, Decoded, Encoding, GameFile, decode};

use super::Shared;

/// A file or a text that is to be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// The text; of a record that was read already, without it.
    pub decoded: Decoded,
    /// The record that was read from it already, in slices.
    pub record: Option<Shared<GameFile>>,
    /// The bytes it was decoded from; none of a text.
    pub bytes: Option<Rc<[u8]>>,
    /// The file's name, or nothing.
    pub name: String,
}

impl Incoming {
    /// A text that was pasted or written.
    #[must_use]
    pub fn text(text: &str) -> Self {
        Self {
            decoded: Decoded::from_text(text.to_owned()),
            record: None,
            bytes: None,
            name: String::new(),
        }
    }

    /// A file, in the encoding that it is found to have, or in the chosen one.
    #[must_use]
    pub fn file(
        bytes: Rc<[u8]>,
        name: String,
        decoder: &dyn Decode,
        chosen: Option<Encoding>,
    ) -> Self {
        Self {
            decoded: decode::decode(&bytes, decoder, chosen),
            record: None,
            bytes: Some(bytes),
            name,
        }
    }
}

/// How the letters of an opened file were read, and what is needed to read them anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// The encoding that was used.
    pub encoding: Encoding,
    /// The file.
    pub bytes: Rc<[u8]>,
    /// Its name.
    pub name: String,
}

impl Letters {
    /// The letters of a file; none where nobody can doubt them, as of UTF-8 without a
    /// mistake.
    pub(super) fn of(incoming: &Incoming) -> Option<Self> {
        use zilu_formats::Evidence::{Ascii, Chosen, Text};
        let Decoded {
            encoding,
            evidence,
            replaced,
            ..
        } = incoming.decoded;
        let plain = encoding == Encoding::Utf8 && replaced.is_none() && evidence != Chosen;
        if plain || matches!(evidence, Text | Ascii) {
            return None;
        }
        Some(Self {
            encoding,
            bytes: Rc::clone(incoming.bytes.as_ref()?),
            name: incoming.name.clone(),
        })
    }
}

/// How far a long file is read.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The file's name.
    pub name: String,
    /// How much of it, of 100.
    pub percent: u8,
    /// Whether a person asked to stop.
    pub cancelled: Shared<Cell<bool>>,
}
