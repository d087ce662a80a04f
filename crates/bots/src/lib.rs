//! Players that think. A bot sees a view and a time budget, never a state.
//!
//! [`REGISTRY`] is the one list of all games with their bots: who handles any game by name starts there.

mod bot;
mod carson_cards;
mod carson_city;
mod circle_wagons;
mod halving;
mod level;
mod random;
mod registry;
mod selective;

pub use bot::{AnyBot, Bot, Budget, Thought};
pub use level::Level;
pub use random::RandomBot;
pub use registry::{Entry, REGISTRY, find};
