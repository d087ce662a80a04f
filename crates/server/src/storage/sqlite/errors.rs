//! What `SQLite`'s complaints mean for whoever runs the server.

use crate::storage::StorageError;

/// `SQLite`'s own numbers for the troubles that have a name here.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const FULL: i32 = 13;
const CONSTRAINT: i32 = 19;

pub(super) fn storage_error(error: sqlx::Error) -> StorageError {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    // The low byte is the trouble, the rest says more of it.
    match code.map(|code| code & 0xff) {
        Some(BUSY | LOCKED) => StorageError::Locked,
        Some(FULL) => StorageError::Full,
        Some(CONSTRAINT) => StorageError::Conflict,
        _ => match error {
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StorageError::Closed,
            other => StorageError::Other(other.to_string()),
        },
    }
}
