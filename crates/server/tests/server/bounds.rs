//! How long things may be, how many are remembered, and for how long: the last that is taken, and the first that is not.

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _};

use crate::answer::Answer;
use crate::guest::Guest;
use crate::place::{Place, brisk, for_two, hotseat, two_at_a_table};
use crate::playing::some_play;
use crate::storage::database;

#[track_caller]
fn assert_refused(answer: &Answer, why: &str) {
    assert_eq!((answer.status, &answer.json()["why"]["id"]), (400, &json!(why)), "{answer:?}");
}

#[tokio::test]
async fn names_notes_and_shares_of_the_dice_are_so_long_and_no_longer() {
    let place = Place::open().await;
    let name = |length: usize| json!({"name": "é".repeat(length)});
    assert_refused(&place.nobody().post("/api/me", &name(33)).await, "server-bad-name");
    let ann = place.guest(&"é".repeat(32)).await;
    let table = ann.new_table(&hotseat()).await;
    let (note, text) =
        (format!("/api/tables/{table}/seats/1/note"), |length: usize| json!({"text": "é".repeat(length)}));
    assert_refused(&ann.put(&note, &text(10_001)).await, "server-long-note");
    assert_eq!(ann.put(&note, &text(10_000)).await.good(), text(10_000));
    let salted = |length: usize| {
        let mut table = hotseat();
        table["salt"] = json!("é".repeat(length));
        table
    };
    assert_refused(&ann.post("/api/tables", &salted(201)).await, "server-long-salt");
    ann.post("/api/tables", &salted(200)).await.good();
    place.close().await;
}

#[tokio::test]
async fn remarks_and_ids_of_requests_are_so_long_and_no_longer() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let say = |length: usize| json!({"kind": "say", "text": "é".repeat(length)});
    line.do_it(say(500)).await;
    assert_eq!(line.ask(say(501)).await["why"]["id"], "server-bad-remark");
    assert_eq!(line.ask_as(&"é".repeat(64), say(1)).await["type"], "done");
    assert_eq!(line.ask_as(&"é".repeat(65), say(1)).await["reason"], "malformed");
    assert_eq!(line.ask_as("", say(1)).await["reason"], "malformed");
    let key = |length: usize| "k".repeat(length);
    let keyed = async |key: &str| {
        ann.send("POST", "/api/tables", &hotseat().to_string(), &[("Idempotency-Key", key)]).await.status
    };
    assert_eq!((keyed(&key(64)).await, keyed(&key(65)).await, keyed("").await), (200, 400, 400));
    place.close().await;
}

#[tokio::test]
async fn a_record_has_so_many_entries_and_no_more() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(play.clone()).await;
    line.do_it(json!({"kind": "undo", "seat": play["seat"], "at": 1})).await;
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    let with = |entries: usize| {
        let mut long = record.clone();
        let again = record["entries"].as_array().unwrap().iter().cycle().take(entries);
        long["entries"] = again.cloned().collect();
        long.to_string()
    };
    ann.send("POST", "/api/records", &with(5_000), &[]).await.good();
    assert_refused(&ann.send("POST", "/api/records", &with(5_001), &[]).await, "server-record-long");
    place.close().await;
}

#[tokio::test]
async fn the_last_requests_are_known_and_the_last_things_beside_the_game_are_told() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    let undo = json!({"kind": "undo", "seat": play["seat"], "at": 1});
    for number in 1..=65 {
        let ask = if number % 2 == 1 { &play } else { &undo };
        assert_eq!(line.ask_as(&number.to_string(), ask.clone()).await["type"], "done", "{number}");
    }
    let repeated = line.ask_as("2", undo).await;
    assert_eq!(repeated["type"], "done");
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["decisions"], 1, "it was done before, and not again");
    assert_eq!(line.ask_as("1", play).await["reason"], "stale", "64 others came since");
    let told: Vec<&Value> = info["happenings"].as_array().unwrap().iter().map(|one| &one["number"]).collect();
    assert_eq!((told.len(), told[0], told[23]), (24, &json!(9), &json!(32)));
    place.close().await;
}

#[tokio::test]
async fn of_requests_that_only_the_tables_document_keeps_the_last_sixteen_are_known_after_a_restart() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&for_two()).await;
    let mut line = ann.sit(&table).await;
    let close = |closed: bool| json!({"kind": "close_chat", "closed": closed});
    for number in 1..=17 {
        assert_eq!(line.ask_as(&number.to_string(), close(number % 2 == 0)).await["type"], "done");
    }
    let place = place.again().await;
    let mut line = Guest { address: place.address, ..ann.clone() }.sit(&table).await;
    let is_closed =
        || async { place.nobody().get(&format!("/api/tables/{table}")).await.good()["chat_closed"] == true };
    line.ask_as("2", close(true)).await;
    assert!(!is_closed().await, "it was done before");
    line.ask_as("1", close(true)).await;
    assert!(is_closed().await, "sixteen others came since");
    place.close().await;
}

#[tokio::test]
async fn whoever_talked_too_much_is_heard_again_ten_seconds_later() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let say = json!({"kind": "say", "text": "hello"});
    for _ in 0..10 {
        line.do_it(say.clone()).await;
    }
    assert_eq!(line.ask(say.clone()).await["reason"], "slow");
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    file.execute("UPDATE remarks SET at = at - 10001 WHERE remark > 1").await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    let mut line = Guest { address: place.address, ..ann }.sit(&table).await;
    line.do_it(say).await;
    place.close().await;
}

#[tokio::test]
async fn a_request_that_made_a_table_is_known_for_two_days() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let made = async |key: &str| {
        let made = ann.send("POST", "/api/tables", &for_two().to_string(), &[("Idempotency-Key", key)]).await;
        made.good()["id"].clone()
    };
    let (yesterday, before) = (made("yesterday").await, made("before").await);
    let mut file = database(place.folder.path()).await;
    file.execute("UPDATE creations SET at = at - 86400000 * CASE key WHEN 'before' THEN 2 ELSE 1 END - 1000")
        .await
        .unwrap();
    // What is old goes with the next one that is made.
    made("today").await;
    assert_eq!(made("yesterday").await, yesterday);
    assert_ne!(made("before").await, before);
    place.close().await;
}

#[tokio::test]
async fn only_a_person_is_replaced_and_only_a_game_that_is_over_is_played_again() {
    let place = Place::open().await;
    let (ann, _bob, table) = two_at_a_table(&place).await;
    let again = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!((again.status, &again.json()["why"]["id"]), (409, &json!("server-not-over")));
    let against_a_bot =
        json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot", "level": "tenderfoot"}]});
    let table = ann.new_table(&against_a_bot).await;
    let mut line = ann.sit(&table).await;
    for seat in [2, 8] {
        let refused = line.ask(json!({"kind": "propose_bot", "seat": seat})).await;
        assert_eq!(refused["why"]["id"], "server-no-person");
    }
    place.close().await;
}
