//! Computer players. A bot gets a view and a time budget, never a state.
//!
//! The crate `games` has the registry of all games with their bots.

mod advice;
mod aim;
mod bot;
mod carson_cards;
mod carson_city;
mod circle_wagons;
mod clock;
mod gauges;
mod halving;
mod learning;
mod level;
mod manner;
mod outlook;
mod random;
mod selective;
mod tree;
mod wall;

#[cfg(feature = "tuning")]
pub use carson_city::tuning;

pub use advice::{Advice, ChoiceAdvice};
pub use bot::{Allowed, AnyBot, Bot, Budget, HasBots, Thought, erase};
pub use carson_city::AgainstStandish;
pub use clock::processor_time;
pub use gauges::Gauge;
pub use halving::Halving;
pub use learning::{Course, Learns, Lessons, School, Weights, WeightsError};
pub use level::Level;
pub use manner::Manner;
pub use outlook::Outlook;
pub use random::RandomBot;
pub use selective::{Candidate, Cost, Coverage, Limits, Scout, Selective};

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
