//! Copies of the database: taken while a server runs, brought back while none does.

use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _};

use super::errors::storage_error;
use super::{FILE, lock, options, schema};
use crate::storage::StorageError;

/// Writes a copy of a data folder's database as it stands now into a new file. A server may be running.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), StorageError> {
    if file.exists() {
        return Err(StorageError::Other(format!("{}: there is such a file already", file.display())));
    }
    let from = folder.join(FILE);
    if !from.exists() {
        return Err(StorageError::Other(format!("{}: there is no database", from.display())));
    }
    let name = file.to_str().ok_or_else(|| StorageError::Other("the file's name is not UTF-8".to_owned()))?;
    let mut connection = options(&from).connect().await.map_err(storage_error)?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(storage_error)?;
    connection.close().await.map_err(storage_error)?;
    std::fs::File::open(file)
        .and_then(|copy| copy.sync_all())
        .map_err(|error| StorageError::Other(format!("{}: {error}", file.display())))
}

/// Puts a copy in the place of a data folder's database. No server may be running; what was there before is kept beside it.
pub async fn restore(folder: &Path, file: &Path) -> Result<(), StorageError> {
    let trouble =
        |path: &Path, error: std::io::Error| StorageError::Other(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(|error| trouble(folder, error))?;
    let _lock = lock(folder)?;
    let fresh = folder.join("boomtown.db.restored");
    std::fs::copy(file, &fresh).map_err(|error| trouble(file, error))?;
    let mut connection = options(&fresh).connect().await.map_err(storage_error)?;
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_one(&mut connection)
        .await
        .map_err(storage_error)?;
    if sound != "ok" {
        return Err(StorageError::Other(format!("{} is damaged: {sound}", file.display())));
    }
    schema::migrate(&mut connection).await?;
    connection.close().await.map_err(storage_error)?;
    let place = folder.join(FILE);
    for ending in ["", "-wal", "-shm"] {
        let old = folder.join(format!("{FILE}{ending}"));
        if old.exists() {
            let aside = folder.join(format!("{FILE}.before-restore{ending}"));
            std::fs::rename(&old, &aside).map_err(|error| trouble(&old, error))?;
        }
    }
    std::fs::rename(&fresh, &place).map_err(|error| trouble(&place, error))?;
    std::fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| trouble(folder, error))
}
