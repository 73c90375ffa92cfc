//! The browser's tables of encodings.

use std::rc::Rc;

use web_sys::TextDecoder;
use zilu_formats::{Decode, Encoding};

use crate::state::{Incoming, Letters};

/// The browser's own decoders.
#[derive(Clone, Copy, Debug)]
pub struct TextDecoders;

impl Decode for TextDecoders {
    fn decode(&self, encoding: Encoding, bytes: &[u8]) -> Option<String> {
        let decoder = TextDecoder::new_with_label(encoding.id()).ok()?;
        decoder.decode_with_u8_array(bytes).ok()
    }
}

/// A file once more, its letters read in another encoding.
#[must_use]
pub fn read_anew(letters: &Letters, encoding: Encoding) -> Incoming {
    let bytes = Rc::clone(&letters.bytes);
    Incoming::file(bytes, letters.name.clone(), &TextDecoders, Some(encoding))
}
