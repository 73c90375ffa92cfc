//! Why two methods differ: from one net margin to the other in lines that add up.

use zilu_rules::{Count, Method, Point};

use super::{Lane, Name, Sign, Verdict};

/// The bridge from the pinned method to the chosen one.
#[derive(Clone, Debug, PartialEq)]
pub struct Compare {
    /// The pinned method.
    pub from: End,
    /// What makes the difference, one line each; none where nothing does.
    pub causes: Vec<Cause>,
    /// The chosen method.
    pub to: End,
    /// The sum: "−1 + 2 = +1".
    pub sum: String,
    /// What follows the sum: "point; nothing is left over".
    pub check: String,
    /// What does nothing: "The same in both: dead stones, passes, komi."
    pub same: String,
}

/// One end of the bridge.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// The method.
    pub method: Method,
    /// Its name.
    pub name: Name,
    /// Black − White after handicap points and komi.
    pub net: String,
    /// Its place.
    pub lane: Lane,
    /// Its verdict.
    pub verdict: Verdict,
}

/// One cause of the difference.
#[derive(Clone, Debug, PartialEq)]
pub struct Cause {
    /// The stable id.
    pub id: &'static str,
    /// The glyph beside it.
    pub sign: Option<Sign>,
    /// Its name.
    pub name: Name,
    /// The numbers behind it: "Black keeps 2, White keeps 4".
    pub detail: String,
    /// What it adds, with its sign.
    pub amount: String,
    /// The place before it.
    pub start: Lane,
    /// The place after it.
    pub end: Lane,
}

impl Cause {
    /// The points that carry it; none where it lies in the record.
    #[must_use]
    pub fn points(&self, count: &Count) -> Vec<Point> {
        let _ = count;
        Vec::new()
    }
}
