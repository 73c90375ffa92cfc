//! Records in every encoding, read without a hint, with a right one, and with a wrong one.

use zilu_formats::decode::{Tables, decode};
use zilu_formats::{Encoding, GameFile};
use zilu_tests::letters::{bytes, record, texts, try_bytes};

#[test]
fn an_encoding_is_found_by_the_bytes() {
    let mut wrong = Vec::new();
    for (encoding, text) in texts() {
        let written = bytes(encoding, &record("", text));
        let decoded = decode(&written, &Tables, None);
        if decoded.text != record("", text) {
            wrong.push(format!(
                "{encoding} {text}: {} {}",
                decoded.encoding, decoded.text
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names that many programs write whatever they write otherwise.
const ANYWHERE: [&str; 3] = ["UTF-8", "ISO-8859-1", "nonsense"];

#[test]
fn a_right_name_is_believed_and_a_wrong_one_is_not() {
    let mut wrong = Vec::new();
    for (encoding, text) in texts() {
        // Against another encoding of Asia, a name of two characters is no evidence.
        let long = text.chars().filter(|c| !c.is_ascii()).count() >= 8;
        let asian = ["GB2312", "Big5", "Shift_JIS", "EUC-KR"].into_iter();
        for name in ANYWHERE.into_iter().chain(asian.filter(|_| long)) {
            let whole = record(&format!("CA[{name}]"), text);
            let decoded = decode(&bytes(encoding, &whole), &Tables, None);
            if decoded.text != whole {
                wrong.push(format!(
                    "{encoding} {text} as {name}: {} {}",
                    decoded.encoding, decoded.text
                ));
            }
        }
        let whole = record(&format!("CA[{}]", encoding.id()), text);
        let decoded = decode(&bytes(encoding, &whole), &Tables, None);
        assert_eq!(decoded.text, whole);
        assert_eq!(decoded.contradicted(), None, "{whole}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A record as a writer leaves it that escapes encoded bytes: a `\` before every `\` and
/// `]` inside values, in the middle of characters too. `[` and `]` of the record are
/// written as ⟦ and ⟧ here.
fn written_by_bytes(encoding: Encoding, text: &str) -> Vec<u8> {
    let mut out = Vec::new();
    for part in text.split_inclusive(['⟦', '⟧']) {
        let (value, bracket) = match part.chars().last() {
            Some(c @ ('⟦' | '⟧')) => (part.trim_end_matches(c), Some(c)),
            _ => (part, None),
        };
        for byte in bytes(encoding, value) {
            if matches!(byte, b'\\' | b']') {
                out.push(b'\\');
            }
            out.push(byte);
        }
        out.extend(bracket.map(|c| if c == '⟦' { b'[' } else { b']' }));
    }
    out
}

/// The same from a writer that escapes text before it is encoded.
fn written_by_letters(encoding: Encoding, text: &str) -> Vec<u8> {
    let escaped = text.replace('\\', "\\\\").replace(']', "\\]");
    bytes(encoding, &escaped.replace('⟦', "[").replace('⟧', "]"))
}

#[test]
fn characters_that_end_like_a_bracket_or_an_escape_are_read_from_both_kinds_of_writers() {
    for encoding in [Encoding::ShiftJis, Encoding::Big5, Encoding::Gb18030] {
        let letters: Vec<String> = (0x81..=0xFE)
            .flat_map(|lead| [0x5C, 0x5D].map(|second| vec![lead, second]))
            .map(|pair| decode(&pair, &Tables, Some(encoding)).text)
            .filter(|text| text.chars().count() == 1 && !text.contains('\u{FFFD}'))
            .filter(|text| try_bytes(encoding, text).is_some_and(|bytes| bytes.len() == 2))
            .collect();
        assert!(letters.len() > 60, "{encoding}: {}", letters.len());
        for pair in letters.windows(2) {
            let [a, b] = pair else { unreachable!() };
            let text = format!("(;SZ⟦9⟧PB⟦{a}{b}⟧PW⟦一{b}二⟧C⟦{b}{a}x\\ [y]⟧;B⟦ee⟧C⟦{a}⟧;W⟦dd⟧)");
            for written in [
                written_by_bytes(encoding, &text),
                written_by_letters(encoding, &text),
            ] {
                let decoded = decode(&written, &Tables, Some(encoding));
                let file = GameFile::from_decoded(decoded).expect("a record");
                let said = |node, id| file.text_of(node, id).unwrap_or_default().into_owned();
                let root = file.root();
                assert_eq!(said(root, "PB"), format!("{a}{b}"), "{encoding}");
                assert_eq!(said(root, "PW"), format!("一{b}二"), "{encoding}");
                assert_eq!(said(root, "C"), format!("{b}{a}x\\ [y]"), "{encoding}");
                let next = file.children(root).next().expect("a move");
                assert_eq!(said(next, "C"), *a, "{encoding}");
                assert_eq!(file.node_count(), 3);
            }
        }
    }
}
