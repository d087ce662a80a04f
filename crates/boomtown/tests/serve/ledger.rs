//! A client that remembers every decision that was acknowledged, to compare with what is kept.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::PgConnection;

use crate::guest::{Guest, Line};
use crate::playing::some_play;

/// What was acknowledged at a table.
pub(crate) struct Ledger {
    pub(crate) table: String,
    /// Of each decision the place in the record, the id of its request and the action.
    acknowledged: Vec<(i64, String, String)>,
}

/// Plays at a table until the game is over or the server dies, asking again where it is told to, and remembers what was acknowledged.
pub(crate) async fn play_and_remember(guest: Guest, table: String, count: Arc<AtomicUsize>) -> Ledger {
    let mut ledger = Ledger { table, acknowledged: Vec::new() };
    let hello = json!({"type": "hello", "protocol": 1, "detail": "bare"});
    'lines: while let Ok(mut line) = guest.dial(&ledger.table).await {
        if line.try_send_text(&hello.to_string()).await.is_err() {
            break;
        }
        let mut moment = line.next().await["moment"].clone();
        while let Some(play) = some_play(&moment) {
            let id = format!("{}-{}", ledger.table, play["at"]);
            let Some(answer) = ask(&mut line, &id, &play, &mut moment).await else { break 'lines };
            match (answer["type"].as_str(), answer["reason"].as_str()) {
                (Some("done"), _) => {
                    let action = play["action"].as_str().unwrap().to_owned();
                    ledger.acknowledged.push((play["at"].as_i64().unwrap(), id, action));
                    count.fetch_add(1, Ordering::Relaxed);
                }
                // It could not be kept, or nobody knows: the same request is asked again, and carried out once.
                (_, Some("storage")) => tokio::time::sleep(Duration::from_millis(50)).await,
                // The table is not where it was thought to be.
                _ => continue 'lines,
            }
        }
        break;
    }
    ledger
}

/// Asks, takes in what is shown meanwhile, and gives the answer; nothing if the line died.
async fn ask(line: &mut Line, id: &str, play: &Value, moment: &mut Value) -> Option<Value> {
    line.try_send_text(&json!({"type": "ask", "id": id, "ask": play}).to_string()).await.ok()?;
    loop {
        let message = line.next().await;
        match message["type"].as_str()? {
            "moved" => *moment = message["moment"].clone(),
            _ if message["id"] == id => return Some(message),
            _ => {}
        }
    }
}

impl Ledger {
    /// Compares with what is kept of the table, in its order: the place of each decision, the id of its request and the entry itself.
    pub(crate) fn check(&self, entries: &[(i64, String, String)]) {
        let table = &self.table;
        let mut known: HashMap<&str, (i64, &str)> = HashMap::new();
        for (number, (place, request, entry)) in entries.iter().enumerate() {
            assert_eq!(
                usize::try_from(*place),
                Ok(number),
                "{table}: none is missing and none is there twice"
            );
            let twice = known.insert(request, (*place, entry));
            assert!(twice.is_none(), "{table}: {request} is kept twice, at {twice:?} and {place}");
        }
        for (place, id, action) in &self.acknowledged {
            let (kept, entry) = known
                .get(id.as_str())
                .unwrap_or_else(|| panic!("{table}: {id} was acknowledged and is lost"));
            let entry: Value = serde_json::from_str(entry).unwrap();
            assert_eq!(
                (kept, &entry["play"]["action"]),
                (place, &json!(action)),
                "{table}: {id} is kept as something else: {entry}"
            );
        }
    }
}

/// Compares all of them with what is kept in a database of `PostgreSQL`.
pub(crate) async fn check_all(database: &mut PgConnection, ledgers: &[Ledger]) {
    assert!(ledgers.iter().any(|ledger| !ledger.acknowledged.is_empty()), "nothing was acknowledged");
    for ledger in ledgers {
        let entries = sqlx::query_as(
            "SELECT place, request, entry FROM entries JOIN tables USING (number) WHERE id = $1 ORDER BY place",
        );
        ledger.check(&entries.bind(&ledger.table).fetch_all(&mut *database).await.unwrap());
    }
}
