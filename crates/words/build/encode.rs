//! Turns a Fluent pattern into one string; see `codes.rs`.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::codes::{CHOICE, CLOSE, END, VARIABLE, VARIANT};

/// A compiled pattern and the variables it uses.
#[derive(Default)]
pub(crate) struct Encoded {
    pub(crate) code: String,
    /// What stands in the text.
    pub(crate) shown: BTreeSet<String>,
    /// What only chooses between variants.
    pub(crate) chosen: BTreeSet<String>,
}

pub(crate) fn pattern(pattern: &Pattern<&str>) -> Result<Encoded, &'static str> {
    let mut encoded = Encoded::default();
    encoded.pattern(pattern)?;
    Ok(encoded)
}

impl Encoded {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<(), &'static str> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.code.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression)?,
            }
        }
        Ok(())
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Result<(), &'static str> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("only a variable can be chosen by");
                };
                self.code.push(CHOICE);
                self.code.push_str(id.name);
                self.chosen.insert(id.name.to_owned());
                let (defaults, others): (Vec<_>, Vec<_>) =
                    variants.iter().partition(|variant| variant.default);
                for variant in others.into_iter().chain(defaults) {
                    let key = match &variant.key {
                        _ if variant.default => "",
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    self.code.push(VARIANT);
                    self.code.push_str(key);
                    self.code.push(END);
                    self.pattern(&variant.value)?;
                }
                self.code.push(CLOSE);
                Ok(())
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Result<(), &'static str> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.code.push_str(&unescape_unicode_to_string(value));
                Ok(())
            }
            InlineExpression::NumberLiteral { value } => {
                self.code.push_str(value);
                Ok(())
            }
            InlineExpression::VariableReference { id } => {
                self.code.push(VARIABLE);
                self.code.push_str(id.name);
                self.code.push(END);
                self.shown.insert(id.name.to_owned());
                Ok(())
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => Err("only variables, choices and literals are supported"),
        }
    }
}
