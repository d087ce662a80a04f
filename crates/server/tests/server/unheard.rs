//! Whoever is not here is not called more and more often, whatever others do for it.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, ServerClock};

use crate::guest::{Guest, Line};
use crate::notices::{add, ann_begins, telling};
use crate::place::Place;
use crate::playing::play_one;
use crate::receiver::Receiver;
use crate::storage::database;

/// How long the third message waits after the second.
const PAUSE: Duration = Duration::from_secs(10 * 60);

/// A server whose clock can be put forward.
async fn timed() -> (Place, ServerClock) {
    let clock = ServerClock::default();
    (Place::open_with(Config { clock: clock.clone(), ..telling() }).await, clock)
}

async fn add_hook(guest: &Guest, receiver: &Receiver) -> String {
    add(guest, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await
}

/// Waits until something that is to be told was put off.
async fn until_put_off(place: &Place) {
    let mut file = database(place.folder.path()).await;
    let query = "SELECT count(*) FROM outbox WHERE due > made + 300000";
    while sqlx::query_scalar::<_, i64>(query).fetch_one(&mut file).await.unwrap() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Takes one's last decision back, and gives the moment after it.
async fn take_back(line: &mut Line, moment: &Value) -> Value {
    let ask = json!({"kind": "undo", "seat": 2, "at": moment["decisions"]});
    line.send(&json!({"type": "ask", "id": format!("undo-{}", moment["version"]), "ask": ask})).await;
    let moved = line.next_of("moved").await;
    assert_eq!(line.next().await["type"], "done");
    moved["moment"].clone()
}

/// Decides once, so that it is the other's turn.
async fn decide(line: &mut Line, moment: &Value) -> Value {
    play_one(line, moment, &format!("play-{}", moment["version"])).await
}

#[tokio::test]
async fn whoever_takes_back_and_decides_anew_calls_the_other_no_more_often_for_it() {
    let (place, clock) = timed().await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add_hook(&bob, &receiver).await;
    // A page of his is open in the background.
    let _page = bob.sit_with(&table, &json!({"type": "hello", "protocol": 1, "hidden": true})).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    for _ in 0..2 {
        moment = decide(&mut line, &moment).await;
        assert_eq!(receiver.next().await.json()["kind"], "turn");
        moment = take_back(&mut line, &moment).await;
    }
    moment = decide(&mut line, &moment).await;
    until_put_off(&place).await;
    assert!(receiver.is_quiet());
    // It is his turn still: that is told later.
    clock.forward(PAUSE);
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    // Once he was here, what is new is told at once again.
    bob.get("/api/me").await.good();
    moment = take_back(&mut line, &moment).await;
    decide(&mut line, &moment).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    place.close().await;
}

#[tokio::test]
async fn invitations_to_one_table_after_the_other_are_told_ever_more_seldom() {
    let (place, clock) = timed().await;
    let mut receiver = Receiver::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    add_hook(&bob, &receiver).await;
    let new = new_table(&bob);
    for _ in 0..2 {
        let table = ann.new_table(&new).await;
        let told = receiver.next().await.json();
        assert_eq!((&told["kind"], &told["table"]), (&json!("invited"), &json!(table)));
    }
    ann.new_table(&new).await;
    until_put_off(&place).await;
    assert!(receiver.is_quiet());
    clock.forward(PAUSE);
    assert_eq!(receiver.next().await.json()["kind"], "invited");
    place.close().await;
}

fn new_table(kept_for: &Guest) -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "kept", "person": kept_for.id}]);
    json!({"game": "circle-wagons", "seats": seats})
}

#[tokio::test]
async fn however_often_a_channel_is_taken_away_so_many_are_tried_a_day_from_one_address() {
    let mut config = Config { limits: Limits::Usual, ..telling() };
    config.quotas.address.channel_tests = 2;
    let place = Place::open_with(config).await;
    let mut victim = Receiver::open().await;
    let ann = place.guest("Ann").await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        let channel = format!("/api/me/channels/{}", add_hook(&ann, &victim).await);
        answers.push(ann.post(&format!("{channel}/test"), &json!({})).await.status);
        if answers.len() < 3 {
            assert_eq!(victim.next().await.json()["kind"], "test");
        }
        assert_eq!(ann.send("DELETE", &channel, "", &[]).await.status, 200);
    }
    assert_eq!(answers, [200, 200, 429]);
    place.close().await;
    assert!(victim.is_quiet());
}
