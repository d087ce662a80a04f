//! What a host does to a server that runs: invitations and signing keys.

use std::path::Path;
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;

use crate::guest::Guest;
use crate::process::Process;

/// What a command prints; it must go well.
fn boomtown(arguments: &[&str], data: &Path) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_boomtown"))
        .args(arguments)
        .arg("--data")
        .arg(data)
        .env("BOOMTOWN_LOG", "warn")
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

#[tokio::test]
async fn an_invitation_that_is_made_while_the_server_runs_lets_somebody_in_once() {
    let folder = TempDir::new().unwrap();
    let server =
        Process::start_in(folder.path(), "export BOOMTOWN_ACCESS=invitation BOOMTOWN_INVITATION=HOWDY");
    let printed = boomtown(&["invite", "--uses", "1", "--days", "2"], folder.path());
    let code = printed.lines().next().unwrap();
    assert!(printed.contains("one person") && printed.contains("2 days"), "{printed}");
    let nobody = Guest::nobody(server.address);
    let mut statuses = Vec::new();
    for invitation in [code, code, "HOWDY", ""] {
        let asked = json!({"name": "Ann", "invitation": invitation});
        statuses.push(nobody.post("/api/me", &asked).await.status);
    }
    assert_eq!(statuses, [200, 403, 200, 403]);
    server.kill();
}

#[tokio::test]
async fn whoever_has_a_cookie_of_the_old_key_comes_in_after_the_keys_were_rotated() {
    let folder = TempDir::new().unwrap();
    let server = Process::start(folder.path());
    let ann = Guest::named(server.address, "Ann").await;
    let printed = boomtown(&["rotate-keys"], folder.path());
    assert!(printed.contains("30 days"), "{printed}");
    assert_eq!(ann.get("/api/me").await.status, 200);
    server.kill();
    let server = Process::start(folder.path());
    let ann = Guest { address: server.address, ..ann };
    let answer = ann.get("/api/me").await;
    assert_eq!(answer.status, 200);
    assert!(answer.header("set-cookie").starts_with("boomtown="), "{answer:?}");
    server.kill();
}

#[tokio::test]
async fn where_no_server_runs_what_the_database_is_enough_for_is_done_at_once_and_the_rest_is_said_to_wait() {
    let folder = TempDir::new().unwrap();
    let server = Process::start(folder.path());
    let ann = Guest::named(server.address, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Something nasty"})).await;
    let there = boomtown(&["admin", "table", &table], folder.path());
    assert!(there.contains("seat 1: person  Ann") && there.contains("remark 1  Ann"), "{there}");
    assert!(there.contains("Something nasty"), "{there}");
    server.kill();
    for command in [
        &["admin", "rename", &ann.id, "Annie"][..],
        &["admin", "announce", "Back at noon."],
        &["admin", "delete-remark", &table, "1"],
        &["admin", "mute", &ann.id, "--note", "Mind your words."],
    ] {
        let done = boomtown(command, folder.path());
        assert!(done.starts_with("Done in the database"), "{command:?}: {done}");
    }
    let later = boomtown(&["admin", "end-table", &table], folder.path());
    assert!(later.contains("needs a running server") && later.contains("number 5"), "{later}");
    boomtown(&["rotate-keys"], folder.path());
    boomtown(&["invite"], folder.path());
    let there = boomtown(&["admin", "table", &table], folder.path());
    assert!(there.contains("Annie") && there.contains("(deleted)") && !there.contains("nasty"), "{there}");
    let log = boomtown(&["admin", "log"], folder.path());
    for told in ["rotate_keys", "invite", "rename", "announce", "delete_remark", "mute"] {
        let line =
            log.lines().find(|line| line.contains(told)).unwrap_or_else(|| panic!("{told} is not in {log}"));
        assert!(line.ends_with("done"), "{line}");
    }
    let server = Process::start(folder.path());
    let ann = Guest { address: server.address, ..ann };
    assert_eq!(ann.get("/api/me").await.good()["name"], "Annie");
    assert_eq!(ann.get("/api/house").await.good()["announcement"]["text"], "Back at noon.");
    while ann.get(&format!("/api/tables/{table}")).await.good()["stage"] != "over" {}
    assert_eq!(ann.sit(&table).await.welcome["chat"][0]["text"], "");
    server.kill();
}

#[test]
fn without_a_database_a_host_is_told_to_name_the_folder() {
    let folder = TempDir::new().unwrap();
    for command in ["invite", "rotate-keys"] {
        let done = Command::new(env!("CARGO_BIN_EXE_boomtown"))
            .args([command, "--data", folder.path().to_str().unwrap()])
            .output()
            .unwrap();
        assert_eq!(done.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&done.stderr).contains("--data"));
    }
}
