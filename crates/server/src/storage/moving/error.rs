//! Errors of moving a database, with advice.

use std::fmt;

use crate::storage::StorageError;

/// Why a database could not be moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The source cannot be used.
    Source(StorageError),
    /// The target cannot be used.
    Target(StorageError),
    /// Servers use the source.
    SourceInUse,
    /// Servers use the target.
    TargetInUse,
    /// The source does not exist.
    NoSource(String),
    /// The target is not empty: its first table with rows, and how many.
    NotEmpty(&'static str, u64),
    /// The target contains an unfinished move of another database, or of this one before it changed.
    OtherSource,
    /// Another process writes to the same target.
    TwoMoves,
    /// A row cannot be stored there: its table, and the error.
    Row(&'static str, StorageError),
    /// A text contains a zero byte, which `PostgreSQL` cannot store: its table, and the key of its row.
    Unkeepable(&'static str, String),
    /// A table differs between both sides.
    Differs(&'static str),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Source(error) => write!(f, "--from: {error}"),
            MoveError::Target(error @ (StorageError::Unreachable(_) | StorageError::NoAnswer)) => {
                write!(f, "--to: {error}. Nothing is lost: run the same command again to continue where it stopped")
            }
            MoveError::Target(error) => write!(f, "--to: {error}"),
            MoveError::SourceInUse => f.write_str(
                "--from: a server is using this database, which must not change while it is copied: stop every server that uses it, \
                 and run the command again",
            ),
            MoveError::TargetInUse => f.write_str(
                "--to: a server is using this database: stop it, and name a database that no server has used",
            ),
            MoveError::NoSource(place) => {
                write!(f, "--from: {place}: there is no database; name a server's data folder, a database file or postgres://…")
            }
            MoveError::NotEmpty(relation, rows) => write!(
                f,
                "--to: this database is not empty (rows in '{relation}': {rows}) and was not changed: name a new one"
            ),
            MoveError::OtherSource => f.write_str(
                "--to: this database contains an unfinished move from another database, or from this one before a server used it \
                 again: to discard what was copied and start over, add --start-over",
            ),
            MoveError::TwoMoves => f.write_str(
                "--to: another 'boomtown move' is filling this database: let it finish, or stop it, and run the command again",
            ),
            MoveError::Row(relation, error) => {
                write!(f, "--to: a row of '{relation}' cannot be stored there: {error}")
            }
            MoveError::Unkeepable(relation, key) => write!(
                f,
                "--from: the row {key} of '{relation}' contains a NUL character, which PostgreSQL cannot store: remove it from the \
                 row, and run the command again"
            ),
            MoveError::Differs(relation) => write!(
                f,
                "'{relation}' is not the same on both sides, so the move is not complete and no server will use --to: run the \
                 command again with --start-over; if that does not help, the disk or the memory of a machine may be faulty"
            ),
        }
    }
}

impl std::error::Error for MoveError {}
