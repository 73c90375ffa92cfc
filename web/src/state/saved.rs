//! The state as a text that survives a reload.
//!
//! Lines of a key and words: first the look, then one block for each position of the
//! history, begun by `entry`. What cannot be read is left out; without a position
//! nothing is restored.

use std::fmt::Write as _;
use std::rc::Rc;

use zilu_diagram::Order;
use zilu_rules::{
    Board, BySide, Closing, Color, Document, Family, KomiChoice, Method, Override, Scope,
    SetStanding, Size,
};
use zilu_words::Lang;

use super::text::{escape, numbers, read_amount, read_color, read_number, read_numbers, unescape};
use super::{Entry, History, Info, Source, State, Title};

const HEAD: &str = "zilu 1";

/// Positions before and after the present one that are kept.
const KEPT: usize = 40;

/// The keys of the dead stones.
const DEAD: [(&str, Scope); 3] = [
    ("dead", Scope::All),
    ("dead-by-play", Scope::Play),
    ("dead-by-ruling", Scope::Ruling),
];

/// The state as a text. Windows and the cursor are not kept.
#[must_use]
pub fn save(state: &State) -> String {
    let mut out = String::from(HEAD);
    let mut line = |key: &str, words: &str| {
        // Writing to a String does not fail.
        let _ = write!(out, "\n{key} {words}");
    };
    line("method", &state.look.method.to_string());
    if let Some(versus) = state.look.versus {
        line("versus", &versus.to_string());
    }
    if let Some(custom) = state.look.custom {
        line("custom", &custom.to_string());
    }
    for family in Family::ALL {
        if state.look.unfolded.has(family) {
            line("unfolded", family.id());
        }
    }
    line("komi", &komi_words(state.look.komi));
    if state.look.order == Order::Margin {
        line("order", "margin");
    }
    if let Some(step) = state.look.step {
        line("step", &step.to_string());
    }
    let history = &state.history;
    let past = history.past();
    let past = past
        .get(past.len().saturating_sub(KEPT)..)
        .unwrap_or_default();
    let future = history.future();
    let future = future
        .get(future.len().saturating_sub(KEPT)..)
        .unwrap_or_default();
    for (block, entries) in [("past", past), ("future", future)] {
        for entry in entries {
            save_entry(&mut line, block, entry);
        }
    }
    save_entry(&mut line, "now", history.now());
    out
}

fn save_entry(line: &mut impl FnMut(&str, &str), block: &str, entry: &Entry) {
    let Entry {
        document, source, ..
    } = entry;
    line("entry", block);
    match &source.title {
        Title::Example(id) => line("example", id),
        Title::Text(text) => line("title", &escape(text)),
        Title::Diagram => line("diagram", ""),
        Title::Record => line("record", ""),
        Title::Link => line("link", ""),
    }
    line("first-komi", &komi_words(source.komi));
    let info = &source.info;
    for (key, text) in [
        ("info-black", &info.black),
        ("info-white", &info.white),
        ("info-date", &info.date),
        ("info-event", &info.event),
        ("info-result", &info.result),
        ("info-rules", &info.rules),
    ] {
        if !text.is_empty() {
            line(key, &escape(text));
        }
    }
    let size = document.board.size();
    line("size", &format!("{} {}", size.width(), size.height()));
    let letter = |stone: &Option<Color>| match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    line(
        "board",
        &document
            .board
            .stones()
            .iter()
            .map(letter)
            .collect::<String>(),
    );
    for (key, scope) in DEAD {
        let points = document.dead_in(scope).iter();
        let names: Vec<_> = points.map(|&p| size.name(p).to_string()).collect();
        if !names.is_empty() {
            line(key, &names.join(" "));
        }
    }
    for change in &document.overrides {
        line("override", &override_words(size, *change));
    }
    save_record(line, document);
}

