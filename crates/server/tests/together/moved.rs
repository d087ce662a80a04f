//! A database taken over from a file to `PostgreSQL` and back: nothing is lost, nothing is changed, and games go on.

use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use server::storage::moving::{DatabasePlace, MoveError, MovePhase, MoveProgress, Moved, move_database};
use server::storage::postgres::Postgres;
use server::storage::sqlite::{self, Sqlite};
use server::storage::{Storage as _, StorageError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, SqliteConnection};
use tempfile::TempDir;
use tokio::sync::Notify;

use crate::cluster::{Cluster, cluster};
use crate::guest::Guest;
use crate::place::{Place, brisk, for_two, hotseat};
use crate::playing::{play_on, play_one};

/// The name of a database that nobody else has.
fn fresh_name() -> String {
    let folder = tempfile::tempdir().unwrap();
    folder.path().file_name().unwrap().to_string_lossy().to_lowercase()
}

/// An empty database that puts texts in order as Germans do, not by their bytes.
async fn german_database(cluster: &Cluster) -> String {
    let name = fresh_name();
    let create =
        format!("CREATE DATABASE \"{name}\" TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'de-DE'");
    let mut admin = cluster.connect("postgres").await;
    admin.execute(create.as_str()).await.unwrap();
    admin.close().await.unwrap();
    cluster.address(&name)
}

async fn open(folder: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.join(sqlite::FILE)).connect().await.unwrap()
}

fn at(place: &Path) -> DatabasePlace {
    place.to_str().unwrap().parse().unwrap()
}

async fn moved(from: &DatabasePlace, to: &DatabasePlace) -> Result<Moved, MoveError> {
    move_database(from, to, false, &mut |_| {}).await
}

async fn file_server(folder: TempDir) -> Place {
    let storage = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    Place::open_on(storage, folder, brisk()).await
}

/// A file with games, people and all that belongs to them; then something in every table that has nothing yet, and many people.
async fn lived_in() -> (TempDir, Guest, String) {
    let place = file_server(tempfile::tempdir().unwrap()).await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob Ö").await);
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    play_on(&mut line, moment, 5).await;
    line.do_it(json!({"kind": "say", "text": "Howdy, Änne 🤠"})).await;
    let other = ann.new_table(&for_two()).await;
    bob.post(&format!("/api/tables/{other}/join"), &json!({})).await.good();
    ann.new_table(&for_two()).await;
    ann.post("/api/me/recovery", &json!({})).await;
    ann.post("/api/me/links", &json!({})).await.good();
    ann.post("/api/me", &json!({"name": "Annie"})).await.good();
    drop(line);
    let folder = place.close().await;
    let mut database = open(folder.path()).await;
    fill(&mut database).await;
    database.close().await.unwrap();
    (folder, ann, table)
}

/// The tables of a file and their columns, each with its type and whether it may be empty.
async fn columns(database: &mut SqliteConnection) -> Vec<(String, Vec<(String, String, bool)>)> {
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
            .fetch_all(&mut *database)
            .await
            .unwrap();
    let mut all = Vec::new();
    for table in tables {
        let columns = sqlx::query_as(
            "SELECT name, type, \"notnull\" = 0 AND pk = 0 FROM pragma_table_info(?) ORDER BY cid",
        );
        all.push((table.clone(), columns.bind(&table).fetch_all(&mut *database).await.unwrap()));
    }
    all
}

