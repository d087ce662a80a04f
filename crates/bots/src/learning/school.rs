//! Games with a learnt evaluation, type-erased.

use std::sync::Arc;

use carson_cards::CarsonCards;
use carson_city::CarsonCity;

use crate::carson_city::AgainstStandish;

use super::{Course, Learns, Lessons, Weights};

/// A type-erased learnt evaluation: what `boomtown train` needs.
#[derive(Clone, Copy, Debug)]
pub struct School {
    /// The name of the evaluation.
    pub name: &'static str,
    /// Plays the games of a course.
    pub play: fn(Course, &Arc<Weights>) -> Lessons,
    /// Writes weights as a data file.
    pub write: fn(&Weights, &str) -> String,
    /// The weights that the bots use.
    pub in_use: fn() -> Arc<Weights>,
    /// Weights without any training.
    pub nothing: fn() -> Weights,
}

impl School {
    /// All learnt evaluations.
    pub const ALL: [School; 3] =
        [School::of::<CarsonCity>(), School::of::<AgainstStandish>(), School::of::<CarsonCards>()];

    const fn of<L: Learns>() -> School {
        School {
            name: L::NAME,
            play: Lessons::play::<L>,
            write: Weights::write::<L>,
            in_use: || Arc::clone(L::weights()),
            nothing: Weights::none::<L>,
        }
    }
}
