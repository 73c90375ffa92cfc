//! Character encodings of records.

use core::fmt;

/// A character encoding in which records are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Encoding {
    /// UTF-8, ASCII with it.
    Utf8,
    /// UTF-16, the low byte first.
    Utf16Le,
    /// UTF-16, the high byte first.
    Utf16Be,
    /// Chinese, simplified: GB18030, with GBK and GB2312 inside it.
    Gb18030,
    /// Chinese, traditional: Big5 with the Hong Kong characters.
    Big5,
    /// Japanese: Shift_JIS as Windows has it (CP932).
    ShiftJis,
    /// Japanese: EUC-JP.
    EucJp,
    /// Japanese of seven bits: ISO-2022-JP.
    Iso2022Jp,
    /// Korean: EUC-KR with CP949 around it.
    EucKr,
    /// Western European: Latin-1 with the Windows characters (CP1252).
    Latin1,
}

impl Encoding {
    /// Every encoding.
    pub const ALL: [Self; 10] = [
        Self::Utf8,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Gb18030,
        Self::Big5,
        Self::ShiftJis,
        Self::EucJp,
        Self::Iso2022Jp,
        Self::EucKr,
        Self::Latin1,
    ];

    /// The name in the WHATWG Encoding Standard, in small letters, which `TextDecoder`
    /// understands too.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Gb18030 => "gb18030",
            Self::Big5 => "big5",
            Self::ShiftJis => "shift_jis",
            Self::EucJp => "euc-jp",
            Self::Iso2022Jp => "iso-2022-jp",
            Self::EucKr => "euc-kr",
            Self::Latin1 => "windows-1252",
        }
    }

    /// The name for people; it is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Gb18030 => "GBK, GB18030",
            Self::Big5 => "Big5",
            Self::ShiftJis => "Shift_JIS",
            Self::EucJp => "EUC-JP",
            Self::Iso2022Jp => "ISO-2022-JP",
            Self::EucKr => "EUC-KR, CP949",
            Self::Latin1 => "Latin-1",
        }
    }

    /// The encoding that a `CA` property names; `None` for a name that is not known.
    /// Letter case, blanks, `-` and `_` do not matter.
    #[must_use]
    pub fn from_label(label: &str) -> Option<Self> {
        let plain = label.bytes().filter(u8::is_ascii_alphanumeric);
        let plain: String = plain.map(|b| char::from(b.to_ascii_lowercase())).collect();
        Some(match plain.as_str() {
            "utf8" | "unicode" | "unicode11utf8" => Self::Utf8,
            "utf16" | "utf16le" | "ucs2" => Self::Utf16Le,
            "utf16be" => Self::Utf16Be,
            "gb2312" | "gb231280" | "gbk" | "gb18030" | "gb" | "cp936" | "936" | "windows936"
            | "euccn" | "xgbk" | "chinese" => Self::Gb18030,
            "big5" | "big5hkscs" | "cp950" | "950" | "windows950" | "cnbig5" | "xxbig5" => {
                Self::Big5
            }
            "shiftjis" | "sjis" | "xsjis" | "mskanji" | "ms932" | "cp932" | "932"
            | "windows31j" | "windows932" => Self::ShiftJis,
            "eucjp" | "xeucjp" => Self::EucJp,
            "iso2022jp" | "jis" | "csiso2022jp" => Self::Iso2022Jp,
            "euckr" | "cp949" | "949" | "uhc" | "windows949" | "ksc56011987" | "ksc5601"
            | "ksc56011989" | "korean" => Self::EucKr,
            "iso88591" | "latin1" | "l1" | "windows1252" | "cp1252" | "1252" | "iso885915"
            | "latin9" => Self::Latin1,
            "ascii" | "usascii" => Self::Latin1,
            _ => return None,
        })
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
