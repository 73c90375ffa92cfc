//! How a position is looked at.

mod bytes;

use zilu_rules::{Custom, Family, KomiChoice, Method};

/// What a reader chose to see; together with a document it makes a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The chosen method: its marks are on the board, its ledger is open.
    pub method: Method,
    /// The pinned method to compare with.
    pub versus: Option<Method>,
    /// A method of the reader's own, beside the named ones.
    pub custom: Option<Custom>,
    /// The families whose less usual methods are shown too.
    pub unfolded: Families,
    /// Which komi is taken off.
    pub komi: KomiChoice,
    /// The order of the table.
    pub order: Order,
    /// What is laid on the board.
    pub layer: Layer,
    /// The step of the chosen method's layout that is on the board, from 0; `None` for the
    /// marks. Beyond the last step it is the last.
    pub step: Option<usize>,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
}

impl Default for Look {
    /// Living stones beside the Chinese rules, each method with its own komi.
    fn default() -> Self {
        Self {
            method: Method::LivingStones,
            versus: Some(Method::Chinese),
            custom: None,
            unfolded: Families::default(),
            komi: KomiChoice::Own,
            order: Order::default(),
            layer: Layer::default(),
            step: None,
            coordinates: true,
        }
    }
}

impl Look {
    /// Every method to show: the named ones in their order, and the reader's own last. The
    /// chosen and the pinned one are always among them.
    pub fn methods(&self) -> impl Iterator<Item = Method> + use<> {
        let look = *self;
        let own = self.custom.map(Method::Custom);
        let named = Method::ALL.into_iter().filter(move |&method| {
            let row = method.row();
            row.usual
                || look.unfolded.has(row.family)
                || look.method == method
                || look.versus == Some(method)
        });
        named.chain(own)
    }
}

/// A set of families of methods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Families(u8);

impl Families {
    /// Every family.
    pub const ALL: Self = Self(u8::MAX);
    /// No family.
    pub const NONE: Self = Self(0);

    /// Whether a family is in the set.
    #[must_use]
    pub const fn has(self, family: Family) -> bool {
        self.0 & (1 << family as u8) != 0
    }

    /// The set with a family, or without it.
    #[must_use]
    pub const fn with(self, family: Family, on: bool) -> Self {
        let bit = 1 << family as u8;
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }
}

/// The order of the table of methods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By family, each under its heading.
    #[default]
    Family,
    /// From White's largest win to Black's, cut where the verdict turns.
    Margin,
}

/// What is laid on the board, each layer with all before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// The stones as they were entered.
    Stones,
    /// The dead stones marked.
    Dead,
    /// The points marked as the chosen method sees them.
    #[default]
    Marks,
}
