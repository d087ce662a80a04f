//! What may befall a database and the machines of servers that share it: a crash under load, a standby that takes over, wrong clocks, a
//! backup that has to help.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use tokio::net::{TcpListener, UnixStream};
use tokio::task::JoinSet;

use crate::cluster::{Cluster, cluster};
use crate::guest::Guest;
use crate::killed::hotseat;
use crate::ledger::{Ledger, check_all, play_and_remember};
use crate::process::Process;
use crate::together::fresh_name;

/// At how many tables games go on.
const TABLES: usize = 8;
/// How many moves are acknowledged before something happens, and how many after it.
const MOVES: usize = 40;

/// Games that go on at several servers, one after the other at each table.
struct Load {
    games: JoinSet<Vec<Ledger>>,
    acknowledged: Arc<AtomicUsize>,
    ending: Arc<AtomicUsize>,
}

impl Load {
    fn start(ann: &Guest, servers: &[Process]) -> Load {
        let (acknowledged, ending) = (Arc::default(), Arc::default());
        let mut games = JoinSet::new();
        for number in 0..TABLES {
            let here = Guest { address: servers[number % servers.len()].address, ..ann.clone() };
            games.spawn(play_on_and_on(here, Arc::clone(&acknowledged), Arc::clone(&ending)));
        }
        Load { games, acknowledged, ending }
    }

