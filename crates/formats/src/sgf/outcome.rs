//! What a record says how the game ended.

use zilu_rules::{Amount, Color};

use super::amount::read_amount;

/// How a game ended, as `RE` tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A side won.
    Won {
        /// Which.
        side: Color,
        /// By what.
        by: WonBy,
    },
    /// Nobody won.
    Draw,
    /// The game has no result.
    Void,
    /// The record does not say, or not in a way that is understood.
    Unknown,
}

/// By what a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WonBy {
    /// By points; 子 are two points each.
    Points(Amount),
    /// The other side resigned.
    Resignation,
    /// The other side ran out of time.
    Time,
    /// The other side forfeited the game.
    Forfeit,
    /// The record does not say.
    Unsaid,
}

const BLACK: [&str; 5] = ["黑", "黒", "흑", "black", "b"];
const WHITE: [&str; 4] = ["白", "백", "white", "w"];
const RESIGNATION: [&str; 10] = [
    "resign", "中盘", "中盤", "中押", "불계", "投了", "投子", "投降", "认输", "認輸",
];
const TIME: [&str; 10] = [
    "time", "超时", "超時", "时间", "時間", "切れ", "시간", "超過", "overtime", "flag",
];
const FORFEIT: [&str; 8] = [
    "forfeit", "弃权", "棄權", "棄権", "反则", "反則", "기권", "반칙",
];
const WINS: [&str; 6] = ["胜", "勝", "승", "win", "won", "贏"];
const LOSES: [&str; 12] = [
    "负", "負", "敗", "败", "패", "lose", "lost", "resign", "认输", "認輸", "投了", "投子",
];
const DRAWS: [&str; 12] = [
    "draw",
    "jigo",
    "tie",
    "和棋",
    "平局",
    "持碁",
    "持棋",
    "ジゴ",
    "비김",
    "무승부",
    "빅",
    "和局",
];
const VOID: [&str; 10] = [
    "void",
    "no result",
    "annul",
    "无胜负",
    "無勝負",
    "无效",
    "無効",
    "無效",
    "무효",
    "cancel",
];
const OPEN: [&str; 6] = ["unfinished", "未完", "打挂", "打掛", "unknown", "suspend"];

impl Outcome {
    /// Reads a value of `RE` in the dialects of servers, books and four languages.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let text = text.trim().to_lowercase().replace('＋', "+");
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        if let Some((side, by)) = text.split_once('+') {
            let side = match side.trim() {
                "b" | "black" | "黑" | "黒" => Color::Black,
                "w" | "white" | "白" => Color::White,
                _ => return Self::Unknown,
            };
            return Self::won(side, by.trim());
        }
        if text == "0" || text == "0-0" {
            return Self::Draw;
        }
        if has(&VOID) {
            return Self::Void;
        }
        if has(&OPEN) {
            return Self::Unknown;
        }
        let Some((side, rest)) = first_side(&text) else {
            return if has(&DRAWS) || text == "和" {
                Self::Draw
            } else {
                Self::Unknown
            };
        };
        let side = match (has(&WINS), has(&LOSES)) {
            (true, _) => side,
            (false, true) => side.other(),
            (false, false) => return Self::Unknown,
        };
        Self::won(side, rest)
    }

    fn won(side: Color, by: &str) -> Self {
        let has = |words: &[&str]| words.iter().any(|word| by.contains(word));
        let by = if matches!(by, "r" | "res") || has(&RESIGNATION) {
            WonBy::Resignation
        } else if by == "t" || has(&TIME) {
            WonBy::Time
        } else if by == "f" || has(&FORFEIT) {
            WonBy::Forfeit
        } else if by.contains("half a point") || by.contains("半目") && !by.contains("目半") {
            WonBy::Points(half(by))
        } else if let Some(written) = read_amount(by) {
            if written.points == Amount::ZERO {
                return Self::Draw;
            }
            WonBy::Points(written.points)
        } else if by.contains("반집") {
            WonBy::Points(Amount::halves(1))
        } else {
            WonBy::Unsaid
        };
        Self::Won { side, by }
    }

    /// The id of an end without a count: `resignation`, `time`, `forfeit`, `void`.
    #[must_use]
    pub const fn uncounted(self) -> Option<&'static str> {
        match self {
            Self::Won { by, .. } => match by {
                WonBy::Resignation => Some("resignation"),
                WonBy::Time => Some("time"),
                WonBy::Forfeit => Some("forfeit"),
                WonBy::Points(_) | WonBy::Unsaid => None,
            },
            Self::Void => Some("void"),
            Self::Draw | Self::Unknown => None,
        }
    }
}

