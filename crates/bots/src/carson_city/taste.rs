//! What players like: the weights of a judgement, found by trying small changes in thousands of games
//! (`crates/arena/examples/tune.rs`), those of somebody who is new in town, and those of the manners.

use crate::manner::Manner;

/// The figures of a judgement, in points unless it says otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// A dollar in each round: more early on, when it can be put to work.
    pub(super) dollar: [f64; 4],
    /// By how much a dollar of lasting income is better than one in the hand.
    pub(super) income: f64,
    /// A cowboy in the supply, as long as a round is left, and in the last.
    pub(super) cowboy: [f64; 2],
    /// A revolver, for each round that is left.
    pub(super) revolver: f64,
    /// An empty lot, for each round that is left.
    pub(super) lot: f64,
    /// The same for each dollar that a usual building would earn there.
    pub(super) lot_dollar: f64,
    /// How much of an empty lot's worth a cowboy who wants to buy it may hope for.
    pub(super) land: f64,
    /// A House or a mountain beyond its two points.
    pub(super) landmark: f64,
    /// The share of a building that is kept and not built.
    pub(super) kept: f64,
    /// A building for which there is no lot, for each round that is left.
    pub(super) hope: f64,
    /// The share of a building when every lot is spoken for.
    pub(super) crowded: f64,
    /// The dollars by which a building with a House will grow.
    pub(super) growth: f64,
    /// The chance of a cowboy where nobody else stands yet.
    pub(super) undisturbed: f64,
    /// How much of what can be bought with points is really gained.
    pub(super) points: f64,
    /// How much of a robbery is gained.
    pub(super) robbery: f64,
    /// How much of a dollar that a rival loses is gained.
    pub(super) spite: f64,
    /// How much of what Standish does not get is gained.
    pub(super) denial: f64,
    /// How much of a character's promise counts against his cash limit.
    pub(super) character: f64,
    /// How much the others' things count.
    pub(super) rivals: f64,
    /// How much more than it is a place is worth where others stand.
    pub(super) bravado: f64,
    /// How many rounds of income are looked forward to.
    pub(super) rounds: usize,
    /// Whether it goes unnoticed that others stand at a place, or may come.
    pub(super) is_blind_to_duels: bool,
}

/// Against Standish.
const ALONE: Taste = Taste {
    dollar: [0.33, 0.21, 0.17, 0.18],
    income: 1.55,
    cowboy: [0.74, 0.1],
    revolver: 0.26,
    lot: 0.41,
    lot_dollar: 0.056,
    land: 1.35,
    landmark: 0.46,
    kept: 0.47,
    hope: 0.84,
    crowded: 0.27,
    growth: 1.5,
    undisturbed: 0.67,
    points: 1.0,
    robbery: 1.15,
    spite: 0.3,
    denial: 1.35,
    character: 1.35,
    rivals: 0.5,
    bravado: 1.0,
    rounds: 4,
    is_blind_to_duels: false,
};

/// Against other people.
const TOGETHER: Taste = Taste {
    dollar: [0.33, 0.21, 0.23, 0.18],
    income: 1.55,
    cowboy: [1.0, 0.07],
    revolver: 0.26,
    lot: 0.75,
    lot_dollar: 0.076,
    land: 1.35,
    landmark: 0.34,
    kept: 0.47,
    hope: 0.63,
    crowded: 0.15,
    growth: 1.5,
    undisturbed: 0.9,
    points: 1.0,
    robbery: 0.85,
    spite: 0.3,
    denial: 1.35,
    character: 1.8,
    rivals: 0.37,
    bravado: 1.0,
    rounds: 4,
    is_blind_to_duels: false,
};

/// Who is new in town sees what is his own and what comes of it this round: no rivals, no duels, no later incomes, nothing that is only
/// useful some day.
const fn new_in_town(usual: Taste) -> Taste {
    Taste {
        dollar: [0.2, 0.2, 0.2, 0.18],
        cowboy: [0.2, 0.1],
        revolver: 0.0,
        hope: 0.0,
        growth: 0.0,
        spite: 0.0,
        denial: 0.0,
        character: 0.5,
        rivals: 0.0,
        rounds: 1,
        is_blind_to_duels: true,
        ..usual
    }
}

/// The taste of a manner.
const fn mannered(usual: Taste, manner: Manner) -> Taste {
    match manner {
        Manner::LandGrabber => Taste {
            lot: 1.35 * usual.lot,
            lot_dollar: 1.35 * usual.lot_dollar,
            landmark: 2.5 * usual.landmark,
            ..usual
        },
        Manner::Duellist => Taste {
            revolver: 1.5 * usual.revolver,
            robbery: 1.5 * usual.robbery,
            spite: 1.5 * usual.spite,
            bravado: 1.3,
            ..usual
        },
        Manner::Builder => Taste {
            kept: 1.3 * usual.kept,
            hope: 1.3 * usual.hope,
            crowded: 1.3 * usual.crowded,
            growth: 1.25 * usual.growth,
            income: 1.1 * usual.income,
            ..usual
        },
    }
}

/// For each usual taste, against others and against Standish.
static NEW_IN_TOWN: [Taste; 2] = [new_in_town(TOGETHER), new_in_town(ALONE)];
static LAND_GRABBER: [Taste; 2] =
    [mannered(TOGETHER, Manner::LandGrabber), mannered(ALONE, Manner::LandGrabber)];
static DUELLIST: [Taste; 2] = [mannered(TOGETHER, Manner::Duellist), mannered(ALONE, Manner::Duellist)];
static BUILDER: [Taste; 2] = [mannered(TOGETHER, Manner::Builder), mannered(ALONE, Manner::Builder)];
static USUAL: [Taste; 2] = [TOGETHER, ALONE];

/// Where somebody takes his taste from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Liking {
    /// The usual one, or that of a manner.
    Manner(Option<Manner>),
    /// Who is new in town.
    NewInTown,
    /// One that is being tried.
    #[cfg(feature = "tuning")]
    Tried(&'static Taste),
}

impl Liking {
    /// What most like.
    pub(super) const USUAL: Liking = Liking::Manner(None);

    /// The taste against Standish, or against others.
    pub(super) const fn taste(self, is_alone: bool) -> &'static Taste {
        let tastes = match self {
            Liking::Manner(None) => &USUAL,
            Liking::Manner(Some(Manner::LandGrabber)) => &LAND_GRABBER,
            Liking::Manner(Some(Manner::Duellist)) => &DUELLIST,
            Liking::Manner(Some(Manner::Builder)) => &BUILDER,
            Liking::NewInTown => &NEW_IN_TOWN,
            #[cfg(feature = "tuning")]
            Liking::Tried(taste) => return taste,
        };
        &tastes[is_alone as usize]
    }

    /// Whether it is the usual one.
    pub(super) const fn is_usual(self) -> bool {
        matches!(self, Liking::Manner(None))
    }
}
