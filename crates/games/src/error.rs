//! Why a game or a bot cannot be registered.

use std::error::Error;
use std::fmt;

/// Why a game or a bot cannot be registered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RegistryError {
    /// A name must begin with a lower-case letter and consist of lower-case letters, digits and hyphens.
    BadName(String),
    /// There is a game of this name already.
    GameExists(&'static str),
    /// There is no game of this name to add a bot to.
    NoSuchGame(&'static str),
    /// The game has a bot of this name already.
    BotExists {
        /// The game.
        game: &'static str,
        /// The name of the bot.
        bot: String,
    },
}

impl fmt::Display for RegistryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegistryError::BadName(name) => {
                write!(f, "'{name}' is no name: use a-z, 0-9 and hyphens, beginning with a letter")
            }
            RegistryError::GameExists(name) => write!(f, "there is a game '{name}' already"),
            RegistryError::NoSuchGame(name) => {
                write!(f, "there is no game '{name}' yet: add it before its bots")
            }
            RegistryError::BotExists { game, bot } => write!(f, "{game} has a bot '{bot}' already"),
        }
    }
}

impl Error for RegistryError {}
