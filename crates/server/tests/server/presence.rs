//! Who is there: at the table and in lists of tables, known from open connections alone.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::place::{Place, for_two};

/// Who is present at a table, as a list of tables tells it.
async fn listed(asker: &Guest, list: &str, table: &str) -> Vec<bool> {
    let page = asker.get(&format!("/api/tables?list={list}")).await.good();
    let found = page["tables"].as_array().unwrap().iter().find(|one| one["id"] == table);
    present(found.expect("the table is in the list"))
}

fn present(table: &Value) -> Vec<bool> {
    table["seats"].as_array().unwrap().iter().map(|seat| seat["present"].as_bool().unwrap()).collect()
}

/// Asks until lists say so: a connection that is cut is noticed a moment later.
async fn until_listed(asker: &Guest, table: &str, wanted: &[bool]) {
    while listed(asker, "mine", table).await != wanted {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn lists_show_who_has_a_connection_to_the_table() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let mut new = for_two();
    new["listed"] = json!(true);
    let (table, other) = (ann.new_table(&new).await, ann.new_table(&new).await);
    assert_eq!(listed(&bob, "open", &table).await, [false, false]);
    let anns = ann.sit(&table).await;
    assert_eq!(listed(&bob, "open", &table).await, [true, false]);
    assert_eq!(listed(&bob, "open", &other).await, [false, false], "she is not at every table of hers");
    // Somebody who only looks on is present as soon as he has sat down.
    let bobs = bob.sit(&table).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert_eq!(listed(&ann, "mine", &table).await, [true, true]);
    // Of two connections one may go.
    let second = bob.sit(&table).await;
    drop(bobs);
    while place.nobody().get("/metrics").await.body.contains("boomtown_sockets 3") {}
    assert_eq!(listed(&ann, "mine", &table).await, [true, true]);
    drop(second);
    until_listed(&ann, &table, &[true, false]).await;
    drop(anns);
    until_listed(&ann, &table, &[false, false]).await;
    place.close().await;
}

#[tokio::test]
async fn a_seat_held_by_a_program_is_present_while_the_program_is() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "cowhand"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    let token = ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    assert_eq!(listed(&ann, "mine", &table).await, [false, true]);
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    let line = program.sit(&table).await;
    assert_eq!(listed(&ann, "mine", &table).await, [true, true]);
    drop(line);
    until_listed(&ann, &table, &[false, true]).await;
    place.close().await;
}
