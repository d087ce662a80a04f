//! What is wrong with JSON that somebody wrote, in words for whoever wrote it.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{FormatError, read_value};

/// Reads a value; where it cannot, says where and what belongs there instead.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, FormatError> {
    read_value(value).or_else(|error| locate(value, &error))
}

/// Where it goes wrong is found out only if it does: the way there takes time.
#[cfg(not(target_family = "wasm"))]
fn locate<T: DeserializeOwned>(value: &Value, _: &serde_json::Error) -> Result<T, FormatError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let (path, why) = (error.path().to_string(), explain(&error.inner().to_string()));
        FormatError::new(if path == "." { why } else { format!("{path}: {why}") })
    })
}

/// In the page nobody writes JSON by hand: what is wrong is said, and reading everything once more to say where is left out.
#[cfg(target_family = "wasm")]
fn locate<T>(_: &Value, error: &serde_json::Error) -> Result<T, FormatError> {
    Err(FormatError::new(explain(&error.to_string())))
}

/// A message of serde without the names of Rust's types. What it does not know stays as it is.
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
    Some(format!("{} is found where {} belongs", thing(found), plain(expected)))
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
        "field" => format!("there is no field {name}; these are known: {known}"),
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

/// A type of Rust or of serde in plain words.
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
            (
                json!({"wagons": "many"}),
                "wagons: \"many\" is found where a whole number from 0 to 255 belongs",
            ),
            (json!({"wagons": -1}), "wagons: -1 is found where a whole number from 0 to 255 belongs"),
            (json!({"wagons": 2.5}), "wagons: 2.5 is found where a whole number from 0 to 255 belongs"),
            (json!({"wagons": 1, "fire": "out"}), "fire: \"out\" is found where true or false belongs"),
            (
                json!({"wagons": 1, "rows": [1, []]}),
                "rows[1]: a list is found where a whole number from 0 to 65535 belongs",
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
}
