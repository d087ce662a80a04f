//! Replaces the database with a backup, and keeps the previous one.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::errors::{io_error, storage_error};
use super::place::{beside, make_folder, make_private, sync_folder};
use super::{FILE, lock, options, schema, unclean};
use crate::storage::StorageError;

/// The suffixes of the files that `SQLite` creates beside a database.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Replaces a data folder's database with a backup. No server may be running; the previous database is kept beside it.
///
/// If this is interrupted, the old database is still in place, and it can be repeated.
///
/// # Errors
/// If the backup is not a complete database, or if a server is running.
pub async fn restore(folder: &Path, file: &Path) -> Result<(), StorageError> {
    make_folder(folder)?;
    let _lock = lock(folder)?;
    let place = folder.join(FILE);
    let fresh = beside(&place, ".restored");
    forget(&fresh)?;
    let ready = prepare(file, &fresh).await;
    if let Err(error) = ready {
        forget(&fresh)?;
        return Err(error);
    }
    if place.exists() {
        put_aside(&place).await?;
    }
    fs::rename(&fresh, &place).map_err(|error| io_error(&place, &error))?;
    sync_folder(&place)
}

/// Deletes what an earlier attempt may have left: its log would be mixed into another database.
fn forget(fresh: &Path) -> Result<(), StorageError> {
    let files = BESIDE.iter().map(|ending| beside(fresh, ending)).chain([fresh.to_owned()]);
    for file in files.filter(|file| file.exists()) {
        fs::remove_file(&file).map_err(|error| io_error(&file, &error))?;
    }
    Ok(())
}

/// Copies, checks and migrates.
async fn prepare(file: &Path, fresh: &Path) -> Result<(), StorageError> {
    fs::copy(file, fresh).map_err(|error| io_error(file, &error))?;
    // A database that was put aside when its server had been killed still has part of itself in its log.
    let log = beside(file, "-wal");
    if log.exists() {
        fs::copy(&log, beside(fresh, "-wal")).map_err(|error| io_error(&log, &error))?;
    }
    make_private(fresh)?;
    let mut connection = options(fresh).connect().await.map_err(|error| unfit(file, error))?;
    let renewed = renew(&mut connection, file).await;
    // In any case: what is refused is removed, and nobody may still write beside it.
    connection.close().await.map_err(storage_error)?;
    renewed?;
    File::open(fresh).and_then(|copy| copy.sync_all()).map_err(|error| io_error(fresh, &error))
}

/// Checks and migrates the copy of a file.
async fn renew(connection: &mut SqliteConnection, file: &Path) -> Result<(), StorageError> {
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_one(&mut *connection)
        .await
        .map_err(|error| unfit(file, error))?;
    if sound != "ok" {
        return Err(StorageError::Other(format!("{} is damaged ({sound}): use another", file.display())));
    }
    if schema::form(connection).await? == 0 {
        let why = format!("{} is not a Boomtown database: use another", file.display());
        return Err(StorageError::Other(why));
    }
    schema::migrate(connection).await?;
    // A backup of a running server; it has just been looked through.
    unclean::clear(connection).await
}

/// The error about the backup file, which is not the database in use.
fn unfit(file: &Path, error: sqlx::Error) -> StorageError {
    match storage_error(error) {
        StorageError::Damaged => {
            StorageError::Other(format!("{} is damaged, or not a database: use another", file.display()))
        }
        other => other,
    }
}

/// Gives the old database a second name; it stays in place until the new one replaces it.
async fn put_aside(place: &Path) -> Result<(), StorageError> {
    write_back(place).await;
    let aside = free_name(place);
    fs::hard_link(place, &aside)
        .or_else(|_| fs::copy(place, &aside).map(drop))
        .map_err(|error| io_error(&aside, &error))?;
    for ending in BESIDE {
        let old = beside(place, ending);
        if old.exists() {
            fs::rename(&old, beside(&aside, ending)).map_err(|error| io_error(&old, &error))?;
        }
    }
    sync_folder(place)
}

/// Checkpoints the log of a server that was killed. A damaged database is kept together with its log.
async fn write_back(place: &Path) {
    let written = async {
        let mut connection = options(place).connect().await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
        connection.close().await
    };
    if let Err(error) = written.await {
        tracing::warn!(%error, "the old database is damaged; it is kept as it is");
    }
}

/// `boomtown.db.before-restore`, or with a number if that exists.
fn free_name(place: &Path) -> PathBuf {
    let first = beside(place, ".before-restore");
    let further = (2..).map(|number| beside(place, &format!(".before-restore-{number}")));
    let mut names = [first].into_iter().chain(further);
    names.find(|name| !name.exists()).expect("there is always a further number")
}
