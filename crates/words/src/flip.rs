//! What would turn a verdict, as sentences.

use alloc::string::String;

use zilu_rules::{Board, Color, Flip, Method, Score};

use crate::{Arg, Words};

impl Words {
    /// The sentence for a change that flips a score on this board.
    #[must_use]
    pub fn flip(self, flip: &Flip, score: &Score, board: &Board) -> String {
        let size = board.size();
        let then = self.then(flip.winner(score));
        let (mut komi, mut point, mut on) = (String::new(), String::new(), false);
        let side = match *flip {
            Flip::Komi(n) => {
                komi = self.amount(n);
                None
            }
            Flip::Neutral { point: at, by, .. } => {
                point = self.point_name(at, size);
                Some(by)
            }
            Flip::Chain { at, dead, .. } => {
                point = self.point_name(at, size);
                on = dead;
                board.get(at)
            }
            Flip::Ruling {
                point: at,
                must_fill,
                ..
            } => {
                point = self.point_name(at, size);
                on = must_fill;
                None
            }
            Flip::PieceMore { side, .. } => Some(side),
        };
        self.say(
            &["flip-", flip.id()].concat(),
            &[
                ("then", Arg::Text(&then)),
                ("komi", Arg::Text(&komi)),
                ("point", Arg::Text(&point)),
                ("side", Arg::Text(side.map_or("nobody", Color::id))),
                ("on", Arg::Text(if on { "yes" } else { "no" })),
            ],
        )
    }

    /// The heading over what would turn a method's verdict.
    #[must_use]
    pub fn flip_title(self, method: Method) -> String {
        let name = self.method_name(method);
        self.say("flip-title", &[("method", Arg::Text(name))])
    }

    /// Who wins then, inside a sentence: "Black wins", "it is a draw".
    #[must_use]
    pub fn then(self, winner: Option<Color>) -> String {
        let winner = winner.map_or("draw", Color::id);
        self.say("flip-then", &[("winner", Arg::Text(winner))])
    }
}
