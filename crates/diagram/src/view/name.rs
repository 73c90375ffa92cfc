//! Names in two languages.

use zilu_rules::Method;
use zilu_words::Words;

/// A name in the language of the page, with the Chinese term beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: &'static str,
    /// The Chinese term, set smaller; `None` where the page is Chinese or it is the same.
    pub native: Option<&'static str>,
}

impl Name {
    /// The name of a method.
    #[must_use]
    pub fn of_method(method: Method, words: Words) -> Self {
        let native = words.native().map(|_| words.method_native(method));
        Self::new(words.method_name(method), native)
    }

    /// A name that both languages find in the same way.
    pub(super) fn both(words: Words, name: impl Fn(Words) -> &'static str) -> Self {
        Self::new(name(words), words.native().map(name))
    }

    /// The text of a key.
    pub(super) fn of_key(words: Words, key: &'static str) -> Self {
        Self::both(words, |words| words.find(key).unwrap_or(key))
    }

    fn new(text: &'static str, native: Option<&'static str>) -> Self {
        Self {
            text,
            native: native.filter(|&native| native != text),
        }
    }
}
