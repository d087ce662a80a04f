//! The registry of games and their bots.
//!
//! Code that handles any game by name takes a [`Registry`]: the server, the arena and every command. [`built_in`] is the one with
//! the games of this project. Another crate can add its own games, bots and texts without changing this project:
//!
//! ```
//! use bots::{Bot, RandomBot};
//! use circle_wagons::CircleWagons;
//! use games::Registry;
//!
//! let registry = Registry::built_in()
//!     .with_bot::<CircleWagons>("random", |seed| Box::new(RandomBot::seeded(seed)))
//!     .expect("no other bot has this name");
//! let game = registry.find("circle-wagons").expect("it is built in");
//! assert_eq!(game.bot_names().collect::<Vec<_>>(), ["tenderfoot", "cowhand", "deputy", "marshal", "legend", "random"]);
//! ```

mod entry;
mod error;
mod hint;
mod registry;

pub use entry::GameEntry;
pub use error::RegistryError;
pub use hint::Hint;
pub use registry::{Registry, built_in};

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
