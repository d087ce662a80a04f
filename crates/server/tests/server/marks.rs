//! Everybody has a mark of his own, chosen or not, and keeps it.

use serde_json::{Value, json};

use crate::place::Place;

fn marks(info: &Value) -> Vec<&str> {
    info["seats"].as_array().unwrap().iter().map(|seat| seat["mark"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn marks_are_chosen_at_set_up_and_while_one_waits_and_nobody_has_anothers() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let bot = json!({"kind": "bot", "level": "cowhand"});
    let new = json!({"game": "carson-city", "seats": [{"kind": "me", "mark": "star"}, bot, {"kind": "open"}, {"kind": "open"}]});
    let table = ann.new_table(&new).await;
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    let shown = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(marks(&shown), ["star", "hat", "cactus", "boot"]);
    // What somebody else chose is not to be had: whoever sits down gets another one.
    let joined = bob.post(&path("join"), &json!({"seat": 3, "mark": "star"})).await.good();
    assert_eq!(marks(&joined), ["star", "hat", "cactus", "boot"]);
    let refused = bob.put(&path("seats/3/mark"), &json!({"mark": "star"})).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("server-mark-taken")));
    // What nobody chose is, and others give way.
    let chosen = bob.put(&path("seats/3/mark"), &json!({"mark": "hat"})).await.good();
    assert_eq!(marks(&chosen), ["star", "cactus", "hat", "boot"]);
    // Nobody chooses for another.
    assert_eq!(bob.put(&path("seats/1/mark"), &json!({"mark": "cow"})).await.status, 403);
    assert_eq!(bob.put(&path("seats/3/mark"), &json!({"mark": "spur"})).await.status, 422);
    place.close().await;
}

#[tokio::test]
async fn a_table_is_not_set_up_with_the_same_mark_twice() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me", "mark": "cow"}, {"kind": "here", "name": "Bob", "mark": "cow"}]);
    let refused = ann.post("/api/tables", &json!({"game": "circle-wagons", "seats": seats})).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("server-mark-taken")));
    place.close().await;
}

#[tokio::test]
async fn whoever_plays_again_keeps_his_mark_at_another_seat_and_it_does_not_change_in_a_game() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me", "mark": "cow"}, {"kind": "here", "name": "Bob"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    let refused = ann.put(&format!("/api/tables/{table}/seats/1/mark"), &json!({"mark": "boot"})).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("server-begun")));
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!((marks(&next), &next["seats"][0]["name"]), (vec!["star", "cow"], &json!("Bob")));
    place.close().await;
}
