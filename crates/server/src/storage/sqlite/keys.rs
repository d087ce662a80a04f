//! What a host does to the database of a server, which may be running: new signing keys, new invitations.

use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::errors::storage_error;
use super::{FILE, options, schema};
use crate::app_state::now;
use crate::chance;
use crate::people::token_hash;
use crate::storage::StorageError;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Makes a new key that signs cookies. Those before are believed for so many days more; with none, every cookie ends within a minute.
///
/// # Errors
/// If there is no database of this version, or it cannot be written.
pub async fn rotate_signing_key(folder: &Path, believed_days: u64) -> Result<(), StorageError> {
    let mut database = open(folder).await?;
    let mut change = database.begin().await.map_err(storage_error)?;
    let now = now();
    let until = now.saturating_add(believed_days.saturating_mul(DAY));
    for statement in [
        "UPDATE signing_keys SET until = min(coalesce(until, ?1), ?1)",
        "DELETE FROM signing_keys WHERE until <= ?2 AND ?1 >= 0",
    ] {
        let query = sqlx::query(statement).bind(until as i64).bind(now as i64);
        query.execute(&mut *change).await.map_err(storage_error)?;
    }
    let key: [u8; 32] = chance::bytes();
    sqlx::query("INSERT INTO signing_keys (key, until) VALUES (?, NULL)")
        .bind(key.as_slice())
        .execute(&mut *change)
        .await
        .map_err(storage_error)?;
    change.commit().await.map_err(storage_error)?;
    database.close().await.map_err(storage_error)
}

/// Makes a code that lets so many new people in, for so many days. It is kept hashed: this is the only time that it is told.
///
/// # Errors
/// If there is no database of this version, or it cannot be written.
pub async fn add_invitation(folder: &Path, uses: u32, days: u64) -> Result<String, StorageError> {
    let mut database = open(folder).await?;
    let (code, now) = (chance::id(), now());
    sqlx::query("DELETE FROM invitations WHERE until <= ? OR uses = 0")
        .bind(now as i64)
        .execute(&mut database)
        .await
        .map_err(storage_error)?;
    sqlx::query("INSERT INTO invitations (hash, uses, until) VALUES (?, ?, ?)")
        .bind(token_hash(&code))
        .bind(uses)
        .bind(now.saturating_add(days.saturating_mul(DAY)) as i64)
        .execute(&mut database)
        .await
        .map_err(storage_error)?;
    database.close().await.map_err(storage_error)?;
    Ok(code)
}

async fn open(folder: &Path) -> Result<SqliteConnection, StorageError> {
    let file = folder.join(FILE);
    if !file.exists() {
        let why = format!("{}: there is no database; name the server's folder with --data", file.display());
        return Err(StorageError::Other(why));
    }
    let mut database = options(&file).connect().await.map_err(storage_error)?;
    schema::check_current(&mut database).await?;
    Ok(database)
}
