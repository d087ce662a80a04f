//! Why games cannot be played.

use std::error::Error;
use std::fmt;

use crate::showdown::Fault;

/// Why games cannot be played.
#[derive(Debug)]
#[non_exhaustive]
pub enum ArenaError {
    /// No game can begin with these options.
    Options(String),
    /// The bots do not fit the seats.
    Seats(String),
    /// There is no such bot, or a program cannot be started.
    NoSuchBot(String),
    /// A file cannot be written.
    File(String),
    /// The threads cannot be started.
    Threads(String),
    /// A built-in bot did what the rules refuse, or panicked.
    Bot(Box<Fault>),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Options(why)
            | ArenaError::Seats(why)
            | ArenaError::NoSuchBot(why)
            | ArenaError::File(why)
            | ArenaError::Threads(why) => f.write_str(why),
            ArenaError::Bot(fault) => fault.fmt(f),
        }
    }
}

impl Error for ArenaError {}
