//! Simple bots for every game, to measure others against: each is the textbook algorithm and no more. They know nothing about a
//! game except its rules, and are never tuned.

mod flat;
mod greedy;
mod uct;

use table::{Game, Seat};

use crate::bot::{Bot, Thought};

/// A simple bot for every game.
///
/// ```
/// use bots::{Budget, Gauge};
/// use circle_wagons::{CircleWagons, Options};
/// use table::dice::FastDice;
/// use table::{Game, Seat, Silence, Viewer};
///
/// let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
/// for gauge in Gauge::ALL {
///     let mut bot = gauge.bot::<CircleWagons>(1);
///     let action = bot.choose(&game.view(Viewer::Seat(Seat::SECOND)), Seat::SECOND, Budget::Positions(100));
///     assert!(game.is_legal(Seat::SECOND, action), "{}", gauge.name());
/// }
/// # Ok::<(), table::OptionsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gauge {
    /// Chooses the action with the most immediate points.
    Greedy,
    /// Flat Monte Carlo: random playouts, equally many for each choice.
    Flat,
    /// Monte Carlo tree search with upper confidence bounds.
    Uct,
}

impl Gauge {
    /// All gauges.
    pub const ALL: [Gauge; 3] = [Gauge::Greedy, Gauge::Flat, Gauge::Uct];

    /// The name on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Gauge::Greedy => "greedy",
            Gauge::Flat => "flat",
            Gauge::Uct => "uct",
        }
    }

    /// The bot. The seed makes its choices repeatable.
    pub fn bot<G: Game>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Gauge::Greedy => Box::new(greedy::Greedy::seeded(seed)),
            Gauge::Flat => Box::new(flat::Flat::<G>::seeded(seed)),
            Gauge::Uct => Box::new(uct::Uct::<G>::seeded(seed)),
        }
    }
}

/// By how many points a seat is ahead of the best of the others.
fn lead<G: Game>(state: &G, seat: Seat) -> f64 {
    let points = state.points();
    let others = Seat::all(state.seats()).filter(|&other| other != seat);
    let best = others.map(|other| points[other.index()]).max().unwrap_or_default();
    f64::from(points[seat.index()] - best)
}

/// The value of the end of a game for a seat, from 0 to 1; 0.5 is a draw.
fn reward<G: Game>(state: &G, seat: Seat) -> f64 {
    /// A lead of this many points is worth about three quarters.
    const SCALE: f64 = 10.0;
    1.0 / (1.0 + (-lead(state, seat) / SCALE).exp())
}

/// The legal actions of a seat.
fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    state.actions(seat, &mut list);
    list
}

/// Sorts thoughts, the best first.
fn sorted<A>(mut thoughts: Vec<Thought<A>>) -> Vec<Thought<A>> {
    thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
    thoughts
}
