//! What may be played and when a game ends, as data; a row for each method's ruleset.

use crate::{BySide, Color, Method};

/// Which repetitions of the board a play may not make. Passes are always allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ko {
    /// Any repetition is allowed.
    None,
    /// Not the board before the opponent's play just made: a ko is not taken back at once.
    Simple,
    /// No board of the game so far (禁全同, after Ikeda 1968).
    PositionalSuperko,
    /// No board of the game so far with the same side to move.
    SituationalSuperko,
    /// No board that an earlier play of the same side made. Being about plays only, it lets
    /// a ko be taken back whose earlier board came from a pass or from set-up.
    NaturalSituationalSuperko,
}

impl Ko {
    /// Every ko rule.
    pub const ALL: [Self; 5] = [
        Self::None,
        Self::Simple,
        Self::PositionalSuperko,
        Self::SituationalSuperko,
        Self::NaturalSituationalSuperko,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Simple => "simple",
            Self::PositionalSuperko => "positional-superko",
            Self::SituationalSuperko => "situational-superko",
            Self::NaturalSituationalSuperko => "natural-situational-superko",
        }
    }
}

/// Whether a play may leave own stones without a liberty, which then come off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suicide {
    /// Never.
    Illegal,
    /// Two stones or more.
    MultiStone,
    /// Any number; a single stone changes nothing but the side to move, so positional
    /// superko forbids it all the same.
    Legal,
}

impl Suicide {
    /// Every suicide rule.
    pub const ALL: [Self; 3] = [Self::Illegal, Self::MultiStone, Self::Legal];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::MultiStone => "multi-stone",
            Self::Legal => "legal",
        }
    }
}

/// Which unbroken run of passes stops a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A pass of each side.
    TwoPasses,
    /// A pass of each side, White's last: a third pass where Black's came second (AGA).
    WhiteLast,
    /// Two passes of each side: two stop play, two more end it (Ing). In between play
    /// simply goes on.
    FourPasses,
}

impl End {
    /// Every rule for the end.
    pub const ALL: [Self; 3] = [Self::TwoPasses, Self::WhiteLast, Self::FourPasses];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::TwoPasses => "two-passes",
            Self::WhiteLast => "white-last",
            Self::FourPasses => "four-passes",
        }
    }

    /// Whether a run of so many passes, the last by this side, stops the game.
    #[must_use]
    pub const fn stops(self, passes: BySide<u32>, last: Color) -> bool {
        let each = if passes.black < passes.white {
            passes.black
        } else {
            passes.white
        };
        match self {
            Self::TwoPasses => each >= 1,
            Self::WhiteLast => each >= 1 && matches!(last, Color::White),
            Self::FourPasses => each >= 2,
        }
    }
}

/// What becomes of a repetition that the ko rule allows and both sides insist on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cycle {
    /// It cannot arise.
    Impossible,
    /// The game has no result 无胜负.
    NoResult,
    /// A referee decides.
    Referee,
    /// The rules do not say.
    Silent,
}

impl Cycle {
    /// Every fate of a cycle.
    pub const ALL: [Self; 4] = [
        Self::Impossible,
        Self::NoResult,
        Self::Referee,
        Self::Silent,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Impossible => "impossible",
            Self::NoResult => "no-result",
            Self::Referee => "referee",
            Self::Silent => "silent",
        }
    }
}

/// How a dispute over a stopped game is settled (spec 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dispute {
    /// 实战检验: played out on the stopped board with a fresh history, then restored;
    /// only the finding is kept.
    Trial,
    /// Play goes on and is not restored.
    Resumption {
        /// Who moves first.
        first: First,
    },
    /// The players agree, or ask a referee.
    Agreement,
    /// The board counts as it stands: there is nothing to dispute.
    Nothing,
}

impl Dispute {
    /// The id of every way.
    pub const IDS: [&'static str; 4] = ["trial", "resumption", "agreement", "nothing"];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Trial => "trial",
            Self::Resumption { .. } => "resumption",
            Self::Agreement => "agreement",
            Self::Nothing => "nothing",
        }
    }
}

/// Who moves first when play is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum First {
    /// The side whose turn it is.
    Turn,
    /// The side that says "dead" (Chinese rules 2002, article 21.4).
    Claimant,
    /// The opponent of the side that asks for it (Japanese rules 1989, article 9.3).
    Opponent,
}

impl First {
    /// Every answer.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Claimant, Self::Opponent];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Claimant => "claimant",
            Self::Opponent => "opponent",
        }
    }

    /// The side that moves first: `to_move` is whose turn it is, `claimant` the side that
    /// says "dead" or asks for the resumption.
    #[must_use]
    pub const fn side(self, to_move: Color, claimant: Color) -> Color {
        match self {
            Self::Turn => to_move,
            Self::Claimant => claimant,
            Self::Opponent => claimant.other(),
        }
    }
}

/// The rules of play of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which repetitions are forbidden.
    pub ko: Ko,
    /// Whether suicide is allowed.
    pub suicide: Suicide,
    /// Which passes stop the game.
    pub end: End,
    /// What a repetition that is allowed leads to.
    pub cycle: Cycle,
    /// How disputes are settled.
    pub dispute: Dispute,
    /// The ruleset's own ko rule has more to it, told in words only.
    pub simplified: bool,
}

