//! Errors of the engine's requests.

use serde_json::{Value, json};
use table::{GameError, Phrase, UndoError};
use words::Words;

/// The kind of an error: the `code` of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ErrorCode {
    TooLong,
    NotJson,
    NotAnObject,
    UnknownVerb,
    UnknownField,
    MissingField,
    BadField,
    NoGame,
    BadOptions,
    BadPosition,
    NoSuchSeat,
    NotAnAction,
    Illegal,
    Dice,
    NothingToUndo,
    NeedsConsent,
    NotOver,
    Internal,
}

impl ErrorCode {
    pub(super) const fn name(self) -> &'static str {
        match self {
            ErrorCode::TooLong => "too_long",
            ErrorCode::NotJson => "not_json",
            ErrorCode::NotAnObject => "not_an_object",
            ErrorCode::UnknownVerb => "unknown_verb",
            ErrorCode::UnknownField => "unknown_field",
            ErrorCode::MissingField => "missing_field",
            ErrorCode::BadField => "bad_field",
            ErrorCode::NoGame => "no_game",
            ErrorCode::BadOptions => "bad_options",
            ErrorCode::BadPosition => "bad_position",
            ErrorCode::NoSuchSeat => "no_such_seat",
            ErrorCode::NotAnAction => "not_an_action",
            ErrorCode::Illegal => "illegal",
            ErrorCode::Dice => "dice",
            ErrorCode::NothingToUndo => "nothing_to_undo",
            ErrorCode::NeedsConsent => "needs_consent",
            ErrorCode::NotOver => "not_over",
            ErrorCode::Internal => "internal",
        }
    }
}

/// Why a request was rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EngineError {
    code: ErrorCode,
    why: String,
    /// The id of the message that names the rule, if it is a rule.
    rule: Option<String>,
}

impl EngineError {
    pub(super) fn new(code: ErrorCode, why: impl Into<String>) -> EngineError {
        EngineError { code, why: why.into(), rule: None }
    }

    pub(super) fn missing(field: &str) -> EngineError {
        EngineError::new(ErrorCode::MissingField, format!("the field '{field}' is missing"))
    }

    fn by_rule(code: ErrorCode, why: &Phrase, english: &Words) -> EngineError {
        EngineError { code, why: english.say(why), rule: Some(why.id.to_string()) }
    }

    pub(super) fn refused(refusal: GameError, english: &Words) -> EngineError {
        match refusal {
            GameError::Malformed(why) => EngineError::new(ErrorCode::NotAnAction, why),
            GameError::Illegal(why) => EngineError::by_rule(ErrorCode::Illegal, &why, english),
        }
    }

    /// The options or the position, depending on the code, are rejected.
    pub(super) fn bad_start(code: ErrorCode, bad: GameError, english: &Words) -> EngineError {
        match bad {
            GameError::Malformed(why) => EngineError::new(code, why),
            GameError::Illegal(why) => EngineError::by_rule(code, &why, english),
        }
    }

    pub(super) fn no_undo(no: UndoError, english: &Words) -> EngineError {
        let code = match no {
            UndoError::Nothing => ErrorCode::NothingToUndo,
            UndoError::NeedsConsent => ErrorCode::NeedsConsent,
        };
        EngineError::by_rule(code, &no.phrase(), english)
    }

    pub(super) fn to_json(&self) -> Value {
        let mut object = json!({"code": self.code.name(), "why": self.why});
        if let Some(rule) = &self.rule {
            object["rule"] = json!(rule);
        }
        object
    }
}
