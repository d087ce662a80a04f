//! Clients with an engine of their own are told the views alone: less, and never more.

use serde_json::{Value, json};

use crate::place::Place;
use crate::playing::some_play;
use crate::viewer::{Viewer, hello};

/// How a browser says hello that has loaded this very engine.
fn with_engine() -> Value {
    json!({"type": "hello", "protocol": 1, "detail": "view", "changes": true, "engine": hosting::ENGINE})
}

/// Leaves out of a moment what follows from its views.
fn views_of(moment: &Value) -> Value {
    let mut moment = moment.clone();
    moment["scores"] = Value::Null;
    for seat in moment["seats"].as_array_mut().unwrap() {
        seat["account"] = Value::Null;
        seat.as_object_mut().unwrap().shift_remove("offers");
    }
    moment
}

#[tokio::test]
async fn whoever_has_another_engine_or_none_is_told_everything() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": [{"kind": "me"}]})).await;
    let whole = Viewer::sit(&ann, &table).await.moment();
    for engine in [json!("0123456789abcdef"), Value::Null] {
        let mut hello = with_engine();
        hello["engine"] = engine;
        assert_eq!(Viewer::sit_with(&ann, &table, &hello).await.moment(), whole);
    }
    let bare = Viewer::sit_with(&ann, &table, &with_engine()).await.moment();
    assert_eq!(bare, views_of(&whole));
    assert_ne!(bare, whole);
    place.close().await;
}

/// A secret that a view does not hold is nowhere else in what is sent either: everything there is what anybody at that seat is told,
/// less some of it.
#[tokio::test]
async fn a_client_with_an_engine_is_sent_nothing_that_others_at_its_seat_are_not() {
    for game in ["carson-cards", "carson-city"] {
        let place = Place::open().await;
        let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
        let options = if game == "carson-city" {
            json!({"might_is_right": true, "new_beginning": true})
        } else {
            json!({})
        };
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let table = ann.new_table(&json!({"game": game, "options": options, "seats": seats})).await;
        bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        let mut bare = Viewer::sit_with(&ann, &table, &with_engine()).await;
        let mut anns = Viewer::sit_with(&ann, &table, &hello()).await;
        let mut bobs = Viewer::sit(&bob, &table).await;
        for decision in 0..60 {
            let (viewer, play) = match (some_play(&bobs.moment()), some_play(&anns.moment())) {
                (Some(play), _) => (&mut bobs, play),
                (None, Some(play)) => (&mut anns, play),
                (None, None) => break,
            };
            viewer.line.send(&json!({"type": "ask", "id": decision.to_string(), "ask": play})).await;
            for viewer in [&mut bare, &mut anns, &mut bobs] {
                viewer.until(decision + 1).await;
            }
            assert_eq!(bare.moment(), views_of(&anns.moment()), "{game} after {decision}");
            assert_eq!(bare.scene["table"], anns.scene["table"]);
            assert_eq!(bare.lines, anns.lines);
        }
        place.close().await;
    }
}

/// What somebody has left to be answered for him is in no view, so nothing of it may come beside the views of others either.
#[tokio::test]
async fn what_another_player_decided_ahead_is_not_beside_the_views() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut bobs = Viewer::sit(&bob, &table).await;
    bobs.line.do_it(json!({"kind": "answer_obvious", "seat": 2, "on": true})).await;
    let told = |viewer: &Viewer| viewer.scene.to_string().contains(r#""obvious":true"#);
    assert!(told(&Viewer::sit_with(&bob, &table, &with_engine()).await), "he himself is told");
    let eve = place.guest("Eve").await;
    for other in [&ann, &eve] {
        let bare = Viewer::sit_with(other, &table, &with_engine()).await;
        assert!(!told(&bare), "{}", bare.scene);
    }
    place.close().await;
}

/// The page makes previews and forecasts itself, so this is all that a decision costs.
#[tokio::test]
async fn with_an_engine_a_decision_and_its_hint_take_at_most_four_kilobytes_in_the_median() {
    let here = json!({"kind": "here", "name": "Bob"});
    for (game, seats) in [("circle-wagons", 2), ("carson-city", 2), ("carson-city", 4), ("carson-cards", 4)] {
        let place = Place::open().await;
        let ann = place.guest("Ann").await;
        let mut all = vec![json!({"kind": "me"})];
        all.resize(seats, here.clone());
        let table = ann.new_table(&json!({"game": game, "seats": all})).await;
        let mut viewer = Viewer::sit_with(&ann, &table, &with_engine()).await;
        let mut bytes = Vec::new();
        for decision in 0..40 {
            let Some(seat) = viewer.moment()["deciders"][0].as_u64() else { break };
            let hinted = viewer.line.ask(json!({"kind": "hint", "seat": seat})).await;
            let play = json!({"kind": "play", "seat": seat, "action": hinted["action"], "at": decision});
            viewer.line.send(&json!({"type": "ask", "id": decision.to_string(), "ask": play})).await;
            bytes.push(hinted.to_string().len() + viewer.until(decision + 1).await);
        }
        bytes.sort_unstable();
        assert!(bytes[bytes.len() / 2] <= 4_000, "{game} with {seats}: {bytes:?}");
        place.close().await;
    }
}
