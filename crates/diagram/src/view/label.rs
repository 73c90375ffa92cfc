//! Points in words.

use zilu_rules::{BySide, Color, Scope, Size};
use zilu_words::Words;

use super::{Mark, MarkKind, PointView};

/// The parts of a point's label, looked up once for all points.
pub(super) struct Labels {
    words: Words,
    size: Size,
    comma: &'static str,
    empty: &'static str,
    stones: BySide<&'static str>,
    /// In the order of [`Scope::ALL`]: dead, and marked dead but not lifted.
    dead: [(&'static str, &'static str); Scope::ALL.len()],
    /// In the order of [`MarkKind::ALL`].
    marks: [BySide<&'static str>; MarkKind::ALL.len()],
}

impl Labels {
    pub(super) fn new(words: Words, size: Size) -> Self {
        Self {
            words,
            size,
            comma: words.text("label-comma"),
            empty: words.text("label-empty"),
            stones: BySide::new(words.text("label-black"), words.text("label-white")),
            dead: [
                (words.text("label-dead"), words.text("label-kept")),
                (words.text("label-dead-play"), words.text("label-kept-play")),
                (
                    words.text("label-dead-ruling"),
                    words.text("label-kept-ruling"),
                ),
            ],
            marks: MarkKind::ALL.map(|kind| {
                BySide::from_fn(|side: Color| {
                    let name = match kind {
                        MarkKind::ReservedEye
                        | MarkKind::Route
                        | MarkKind::Own
                        | MarkKind::SekiEye
                        | MarkKind::MustFill => words.join(&["label-", kind.id(), "-", side.id()]),
                        _ => words.join(&["label-", kind.id()]),
                    };
                    name.unwrap_or(kind.id())
                })
            }),
        }
    }

    /// "C2, black, dead"; "A6, empty, Black's route point".
    pub(super) fn of(&self, view: &PointView) -> String {
        let mut label = self.words.point_name(view.point, self.size);
        let mut add = |part: &str| {
            label.push_str(self.comma);
            label.push_str(part);
        };
        add(view.stone.map_or(self.empty, |color| self.stones[color]));
        if view.dead {
            let scope = view.scope.unwrap_or(Scope::All);
            let (dead, kept) = self.dead.get(scope as usize).copied().unwrap_or_default();
            add(if view.lifted { dead } else { kept });
        }
        if let Some(Mark { kind, owner, .. }) = view.mark {
            let names = self.marks.get(kind as usize).copied().unwrap_or_default();
            add(names[owner.unwrap_or(Color::Black)]);
        }
        label
    }
}
