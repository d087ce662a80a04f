//! Explains errors in JSON to the person who wrote it.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{FormatError, read_value};

/// Reads a value; an error says where it is wrong and what is expected there.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, FormatError> {
    read_value(value).or_else(|error| locate(value, &error))
}

/// The location is computed only after an error, because tracking it takes time.
#[cfg(not(target_family = "wasm"))]
fn locate<T: DeserializeOwned>(value: &Value, _: &serde_json::Error) -> Result<T, FormatError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let (path, why) = (error.path().to_string(), explain(&error.inner().to_string()));
        FormatError::new(if path == "." { why } else { format!("{path}: {why}") })
    })
}

/// In the page nobody writes JSON by hand: the error is reported without its location, which would need a second pass.
#[cfg(target_family = "wasm")]
fn locate<T>(_: &Value, error: &serde_json::Error) -> Result<T, FormatError> {
    Err(FormatError::new(explain(&error.to_string())))
}

/// Explains what is wrong with a text that should be JSON, without the parser's jargon: where, and what is expected there.
///
/// ```
/// let error = serde_json::from_str::<u8>("{\"seat\": one}").unwrap_err();
/// assert_eq!(table::explain_json(&error), "line 1, column 1: this must be a whole number from 0 to 255, not an object with fields");
/// ```
pub fn explain_json(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let what = message.rsplit_once(" at line ").map_or(message.as_str(), |(what, _)| what);
    let why = match what {
        _ if error.is_eof() => "it ends too early".to_owned(),
        "expected ident" | "expected value" => {
            "a value belongs here: a number, a text in quotation marks, true, false, null, a list or an object".to_owned()
        }
        "trailing characters" => "there is more after the end".to_owned(),
        "key must be a string" => "the name of a field belongs here, in quotation marks".to_owned(),
        "trailing comma" => "no comma belongs before the end of a list or an object".to_owned(),
        what => explain(what),
    };
    match error.line() {
        0 => why,
        line => format!("line {line}, column {}: {why}", error.column().max(1)),
    }
}

/// A serde message without the names of Rust types. Messages that are not recognised stay as they are.
fn explain(message: &str) -> String {
    mismatch(message)
        .or_else(|| unknown(message))
        .or_else(|| missing(message))
        .unwrap_or_else(|| message.to_owned())
}

/// `invalid type: string "many", expected u8`
fn mismatch(message: &str) -> Option<String> {
    let rest = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "))?;
    let (found, expected) = rest.split_once(", expected ")?;
    Some(format!("this must be {}, not {}", plain(expected), thing(found)))
}

/// ``unknown field `luck`, expected one of `players`, `solo` ``
fn unknown(message: &str) -> Option<String> {
    let (what, rest) = ["field", "variant"]
        .into_iter()
        .find_map(|what| Some((what, message.strip_prefix("unknown ")?.strip_prefix(what)?.trim_start())))?;
    let (name, known) = rest.split_once(", ").unwrap_or((rest, "there are no fields"));
    let name = name.replace('`', "'");
    let known = known.trim_start_matches("expected ").trim_start_matches("one of ").replace('`', "");
    Some(match what {
        "field" => format!("there is no field {name}; these are known: {}", known.replace(" or ", ", ")),
        _ => format!("{name} is not known here; choose from: {known}"),
    })
}

/// ``missing field `round` ``
fn missing(message: &str) -> Option<String> {
    Some(format!("the field {} is missing", message.strip_prefix("missing field ")?.replace('`', "'")))
}

/// What was found, without its type: ``string "many"``, ``integer `-1` ``.
fn thing(found: &str) -> String {
    match found.split_once(' ') {
        Some(("string" | "integer" | "boolean" | "character", value)) => value.replace('`', ""),
        Some(("floating", value)) => value.trim_start_matches("point ").replace('`', ""),
        _ => plain(found).to_owned(),
    }
}

/// A type of Rust or serde in plain words.
fn plain(kind: &str) -> &str {
    match kind {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number from 0 on",
        "i8" => "a whole number from -128 to 127",
        "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a string" | "a borrowed string" => "a text",
        "a sequence" | "sequence" => "a list",
        "a map" | "map" => "an object with fields",
        "null" | "unit value" => "nothing",
        "string or map" => "a text or an object with fields",
        _ if kind.starts_with("struct ") => "an object with fields",
        _ if kind.starts_with("tuple ") || kind.starts_with("an array") => "a list",
        _ => kind,
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Camp {
        wagons: u8,
        #[serde(default)]
        fire: bool,
        #[serde(default)]
        rows: Vec<u16>,
    }

    fn wrong(value: &Value) -> String {
        read::<Camp>(value).unwrap_err().to_string()
    }

    #[test]
    fn a_person_is_told_where_and_what_belongs_there_and_no_type_of_rust() {
        assert_eq!(read(&json!({"wagons": 3})), Ok(Camp { wagons: 3, fire: false, rows: vec![] }));
        let cases = [
            (json!({"wagons": "many"}), "wagons: this must be a whole number from 0 to 255, not \"many\""),
            (json!({"wagons": -1}), "wagons: this must be a whole number from 0 to 255, not -1"),
            (json!({"wagons": 2.5}), "wagons: this must be a whole number from 0 to 255, not 2.5"),
            (json!({"wagons": 1, "fire": "out"}), "fire: this must be true or false, not \"out\""),
            (
                json!({"wagons": 1, "rows": [1, []]}),
                "rows[1]: this must be a whole number from 0 to 65535, not a list",
            ),
            (
                json!({"wagons": 1, "luck": 7}),
                "luck: there is no field 'luck'; these are known: wagons, fire, rows",
            ),
            (json!({}), "the field 'wagons' is missing"),
        ];
        for (value, why) in cases {
            assert_eq!(wrong(&value), why);
        }
    }

    #[test]
    fn a_person_is_told_where_a_text_stops_being_json_and_what_belongs_there() {
        let cases = [
            ("", "it ends too early"),
            ("{\"wagons\": 3", "line 1, column 12: it ends too early"),
            ("nine", "line 1, column 2: a value belongs here"),
            ("{\"wagons\": }", "line 1, column 12: a value belongs here"),
            ("{wagons: 3}", "line 1, column 2: the name of a field belongs here"),
            ("{\"wagons\": 3} 4", "line 1, column 15: there is more after the end"),
            ("{\"wagons\": 3,\n}", "line 2, column 1: no comma belongs"),
            (
                "{\"wagons\": \"many\"}",
                "line 1, column 17: this must be a whole number from 0 to 255, not \"many\"",
            ),
        ];
        for (text, why) in cases {
            let told = explain_json(&serde_json::from_str::<Camp>(text).unwrap_err());
            assert!(told.contains(why), "{text}: {told}");
        }
    }
}
