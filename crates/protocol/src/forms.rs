//! Forms of actions: from the text and the data of one action, the data of similar texts can be derived.

use serde_json::Value;

/// The placeholder of a number in the text and in the data of a form.
const NUMBER: char = '#';
/// The placeholder of a word.
const WORD: char = '*';

/// The form of an action: its text and its data, with placeholders for what occurs in both.
pub(super) fn form(action: &str, data: &Value) -> (String, Value) {
    let (mut text, mut rest) = (String::new(), action);
    let form = with_leaves(data, &mut |leaf| {
        let (hole, written) = match leaf {
            Value::Number(number) => (NUMBER, number.to_string()),
            Value::String(word) => (WORD, word.clone()),
            _ => return leaf.clone(),
        };
        let Some((before, after)) = split_at_word(rest, &written) else { return leaf.clone() };
        text.push_str(before);
        text.push(hole);
        rest = after;
        Value::from(hole.to_string())
    });
    text.push_str(rest);
    (text, form)
}

/// The data of an action whose text matches a form; `None` if it does not.
pub(super) fn read((form, data): &(String, Value), action: &str) -> Option<Value> {
    let mut rest = action;
    let mut found = Vec::new();
    for sign in form.chars() {
        if sign != NUMBER && sign != WORD {
            rest = rest.strip_prefix(sign)?;
            continue;
        }
        let (word, after) = rest.split_at(rest.find([' ', ',']).unwrap_or(rest.len()));
        let value = if sign == WORD { Value::from(word) } else { Value::from(word.parse::<i64>().ok()?) };
        found.push(value);
        rest = after;
    }
    let mut found = found.into_iter();
    let is_hole =
        |leaf: &Value| leaf == &Value::from(NUMBER.to_string()) || leaf == &Value::from(WORD.to_string());
    let data = with_leaves(data, &mut |leaf| {
        if is_hole(leaf) { found.next().unwrap_or_default() } else { leaf.clone() }
    });
    rest.is_empty().then_some(data)
}

/// Replaces the leaves of a value.
fn with_leaves(value: &Value, leaf: &mut impl FnMut(&Value) -> Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(|item| with_leaves(item, leaf)).collect(),
        Value::Object(members) => {
            members.iter().map(|(key, member)| (key.clone(), with_leaves(member, leaf))).collect()
        }
        _ => leaf(value),
    }
}

/// The text before and after a word.
fn split_at_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let is_apart = |sign: Option<char>| sign.is_none_or(|sign| sign == ' ' || sign == ',');
    let split = |at: usize| (&text[..at], &text[at + word.len()..]);
    let mut found = text.match_indices(word).map(|(at, _)| split(at));
    found.find(|(before, after)| is_apart(before.chars().next_back()) && is_apart(after.chars().next()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_action_is_read_by_the_form_of_another() {
        let form = form("lay 2,-1 turned", &json!({ "lay": { "turned": true, "column": 2, "row": -1 } }));
        assert_eq!(form.0, "lay #,# turned");
        let read = |action: &str| read(&form, action);
        let data = json!({ "lay": { "turned": true, "column": -30, "row": 12 } });
        assert_eq!(read("lay -30,12 turned"), Some(data));
        for other in ["lay 2,-1", "lay x,1 turned", "lay 2,-1 turned twice", "take 7"] {
            assert_eq!(read(other), None, "{other}");
        }
    }

    #[test]
    fn what_differs_from_the_text_is_part_of_the_form() {
        let (text, data) = form("reroll 2", &json!({ "reroll": "second" }));
        assert_eq!((text.as_str(), data), ("reroll 2", json!({ "reroll": "second" })));
    }
}
