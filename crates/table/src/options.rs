//! A description of a game's options, from which every client makes its form.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Phrase;

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Field {
    /// Its key in the options object.
    pub key: String,
    /// What it is called.
    pub label: Phrase,
    /// What it does, in a sentence.
    pub help: Phrase,
    /// What may be chosen; the first is the default.
    pub choices: Vec<Choice>,
}

/// One value an option can have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The value in the options object; `null` leaves the key out.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub value: Value,
    /// What it is called.
    pub label: Phrase,
    /// What it means, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<Phrase>,
}

impl Choice {
    /// `value`, called `label`.
    pub fn new(value: impl Into<Value>, label: impl Into<Phrase>) -> Choice {
        Choice { value: value.into(), label: label.into(), help: None }
    }

    /// The key is left out of the options.
    pub fn unset(label: impl Into<Phrase>) -> Choice {
        Choice::new(Value::Null, label)
    }

    /// The same with an explanation.
    #[must_use]
    pub fn explained(mut self, help: impl Into<Phrase>) -> Choice {
        self.help = Some(help.into());
        self
    }
}
