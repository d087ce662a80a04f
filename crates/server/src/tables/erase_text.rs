//! Removes a person from a table's document: their id, the names of their seats, and their name in the record's header.
//!
//! It works on the serialised form, so that it also works on a document that cannot be parsed as a table any more.

use serde_json::{Value, json};
use table::Seat;

use super::players::nameless;
use crate::error::ApiError;
use crate::protocol::Me;
use crate::storage::TableDoc;

/// An empty string in JSON.
const NOTHING: &str = "\"\"";

/// The beginning of a name in JSON.
const NAME: &str = "\"name\":\"";

/// Removes a person from a document. Returns the seats that were theirs; `decided` are those for which they decided.
pub(super) fn forget_in(doc: &mut TableDoc, me: &Me, decided: &[usize]) -> Result<Vec<usize>, ApiError> {
    let mut value = serde_json::to_value(&*doc).map_err(|_| ApiError::storage())?;
    let seats = forget_in_value(&mut value, me, decided);
    *doc = serde_json::from_value(value).map_err(|_| ApiError::storage())?;
    Ok(seats)
}

/// The same for a serialised document, however broken.
pub(super) fn forget_in_text(text: &str, me: &Me, decided: &[usize]) -> (String, Vec<usize>) {
    if let Ok(mut value) = serde_json::from_str::<Value>(text) {
        let seats = forget_in_value(&mut value, me, decided);
        return (value.to_string(), seats);
    }
    let seats = seats_in_broken(text, me, decided);
    let text = text.replace(&json!(me.id).to_string(), NOTHING);
    // Which of the names were his, also such that he gave to others at his screen, can no longer be told.
    (without_names(&text), seats)
}

/// A person's seats in a broken document: those beside their id, and those for which they decided. If none can be found, it could
/// be any.
fn seats_in_broken(text: &str, me: &Me, decided: &[usize]) -> Vec<usize> {
    let id = json!(me.id).to_string();
    let after_seats = text.split("\"seats\"").nth(1).unwrap_or_default();
    let seats = after_seats.split("\"header\"").next().unwrap_or_default();
    let rows = seats.split("\"holder\"").skip(1).enumerate();
    let mut found: Vec<usize> = rows.filter(|(_, row)| row.contains(&id)).map(|(place, _)| place).collect();
    found.extend(decided.iter().filter(|place| !found.contains(place)).copied().collect::<Vec<_>>());
    if found.is_empty() { (0..Seat::MOST).collect() } else { found }
}

/// A broken document with an empty string instead of every name.
fn without_names(text: &str) -> String {
    let mut parts = text.split(NAME);
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str(NAME);
        let mut escaped = false;
        let end = part.find(|letter| {
            let ends = letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            ends
        });
        kept.push_str(end.map_or("", |end| &part[end..]));
    }
    kept
}

/// Whether only this person has to do with a table: one they created whose game never began, or a record they imported.
pub(super) fn is_nobody_elses(doc: &Value, person: &str) -> bool {
    let nobody_elses = |seat: &Value| {
        let holder = [&seat["holder"]["id"], &seat["holder"]["owner"]];
        holder.iter().all(|id| id.is_null() || **id == person)
    };
    let alone = || doc["seats"].as_array().is_some_and(|seats| seats.iter().all(nobody_elses));
    doc["host"] == person && (doc["imported"] == true || (doc["header"].is_null() && alone()))
}

fn forget_in_value(doc: &mut Value, me: &Me, decided: &[usize]) -> Vec<usize> {
    let his: Vec<usize> = doc["seats"].as_array().map_or_else(Vec::new, |seats| {
        let is_his = |&place: &usize| is_his(&seats[place], me, decided.contains(&place));
        (0..seats.len()).filter(is_his).collect()
    });
    for &seat in &his {
        doc["seats"][seat]["name"] = json!("");
        for nobody in ["stands_in_for", "gave_up", "kept_for"] {
            doc["seats"][seat][nobody] = Value::Null;
        }
        if let Some(row) = doc["seats"][seat].as_object_mut() {
            row.shift_remove("ahead");
        }
        if doc["seats"][seat]["holder"]["kind"] == "program" {
            doc["seats"][seat]["holder"] = json!({"kind": "person", "id": ""});
        }
        if let Some(name) = doc.pointer_mut(&format!("/header/players/{seat}/name")) {
            *name = Value::String(nameless(seat));
        }
    }
    forget_id(doc, &me.id);
    his
}

/// Whether a seat is or was a person's. A bot that replaced a player who resigned may not say whom: then it is the person who
/// decided there, or whose name it has.
fn is_his(seat: &Value, me: &Me, decided: bool) -> bool {
    let holder = &seat["holder"];
    let whose =
        [&holder["id"], &holder["owner"], &seat["stands_in_for"], &seat["gave_up"], &seat["kept_for"]];
    let nobodys = whose.iter().all(|id| id.is_null());
    let named = !me.name.is_empty() && seat["name"] == me.name.as_str();
    whose.iter().any(|id| **id == me.id.as_str())
        || (nobodys && seat["holder"]["kind"] == "bot" && seat["resigned"] == true && (decided || named))
}

/// Removes an id from any other place.
fn forget_id(value: &mut Value, id: &str) {
    match value {
        // His programs go by his id too.
        Value::String(text) if text.split('/').next() == Some(id) => text.clear(),
        Value::Array(list) => list.iter_mut().for_each(|each| forget_id(each, id)),
        Value::Object(map) => {
            map.shift_remove(id);
            map.values_mut().for_each(|each| forget_id(each, id));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_that_is_no_table_any_more_loses_the_name_too() {
        let me = Me { id: "a1".to_owned(), name: "Ann \"Doc\"".to_owned() };
        let doc = json!({
            "host": "a1", "new": {"a1": 3, "muted": ["a1", "b2"]},
            "seats": [
                {"holder": {"kind": "bot", "level": "deputy"}, "name": "Ann \"Doc\"", "resigned": true},
                {"holder": {"kind": "person", "id": "b2"}, "name": "Ann \"Doc\"", "resigned": false},
            ],
            "header": {"players": [{"name": "Ann \"Doc\"", "kind": "person"}, {"name": "Bob", "kind": "person"}]},
        });
        let (text, seats) = forget_in_text(&doc.to_string(), &me, &[]);
        assert_eq!(seats, [0]);
        let left: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(left["header"]["players"][0]["name"], "Player 1");
        assert_eq!(left["seats"][1]["name"], "Ann \"Doc\"", "a name that another gave himself is his");
        assert!(!text.contains("a1"), "{text}");
        let (text, seats) = forget_in_text(&format!("{{{doc}"), &me, &[1]);
        assert!(!text.contains("a1\"") && !text.contains("Doc") && !text.contains("Ann"), "{text}");
        assert_eq!(seats, [1]);
        // He had another name when he sat there, and gave one to the seat beside his.
        let older = format!("{{{doc}").replace("b2", "a1").replace("Ann", "Older");
        let (text, seats) = forget_in_text(&older, &me, &[]);
        assert!(!text.contains("Older") && text.contains("deputy"), "{text}");
        assert_eq!(seats, [1]);
        assert_eq!(forget_in_text("{\"host\":\"a1\"", &me, &[]).1.len(), Seat::MOST);
    }
}
