//! What the turns of a game add up to.

use crate::{BySide, Closing, Color, Record};

/// Counts turns into the facts of a [`Record`], one turn after the other (spec 2 and 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    captured: BySide<u32>,
    /// Passes before the run that is going on.
    passes: BySide<u32>,
    run: Option<Closing>,
    first_move: Option<Color>,
    last_move: Option<Color>,
    first_pass: Option<Color>,
}

impl Tally {
    /// Counts a stone played, and the stones of each colour that it took off the board.
    pub fn play(&mut self, color: Color, removed: BySide<u32>) {
        self.passes = self.passes();
        self.run = None;
        for side in Color::ALL {
            self.captured[side] += removed[side];
        }
        self.first_move.get_or_insert(color);
        self.last_move = Some(color);
    }

    /// Counts a pass.
    pub fn pass(&mut self, color: Color) {
        let run = self.run.get_or_insert(Closing {
            passes: BySide::new(0, 0),
            first: color,
            last: color,
        });
        run.passes[color] += 1;
        run.last = color;
        self.first_move.get_or_insert(color);
        self.first_pass.get_or_insert(color);
    }

    /// The stones of each colour taken off the board.
    #[must_use]
    pub const fn captured(&self) -> BySide<u32> {
        self.captured
    }

    /// All passes of each side so far.
    #[must_use]
    pub fn passes(&self) -> BySide<u32> {
        BySide::from_fn(|side| self.passes[side] + self.run.map_or(0, |run| run.passes[side]))
    }

    /// The unbroken run of passes that the turns end with.
    #[must_use]
    pub const fn closing(&self) -> Option<Closing> {
        self.run
    }

    /// Enters what was counted into a record. Stones placed are the board's to tell:
    /// those on it and those taken off.
    pub fn write(&self, record: &mut Record) {
        record.captured = self.captured.map(Some);
        record.passes = self.passes;
        record.closing = self.run;
        record.first_move = self.first_move;
        record.last_move = self.last_move;
        record.first_pass = self.first_pass;
    }
}
