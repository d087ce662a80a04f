//! The form of the database, and how older forms become it.

use sqlx::{Connection as _, Executor as _, SqliteConnection};

use super::errors::storage_error;
use crate::storage::StorageError;

/// One step from each form to the next. They are only ever added to.
const STEPS: [&str; 1] = [include_str!("001.sql")];

/// Brings the database to the newest form.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let found: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(storage_error)?;
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StorageError::Newer { found, known });
    }
    for (step, version) in STEPS.iter().zip(1..).skip(found as usize) {
        let mut transaction = connection.begin().await.map_err(storage_error)?;
        transaction.execute(*step).await.map_err(storage_error)?;
        let stamp = format!("PRAGMA user_version = {version}");
        transaction.execute(stamp.as_str()).await.map_err(storage_error)?;
        transaction.commit().await.map_err(storage_error)?;
        tracing::info!(version, "the database has a new form");
    }
    Ok(())
}
