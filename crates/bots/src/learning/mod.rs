//! Evaluations learnt from games of bots: the expected final points as a weighted sum of features, and a layer of units that lets
//! features interact.
//!
//! [`Learns`] defines the features, [`Lessons`] collects samples and finds the weights, [`Weights`] is the result, stored in a data
//! file.

mod descent;
mod fit;
mod hidden;
mod lessons;
mod samples;
mod school;
mod weights;

pub use lessons::{Course, Lessons};
pub use school::School;
pub use weights::{Weights, WeightsError};

use std::sync::Arc;

use table::{Game, Seat};

use crate::bot::{Bot, HasBots};
use crate::level::Level;

/// A learnt evaluation, of a game or of one way to play it.
///
/// What a seat will have at the end ([`Learns::aim`]) is predicted as a simple guess ([`Learns::guess`]) plus the sum of its
/// features, each multiplied by its weight at this stage of the game. Features must only use public information.
pub trait Learns {
    /// The game that is evaluated.
    type Game: HasBots;

    /// The name of the evaluation in `boomtown train`.
    const NAME: &'static str;
    /// The names of the features in the data file.
    const FEATURES: &'static [&'static str];
    /// The number of stages; each has its own weights.
    const STAGES: usize;
    /// Whether hidden units are learnt too. They need the features of a whole position at a time, which costs speed.
    const UNITS: bool = true;

    /// The stage at which a seat is evaluated; `None` if that was not learnt.
    fn stage(game: &Self::Game, seat: Seat) -> Option<usize>;

    /// The features of a seat, in the order of their names.
    fn features(game: &Self::Game, seat: Seat, into: &mut [f64]);

    /// A guess at what a seat will have at the end, to which the features add corrections.
    fn guess(game: &Self::Game, seat: Seat) -> f64;

    /// What a seat has when the game is over: the value that is predicted.
    fn aim(game: &Self::Game, seat: Seat) -> f64 {
        f64::from(game.points()[seat.index()])
    }

    /// The options of a game to learn from: all table sizes and variants in turn; `None` if there is no game with this number.
    fn lesson(number: u64) -> Option<<Self::Game as Game>::Options>;

    /// The level that plays at a seat of this lesson: mostly strong ones, for which the evaluation is made.
    fn level(number: u64, seat: usize) -> Level {
        match (number + seat as u64) % 5 {
            0 => Level::Cowhand,
            1 | 2 => Level::Deputy,
            _ => Level::Legend,
        }
    }

    /// The weights that the bots use.
    fn weights() -> &'static Arc<Weights>;

    /// The Legend, with these weights.
    fn legend(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<Self::Game>>;
}

/// What a seat can expect to have at the end.
pub(crate) fn expected<L: Learns, const FEATURES: usize>(
    weights: &Weights,
    game: &L::Game,
    seat: Seat,
) -> f64 {
    let guess = L::guess(game, seat);
    match L::stage(game, seat) {
        Some(stage) if !game.is_over() => {
            let mut list = [0.0; FEATURES];
            L::features(game, seat, &mut list);
            guess + weights.value(stage, &list)
        }
        _ => guess,
    }
}
