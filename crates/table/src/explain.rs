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
        let (path, why) = (error.path().to_string(), explain_message(&error.inner().to_string()));
        FormatError::new(if path == "." { why } else { format!("{path}: {why}") })
    })
}

/// In the page nobody writes JSON by hand: the error is reported without its location, which would need a second pass.
#[cfg(target_family = "wasm")]
fn locate<T>(_: &Value, error: &serde_json::Error) -> Result<T, FormatError> {
    Err(FormatError::new(explain_message(&error.to_string())))
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
        what => explain_message(what),
    };
    match error.line() {
        0 => why,
        line => format!("line {line}, column {}: {why}", error.column().max(1)),
    }
}

/// A message of serde or of a parser of numbers, without the names of Rust types. One that is not recognised stays as it is.
///
/// ```
/// let why = table::explain_message("invalid type: string \"many\", expected u8");
/// assert_eq!(why, "this must be a whole number from 0 to 255, not \"many\"");
/// ```
pub fn explain_message(message: &str) -> String {
    mismatch(message)
        .or_else(|| unknown(message))
        .or_else(|| missing(message))
        .or_else(|| wrong_length(message))
        .or_else(|| no_known_form(message))
        .or_else(|| no_number(message))
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

/// `invalid length 2, expected struct Camp with 3 elements`
fn wrong_length(message: &str) -> Option<String> {
    let (found, expected) = message.strip_prefix("invalid length ")?.split_once(", expected ")?;
    Some(match plain(expected) {
        kind @ "an object with fields" => format!("this must be {kind}, not a list"),
        _ => format!("this list has the wrong length, {found}"),
    })
}

/// `data did not match any variant of untagged enum Level`
fn no_known_form(message: &str) -> Option<String> {
    message
        .starts_with("data did not match any variant")
        .then(|| "this has none of the forms that are known here".to_owned())
}

/// An error of the standard library about a text that is not the expected number.
fn no_number(message: &str) -> Option<String> {
    let why = match message {
        "invalid digit found in string" | "cannot parse integer from empty string" => {
            "this must be a whole number"
        }
        "number too large to fit in target type" => "this number is too large",
        "number too small to fit in target type" => "this number is too small",
        "provided string was not `true` or `false`" => "this must be true or false",
        _ => return None,
    };
    Some(why.to_owned())
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
        _ if kind.starts_with("struct ") || kind.contains("tagged enum ") => "an object with fields",
        _ if kind.starts_with("enum ") || kind == "variant identifier" => "one of the known names",
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
            (json!([]), "this must be an object with fields, not a list"),
        ];
        for (value, why) in cases {
            assert_eq!(wrong(&value), why);
        }
    }

    #[derive(Deserialize, Debug)]
    #[serde(tag = "kind")]
    enum Order {
        Halt,
    }

    #[derive(Deserialize, Debug)]
    #[serde(untagged)]
    enum Distance {
        Miles(u8),
    }

    #[test]
    fn choices_and_lists_are_explained_without_types_of_rust_too() {
        let why = |error: serde_json::Error| explain_message(&error.to_string());
        let order = serde_json::from_value::<Order>(json!(7)).unwrap_err();
        assert_eq!(why(order), "this must be an object with fields, not 7");
        let Order::Halt = serde_json::from_value(json!({"kind": "Halt"})).unwrap();
        let distance = serde_json::from_value::<Distance>(json!("far")).unwrap_err();
        assert_eq!(why(distance), "this has none of the forms that are known here");
        let Distance::Miles(miles) = serde_json::from_value(json!(7)).unwrap();
        let pair = serde_json::from_value::<(u8, u8)>(json!([miles])).unwrap_err();
        assert_eq!(why(pair), "this list has the wrong length, 1");
        assert_eq!(
            why(serde_json::from_value::<u8>(json!(null)).unwrap_err()),
            "this must be a whole number from 0 to 255, not nothing"
        );
        let numbers =
            ["-", "", "300"].map(|text| explain_message(&text.parse::<u8>().unwrap_err().to_string()));
        assert_eq!(
            numbers,
            ["this must be a whole number", "this must be a whole number", "this number is too large"]
        );
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
