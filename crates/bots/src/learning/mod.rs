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

use table::Seat;

use crate::bot::{Bot, HasBots};

/// A game with a learnt evaluation.
///
/// A seat's final points are predicted as a simple guess ([`Learns::guess`]) plus the sum of its features, each multiplied by its
/// weight at this stage of the game. Features must only use public information.
pub trait Learns: HasBots {
    /// The names of the features in the data file.
    const FEATURES: &'static [&'static str];
    /// The number of stages; each has its own weights.
    const STAGES: usize;

    /// The stage at which a seat is evaluated; `None` if that was not learnt.
    fn stage(&self, seat: Seat) -> Option<usize>;

    /// The features of a seat, in the order of their names.
    fn features(&self, seat: Seat, into: &mut [f64]);

    /// A guess at a seat's final points, to which the features add corrections.
    fn guess(&self, seat: Seat) -> f64;

    /// The options of a game to learn from: all table sizes and variants in turn; `None` if there is no game with this number.
    fn lesson(number: u64) -> Option<Self::Options>;

    /// The weights that the bots use.
    fn weights() -> &'static Arc<Weights>;

    /// The Legend, with these weights.
    fn legend(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<Self>>;
}
