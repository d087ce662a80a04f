//! Translates errors of `SQLite` for operators.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::storage::StorageError;

/// The `SQLite` error codes that are distinguished here.
const PERMISSION: i32 = 3;
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const IO: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CANNOT_OPEN: i32 = 14;
const CONSTRAINT: i32 = 19;
const NOT_A_DATABASE: i32 = 26;
/// A constraint that does not mean a conflict.
const TRIGGER: i32 = 1811;

pub(super) fn storage_error(error: sqlx::Error) -> StorageError {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    // The low byte is the trouble, the rest says more of it.
    match code.map(|code| if code == TRIGGER { code } else { code & 0xff }) {
        Some(BUSY | LOCKED) => StorageError::Locked,
        Some(FULL) => StorageError::Full,
        Some(IO) => StorageError::Failing(error.to_string()),
        Some(CONSTRAINT) => StorageError::Conflict,
        Some(CORRUPT | NOT_A_DATABASE) => StorageError::Damaged,
        Some(PERMISSION | READ_ONLY | CANNOT_OPEN) => StorageError::NotWritable,
        _ => match error {
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StorageError::Closed,
            other => StorageError::Other(other.to_string()),
        },
    }
}

/// The meaning of a system error about a file.
pub(super) fn io_error(path: &Path, error: &io::Error) -> StorageError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StorageError::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StorageError::NotWritable,
        _ => StorageError::Other(format!("{}: {error}", path.display())),
    }
}
