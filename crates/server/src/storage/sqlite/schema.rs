//! The database schema, and migrations from older versions.

use sqlx::{Connection as _, Executor as _, SqliteConnection};

use super::errors::storage_error;
use crate::storage::StorageError;

/// The migrations. New ones are only ever appended.
const STEPS: [&str; 19] = [
    include_str!("001.sql"),
    include_str!("002.sql"),
    include_str!("003.sql"),
    include_str!("004.sql"),
    include_str!("005.sql"),
    include_str!("006.sql"),
    include_str!("007.sql"),
    include_str!("008.sql"),
    include_str!("009.sql"),
    include_str!("010.sql"),
    include_str!("011.sql"),
    include_str!("012.sql"),
    include_str!("013.sql"),
    include_str!("014.sql"),
    include_str!("015.sql"),
    include_str!("016.sql"),
    include_str!("017.sql"),
    include_str!("018.sql"),
    include_str!("019.sql"),
];

/// Whether the database is empty.
async fn is_empty(connection: &mut SqliteConnection) -> Result<bool, StorageError> {
    let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master")
        .fetch_one(connection)
        .await
        .map_err(storage_error)?;
    Ok(things == 0)
}

/// The schema version of the database; 0 if it is empty.
pub(super) async fn form(connection: &mut SqliteConnection) -> Result<i64, StorageError> {
    sqlx::query_scalar("PRAGMA user_version").fetch_one(connection).await.map_err(storage_error)
}

/// Migrates the database to the newest version.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let found = form(connection).await?;
    if found == 0 && !is_empty(connection).await? {
        return Err(StorageError::Foreign);
    }
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
        tracing::info!(version, "migrated the database");
    }
    Ok(())
}

/// Whether the database is the target of an unfinished move.
pub(super) async fn is_unfinished(connection: &mut SqliteConnection) -> Result<bool, StorageError> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'moving')")
        .fetch_one(connection)
        .await
        .map_err(storage_error)
}

/// Checks that the database is not the target of an unfinished move.
pub(super) async fn refuse_unfinished(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    if is_unfinished(connection).await? { Err(StorageError::Unfinished) } else { Ok(()) }
}

/// Checks that the database has the newest version and is not the target of an unfinished move; used beside a server, where nothing
/// is migrated.
pub(super) async fn check_current(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    check_form(connection).await?;
    refuse_unfinished(connection).await
}

/// Checks that the database has the newest version.
pub(super) async fn check_form(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let (found, known) = (form(connection).await?, STEPS.len() as i64);
    match found.cmp(&known) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(StorageError::Newer { found, known }),
        std::cmp::Ordering::Less => Err(StorageError::Other(format!(
            "the database has schema version {found}, but this program writes version {known}: start a server of this version on it once"
        ))),
    }
}
