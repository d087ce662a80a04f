//! The games whose judgement is learnt, without their types.

use std::sync::Arc;

use carson_cards::CarsonCards;
use carson_city::CarsonCity;

use super::{Course, Learns, Lessons, Weights};

/// A game whose judgement is learnt, without its type: what `boomtown train` needs.
#[derive(Clone, Copy, Debug)]
pub struct School {
    /// The name of the game.
    pub name: &'static str,
    /// Plays the games of a course.
    pub play: fn(Course, &Arc<Weights>) -> Lessons,
    /// Weights as a data file.
    pub write: fn(&Weights, &str) -> String,
    /// The weights that the bots use.
    pub in_use: fn() -> Arc<Weights>,
    /// The weights of somebody who has learnt nothing.
    pub nothing: fn() -> Weights,
}

impl School {
    /// The schools of all games that have one.
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
