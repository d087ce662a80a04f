//! Reads the fields of a request.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};
use table::Seat;

use super::error::{EngineError, ErrorCode};

/// The fields of a request besides `id` and `do`, all of which the verb knows.
#[derive(Debug)]
pub(super) struct Fields {
    map: Map<String, Value>,
}

impl Fields {
    /// Rejects fields that the verb does not know.
    pub(super) fn new(verb: &str, known: &[&str], map: Map<String, Value>) -> Result<Fields, EngineError> {
        match map.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) if known.is_empty() => Err(EngineError::new(
                ErrorCode::UnknownField,
                format!("'{verb}' has no field '{key}' and needs none"),
            )),
            Some(key) => {
                let why = format!("'{verb}' has no field '{key}'; its fields are {}", known.join(", "));
                Err(EngineError::new(ErrorCode::UnknownField, why))
            }
            None => Ok(Fields { map }),
        }
    }

    /// A field that is present and not null.
    pub(super) fn get(&self, name: &str) -> Option<&Value> {
        self.map.get(name).filter(|value| !value.is_null())
    }

    pub(super) fn text(&self, name: &str) -> Result<Option<&str>, EngineError> {
        self.get(name).map(|value| value.as_str().ok_or_else(|| bad(name, "a text", value))).transpose()
    }

    pub(super) fn truth(&self, name: &str) -> Result<Option<bool>, EngineError> {
        self.get(name)
            .map(|value| value.as_bool().ok_or_else(|| bad(name, "true or false", value)))
            .transpose()
    }

    pub(super) fn number(&self, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, EngineError> {
        let number = |value: &Value| {
            let form = || format!("a whole number from {} to {}", range.start(), range.end());
            value.as_u64().filter(|number| range.contains(number)).ok_or_else(|| bad(name, &form(), value))
        };
        self.get(name).map(number).transpose()
    }

    pub(super) fn rolls(&self, name: &str) -> Result<Option<Vec<u32>>, EngineError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let roll = |value: &Value| value.as_u64().and_then(|roll| u32::try_from(roll).ok());
        let rolls = value.as_array().and_then(|list| list.iter().map(roll).collect::<Option<Vec<u32>>>());
        rolls.map(Some).ok_or_else(|| bad(name, "a list of rolls, whole numbers from 0", value))
    }

    /// One of this many seats, if the field is present.
    pub(super) fn seat(&self, name: &str, seats: usize) -> Result<Option<Seat>, EngineError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let number = value.as_u64().ok_or_else(|| bad(name, "the number of a seat", value))?;
        let seat = Seat::all(seats).find(|seat| u64::from(seat.number()) == number);
        seat.map(Some).ok_or_else(|| {
            EngineError::new(
                ErrorCode::NoSuchSeat,
                format!("there is no seat {number}; the seats are 1 to {seats}"),
            )
        })
    }
}

fn bad(name: &str, form: &str, found: &Value) -> EngineError {
    /// The largest part of an invalid value that is quoted.
    const SHOWN: usize = 60;
    let found = found.to_string();
    let shown: String = found.chars().take(SHOWN).collect();
    let dots = if shown.len() < found.len() { "…" } else { "" };
    EngineError::new(ErrorCode::BadField, format!("'{name}' must be {form}, not {shown}{dots}"))
}
