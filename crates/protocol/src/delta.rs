//! Changes from one JSON text to the next, so that only the differences are sent.
//!
//! A change is itself JSON:
//!
//! - `[value]`: replace by this value.
//! - `{"key": change, …}`: change these members of an object or elements of a list; `0` removes a member.
//! - `[index, count, item, …]`: replace this many elements of a list, from this index on, by these items.
//!
//! The browser applies changes in `web/src/lib/delta.ts`; `web/tests/delta.json` contains examples that both sides are tested with.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use table::SaturatingAs;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// The change from `old` to `new`, both JSON texts without whitespace; `None` if they are equal.
pub fn between(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let mut change = String::new();
    write_change(old, new, &mut change);
    Some(change)
}

/// The change from anything to `new`.
pub fn whole(new: &str) -> String {
    format!("[{new}]")
}

/// Writes the shortest change between two different values.
fn write_change(old: &str, new: &str, out: &mut String) {
    let start = out.len();
    let inside = match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => {
            members(old).zip(members(new)).map(|(old, new)| write_members(&old, &new, out))
        }
        (Some(b'['), Some(b'[')) => items(old).zip(items(new)).map(|(old, new)| write_items(&old, &new, out)),
        _ => None,
    };
    if inside.is_none() || out.len() - start > new.len() + 2 {
        out.truncate(start);
        out.extend(["[", new, "]"]);
    }
}

fn write_members(old: &[Member<'_>], new: &[Member<'_>], out: &mut String) {
    out.push('{');
    let mut first = true;
    for (place, (key, value)) in new.iter().enumerate() {
        // Mostly the same members come in the same order.
        let same_place = old.get(place).filter(|(known, _)| known == key);
        let before = same_place.or_else(|| old.iter().find(|(known, _)| known == key));
        match before {
            Some((_, before)) if before == value => {}
            Some((_, before)) => {
                write_key(key, &mut first, out);
                write_change(before, value, out);
            }
            None => {
                write_key(key, &mut first, out);
                out.extend(["[", value, "]"]);
            }
        }
    }
    for (key, _) in old.iter().filter(|(key, _)| !new.iter().any(|(kept, _)| kept == key)) {
        write_key(key, &mut first, out);
        out.push('0');
    }
    out.push('}');
}

fn write_key(key: &str, first: &mut bool, out: &mut String) {
    if !std::mem::take(first) {
        out.push(',');
    }
    let _ = write!(out, "{}:", Value::from(key));
}

fn write_items(old: &[&str], new: &[&str], out: &mut String) {
    let start = out.len();
    let before = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[before..], &new[before..]);
    let after = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[..old.len() - after], &new[..new.len() - after]);
    let _ = write!(out, "[{before},{}", old.len());
    for item in new {
        out.extend([",", item]);
    }
    out.push(']');
    if old.len() != new.len() {
        return;
    }
    let end = out.len();
    out.push('{');
    let mut first = true;
    for (place, (old, new)) in old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new) {
        write_key(&(before + place).to_string(), &mut first, out);
        write_change(old, new, out);
    }
    out.push('}');
    if out.len() - end < end - start {
        out.replace_range(start..end, "");
    } else {
        out.truncate(end);
    }
}

/// A member of an object: its name and the text of its value.
type Member<'a> = (Cow<'a, str>, &'a str);

/// The members of an object, in order.
fn members(text: &str) -> Option<Vec<Member<'_>>> {
    struct Members<'a>(Vec<Member<'a>>);

    #[derive(Deserialize)]
    struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

    struct Reader;

    impl<'de> Visitor<'de> for Reader {
        type Value = Members<'de>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Members<'de>, M::Error> {
            let mut members = Vec::new();
            while let Some((Name(name), value)) = map.next_entry::<Name<'de>, &'de RawValue>()? {
                members.push((name, value.get()));
            }
            Ok(Members(members))
        }
    }

    impl<'de> Deserialize<'de> for Members<'de> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Members<'de>, D::Error> {
            deserializer.deserialize_map(Reader)
        }
    }

    serde_json::from_str::<Members<'_>>(text).ok().map(|members| members.0)
}

