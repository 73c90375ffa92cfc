//! A look as bytes: the tail of a share code.
//!
//! Only what differs from [`Look::default`] is written, each as a field of its own: four
//! bits that say which, four bits of length, the value. A reader passes over fields and
//! values that it does not know: a look says how a position is shown, never what it is.
//! Methods and families are told by 16 bits of their ids, which never change.

use zilu_rules::{Amount, Custom, Family, KomiChoice, Method};

use super::{Layer, Look, Order};

/// The numbers of the fields. Once given, a number keeps its meaning.
mod field {
    pub(super) const METHOD: u8 = 1;
    pub(super) const VERSUS: u8 = 2;
    pub(super) const CUSTOM: u8 = 3;
    pub(super) const UNFOLDED: u8 = 4;
    pub(super) const KOMI: u8 = 5;
    pub(super) const ORDER: u8 = 6;
    pub(super) const LAYER: u8 = 7;
    pub(super) const STEP: u8 = 8;
    pub(super) const COORDINATES: u8 = 9;
}

/// A length that stands in a byte of its own.
const LONG: usize = 15;

impl Look {
    /// The look as bytes; none for the default look.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let usual = Self::default();
        let mut bytes = Vec::new();
        let mut put = |field: u8, value: &[u8]| {
            let length = value.len().min(usize::from(u8::MAX));
            bytes.push(field << 4 | length.min(LONG) as u8);
            if length >= LONG {
                bytes.push(length as u8);
            }
            bytes.extend(value.iter().take(length));
        };
        if self.method != usual.method {
            put(field::METHOD, &method_value(self.method));
        }
        if self.versus != usual.versus {
            let value = self.versus.map(method_value).unwrap_or_default();
            put(field::VERSUS, &value);
        }
        if let Some(custom) = self.custom {
            put(field::CUSTOM, custom.to_string().as_bytes());
        }
        let families = Family::ALL.into_iter();
        let unfolded = families.filter(|&family| self.unfolded.has(family));
        let unfolded: Vec<u8> = unfolded.flat_map(|family| hash(family.id())).collect();
        if !unfolded.is_empty() {
            put(field::UNFOLDED, &unfolded);
        }
        match self.komi {
            KomiChoice::Own => {}
            KomiChoice::None => put(field::KOMI, &[]),
            KomiChoice::Same(komi) => put(field::KOMI, komi.to_string().as_bytes()),
        }
        if self.order == Order::Margin {
            put(field::ORDER, &[]);
        }
        match self.layer {
            Layer::Marks => {}
            Layer::Dead => put(field::LAYER, &[1]),
            Layer::Stones => put(field::LAYER, &[0]),
        }
        if let Some(step) = self.step {
            put(field::STEP, &[u8::try_from(step).unwrap_or(u8::MAX)]);
        }
        if !self.coordinates {
            put(field::COORDINATES, &[]);
        }
        bytes
    }

    /// The look in bytes; what is not understood is as in [`Look::default`].
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let mut look = Self::default();
        let mut rest = bytes;
        while let Some((field, value, after)) = next_field(rest) {
            rest = after;
            look.take(field, value);
        }
        // A custom method that is shown is the one that the form holds.
        for method in [Some(look.method), look.versus].into_iter().flatten() {
            if let Method::Custom(custom) = method {
                look.custom.get_or_insert(custom);
            }
        }
        look
    }

    fn take(&mut self, field: u8, value: &[u8]) {
        let text = core::str::from_utf8(value).unwrap_or_default();
        match field {
            field::METHOD => self.method = read_method(value).unwrap_or(self.method),
            field::VERSUS if value.is_empty() => self.versus = None,
            field::VERSUS => self.versus = read_method(value).or(self.versus),
            field::CUSTOM => self.custom = text.parse().ok(),
            field::UNFOLDED => {
                let pairs = value.chunks_exact(2);
                for family in Family::ALL {
                    let on = pairs.clone().any(|pair| pair == hash(family.id()));
                    self.unfolded = self.unfolded.with(family, on);
                }
            }
            field::KOMI if value.is_empty() => self.komi = KomiChoice::None,
            field::KOMI => {
                self.komi = Amount::parse(text).map_or(self.komi, KomiChoice::Same);
            }
            field::ORDER => self.order = Order::Margin,
            field::LAYER => match value {
                [0] => self.layer = Layer::Stones,
                [1] => self.layer = Layer::Dead,
                _ => {}
            },
            field::STEP => self.step = value.first().map(|&step| step.into()),
            field::COORDINATES => self.coordinates = false,
            _ => {}
        }
    }
}

