//! The tables of the crate `encoding_rs`.

use super::Decode;
use crate::Encoding;

/// A decoder with the tables of the crate `encoding_rs`, 0.5 MB of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tables;

impl Decode for Tables {
    fn decode(&self, encoding: Encoding, bytes: &[u8]) -> Option<String> {
        let known = encoding_rs::Encoding::for_label(encoding.id().as_bytes())?;
        let (text, _) = known.decode_without_bom_handling(bytes);
        Some(text.into_owned())
    }
}
