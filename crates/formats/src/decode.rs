//! From bytes to text.

use std::borrow::Cow;

/// Bytes as text: UTF-8, with or without a byte order mark.
pub(crate) struct Decoded<'a> {
    pub(crate) text: Cow<'a, str>,
    /// Where the first replaced byte stands in the text.
    pub(crate) replaced: Option<usize>,
}

/// Reads UTF-8; what is not UTF-8 becomes U+FFFD.
pub(crate) fn decode(bytes: &[u8]) -> Decoded<'_> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    Decoded {
        text: String::from_utf8_lossy(bytes),
        replaced: str::from_utf8(bytes).err().map(|e| e.valid_up_to()),
    }
}
