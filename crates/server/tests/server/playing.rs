//! How tests play: any legal action, the first or the last on the list.

use serde_json::{Value, json};

use crate::guest::Line;

/// The seat that is asked and can be acted for in this moment, with its actions.
pub(crate) fn acting(moment: &Value) -> Option<(u64, Vec<String>)> {
    let seats = moment["seats"].as_array()?;
    seats.iter().find_map(|seat| {
        let number = seat["viewer"]["seat"].as_u64()?;
        let texts = |key: &str| seat[key].as_array().cloned().unwrap_or_default();
        let bare = texts("actions").iter().filter_map(|action| Some(action.as_str()?.to_owned())).collect();
        let full: Vec<String> =
            texts("offers").iter().filter_map(|offer| Some(offer["action"].as_str()?.to_owned())).collect();
        let actions: Vec<String> = if full.is_empty() { bare } else { full };
        (!actions.is_empty()).then_some((number, actions))
    })
}

/// A decision for the seat that is asked: the middle of the list, so that towns grow in all directions.
pub(crate) fn some_play(moment: &Value) -> Option<Value> {
    let (seat, actions) = acting(moment)?;
    let action = &actions[actions.len() / 2];
    Some(json!({"kind": "play", "seat": seat, "action": action, "at": moment["decisions"]}))
}

/// Plays one decision and gives the moment after it.
pub(crate) async fn play_one(line: &mut Line, moment: &Value, id: &str) -> Value {
    let play = some_play(moment).expect("it is our turn");
    line.send(&json!({"type": "ask", "id": id, "ask": play})).await;
    let moved = line.next_of("moved").await;
    let answer = line.next().await;
    assert_eq!((answer["type"].as_str(), answer["id"].as_str()), (Some("done"), Some(id)), "{answer}");
    moved["moment"].clone()
}

/// Plays so many decisions for seats that one line holds all of.
pub(crate) async fn play_on(line: &mut Line, mut moment: Value, decisions: usize) -> Value {
    for number in 0..decisions {
        let id = format!("on-{}-{number}", moment["version"]);
        moment = play_one(line, &moment, &id).await;
    }
    moment
}
