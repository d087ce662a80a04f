//! Why something is refused: a code for programs, a phrase for people.

use protocol::ErrorCode;
use table::{GameError, Phrase};

/// Something was refused, and nothing changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Which kind of refusal.
    pub code: ErrorCode,
    /// Why, for a person.
    pub why: Phrase,
}

impl Refusal {
    /// A refusal of a kind.
    pub fn new(code: ErrorCode, why: impl Into<Phrase>) -> Refusal {
        Refusal { code, why: why.into() }
    }

    /// What a program sent cannot be read. `what` is a technical detail in English: it goes with the phrase, and no person reads it.
    pub fn malformed(what: impl Into<String>) -> Refusal {
        Refusal::new(ErrorCode::Malformed, Phrase::new("server-malformed").with("what", what.into()))
    }

    /// What a person wrote cannot be taken.
    pub fn invalid(why: &'static str) -> Refusal {
        Refusal::new(ErrorCode::Malformed, why)
    }

    /// The table is not at a point where this can be done.
    pub fn not_now(why: impl Into<Phrase>) -> Refusal {
        Refusal::new(ErrorCode::NotNow, why)
    }

    /// There is no such thing.
    pub fn nothing_there() -> Refusal {
        Refusal::new(ErrorCode::NotFound, "server-nothing-there")
    }

    /// The game went on in the meantime.
    pub fn stale() -> Refusal {
        Refusal::new(ErrorCode::Stale, "server-stale")
    }
}

impl From<GameError> for Refusal {
    fn from(error: GameError) -> Refusal {
        match error {
            GameError::Malformed(detail) => Refusal::malformed(detail),
            GameError::Illegal(why) => Refusal::new(ErrorCode::Illegal, why),
        }
    }
}
