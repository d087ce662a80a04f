//! What a host does to the database of servers that may be running: new signing keys, new invitations.

use sqlx::{ConnectOptions as _, Connection as _, PgConnection};

use super::errors::storage_error;
use super::{options, run, schema};
use crate::app_state::now;
use crate::chance;
use crate::people::token_hash;
use crate::storage::StorageError;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Makes a new key that signs cookies. Those before are believed for so many days more; with none, every cookie ends within a minute.
///
/// # Errors
/// If the database cannot be reached or written.
pub async fn rotate_signing_key(address: &str, believed_days: u64) -> Result<(), StorageError> {
    let mut database = open(address).await?;
    let mut change = database.begin().await.map_err(storage_error)?;
    let now = now();
    let until = now.saturating_add(believed_days.saturating_mul(DAY)) as i64;
    run!(change, "UPDATE signing_keys SET until = least(coalesce(until, $1), $1)", until)?;
    run!(change, "DELETE FROM signing_keys WHERE until <= $1", now as i64)?;
    let key: [u8; 32] = chance::bytes();
    run!(change, "INSERT INTO signing_keys (key, until) VALUES ($1, NULL)", key.as_slice())?;
    change.commit().await.map_err(storage_error)?;
    database.close().await.map_err(storage_error)
}

/// Makes a code that lets so many new people in, for so many days. It is kept hashed: this is the only time that it is told.
///
/// # Errors
/// If the database cannot be reached or written.
pub async fn add_invitation(address: &str, uses: u32, days: u64) -> Result<String, StorageError> {
    let mut database = open(address).await?;
    let (code, now) = (chance::id(), now());
    run!(&mut database, "DELETE FROM invitations WHERE until <= $1 OR uses = 0", now as i64)?;
    let until = now.saturating_add(days.saturating_mul(DAY)) as i64;
    let insert = "INSERT INTO invitations (hash, uses, until) VALUES ($1, $2, $3)";
    run!(&mut database, insert, token_hash(&code), i64::from(uses), until)?;
    database.close().await.map_err(storage_error)?;
    Ok(code)
}

async fn open(address: &str) -> Result<PgConnection, StorageError> {
    let mut database = options(address)?.connect().await.map_err(storage_error)?;
    schema::check_current(&mut database).await?;
    Ok(database)
}
