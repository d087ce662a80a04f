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

pub use bot::{AnyBot, Bot, Budget, HasBots, Thought, erase};
pub use level::Level;
pub use random::RandomBot;
