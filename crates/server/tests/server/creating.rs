//! A table is made once, however often it is asked for, and with its game or not at all.

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _};

use crate::answer::Answer;
use crate::guest::Guest;
use crate::old_forms::first_form;
use crate::place::{Place, brisk, for_two, hotseat};
use crate::storage::database;

async fn create(guest: &Guest, key: &str, new: &Value) -> Answer {
    guest.send("POST", "/api/tables", &new.to_string(), &[("Idempotency-Key", key)]).await
}

fn id_of(answer: &Answer) -> String {
    answer.good()["id"].as_str().unwrap().to_owned()
}

/// How many tables somebody has.
async fn tables_of(guest: &Guest) -> usize {
    guest.get("/api/tables?list=mine").await.good()["tables"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_request_that_is_repeated_makes_no_second_table() {
    let place = Place::open().await;
    let (mut ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let first = id_of(&create(&ann, "one", &hotseat()).await);
    assert_eq!(id_of(&create(&ann, "one", &hotseat()).await), first);
    // Another id, another person: another table.
    assert_ne!(id_of(&create(&ann, "two", &hotseat()).await), first);
    assert_ne!(id_of(&create(&bob, "one", &hotseat()).await), first);
    // Without an id each is a new one.
    let plain = (ann.new_table(&for_two()).await, ann.new_table(&for_two()).await);
    assert_ne!(plain.0, plain.1);
    assert_eq!((tables_of(&ann).await, tables_of(&bob).await), (4, 1));
    // Only those that have begun are counted as games.
    let figures = place.nobody().get("/metrics").await.body;
    assert!(figures.contains("\nboomtown_games_total 3\n"), "{figures}");
    // After a restart too.
    let place = place.again().await;
    ann.address = place.address;
    assert_eq!(id_of(&create(&ann, "one", &hotseat()).await), first);
    place.close().await;
}

#[tokio::test]
async fn the_id_of_a_request_stands_for_one_wish() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    id_of(&create(&ann, "one", &hotseat()).await);
    assert_eq!(create(&ann, "one", &for_two()).await.json()["reason"], "malformed");
    for bad in ["", &"x".repeat(65), "é"] {
        assert_eq!(create(&ann, bad, &hotseat()).await.status, 400, "{bad}");
    }
    assert_eq!(tables_of(&ann).await, 1);
    place.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_comes_many_times_at_once_makes_one_table() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let asks = (0..16).map(|_| {
        let ann = ann.clone();
        tokio::spawn(async move { id_of(&create(&ann, "one", &hotseat()).await) })
    });
    let mut made = Vec::new();
    for ask in asks.collect::<Vec<_>>() {
        made.push(ask.await.unwrap());
    }
    made.dedup();
    assert_eq!((made.len(), tables_of(&ann).await), (1, 1));
    place.close().await;
}

#[tokio::test]
async fn a_record_and_a_rematch_are_made_once_too() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.body;
    let bring = || ann.send("POST", "/api/records", &record, &[("Idempotency-Key", "one")]);
    assert_eq!(id_of(&bring().await), id_of(&bring().await));
    let path = format!("/api/tables/{table}/rematch");
    let again = || ann.send("POST", &path, "", &[("Idempotency-Key", "two")]);
    let next = again().await.good();
    assert_eq!(again().await.good()["id"], next["id"]);
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["rematch"], next["id"]);
    assert_eq!(next["stage"], "playing");
    place.close().await;
}

/// As a server leaves it that was killed between the table and its game.
async fn unbegin(place: Place) -> Place {
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    file.execute("UPDATE tables SET stage = 'gathering', doc = json_set(doc, '$.stage', 'gathering', '$.header', NULL)")
        .await
        .unwrap();
    file.execute("UPDATE progress SET deciders = '', bots = 0").await.unwrap();
    file.close().await.unwrap();
    Place::open_in(folder, brisk()).await
}

#[tokio::test]
async fn a_full_table_that_never_began_begins_when_it_is_found() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let place = unbegin(place).await;
    ann.address = place.address;
    let line = ann.sit(&table).await;
    assert_eq!(line.welcome["table"]["stage"], "playing");
    assert_eq!(line.welcome["moment"]["decisions"], 0);
    place.close().await;
}

#[tokio::test]
async fn full_tables_that_never_began_begin_by_themselves_when_the_server_starts() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let waiting = ann.new_table(&for_two()).await;
    ann.new_table(&hotseat()).await;
    // What cannot be read keeps no other from beginning.
    let broken = place.guest("Bob").await.new_table(&for_two()).await;
    let mut file = database(place.folder.path()).await;
    let spoil = "UPDATE tables SET doc = json_remove(doc, '$.seats') WHERE id = ?";
    sqlx::query(spoil).bind(broken).execute(&mut file).await.unwrap();
    let place = unbegin(place).await;
    ann.address = place.address;
    // Nobody opens them: lists do not.
    let stages = || async {
        let tables = ann.get("/api/tables?list=mine").await.good()["tables"].clone();
        tables.as_array().unwrap().iter().map(|table| table["stage"].clone()).collect::<Vec<_>>()
    };
    while stages().await != [json!("playing"), json!("gathering")] {
        tokio::task::yield_now().await;
    }
    assert_eq!(ann.get(&format!("/api/tables/{waiting}")).await.good()["stage"], "gathering");
    place.close().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_kept_leaves_nothing_behind() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let mut file = database(place.folder.path()).await;
    file.execute("CREATE TRIGGER full BEFORE INSERT ON creations BEGIN SELECT RAISE(ABORT, 'full'); END")
        .await
        .unwrap();
    assert_ne!(create(&ann, "one", &hotseat()).await.status, 200);
    assert_eq!(tables_of(&ann).await, 0);
    file.execute("DROP TRIGGER full").await.unwrap();
    id_of(&create(&ann, "one", &hotseat()).await);
    assert_eq!(tables_of(&ann).await, 1);
    place.close().await;
}

#[tokio::test]
async fn in_a_database_of_the_first_form_tables_are_made_once_and_sessions_ended_too() {
    let (folder, file) = first_form().await;
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    let ann = place.guest("Ann").await;
    let made = id_of(&create(&ann, "one", &hotseat()).await);
    assert_eq!(id_of(&create(&ann, "one", &hotseat()).await), made);
    assert_eq!(ann.send("DELETE", "/api/me/sessions", "", &[]).await.status, 200);
    assert_eq!(ann.get("/api/me").await.status, 401);
    place.close().await;
}
