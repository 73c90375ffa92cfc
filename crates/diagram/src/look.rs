//! How a position is looked at.

use zilu_rules::{Custom, KomiChoice, Method};

/// What a reader chose to see; together with a document it makes a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The chosen method: its marks are on the board, its ledger is open.
    pub method: Method,
    /// The pinned method to compare with.
    pub versus: Option<Method>,
    /// A method of the reader's own, beside the named ones.
    pub custom: Option<Custom>,
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
            komi: KomiChoice::Own,
            order: Order::default(),
            layer: Layer::default(),
            step: None,
            coordinates: true,
        }
    }
}

impl Look {
    /// Every method to show: the named ones in their order, and the reader's own last.
    pub fn methods(&self) -> impl Iterator<Item = Method> + use<> {
        let own = self.custom.map(Method::Custom);
        Method::ALL.into_iter().chain(own)
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
