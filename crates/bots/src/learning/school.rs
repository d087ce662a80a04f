//! Games with a learnt evaluation, type-erased.

use std::sync::Arc;

use carson_cards::CarsonCards;
use carson_city::CarsonCity;

use super::{Course, Learns, Lessons, Weights};

/// A type-erased game with a learnt evaluation: what `boomtown train` needs.
#[derive(Clone, Copy, Debug)]
pub struct School {
    /// The name of the game.
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
    /// All games with a learnt evaluation.
    pub const ALL: [School; 2] = [School::of::<CarsonCity>(), School::of::<CarsonCards>()];

    const fn of<G: Learns>() -> School {
        School {
            name: G::NAME,
            play: Lessons::play::<G>,
            write: Weights::write::<G>,
            in_use: || Arc::clone(G::weights()),
            nothing: Weights::none::<G>,
        }
    }
}
