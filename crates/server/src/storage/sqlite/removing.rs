//! Removes whole tables.

use sqlx::SqliteConnection;

use super::errors::storage_error;
use crate::storage::StorageError;

/// Everything of a table; the table itself last, because tokens are found by its id.
const EACH: [&str; 12] = [
    "DELETE FROM tokens WHERE table_id = (SELECT id FROM tables WHERE number = ?)",
    "DELETE FROM entries WHERE number = ?",
    "DELETE FROM remarks WHERE number = ?",
    "DELETE FROM kept WHERE number = ?",
    "DELETE FROM notes WHERE number = ?",
    "DELETE FROM reviews WHERE number = ?",
    "DELETE FROM digests WHERE number = ?",
    "DELETE FROM ladder WHERE number = ?",
    "DELETE FROM holders WHERE number = ?",
    "DELETE FROM named WHERE number = ?",
    "DELETE FROM progress WHERE number = ?",
    "DELETE FROM tables WHERE number = ?",
];

pub(super) async fn remove(connection: &mut SqliteConnection, number: i64) -> Result<(), StorageError> {
    for statement in EACH {
        sqlx::query(statement).bind(number).execute(&mut *connection).await.map_err(storage_error)?;
    }
    Ok(())
}
