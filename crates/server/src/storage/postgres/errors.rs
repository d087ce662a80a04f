//! Translates errors of `PostgreSQL` for operators.

use crate::storage::StorageError;

pub(super) fn storage_error(error: sqlx::Error) -> StorageError {
    let code = error.as_database_error().and_then(|error| Some(error.code()?.into_owned()));
    match code.as_deref() {
        Some("23505" | "40001" | "40P01" | "23503") => StorageError::Conflict,
        Some("53100" | "53200") => StorageError::Full,
        Some("25006" | "42501") => StorageError::NotWritable,
        Some("55P03") => StorageError::Locked,
        Some("57014") => StorageError::NoAnswer,
        Some("58030" | "XX001" | "XX002") => StorageError::Failing(error.to_string()),
        Some(code) if code.starts_with("28") || code == "3D000" => StorageError::NotLetIn(told(&error)),
        Some(code) if code.starts_with("57P") || code.starts_with("08") || code == "53300" => {
            StorageError::Unreachable(told(&error))
        }
        _ => match error {
            sqlx::Error::PoolClosed => StorageError::Closed,
            sqlx::Error::Io(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_) => StorageError::Unreachable(error.to_string()),
            other => StorageError::Other(other.to_string()),
        },
    }
}

/// The message of the database.
fn told(error: &sqlx::Error) -> String {
    error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned())
}

/// Whether it is unknown if a request was executed, because the connection was lost.
pub(super) const fn is_lost(error: &StorageError) -> bool {
    matches!(error, StorageError::Unreachable(_) | StorageError::NoAnswer)
}
