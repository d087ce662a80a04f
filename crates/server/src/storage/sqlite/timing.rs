//! Data for clocks: when the server was started, which clocks are at zero, who is on holiday.

use sqlx::{SqliteConnection, SqlitePool};

use super::errors::storage_error;
use crate::storage::StorageError;
use crate::storage::columns::STARTS;

/// Stores a start of the server.
pub(super) async fn start(
    connection: &mut SqliteConnection,
    uptime: u64,
    wall: u64,
) -> Result<(), StorageError> {
    sqlx::query("INSERT INTO starts (uptime, wall) VALUES (?, ?)")
        .bind(uptime as i64)
        .bind(wall as i64)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?;
    sqlx::query(
        "DELETE FROM starts WHERE rowid NOT IN (SELECT rowid FROM starts ORDER BY rowid DESC LIMIT ?)",
    )
    .bind(STARTS)
    .execute(connection)
    .await
    .map_err(storage_error)?;
    Ok(())
}

/// Stores a person's holidays.
pub(super) async fn save_holidays(
    connection: &mut SqliteConnection,
    person: &str,
    spans: &[(u64, u64)],
) -> Result<(), StorageError> {
    sqlx::query("DELETE FROM holidays WHERE person = ?")
        .bind(person)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?;
    for (begins, ends) in spans {
        // Whoever has left for good meanwhile is named nowhere any more.
        let insert =
            "INSERT INTO holidays (person, begins, ends) SELECT id, ?2, ?3 FROM people WHERE id = ?1";
        sqlx::query(insert)
            .bind(person)
            .bind(*begins as i64)
            .bind(*ends as i64)
            .execute(&mut *connection)
            .await
            .map_err(storage_error)?;
    }
    Ok(())
}

pub(super) async fn starts(pool: &SqlitePool) -> Result<Vec<(u64, u64)>, StorageError> {
    let rows: Vec<(i64, i64)> = sqlx::query_as("SELECT uptime, wall FROM starts ORDER BY rowid")
        .fetch_all(pool)
        .await
        .map_err(storage_error)?;
    Ok(rows.into_iter().map(|(uptime, wall)| (uptime as u64, wall as u64)).collect())
}

pub(super) async fn due(pool: &SqlitePool, uptime: u64, limit: u32) -> Result<Vec<String>, StorageError> {
    sqlx::query_scalar(
        "SELECT t.id FROM progress p JOIN tables t USING (number) WHERE p.due <= ? ORDER BY p.due LIMIT ?",
    )
    .bind(uptime as i64)
    .bind(limit)
    .fetch_all(pool)
    .await
    .map_err(storage_error)
}

pub(super) async fn uptime(pool: &SqlitePool) -> Result<u64, StorageError> {
    let uptime: Option<i64> =
        sqlx::query_scalar("SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'uptime'")
            .fetch_optional(pool)
            .await
            .map_err(storage_error)?;
    // A server that was killed kept decisions that are younger than its last word on the time.
    let asked: Option<i64> =
        sqlx::query_scalar("SELECT max(asked) FROM progress").fetch_one(pool).await.map_err(storage_error)?;
    Ok(uptime.max(asked).unwrap_or_default() as u64)
}
