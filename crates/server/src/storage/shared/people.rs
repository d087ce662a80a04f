//! Reads of people.

use super::dialect::{is_among, list};
use super::{Pool, storage_error};
use crate::protocol::Me;
use crate::storage::{HolidayRow, StorageError};

/// The valid keys at a time, the one for signing first, and whether there is one for signing.
pub(in crate::storage) async fn signing_keys(
    pool: &Pool,
    now: u64,
) -> Result<(Vec<[u8; 32]>, bool), StorageError> {
    let rows: Vec<(Vec<u8>, Option<i64>)> = sqlx::query_as(
        "SELECT key, until FROM signing_keys WHERE until IS NULL OR until > $1 ORDER BY until IS NOT NULL, until DESC",
    )
    .bind(now as i64)
    .fetch_all(pool)
    .await
    .map_err(storage_error)?;
    let signs = rows.first().is_some_and(|(_, until)| until.is_none());
    let damaged = |_| StorageError::Other("a cookie-signing key is damaged".to_owned());
    let keys: Result<_, _> = rows.into_iter().map(|(key, _)| key.try_into().map_err(damaged)).collect();
    Ok((keys?, signs))
}

pub(in crate::storage) async fn person(pool: &Pool, id: &str) -> Result<Option<Me>, StorageError> {
    let name: Option<String> = sqlx::query_scalar("SELECT name FROM people WHERE id = $1")
        .bind(id)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    Ok(name.map(|name| Me { id: id.to_owned(), name }))
}

pub(in crate::storage) async fn people(pool: &Pool, ids: &[String]) -> Result<Vec<Me>, StorageError> {
    let query = format!("SELECT id, name FROM people WHERE {}", is_among("id", "$1"));
    let rows: Vec<(String, String)> =
        sqlx::query_as(&query).bind(list(ids)).fetch_all(pool).await.map_err(storage_error)?;
    Ok(rows.into_iter().map(|(id, name)| Me { id, name }).collect())
}

pub(in crate::storage) async fn session(pool: &Pool, person: &str) -> Result<u64, StorageError> {
    let session: Option<i64> = sqlx::query_scalar("SELECT session FROM sessions WHERE person = $1")
        .bind(person)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    Ok(session.unwrap_or(0) as u64)
}

pub(in crate::storage) async fn last_seen(pool: &Pool, person: &str) -> Result<Option<u64>, StorageError> {
    let seen: Option<i64> = sqlx::query_scalar("SELECT uptime FROM last_seen WHERE person = $1")
        .bind(person)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    Ok(seen.map(|seen| seen as u64))
}

pub(in crate::storage) async fn holidays(pool: &Pool) -> Result<Vec<HolidayRow>, StorageError> {
    let rows: Vec<(String, i64, i64)> = sqlx::query_as("SELECT person, begins, ends FROM holidays")
        .fetch_all(pool)
        .await
        .map_err(storage_error)?;
    let row = |(person, begins, ends): (String, i64, i64)| HolidayRow {
        person,
        begins: begins as u64,
        ends: ends as u64,
    };
    Ok(rows.into_iter().map(row).collect())
}
