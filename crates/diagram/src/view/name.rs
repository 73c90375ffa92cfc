//! Names in two languages.

/// A name in the language of the page, with the Chinese term beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: &'static str,
    /// The Chinese term, set smaller; `None` where the page is Chinese or it is the same.
    pub native: Option<&'static str>,
}