fn save_record(line: &mut impl FnMut(&str, &str), document: &Document) {
    let record = &document.record;
    if let Some(komi) = record.komi {
        line("km", &komi.to_string());
    }
    if record.handicap > 0 {
        line("handicap", &record.handicap.to_string());
    }
    line("placed", &numbers(record.placed));
    line("captured", &numbers(record.captured));
    line("passes", &numbers(record.passes.map(Some)));
    if let Some(Closing {
        passes,
        first,
        last,
    }) = record.closing
    {
        line(
            "closing",
            &format!("{} {} {}", first.id(), last.id(), numbers(passes.map(Some))),
        );
    }
    for (key, side) in [
        ("first-move", record.first_move),
        ("last-move", record.last_move),
        ("first-pass", record.first_pass),
    ] {
        if let Some(side) = side {
            line(key, side.id());
        }
    }
}

fn komi_words(komi: KomiChoice) -> String {
    match komi {
        KomiChoice::Own => "own".to_owned(),
        KomiChoice::None => "none".to_owned(),
        KomiChoice::Same(n) => n.to_string(),
    }
}

fn read_komi(words: &str) -> Option<KomiChoice> {
    match words {
        "own" => Some(KomiChoice::Own),
        "none" => Some(KomiChoice::None),
        n => read_amount(n).map(KomiChoice::Same),
    }
}

fn override_words(size: Size, change: Override) -> String {
    let name = |p| size.name(p).to_string();
    match change {
        Override::Standing { at, standing } => {
            let standing = match standing {
                SetStanding::Independent => "independent",
                SetStanding::Seki => "seki",
            };
            format!("standing {} {standing}", name(at))
        }
        Override::Reserved { at, reserved } => format!("reserved {} {reserved}", name(at)),
        Override::Owner { at, owner } => {
            format!("owner {} {}", name(at), owner.map_or("nobody", Color::id))
        }
        Override::MustFill { at, must_fill } => format!("must-fill {} {must_fill}", name(at)),
    }
}

fn read_override(size: Size, words: &str) -> Option<Override> {
    let mut words = words.split(' ');
    let kind = words.next()?;
    let at = size.parse_name(words.next()?)?;
    let value = words.next()?;
    Some(match kind {
        "standing" => Override::Standing {
            at,
            standing: match value {
                "independent" => SetStanding::Independent,
                "seki" => SetStanding::Seki,
                _ => return None,
            },
        },
        "reserved" => Override::Reserved {
            at,
            reserved: value == "true",
        },
        "owner" => Override::Owner {
            at,
            owner: read_color(value),
        },
        "must-fill" => Override::MustFill {
            at,
            must_fill: value == "true",
        },
        _ => return None,
    })
}

/// The state in a text; `None` where there is no position in it.
#[must_use]
pub fn restore(text: &str, lang: Lang) -> Option<State> {
    let mut lines = text.lines();
    if lines.next() != Some(HEAD) {
        return None;
    }
    let mut look = zilu_diagram::Look {
        versus: None,
        ..zilu_diagram::Look::default()
    };
    let (mut past, mut now, mut future) = (Vec::new(), None, Vec::new());
    let mut draft: Option<Draft> = None;
    let mut keep = |draft: Option<Draft>| {
        let Some(draft) = draft else { return };
        let block = draft.block.clone();
        let Some(entry) = draft.finish() else { return };
        match block.as_str() {
            "past" => past.push(entry),
            "future" => future.push(entry),
            _ => now = Some(entry),
        }
    };
    for line in lines {
        let (key, words) = line.split_once(' ').unwrap_or((line, ""));
        if key == "entry" {
            keep(draft.replace(Draft::new(words)));
            continue;
        }
        if let Some(draft) = &mut draft {
            draft.read(key, words);
            continue;
        }
        match key {
            "method" => look.method = words.parse().unwrap_or(look.method),
            "versus" => look.versus = words.parse::<Method>().ok(),
            "custom" => look.custom = words.parse().ok(),
            "unfolded" => {
                for family in Family::ALL {
                    let on = look.unfolded.has(family) || family.id() == words;
                    look.unfolded = look.unfolded.with(family, on);
                }
            }
            "komi" => look.komi = read_komi(words).unwrap_or(look.komi),
            "step" => look.step = words.parse().ok(),
            "order" if words == "margin" => look.order = Order::Margin,
            _ => {}
        }
    }
    // A custom method that is shown is the one that the form holds.
    for method in [Some(look.method), look.versus].into_iter().flatten() {
        if let Method::Custom(custom) = method {
            look.custom.get_or_insert(custom);
        }
    }
    keep(draft);
    let history = Rc::new(History::from_parts(past, now?, future));
    Some(State {
        history,
        look,
        ..State::new(lang)
    })
}

