//! Errors of starting, continuing or saving a game in the terminal.

use std::error::Error;
use std::{fmt, io};

use table::{GameError, Phrase};

use super::wording::error_phrase;

/// Why a game at the terminal cannot begin, continue or be saved.
#[derive(Debug)]
pub(crate) enum HostError {
    /// The rules do not allow such a game.
    Game(GameError),
    /// There is no saved game with this name, or it is open in another window.
    Gone(String),
    /// A file cannot be written.
    NotSaved(io::Error),
    /// The system provides no random bits for the dice.
    NoRandomBits(getrandom::Error),
}

impl HostError {
    /// The reason, for a person.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            HostError::Game(error) => error_phrase(error),
            HostError::Gone(id) => Phrase::new("terminal-gone").with("game", id.clone()),
            HostError::NotSaved(error) => Phrase::new("terminal-not-kept").with("why", error.to_string()),
            HostError::NoRandomBits(error) => {
                Phrase::new("terminal-no-random-bits").with("why", error.to_string())
            }
        }
    }
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl Error for HostError {}

impl From<GameError> for HostError {
    fn from(error: GameError) -> HostError {
        HostError::Game(error)
    }
}

impl From<io::Error> for HostError {
    fn from(error: io::Error) -> HostError {
        HostError::NotSaved(error)
    }
}

impl From<getrandom::Error> for HostError {
    fn from(error: getrandom::Error) -> HostError {
        HostError::NoRandomBits(error)
    }
}
