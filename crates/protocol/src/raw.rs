//! JSON that is only passed on.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// JSON that is only passed on: serialised once, for any number of readers.
#[derive(Clone, Serialize)]
#[serde(transparent)]
pub struct Raw(Box<RawValue>);

impl Raw {
    /// Wraps JSON text that was just serialised.
    ///
    /// # Panics
    /// If it is not JSON.
    pub fn written(text: String) -> Raw {
        Raw(RawValue::from_string(text).expect("what was written is JSON"))
    }

    /// The JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl From<Box<RawValue>> for Raw {
    fn from(value: Box<RawValue>) -> Raw {
        Raw(value)
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Raw) -> bool {
        self.get() == other.get()
    }
}

impl fmt::Debug for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

impl<'de> Deserialize<'de> for Raw {
    /// Deserialises by way of a value, because serde cannot borrow text within tagged messages.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Raw, D::Error> {
        let value = Value::deserialize(deserializer)?;
        to_raw_value(&value).map(Raw).map_err(serde::de::Error::custom)
    }
}
