//! The error of a rejected request: a code for programs and a phrase for people.

use std::error::Error;
use std::fmt;

use protocol::ErrorCode;
use table::{GameError, Phrase};

/// A request was rejected, and nothing changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestError {
    /// The code.
    pub code: ErrorCode,
    /// The reason, for a person.
    pub why: Phrase,
}

impl RequestError {
    /// An error with this code.
    pub fn new(code: ErrorCode, why: impl Into<Phrase>) -> RequestError {
        RequestError { code, why: why.into() }
    }

    /// A program sent something malformed. `what` is a technical detail in English that goes with the phrase.
    pub fn malformed(what: impl Into<String>) -> RequestError {
        RequestError::new(ErrorCode::Malformed, Phrase::new("server-malformed").with("what", what.into()))
    }

    /// A person entered something invalid.
    pub fn invalid(why: &'static str) -> RequestError {
        RequestError::new(ErrorCode::Malformed, why)
    }

    /// The table is not in a state in which this can be done.
    pub fn not_now(why: impl Into<Phrase>) -> RequestError {
        RequestError::new(ErrorCode::NotNow, why)
    }

    /// There is no such thing.
    pub fn nothing_there() -> RequestError {
        RequestError::new(ErrorCode::NotFound, "server-nothing-there")
    }

    /// The game has moved on in the meantime.
    pub fn stale() -> RequestError {
        RequestError::new(ErrorCode::Stale, "server-stale")
    }
}

/// For logs; people read the phrase in their language.
impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.code, self.why.id)
    }
}

impl Error for RequestError {}

impl From<GameError> for RequestError {
    fn from(error: GameError) -> RequestError {
        match error {
            GameError::Malformed(detail) => RequestError::malformed(detail),
            GameError::Illegal(why) => RequestError::new(ErrorCode::Illegal, why),
        }
    }
}
