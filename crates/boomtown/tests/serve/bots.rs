//! `boomtown bot`: programs as bots of a real server, through lost lines and restarts.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::process::Process;

/// The bridge in a process of its own; it ends with the test.
struct Bridge(Child);

impl Bridge {
    fn start(server: &Process, token: &str, engine: &str, more: &[&str]) -> Bridge {
        Bridge::to(&format!("http://{}", server.address), token, engine, more)
    }

    fn to(server: &str, token: &str, engine: &str, more: &[&str]) -> Bridge {
        let child = Command::new(env!("CARGO_BIN_EXE_boomtown"))
            .args(["bot", "--server", server, "--engine", engine, "--ms", "20"])
            .args(more)
            .env("BOOMTOWN_BOT_TOKEN", token)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        Bridge(child.unwrap())
    }

    /// Reads the log up to a line that says something.
    fn says(&mut self, what: &str) -> String {
        let log = BufReader::new(self.0.stderr.as_mut().unwrap());
        log.lines().map(Result::unwrap).find(|line| line.contains(what)).unwrap()
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn engine() -> String {
    format!("{} engine circle-wagons", env!("CARGO_BIN_EXE_boomtown"))
}

/// Asks again and again until something holds.
async fn until(guest: &Guest, path: &str, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let found = guest.get(path).await.good();
        if holds(&found) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn new_bot(owner: &Guest, name: &str) -> (String, String) {
    let made = owner.post("/api/me/bots", &json!({"name": name, "rules": {"at_once": 4}})).await.good();
    (made["bot"]["id"].as_str().unwrap().to_owned(), made["token"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn programs_play_each_other_to_the_end_over_the_server() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let ann = Guest::named(server.address, "Ann").await;
    let (one, first) = new_bot(&ann, "Engine").await;
    let (two, second) = new_bot(&ann, "Python").await;
    let mut bridge = Bridge::start(&server, &first, &engine(), &["--games", "1"]);
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py");
    let python = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    let other = if python.is_ok_and(|status| status.success()) {
        format!("python3 '{}'", example.display())
    } else {
        engine()
    };
    let _other = Bridge::start(&server, &second, &other, &[]);
    until(&ann, "/api/bots", |bots| bots.as_array().is_some_and(|bots| bots.len() == 2)).await;
    let seats = json!([{"kind": "bot_account", "id": one}, {"kind": "bot_account", "id": two}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    let over = until(&ann, &format!("/api/tables/{table}"), |table| table["stage"] == "over").await;
    assert_eq!(over["ending"]["kind"], "played", "{over}");
    assert!(bridge.0.wait().unwrap().success(), "it ends after the game that was wanted");
    server.stop();
}

#[tokio::test]
async fn a_bridge_takes_its_games_up_again_after_the_server_was_killed() {
    let data = tempfile::tempdir().unwrap();
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let server = Process::start_at(data.path(), port);
    let ann = Guest::named(server.address, "Ann").await;
    let (id, token) = new_bot(&ann, "Engine").await;
    let _bridge = Bridge::start(&server, &token, &engine(), &[]);
    until(&ann, "/api/bots", |bots| bots.as_array().is_some_and(|bots| bots.len() == 1)).await;
    let seats = json!([{"kind": "bot_account", "id": id}, {"kind": "bot", "level": "tenderfoot"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    let path = format!("/api/tables/{table}");
    // Where no person plays, bots of the house think only while somebody looks.
    let line = ann.sit(&table).await;
    until(&ann, &path, |table| table["decisions"].as_u64() > Some(3)).await;
    server.kill();
    drop(line);
    let server = Process::start_at(data.path(), port);
    let _line = ann.sit(&table).await;
    until(&ann, &path, |table| table["stage"] == "over").await;
    server.stop();
}

#[tokio::test]
async fn a_program_that_fails_gives_up_and_a_token_that_nobody_knows_ends_the_bridge() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let ann = Guest::named(server.address, "Ann").await;
    let (id, token) = new_bot(&ann, "Broken").await;
    let _bridge = Bridge::start(&server, &token, "sh -c 'read line; exit 3'", &[]);
    until(&ann, "/api/bots", |bots| bots.as_array().is_some_and(|bots| bots.len() == 1)).await;
    let seats = json!([{"kind": "bot_account", "id": id}, {"kind": "me"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    let over = until(&ann, &format!("/api/tables/{table}"), |table| table["stage"] == "over").await;
    assert_eq!(over["ending"], json!({"kind": "resigned", "seat": 1}));
    let mut unknown = Bridge::start(&server, "nobody", "true", &[]);
    assert_eq!(unknown.0.wait().unwrap().code(), Some(2));
    server.stop();
}

#[tokio::test]
async fn what_a_program_writes_on_standard_error_stands_in_the_log() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let ann = Guest::named(server.address, "Ann").await;
    let (id, token) = new_bot(&ann, "Talker").await;
    // A newline from a file is not part of the token.
    let talker = "sh -c 'read line; echo I am thinking >&2; read line'";
    let mut bridge = Bridge::start(&server, &format!("{token}\n"), talker, &[]);
    until(&ann, "/api/bots", |bots| bots.as_array().is_some_and(|bots| bots.len() == 1)).await;
    let seats = json!([{"kind": "bot_account", "id": id}, {"kind": "me"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    assert_eq!(bridge.says("I am thinking"), format!("{table}: | I am thinking"));
    server.stop();
}

#[tokio::test]
async fn a_bridge_that_could_never_play_says_why() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let mut missing = Bridge::start(&server, "token", "no-such-program --fast", &[]);
    missing.says("the program 'no-such-program' cannot be started");
    assert_eq!(missing.0.wait().unwrap().code(), Some(2), "before it sits down anywhere");
    let mut torn = Bridge::start(&server, "to\nken", "true", &[]);
    torn.says("this is no token");
    assert_eq!(torn.0.wait().unwrap().code(), Some(2));
    let elsewhere = format!("http://{}/elsewhere", server.address);
    let mut lost = Bridge::to(&elsewhere, "token", "true", &[]);
    lost.says("is a page and not the address of a server");
    server.stop();
}