const fn rules(ko: Ko, cycle: Cycle, dispute: Dispute) -> Rules {
    Rules {
        ko,
        suicide: Suicide::Illegal,
        end: End::TwoPasses,
        cycle,
        dispute,
        simplified: false,
    }
}

const fn resumption(first: First) -> Dispute {
    Dispute::Resumption { first }
}

impl Method {
    /// The rules of play of the method's ruleset (rules.md sections 1 and 2).
    #[must_use]
    pub const fn rules(self) -> Rules {
        use Cycle::{Impossible, NoResult, Referee, Silent};
        use Dispute::{Agreement, Nothing, Trial};
        use Ko::{NaturalSituationalSuperko, PositionalSuperko, Simple, SituationalSuperko};
        match self {
            // Yan Lai 2007 forbids regression 禁倒退, which is told in words only.
            Self::LivingStones => Rules {
                simplified: true,
                ..rules(PositionalSuperko, Impossible, Trial)
            },
            // No text has come down.
            Self::EqualRoutes
            | Self::EqualStones
            | Self::EqualStonesOpen
            | Self::ReturnedStones
            | Self::Sunjang => rules(Simple, Silent, Agreement),
            // Nothing may be played where a stone was just taken off, which is told in words
            // only (rules.md 1.23).
            Self::Tibetan => Rules {
                simplified: true,
                ..rules(Simple, Silent, Agreement)
            },
            // Article 6 by its words: not the same board before the same opponent. In
            // practice simple ko is played, and the referee decides on longer cycles.
            Self::Chinese | Self::ChineseOld => {
                rules(SituationalSuperko, Referee, resumption(First::Claimant))
            }
            // Fighting kos only; a disturbing cycle must be broken off.
            Self::Ing => Rules {
                suicide: Suicide::MultiStone,
                end: End::FourPasses,
                simplified: true,
                ..rules(Simple, Referee, Agreement)
            },
            // The button is AGA and button (rules.md 1.20); it lifts ko bans when taken, which
            // is told in words only.
            Self::Button => Rules {
                simplified: true,
                ..rules(SituationalSuperko, Impossible, resumption(First::Turn))
            },
            // A play may not make a board that the same side made by a play before.
            Self::Bga => Rules {
                end: End::WhiteLast,
                ..rules(
                    NaturalSituationalSuperko,
                    Impossible,
                    resumption(First::Turn),
                )
            },
            Self::French => rules(SituationalSuperko, Impossible, resumption(First::Turn)),
            Self::Aga | Self::AgaPassStones => Rules {
                end: End::WhiteLast,
                ..rules(SituationalSuperko, Impossible, resumption(First::Turn))
            },
            Self::NewZealand => Rules {
                suicide: Suicide::Legal,
                ..rules(SituationalSuperko, Impossible, resumption(First::Turn))
            },
            Self::TrompTaylor => Rules {
                suicide: Suicide::Legal,
                ..rules(PositionalSuperko, Impossible, Nothing)
            },
            // With a supplementary ko rule; the second stop after a resumption is final.
            Self::Wmsg => Rules {
                simplified: true,
                ..rules(PositionalSuperko, Impossible, resumption(First::Turn))
            },
            // Yan Lai 2008: rare cycles may be declared without result instead.
            Self::YanlaiArea | Self::YanlaiMu => rules(PositionalSuperko, NoResult, Trial),
            // Articles 6, 9.3 and 12. Life and death is confirmed by hypothetical play.
            Self::Japanese | Self::Japanese1949 => {
                rules(Simple, NoResult, resumption(First::Opponent))
            }
            Self::Korean => rules(Simple, NoResult, Agreement),
            // Superko after Ikeda 1968; disputes are played out (rules.md 1.17).
            Self::IkedaArea3 | Self::IkedaTerritory => {
                rules(PositionalSuperko, Impossible, resumption(First::Turn))
            }
            // Played out with equal turns, each pass costing a stone (rules.md 1.19).
            Self::LaskerMaas => rules(Simple, Silent, resumption(First::Turn)),
            // No board repeats unless a pass came between, and a player who passes twice at
            // the same board stops play; told in words only (rules.md 1.19).
            Self::SpightArea | Self::SpightTerritory => Rules {
                simplified: true,
                ..rules(PositionalSuperko, Impossible, resumption(First::Turn))
            },
            // Nobody may pass: a prisoner is returned instead (rules.md 1.21).
            Self::MathematicalGo => Rules {
                simplified: true,
                ..rules(Simple, Silent, Nothing)
            },
            // The switches are about counting only.
            Self::Custom(custom) => Rules {
                end: if custom.pass_stones {
                    End::WhiteLast
                } else {
                    End::TwoPasses
                },
                ..rules(Simple, Silent, Agreement)
            },
            // Chen Zuyu 2015, rules 2 and 5.
            Self::Chen => rules(SituationalSuperko, Impossible, resumption(First::Turn)),
        }
    }
}
