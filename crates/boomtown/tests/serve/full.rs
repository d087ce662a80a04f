//! The disk is full: no move is acknowledged, and the server says that it is not well.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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

/// Tries moves until one is refused, then that all are and that the server says so each time.
async fn is_not_well(guest: &Guest, line: &mut Line, play: &Value, why: &str) {
    for number in 0..10 {
        let refused = line.ask_as(&format!("full-{number}"), play.clone()).await;
        assert_eq!(refused["reason"], "storage", "{refused}");
        let health = guest.get("/health").await;
        assert_eq!(health.status, 503, "{health:?}");
        assert!(health.body.contains(why), "{health:?}");
    }
}

/// No file may grow beyond a size: everywhere, and without any rights.
#[tokio::test]
async fn where_no_file_can_grow_the_server_is_not_well_and_acknowledges_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start_in(data.path(), "ulimit -f 2048");
    let ann = Guest::named(server.address, "Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    assert_eq!(ann.get("/health").await.status, 200);
    fill(&ann).await;
    // What is left is too little for a table, but may be enough for a small move.
    let mut last = play;
    loop {
        let answer = line.ask(last.clone()).await;
        if answer["type"] != "done" {
            break;
        }
        let moment = ann.sit(&table).await.welcome["moment"].clone();
        let Some(next) = some_play(&moment) else { panic!("a whole game fitted: {moment}") };
        last = next;
    }
    is_not_well(&ann, &mut line, &last, "the disk of the database reports an error").await;
    server.kill();
}

/// A folder on a file system of its own that holds so little, in a name space of the server's own.
struct SmallDisk {
    place: PathBuf,
}

impl SmallDisk {
    fn shell(place: &Path) -> String {
        format!("mount -t tmpfs -o size=3m boomtown '{}'", place.display())
    }

    /// Whether this system lets us have one.
    fn can_be_had(place: &Path) -> bool {
        let tried = Command::new("unshare").args(["-rm", "sh", "-c", &SmallDisk::shell(place)]).status();
        tried.is_ok_and(|status| status.success())
    }

    /// A file on it that takes all the room there is.
    fn ballast(&self, server: &Process) -> PathBuf {
        let inside = self.place.strip_prefix("/").unwrap().join("ballast");
        Path::new("/proc").join(server.id().to_string()).join("root").join(inside)
    }
}

#[tokio::test]
async fn on_a_full_disk_the_server_is_not_well_and_goes_on_when_there_is_room() {
    let place = tempfile::tempdir().unwrap();
    if !SmallDisk::can_be_had(place.path()) {
        eprintln!("No small disk can be had here, so this is not tried.");
        return;
    }
    let disk = SmallDisk { place: place.path().to_owned() };
    let server = Process::start_with(&["unshare", "-rm"], place.path(), &SmallDisk::shell(place.path()));
    let ann = Guest::named(server.address, "Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    // The log has room of its own until it is full.
    let ballast = disk.ballast(&server);
    let mut size = 1 << 20;
    while size > 0 {
        use std::io::Write as _;
        let mut file = fs::OpenOptions::new().create(true).append(true).open(&ballast).unwrap();
        if file.write_all(&vec![1; size]).is_err() {
            size /= 2;
        }
    }
    fill(&ann).await;
    let mut refused = line.ask_as("mine", play.clone()).await;
    let mut number = 0;
    // As long as moves fit beside the others they are kept.
    while refused["type"] == "done" && number < 64 {
        let moment = ann.sit(&table).await.welcome["moment"].clone();
        refused = line.ask_as(&format!("on-{number}"), some_play(&moment).unwrap()).await;
        number += 1;
    }
    let next = some_play(&ann.sit(&table).await.welcome["moment"]).unwrap();
    is_not_well(&ann, &mut line, &next, "the disk of the database is full").await;
    fs::remove_file(&ballast).unwrap();
    while ann.get("/health").await.status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(line.ask_as("at last", next).await["type"], "done");
    server.stop();
}
