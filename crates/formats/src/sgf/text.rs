//! The text of values.

use std::borrow::Cow;

/// A value as text: escapes resolved, soft line breaks removed, line ends as `\n`,
/// other white space as blanks.
pub(super) fn text(raw: &str) -> Cow<'_, str> {
    resolve(raw, '\n')
}

/// A value as one line: as [`text`], with blanks for line ends.
pub(super) fn simple_text(raw: &str) -> Cow<'_, str> {
    resolve(raw, ' ')
}

fn resolve(raw: &str, line_end: char) -> Cow<'_, str> {
    if !raw.bytes().any(|b| b == b'\\' || b.is_ascii_control()) {
        return Cow::Borrowed(raw);
    }
    let mut out = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = c == '\\';
        let c = match escaped.then(|| chars.next()) {
            None => c,
            Some(Some(next)) => next,
            // A lone escape at the very end says nothing.
            Some(None) => break,
        };
        match c {
            '\n' | '\r' => {
                // CRLF and LFCR are one line end.
                chars.next_if(|&next| (next == '\n' || next == '\r') && next != c);
                if !escaped {
                    out.push(line_end);
                }
            }
            '\t' | '\u{b}' | '\u{c}' => out.push(' '),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_line_breaks() {
        assert_eq!(text("a [3d?\\]: hi soft\\\nbreak"), "a [3d?]: hi softbreak");
        assert_eq!(text("one\r\ntwo\n\rthree\rfour"), "one\ntwo\nthree\nfour");
        assert_eq!(text("soft\\\r\nbreak\ttab"), "softbreak tab");
        assert_eq!(text("\\\\\\]\\:"), "\\]:");
        assert_eq!(text("end\\"), "end");
        assert_eq!(simple_text("two\r\nlines"), "two lines");
        assert!(matches!(text("plain 围棋"), Cow::Borrowed(_)));
    }
}
