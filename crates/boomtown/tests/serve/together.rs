//! Several servers in processes of their own on one `PostgreSQL`, killed and stopped under load: no move that was acknowledged is lost, and
//! what one server does not do any more another one does.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::cluster::cluster;
use crate::guest::Guest;
use crate::killed::{hotseat, kills};
use crate::ledger::{check_all, play_and_remember};
use crate::playing::some_play;
use crate::process::Process;

/// At how many tables games go on.
const TABLES: usize = 8;
/// After how many acknowledged moves a server is killed.
const MOVES: usize = 80;

/// The name of a database that nobody else has.
pub(crate) fn fresh_name() -> String {
    let folder = tempfile::tempdir().unwrap();
    folder.path().file_name().unwrap().to_string_lossy().to_lowercase()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_are_killed_in_turn_lose_no_acknowledged_move_and_double_none() {
    let Some(cluster) = cluster() else { return };
    let name = fresh_name();
    let database = cluster.database(&name).await;
    let mut servers = [Process::start_on(&database), Process::start_on(&database)];
    let ann = Guest::named(servers[0].address, "Ann").await;
    for round in 0..kills() {
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let mut games = JoinSet::new();
        for table in 0..TABLES {
            let here = Guest { address: servers[table % 2].address, ..ann.clone() };
            let table = here.new_table(&hotseat()).await;
            games.spawn(play_and_remember(here, table, Arc::clone(&acknowledged)));
        }
        while acknowledged.load(Ordering::Relaxed) < MOVES {
            tokio::task::yield_now().await;
        }
        // One dies, the other one goes on: its tables are played to the end.
        let dying = round % 2;
        std::mem::replace(&mut servers[dying], Process::start_on(&database)).kill();
        let ledgers = games.join_all().await;
        check_all(&mut cluster.connect(&name).await, &ledgers).await;
        for table in ledgers.iter().map(|ledger| &ledger.table) {
            for server in &servers {
                let there = Guest { address: server.address, ..ann.clone() };
                let info = there.get(&format!("/api/tables/{table}")).await.good();
                let mut line = there.sit(table).await;
                assert_eq!(line.welcome["moment"]["decisions"], info["decisions"]);
                if let Some(play) = some_play(&line.welcome["moment"]) {
                    line.do_it(play).await;
                }
            }
        }
    }
    servers.into_iter().for_each(Process::stop);
}

/// Sends a signal to a server.
fn signal(server: &Process, name: &str) {
    let pid = server.id().to_string();
    assert!(Command::new("kill").args([name, &pid]).status().unwrap().success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_hung_beyond_its_leases_wakes_up_to_what_others_did() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.database(&fresh_name()).await;
    let servers = [Process::start_on(&database), Process::start_on(&database)];
    let ann = Guest::named(servers[0].address, "Ann").await;
    let with_a_bot =
        json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot", "level": "tenderfoot"}]});
    let table = ann.new_table(&with_a_bot).await;
    let mut near = ann.sit(&table).await;
    let moment = near.welcome["moment"].clone();
    let moment = until_asked(&mut near, moment).await;
    signal(&servers[0], "-STOP");
    // The other server takes the table up, its bot too.
    let elsewhere = Guest { address: servers[1].address, ..ann.clone() };
    let mut far = elsewhere.sit(&table).await;
    assert_eq!(far.welcome["moment"]["decisions"], moment["decisions"]);
    let before = moment["decisions"].as_u64().unwrap();
    let mut now = moment.clone();
    while now["decisions"].as_u64().unwrap() < before + 4 {
        far.send(
            &json!({"type": "ask", "id": format!("far-{}", now["version"]), "ask": some_play(&now).unwrap()}),
        )
        .await;
        now = far.next_of("moved").await["moment"].clone();
        now = until_asked(&mut far, now).await;
    }
    signal(&servers[0], "-CONT");
    // Whoever stayed there learns what happened, and comes too late with what he thought.
    let late = near.ask(some_play(&moment).unwrap()).await;
    assert_eq!(late["reason"], "stale", "{late}");
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["decisions"], now["decisions"]);
    servers.into_iter().for_each(Process::stop);
}

/// Waits until a person is asked.
async fn until_asked(line: &mut crate::guest::Line, mut moment: Value) -> Value {
    while some_play(&moment).is_none() {
        moment = line.next_of("moved").await["moment"].clone();
    }
    moment
}
