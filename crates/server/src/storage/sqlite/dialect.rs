//! In what `SQLite` differs from `PostgreSQL`, for the statements that both share.

use sqlx::Transaction;
use sqlx::sqlite::{SqliteArguments, SqliteRow};

pub(super) use super::Sqlite as ThisDatabase;
use super::errors::storage_error;
use crate::storage::StorageError;

pub(super) type Driver = sqlx::Sqlite;
pub(super) type Connection = sqlx::SqliteConnection;
pub(super) type Pool = sqlx::SqlitePool;
pub(super) type Query<'q> = sqlx::query::Query<'q, Driver, SqliteArguments<'q>>;
pub(super) type Row = SqliteRow;

/// Whether a table is in the lobby, as its index has it.
pub(super) const LISTED: &str = "t.listed = 1";
/// Whether a table waits for bots, as its index has it.
pub(super) const WAITS_FOR_BOTS: &str = "p.bots = 1";
/// What [`check_form`] needs of a table.
pub(super) const FORM_COLUMN: &str = "";

/// Added to the update of a notice or a message: there is only one server, so nothing is leased.
pub(super) const NO_LEASE: &str = "";

/// Whether a column has one of the values of a list, which is a parameter.
pub(super) fn is_among(column: &str, parameter: &str) -> String {
    format!("{column} IN (SELECT value FROM json_each({parameter}))")
}

/// A list as a parameter.
pub(super) fn list<Text: AsRef<str>>(texts: &[Text]) -> String {
    serde_json::to_string(&texts.iter().map(AsRef::as_ref).collect::<Vec<&str>>()).expect("texts are JSON")
}

/// A text as it stands in JSON.
pub(super) fn in_json(parameter: &str) -> String {
    format!("json_quote({parameter})")
}

/// Begins a transaction in which everything that is read is of the same moment.
pub(super) async fn begin_reading(pool: &Pool) -> Result<Transaction<'static, Driver>, StorageError> {
    pool.begin().await.map_err(storage_error)
}

/// Every table has the form of this program: a database with a newer schema is not opened.
#[expect(clippy::unnecessary_wraps, reason = "that of PostgreSQL can fail")]
pub(super) const fn check_form(_: &Row) -> Result<(), StorageError> {
    Ok(())
}