/// Puts rows into every table that has none, and thousands of people into theirs.
async fn fill(database: &mut SqliteConnection) {
    for (table, columns) in columns(database).await {
        let rows: i64 = sqlx::query_scalar(&format!("SELECT count(*) FROM {table}"))
            .fetch_one(&mut *database)
            .await
            .unwrap();
        for number in 1..=if rows == 0 { 3 } else { 0 } {
            let values = columns.iter().map(|(name, kind, optional)| match kind.as_str() {
                _ if *optional && number == 1 => "NULL".to_owned(),
                "TEXT" => format!("'{name} {number} ß \"{{}}\" 🤠'"),
                "BLOB" => format!("x'00ff0{number}'"),
                // Also those that mean yes or no.
                _ if ["listed", "bots", "confirmed", "forfeit"].contains(&name.as_str()) => {
                    (number % 2).to_string()
                }
                _ => number.to_string(),
            });
            let insert = format!("INSERT INTO {table} VALUES ({})", values.collect::<Vec<_>>().join(", "));
            database.execute(insert.as_str()).await.unwrap();
        }
    }
    // Names that are in another order by their bytes than in any language, and more than travel together.
    let people = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) \
        INSERT INTO people (id, name, seen) SELECT substr('aAäÄbBzZ_-', 1 + i % 10, 1) || (i * 7919 % 5003) || '-' || i, 'N' || i, i FROM n";
    database.execute(people).await.unwrap();
    let away = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) \
        INSERT INTO taken_away SELECT 'ann', i % 5, 'table', i % 2, 0 FROM n";
    database.execute(away).await.unwrap();
}

