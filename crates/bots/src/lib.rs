//! Players that think. A bot sees a view and a time budget, never a state.
//!
//! The crate `games` has the registry of all games with their bots.

mod bot;
mod carson_cards;
mod carson_city;
mod circle_wagons;
mod halving;
mod level;
mod random;
mod selective;

pub use bot::{Allowed, AnyBot, Bot, Budget, HasBots, Thought, erase};
pub use halving::Halving;
pub use level::Level;
pub use random::RandomBot;
pub use selective::{Candidate, Cost, Coverage, Limits, Scout, Selective};

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
