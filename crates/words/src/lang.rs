//! The languages there are texts in.

use zilu_rules::Amount;

/// A language with texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// 简体中文.
    ZhHans,
}

impl Lang {
    /// Every language, in the order of a menu.
    pub const ALL: [Self; 2] = [Self::En, Self::ZhHans];

    /// The BCP 47 tag, as in `lang="…"`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::ZhHans => "zh-Hans",
        }
    }

    /// The language's own name, for a menu.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::ZhHans => "简体中文",
        }
    }

    /// The language that serves a tag best: by its primary subtag, whatever the script
    /// or region (`en-GB`, `zh`, `zh-CN`, `zh_TW`). `None` where there is none.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.trim().split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|lang| {
            let own = lang.tag().split('-').next();
            own.is_some_and(|own| own.eq_ignore_ascii_case(primary))
        })
    }

    /// Whether a number takes the plural category "one".
    pub(crate) fn is_one(self, amount: Amount) -> bool {
        match self {
            Self::En => amount.abs() == Amount::points(1),
            Self::ZhHans => false,
        }
    }
}
