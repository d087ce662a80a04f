//! In what `PostgreSQL` differs from `SQLite`, for the statements that both share.

use sqlx::Transaction;
use sqlx::postgres::{PgArguments, PgRow};

pub(super) use super::Postgres as ThisDatabase;
use super::errors::storage_error;
use super::schema::FORM;
use crate::storage::StorageError;
use crate::storage::read_rows::Columns as _;

pub(super) type Driver = sqlx::Postgres;
pub(super) type Connection = sqlx::PgConnection;
pub(super) type Pool = sqlx::PgPool;
pub(super) type Query<'q> = sqlx::query::Query<'q, Driver, PgArguments>;
pub(super) type Row = PgRow;

/// Whether a table is in the lobby, as its index has it.
pub(super) const LISTED: &str = "t.listed";
/// Whether a table waits for bots, as its index has it.
pub(super) const WAITS_FOR_BOTS: &str = "p.bots";
/// What [`check_form`] needs of a table.
pub(super) const FORM_COLUMN: &str = ", p.form";

/// Added to the update of a notice or a message: no server has a lease on it any more.
pub(super) const NO_LEASE: &str = ", holder = NULL, until = NULL";

/// Whether a column has one of the values of a list, which is a parameter.
pub(super) fn is_among(column: &str, parameter: &str) -> String {
    format!("{column} = ANY({parameter})")
}

/// A list as a parameter.
pub(super) fn list<Text: AsRef<str>>(texts: &[Text]) -> Vec<String> {
    texts.iter().map(|text| text.as_ref().to_owned()).collect()
}

/// A text as it stands in JSON.
pub(super) fn in_json(parameter: &str) -> String {
    format!("to_json({parameter}::text)::text")
}

/// Begins a transaction in which everything that is read is of the same moment.
pub(super) async fn begin_reading(pool: &Pool) -> Result<Transaction<'static, Driver>, StorageError> {
    pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await.map_err(storage_error)
}

/// Checks that no newer program, which may share the database, has written a table.
pub(super) fn check_form(row: &Row) -> Result<(), StorageError> {
    match row.number("form").map_err(storage_error)? {
        form if form > FORM => Err(StorageError::Newer { found: form, known: FORM }),
        _ => Ok(()),
    }
}
