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

use table::Seat;

use crate::bot::{Bot, HasBots};

/// A game whose judgement is learnt.
///
/// A seat's final points are predicted as a plain guess ([`Learns::guess`]) and the sum of its features, each times the weight that it has
/// at this stage of the game. Features may use what is open to everybody, and nothing else.
pub trait Learns: HasBots {
    /// The names of the features, as the data file has them.
    const FEATURES: &'static [&'static str];
    /// How many stages there are; each has weights of its own.
    const STAGES: usize;

    /// The stage at which a seat's things are to be judged; none where the judgement was not learnt.
    fn stage(&self, seat: Seat) -> Option<usize>;

    /// The features of a seat, in the order of their names.
    fn features(&self, seat: Seat, into: &mut [f64]);

    /// A guess at a seat's final points, which the features correct.
    fn guess(&self, seat: Seat) -> f64;

    /// The options of a game for learning: all sizes of tables and variants in turn; none where this number is not played.
    fn lesson(number: u64) -> Option<Self::Options>;

    /// The weights that the bots use.
    fn weights() -> &'static Arc<Weights>;

    /// The Legend with these weights.
    fn legend(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<Self>>;
}
