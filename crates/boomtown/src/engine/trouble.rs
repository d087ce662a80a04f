//! Why a request was refused.

use serde_json::{Value, json};
use table::{GameError, Phrase, UndoError};
use words::Words;

/// What kind of trouble it is: the `code` of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
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

impl Code {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Code::TooLong => "too_long",
            Code::NotJson => "not_json",
            Code::NotAnObject => "not_an_object",
            Code::UnknownVerb => "unknown_verb",
            Code::UnknownField => "unknown_field",
            Code::MissingField => "missing_field",
            Code::BadField => "bad_field",
            Code::NoGame => "no_game",
            Code::BadOptions => "bad_options",
            Code::BadPosition => "bad_position",
            Code::NoSuchSeat => "no_such_seat",
            Code::NotAnAction => "not_an_action",
            Code::Illegal => "illegal",
            Code::Dice => "dice",
            Code::NothingToUndo => "nothing_to_undo",
            Code::NeedsConsent => "needs_consent",
            Code::NotOver => "not_over",
            Code::Internal => "internal",
        }
    }
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Trouble {
    code: Code,
    why: String,
    /// The id of the message that names the rule, where it is a rule.
    rule: Option<String>,
}

impl Trouble {
    pub(super) fn new(code: Code, why: impl Into<String>) -> Trouble {
        Trouble { code, why: why.into(), rule: None }
    }

    pub(super) fn missing(field: &str) -> Trouble {
        Trouble::new(Code::MissingField, format!("the field '{field}' is missing"))
    }

    fn by_rule(code: Code, why: &Phrase, english: &Words) -> Trouble {
        Trouble { code, why: english.say(why), rule: Some(why.id.to_string()) }
    }

    pub(super) fn refused(refusal: GameError, english: &Words) -> Trouble {
        match refusal {
            GameError::Malformed(why) => Trouble::new(Code::NotAnAction, why),
            GameError::Illegal(why) => Trouble::by_rule(Code::Illegal, &why, english),
        }
    }

    /// The options or the position, whichever the code says, are refused.
    pub(super) fn bad_start(code: Code, bad: GameError, english: &Words) -> Trouble {
        match bad {
            GameError::Malformed(why) => Trouble::new(code, why),
            GameError::Illegal(why) => Trouble::by_rule(code, &why, english),
        }
    }

    pub(super) fn no_undo(no: UndoError, english: &Words) -> Trouble {
        let code = match no {
            UndoError::Nothing => Code::NothingToUndo,
            UndoError::NeedsConsent => Code::NeedsConsent,
        };
        Trouble::by_rule(code, &no.phrase(), english)
    }

    pub(super) fn to_json(&self) -> Value {
        let mut object = json!({"code": self.code.name(), "why": self.why});
        if let Some(rule) = &self.rule {
            object["rule"] = json!(rule);
        }
        object
    }
}
