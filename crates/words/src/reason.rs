//! Why a point counts as it does, as a sentence.

use alloc::string::String;

use zilu_rules::{Amount, Color, Count, Ground, Method, Point, Quantity, Reason, Size};

use crate::{Arg, Words};

impl Words {
    /// The sentence for a reason, with the names of its points. `point` is the point asked
    /// about.
    #[must_use]
    pub fn reason(self, reason: &Reason, point: Point, size: Size) -> String {
        let name = |point: Point| self.point_name(point, size);
        let (mut side, mut piece, mut chain) = (None, None, None);
        let mut points: &[Point] = &[];
        let (mut black, mut white) = (None, None);
        match reason {
            Reason::Stone { side: s }
            | Reason::OneSided { side: s }
            | Reason::Ruled { side: s } => side = Some(*s),
            Reason::SetByHand { owner } => side = *owner,
            Reason::Territory { side: s, piece: p }
            | Reason::SekiEye { side: s, piece: p }
            | Reason::Joins { side: s, piece: p }
            | Reason::OpenBorder { side: s, piece: p } => (side, piece) = (Some(*s), Some(*p)),
            Reason::Unsettled {
                side: s,
                piece: p,
                border,
            } => {
                (side, piece) = (Some(*s), Some(*p));
                points = border;
            }
            Reason::FillsLiberty {
                side: s,
                chain: c,
                taken,
            }
            | Reason::Takes {
                side: s,
                chain: c,
                taken,
            } => {
                (side, chain) = (Some(*s), Some(*c));
                points = taken;
            }
            Reason::ThrowIn { side: s, chain: c } => (side, chain) = (Some(*s), Some(*c)),
            Reason::SharedLiberty { pieces } => {
                (black, white) = (Some(pieces.black), Some(pieces.white));
            }
            Reason::Neutral { between } => (black, white) = (between.black, between.white),
        }
        let touched = match (black, white) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "black",
            (None, Some(_)) => "white",
            (None, None) => "none",
        };
        let last = match reason {
            Reason::Unsettled { .. } => "list-or",
            _ => "list-and",
        };
        let named = |point: Option<Point>| point.map(name).unwrap_or_default();
        let (piece, chain) = (named(piece), named(chain));
        let (black, white) = (named(black), named(white));
        let points_named = self.point_list(points, size, last);
        self.say(
            &["reason-", reason.id()].concat(),
            &[
                ("point", Arg::Text(&name(point))),
                ("side", Arg::Text(side.map_or("nobody", Color::id))),
                ("piece", Arg::Text(&piece)),
                ("chain", Arg::Text(&chain)),
                ("n", Arg::Number(points.len() as i32)),
                ("points", Arg::Text(&points_named)),
                ("touched", Arg::Text(touched)),
                ("black", Arg::Text(&black)),
                ("white", Arg::Text(&white)),
            ],
        )
    }

    /// What a method makes of a point: "Japanese 1989 does not count it."
    #[must_use]
    pub fn worth(self, count: &Count, method: Method, point: Point) -> String {
        let worth = count.worth(method, point);
        let row = method.row();
        let settled = count.settled(row.reading);
        let net = worth.black - worth.white;
        let side = if net < Amount::ZERO {
            Color::White
        } else {
            Color::Black
        };
        let leaves_out = |quantity| row.terms.iter().any(|t| t.quantity == quantity);
        let is_kept = settled.is_reserved(point)
            && !settled.is_seki(point)
            && matches!(settled.ground(point), Ground::Own(_))
            && leaves_out(Quantity::Reserved);
        let key = match net.abs() {
            Amount::ZERO if worth.black != Amount::ZERO => "worth-shared",
            Amount::ZERO if is_kept => "worth-kept",
            Amount::ZERO => "worth-none",
            n if n > Amount::points(1) => "worth-more",
            _ => "worth-one",
        };
        self.say(
            key,
            &[
                ("method", Arg::Text(self.method_name(method))),
                ("side", Arg::Text(side.id())),
                ("n", Arg::Amount(net.abs())),
            ],
        )
    }
}
