//! What the greedy player likes: the weights of its judgement, found by trying small changes in thousands of games
//! (`crates/arena/examples/tune.rs`).

use carson_city::CarsonCity;

/// The figures of a judgement, in points unless it says otherwise.
#[derive(Clone, Debug)]
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
}

/// Against Standish.
static ALONE: Taste = Taste {
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
};

/// Against other people.
static TOGETHER: Taste = Taste {
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
};

impl Taste {
    /// The taste for this game.
    #[cfg(not(feature = "tuning"))]
    pub(super) fn of(state: &CarsonCity) -> &'static Taste {
        Taste::usual(state.standish_seat().is_some())
    }

    /// The taste for this game, or the one that is being tried.
    #[cfg(feature = "tuning")]
    pub(super) fn of(state: &CarsonCity) -> &'static Taste {
        super::tuning::tried().unwrap_or_else(|| Taste::usual(state.standish_seat().is_some()))
    }

    pub(super) const fn usual(is_alone: bool) -> &'static Taste {
        if is_alone { &ALONE } else { &TOGETHER }
    }
}
