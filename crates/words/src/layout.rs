//! The steps of a layout 做棋 in words.

use alloc::string::String;
use alloc::vec::Vec;

use zilu_rules::{Amount, Aside, BySide, Color, Frame, OffBoard, Step};

use crate::{Arg, Words};

/// The variables of a sentence, gathered one after the other.
struct Args<'a>(Vec<(&'static str, Arg<'a>)>);

impl<'a> Args<'a> {
    fn number(&mut self, name: &'static str, n: i32) -> &mut Self {
        self.0.push((name, Arg::Number(n)));
        self
    }

    fn numbers(&mut self, [black, white]: [&'static str; 2], n: BySide<i32>) -> &mut Self {
        self.number(black, n.black).number(white, n.white)
    }

    fn amounts(&mut self, [black, white]: [&'static str; 2], n: BySide<Amount>) -> &mut Self {
        self.0.push((black, Arg::Amount(n.black)));
        self.0.push((white, Arg::Amount(n.white)));
        self
    }

    fn text(&mut self, name: &'static str, text: &'a str) -> &mut Self {
        self.0.push((name, Arg::Text(text)));
        self
    }
}

/// The main pair of numbers of a sentence.
const SIDES: [&str; 2] = ["black", "white"];
const ROUTES: [&str; 2] = ["black-routes", "white-routes"];

impl Words {
    /// The short name of a step, for the step bar.
    #[must_use]
    pub fn step_name(self, step: &Step) -> &'static str {
        self.join(&["step-", step.id()]).unwrap_or(step.id())
    }

    /// What a step did, with its numbers, and what counts beside the board by then.
    #[must_use]
    pub fn frame_caption(self, frame: &Frame) -> String {
        let mut caption = self.step_caption(frame);
        for off_board in frame
            .off_board
            .iter()
            .filter(|o| !is_said(&frame.step, o.aside))
        {
            caption.push_str(self.text("layout-gap"));
            caption.push_str(&self.off_board(off_board));
        }
        caption
    }

    /// Where the count ends, before komi: who is ahead, and by how much.
    #[must_use]
    pub fn ahead(self, figures: BySide<Amount>) -> String {
        let margin = figures.black - figures.white;
        let side = match margin.cmp(&Amount::ZERO) {
            core::cmp::Ordering::Greater => Color::Black.id(),
            core::cmp::Ordering::Less => Color::White.id(),
            core::cmp::Ordering::Equal => "nobody",
        };
        let n = Arg::Amount(margin.abs());
        self.say("layout-ahead", &[("side", Arg::Text(side)), ("n", n)])
    }

    /// What counts beside the board.
    #[must_use]
    pub fn off_board(self, off_board: &OffBoard) -> String {
        let OffBoard { aside, amount } = *off_board;
        // What a side holds is a number; what is added or taken off has a sign.
        let tell = |amount| match aside {
            Aside::Held => self.amount(amount),
            _ => self.margin(amount),
        };
        let told = amount.map(tell);
        self.say(
            &["aside-", aside.id()].concat(),
            &[
                ("black", Arg::Text(&told.black)),
                ("white", Arg::Text(&told.white)),
            ],
        )
    }

    fn step_caption(self, frame: &Frame) -> String {
        let mut args = Args(Vec::new());
        let (told, white_told);
        match frame.step {
            Step::Position
            | Step::CountStones
            | Step::CountRoutes
            | Step::CountArea
            | Step::CountOwn
            | Step::CountMoves
            | Step::CountFillIn
            | Step::CountMu => &mut args,
            Step::LiftDead { stones: n }
            | Step::FillRoutes { routes: n }
            | Step::FillOwn { points: n }
            | Step::LiftInner { stones: n }
            | Step::LiftSurplus { stones: n }
            | Step::HandOverPassStones { passes: n }
            | Step::FillBack { filled: n, .. }
            | Step::FillPrisoners { filled: n, .. }
            | Step::EmptyPoints { empty: n }
            | Step::TakeCaptured { captured: n }
            | Step::TakeDead { dead: n }
            | Step::TakePasses { passes: n }
            | Step::CountTerritory { left: n } => args.numbers(SIDES, n),
            Step::ReserveEyes {
                pieces,
                reserved,
                routes,
            } => args
                .numbers(["black-pieces", "white-pieces"], pieces)
                .numbers(SIDES, reserved)
                .numbers(ROUTES, routes),
            Step::StonesAndRoutes { stones, routes } => {
                args.numbers(SIDES, stones).numbers(ROUTES, routes)
            }
            Step::EvenRoutes {
                routes,
                filled,
                lifted,
            } => args
                .number("n", routes)
                .numbers(SIDES, filled)
                .numbers(["black-lifted", "white-lifted"], lifted)
                .number("lifted", lifted.black + lifted.white),
            Step::ReturnStones {
                side,
                stones,
                turned,
            } => {
                told = self.stones(stones);
                args.text("side", side.id())
                    .text("n", &told)
                    .number("turned", turned)
            }
            Step::OwnPoints {
                own,
                seki,
                must_fill,
                neutral,
            } => args
                .numbers(SIDES, own)
                .number("seki", seki.black + seki.white)
                .number("must-fill", must_fill.black + must_fill.white)
                .number("n", neutral),
            Step::ShareNeutral { neutral } => args.number("n", neutral),
            Step::GroupTens { tens, rest } => args
                .numbers(SIDES, tens)
                .numbers(["black-rest", "white-rest"], rest),
            Step::FirstPass { side } | Step::Button { side } => args.text("side", side.id()),
            Step::FillIn {
                stones,
                open,
                guests,
                ..
            } => args
                .number("n", stones)
                .numbers(SIDES, open)
                .number("guests", guests.black + guests.white),
            Step::SplitRest { rest, area } => {
                told = self.amount(rest);
                args.text("n", &told).amounts(SIDES, area)
            }
            Step::AddTurns { turns } => args.number("n", turns),
            Step::CountReturned { base } => {
                told = self.stones(base);
                args.text("base", &told)
            }
            Step::CountNewMu {
                empty,
                captured,
                dead,
                passes,
                mu,
                turns,
                zi,
            } => {
                (told, white_told) = (self.stones(zi.black), self.stones(zi.white));
                args.numbers(["black-empty", "white-empty"], empty)
                    .numbers(["black-captured", "white-captured"], captured)
                    .numbers(["black-dead", "white-dead"], dead)
                    .numbers(["black-passes", "white-passes"], passes)
                    .numbers(SIDES, mu)
                    .number("n", turns)
                    .text("black-zi", &told)
                    .text("white-zi", &white_told)
            }
        }
        .amounts(["black-figure", "white-figure"], frame.figures);
        self.say(&["step-", frame.step.id(), "-caption"].concat(), &args.0)
    }
}

/// Whether the sentence of a step itself tells of what counts beside the board.
const fn is_said(step: &Step, aside: Aside) -> bool {
    match aside {
        Aside::FirstPass => matches!(step, Step::FirstPass { .. }),
        Aside::Button => matches!(step, Step::Button { .. }),
        // They are the terms of a formula, told by its steps.
        Aside::Captured | Aside::Passes | Aside::MoreTurns => true,
        // Part of the formula's `m` from there on.
        Aside::DeadElsewhere => !matches!(step, Step::EmptyPoints { .. }),
        Aside::Held | Aside::NoRoom | Aside::Owed | Aside::Returned => false,
    }
}