/// `半目`, and `3目半` when it is written `3半目`.
fn half(by: &str) -> Amount {
    let whole = by.split('半').next().and_then(read_amount);
    whole.map_or(Amount::ZERO, |written| written.points) + Amount::halves(1)
}

/// The side that is named first, and what follows its name.
fn first_side(text: &str) -> Option<(Color, &str)> {
    let find = |names: &[&'static str], color: Color| {
        names
            .iter()
            .filter_map(|name| {
                let at = whole_word(text, name)?;
                Some((at, color, text.get(at + name.len()..)?))
            })
            .min_by_key(|(at, ..)| *at)
    };
    let sides = [find(&BLACK, Color::Black), find(&WHITE, Color::White)];
    let first = sides.into_iter().flatten().min_by_key(|(at, ..)| *at)?;
    Some((first.1, first.2))
}

/// Where a name stands that no letters go on around, if it is of Latin letters.
fn whole_word(text: &str, name: &str) -> Option<usize> {
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic());
    let mut places = text.match_indices(name).map(|(at, _)| at);
    places.find(|&at| {
        let before = text.get(..at).and_then(|t| t.chars().next_back());
        let after = text.get(at + name.len()..).and_then(|t| t.chars().next());
        !name.is_ascii() || !letter(before) && !letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_in_many_dialects() {
        use Color::{Black, White};
        let won = |side, by| Outcome::Won { side, by };
        let points = |side, quarters| won(side, WonBy::Points(Amount::quarters(quarters)));
        for (text, expected) in [
            ("B+R", won(Black, WonBy::Resignation)),
            ("B+Resign", won(Black, WonBy::Resignation)),
            ("b+r", won(Black, WonBy::Resignation)),
            ("W+T", won(White, WonBy::Time)),
            ("W+Time", won(White, WonBy::Time)),
            ("B+F", won(Black, WonBy::Forfeit)),
            ("B+Forfeit", won(Black, WonBy::Forfeit)),
            ("B+3.5", points(Black, 14)),
            ("B + 3,5", points(Black, 14)),
            ("W+12.50", points(White, 50)),
            ("B+0.25", points(Black, 1)),
            ("B+", won(Black, WonBy::Unsaid)),
            ("W+0", Outcome::Draw),
            ("0", Outcome::Draw),
            ("Draw", Outcome::Draw),
            ("Jigo", Outcome::Draw),
            ("和棋", Outcome::Draw),
            ("持碁", Outcome::Draw),
            ("Void", Outcome::Void),
            ("無勝負", Outcome::Void),
            ("?", Outcome::Unknown),
            ("", Outcome::Unknown),
            ("nobody knows", Outcome::Unknown),
            ("White resigns.", won(Black, WonBy::Resignation)),
            ("White wins by resignation", won(White, WonBy::Resignation)),
            ("Black wins on time", won(Black, WonBy::Time)),
            ("White won by 2.5 points", points(White, 10)),
            ("黑中盘胜", won(Black, WonBy::Resignation)),
            ("白中盘胜", won(White, WonBy::Resignation)),
            ("白胜43.5目", points(White, 174)),
            ("黑胜2又3/4子", points(Black, 22)),
            ("黑胜3又3/4子", points(Black, 30)),
            ("黑胜3/4子", points(Black, 6)),
            ("黑胜四分之三子", points(Black, 6)),
            ("白胜1/4子", points(White, 2)),
            ("黑勝一目半", points(Black, 6)),
            ("白半目勝", points(White, 2)),
            ("白3目半勝ち", points(White, 14)),
            ("黒中押し勝ち", won(Black, WonBy::Resignation)),
            ("白番中押し勝ち", won(White, WonBy::Resignation)),
            ("白投了", won(Black, WonBy::Resignation)),
            ("黑超时负", won(White, WonBy::Time)),
            ("白胜", won(White, WonBy::Unsaid)),
            ("백불계승", won(White, WonBy::Resignation)),
            ("178수 흑2집승", points(Black, 8)),
            ("흑 2집반승", points(Black, 10)),
            ("백 반집승", points(White, 2)),
            ("흑 시간승", won(Black, WonBy::Time)),
        ] {
            assert_eq!(Outcome::read(text), expected, "{text}");
        }
    }
}