/// The elements of a list.
fn items(text: &str) -> Option<Vec<&str>> {
    let items: Vec<&RawValue> = serde_json::from_str(text).ok()?;
    Some(items.into_iter().map(RawValue::get).collect())
}

/// A change that does not fit the value it is applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeltaError;

impl fmt::Display for DeltaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the change does not fit what it is applied to")
    }
}

impl std::error::Error for DeltaError {}

/// Applies a change, as clients do.
///
/// # Errors
/// If the change does not fit the value.
pub fn apply(value: &mut Value, change: &Value) -> Result<(), DeltaError> {
    match change {
        Value::Array(parts) => match (parts.as_slice(), value) {
            ([new], value) => *value = new.clone(),
            ([place, count, new @ ..], Value::Array(items)) => {
                let number = |value: &Value| {
                    value.as_u64().map(SaturatingAs::saturating_as::<usize>).ok_or(DeltaError)
                };
                let (place, count) = (number(place)?, number(count)?);
                let end = place.checked_add(count).filter(|&end| end <= items.len()).ok_or(DeltaError)?;
                items.splice(place..end, new.iter().cloned());
            }
            _ => return Err(DeltaError),
        },
        Value::Object(changes) => {
            for (key, change) in changes {
                apply_inside(value, key, change)?;
            }
        }
        _ => return Err(DeltaError),
    }
    Ok(())
}

fn apply_inside(value: &mut Value, key: &str, change: &Value) -> Result<(), DeltaError> {
    match value {
        Value::Object(members) if change == 0 => members.shift_remove(key).map(drop).ok_or(DeltaError),
        Value::Object(members) => apply(members.entry(key).or_insert(Value::Null), change),
        Value::Array(items) => {
            let item = key.parse::<usize>().ok().and_then(|place| items.get_mut(place));
            apply(item.ok_or(DeltaError)?, change)
        }
        _ => Err(DeltaError),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (-3i64..4).prop_map(Value::from),
            "[ab\"\\\\é]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::vec(("[ab\"0]{1,2}", inner), 0..5)
                    .prop_map(|members| Value::Object(members.into_iter().collect())),
            ]
        })
    }

    fn check(old: &Value, new: &Value) {
        let Some(change) = between(&old.to_string(), &new.to_string()) else {
            assert_eq!(old, new);
            return;
        };
        assert!(change.len() <= whole(&new.to_string()).len(), "{change} is longer than {new}");
        let mut value = old.clone();
        apply(&mut value, &serde_json::from_str(&change).unwrap()).unwrap();
        assert_eq!(&value, new, "{change}");
    }

    proptest! {
        #[test]
        fn a_change_makes_the_new_of_the_old((old, new) in (any_json(), any_json())) {
            check(&old, &new);
        }

        #[test]
        fn a_change_of_something_inside_makes_the_new_of_the_old((old, part, place) in (any_json(), any_json(), 0usize..8)) {
            let mut new = old.clone();
            match &mut new {
                Value::Array(items) if !items.is_empty() => {
                    let place = place % items.len();
                    items[place] = part;
                }
                Value::Object(members) if !members.is_empty() => {
                    let place = place % members.len();
                    *members.values_mut().nth(place).unwrap() = part;
                }
                _ => {}
            }
            check(&json!({"in": old}), &json!({"in": new}));
        }

        #[test]
        fn nonsense_is_refused_and_does_not_panic((mut value, change) in (any_json(), any_json())) {
            let _ = apply(&mut value, &change);
        }
    }

    #[test]
    fn both_sides_agree_on_the_examples() {
        #[derive(Deserialize)]
        struct Example {
            old: Value,
            new: Value,
            change: Value,
        }
        let examples: Vec<Example> =
            serde_json::from_str(include_str!("../../../web/tests/delta.json")).unwrap();
        for Example { old, new, change } in examples {
            let made = between(&old.to_string(), &new.to_string());
            assert_eq!(
                made.map_or(Value::Null, |made| serde_json::from_str(&made).unwrap()),
                change,
                "{old} → {new}"
            );
            check(&old, &new);
        }
    }
}
