//! Errors of moving a database, with advice.

use std::fmt;

use crate::storage::StorageError;

/// Why a database could not be moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The database to be moved cannot be used.
    Source(StorageError),
    /// The database to be filled cannot be used.
    Target(StorageError),
    /// Servers use the database to be moved.
    SourceInUse,
    /// Servers use the database to be filled.
    TargetInUse,
    /// There is no database to be moved.
    NoSource(String),
    /// Something is in the database to be filled: the first table of it that holds rows, and how many.
    NotEmpty(&'static str, u64),
    /// What was begun there is the move of another database, or of this one before it changed.
    OtherSource,
    /// Another process fills the same database.
    TwoMoves,
    /// A row cannot be kept there: its table and why.
    Row(&'static str, StorageError),
    /// A text holds the character with the number 0, which `PostgreSQL` cannot keep: its table, and the key of its row.
    Unkeepable(&'static str, String),
    /// A table is not the same on both sides.
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
