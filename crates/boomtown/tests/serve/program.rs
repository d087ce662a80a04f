//! The example of `docs/api.md`, where there is a Node to run it.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::guest::Guest;
use crate::process::Process;

#[tokio::test]
async fn the_example_program_plays_its_seat_to_the_end() {
    let node = Command::new("node").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !node.is_ok_and(|status| status.success()) {
        eprintln!("There is no Node here, so the example is not run.");
        return;
    }
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let ann = Guest::named(server.address, "Ann").await;
    let new =
        json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot", "level": "tenderfoot"}]});
    let table = ann.new_table(&new).await;
    let token = ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/program.mjs");
    let output = Command::new("node")
        .arg("--experimental-websocket")
        .arg(example)
        .args([&format!("http://{}", server.address), &table, token["token"].as_str().unwrap()])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.starts_with("points: "), "{output:?}");
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["stage"], "over");
    server.stop();
}
