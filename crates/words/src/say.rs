//! Puts arguments into a compiled text; see [`crate::codes`].

use alloc::string::String;

use zilu_rules::Amount;

use crate::Lang;
use crate::codes::{CHOICE, CLOSE, END, VARIABLE, VARIANT};
use crate::number;

/// A value for a variable of a text.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A word or a sentence.
    Text(&'a str),
    /// A whole number.
    Number(i32),
    /// An amount, shown with a decimal point.
    Amount(Amount),
}

impl Arg<'_> {
    fn write(self, out: &mut String) {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Number(n) => number::push(out, Amount::points(n)),
            Self::Amount(amount) => number::push(out, amount),
        }
    }

    /// Whether a variant with this key is meant: a word, an exact number, or the
    /// plural category of a number.
    fn is(self, key: &str, lang: Lang) -> bool {
        let amount = match self {
            Self::Text(text) => return text == key,
            Self::Number(n) => Amount::points(n),
            Self::Amount(amount) => amount,
        };
        match key {
            "one" => lang.is_one(amount),
            _ => key.parse().is_ok_and(|n| Amount::points(n) == amount),
        }
    }
}

/// The variables of one text.
pub(crate) struct Speaker<'a> {
    pub(crate) lang: Lang,
    pub(crate) args: &'a [(&'a str, Arg<'a>)],
}

impl Speaker<'_> {
    pub(crate) fn say(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        self.write(text, &mut out);
        out
    }

    fn arg(&self, name: &str) -> Option<Arg<'_>> {
        let (_, arg) = self.args.iter().find(|(n, _)| *n == name)?;
        Some(*arg)
    }

    /// Writes a text up to the end of the variant it stands in; returns what follows.
    fn write<'t>(&self, mut text: &'t str, out: &mut String) -> &'t str {
        loop {
            let Some(at) = text.find([VARIABLE, CHOICE, VARIANT, CLOSE]) else {
                out.push_str(text);
                return "";
            };
            let (plain, rest) = text.split_at(at);
            out.push_str(plain);
            text = match rest.strip_prefix(VARIABLE) {
                Some(rest) => {
                    let (name, rest) = rest.split_once(END).unwrap_or((rest, ""));
                    match self.arg(name) {
                        Some(arg) => arg.write(out),
                        None => out.push_str(name),
                    }
                    rest
                }
                None => match rest.strip_prefix(CHOICE) {
                    Some(rest) => self.choose(rest, out),
                    None => return rest,
                },
            };
        }
    }

    /// Writes the first variant that is meant; returns what follows the choice.
    fn choose<'t>(&self, text: &'t str, out: &mut String) -> &'t str {
        let (name, _) = text.split_once(VARIANT).unwrap_or((text, ""));
        let mut rest = text.get(name.len()..).unwrap_or("");
        let arg = self.arg(name);
        let mut chosen = false;
        while let Some(variant) = rest.strip_prefix(VARIANT) {
            let (key, text) = variant.split_once(END).unwrap_or((variant, ""));
            let meant = !chosen && (key.is_empty() || arg.is_some_and(|a| a.is(key, self.lang)));
            let length = out.len();
            rest = self.write(text, out);
            if !meant {
                out.truncate(length);
            }
            chosen |= meant;
        }
        rest.strip_prefix(CLOSE).unwrap_or(rest)
    }
}
