//! Whether something has a given part: tables match as subsets, everything else exactly.
//!
//! A table can be compared with a list: its keys are then indices, counted from 1, or from the end with −1, −2, … A key with an
//! underscore says something about the whole: `_length`, `_has`, `_absent`.

use serde_json::{Map, Value};
use table::SaturatingAs;

use super::source::{Node, ScenarioError};

/// A place where something is not as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mismatch {
    /// The keys that lead there.
    pub(crate) path: String,
    pub(crate) expected: String,
    pub(crate) found: String,
}

/// Reads what is expected of a whole, and checks the keys with an underscore in it.
pub(crate) fn read(node: &Node) -> Result<Value, ScenarioError> {
    check(node)?;
    Ok(node.to_value())
}

fn check(node: &Node) -> Result<(), ScenarioError> {
    for child in node.as_list().unwrap_or_default() {
        check(child)?;
    }
    if !node.is_table() {
        return Ok(());
    }
    for (key, child) in node.entries("a part")? {
        match key.as_str() {
            "_absent" => {
                child.truth("'_absent'")?;
            }
            "_length" => {
                child.number::<usize>("'_length'")?;
            }
            "_has" => {
                child.list("'_has'")?;
            }
            _ if key.starts_with('_') => {
                let why = format!("'{key}' is none of _absent, _length, _has");
                return Err(ScenarioError::at(child.line, why));
            }
            _ => {}
        }
        check(child)?;
    }
    Ok(())
}

/// All differences of `found` from what is expected. `None` stands for a missing value.
pub(crate) fn mismatches(path: &str, expected: &Value, found: Option<&Value>) -> Vec<Mismatch> {
    let mut list = Vec::new();
    compare(path, expected, found, &mut list);
    list
}

fn compare(path: &str, expected: &Value, found: Option<&Value>, into: &mut Vec<Mismatch>) {
    match (expected, found) {
        (Value::Object(parts), _) if parts.contains_key("_absent") || found.is_some() => {
            compare_parts(path, parts, found, into);
        }
        (Value::Array(expected), Some(Value::Array(found))) if expected.len() == found.len() => {
            for (index, (expected, found)) in expected.iter().zip(found).enumerate() {
                compare(&format!("{path}.{}", index + 1), expected, Some(found), into);
            }
        }
        (_, Some(found)) if same(expected, found) => {}
        _ => into.push(mismatch(path, expected.to_string(), found)),
    }
}

fn compare_parts(path: &str, parts: &Map<String, Value>, found: Option<&Value>, into: &mut Vec<Mismatch>) {
    for (key, part) in parts {
        match key.as_str() {
            "_absent" => {
                let absent = found.is_none_or(Value::is_null);
                if part.as_bool() != Some(absent) {
                    let expected = if absent { "something" } else { "nothing" };
                    into.push(mismatch(path, expected.to_owned(), found));
                }
            }
            "_length" => {
                let length = found.and_then(length);
                if length != part.as_u64() {
                    into.push(mismatch(path, format!("of length {part}"), found));
                }
            }
            "_has" => {
                let list = found.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
                for wanted in part.as_array().into_iter().flatten() {
                    if !list.iter().any(|found| mismatches("", wanted, Some(found)).is_empty()) {
                        into.push(mismatch(path, format!("a list with {wanted}"), found));
                    }
                }
            }
            _ => compare_key(path, key, part, found, into),
        }
    }
    if parts.is_empty() && !matches!(found, Some(Value::Object(_) | Value::Array(_))) {
        into.push(mismatch(path, "a table".to_owned(), found));
    }
}

fn compare_key(path: &str, key: &str, part: &Value, found: Option<&Value>, into: &mut Vec<Mismatch>) {
    let inner = format!("{path}.{key}");
    match found {
        Some(Value::Object(object)) => compare(&inner, part, object.get(key), into),
        Some(Value::Array(list)) => {
            if let Some(index) = place(key, list.len()) {
                compare(&inner, part, list.get(index), into);
            } else {
                let expected = format!("'{key}'; elements of a list are 1, 2, … or -1, -2, …");
                into.push(mismatch(path, expected, found));
            }
        }
        _ => into.push(mismatch(path, format!("a table with '{key}'"), found)),
    }
}

/// The index that a key means in a list of this length; beyond the end if there is no such element.
fn place(key: &str, length: usize) -> Option<usize> {
    let number: i64 = key.parse().ok()?;
    match number {
        0 => None,
        1.. => usize::try_from(number - 1).ok(),
        _ => Some(length.checked_sub(number.unsigned_abs().saturating_as::<usize>()).unwrap_or(length)),
    }
}

fn length(value: &Value) -> Option<u64> {
    match value {
        Value::Array(list) => Some(list.len() as u64),
        Value::Object(object) => Some(object.len() as u64),
        _ => None,
    }
}

/// Equality, where numbers are equal whether or not they are written with a decimal point.
fn same(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Number(expected), Value::Number(found)) => {
            expected == found || expected.as_f64() == found.as_f64()
        }
        _ => expected == found,
    }
}

fn mismatch(path: &str, expected: String, found: Option<&Value>) -> Mismatch {
    let found = found.map_or_else(|| "nothing".to_owned(), Value::to_string);
    Mismatch { path: path.to_owned(), expected, found }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fits(expected: &Value, found: &Value) -> bool {
        mismatches("", expected, Some(found)).is_empty()
    }

    #[test]
    fn tables_match_as_subsets_and_lists_exactly() {
        let found = json!({"a": 1, "b": [{"c": 2, "d": 3}, 4]});
        assert!(fits(&json!({}), &found));
        assert!(fits(&json!({"a": 1}), &found));
        assert!(fits(&json!({"b": [{"c": 2}, 4]}), &found));
        assert!(!fits(&json!({"a": 2}), &found));
        assert!(!fits(&json!({"e": 1}), &found));
        assert!(!fits(&json!({"b": [{"c": 2}]}), &found));
        assert!(!fits(&json!({"b": [4, {"c": 2}]}), &found));
    }

    #[test]
    fn an_element_of_a_list_is_counted_from_one_or_from_the_end() {
        let found = json!([10, 20, 30]);
        assert!(fits(&json!({"1": 10, "3": 30, "-1": 30, "-3": 10}), &found));
        for wrong in
            [json!({"1": 20}), json!({"4": 0}), json!({"-4": 10}), json!({"0": 10}), json!({"x": 10})]
        {
            assert!(!fits(&wrong, &found), "{wrong}");
        }
    }

    #[test]
    fn underscored_keys_speak_of_the_whole() {
        let found = json!({"list": [{"a": 1, "b": 2}, 7], "none": null});
        assert!(fits(&json!({"list": {"_length": 2, "_has": [7, {"a": 1}]}}), &found));
        assert!(!fits(&json!({"list": {"_length": 3}}), &found));
        assert!(!fits(&json!({"list": {"_has": [8]}}), &found));
        assert!(fits(&json!({"gone": {"_absent": true}, "none": {"_absent": true}}), &found));
        assert!(fits(&json!({"list": {"_absent": false}}), &found));
        assert!(!fits(&json!({"list": {"_absent": true}}), &found));
        assert!(!fits(&json!({"gone": {"_absent": false}}), &found));
    }

    #[test]
    fn a_mismatch_names_the_way_to_it() {
        let list = mismatches("position", &json!({"a": {"2": {"b": 5}}}), Some(&json!({"a": [0, {"b": 6}]})));
        let mismatch =
            Mismatch { path: "position.a.2.b".to_owned(), expected: "5".to_owned(), found: "6".to_owned() };
        assert_eq!(list, [mismatch]);
    }
}
