//! How each kind of counting goes: its acts in order, and what is worth a point.

use crate::{Custom, Method, Scoring};

/// One thing done by hand. An act that finds nothing to do leaves no frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    LiftDead,
    ReserveEyes,
    FillRoutes,
    StonesAndRoutes,
    EvenRoutes,
    FillBack,
    ReturnStones,
    OwnPoints,
    FillOwn,
    ShareNeutral,
    GroupTens,
    FirstPass,
    Button,
    LiftInner,
    LiftSurplus,
    FillIn,
    HandOverPassStones,
    FillPrisoners,
    SplitRest,
    EmptyPoints,
    TakeCaptured,
    TakeDead,
    TakePasses,
    AddTurns,
    CountStones,
    CountRoutes,
    CountArea,
    CountOwn,
    CountMoves,
    CountReturned,
    CountFillIn,
    CountTerritory,
    CountMu,
    CountNewMu,
}

/// What counts one point for its side. Neutral points count as the method's row says.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    /// A stone.
    pub(super) stone: bool,
    /// An own or route point.
    pub(super) own: bool,
    /// A reserved eye.
    pub(super) reserved: bool,
    /// A prisoner, for the side that holds it. Laid on the board it fills a point of its
    /// own side, so that both figures would drop by one: counted for both, neither does.
    pub(super) prisoner: bool,
}

/// A kind of counting.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) acts: &'static [Act],
    pub(super) worth: Worth,
}

const STONES: Worth = Worth {
    stone: true,
    own: false,
    reserved: false,
    prisoner: false,
};
const OWN: Worth = Worth {
    stone: false,
    own: true,
    ..STONES
};
const STONES_AND_OWN: Worth = Worth {
    own: true,
    ..STONES
};

/// 计活子 (Yan Lai 2007, figures 2 to 4).
const LIVING: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::ReserveEyes,
        Act::FillRoutes,
        Act::CountStones,
    ],
    worth: STONES,
};

/// 停路比子 (Yan Lai 2007, figures 6 and 7).
const EQUAL_ROUTES: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::ReserveEyes,
        Act::StonesAndRoutes,
        Act::EvenRoutes,
        Act::CountStones,
    ],
    worth: STONES,
};

/// 停子比路 (Yan Lai 2007, figures 6 and 8).
const EQUAL_STONES: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::ReserveEyes,
        Act::StonesAndRoutes,
        Act::FillBack,
        Act::CountRoutes,
    ],
    worth: OWN,
};

/// 还棋头 (Yan Lai 2007, figure 9).
const RETURNED: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::OwnPoints,
        Act::ShareNeutral,
        Act::ReserveEyes,
        Act::ReturnStones,
        Act::CountReturned,
    ],
    worth: Worth {
        reserved: true,
        ..STONES_AND_OWN
    },
};

/// Stones laid on all own points and told off in tens (Chinese rules); methods that look
/// at the first pass do so last (WMSG; Yan Lai 2008, appendix; Ikeda; the button).
const FILLED_AREA: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::OwnPoints,
        Act::FillOwn,
        Act::ShareNeutral,
        Act::GroupTens,
        Act::FirstPass,
        Act::Button,
        Act::CountArea,
    ],
    worth: STONES_AND_OWN,
};

/// Regions coloured and counted as they are (New Zealand, Tromp–Taylor).
const COLORED_AREA: Plan = Plan {
    acts: &[Act::LiftDead, Act::OwnPoints, Act::CountArea],
    worth: STONES_AND_OWN,
};

/// 填满计点 (Ing; Yan Lai 2007, figure 5).
const FILL_IN: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::OwnPoints,
        Act::LiftSurplus,
        Act::FillIn,
        Act::CountFillIn,
    ],
    worth: STONES_AND_OWN,
};

/// Prisoners filled in, territory told off in tens (Japanese and Korean rules; AGA rules
/// with a pass stone for every pass).
const TERRITORY: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::HandOverPassStones,
        Act::OwnPoints,
        Act::FillPrisoners,
        Act::GroupTens,
        Act::CountTerritory,
    ],
    worth: HELD,
};

/// 中国计目法 (Yan Lai 2008): prisoners and dead stones back, the rest split equally.
const MU: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::OwnPoints,
        Act::FillBack,
        Act::SplitRest,
        Act::CountMu,
    ],
    worth: OWN,
};

/// 新计目法 (Chen Zuyu 2015): `M = m − K − 2d − X`, and `h`; nothing is lifted.
const NEW_MU: Plan = Plan {
    acts: &[
        Act::EmptyPoints,
        Act::TakeCaptured,
        Act::TakeDead,
        Act::TakePasses,
        Act::AddTurns,
        Act::CountNewMu,
    ],
    worth: OWN,
};

