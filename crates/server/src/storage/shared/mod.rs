//! What both databases do alike. Each of them compiles this folder for itself, with the types and the few differences of its `dialect`.
//! Parameters are `$1` and so on, which both understand.

pub(super) mod accounts;
pub(super) mod forgetting;
pub(super) mod joining;
pub(super) mod ladder;
pub(super) mod notices;
pub(super) mod people;
pub(super) mod reads;
pub(super) mod sweeping;

use super::dialect;
use super::dialect::{Connection, Pool, Query, Row};
use super::errors::storage_error;
use crate::storage::StorageError;

/// Executes one statement; returns the number of rows.
async fn run(connection: &mut Connection, query: Query<'_>) -> Result<i64, StorageError> {
    let done = query.execute(connection).await.map_err(storage_error)?;
    Ok(done.rows_affected() as i64)
}
