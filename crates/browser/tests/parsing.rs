//! Whatever the page says is answered: a request that is nearly right, a table in which something is out of place. Views are as the
//! engine or a server has made them, or no views at all.

#[expect(unreachable_pub, reason = "the fuzz targets call these functions from another crate")]
#[path = "../../../fuzz/src/messages.rs"]
mod messages;

use std::sync::LazyLock;

use browser::Engine;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

const GAMES: [&str; 3] = ["circle-wagons", "carson-cards", "carson-city"];
const DECISIONS: usize = 8;

fn given() -> Value {
    json!({ "now": 1_800_000_000_000_u64, "chance": "5e".repeat(32) })
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.ask(&request.to_string())).unwrap()
}

/// A table of this game after some decisions, its number, and requests of a page that are right there.
fn table(game: &str) -> (Engine, Vec<Value>) {
    let mut engine = Engine::default();
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Bob" }]);
    let table = json!({ "game": game, "seats": seats, "salt": "s" });
    let create =
        json!({ "kind": "create", "me": { "id": "here", "name": "Ann" }, "table": table, "given": given() });
    let made = ask(&mut engine, &create);
    let id = made["answer"]["id"].clone();
    let say = |message: Value| json!({ "kind": "say", "id": id, "message": message, "given": given() });
    let hello = say(json!({ "type": "hello", "protocol": 1, "detail": "full", "changes": false }));
    let mut requests = vec![create, hello.clone()];
    for _ in 0..DECISIONS {
        let moment = ask(&mut engine, &hello)["tell"][0]["moment"].clone();
        let seats = moment["seats"].as_array().unwrap();
        let Some(asked) = seats.iter().find(|seat| seat["offers"].is_array()) else { break };
        let (seat, action, view) = (&asked["viewer"]["seat"], &asked["offers"][0]["action"], &asked["view"]);
        let play = json!({ "kind": "play", "seat": seat, "action": action, "at": moment["decisions"] });
        let play = say(json!({ "type": "ask", "id": format!("r{}", moment["decisions"]), "ask": play }));
        let preview = json!({ "kind": "preview", "seat": seat, "action": action });
        let thought = json!({
            "game": game, "version": moment["version"], "at": moment["decisions"], "seat": seat, "view": view,
            "level": "cowhand", "seed": 9, "millis": 1, "again": false,
        });
        requests = vec![
            requests[0].clone(),
            hello.clone(),
            play.clone(),
            say(json!({ "type": "ask", "id": "p", "ask": preview })),
            json!({ "kind": "complete_views", "game": game, "views": [{ "viewer": asked["viewer"], "view": view }], "acting": [seat] }),
            json!({ "kind": "try", "game": game, "view": view, "seat": seat, "guess": 7, "decisions": [{ "seat": seat, "action": action, "chance": 9 }] }),
            json!({ "kind": "look", "game": game, "version": moment["version"], "view": view, "request": "r", "ask": preview }),
            json!({ "kind": "choose", "thought": thought }),
        ];
        ask(&mut engine, &play);
    }
    (engine, requests)
}

/// How many places a value has, itself among them. A view is one place.
fn places(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(places).sum(),
        Value::Object(map) => {
            map.iter().map(|(name, part)| if name == "view" { 1 } else { places(part) }).sum()
        }
        _ => 0,
    }
}

/// Puts something else into the place of this number, or takes it away.
fn change(value: &mut Value, mut place: usize, other: Option<&Value>) {
    let inside: &mut dyn Iterator<Item = (bool, &mut Value)> = match value {
        Value::Array(list) if other.is_none() && place <= list.len() && place > 0 => {
            list.remove(place - 1);
            return;
        }
        Value::Array(list) => &mut list.iter_mut().map(|part| (false, part)),
        Value::Object(map) => &mut map.iter_mut().map(|(name, part)| (name == "view", part)),
        _ => return,
    };
    for (is_view, part) in inside {
        place -= 1;
        if place == 0 {
            *part = other.cloned().unwrap_or(Value::Null);
            return;
        }
        let within = if is_view { 0 } else { places(part) - 1 };
        if place <= within {
            return change(part, place, other);
        }
        place -= within;
    }
}

fn others() -> impl Strategy<Value = Option<Value>> {
    let values = [
        json!(null),
        json!(0),
        json!(-1),
        json!(1),
        json!(7),
        json!(255),
        json!(4_000_000_000_u64),
        json!(""),
        json!("h8"),
        json!("mine"),
        json!([]),
        json!({}),
        json!(true),
    ];
    prop_oneof![Just(None), prop::sample::select(values.to_vec()).prop_map(Some)]
}

#[test]
fn messages_that_are_right_hold_what_they_promise() {
    for (_, text) in messages::seeds() {
        messages::device_requests(&text);
        messages::message(&text);
        messages::delta(&text);
    }
}

proptest! {
    #[test]
    fn a_request_in_which_something_is_out_of_place_is_answered(
        game in prop::sample::select(GAMES.to_vec()),
        which in any::<Index>(),
        changes in prop::collection::vec((any::<Index>(), others()), 0..3),
    ) {
        let (mut engine, requests) = table(game);
        let mut request = requests[which.index(requests.len())].clone();
        for (place, other) in changes {
            let count = places(&request);
            if count > 1 {
                change(&mut request, 1 + place.index(count - 1), other.as_ref());
            }
        }
        let answer = ask(&mut engine, &request);
        prop_assert!(answer.is_object());
    }

    #[test]
    fn a_message_that_is_nearly_right_is_read_or_refused(
        which in any::<Index>(),
        at in any::<Index>(),
        length in 0..4_usize,
        other in any::<String>(),
    ) {
        static SEEDS: LazyLock<Vec<(&str, String)>> = LazyLock::new(messages::seeds);
        let seeds = &*SEEDS;
        let mut letters: Vec<char> = seeds[which.index(seeds.len())].1.chars().collect();
        let at = at.index(letters.len());
        let end = letters.len().min(at + length);
        letters.splice(at..end, other.chars());
        let text: String = letters.into_iter().collect();
        messages::device_requests(&text);
        messages::message(&text);
        messages::delta(&text);
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        let answer: Value = serde_json::from_str(&Engine::default().ask(&text)).unwrap();
        prop_assert!(!answer["refused"].is_null(), "{answer}");
    }
}