    /// Waits until so many more moves are acknowledged.
    async fn until_played(&self, moves: usize) {
        let enough = self.acknowledged.load(Ordering::Relaxed) + moves;
        while self.acknowledged.load(Ordering::Relaxed) < enough {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Lets every game come to its end.
    async fn end(self) -> Vec<Ledger> {
        self.ending.store(1, Ordering::Relaxed);
        self.games.join_all().await.into_iter().flatten().collect()
    }
}

/// Plays one game after the other until that is enough.
async fn play_on_and_on(
    guest: Guest,
    acknowledged: Arc<AtomicUsize>,
    ending: Arc<AtomicUsize>,
) -> Vec<Ledger> {
    let mut ledgers = Vec::new();
    while ending.load(Ordering::Relaxed) == 0 {
        // While the database is away, no table can be set up.
        let made = guest.post("/api/tables", &hotseat()).await;
        if made.status != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        let table = made.good()["id"].as_str().unwrap().to_owned();
        ledgers.push(play_and_remember(guest.clone(), table, Arc::clone(&acknowledged)).await);
    }
    ledgers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_crashes_and_comes_back_under_load_loses_no_acknowledged_move() {
    if cluster().is_none() {
        return;
    }
    let own = Cluster::start(&[]);
    let database = own.database("boomtown").await;
    let servers = [Process::start_on(&database), Process::start_on(&database)];
    let ann = Guest::named(servers[0].address, "Ann").await;
    let load = Load::start(&ann, &servers);
    load.until_played(MOVES).await;
    own.restart();
    load.until_played(MOVES).await;
    own.restart();
    load.until_played(MOVES).await;
    let ledgers = load.end().await;
    check_all(&mut own.connect("boomtown").await, &ledgers).await;
    servers.into_iter().for_each(Process::stop);
}

/// How often a standby takes over: once, or as often as `BOOMTOWN_FAILOVERS` says.
fn failovers() -> usize {
    let told = std::env::var("BOOMTOWN_FAILOVERS");
    told.map_or(1, |told| told.parse().expect("BOOMTOWN_FAILOVERS is a number"))
}

/// Leads every connection to the database whose socket is there at the time.
async fn switch(to: Arc<Mutex<PathBuf>>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let socket = to.lock().unwrap().clone();
            tokio::spawn(async move {
                let mut database = UnixStream::connect(socket).await?;
                tokio::io::copy_bidirectional(&mut client, &mut database).await
            });
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_synchronous_standby_that_takes_over_under_load_has_every_acknowledged_move() {
    if cluster().is_none() {
        return;
    }
    let mut primary = Cluster::start(&[]);
    primary.database("boomtown").await;
    let current = Arc::new(Mutex::new(primary.socket()));
    let door = switch(Arc::clone(&current)).await;
    let address = format!("postgres://boomtown@{door}/boomtown?sslmode=disable");
    let servers = [Process::start_on(&address), Process::start_on(&address)];
    let ann = Guest::named(servers[0].address, "Ann").await;
    for _ in 0..failovers() {
        let standby = primary.add_standby().await;
        let load = Load::start(&ann, &servers);
        load.until_played(MOVES).await;
        primary.crash();
        standby.promote().await;
        *current.lock().unwrap() = standby.socket();
        load.until_played(MOVES).await;
        let ledgers = load.end().await;
        check_all(&mut standby.connect("boomtown").await, &ledgers).await;
        primary = standby;
    }
    servers.into_iter().for_each(Process::stop);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dump_that_is_taken_under_load_gives_a_database_on_which_every_table_replays() {
    let Some(cluster) = cluster() else { return };
    let (name, restored) = (fresh_name(), fresh_name());
    let database = cluster.database(&name).await;
    let servers = [Process::start_on(&database)];
    let ann = Guest::named(servers[0].address, "Ann").await;
    let load = Load::start(&ann, &servers);
    load.until_played(MOVES).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dump");
    let run = |command: &mut Command| {
        let output = tokio::task::block_in_place(|| command.output().unwrap());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    // As docs/serving.md says.
    run(cluster.program("pg_dump").args(["--format=custom", "--file"]).arg(&file).arg(&name));
    load.until_played(1).await;
    load.end().await;
    servers.into_iter().for_each(Process::stop);
    run(cluster.program("createdb").arg(&restored));
    run(cluster.program("pg_restore").args(["--dbname", &restored]).arg(&file));
    let server = Process::start_on(&cluster.address(&restored));
    let ann = Guest { address: server.address, ..ann };
    let query = "SELECT t.id, p.decisions, (SELECT count(*) FROM entries e WHERE e.number = t.number) FROM tables t JOIN progress p USING (number)";
    let mut there = cluster.connect(&restored).await;
    let tables: Vec<(String, i64, i64)> = sqlx::query_as(query).fetch_all(&mut there).await.unwrap();
    assert!(tables.len() >= TABLES, "{tables:?}");
    for (table, decisions, entries) in tables {
        assert_eq!(decisions, entries, "{table}");
        let line = ann.sit(&table).await;
        assert_eq!(line.welcome["moment"]["decisions"], decisions, "{table}");
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_base_backup_taken_under_load_and_the_archived_log_give_every_acknowledged_move_back() {
    if cluster().is_none() {
        return;
    }
    let own = Cluster::start(&[]);
    let archive = own.archive().await;
    let database = own.database("boomtown").await;
    let servers = [Process::start_on(&database)];
    let ann = Guest::named(servers[0].address, "Ann").await;
    let load = Load::start(&ann, &servers);
    load.until_played(MOVES).await;
    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("base");
    // As docs/serving.md says.
    let output = tokio::task::block_in_place(|| own.program("pg_basebackup").arg("-D").arg(&backup).output());
    let output = output.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    load.until_played(MOVES).await;
    let ledgers = load.end().await;
    servers.into_iter().for_each(Process::stop);
    own.until_archived().await;
    own.crash();
    let settings = format!("restore_command = 'cp {}/%f %p'\n", archive.display());
    std::fs::write(backup.join("postgresql.auto.conf"), settings).unwrap();
    std::fs::write(backup.join("recovery.signal"), "").unwrap();
    let restored = Cluster::restored(&backup).await;
    check_all(&mut restored.connect("boomtown").await, &ledgers).await;
    let server = Process::start_on(&restored.address("boomtown"));
    let ann = Guest { address: server.address, ..ann };
    let table = ann.new_table(&hotseat()).await;
    assert_eq!(ann.sit(&table).await.welcome["moment"]["decisions"], 0);
    server.stop();
}

/// The library with which a program has another time, as it tells the programs that it starts.
fn faketime() -> Option<String> {
    let output = Command::new("faketime").args(["-f", "+0s", "env"]).output().ok()?;
    let told = String::from_utf8(output.stdout).ok()?;
    told.lines().find_map(|line| line.strip_prefix("LD_PRELOAD=").map(str::to_owned))
}

/// What the clock of this machine says, in milliseconds.
fn wall() -> u64 {
    u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_whose_clocks_are_five_minutes_apart_agree_on_the_time() {
    let Some(cluster) = cluster() else { return };
    let Some(library) = faketime() else {
        eprintln!("faketime is not installed: servers with wrong clocks are not tested");
        return;
    };
    let database = cluster.database(&fresh_name()).await;
    let wrong = |by: &str| Process::start_on_with(&database, &[("LD_PRELOAD", &library), ("FAKETIME", by)]);
    let (behind, ahead) = (wrong("-150s"), wrong("+150s"));
    let ann = Guest::named(behind.address, "Ann").await;
    let elsewhere = Guest { address: ahead.address, ..ann.clone() };
    let table = ann.new_table(&hotseat()).await;
    for guest in [&ann, &elsewhere] {
        let mut line = guest.sit(&table).await;
        let before = wall();
        line.do_it(json!({"kind": "say", "text": "What time is it?"})).await;
        let after = wall();
        let told = guest.sit(&table).await.welcome["chat"].as_array().unwrap().last().unwrap()["at"].clone();
        let told = told.as_u64().unwrap();
        // The database told them the time a second ago; a busy machine may take a while to say so.
        assert!(
            (before - 60_000..after + 60_000).contains(&told),
            "{told} is not between {before} and {after}"
        );
    }
    // What one of them made for some minutes is good at the other one.
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let phone = Guest::nobody(ahead.address).post("/api/link", &json!({"code": link["code"]})).await;
    assert_eq!(phone.good()["name"], "Ann");
    behind.stop();
    ahead.stop();
}
