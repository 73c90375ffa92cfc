//! A game as it goes out, one object a turn.

use serde::Serialize;
use zilu_rules::{BySide, Chen, Color, Count, Reading, Score, Turn};

use super::number::Number;
use super::output::{Quantities, Scored};

/// The count after a turn of a game.
#[derive(Clone, Debug, Serialize)]
pub struct TurnOutput {
    /// Turns made so far, passes among them; 0 is the start.
    pub turn: usize,
    /// Whose turn it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<&'static str>,
    /// Where the stone was played; `None` for a pass, and for the start.
    pub point: Option<String>,
    /// What is counted of each side, dead stones lifted.
    pub quantities: BySide<Quantities>,
    /// Neutral points.
    pub neutral: i32,
    /// Black's turns less White's.
    pub more_turns: i32,
    /// The method of `score`.
    pub method: &'static str,
    /// Its verdict.
    pub score: Scored,
    /// Chen Zuyu's formula.
    pub chen: ChenOutput,
    /// Whether the identities between the quantities hold; they always should.
    pub holds: bool,
}

/// Chen Zuyu's formula with the numbers of a position; what it takes from the quantities
/// is there.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ChenOutput {
    /// `m`: empty points counted before dead stones are lifted.
    pub empty: BySide<i32>,
    /// `M = m − K − 2d − X`.
    pub mu: BySide<i32>,
    /// `t`: komi in 目.
    pub komi: Number,
    /// `v = M_b − M_w − t + h`.
    pub net: Number,
    /// `V = v / 2`; `None` where that is no quarter of a point.
    pub net_zi: Option<Number>,
    /// `Z_b`: Black's area in 子.
    pub black_zi: Number,
    /// `v′`: without turns and passes, as the Japanese rules count.
    pub japanese: Number,
}

impl TurnOutput {
    /// The count after a turn. `result` is the score in its method's notation.
    #[must_use]
    pub fn new(n: usize, turn: Option<Turn>, count: &Count, score: &Score, result: String) -> Self {
        let settled = count.settled(Reading::AsMarked);
        let q = count.quantities(Reading::AsMarked);
        let size = settled.size();
        let point = turn.and_then(|turn| turn.point);
        let chen = Chen::of(count, score.komi);
        Self {
            turn: n,
            color: turn.map(|turn| turn.color.id()),
            point: point.map(|p| size.name(p).to_string()),
            quantities: BySide::from_fn(|side| Quantities::of(q, side)),
            neutral: q.neutral,
            more_turns: q.more_turns(),
            method: score.method.id(),
            score: Scored::new(score, result),
            holds: holds(q, size.points(), &chen),
            chen: ChenOutput {
                empty: chen.empty,
                mu: chen.mu,
                komi: Number(chen.komi),
                net: Number(chen.net),
                net_zi: chen.net_zi.map(Number),
                black_zi: Number(chen.black_zi),
                japanese: Number(chen.japanese),
            },
        }
    }
}

/// The identities (spec 2): stones placed are on the board, dead or taken; stones, own and
/// neutral points are the board; area is territory and the plays more of Black; and Chen's
/// `v` is the area margin less komi.
fn holds(q: &zilu_rules::Quantities, points: u16, chen: &Chen) -> bool {
    let all = |c: Color| q.stones[c] + q.own[c];
    let placed = Color::ALL
        .into_iter()
        .all(|c| q.placed[c] == q.stones[c] + q.dead[c] + q.captured[c]);
    let board = all(Color::Black) + all(Color::White) + q.neutral == i32::from(points);
    let area = all(Color::Black) - all(Color::White);
    let territory = BySide::from_fn(|c| q.own[c] - q.captured[c] - q.dead[c]);
    let more = q.placed.black - q.placed.white;
    let by_turns = q.more_turns() - q.passes.black + q.passes.white;
    placed
        && board
        && more == by_turns
        && area == territory.black - territory.white + more
        && chen.net + chen.komi == zilu_rules::Amount::points(area)
}

/// The heads of the columns that [`TurnOutput::cells`] fills.
#[must_use]
pub fn columns() -> Vec<String> {
    let sides = ["black", "white"];
    let of_sides = |names: &[&str]| {
        let names = names.iter();
        let columns = names.flat_map(|name| sides.map(|side| format!("{side}_{name}")));
        columns.collect::<Vec<_>>()
    };
    let plain = |names: &[&str]| names.iter().map(|&s| s.to_owned()).collect::<Vec<_>>();
    [
        plain(&["turn", "color", "point"]),
        of_sides(&Quantities::NAMES),
        plain(&["neutral", "more_turns", "method", "black", "white"]),
        plain(&["margin", "compensation", "komi", "net", "winner", "re"]),
        of_sides(&["chen_empty", "chen_mu"]),
        plain(&["chen_net", "chen_black_zi", "chen_japanese", "holds"]),
    ]
    .concat()
}

impl TurnOutput {
    /// The same as one row of a table, such as CSV.
    #[must_use]
    pub fn cells(&self) -> Vec<String> {
        let amount = |number: Number| number.0.to_string();
        let mut cells = vec![
            self.turn.to_string(),
            self.color.unwrap_or_default().to_owned(),
            self.point.clone().unwrap_or_default(),
        ];
        let BySide { black, white } = self.quantities.map(Quantities::values);
        for (b, w) in black.into_iter().zip(white) {
            cells.extend([b.to_string(), w.to_string()]);
        }
        let score = &self.score;
        cells.extend([
            self.neutral.to_string(),
            self.more_turns.to_string(),
            self.method.to_owned(),
            amount(score.black),
            amount(score.white),
            amount(score.margin),
            amount(score.compensation),
            amount(score.komi),
            amount(score.net),
            score.winner.to_owned(),
            score.re.clone(),
        ]);
        for pair in [self.chen.empty, self.chen.mu] {
            cells.extend([pair.black.to_string(), pair.white.to_string()]);
        }
        cells.extend([
            amount(self.chen.net),
            amount(self.chen.black_zi),
            amount(self.chen.japanese),
            self.holds.to_string(),
        ]);
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zilu_rules::{KomiChoice, Method};

    #[test]
    fn a_broken_quantity_is_found() {
        let file = crate::GameFile::parse(b"(;SZ[5];B[aa];W[bb];B[];W[])").unwrap();
        let (document, _) = file.document_at(file.last_of_main_line());
        let count = Count::of(&document);
        let q = count.quantities(Reading::AsMarked);
        let chen = Chen::of(&count, count.score(Method::Chen, KomiChoice::Own).komi);
        assert!(holds(q, 25, &chen));
        let broken = |change: fn(&mut zilu_rules::Quantities)| {
            let mut q = *q;
            change(&mut q);
            assert!(!holds(&q, 25, &chen));
        };
        broken(|q| q.stones.black += 1);
        broken(|q| q.neutral -= 1);
        broken(|q| q.captured.white += 1);
        broken(|q| {
            q.own.black += 1;
            q.neutral -= 1;
        });
    }

    #[test]
    fn every_column_has_a_cell() {
        let file = crate::GameFile::parse(b"(;SZ[5];B[aa];W[bb])").unwrap();
        let moments = file.by_move();
        let moment = moments.last().unwrap();
        let count = Count::of(&moment.document);
        let score = count.score(Method::Chinese, KomiChoice::Own);
        let out = TurnOutput::new(2, moment.turn, &count, &score, String::new());
        let cells = out.cells();
        assert_eq!(cells.len(), columns().len());
        let at = columns().iter().position(|c| c == "white_stones").unwrap();
        assert_eq!(cells[at], "1");
    }
}
