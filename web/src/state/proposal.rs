//! What is proposed about dead stones. It changes nothing until a person accepts it.

use std::rc::Rc;

use zilu_rules::{Board, Document, Point};
use zilu_suggest::{Confidence, Proposal, Status, Verdict};

use super::{Done, Shared, State, Title};

/// A suggestion that was asked for, and what came back so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggested {
    /// Tells its answers from late ones to an older question.
    pub number: u32,
    /// The position it was asked for.
    asked: Rc<Document>,
    /// The answer so far.
    pub answer: Option<Shared<Proposal>>,
    /// Whether nothing better will come.
    pub finished: bool,
    /// Chains, by a stone, that a person has turned since, each with the number of
    /// positions that were behind the present one then.
    decided: Vec<(Point, usize)>,
}

/// What can happen to a suggestion.
#[derive(Clone, Debug, PartialEq)]
pub enum ProposalAction {
    /// Asks for one.
    Ask,
    /// An answer came; `finished` where it is the last one.
    Answer {
        /// The number of the question.
        number: u32,
        /// What is proposed.
        proposal: Shared<Proposal>,
        /// Whether nothing better will come.
        finished: bool,
    },
    /// Marks all that is proposed as dead.
    AcceptAll,
    /// Marks the chain through a point dead (true) or alive, as its line offers.
    Mark(Point, bool),
    /// Puts the proposal away.
    Dismiss,
    /// Whether one is made when a game opens.
    OnOpen(bool),
}

impl Suggested {
    fn new(number: u32, asked: Rc<Document>) -> Self {
        Self {
            number,
            asked,
            answer: None,
            finished: false,
            decided: Vec::new(),
        }
    }

    /// The board it is about.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.asked.board
    }

    /// Whether the position had marks. They win: nothing is proposed against them, and
    /// differences are pointed out.
    #[must_use]
    pub fn keeps_marks(&self) -> bool {
        is_marked(&self.asked)
    }

    /// All chains of the answer so far.
    pub fn chains(&self) -> impl Iterator<Item = &Verdict> {
        self.answer.iter().flat_map(|proposal| &proposal.chains)
    }

    /// Whether a chain looks dead, reliably enough to be proposed.
    #[must_use]
    pub fn looks_dead(verdict: &Verdict) -> bool {
        verdict.status == Status::Dead && verdict.confidence > Confidence::Unsure
    }

    /// Whether the board does not tell what a chain is, so that a person should decide.
    #[must_use]
    pub fn is_unsure(verdict: &Verdict) -> bool {
        verdict.status == Status::Unsettled || verdict.confidence == Confidence::Unsure
    }
}

/// Whether somebody has marked stones already.
fn is_marked(document: &Document) -> bool {
    !document.dead.is_empty() || document.has_scopes()
}

impl State {
    /// The chains that are proposed as dead and that nobody has marked or turned.
    pub fn proposed(&self) -> impl Iterator<Item = &Verdict> {
        self.undecided(Suggested::looks_dead)
    }

    /// The chains that a person should decide about, and has not.
    pub fn unsure(&self) -> impl Iterator<Item = &Verdict> {
        self.undecided(Suggested::is_unsure)
    }

    /// The chains that live in seki, for a person to know.
    pub fn in_seki(&self) -> impl Iterator<Item = &Verdict> {
        self.undecided(|v| v.status == Status::Seki && !Suggested::is_unsure(v))
    }

    /// The chains whose marks, made before the suggestion, differ from it.
    pub fn differing(&self) -> impl Iterator<Item = &Verdict> {
        let suggested = self.suggested.as_deref().filter(|s| s.keeps_marks());
        let differs = |verdict: &&Verdict| {
            let is_dead = self.is_dead(verdict);
            !Suggested::is_unsure(verdict) && is_dead != Suggested::looks_dead(verdict)
        };
        suggested
            .into_iter()
            .flat_map(Suggested::chains)
            .filter(differs)
    }

    fn is_dead(&self, verdict: &Verdict) -> bool {
        let first = verdict.stones.first();
        first.is_some_and(|&stone| self.document().is_dead(stone))
    }

