//! The letters of a code, and its checksum.

/// The letters by their values: those of base64url (RFC 4648), which an address fragment
/// and the programs that find addresses in a text leave as they are.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many letters the checksum takes.
pub(super) const LENGTH: usize = 6;

/// The letter of a value below 64.
pub(super) fn letter(value: u8) -> char {
    LETTERS
        .get(usize::from(value % 64))
        .map_or('A', |&l| l.into())
}

/// The value of a letter.
pub(super) fn value(letter: u8) -> Option<u8> {
    let value = LETTERS.iter().position(|&l| l == letter)?;
    u8::try_from(value).ok()
}

/// The checksum of a code: 32 bits of CRC-32 (ISO 3309) over all its other letters, and 4
/// bits of their number. One changed letter, or two neighbours exchanged, always change it.
pub(super) fn of(start: &str, body: &str) -> String {
    let mut crc = u32::MAX;
    for byte in start.bytes().chain(body.bytes()) {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg());
        }
    }
    let sum = u64::from(!crc) << 4 | (body.len() % 16) as u64;
    (0..LENGTH)
        .map(|i| letter((sum >> (6 * i) & 63) as u8))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_known_one() {
        // The check value that catalogues of CRC give for "123456789".
        let sum = of("123", "456789");
        let sum = sum
            .bytes()
            .rev()
            .fold(0, |sum, l| sum << 6 | u64::from(value(l).unwrap()));
        assert_eq!((sum >> 4, sum % 16), (0xCBF4_3926, 6));
    }

    #[test]
    fn letters_are_read_back() {
        for v in 0..64 {
            assert_eq!(value(letter(v) as u8), Some(v));
        }
        assert_eq!(value(b'.'), None);
    }
}
