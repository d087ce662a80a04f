//! Servers go down and come back; tables leave memory and come back.

use std::time::Duration;

use serde_json::json;
use sqlx::{Connection as _, Executor as _};

use crate::place::{Place, brisk, hotseat};
use crate::playing::{play_on, play_one};
use crate::storage::database;

#[tokio::test]
async fn a_restart_in_the_middle_of_a_choice_loses_nothing() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let before = play_on(&mut line, moment, 6).await;
    line.do_it(json!({"kind": "say", "text": "Back in a minute"})).await;
    let place = place.again().await;
    assert_eq!(line.next_of("closing").await["type"], "closing");
    ann.address = place.address;
    let mut line = ann.sit(&table).await;
    let after = &line.welcome["moment"];
    assert_eq!(after["seats"], before["seats"]);
    assert_eq!((&after["deciders"], &after["decisions"]), (&before["deciders"], &before["decisions"]));
    assert_eq!(line.welcome["chat"][0]["text"], "Back in a minute");
    let moment = line.welcome["moment"].clone();
    play_one(&mut line, &moment, "and-on").await;
    // A request that was carried out before the restart is known after it.
    let place = place.again().await;
    ann.address = place.address;
    let mut line = ann.sit(&table).await;
    let repeated = json!({"kind": "play", "seat": 1, "action": "start 1", "at": 0});
    assert_eq!(line.ask_as("and-on", repeated).await["type"], "done");
    assert_eq!(line.welcome["moment"]["decisions"], 7);
    // What was missed across restarts is known too.
    let hello = json!({"type": "hello", "protocol": 1, "since": before["version"]});
    assert_eq!(ann.sit_with(&table, &hello).await.welcome["keep"], 7);
    place.close().await;
}

#[tokio::test]
async fn bots_go_on_by_themselves_after_a_restart() {
    let mut slow = brisk();
    slow.pause = Duration::from_secs(3600);
    let place = Place::open_with(slow).await;
    let ann = place.guest("Ann").await;
    let bots = json!([{"kind": "bot", "level": "tenderfoot"}, {"kind": "bot", "level": "tenderfoot"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": bots})).await;
    let folder = place.close().await;
    let place = Place::open_in(folder, brisk()).await;
    let mut line = place.nobody().sit(&table).await;
    while line.welcome["table"]["stage"] != "over" {
        line.welcome = line.next_of("moved").await;
    }
    place.close().await;
}

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let mut hasty = brisk();
    hasty.idle = Duration::from_millis(1);
    let place = Place::open_with(hasty).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let before = play_on(&mut line, moment, 5).await;
    assert!(place.nobody().get("/metrics").await.body.contains("boomtown_tables 1"));
    drop(line);
    while !place.nobody().get("/metrics").await.body.contains("boomtown_tables 0") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let back = ann.sit(&table).await;
    assert_eq!(back.welcome["moment"]["seats"], before["seats"]);
    place.close().await;
}

#[tokio::test]
async fn a_move_is_known_after_a_restart_however_much_was_said_before_it() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let chatter = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) \
         INSERT INTO remarks SELECT 1, i, 1, '{}', 'Ann', 'word ' || i, i, 'say-' || i FROM n",
        ann.id
    );
    file.execute(chatter.as_str()).await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    ann.address = place.address;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    play_one(&mut line, &moment, "mine").await;
    let place = place.again().await;
    ann.address = place.address;
    let mut line = ann.sit(&table).await;
    let repeated = json!({"kind": "play", "seat": 1, "action": "start 1", "at": 0});
    assert_eq!(line.ask_as("mine", repeated).await["type"], "done");
    // Of all that was said the last is shown, and the count goes on.
    let chat = line.welcome["chat"].as_array().unwrap();
    assert_eq!((chat.len(), &chat[0]["number"], &chat[199]["number"]), (200, &json!(301), &json!(500)));
    line.send(&json!({"type": "ask", "id": "more", "ask": {"kind": "say", "text": "Quiet now"}})).await;
    assert_eq!(line.next_of("said").await["said"]["number"], 501);
    assert_eq!(ann.sit(&table).await.welcome["chat"].as_array().unwrap().len(), 200);
    place.close().await;
}
