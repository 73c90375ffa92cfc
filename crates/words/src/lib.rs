//! Every text of Zilu in every language, by key.
//!
//! Texts are Fluent files under `texts/<language>/`, compiled into one sorted table
//! when the crate is built; a language that lacks one does not build. No browser, no HTML.
//!
//! ```
//! use zilu_rules::{Amount, Method};
//! use zilu_words::{Arg, Lang, Words};
//!
//! let words = Words::new(Lang::En);
//! assert_eq!(words.method_name(Method::LivingStones), "Living stones");
//! assert_eq!(words.text("fact-none"), "no record");
//! assert_eq!(words.say("fact-handicap", &[("n", Arg::Number(3))]), "3 handicap stones");
//! assert_eq!(words.margin(Amount::points(-1)), "−1");
//!
//! let words = Lang::from_tag("zh-CN").map(Words::new).unwrap_or_default();
//! assert_eq!(words.method_name(Method::LivingStones), "计活子");
//! ```

#![forbid(unsafe_code)]

extern crate alloc;

mod codes;
mod flip;
mod lang;
mod layout;
mod names;
mod number;
mod oddity;
mod play;
mod reason;
mod result;
mod say;
mod suggest;
mod table;

pub use lang::Lang;
pub use say::Arg;

use alloc::string::String;

/// The texts of one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    lang: Lang,
}

impl Words {
    /// The texts of a language.
    #[must_use]
    pub const fn new(lang: Lang) -> Self {
        Self { lang }
    }

    /// The language.
    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The Chinese texts that stand beside those of this language, one size smaller;
    /// `None` where the language is Chinese itself.
    #[must_use]
    pub const fn native(self) -> Option<Self> {
        match self.lang {
            Lang::ZhHans => None,
            Lang::En => Some(Self::new(Lang::ZhHans)),
        }
    }

    /// The text of a key; `None` where there is no such key. A text with variables
    /// needs [`Words::say`].
    #[must_use]
    pub fn find(self, key: &str) -> Option<&'static str> {
        table::TEXTS.get(self.lang as usize)?.get(table::find(key)?)
    }

    /// The text of a key without variables; the key itself where there is none.
    #[must_use]
    pub fn text(self, key: &str) -> &str {
        self.find(key).unwrap_or(key)
    }

    /// The text of a key with its variables put in; the key itself where there is none.
    #[must_use]
    pub fn say(self, key: &str, args: &[(&str, Arg)]) -> String {
        match self.find(key) {
            Some(text) => say::Speaker {
                lang: self.lang,
                args,
            }
            .say(text),
            None => key.into(),
        }
    }

    /// The text of a key put together from parts, such as a prefix and a stable id.
    #[must_use]
    pub fn join(self, parts: &[&str]) -> Option<&'static str> {
        self.find(&parts.concat())
    }
}
