//! The rules that a record names.

use zilu_rules::Method;

/// Names of rules in the texts of `RU`, in the order in which they are looked for: the
/// FF\[4\] specification has AGA, GOE, Japanese and NZ, the rest is what servers and
/// programs write.
const NAMES: [(&str, Method); 35] = [
    ("tromp", Method::TrompTaylor),
    ("tt", Method::TrompTaylor),
    ("logical", Method::TrompTaylor),
    ("aga", Method::Aga),
    ("bga", Method::Bga),
    ("french", Method::French),
    ("british", Method::Bga),
    ("nz", Method::NewZealand),
    ("new zealand", Method::NewZealand),
    ("newzealand", Method::NewZealand),
    ("new_zealand", Method::NewZealand),
    ("new-zealand", Method::NewZealand),
    ("goe", Method::Ing),
    ("ing", Method::Ing),
    ("应", Method::Ing),
    ("應", Method::Ing),
    ("计点", Method::Ing),
    ("計點", Method::Ing),
    ("chinese", Method::Chinese),
    ("china", Method::Chinese),
    ("cn", Method::Chinese),
    ("中国", Method::Chinese),
    ("中國", Method::Chinese),
    ("중국", Method::Chinese),
    ("数子", Method::Chinese),
    ("japan", Method::Japanese),
    ("jp", Method::Japanese),
    ("日本", Method::Japanese),
    ("일본", Method::Japanese),
    ("korea", Method::Korean),
    ("kr", Method::Korean),
    ("韩国", Method::Korean),
    ("韓国", Method::Korean),
    ("韓國", Method::Korean),
    ("한국", Method::Korean),
];

/// The method by which a record was counted, by the text of its `RU`. Names of Latin
/// letters must be words of their own, or begin one (`Chinese-like`).
pub(super) fn method(text: &str) -> Option<Method> {
    let text = text.trim().to_lowercase();
    // A method's own id, as our records have it.
    if let Ok(method) = text.parse() {
        return Some(method);
    }
    let begins = |name: &str| {
        text.match_indices(name).any(|(at, _)| {
            let before = text.get(..at).and_then(|t| t.chars().next_back());
            let after = text.get(at + name.len()..).and_then(|t| t.chars().next());
            let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic());
            !name.is_ascii() || !letter(before) && (name.len() > 4 || !letter(after))
        })
    };
    let found = NAMES.iter().find(|(name, _)| begins(name));
    found.map(|(_, method)| *method)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_rules() {
        for (text, expected) in [
            ("Japanese", Some(Method::Japanese)),
            ("japanese rules 1989", Some(Method::Japanese)),
            ("日本規則", Some(Method::Japanese)),
            ("日本棋院囲碁規約", Some(Method::Japanese)),
            ("jp", Some(Method::Japanese)),
            ("Chinese", Some(Method::Chinese)),
            ("cn", Some(Method::Chinese)),
            ("chinese-kgs", Some(Method::Chinese)),
            ("中国规则", Some(Method::Chinese)),
            ("中國規則", Some(Method::Chinese)),
            ("NZ", Some(Method::NewZealand)),
            ("New Zealand", Some(Method::NewZealand)),
            ("GOE", Some(Method::Ing)),
            ("Goe (Ing)", Some(Method::Ing)),
            ("Ing", Some(Method::Ing)),
            ("应氏计点制", Some(Method::Ing)),
            ("AGA", Some(Method::Aga)),
            ("French", Some(Method::French)),
            ("Tromp-Taylor", Some(Method::TrompTaylor)),
            ("TT--", Some(Method::TrompTaylor)),
            ("Korean", Some(Method::Korean)),
            ("한국룰", Some(Method::Korean)),
            ("wmsg", Some(Method::Wmsg)),
            ("", None),
            ("counting", None),
            ("Ming dynasty", None),
            ("ancient", None),
        ] {
            assert_eq!(method(text), expected, "{text}");
        }
    }
}
