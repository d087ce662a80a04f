//! Judgements that are learnt from games that bots play: what a player's things are worth at the end, as a sum of features with
//! weights, and by a layer of units for what features mean together.
//!
//! [`Learns`] says what is looked at, [`Lessons`] gathers what came of it and finds the weights, [`Weights`] is what is kept of that
//! in a data file.

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

/// A judgement that is learnt, of a game or of one way to play it.
///
/// What a seat will have at the end ([`Learns::aim`]) is predicted as a plain guess ([`Learns::guess`]) and the sum of its features, each times
/// the weight that it has at this stage of the game. Features may use what is open to everybody, and nothing else.
pub trait Learns {
    /// The game that is judged.
    type Game: HasBots;

    /// The name of the judgement in `boomtown train`.
    const NAME: &'static str;
    /// The names of the features, as the data file has them.
    const FEATURES: &'static [&'static str];
    /// How many stages there are; each has weights of its own.
    const STAGES: usize;

    /// The stage at which a seat's things are to be judged; none where the judgement was not learnt.
    fn stage(game: &Self::Game, seat: Seat) -> Option<usize>;

    /// The features of a seat, in the order of their names.
    fn features(game: &Self::Game, seat: Seat, into: &mut [f64]);

    /// A guess at what a seat will have at the end, which the features correct.
    fn guess(game: &Self::Game, seat: Seat) -> f64;

    /// What a seat has when the game is over: what is predicted.
    fn aim(game: &Self::Game, seat: Seat) -> f64 {
        f64::from(game.points()[seat.index()])
    }

    /// The options of a game for learning: all sizes of tables and variants in turn; none where this number is not played.
    fn lesson(number: u64) -> Option<<Self::Game as Game>::Options>;

    /// The level that plays at a seat of this lesson: mostly good ones, for whom the judgement is made.
    fn level(number: u64, seat: usize) -> Level {
        match (number + seat as u64) % 5 {
            0 => Level::Cowhand,
            1 | 2 => Level::Deputy,
            _ => Level::Legend,
        }
    }

    /// The weights that the bots use.
    fn weights() -> &'static Arc<Weights>;

    /// The Legend with these weights.
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
