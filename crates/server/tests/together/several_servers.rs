//! Several servers that share a `PostgreSQL` database: no table has an owner, whoever is connected wherever.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use sqlx::{Executor as _, PgConnection};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

use crate::guest::{Guest, Line};
use crate::place::{brisk, for_two, hotseat};
use crate::playing::{play_one, some_play};
use crate::shared_database::SharedDatabase;

/// Waits until somebody is asked in a moment that a line is shown, or the game is over.
async fn until_asked(line: &mut Line, mut moment: Value) -> Option<Value> {
    loop {
        if some_play(&moment).is_some() {
            return Some(moment);
        }
        if moment["over"] == true || moment["deciders"].as_array().is_some_and(Vec::is_empty) {
            return None;
        }
        moment = line.next_of("moved").await["moment"].clone();
    }
}

/// Plays one side of a game to its end.
async fn play_to_the_end(guest: Guest, table: String) -> u64 {
    let mut line = guest.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while let Some(asked) = until_asked(&mut line, moment).await {
        let id = format!("{}-{}", guest.id, asked["version"]);
        moment = play_one(&mut line, &asked, &id).await;
    }
    guest.get(&format!("/api/tables/{table}")).await.good()["decisions"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_two_servers_play_a_whole_game() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let (ann, bob) = (shared.servers[0].guest("Ann").await, shared.servers[1].guest("Bob").await);
    let table = ann.new_table(&for_two()).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut games = JoinSet::new();
    for guest in [&ann, &bob] {
        games.spawn(play_to_the_end(guest.clone(), table.clone()));
    }
    games.join_all().await;
    for guest in [&ann, &bob] {
        let info = guest.get(&format!("/api/tables/{table}")).await.good();
        assert_eq!(info["stage"], "over", "{info}");
    }
    let records = [
        ann.get(&format!("/api/tables/{table}/record.json")).await.json(),
        bob.get(&format!("/api/tables/{table}/record.json")).await.json(),
    ];
    assert_eq!(records[0], records[1]);
    shared.close().await;
}

/// Gives every connection to the next server in turn, as a plain proxy does.
async fn round_robin(servers: Vec<SocketAddr>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        for turn in 0.. {
            let Ok((mut client, _)) = listener.accept().await else { return };
            let server = servers[turn % servers.len()];
            tokio::spawn(async move {
                let mut server = TcpStream::connect(server).await?;
                tokio::io::copy_bidirectional(&mut client, &mut server).await
            });
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_behind_a_proxy_are_one_site() {
    let Some(shared) = SharedDatabase::open(3).await else { return };
    let door = round_robin(shared.servers.iter().map(|server| server.address).collect()).await;
    let mut games = JoinSet::new();
    for pair in 0..3 {
        let (ann, bob) = (
            Guest::named(door, &format!("Ann {pair}")).await,
            Guest::named(door, &format!("Bob {pair}")).await,
        );
        let table = ann.new_table(&for_two()).await;
        bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        games.spawn(play_to_the_end(ann, table.clone()));
        games.spawn(play_to_the_end(bob, table));
    }
    let ends = games.join_all().await;
    assert!(ends.iter().all(|decisions| *decisions > 10), "{ends:?}");
    shared.close().await;
}

/// How many decisions are taken at the same moment on two servers: some, or as many as `BOOMTOWN_RACES` says.
fn races() -> usize {
    std::env::var("BOOMTOWN_RACES").map_or(2_000, |races| races.parse().expect("BOOMTOWN_RACES is a number"))
}

/// Asks, and gives the answer with its reason.
async fn race(line: &mut Line, id: &str, play: Value) -> String {
    line.send(&json!({"type": "ask", "id": id, "ask": play})).await;
    loop {
        let message = line.next().await;
        if message["id"] == id {
            return message["type"].as_str().unwrap().to_owned()
                + message["reason"].as_str().unwrap_or_default();
        }
    }
}

/// Sits down, and gives the moment as the server has it.
async fn look(guest: &Guest, table: &str) -> (Line, Value) {
    let line = guest.sit_with(table, &json!({"type": "hello", "protocol": 1, "detail": "bare"})).await;
    let moment = line.welcome["moment"].clone();
    (line, moment)
}

/// Takes every decision of games at two servers at once, until there were enough.
async fn race_at_tables(one: Guest, other: Guest, raced: Arc<AtomicUsize>, enough: usize) {
    while raced.load(Ordering::Relaxed) < enough {
        let table = one.new_table(&hotseat()).await;
        let mut acknowledged = 0_u64;
        loop {
            // Both see the same moment, whichever server tells it.
            let ((mut near, moment), (mut far, same)) =
                (look(&one, &table).await, look(&other, &table).await);
            if moment["decisions"] != same["decisions"] {
                continue;
            }
            assert_eq!(moment["decisions"], acknowledged, "each is recorded once");
            let Some(play) = some_play(&moment) else { break };
            // A request that comes again under its id is known; these are others each time.
            let ids = [format!("near-{acknowledged}"), format!("far-{acknowledged}")];
            let (first, second) =
                tokio::join!(race(&mut near, &ids[0], play.clone()), race(&mut far, &ids[1], play));
            let mut answers = [first.as_str(), second.as_str()];
            answers.sort_unstable();
            let stage = one.get(&format!("/api/tables/{table}")).await.good()["stage"].clone();
            let late = if stage == "over" { "refusednot_now" } else { "refusedstale" };
            assert_eq!(answers, ["done", late], "one wins, and the other learns that it came too late");
            acknowledged += 1;
            raced.fetch_add(1, Ordering::Relaxed);
        }
        let info = other.get(&format!("/api/tables/{table}")).await.good();
        assert_eq!(info["decisions"], acknowledged);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_decisions_that_two_servers_take_at_the_same_moment_each_is_recorded_once() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let ann = shared.servers[0].guest("Ann").await;
    let raced = Arc::new(AtomicUsize::new(0));
    let mut tables = JoinSet::new();
    for _ in 0..8 {
        tables.spawn(race_at_tables(ann.clone(), shared.at(1, &ann), Arc::clone(&raced), races()));
    }
    tables.join_all().await;
    let mut database = shared.database().await;
    let doubled: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM tables t JOIN progress p USING (number) \
         WHERE p.decisions <> (SELECT count(*) FROM entries e WHERE e.number = t.number)",
    )
    .fetch_one(&mut database)
    .await
    .unwrap();
    assert_eq!(doubled, 0);
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_at_one_server_is_seen_at_the_other_also_without_the_line_that_tells_it() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let ann = shared.servers[0].guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let (mut near, mut far) = (ann.sit(&table).await, shared.at(1, &ann).sit(&table).await);
    let moment = near.welcome["moment"].clone();
    let moment = play_one(&mut near, &moment, "told").await;
    assert_eq!(far.next_of("moved").await["moment"]["decisions"], 1);
    // The line breaks; then all lines do.
    shared.cluster.cut(&shared.name, "LISTEN%").await;
    let moment = play_one(&mut near, &moment, "asked").await;
    assert_eq!(far.next_of("moved").await["moment"]["decisions"], 2);
    shared.cluster.cut(&shared.name, "%").await;
    play_one(&mut near, &moment, "again").await;
    assert_eq!(far.next_of("moved").await["moment"]["decisions"], 3);
    near.ask(json!({"kind": "say", "text": "Howdy from afar"})).await;
    assert_eq!(far.next_of("said").await["said"]["text"], "Howdy from afar");
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_connected_to_another_server_is_present_and_called_by_his_name() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let (ann, bob) = (shared.servers[0].guest("Ann").await, shared.servers[1].guest("Bob").await);
    let table = ann.new_table(&for_two()).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut far = bob.sit(&table).await;
    let near = ann.sit(&table).await;
    let seats = |message: &Value| message["table"]["seats"].clone();
    while seats(&far.next_of("table").await)[0]["present"] != true {}
    ann.post("/api/me", &json!({"name": "Annie"})).await.good();
    while seats(&far.next_of("table").await)[0]["name"] != "Annie" {}
    drop(near);
    while seats(&far.next_of("table").await)[0]["present"] != false {}
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_that_is_signed_out_at_one_server_is_nobodys_at_the_other() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let ann = shared.servers[0].guest("Ann").await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let answer = shared.servers[1].nobody().post("/api/link", &json!({"code": link["code"]})).await;
    let phone = shared.servers[1].nobody().with_cookie_of(&answer);
    let table = ann.new_table(&hotseat()).await;
    let mut socket = phone.sit(&table).await;
    let account = ann.get("/api/me/account").await.good();
    let other = account["devices"].as_array().unwrap().iter().find(|device| device["here"] == false).unwrap();
    let path = format!("/api/me/devices/{}", other["id"].as_str().unwrap());
    assert_eq!(ann.send("DELETE", &path, "", &[]).await.status, 200);
    assert_eq!(socket.next_of("closing").await["type"], "closing");
    assert_eq!(phone.get("/api/me").await.status, 401);
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_server_leaves_alone_what_a_newer_one_wrote_and_says_so() {
    let Some(shared) = SharedDatabase::open(1).await else { return };
    let ann = shared.servers[0].guest("Ann").await;
    let (old, new) = (ann.new_table(&hotseat()).await, ann.new_table(&hotseat()).await);
    let mut line = ann.sit(&new).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    let mut database = shared.database().await;
    // As a newer server does it, which lets older ones go on beside it.
    database.execute("UPDATE cluster SET form = 99").await.unwrap();
    let newer = format!(
        "UPDATE progress SET form = 99 WHERE number = (SELECT number FROM tables WHERE id = '{new}')"
    );
    database.execute(newer.as_str()).await.unwrap();
    let refused = line.ask(play).await;
    assert_eq!((&refused["type"], &refused["reason"]), (&json!("refused"), &json!("storage")));
    let mut other = ann.sit(&old).await;
    let moment = other.welcome["moment"].clone();
    play_one(&mut other, &moment, "old").await;
    loop {
        let health = ann.get("/health").await;
        assert_eq!(health.status, 200);
        if health.body.contains("update this server") {
            break;
        }
    }
    // One that older servers would spoil does not.
    database.execute("UPDATE cluster SET least = 99").await.unwrap();
    let refused = other.ask(json!({"kind": "say", "text": "Still here?"})).await;
    assert_eq!(refused["reason"], "storage");
    loop {
        let health = ann.get("/health").await;
        if health.status == 503 {
            assert!(health.body.contains("schema version 99"), "{}", health.body);
            break;
        }
    }
    shared.close().await;
}

/// How often a first server was started.
async fn starts(database: &mut PgConnection) -> i64 {
    sqlx::query_scalar("SELECT count(*) FROM starts").fetch_one(database).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_common_clock_goes_on_while_any_server_is_alive() {
    let Some(mut shared) = SharedDatabase::open(2).await else { return };
    let mut database = shared.database().await;
    let first = starts(&mut database).await;
    assert_eq!(first, 1, "two servers begin one run");
    shared.servers.remove(0).close().await;
    shared.add(brisk()).await;
    shared.servers.remove(0).close().await;
    let second = starts(&mut database).await;
    assert_eq!(second, 1, "it was open all the time");
    // Nobody was there for a while.
    shared.servers.remove(0).close().await;
    database.execute("UPDATE cluster SET counted = counted - interval '1 hour'").await.unwrap();
    let uptime: i64 =
        sqlx::query_scalar("SELECT uptime FROM cluster").fetch_one(&mut database).await.unwrap();
    shared.add(brisk()).await;
    let later: i64 = sqlx::query_scalar("SELECT uptime FROM cluster").fetch_one(&mut database).await.unwrap();
    assert!(later - uptime < 60_000, "it stood still: {uptime}, {later}");
    assert_eq!(starts(&mut database).await, 2);
    shared.close().await;
}
