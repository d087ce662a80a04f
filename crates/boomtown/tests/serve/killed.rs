//! `kill -9` under load: no move that was acknowledged is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::guest::Guest;
use crate::playing::some_play;
use crate::process::Process;

/// How often the server is killed.
const KILLS: usize = 5;
/// At how many tables games go on.
const TABLES: usize = 8;
/// After how many acknowledged moves the server is killed.
const MOVES: usize = 120;

fn hotseat() -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]})
}

/// Plays at a table until the server dies or the game is over; how many decisions were acknowledged.
async fn play_until_it_dies(guest: Guest, table: String, acknowledged: Arc<AtomicUsize>) -> (String, u64) {
    let hello = json!({"type": "hello", "protocol": 1, "detail": "bare"});
    let mut line = guest.sit_with(&table, &hello).await;
    let mut moment = line.welcome["moment"].clone();
    let mut sure = moment["decisions"].as_u64().unwrap();
    while let Some(play) = some_play(&moment) {
        let id = format!("{}", moment["version"]);
        if line.try_send_text(&json!({"type": "ask", "id": id, "ask": play}).to_string()).await.is_err() {
            break;
        }
        let mut answer = line.next().await;
        while answer["type"] == "moved" || answer["type"] == "table" {
            moment = answer["moment"].clone();
            answer = line.next().await;
        }
        if answer["type"] != "done" {
            break;
        }
        sure = moment["decisions"].as_u64().unwrap();
        acknowledged.fetch_add(1, Ordering::Relaxed);
    }
    (table, sure)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_under_load_the_server_loses_no_acknowledged_move() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(data.path());
    let mut ann = Guest::named(server.address, "Ann").await;
    for _ in 0..KILLS {
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let mut games = JoinSet::new();
        for _ in 0..TABLES {
            let table = ann.new_table(&hotseat()).await;
            games.spawn(play_until_it_dies(ann.clone(), table, Arc::clone(&acknowledged)));
        }
        while acknowledged.load(Ordering::Relaxed) < MOVES {
            tokio::task::yield_now().await;
        }
        server.kill();
        let sure = games.join_all().await;
        server = Process::start(data.path());
        ann.address = server.address;
        for (table, sure) in sure {
            let info = ann.get(&format!("/api/tables/{table}")).await.good();
            assert!(info["decisions"].as_u64().unwrap() >= sure, "{table}: {sure} were acknowledged, {info}");
            // The table goes on where it stood.
            let mut line = ann.sit(&table).await;
            assert_eq!(line.welcome["moment"]["decisions"], info["decisions"]);
            if let Some(play) = some_play(&line.welcome["moment"]) {
                line.do_it(play).await;
            }
        }
    }
    server.stop();
}

#[tokio::test]
async fn asked_to_stop_the_server_says_goodbye_and_ends_well() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let ann = Guest::named(server.address, "Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let stopping = tokio::task::spawn_blocking(|| server.stop());
    assert_eq!(line.next_of("closing").await["type"], "closing");
    drop(line);
    stopping.await.unwrap();
}
