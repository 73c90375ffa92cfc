//! The compiled texts.

/// Strings end to end, with the end of each: half the size of a list of slices.
pub(crate) struct List {
    all: &'static str,
    ends: &'static [u32],
}

impl List {
    pub(crate) fn get(&self, at: usize) -> Option<&'static str> {
        let end = *self.ends.get(at)? as usize;
        let start = match at.checked_sub(1) {
            Some(before) => *self.ends.get(before)? as usize,
            None => 0,
        };
        self.all.get(start..end)
    }
}

include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// The place of a key in every language's list.
pub(crate) fn find(key: &str) -> Option<usize> {
    let (mut low, mut high) = (0, KEYS.ends.len());
    while low < high {
        let middle = low.midpoint(high);
        match KEYS.get(middle)?.cmp(key) {
            core::cmp::Ordering::Less => low = middle + 1,
            core::cmp::Ordering::Greater => high = middle,
            core::cmp::Ordering::Equal => return Some(middle),
        }
    }
    None
}
