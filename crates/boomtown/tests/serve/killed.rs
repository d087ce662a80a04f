//! `kill -9` under load: no move that was acknowledged is lost, and no table is left half made.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use server::storage::sqlite::FILE;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::guest::Guest;
use crate::ledger::play_and_remember;
use crate::playing::some_play;
use crate::process::Process;

/// At how many tables games go on.
const TABLES: usize = 8;
/// From how many connections tables are made.
const MAKERS: usize = 4;
/// After how many tables that were made the server is killed.
const MADE: usize = 25;
/// After how many acknowledged moves the server is killed.
const MOVES: usize = 120;

/// How often a test kills the server: a few times, or as often as `BOOMTOWN_KILLS` says.
pub(crate) fn kills() -> usize {
    std::env::var("BOOMTOWN_KILLS").map_or(5, |kills| kills.parse().expect("BOOMTOWN_KILLS is a number"))
}

pub(crate) fn hotseat() -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_under_load_the_server_loses_no_acknowledged_move() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(data.path());
    let mut ann = Guest::named(server.address, "Ann").await;
    for _ in 0..kills() {
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let mut games = JoinSet::new();
        for _ in 0..TABLES {
            let table = ann.new_table(&hotseat()).await;
            games.spawn(play_and_remember(ann.clone(), table, Arc::clone(&acknowledged)));
        }
        while acknowledged.load(Ordering::Relaxed) < MOVES {
            tokio::task::yield_now().await;
        }
        server.kill();
        let ledgers = games.join_all().await;
        server = Process::start(data.path());
        ann.address = server.address;
        let mut file = SqliteConnectOptions::new().filename(data.path().join(FILE)).connect().await.unwrap();
        for ledger in ledgers {
            let table = &ledger.table;
            let entries = sqlx::query_as(
                "SELECT place, request, entry FROM entries JOIN tables USING (number) WHERE id = ? ORDER BY place",
            );
            ledger.check(&entries.bind(table).fetch_all(&mut file).await.unwrap());
            // The table goes on where it stood.
            let info = ann.get(&format!("/api/tables/{table}")).await.good();
            let mut line = ann.sit(table).await;
            assert_eq!(line.welcome["moment"]["decisions"], info["decisions"]);
            if let Some(play) = some_play(&line.welcome["moment"]) {
                line.do_it(play).await;
            }
        }
    }
    server.stop();
}

/// Asks for a table under an id; nothing if the server died before its answer.
async fn try_create(guest: &Guest, key: &str) -> Option<Value> {
    let mut stream = TcpStream::connect(guest.address).await.ok()?;
    let body = hotseat().to_string();
    let (name, who) = guest.identity.clone()?;
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nIdempotency-Key: {key}\r\n{name}: {who}\r\n\r\n{body}",
        guest.address,
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    assert!(head.starts_with("HTTP/1.1 200 "), "{answer}");
    serde_json::from_str(body).ok()
}

/// Makes tables until the server dies; the ids of all requests, each with its table if that was acknowledged.
async fn make_until_it_dies(
    guest: Guest,
    name: String,
    made: Arc<AtomicUsize>,
) -> Vec<(String, Option<String>)> {
    let mut all = Vec::new();
    loop {
        let key = format!("{name}-{}", all.len());
        let Some(answer) = try_create(&guest, &key).await else {
            all.push((key, None));
            return all;
        };
        all.push((key, Some(answer["id"].as_str().unwrap().to_owned())));
        made.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_while_tables_are_made_the_server_leaves_none_half_made_and_makes_none_twice() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(data.path());
    let mut ann = Guest::named(server.address, "Ann").await;
    let mut wished = 0;
    for round in 0..kills() {
        let made = Arc::new(AtomicUsize::new(0));
        let mut makers = JoinSet::new();
        for maker in 0..MAKERS {
            makers.spawn(make_until_it_dies(ann.clone(), format!("{round}-{maker}"), Arc::clone(&made)));
        }
        while made.load(Ordering::Relaxed) < MADE {
            tokio::task::yield_now().await;
        }
        server.kill();
        let asked: Vec<_> = makers.join_all().await.into_iter().flatten().collect();
        server = Process::start(data.path());
        ann.address = server.address;
        wished += asked.len();
        for (key, told) in asked {
            // Whoever had no answer asks again.
            let table = try_create(&ann, &key).await.unwrap();
            assert!(told.is_none_or(|told| table["id"] == *told), "{key} made a second table");
            assert_eq!(table["stage"], "playing", "{table}");
        }
        let mut mine = 0;
        let mut after = String::new();
        loop {
            let page = ann.get(&format!("/api/tables?list=mine{after}")).await.good();
            let tables = page["tables"].as_array().unwrap();
            assert!(tables.iter().all(|table| table["stage"] == "playing"), "{page}");
            mine += tables.len();
            let Some(next) = page["next"].as_str() else { break };
            after = format!("&after={next}");
        }
        assert_eq!(mine, wished);
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
