//! Errors: a phrase if a player caused them, a technical detail if a program did.

use std::error::Error;
use std::fmt;

use crate::Phrase;

/// An action that the rules do not allow now, with the reason as a phrase for the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionError {
    /// The reason, naming the rule.
    pub why: Phrase,
}

impl ActionError {
    /// An error with this reason.
    pub fn new(why: impl Into<Phrase>) -> ActionError {
        ActionError { why: why.into() }
    }

    /// The seat has nothing to decide.
    pub fn not_asked() -> ActionError {
        ActionError::new("illegal-not-asked")
    }

    /// The game has ended.
    pub fn over() -> ActionError {
        ActionError::new("illegal-over")
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

impl Error for ActionError {}

/// Options with which no game can begin, with the reason as a phrase for the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError {
    /// The reason, naming the option.
    pub why: Phrase,
}

impl OptionsError {
    /// An error with this reason.
    pub fn new(why: impl Into<Phrase>) -> OptionsError {
        OptionsError { why: why.into() }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

impl Error for OptionsError {}

/// Why an action, options or a position given as text or JSON cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    /// It cannot be read, or does not fit the situation: a technical detail in English, for programs and logs.
    Malformed(String),
    /// The rules do not allow it: the reason as a phrase for the player.
    Illegal(Phrase),
}

impl GameError {
    /// The kind of error, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            GameError::Malformed(_) => "malformed",
            GameError::Illegal(_) => "illegal",
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Malformed(detail) => f.write_str(detail),
            GameError::Illegal(why) => why.fmt(f),
        }
    }
}

impl Error for GameError {}

impl From<ActionError> for GameError {
    fn from(error: ActionError) -> GameError {
        GameError::Illegal(error.why)
    }
}

impl From<OptionsError> for GameError {
    fn from(error: OptionsError) -> GameError {
        GameError::Illegal(error.why)
    }
}

impl From<FormatError> for GameError {
    fn from(error: FormatError) -> GameError {
        GameError::Malformed(error.to_string())
    }
}

impl From<ParseError> for GameError {
    fn from(error: ParseError) -> GameError {
        GameError::Malformed(error.to_string())
    }
}

/// Text that cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    found: String,
    expected: &'static str,
}

impl ParseError {
    /// `found` was read where `expected` was required.
    ///
    /// ```
    /// use table::{ParseError, Seat};
    ///
    /// assert_eq!("nine".parse::<Seat>(), Err(ParseError::new("nine", "a seat from 1 to 8")));
    /// ```
    pub fn new(found: impl fmt::Display, expected: &'static str) -> ParseError {
        ParseError { found: found.to_string(), expected }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not {}", self.found, self.expected)
    }
}

impl Error for ParseError {}

/// A position or a line of a record that is malformed: a technical detail in English, for its author.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    why: String,
}

impl FormatError {
    /// An error with this explanation.
    pub fn new(why: impl Into<String>) -> FormatError {
        FormatError { why: why.into() }
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl Error for FormatError {}

impl From<String> for FormatError {
    fn from(why: String) -> FormatError {
        FormatError { why }
    }
}

impl From<&str> for FormatError {
    fn from(why: &str) -> FormatError {
        FormatError::new(why)
    }
}

impl From<ParseError> for FormatError {
    fn from(error: ParseError) -> FormatError {
        FormatError::new(error.to_string())
    }
}
