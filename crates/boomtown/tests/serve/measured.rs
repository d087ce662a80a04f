//! `boomtown bench serve` with servers on `PostgreSQL`: that it measures something, never how much. What a server asks the system for.

use std::process::Command;

use serde_json::Value;

use crate::cluster::cluster;
use crate::process::Process;
use crate::together::fresh_name;

fn measured(arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_boomtown"))
        .args(["bench", "serve", "--json", "--tables", "4", "--seconds", "1", "--rate", "40"])
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn servers_on_a_database_of_their_own_are_measured_one_after_the_other() {
    if cluster().is_none() {
        return;
    }
    let figures = measured(&["--servers", "2"]);
    let clusters = figures["clusters"].as_array().unwrap();
    let servers: Vec<&Value> = clusters.iter().map(|cluster| &cluster["servers"]).collect();
    assert_eq!(servers, [1, 2]);
}

#[tokio::test]
async fn clients_are_told_as_much_as_is_wanted_on_the_database_that_is_named() {
    let Some(cluster) = cluster() else { return };
    let name = fresh_name();
    let database = cluster.database(&name).await;
    let mut there = cluster.connect(&name).await;
    let mut decisions = 0;
    for detail in ["board", "view"] {
        let figures = measured(&["--database", &database, "--detail", detail, "--watchers", "1"]);
        assert_eq!(figures["detail"], detail);
        let now: i64 =
            sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut there).await.unwrap();
        assert!(now > decisions, "nobody plays who is told '{detail}'");
        decisions = now;
    }
}

/// They are taken whole and filled slowly: with them ten thousand idle tables take half as much memory again.
#[cfg(target_os = "linux")]
#[test]
fn a_server_asks_for_no_huge_pages() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let mappings = std::fs::read_to_string(format!("/proc/{}/smaps", server.id())).unwrap();
    let flags: Vec<&str> = mappings.lines().filter_map(|line| line.strip_prefix("VmFlags:")).collect();
    assert!(!flags.is_empty(), "the system tells no flags");
    assert_eq!(flags.iter().filter(|flags| flags.split(' ').any(|flag| flag == "hg")).count(), 0);
    server.kill();
}
