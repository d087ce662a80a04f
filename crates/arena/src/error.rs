//! Why games cannot be played.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use crate::game::Fault;

/// Why games cannot be played.
#[derive(Debug)]
#[non_exhaustive]
pub enum ArenaError {
    /// No game can begin with these options.
    Options(String),
    /// The bots do not fit the seats.
    Seats(String),
    /// A thinking time is malformed.
    Budget(String),
    /// There is no such bot, or a program cannot be started.
    NoSuchBot(String),
    /// A file cannot be written.
    File(String),
    /// The threads cannot be started.
    Threads(String),
    /// A built-in bot played an illegal action, or panicked.
    Bot(Box<Fault>),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Options(why)
            | ArenaError::Seats(why)
            | ArenaError::Budget(why)
            | ArenaError::NoSuchBot(why)
            | ArenaError::File(why)
            | ArenaError::Threads(why) => f.write_str(why),
            ArenaError::Bot(fault) => fault.fmt(f),
        }
    }
}

impl Error for ArenaError {}

impl From<ProgramError> for ArenaError {
    fn from(error: ProgramError) -> ArenaError {
        ArenaError::NoSuchBot(error.to_string())
    }
}

/// What went wrong with an external program; each message is the end of a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramError {
    /// It could not be started.
    NotStarted {
        /// The program.
        program: String,
        /// The error of the system.
        why: String,
    },
    /// It did not answer in time.
    Silent(Duration),
    /// It exited; with the exit status.
    Ended(String),
    /// Its answer is invalid; with the reason.
    BadAnswer(String),
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramError::NotStarted { program, why } => {
                write!(f, "the program '{program}' cannot be started: {why}")
            }
            ProgramError::Silent(limit) => {
                write!(f, "did not answer within {} ms and was stopped", limit.as_millis())
            }
            ProgramError::Ended(how) => f.write_str(how),
            ProgramError::BadAnswer(why) => write!(f, "answered {why}"),
        }
    }
}

impl Error for ProgramError {}
