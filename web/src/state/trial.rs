//! Trial play 实战检验: what is dead is played out on the stopped board, which then comes
//! back; only what was found is kept (spec 7).

use std::rc::Rc;

use zilu_rules::{
    Board, Color, Document, End, Finding, Game, Illegal, Ko, Point, Rules, Trial, Turn,
};

use super::{Done, State};

/// A trial that is going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialPlay {
    trial: Trial,
    /// What was refused last, and why.
    pub refused: Option<(Point, Illegal)>,
    /// What was kept last.
    pub kept: Option<Finding>,
}

/// What can happen in a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialAction {
    /// Begins one on the board as it stands, by the chosen method's rules.
    Begin,
    /// Chose who moves first, before anybody did.
    First(Color),
    /// Chose the ko rule; what was played stays.
    Ko(Ko),
    /// A pass of the side to move.
    Pass,
    /// Takes the last turn back.
    Back,
    /// Keeps a finding in the stopped position.
    Keep(Finding),
    /// Leaves the trial: the stopped board comes back.
    Leave,
}

impl TrialPlay {
    /// A trial on a stopped board. A pass of each side ends it, whatever ends a game.
    fn new(board: Board, first: Color, rules: Rules) -> Self {
        let rules = Rules {
            end: End::TwoPasses,
            ..rules
        };
        Self {
            trial: Trial::new(board, first, rules),
            refused: None,
            kept: None,
        }
    }

    /// The game that is played to find out.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.trial.game
    }

    /// The last turn.
    #[must_use]
    pub fn last(&self) -> Option<Turn> {
        self.game().turns().last()
    }

    /// The side that moved first, or is about to.
    #[must_use]
    pub fn first(&self) -> Color {
        let first = self.game().turns().next();
        first.map_or(self.game().to_move(), |turn| turn.color)
    }

    /// What the trial shows that the stopped position does not say yet: chains that were
    /// taken, and chains marked dead that stayed though play came to them.
    #[must_use]
    pub fn findings(&self, document: &Document) -> Vec<Finding> {
        let board = &document.board;
        let size = board.size();
        let touched: Vec<Point> = self.game().turns().filter_map(|turn| turn.point).collect();
        let beside = |at: Point| size.neighbours(at).any(|n| touched.contains(&n));
        let mut seen: Vec<Point> = Vec::new();
        let mut findings = Vec::new();
        for at in size.iter().filter(|&at| board.get(at).is_some()) {
            if seen.contains(&at) {
                continue;
            }
            let chain = board.chain_at(at);
            let played = chain.iter().any(|&p| beside(p));
            seen.extend(chain);
            let found = self.trial.finding(at).filter(|found| match found {
                Finding::Dead(_) => !document.is_dead(at),
                Finding::Alive(_) => document.is_dead(at) && played,
                Finding::Owner(..) => false,
            });
            findings.extend(found);
        }
        findings
    }

    fn play(&mut self, point: Point) {
        self.kept = None;
        self.refused = self.trial.game.play(point).err().map(|e| (point, e));
    }

    /// The same turns under other rules, or by the other side first.
    fn again(&self, first: Color, rules: Rules) -> Self {
        let mut next = Self::new(self.game().board_after(0), first, rules);
        for turn in self.game().turns() {
            next.trial.game.execute(turn);
        }
        next
    }
}

impl State {
    pub(super) fn try_out(&mut self, action: TrialAction) {
        let Some(now) = &self.trial else {
            if action == TrialAction::Begin {
                self.begin_trial();
            }
            return;
        };
        let mut play = TrialPlay::clone(now);
        match action {
            TrialAction::Begin => return,
            TrialAction::First(first) => {
                if play.last().is_none() {
                    play = play.again(first, *play.game().rules());
                }
            }
            TrialAction::Ko(ko) => {
                let rules = Rules {
                    ko,
                    ..*play.game().rules()
                };
                play = play.again(play.first(), rules);
            }
            TrialAction::Pass => {
                // A stopped game takes no pass: there is nothing to refuse.
                let _ = play.trial.game.pass();
                (play.refused, play.kept) = (None, None);
            }
            TrialAction::Back => {
                play.trial.game.undo();
                (play.refused, play.kept) = (None, None);
            }
            TrialAction::Keep(finding) => {
                let before = Rc::clone(self.document());
                self.edit(|document| finding.keep(document));
                self.decide(&before);
                (play.refused, play.kept) = (None, Some(finding));
            }
            TrialAction::Leave => {
                self.trial = None;
                self.done = Some(Done::Restored);
                return;
            }
        }
        self.trial = Some(Rc::new(play));
    }

    /// Rule 10 of Yan Lai's rules: the side that stopped first moves first. Within a
    /// record it is whose turn it is. Where neither is known, Black does until another is
    /// chosen.
    fn begin_trial(&mut self) {
        let document = self.document();
        let stopper = document.record.closing.map(|closing| closing.first);
        let next = self.place().map(|place| place.file.to_play(place.node));
        let first = stopper.or(next).unwrap_or(Color::Black);
        let rules = self.look.method.rules();
        let play = TrialPlay::new(document.board.clone(), first, rules);
        self.trial = Some(Rc::new(play));
        self.look.step = None;
        self.done = None;
    }

    pub(super) fn play_in_trial(&mut self, point: Point) {
        if let Some(now) = &self.trial {
            let mut play = TrialPlay::clone(now);
            play.play(point);
            self.trial = Some(Rc::new(play));
            self.move_cursor(point);
        }
    }
}