/// 停子比路 with open dame: passes even the turns, and each costs a stone (rules.md 1.12).
const EQUAL_STONES_OPEN: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::ReserveEyes,
        Act::StonesAndRoutes,
        Act::FillBack,
        Act::TakePasses,
        Act::AddTurns,
        Act::CountRoutes,
    ],
    worth: OWN,
};

/// 巡将 Sunjang: only the borders stay (rules.md 1.22).
const BORDERS: Plan = Plan {
    acts: &[Act::LiftDead, Act::OwnPoints, Act::LiftInner, Act::CountOwn],
    worth: OWN,
};

/// Moves left at home and prisoners to return (Berlekamp and Wolfe, rules.md 1.21).
const MOVES_LEFT: Plan = Plan {
    acts: &[Act::LiftDead, Act::ReserveEyes, Act::CountMoves],
    worth: HELD,
};

const HELD: Worth = Worth {
    prisoner: true,
    ..OWN
};

/// A custom count by area: what counts is marked, the record is looked up last.
const CUSTOM_AREA: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::OwnPoints,
        Act::HandOverPassStones,
        Act::FirstPass,
        Act::Button,
        Act::CountArea,
    ],
    worth: STONES_AND_OWN,
};
const CUSTOM_AREA_TAXED: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::ReserveEyes,
        Act::HandOverPassStones,
        Act::FirstPass,
        Act::Button,
        Act::CountArea,
    ],
    worth: STONES_AND_OWN,
};

/// A custom count by territory: prisoners and pass stones fill it.
const CUSTOM_TERRITORY: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::HandOverPassStones,
        Act::OwnPoints,
        Act::FillPrisoners,
        Act::FirstPass,
        Act::Button,
        Act::CountTerritory,
    ],
    worth: HELD,
};
const CUSTOM_TERRITORY_TAXED: Plan = Plan {
    acts: &[
        Act::LiftDead,
        Act::HandOverPassStones,
        Act::ReserveEyes,
        Act::FillPrisoners,
        Act::FirstPass,
        Act::Button,
        Act::CountTerritory,
    ],
    worth: HELD,
};

const fn custom(custom: Custom) -> Plan {
    match (custom.scoring, custom.group_tax) {
        (Scoring::Area, false) => CUSTOM_AREA,
        (Scoring::Area, true) => CUSTOM_AREA_TAXED,
        (Scoring::Territory, false) => CUSTOM_TERRITORY,
        (Scoring::Territory, true) => CUSTOM_TERRITORY_TAXED,
    }
}

/// Which method is counted how.
const PLANS: &[(Method, Plan)] = &[
    (Method::LivingStones, LIVING),
    (Method::EqualRoutes, EQUAL_ROUTES),
    (Method::EqualStones, EQUAL_STONES),
    (Method::ReturnedStones, RETURNED),
    (Method::Chinese, FILLED_AREA),
    (Method::ChineseOld, FILLED_AREA),
    (Method::Ing, FILL_IN),
    (Method::Aga, FILLED_AREA),
    (Method::NewZealand, COLORED_AREA),
    (Method::TrompTaylor, COLORED_AREA),
    (Method::Wmsg, FILLED_AREA),
    (Method::YanlaiArea, FILLED_AREA),
    (Method::Japanese, TERRITORY),
    (Method::Korean, TERRITORY),
    (Method::AgaPassStones, TERRITORY),
    (Method::YanlaiMu, MU),
    (Method::Chen, NEW_MU),
    (Method::EqualStonesOpen, EQUAL_STONES_OPEN),
    (Method::Bga, FILLED_AREA),
    (Method::French, FILLED_AREA),
    (Method::Button, FILLED_AREA),
    (Method::IkedaArea3, FILLED_AREA),
    (Method::SpightArea, COLORED_AREA),
    (Method::Sunjang, BORDERS),
    (Method::Tibetan, COLORED_AREA),
    (Method::Japanese1949, TERRITORY),
    (Method::IkedaTerritory, TERRITORY),
    (Method::LaskerMaas, TERRITORY),
    (Method::SpightTerritory, TERRITORY),
    (Method::MathematicalGo, MOVES_LEFT),
];

/// The plan of a method, if it is counted by hand on the board.
pub(super) fn of(method: Method) -> Option<Plan> {
    if let Method::Custom(switches) = method {
        return Some(custom(switches));
    }
    PLANS
        .iter()
        .find(|(m, _)| *m == method)
        .map(|&(_, plan)| plan)
}