/// A position while its lines are read.
struct Draft {
    block: String,
    title: Title,
    info: Info,
    komi: KomiChoice,
    document: Option<Document>,
}

impl Draft {
    fn new(block: &str) -> Self {
        Self {
            block: block.to_owned(),
            title: Title::Diagram,
            info: Info::default(),
            komi: KomiChoice::Own,
            document: None,
        }
    }

    fn read(&mut self, key: &str, words: &str) {
        match key {
            "example" => self.title = Title::Example(words.to_owned()),
            "title" => self.title = Title::Text(unescape(words)),
            "record" => self.title = Title::Record,
            "link" => self.title = Title::Link,
            "first-komi" => self.komi = read_komi(words).unwrap_or(self.komi),
            "info-black" => self.info.black = unescape(words),
            "info-white" => self.info.white = unescape(words),
            "info-date" => self.info.date = unescape(words),
            "info-event" => self.info.event = unescape(words),
            "info-result" => self.info.result = unescape(words),
            "info-rules" => self.info.rules = unescape(words),
            "size" => self.document = read_size(words).map(|size| Document::new(Board::new(size))),
            _ => {
                if let Some(document) = &mut self.document {
                    read_into(document, key, words);
                }
            }
        }
    }

    fn finish(self) -> Option<Entry> {
        let source = Source {
            title: self.title,
            info: self.info,
            komi: self.komi,
            letters: None,
            oddities: Vec::new(),
        };
        Some(Entry {
            place: None,
            document: Rc::new(self.document?),
            source: Rc::new(source),
        })
    }
}

fn read_size(words: &str) -> Option<Size> {
    let (width, height) = words.split_once(' ')?;
    Size::new(width.parse().ok()?, height.parse().ok()?)
}

fn read_into(document: &mut Document, key: &str, words: &str) {
    let size = document.board.size();
    if let Some((_, scope)) = DEAD.into_iter().find(|(dead, _)| *dead == key) {
        let points = words.split(' ').filter_map(|w| size.parse_name(w));
        for point in points {
            if !document.is_dead(point) {
                document.mark_for(point, Some(scope));
            }
        }
        return;
    }
    let record = &mut document.record;
    match key {
        "board" => {
            for (point, letter) in size.iter().zip(words.chars()) {
                let stone = match letter {
                    'X' => Some(Color::Black),
                    'O' => Some(Color::White),
                    _ => None,
                };
                document.board.set(point, stone);
            }
        }
        "override" => document.overrides.extend(read_override(size, words)),
        "km" => record.komi = read_amount(words),
        "handicap" => record.handicap = words.parse().unwrap_or(0),
        "placed" => record.placed = read_numbers(words).unwrap_or_default(),
        "captured" => record.captured = read_numbers(words).unwrap_or_default(),
        "passes" => record.passes = known(read_numbers(words).unwrap_or_default()),
        "closing" => record.closing = read_closing(words),
        "first-move" => record.first_move = read_color(words),
        "last-move" => record.last_move = read_color(words),
        "first-pass" => record.first_pass = read_color(words),
        _ => {}
    }
}

fn known(numbers: BySide<Option<u32>>) -> BySide<u32> {
    numbers.map(Option::unwrap_or_default)
}

fn read_closing(words: &str) -> Option<Closing> {
    let mut words = words.split(' ');
    let first = read_color(words.next()?)?;
    let last = read_color(words.next()?)?;
    let mut number = || words.next().and_then(read_number).flatten();
    let passes = BySide::new(number()?, number()?);
    Some(Closing {
        passes,
        first,
        last,
    })
}
