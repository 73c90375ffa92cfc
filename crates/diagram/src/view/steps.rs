//! The steps of a layout 做棋: their names, the sentence of the present one, its board.

use zilu_rules::{BySide, Color, Frame, Point};
use zilu_words::Words;

use super::label::Labels;
use super::{BoardView, Context, Mark, MarkKind, Name, PointView, board};
use crate::Look;

/// The steps by which the chosen method is counted by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The steps in order: the position first, the count last.
    pub steps: Vec<StepView>,
    /// The step that is on the board; `None` for the marks.
    pub current: Option<usize>,
    /// What the present step did, with its numbers; empty for the marks.
    pub caption: String,
    /// The Chinese sentence, where the page is not Chinese.
    pub native: Option<String>,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepView {
    /// The stable id.
    pub id: &'static str,
    /// Its short name.
    pub name: Name,
}

impl Steps {
    pub(super) fn of(frames: &[Frame], look: &Look, words: Words) -> Self {
        let steps = frames.iter().map(|frame| StepView {
            id: frame.step.id(),
            name: Name::both(words, |words| words.step_name(&frame.step)),
        });
        let last = frames.len().checked_sub(1);
        let current = look.step.and_then(|step| Some(step.min(last?)));
        let frame = current.and_then(|at| frames.get(at));
        let tell = |words: Words| {
            let Some(frame) = frame else {
                return String::new();
            };
            let mut caption = words.frame_caption(frame);
            if current == last {
                caption.push_str(words.text("layout-gap"));
                caption.push_str(&words.ahead(frame.figures));
            }
            caption
        };
        Self {
            steps: steps.collect(),
            current,
            caption: tell(words),
            native: frame.and_then(|_| words.native()).map(tell),
        }
    }

    /// The step after the present one; `None` on the last.
    #[must_use]
    pub fn after(&self) -> Option<usize> {
        let next = self.current.map_or(0, |at| at + 1);
        (next < self.steps.len()).then_some(next)
    }

    /// What comes before the present step, the marks before the first; `None` at the marks.
    #[must_use]
    pub fn before(&self) -> Option<Option<usize>> {
        Some(self.current?.checked_sub(1))
    }
}

/// The board of a step.
pub(super) fn board(context: &Context, frame: &Frame, caption: &str) -> BoardView {
    let Context { look, words, .. } = *context;
    let size = frame.board.size();
    let labels = Labels::new(words, size);
    let mut tens = BySide::new(Vec::new(), Vec::new());
    let points = size.iter().map(|point| {
        let stone = frame.board.get(point);
        let told = frame.mark(point);
        if let Some(zilu_rules::Mark::Ten { side, number }) = told {
            add(&mut tens[side], number.into(), point);
        }
        let mut view = PointView {
            point,
            stone,
            dead: told == Some(zilu_rules::Mark::Dead),
            lifted: false,
            scope: None,
            mark: told.and_then(|told| mark(told, stone)),
            label: String::new(),
        };
        view.label = labels.of(&view);
        view
    });
    let points = points.collect();
    let mut description = board::description(context, &frame.board, &[]);
    description.push_str(words.text("layout-gap"));
    description.push_str(caption);
    BoardView {
        size,
        points,
        tens: [tens.black, tens.white].concat(),
        coordinates: look.coordinates,
        title: board::title(context),
        description,
    }
}

/// Adds a point to a set, by the set's number.
fn add(sets: &mut Vec<Vec<Point>>, number: usize, point: Point) {
    if sets.len() <= number {
        sets.resize(number + 1, Vec::new());
    }
    if let Some(set) = sets.get_mut(number) {
        set.push(point);
    }
}

/// A mark of a frame as one of the board.
fn mark(told: zilu_rules::Mark, stone: Option<Color>) -> Option<Mark> {
    use zilu_rules::Mark as Told;
    let (kind, owner) = match told {
        Told::Own(c) => (MarkKind::Own, Some(c)),
        Told::Reserved(c) => (MarkKind::ReservedEye, Some(c)),
        Told::Route(c) => (MarkKind::Route, Some(c)),
        Told::Neutral => (MarkKind::Neutral, None),
        Told::Seki(c) => (MarkKind::SekiEye, Some(c)),
        Told::MustFill(c) => (MarkKind::MustFill, Some(c)),
        Told::Lifted(c) => (MarkKind::Lifted, Some(c)),
        Told::Ten { side, .. } => (MarkKind::Ten, Some(side)),
        Told::Filled => (MarkKind::Filled, stone),
        Told::Turned => (MarkKind::Turned, stone),
        Told::Prisoner => (MarkKind::Prisoner, stone),
        Told::Guest => (MarkKind::Guest, stone),
        Told::Shared => (MarkKind::SharedStone, stone),
        // The stone itself is shown as dead.
        Told::Dead => return None,
    };
    Some(Mark {
        kind,
        owner,
        counted: !matches!(kind, MarkKind::SekiEye | MarkKind::ReservedEye),
    })
}
