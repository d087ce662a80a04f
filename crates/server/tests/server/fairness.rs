//! Bots think for everybody in turn, and only where somebody plays or looks.

use std::time::Duration;

use serde_json::{Value, json};

use crate::guest::{Guest, Line};
use crate::place::{Place, brisk};
use crate::playing::some_play;

/// How many tables one person floods the server with.
const FLOOD: usize = 100;

/// A figure of the server.
async fn figure(place: &Place, name: &str) -> u64 {
    let text = place.nobody().get("/metrics").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    line.unwrap_or_else(|| panic!("there is no {name} in {text}"))
}

fn only_bots() -> Value {
    let bot = json!({"kind": "bot", "level": "marshal"});
    json!({"game": "carson-city", "seats": [bot, bot, bot, bot]})
}

fn with_a_bot() -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot", "level": "marshal"}]})
}

/// The moment in which it is our turn.
async fn our_turn(line: &mut Line) -> Value {
    let mut moment = line.welcome["moment"].clone();
    while some_play(&moment).is_none() {
        moment = line.next_of("moved").await["moment"].clone();
    }
    moment
}

async fn decisions(guest: &Guest, table: &str) -> u64 {
    guest.get(&format!("/api/tables/{table}")).await.good()["decisions"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_with_a_single_table_is_answered_while_another_floods_the_bots() {
    let mut config = brisk();
    // Long beside what a busy machine needs to pass a message on: others decide little meanwhile.
    config.think = Duration::from_secs(1);
    let place = Place::open_with(config).await;
    let (ann, eve) = (place.guest("Ann").await, place.guest("Eve").await);
    let mut line = ann.sit(&ann.new_table(&with_a_bot()).await).await;
    let moment = our_turn(&mut line).await;
    let mut watching = Vec::new();
    for _ in 0..FLOOD {
        watching.push(eve.sit(&eve.new_table(&only_bots()).await).await);
    }
    while figure(&place, "boomtown_bots_waiting").await < FLOOD as u64 / 2 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let before = figure(&place, "boomtown_entries_total").await;
    let play = some_play(&moment).unwrap();
    line.send(&json!({"type": "ask", "id": "mine", "ask": play})).await;
    let mut answered = false;
    while !answered {
        let moved = line.next_of("moved").await;
        answered = moved["log"].as_array().unwrap().iter().any(|told| told["seat"] == 2);
        answered |= moved["table"]["deciders"] == json!([1]) && moved["log"][0]["seat"] == 1;
    }
    let between = figure(&place, "boomtown_entries_total").await - before;
    assert!(between < FLOOD as u64 / 2, "{between} decisions of others came first");
    assert!(place.nobody().get("/metrics").await.body.contains("boomtown_bots_wait_seconds_bucket"));
    drop(watching);
    place.close().await;
}

#[tokio::test]
async fn a_table_of_bots_goes_on_only_while_somebody_looks() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let unseen = ann.new_table(&only_bots()).await;
    let seen = ann.new_table(&only_bots()).await;
    let mut line = place.nobody().sit(&seen).await;
    line.next_of("moved").await;
    assert_eq!(decisions(&ann, &unseen).await, 0);
    drop(line);
    // Nor does it when the server comes back.
    let place = place.again().await;
    let mut ann = ann;
    ann.address = place.address;
    let stood = decisions(&ann, &seen).await;
    let mut line = ann.sit(&ann.new_table(&with_a_bot()).await).await;
    our_turn(&mut line).await;
    assert_eq!((decisions(&ann, &unseen).await, decisions(&ann, &seen).await), (0, stood));
    let mut line = ann.sit(&unseen).await;
    assert_eq!(line.next_of("moved").await["moment"]["decisions"], 1);
    place.close().await;
}

#[tokio::test]
async fn a_table_where_a_person_plays_goes_on_by_itself_after_a_restart() {
    let mut slow = brisk();
    slow.pause = Duration::from_secs(3600);
    let place = Place::open_with(slow).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&with_a_bot()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while let Some(play) = some_play(&moment) {
        line.send(&json!({"type": "ask", "id": moment["version"].to_string(), "ask": play})).await;
        moment = line.next_of("moved").await["moment"].clone();
    }
    let stood = moment["decisions"].as_u64().unwrap();
    drop(line);
    let folder = place.close().await;
    let place = Place::open_in(folder, brisk()).await;
    while decisions(&place.nobody(), &table).await == stood {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    place.close().await;
}
