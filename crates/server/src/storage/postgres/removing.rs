//! Removes whole tables.

use serde_json::Value;
use sqlx::PgConnection;

use super::errors::storage_error;
use super::run;
use crate::storage::writes::Written;
use crate::storage::{News, StorageError};

/// Everything of a table; the table itself last, because tokens are found by its id.
const EACH: [&str; 12] = [
    "DELETE FROM tokens WHERE table_id = (SELECT id FROM tables WHERE number = $1)",
    "DELETE FROM entries WHERE number = $1",
    "DELETE FROM remarks WHERE number = $1",
    "DELETE FROM kept WHERE number = $1",
    "DELETE FROM notes WHERE number = $1",
    "DELETE FROM reviews WHERE number = $1",
    "DELETE FROM digests WHERE number = $1",
    "DELETE FROM ladder WHERE number = $1",
    "DELETE FROM holders WHERE number = $1",
    "DELETE FROM named WHERE number = $1",
    "DELETE FROM progress WHERE number = $1",
    "DELETE FROM tables WHERE number = $1",
];

pub(super) async fn remove(connection: &mut PgConnection, number: i64, news: &mut News) -> Written {
    let table: Option<(String, String)> =
        sqlx::query_as("SELECT id, doc FROM tables WHERE number = $1 FOR UPDATE")
            .bind(number)
            .fetch_optional(&mut *connection)
            .await
            .map_err(storage_error)?;
    for statement in EACH {
        run!(connection, statement, number)?;
    }
    if let Some((id, doc)) = table {
        offer_no_longer(connection, &id, &doc, news).await?;
    }
    Ok(0)
}

/// Removes the reference to a deleted rematch from the finished game.
async fn offer_no_longer(
    connection: &mut PgConnection,
    gone: &str,
    doc: &str,
    news: &mut News,
) -> Result<(), StorageError> {
    let doc: Value = serde_json::from_str(doc).unwrap_or_default();
    let Some(before) = doc["rematch_of"].as_str() else { return Ok(()) };
    let found: Option<(i64, String)> =
        sqlx::query_as("SELECT number, doc FROM tables WHERE id = $1 FOR UPDATE")
            .bind(before)
            .fetch_optional(&mut *connection)
            .await
            .map_err(storage_error)?;
    let Some((number, doc)) = found else { return Ok(()) };
    let Ok(mut doc) = serde_json::from_str::<Value>(&doc) else { return Ok(()) };
    if doc["rematch"].as_str() == Some(gone) {
        doc["rematch"] = Value::Null;
        run!(connection, "UPDATE tables SET doc = $1 WHERE number = $2", doc.to_string(), number)?;
        // Whoever has it in memory reads it again.
        run!(connection, "UPDATE progress SET version = version + 1 WHERE number = $1", number)?;
        news.tables.push(number);
    }
    Ok(())
}