    /// The chains of one kind without a mark, in a position that had none.
    fn undecided(&self, kind: fn(&Verdict) -> bool) -> impl Iterator<Item = &Verdict> {
        let suggested = self.suggested.as_deref().filter(|s| !s.keeps_marks());
        let behind = self.history.past().len();
        suggested.into_iter().flat_map(move |suggested| {
            suggested.chains().filter(move |&verdict| {
                let is_decided = suggested
                    .decided
                    .iter()
                    .any(|(at, then)| *then <= behind && verdict.stones.contains(at));
                kind(verdict) && !is_decided && !self.is_dead(verdict)
            })
        })
    }

    pub(super) fn propose(&mut self, action: ProposalAction) {
        match action {
            ProposalAction::Ask => self.ask_for_suggestion(),
            ProposalAction::Answer {
                number,
                proposal,
                finished,
            } => {
                let open = self.suggested.as_mut();
                if let Some(suggested) = open.filter(|s| s.number == number && !s.finished) {
                    let suggested = Rc::make_mut(suggested);
                    suggested.answer = Some(proposal);
                    suggested.finished = finished;
                }
            }
            ProposalAction::AcceptAll => {
                let stones: Vec<Point> = self
                    .proposed()
                    .flat_map(|verdict| &verdict.stones)
                    .copied()
                    .collect();
                if !stones.is_empty() {
                    self.look.step = None;
                    self.mark_all(&stones, true);
                    self.done = Some(Done::Accepted(stones.len()));
                }
            }
            ProposalAction::Mark(point, dead) => {
                if let Some(color) = self.document().board.get(point) {
                    let left_step = self.look.step.take().is_some();
                    self.mark_all(&[point], dead);
                    self.done = Some(Done::Touched(super::Touched {
                        point,
                        stones: Some((color, self.document().board.chain_at(point).len())),
                        area: false,
                        left_step,
                    }));
                }
            }
            ProposalAction::Dismiss => self.suggested = None,
            ProposalAction::OnOpen(on) => self.suggests = on,
        }
    }

    fn mark_all(&mut self, stones: &[Point], dead: bool) {
        self.edit(|document| {
            for &stone in stones {
                // The chain turns with its first stone.
                if document.is_dead(stone) != dead {
                    document.mark(stone, dead);
                }
            }
        });
    }

    fn ask_for_suggestion(&mut self) {
        self.questions = self.questions.wrapping_add(1);
        let document = Rc::clone(self.document());
        self.suggested = Some(Rc::new(Suggested::new(self.questions, document)));
    }

    /// A game without marks was opened: dead stones are looked for, if that is wanted.
    pub(super) fn suggest_on_open(&mut self) {
        let document = self.document();
        let is_empty = document.board.stones().iter().all(Option::is_none);
        let source = self.source();
        // Whoever resigns leaves the stones as they are in the middle of the game.
        let resigned = source.info.result.to_ascii_lowercase().contains("+r");
        let is_example = matches!(source.title, Title::Example(_));
        if self.suggests && !is_empty && !resigned && !is_example && !is_marked(document) {
            self.ask_for_suggestion();
        }
    }

    /// What a person turned by hand is not proposed again.
    pub(super) fn decide(&mut self, before: &Document) {
        let behind = self.history.past().len();
        let now = Rc::clone(self.document());
        if let Some(suggested) = &mut self.suggested {
            let size = now.board.size();
            let turned = size
                .iter()
                .filter(|&point| before.scope(point) != now.scope(point));
            let turned = turned.map(|point| (point, behind));
            Rc::make_mut(suggested).decided.extend(turned);
        }
    }

    /// What was undone before an edit is forgotten with it.
    pub(super) fn forget_undone_decisions(&mut self) {
        let behind = self.history.past().len();
        if let Some(suggested) = &mut self.suggested {
            let suggested = Rc::make_mut(suggested);
            suggested.decided.retain(|&(_, then)| then < behind);
        }
    }

    /// A proposal goes with its board.
    pub(super) fn drop_proposal_of_another_board(&mut self) {
        let document = self.document();
        let is_other = |suggested: &Rc<Suggested>| {
            !Rc::ptr_eq(&suggested.asked, document) && suggested.asked.board != document.board
        };
        if self.suggested.as_ref().is_some_and(is_other) {
            self.suggested = None;
        }
    }
}
