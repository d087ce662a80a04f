//! Nim: a heap of counters, from which two players take one, two or three in turn. Whoever takes the last one wins.
//!
//! The crate shows what a game needs that is not one of the built-in ones: the rules ([`Nim`]), what clients show of them (`client.rs`), bots
//! (`bot.rs`), texts (`locales/`), scenarios, and a command with all of it ([`registry`], `main.rs`).

mod action;
mod bot;
mod client;
mod game;

use games::{Registry, RegistryError};

pub use action::Take;
pub use bot::PerfectBot;
pub use game::{Nim, Options, Taken};

/// The built-in games and Nim, with one more bot for it.
///
/// # Errors
/// If there is a game called Nim already.
pub fn registry() -> Result<Registry, RegistryError> {
    let registry = Registry::built_in()
        .with_game::<Nim>()?
        .with_bot::<Nim>("perfect", |_| Box::new(PerfectBot))?
        .with_texts("en", include_str!("../locales/en.ftl"));
    Ok(registry)
}