/// The next field, its value, and what follows.
fn next_field(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&head, mut rest) = bytes.split_first()?;
    let mut length = usize::from(head & 15);
    if length == LONG {
        let (&long, after) = rest.split_first()?;
        (length, rest) = (long.into(), after);
    }
    let (value, after) = rest.split_at_checked(length)?;
    Some((head >> 4, value, after))
}

/// A named method as 16 bits of its id, one of the reader's own as it is written.
fn method_value(method: Method) -> Vec<u8> {
    match method {
        Method::Custom(custom) => custom.to_string().into_bytes(),
        named => hash(named.id()).to_vec(),
    }
}

fn read_method(value: &[u8]) -> Option<Method> {
    if value.len() == 2 {
        return Method::ALL.into_iter().find(|m| hash(m.id()) == value);
    }
    let custom: Custom = core::str::from_utf8(value).ok()?.parse().ok()?;
    Some(Method::Custom(custom))
}

/// 16 bits of an id: FNV-1a of 32 bits, folded.
fn hash(id: &str) -> [u8; 2] {
    let hash = id.bytes().fold(0x811C_9DC5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    ((hash >> 16 ^ hash) as u16).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Families;

    #[test]
    fn every_look_is_read_back() {
        let custom: Custom = "custom:territory,no-seki-eyes,group-tax,komi=6.5"
            .parse()
            .unwrap();
        let komi = [
            KomiChoice::Own,
            KomiChoice::None,
            KomiChoice::Same(Amount::quarters(-29)),
        ];
        let own = [None, Some(custom)];
        for (i, method) in Method::ALL
            .into_iter()
            .chain([Method::Custom(custom)])
            .enumerate()
        {
            let look = Look {
                method,
                versus: Method::ALL.get(i % 40).copied(),
                custom: if matches!(method, Method::Custom(_)) {
                    own[1]
                } else {
                    own[i % 2]
                },
                unfolded: [Families::NONE, Families::ALL][i % 2],
                komi: komi[i % 3],
                order: [Order::Family, Order::Margin][i / 2 % 2],
                layer: [Layer::Stones, Layer::Dead, Layer::Marks][i / 3 % 3],
                step: [None, Some(0), Some(12)][i / 2 % 3],
                coordinates: i / 3 % 2 == 0,
            };
            let mut read = Look::from_bytes(&look.to_bytes());
            // A set of families may hold more bits than there are families.
            assert!(
                Family::ALL
                    .iter()
                    .all(|&f| read.unfolded.has(f) == look.unfolded.has(f))
            );
            read.unfolded = look.unfolded;
            assert_eq!(read, look);
        }
        assert_eq!(Look::default().to_bytes(), []);
    }

    #[test]
    fn no_two_ids_have_the_same_bits() {
        let ids = Method::ALL.into_iter().map(Method::id);
        let mut all: Vec<[u8; 2]> = ids.map(hash).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "another id is needed for the new method");
        let mut all = Family::ALL.map(|family| hash(family.id())).to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), Family::ALL.len());
    }

    #[test]
    fn what_is_not_known_is_passed_over() {
        // An unknown field, an unknown method, order by margin, and a field cut short.
        let bytes = [0xF2, 1, 2, 0x12, 0xFF, 0xFF, 0x60, 0x53, b'7'];
        let look = Look {
            order: Order::Margin,
            ..Look::default()
        };
        assert_eq!(Look::from_bytes(&bytes), look);
        for length in 0..4 {
            for n in 0..=255_u8 {
                let _ = Look::from_bytes(&vec![n; length]);
            }
        }
    }
}
