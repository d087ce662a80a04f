//! The disk is full: no move is acknowledged, and the server says that it is not well.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::guest::{Guest, Line};
use crate::playing::some_play;
use crate::process::Process;

fn hotseat() -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]})
}

/// Makes tables until there is no room for one more.
async fn fill(guest: &Guest) {
    loop {
        let answer = guest.post("/api/tables", &hotseat()).await;
        if answer.status == 503 {
            return;
        }
        answer.good();
    }
}

/// Plays at these tables until ten moves in a row are refused and the server reports each time that it is unhealthy. Returns the
/// connection and the move that was refused last.
///
/// Small moves may still fit where a table does not, and a checkpoint of the log makes room again. But each makes the database larger,
/// so that this ends.
async fn play_until_not_well(guest: &Guest, tables: &[String], why: &str) -> (Line, Value) {
    for table in tables {
        let mut refused = 0;
        for number in 0.. {
            let mut line = guest.sit(table).await;
            let Some(play) = some_play(&line.welcome["moment"]) else { break };
            let answer = line.ask_as(&format!("full-{number}"), play.clone()).await;
            let health = guest.get("/health").await;
            if answer["type"] == "done" || health.status == 200 {
                fill(guest).await;
                refused = 0;
                continue;
            }
            assert_eq!(answer["reason"], "storage", "{answer}");
            assert_eq!(health.status, 503, "{health:?}");
            assert!(health.body.contains(why), "{health:?}");
            refused += 1;
            if refused == 10 {
                return (line, play);
            }
        }
    }
    panic!("all moves of {} tables fitted", tables.len());
}

/// Tables with more moves than fit.
async fn tables(guest: &Guest) -> Vec<String> {
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(guest.new_table(&hotseat()).await);
    }
    tables
}

/// No file may grow beyond a size: everywhere, and without any rights.
#[tokio::test]
async fn where_no_file_can_grow_the_server_is_not_well_and_acknowledges_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start_in(data.path(), "ulimit -f 2048");
    let ann = Guest::named(server.address, "Ann").await;
    let tables = tables(&ann).await;
    assert_eq!(ann.get("/health").await.status, 200);
    fill(&ann).await;
    play_until_not_well(&ann, &tables, "the disk of the database reports an error").await;
    server.kill();
}

/// Shell commands that mount a small file system of its own on a folder.
fn small_disk(place: &Path) -> String {
    format!("mount -t tmpfs -o size=3m boomtown '{}'", place.display())
}

/// Whether this system allows that, in a name space of its own.
fn can_have_a_small_disk(place: &Path) -> bool {
    let tried = Command::new("unshare").args(["-rm", "sh", "-c", &small_disk(place)]).status();
    tried.is_ok_and(|status| status.success())
}

/// Fills the disk that a process sees with one file.
fn fill_disk(process: u32, disk: &Path) -> PathBuf {
    use std::io::Write as _;
    let inside = disk.strip_prefix("/").unwrap().join("ballast");
    let ballast = Path::new("/proc").join(process.to_string()).join("root").join(inside);
    let mut size = 1 << 20;
    while size > 0 {
        let mut file = fs::OpenOptions::new().create(true).append(true).open(&ballast).unwrap();
        if file.write_all(&vec![1; size]).is_err() {
            size /= 2;
        }
    }
    ballast
}

async fn is_well_again(guest: &Guest) {
    while guest.get("/health").await.status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn on_a_full_disk_the_server_is_not_well_and_goes_on_when_there_is_room() {
    let place = tempfile::tempdir().unwrap();
    if !can_have_a_small_disk(place.path()) {
        eprintln!("No small disk can be had here, so this is not tried.");
        return;
    }
    let server = Process::start_with(&["unshare", "-rm"], place.path(), &small_disk(place.path()));
    let ann = Guest::named(server.address, "Ann").await;
    let tables = tables(&ann).await;
    // The log has room of its own until it is full.
    let ballast = fill_disk(server.id(), place.path());
    fill(&ann).await;
    let (mut line, next) = play_until_not_well(&ann, &tables, "the disk of the database is full").await;
    fs::remove_file(&ballast).unwrap();
    is_well_again(&ann).await;
    assert_eq!(line.ask_as("at last", next).await["type"], "done");
    server.stop();
}

/// A `PostgreSQL` whose data lie on a small disk, in a name space of its own; it ends with its standard input. `None` where this system
/// does not let us have one.
fn cluster_on_a_small_disk(folder: &Path) -> Option<Child> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/cluster.sh");
    let words = "mkdir \"$1/data\" && mount -t tmpfs -o size=96m,mode=700 boomtown \"$1/data\" && \
                 chown postgres \"$1/data\" && exec sh \"$0\" \"$1\"";
    let mut running = Command::new("unshare")
        .args(["-m", "sh", "-c", words])
        .arg(script)
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut line = String::new();
    BufReader::new(running.stdout.take()?).read_line(&mut line).ok()?;
    (line == "ready\n").then_some(running)
}

#[tokio::test]
async fn where_the_disk_of_postgresql_is_full_the_server_is_not_well() {
    let place = tempfile::tempdir().unwrap();
    let Some(cluster) = cluster_on_a_small_disk(place.path()) else {
        eprintln!("No PostgreSQL on a small disk can be had here, so this is not tried.");
        return;
    };
    let database = format!("postgres:///postgres?host={}&user=boomtown", place.path().display());
    let server = Process::start_on(&database);
    let ann = Guest::named(server.address, "Ann").await;
    assert_eq!(ann.get("/health").await.status, 200);
    let ballast = fill_disk(cluster.id(), &place.path().join("data"));
    fill(&ann).await;
    for _ in 0..10 {
        let health = ann.get("/health").await;
        assert_eq!(health.status, 503, "{health:?}");
        assert!(health.body.contains("the disk of the database is full"), "{health:?}");
    }
    fs::remove_file(&ballast).unwrap();
    is_well_again(&ann).await;
    ann.new_table(&hotseat()).await;
    server.stop();
}
