//! Names of what the rules crate knows by id only.

use alloc::string::String;

use zilu_rules::{
    Assumption, Color, Exactness, Family, Method, Of, Point, Quantity, Size, Standing, Unit,
};

use crate::{Arg, Lang, Words};

impl Words {
    /// The name of a method.
    #[must_use]
    pub fn method_name(self, method: Method) -> &'static str {
        self.named("method-", method.id(), "")
    }

    /// The name of a method where there is little room.
    #[must_use]
    pub fn method_short(self, method: Method) -> &'static str {
        self.named("method-", method.id(), "-short")
    }

    /// The Chinese name of a method, whatever the language.
    #[must_use]
    pub fn method_native(self, method: Method) -> &'static str {
        Self::new(Lang::ZhHans).method_short(method)
    }

    /// How true a method is to its rules, in one word: "simplified".
    #[must_use]
    pub fn exactness(self, exactness: Exactness) -> &'static str {
        self.named("exactness-", exactness.id(), "")
    }

    /// What that word means, in a sentence.
    #[must_use]
    pub fn exactness_note(self, exactness: Exactness) -> &'static str {
        self.named("exactness-", exactness.id(), "-note")
    }

    /// What a method is, whose, and how it counts: one to three sentences.
    #[must_use]
    pub fn method_note(self, method: Method) -> &'static str {
        self.named("method-", method.id(), "-note")
    }

    /// The sum of a method as a phrase.
    #[must_use]
    pub fn method_formula(self, method: Method) -> &'static str {
        self.named("method-", method.id(), "-formula")
    }

    /// What a method calls its figures.
    #[must_use]
    pub fn method_total(self, method: Method) -> &'static str {
        self.named("method-", method.id(), "-total")
    }

    /// The name of a family of methods.
    #[must_use]
    pub fn family_name(self, family: Family) -> &'static str {
        self.named("family-", family.id(), "")
    }

    /// The name of a quantity, the side's own or the other side's.
    #[must_use]
    pub fn quantity_name(self, quantity: Quantity, of: Of) -> &'static str {
        match of {
            Of::Own => self.named("quantity-", quantity.id(), ""),
            Of::Other => self.named("quantity-", quantity.id(), "-other"),
        }
    }

    /// The name of a unit.
    #[must_use]
    pub fn unit_name(self, unit: Unit) -> &'static str {
        self.named("unit-", unit.id(), "")
    }

    /// The name of a piece's standing.
    #[must_use]
    pub fn standing_name(self, standing: Standing) -> &'static str {
        self.named("standing-", standing.id(), "")
    }

    /// What a verdict leans on: "if both played equally many".
    #[must_use]
    pub fn assumption(self, assumption: Assumption) -> &'static str {
        self.named("assumption-", assumption.id(), "")
    }

    /// The name of a side.
    #[must_use]
    pub fn color_name(self, color: Color) -> &'static str {
        self.named("color-", color.id(), "")
    }

    /// A side as a column is headed: `B`, 黑.
    #[must_use]
    pub fn color_letter(self, color: Color) -> &'static str {
        self.named("letter-", color.id(), "")
    }

    /// The name of a point, such as `C2`; the same in every language.
    #[must_use]
    pub fn point_name(self, point: Point, size: Size) -> String {
        alloc::format!("{}", size.name(point))
    }

    /// "C2", "C2 and D3", "C2, D3 and E4"; beyond eight, the rest as a number.
    /// `last` is the key of what joins the last two, `list-and` or `list-or`.
    #[must_use]
    pub fn point_list(self, points: &[Point], size: Size, last: &str) -> String {
        const SHOWN: usize = 8;
        let shown = if points.len() > SHOWN + 1 {
            SHOWN
        } else {
            points.len()
        };
        let mut list = String::new();
        for (at, &point) in points.iter().take(shown).enumerate() {
            if at > 0 {
                let is_last = at + 1 == points.len();
                list.push_str(self.text(if is_last { last } else { "list-comma" }));
            }
            list.push_str(&self.point_name(point, size));
        }
        let more = points.len() - shown;
        if more == 0 {
            return list;
        }
        let more = Arg::Number(i32::try_from(more).unwrap_or(i32::MAX));
        self.say("list-more", &[("points", Arg::Text(&list)), ("n", more)])
    }

    fn named(self, prefix: &str, id: &'static str, suffix: &str) -> &'static str {
        self.join(&[prefix, id, suffix]).unwrap_or(id)
    }
}
