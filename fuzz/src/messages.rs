//! What must hold of every message: those of a page to the engine in it, and those between a server and its clients.

use browser::Engine;
use protocol::{ClientMessage, PackedOffers, ServerMessage, delta};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// What a target can begin with, each with the name of the target.
pub fn seeds() -> Vec<(&'static str, String)> {
    let given = json!({ "now": 1_800_000_000_000_u64, "chance": "5e".repeat(32) });
    let of = |game: &str| {
        let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Bob" }]);
        let create = json!({
            "kind": "create", "me": { "id": "here", "name": "Ann" },
            "table": { "game": game, "seats": seats, "salt": "s" }, "given": given,
        });
        let mut engine = Engine::default();
        let made: Value = serde_json::from_str(&engine.ask(&create.to_string())).expect("an answer is JSON");
        let hello = json!({ "type": "hello", "protocol": 1, "detail": "full", "changes": false });
        let say = json!({ "kind": "say", "id": made["answer"]["id"], "message": hello, "given": given });
        let told: Value = serde_json::from_str(&engine.ask(&say.to_string())).expect("an answer is JSON");
        let ask =
            json!({ "type": "ask", "id": "r1", "ask": { "kind": "preview", "seat": 1, "action": "pass" } });
        [
            ("device_requests", format!("{create}\n{say}\n{{\"kind\":\"games\"}}")),
            ("message", hello.to_string()),
            ("message", ask.to_string()),
            ("message", told["tell"][0].to_string()),
            ("delta", format!("{}\n{}", made["answer"], told["tell"][0]["table"])),
        ]
    };
    ["circle-wagons", "carson-cards", "carson-city"].into_iter().flat_map(of).collect()
}

/// Whether a request carries a view. Views come from an engine or a server and are not checked again.
fn has_view(request: &Value) -> bool {
    match request {
        Value::Array(parts) => parts.iter().any(has_view),
        Value::Object(parts) => parts.iter().any(|(name, part)| name == "view" || has_view(part)),
        _ => false,
    }
}

/// Requests to the engine in the page, a line each: every one is answered with an object, whatever came before.
pub fn device_requests(text: &str) {
    let mut engine = Engine::default();
    for line in text.lines() {
        if !serde_json::from_str(line).is_ok_and(|request| has_view(&request)) {
            let answer: Value = serde_json::from_str(&engine.ask(line)).expect("an answer is JSON");
            assert!(answer.is_object(), "{answer}");
        }
    }
}

/// A message that was accepted is written as one that is accepted again, and says the same.
fn comes_back<T: DeserializeOwned + Serialize>(text: &str) {
    let Ok(message) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&message).expect("messages have only keys that are text");
    let again: T = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(serde_json::to_string(&again).expect("it was written before"), written);
}

/// A message over a socket, in either direction.
pub fn message(text: &str) {
    comes_back::<ClientMessage>(text);
    comes_back::<ServerMessage>(text);
    if let Ok(packed) = serde_json::from_str::<PackedOffers>(text) {
        let _ = packed.unpack();
    }
}

/// Two values, a line each: the change from one to the other makes the one the other, and any value can be tried as a change.
pub fn delta(text: &str) {
    let Some((old, new)) = text.split_once('\n') else { return };
    let (Ok(old), Ok(new)) = (serde_json::from_str::<Value>(old), serde_json::from_str::<Value>(new)) else {
        return;
    };
    if let Some(change) = delta::between(&old.to_string(), &new.to_string()) {
        let change = serde_json::from_str(&change).expect("a change is JSON");
        let mut changed = old.clone();
        assert_eq!(delta::apply(&mut changed, &change), Ok(()));
        assert_eq!(changed, new);
    }
    let _ = delta::apply(&mut old.clone(), &new);
}
