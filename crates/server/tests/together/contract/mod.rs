//! What every storage must do, whichever it is: the same calls on a file and on `PostgreSQL`, of which every answer must be the same.

mod accounts;
mod admin;
mod ladder;
mod notices;
mod people;
mod sharing;
mod tables;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use server::protocol::Me;
use server::storage::postgres::Postgres;
use server::storage::sqlite::Sqlite;
use server::storage::{NewTableRow, Progress, Storage, TableChange, TableDoc};

use crate::cluster::cluster;

/// What was asked and answered.
#[derive(Default)]
struct Diary(Vec<(&'static str, String)>);

/// Calls a method and notes what it answers.
macro_rules! note {
    ($diary:expr, $storage:ident.$method:ident($($argument:expr),* $(,)?)) => {{
        let answer = $storage.$method($($argument),*).await;
        $diary.0.push((stringify!($method), format!("{answer:?}")));
        answer
    }};
}
/// Calls a method whose answer differs from one storage to the other, and notes only what can be compared.
macro_rules! note_of {
    ($diary:expr, $storage:ident.$method:ident($($argument:expr),* $(,)?), $what:expr) => {{
        let answer = $storage.$method($($argument),*).await.unwrap();
        $diary.0.push((stringify!($method), format!("{:?}", $what(&answer))));
        answer
    }};
}
use {note, note_of};

/// Some moment, in milliseconds since 1970: long after now, so that nothing is thrown away for its age.
const NOW: u64 = 4_000_000_000_000;

fn me(name: &str) -> Me {
    Me { id: name.to_lowercase(), name: name.to_owned() }
}

/// A seat with somebody on it.
fn seat(holder: &Value) -> Value {
    json!({"holder": holder, "name": "", "resigned": false, "salt": ""})
}

fn person(id: &str) -> Value {
    seat(&json!({"kind": "person", "id": id}))
}

/// A table that somebody has set up.
fn doc(host: &str, stage: &str, seats: &[Value]) -> TableDoc {
    serde_json::from_value(json!({
        "game": "circle-wagons", "options": {}, "host": host, "stage": stage, "listed": true, "hints": true, "created": NOW,
        "seats": seats, "secret": null, "header": null, "ending": null, "points": null, "rematch": null, "imported": false,
        "undo_asked": null, "takeover": null,
    }))
    .unwrap()
}

fn new_table(id: &str, doc: TableDoc) -> NewTableRow {
    NewTableRow {
        id: id.to_owned(),
        doc,
        progress: Progress { version: 1, updated: NOW, ..Progress::default() },
        entries: Vec::new(),
        record_hash: None,
        request: None,
        along_with: None,
        notices: Vec::new(),
    }
}

fn change(number: i64, version: u64) -> TableChange {
    TableChange {
        number,
        progress: Progress { version, updated: NOW + version, ..Progress::default() },
        doc: None,
        entry: None,
        remark: None,
        notices: Vec::new(),
        moved: Vec::new(),
    }
}

/// Everything that a storage is asked, in an order in which later answers depend on what was kept before.
async fn diary(storage: &dyn Storage) -> Diary {
    let mut diary = Diary::default();
    people::ask(&mut diary, storage).await;
    accounts::ask(&mut diary, storage).await;
    tables::ask(&mut diary, storage).await;
    ladder::ask(&mut diary, storage).await;
    notices::ask(&mut diary, storage).await;
    admin::ask(&mut diary, storage).await;
    sharing::ask(&mut diary, storage).await;
    people::leave(&mut diary, storage).await;
    tables::conflicts(&mut diary, storage).await;
    storage.close().await;
    diary
}

/// The names of all methods that are asked for something.
fn methods() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/storage");
    let files = [
        "mod.rs",
        "accounts.rs",
        "admin.rs",
        "bot_accounts.rs",
        "ladder.rs",
        "notices.rs",
        "personal.rs",
        "sharing.rs",
    ];
    let text: String = files.iter().map(|file| std::fs::read_to_string(folder.join(file)).unwrap()).collect();
    let names = text.split("async fn ").skip(1).filter_map(|rest| rest.split('(').next());
    // One waits until something happens, the other is how everything ends.
    names.filter(|name| !["news", "close"].contains(name)).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_and_postgresql_answer_everything_that_can_be_asked_in_the_same_way() {
    let Some(cluster) = cluster() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file: Arc<dyn Storage> = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let of_file = diary(&*file).await;
    let name = folder.path().file_name().unwrap().to_string_lossy().to_lowercase();
    let address = cluster.database(&name).await;
    let shared: Arc<dyn Storage> = Arc::new(Postgres::open(&address).await.unwrap());
    let of_postgres = diary(&*shared).await;
    let both = of_file.0.iter().zip(&of_postgres.0);
    let differ: Vec<String> = both
        .filter(|(here, there)| here != there)
        .map(|((method, here), (_, there))| format!("{method}\n  file: {here}\n  PostgreSQL: {there}"))
        .collect();
    assert!(differ.is_empty(), "{}", differ.join("\n"));
    assert_eq!(of_file.0.len(), of_postgres.0.len());
    let asked: BTreeSet<String> = of_file.0.iter().map(|(method, _)| (*method).to_owned()).collect();
    let missing: Vec<_> = methods().difference(&asked).cloned().collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
    let failed: Vec<_> = of_file
        .0
        .iter()
        .filter(|(_, answer)| answer.starts_with("Err") && answer != "Err(Conflict)")
        .collect();
    assert!(failed.is_empty(), "{failed:?}");
}
