//! The games whose judgement is learnt, without their types.

use std::sync::Arc;

use carson_cards::CarsonCards;
use carson_city::CarsonCity;

use crate::carson_city::AgainstStandish;

use super::{Course, Learns, Lessons, Weights};

/// A game whose judgement is learnt, without its type: what `boomtown train` needs.
#[derive(Clone, Copy, Debug)]
pub struct School {
    /// The name of the judgement.
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
