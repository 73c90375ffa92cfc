//! Characters whose second byte looks like `\` or `]`.
//!
//! A writer that escapes text and then encodes it leaves such bytes alone. One that
//! encodes first and then escapes bytes puts a `\` before each of them, in the middle of
//! a character. Files of both kinds exist, and none says which it is.

use crate::Encoding;

/// Takes the escapes inside characters away, if the file has them; `None` if it has not.
///
/// It has them if every second byte `\` comes doubled, or has a `]` behind it that is the
/// second byte in truth. Where a value merely ends behind such a byte (`\]`), brackets no
/// longer pair; that decides.
pub(super) fn undo(encoding: Encoding, bytes: &[u8]) -> Option<Vec<u8>> {
    let double = matches!(
        encoding,
        Encoding::Gb18030 | Encoding::Big5 | Encoding::ShiftJis
    );
    if !double || bytes.is_ascii() {
        return None;
    }
    let mut doubled = false;
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        out.push(byte);
        at += 1;
        if !is_lead(encoding, byte) {
            continue;
        }
        let Some(&second) = bytes.get(at) else { break };
        if second != b'\\' {
            // A second byte that is none leaves the lead alone.
            if second >= 0x30 {
                out.push(second);
                at += 1;
            }
            continue;
        }
        match bytes.get(at + 1) {
            Some(&escaped @ (b'\\' | b']')) => {
                doubled |= escaped == b'\\';
                out.push(escaped);
                at += 2;
            }
            // An undoubled one: the file was not written by bytes.
            _ => return None,
        }
    }
    if out.len() == bytes.len() {
        return None;
    }
    let (whole, undone) = (loose_ends(encoding, bytes), loose_ends(encoding, &out));
    (undone < whole || (undone == whole && doubled)).then_some(out)
}

const fn is_lead(encoding: Encoding, byte: u8) -> bool {
    match encoding {
        Encoding::ShiftJis => matches!(byte, 0x81..=0x9F | 0xE0..=0xFC),
        _ => matches!(byte, 0x81..=0xFE),
    }
}

/// How much is wrong with the brackets when whole characters are read: text outside
/// values that no record has, and a value without its end.
fn loose_ends(encoding: Encoding, bytes: &[u8]) -> usize {
    let (mut wrong, mut inside, mut at) = (0, false, 0);
    while let Some(&byte) = bytes.get(at) {
        let lead = is_lead(encoding, byte);
        match byte {
            b'\\' if inside => at += 1,
            b']' if inside => inside = false,
            b'[' if !inside => inside = true,
            _ if lead => {
                wrong += usize::from(!inside);
                at += 1;
            }
            b']' | b'\\' => wrong += 1,
            _ => {}
        }
        at += 1;
    }
    wrong + usize::from(inside)
}
