//! The JSON form of a record: one object, with `"boomtown_record": 1` in front.

use serde::Serialize;
use serde_json::Value;

use super::{Record, RecordError};
use crate::explain;

/// The version of the form; the text form counts with it.
pub(super) const VERSION: u32 = 1;

#[derive(Serialize)]
struct Written<'a> {
    boomtown_record: u32,
    #[serde(flatten)]
    record: &'a Record,
}

pub(super) fn write(record: &Record) -> String {
    let written = Written { boomtown_record: VERSION, record };
    serde_json::to_string_pretty(&written).expect("a record has only keys that are text")
}

pub(super) fn read(source: &str) -> Result<Record, RecordError> {
    let bad = |error: serde_json::Error| match error.line() {
        0 => RecordError::whole(error.to_string()),
        line => RecordError::at(line, error.to_string()),
    };
    let mut value: Value = serde_json::from_str(source).map_err(bad)?;
    match value.as_object_mut().and_then(|object| object.shift_remove("boomtown_record")) {
        Some(version) if version == VERSION => {}
        Some(version) => {
            return Err(RecordError::whole(format!(
                "the record has form {version}; this program reads form {VERSION}"
            )));
        }
        None => {
            return Err(RecordError::whole(
                "this JSON is not a Boomtown record: it lacks \"boomtown_record\"",
            ));
        }
    }
    explain::read(&value).map_err(|error| RecordError::whole(error.to_string()))
}
