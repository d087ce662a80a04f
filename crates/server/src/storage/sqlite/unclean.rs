//! Detects whether the last server closed the database. A mark is stored while it is open; if one is found at startup, the last
//! server was killed or the machine crashed, and the database is checked first.

use sqlx::{Executor as _, SqliteConnection};

use super::errors::storage_error;
use super::schema;
use crate::storage::StorageError;

/// Checks the database if it was not closed.
pub(super) async fn check(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    if schema::form(connection).await? == 0 || !is_marked(connection).await? {
        return Ok(());
    }
    tracing::warn!("the last server did not close the database; checking it");
    let found: String =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await.map_err(storage_error)?;
    if found == "ok" {
        return Ok(());
    }
    tracing::error!(found, "the database is damaged");
    Err(StorageError::Damaged)
}

async fn is_marked(connection: &mut SqliteConnection) -> Result<bool, StorageError> {
    // Some other program's database has no such table; what it is, is said later.
    let known = "SELECT count(*) FROM sqlite_master WHERE name = 'meta'";
    let known: i64 = sqlx::query_scalar(known).fetch_one(&mut *connection).await.map_err(storage_error)?;
    if known == 0 {
        return Ok(false);
    }
    let marks = "SELECT count(*) FROM meta WHERE key = 'open'";
    let marks: i64 = sqlx::query_scalar(marks).fetch_one(connection).await.map_err(storage_error)?;
    Ok(marks > 0)
}

/// Marks the database as open.
pub(super) async fn mark(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    connection
        .execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('open', x'01')")
        .await
        .map_err(storage_error)?;
    Ok(())
}

/// Removes the mark: everything was written.
pub(super) async fn clear(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    connection.execute("DELETE FROM meta WHERE key = 'open'").await.map_err(storage_error)?;
    Ok(())
}
