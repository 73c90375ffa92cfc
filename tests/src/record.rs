//! Real games: their records, and what those say of the result.

use std::fs;
use std::path::Path;

use zilu_formats::GameFile;
use zilu_rules::{Amount, Document, Method};

use crate::case::Case;

/// The end of a case's game, replayed from its file.
///
/// # Panics
/// If the file cannot be read: it is ours.
#[must_use]
pub fn replayed(case: &Case) -> Document {
    let name = &case.name;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("data/games/{name}.sgf"));
    let bytes = fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let file = GameFile::parse(&bytes).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    file.document_at(file.last_of_main_line()).0
}

/// The methods by which the recorded result comes out. None, where it does so only as the
/// file itself marks its points.
///
/// # Panics
/// If the case does not tell.
#[must_use]
pub fn methods(case: &Case) -> Vec<Method> {
    let ways = case.fact("reproduced").expect("ways").split("; ");
    ways.filter_map(|way| match way {
        "territory, no points in seki" => Some(Method::Japanese),
        "territory, seki eyes counted" => Some(Method::YanlaiMu),
        "area" => Some(Method::NewZealand),
        "area minus HA" => Some(Method::Chinese),
        "area minus (HA-1)" => Some(Method::Aga),
        _ => None,
    })
    .collect()
}

/// The recorded result, such as `B+6.5` or `W+0.5`, as Black − White.
///
/// # Panics
/// If the case has no counted result.
#[must_use]
pub fn result(case: &Case) -> Amount {
    let result = case.fact("result").expect("a result");
    if result == "Draw" || result == "0" {
        return Amount::ZERO;
    }
    let (side, points) = result.split_once('+').expect("a counted result");
    let points = Amount::parse(points).expect("points");
    if side == "B" { points } else { -points }
}
