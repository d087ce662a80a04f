//! The JSON form of a record: one object that begins with `"boomtown_record": 1`.

use serde_json::Value;

use super::{Record, RecordError};
use crate::explain::{self, explain_json};
use crate::value::to_value;

/// The version of this form; the text form has the same version.
pub(super) const VERSION: u32 = 1;

pub(super) fn write(record: &Record) -> String {
    let mut written = serde_json::Map::new();
    written.insert("boomtown_record".to_owned(), VERSION.into());
    if let Value::Object(said) = to_value(record) {
        written.extend(said);
    }
    serde_json::to_string_pretty(&written).expect("a record has only keys that are text")
}

pub(super) fn read(source: &str) -> Result<Record, RecordError> {
    let bad = |error| RecordError::whole(format!("this is not JSON: {}", explain_json(&error)));
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
