//! The lists of ids, from which texts are checked, name every kind.

use std::collections::BTreeSet;

use zilu_formats::{Dialect, Encoding, OddityKind, ReadErrorKind};
use zilu_rules::Amount;

#[test]
fn every_read_error_is_listed() {
    let text = String::new;
    let kinds = [
        ReadErrorKind::Empty,
        ReadErrorKind::TextTooLarge,
        ReadErrorKind::NoGame,
        ReadErrorKind::OtherGame { game: text() },
        ReadErrorKind::BadSize { found: text() },
        ReadErrorKind::NoBoard,
        ReadErrorKind::UnknownCharacter { found: '?' },
        ReadErrorKind::UnevenRow {
            found: 1,
            expected: 2,
        },
        ReadErrorKind::BoardTooLarge {
            width: 53,
            height: 1,
        },
        ReadErrorKind::BrokenCode,
        ReadErrorKind::NewerCode,
    ];
    same(kinds.iter().map(ReadErrorKind::id), &ReadErrorKind::IDS);
}

#[test]
fn every_oddity_is_listed() {
    let text = String::new;
    let kinds = [
        OddityKind::InvalidText,
        OddityKind::EncodingContradicted {
            declared: text(),
            used: Encoding::Big5,
        },
        OddityKind::EncodingGuessed {
            used: Encoding::Big5,
        },
        OddityKind::StrayText,
        OddityKind::MissingSemicolon,
        OddityKind::UnclosedValue,
        OddityKind::MissingEnd,
        OddityKind::BlankSize,
        OddityKind::BlankMove,
        OddityKind::UnreadableMove { found: text() },
        OddityKind::MoveOffBoard { found: text() },
        OddityKind::OccupiedPoint { point: text() },
        OddityKind::Suicide { point: text() },
        OddityKind::SetupIgnored { found: text() },
        OddityKind::KomiInterpreted {
            found: text(),
            read: Amount::ZERO,
        },
        OddityKind::KomiUnreadable { found: text() },
        OddityKind::HandicapUnreadable { found: text() },
        OddityKind::HandicapStones {
            handicap: 2,
            stones: 0,
        },
        OddityKind::HandicapOne,
        OddityKind::ResultUncounted {
            found: text(),
            by: "void",
        },
        OddityKind::PartlyDead { point: text() },
        OddityKind::PartOfBoard,
    ];
    same(kinds.iter().map(OddityKind::id), &OddityKind::IDS);
}

#[test]
fn dialects_have_different_ids() {
    let ids: BTreeSet<_> = Dialect::ALL.into_iter().map(Dialect::id).collect();
    assert_eq!(ids.len(), Dialect::ALL.len());
}

fn same(ids: impl Iterator<Item = &'static str>, listed: &[&'static str]) {
    let ids: BTreeSet<_> = ids.collect();
    assert_eq!(ids, listed.iter().copied().collect());
    assert_eq!(ids.len(), listed.len(), "an id is listed twice");
}