/// Every row of every table, but for what each file notes for itself.
async fn everything(folder: &Path) -> Vec<(String, Vec<String>)> {
    let mut database = open(folder).await;
    let mut all = Vec::new();
    for (table, columns) in columns(&mut database).await {
        let quoted: Vec<String> = columns.iter().map(|(name, ..)| format!("quote({name})")).collect();
        let apart = if table == "meta" { "WHERE key NOT IN ('attempt', 'open', 'last_table')" } else { "" };
        let query = format!("SELECT {} AS row FROM {table} {apart} ORDER BY row", quoted.join(" || ',' || "));
        let rows: Vec<String> = sqlx::query_scalar(&query).fetch_all(&mut database).await.unwrap();
        assert!(!rows.is_empty(), "{table} holds nothing, so that nothing is shown by it");
        all.push((table, rows));
    }
    database.close().await.unwrap();
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_to_postgresql_and_back_is_the_same_row_by_row() {
    let Some(cluster) = cluster() else { return };
    let (folder, ann, table) = lived_in().await;
    let before = everything(folder.path()).await;
    let address = german_database(cluster).await;
    let there = address.parse().unwrap();
    let first = moved(&at(folder.path()), &there).await.unwrap();
    assert_eq!(everything(folder.path()).await, before, "the first one is not changed");
    let back = tempfile::tempdir().unwrap();
    let second = moved(&there, &at(back.path())).await.unwrap();
    assert_eq!((first.rows, first.hash), (second.rows, second.hash));
    for (was, is) in before.iter().zip(everything(back.path()).await) {
        assert_eq!(was.0, is.0);
        assert!(was.1 == is.1, "{}: {:?}\n{:?}", was.0, was.1, is.1);
    }
    // The game that was going on goes on there and here; whoever was known is, and new tables have numbers of their own.
    let storage = Arc::new(Postgres::open(&address).await.unwrap());
    let servers =
        [Place::open_on(storage, tempfile::tempdir().unwrap(), brisk()).await, file_server(back).await];
    for server in servers {
        let ann = Guest { address: server.address, ..ann.clone() };
        assert_eq!(ann.get("/api/me").await.good()["name"], "Annie");
        let mut line = ann.sit(&table).await;
        let moment = line.welcome["moment"].clone();
        assert_eq!(moment["decisions"], 5);
        assert_eq!(play_one(&mut line, &moment, "after the move").await["decisions"], 6);
        let new = ann.new_table(&hotseat()).await;
        assert_eq!(ann.get(&format!("/api/tables/{new}")).await.good()["decisions"], 0);
        drop(line);
        server.close().await;
    }
}

/// Moves until it was told so often how far it is, and breaks off.
async fn broken_off(from: &DatabasePlace, to: &DatabasePlace, tellings: u32) -> Option<Moved> {
    let (enough, mut told) = (Notify::new(), 0);
    // Once all is copied and the same, it may be finished before it is known to be broken off.
    let mut tell = |progress: MoveProgress| {
        told += 1;
        if told >= tellings && progress.phase == MovePhase::Copying {
            enough.notify_one();
        }
    };
    tokio::select! {
        biased;
        () = enough.notified() => None,
        moved = move_database(from, to, false, &mut tell) => Some(moved.unwrap()),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_is_broken_off_again_and_again_goes_on_where_it_was_and_no_server_uses_half_of_it() {
    let Some(cluster) = cluster() else { return };
    let (folder, ..) = lived_in().await;
    let from = at(folder.path());
    let address = german_database(cluster).await;
    let to: DatabasePlace = address.parse().unwrap();
    let mut tellings = 2;
    let whole = loop {
        if let Some(moved) = broken_off(&from, &to, tellings).await {
            break moved;
        }
        let refused = Postgres::open(&address).await.err();
        assert_eq!(refused, Some(StorageError::Unfinished));
        tellings += 3;
    };
    assert!(whole.before > 0 && tellings > 8, "{whole:?}");
    // Killed after its last step, it is asked for again: everything is there, and that is what it says.
    let again = moved(&from, &to).await.unwrap();
    assert!(again.was_complete(), "{again:?}");
    assert_eq!((again.rows, again.hash), (whole.rows, whole.hash.clone()));
    Postgres::open(&address).await.unwrap().close().await;
    // The same the other way round, compared with one that nobody broke off.
    let (back, straight) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut tellings = 2;
    while broken_off(&to, &at(back.path()), tellings).await.is_none() {
        let refused = Sqlite::open(back.path()).await.err();
        assert_eq!(refused, Some(StorageError::Unfinished));
        tellings += 3;
    }
    moved(&from, &at(straight.path())).await.unwrap();
    assert!(everything(back.path()).await == everything(straight.path()).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_refused_with_what_to_do_about_it() {
    let Some(cluster) = cluster() else { return };
    let place = file_server(tempfile::tempdir().unwrap()).await;
    let ann = place.guest("Ann").await;
    ann.new_table(&hotseat()).await;
    let from = at(place.folder.path());
    let empty = cluster.database(&fresh_name()).await;
    let to: DatabasePlace = empty.parse().unwrap();
    let refused = moved(&from, &to).await.unwrap_err();
    assert_eq!(refused, MoveError::SourceInUse);
    assert!(refused.to_string().contains("stop every server"), "{refused}");
    let folder = place.close().await;
    // What somebody has begun to use.
    let used = cluster.database(&fresh_name()).await;
    let storage = Arc::new(Postgres::open(&used).await.unwrap());
    let server = Place::open_on(storage, tempfile::tempdir().unwrap(), brisk()).await;
    server.guest("Bob").await;
    // The server says every second that it is alive.
    while moved(&from, &used.parse().unwrap()).await.unwrap_err() != MoveError::TargetInUse {}
    while moved(&used.parse().unwrap(), &at(Path::new("nowhere"))).await.unwrap_err()
        != MoveError::SourceInUse
    {}
    server.close().await;
    let refused = moved(&from, &used.parse().unwrap()).await.unwrap_err();
    assert_eq!(refused, MoveError::NotEmpty("people", 1));
    // Begun from one, gone on with from another.
    assert!(broken_off(&from, &to, 12).await.is_none());
    let (other, ..) = lived_in().await;
    let refused = moved(&at(other.path()), &to).await.unwrap_err();
    assert_eq!(refused, MoveError::OtherSource);
    assert!(refused.to_string().contains("--start-over"), "{refused}");
    move_database(&at(other.path()), &to, true, &mut |_| {}).await.unwrap();
    // Whoever cannot be reached, and forms that do not fit.
    let nobody = "postgres://boomtown@127.0.0.1:9/boomtown".parse().unwrap();
    let refused = moved(&from, &nobody).await.unwrap_err();
    assert!(matches!(&refused, MoveError::Target(StorageError::Unreachable(_))), "{refused}");
    assert!(refused.to_string().contains("run the same command again"), "{refused}");
    assert!(matches!(moved(&at(Path::new("nowhere")), &to).await, Err(MoveError::NoSource(_))));
    let mut database = open(folder.path()).await;
    for (form, words) in [(1, "start a server of this version on it once"), (99, "install a newer Boomtown")]
    {
        database.execute(format!("PRAGMA user_version = {form}").as_str()).await.unwrap();
        let refused =
            moved(&from, &cluster.database(&fresh_name()).await.parse().unwrap()).await.unwrap_err();
        assert!(refused.to_string().contains(words), "{refused}");
    }
    database.close().await.unwrap();
}
