//! What stands in the log, and how many connections there may be.

use std::fs;

use serde_json::json;
use tokio::net::TcpStream;

use crate::guest::Guest;
use crate::playing::some_play;
use crate::process::Process;

#[tokio::test]
async fn in_a_file_the_log_has_no_colours_and_every_request_if_that_is_wished() {
    let data = tempfile::tempdir().unwrap();
    let log = data.path().join("log");
    let words = format!("exec 2>'{}'; export BOOMTOWN_ACCESS_LOG=true", log.display());
    let server = Process::start_in(data.path(), &words);
    let ann = Guest::named(server.address, "Ann").await;
    ann.get("/api/tables?list=mine&secret=1").await.good();
    ann.get("/api/nowhere").await;
    server.stop();
    let log = fs::read_to_string(log).unwrap();
    assert!(!log.contains('\u{1b}'), "{log}");
    let asked = |path: &str, status: &str| {
        let line = log.lines().find(|line| line.contains(&format!("path=\"{path}\"")));
        let line = line.unwrap_or_else(|| panic!("{path} is missing in {log}"));
        assert!(line.contains(status) && line.contains("from=127.0.0.1"), "{line}");
    };
    asked("/api/tables", "status=200");
    asked("/api/nowhere", "status=404");
    assert!(!log.contains("secret"), "{log}");
}

/// As many as the system gives, and a few more: the server stays open, and moves are kept.
#[tokio::test]
async fn connections_that_say_nothing_leave_the_database_its_file_descriptors() {
    for limit in ["ulimit -n 160", "ulimit -Sn 64"] {
        let data = tempfile::tempdir().unwrap();
        let server = Process::start_in(data.path(), limit);
        let ann = Guest::named(server.address, "Ann").await;
        let table = ann
            .new_table(
                &json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]}),
            )
            .await;
        let mut line = ann.sit(&table).await;
        let mut silent = Vec::new();
        for _ in 0..300 {
            silent.push(TcpStream::connect(server.address).await.unwrap());
        }
        for _ in 0..5 {
            assert_eq!(ann.get("/health").await.status, 200, "{limit}");
        }
        let play = some_play(&line.welcome["moment"]).unwrap();
        line.do_it(play).await;
        drop(silent);
        server.stop();
    }
}

/// A log on a full disk is lost, and nothing else with it.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn where_the_log_cannot_be_written_the_server_goes_on_and_ends_well() {
    let data = tempfile::tempdir().unwrap();
    let words = "exec 2>/dev/full; export BOOMTOWN_ACCESS_LOG=true";
    let server = Process::start_in(data.path(), words);
    let ann = Guest::named(server.address, "Ann").await;
    let table = ann
        .new_table(
            &json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]}),
        )
        .await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(play).await;
    assert_eq!(ann.get("/health").await.status, 200);
    server.stop();
}
