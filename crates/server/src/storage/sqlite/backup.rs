//! Copies the database while a server is running.

use std::fs::{self, File};
use std::path::Path;

use sqlx::ConnectOptions as _;
use sqlx::Connection as _;

use super::errors::{io_error, storage_error};
use super::place::{beside, create_private, sync_folder};
use super::{FILE, options, watched};
use crate::storage::StorageError;

/// After how many steps of the database to check whether a backup should continue.
const BETWEEN: i32 = 50;

/// Copies a data folder's database to a new file. A server may be running. The file appears once it is complete.
///
/// # Errors
/// If there is no database, if the file exists already, or if either cannot be read or written.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), StorageError> {
    backup_while(folder, file, || true).await
}

/// Like [`backup`], but stops as soon as it should not continue.
///
/// # Errors
/// As [`backup`]; also if it was stopped.
pub async fn backup_while(
    folder: &Path,
    file: &Path,
    go_on: impl Fn() -> bool + Send + 'static,
) -> Result<(), StorageError> {
    if file.exists() {
        let why = format!("{}: this file already exists; name another", file.display());
        return Err(StorageError::Other(why));
    }
    let from = folder.join(FILE);
    if !from.exists() {
        let why =
            format!("{}: there is no database; name the server's data folder with --data", from.display());
        return Err(StorageError::Other(why));
    }
    let partial = beside(file, ".partial");
    if partial.exists() {
        fs::remove_file(&partial).map_err(|error| io_error(&partial, &error))?;
    }
    let copied = copy(&from, &partial, go_on).await.and_then(|()| {
        fs::rename(&partial, file).map_err(|error| io_error(file, &error))?;
        sync_folder(file)
    });
    if copied.is_err() {
        // What is left of it says nothing that the error does not.
        let _ = fs::remove_file(&partial);
    }
    copied
}

async fn copy(
    from: &Path,
    partial: &Path,
    go_on: impl Fn() -> bool + Send + 'static,
) -> Result<(), StorageError> {
    let name =
        partial.to_str().ok_or_else(|| StorageError::Other("the file's name is not UTF-8".to_owned()))?;
    // The key of the cookies is in it.
    create_private(partial).map_err(|error| io_error(partial, &error))?;
    let mut connection = options(from).connect().await.map_err(storage_error)?;
    connection.lock_handle().await.map_err(storage_error)?.set_progress_handler(BETWEEN, go_on);
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(storage_error)?;
    connection.close().await.map_err(storage_error)?;
    let copy = File::options().write(true).open(partial);
    let whole = copy.and_then(|mut copy| {
        watched::disown(&mut copy)?;
        copy.sync_all()
    });
    whole.map_err(|error| io_error(partial, &error))
}
