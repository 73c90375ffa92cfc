//! Komi as records have it.

use zilu_rules::Amount;

use super::amount::read_amount;

/// A komi that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Komi {
    /// In points.
    pub(super) amount: Amount,
    /// Whether the text is just this number.
    pub(super) plain: bool,
}

/// Reads the komi of a record. Besides points in any spelling there are
/// - hundredths: `650` for 6.5, as some servers write them. A number from 100 is taken
///   so, in a server's record (`hundredths`) one from 25;
/// - zi of two points: `3.75` and `375` for 7.5, since points come in halves.
pub(super) fn read_komi(text: &str, hundredths: bool) -> Option<Komi> {
    let written = read_amount(text)?;
    let mut quarters = written.points.as_quarters();
    let mut plain = written.plain;
    let least = if hundredths { 25 } else { 100 };
    if !written.zi && quarters % 100 == 0 && (quarters / 4).abs() >= least {
        quarters /= 100;
        plain = false;
    }
    if !written.zi && !written.rounded && quarters % 2 != 0 {
        quarters *= 2;
        plain = false;
    }
    Some(Komi {
        amount: Amount::quarters(quarters),
        plain,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_and_zi_are_points() {
        for (text, server, quarters, plain) in [
            ("6.5", false, 26, true),
            ("375", true, 30, false),
            ("375", false, 30, false),
            ("3.75", false, 30, false),
            ("2.75", false, 22, false),
            ("3¾子", false, 30, false),
            ("650", false, 26, false),
            ("750", true, 30, false),
            ("550", true, 22, false),
            ("50", true, 2, false),
            ("50", false, 200, true),
            ("0", true, 0, true),
            ("-650", false, -26, false),
            ("6.3", false, 25, false),
            ("7", true, 28, true),
        ] {
            let amount = Amount::quarters(quarters);
            let read = read_komi(text, server);
            assert_eq!(read, Some(Komi { amount, plain }), "{text}");
        }
        assert_eq!(read_komi("none", false), None);
    }
}
