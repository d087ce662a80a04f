//! Deletes a person's data.

use sqlx::{Row as _, SqliteConnection, SqlitePool};

use super::errors::storage_error;
use crate::protocol::Me;
use crate::storage::StorageError;

/// Makes the person unknown; their identity is kept until all their tables have forgotten them.
const BEGIN: [&str; 3] = [
    "INSERT OR IGNORE INTO leaving (person, name) SELECT id, name FROM people WHERE id = ?",
    "DELETE FROM people WHERE id = ?",
    "DELETE FROM tokens WHERE owner = ?",
];

/// What names the person at one table, except the table's document and the notes.
const AT_A_TABLE: [&str; 4] = [
    "UPDATE entries SET who = '' WHERE number = ?1 AND (who = ?2 OR who LIKE ?2 || '/%')",
    "DELETE FROM remarks WHERE number = ?1 AND person = ?2",
    "DELETE FROM holders WHERE number = ?1 AND person = ?2",
    "DELETE FROM named WHERE number = ?1 AND person = ?2",
];

/// What is left once all tables have forgotten the person. A table that was changed meanwhile may still name them: then the
/// deletion continues until it has forgotten them too.
const END: [&str; 11] = [
    "DELETE FROM people WHERE id = ?1",
    "UPDATE tables SET maker = '' WHERE maker = ?1",
    "DELETE FROM holders WHERE person = ?1 AND number NOT IN (SELECT number FROM tables)",
    "DELETE FROM named WHERE person = ?1 AND number NOT IN (SELECT number FROM tables)",
    "DELETE FROM taken_away WHERE maker = ?1",
    "DELETE FROM tokens WHERE owner = ?1",
    "DELETE FROM remarks WHERE person = ?1 AND number NOT IN (SELECT number FROM tables)",
    "DELETE FROM creations WHERE person = ?1",
    "DELETE FROM sessions WHERE person = ?1",
    "DELETE FROM holidays WHERE person = ?1",
    "DELETE FROM leaving WHERE person = ?1 AND person NOT IN \
     (SELECT person FROM holders UNION SELECT person FROM remarks UNION SELECT person FROM named)",
];

pub(super) async fn begin(connection: &mut SqliteConnection, person: &str) -> Result<(), StorageError> {
    each(connection, &BEGIN, person).await
}

pub(super) async fn end(connection: &mut SqliteConnection, person: &str) -> Result<(), StorageError> {
    each(connection, &END, person).await
}

async fn each(
    connection: &mut SqliteConnection,
    statements: &[&'static str],
    person: &str,
) -> Result<(), StorageError> {
    for &statement in statements {
        sqlx::query(statement).bind(person).execute(&mut *connection).await.map_err(storage_error)?;
    }
    Ok(())
}

pub(super) async fn at_a_table(
    connection: &mut SqliteConnection,
    number: i64,
    person: &str,
) -> Result<(), StorageError> {
    for statement in AT_A_TABLE {
        sqlx::query(statement)
            .bind(number)
            .bind(person)
            .execute(&mut *connection)
            .await
            .map_err(storage_error)?;
    }
    Ok(())
}

pub(super) async fn leaving(pool: &SqlitePool) -> Result<Vec<Me>, StorageError> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT person, name FROM leaving").fetch_all(pool).await.map_err(storage_error)?;
    Ok(rows.into_iter().map(|(id, name)| Me { id, name }).collect())
}

/// The next tables that name a person: where they sit, sat or wrote, or were sent away.
pub(super) async fn tables_naming(
    pool: &SqlitePool,
    person: &str,
    after: i64,
    limit: u32,
) -> Result<Vec<(i64, String)>, StorageError> {
    sqlx::query_as(
        "SELECT number, id FROM tables WHERE number > ?2 AND number IN \
         (SELECT number FROM holders WHERE person = ?1 UNION SELECT number FROM remarks WHERE person = ?1 \
         UNION SELECT number FROM named WHERE person = ?1) \
         ORDER BY number LIMIT ?3",
    )
    .bind(person)
    .bind(after)
    .bind(limit)
    .fetch_all(pool)
    .await
    .map_err(storage_error)
}

/// The document of a table as stored, whether or not it can be parsed, and the seats for which a person decided there.
pub(super) async fn document(
    pool: &SqlitePool,
    number: i64,
    person: &str,
) -> Result<Option<(String, Vec<usize>)>, StorageError> {
    let found = sqlx::query("SELECT doc FROM tables WHERE number = ?")
        .bind(number)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    let Some(row) = found else { return Ok(None) };
    let decided: Vec<i64> = sqlx::query_scalar(
        "SELECT DISTINCT CASE WHEN json_valid(entry) THEN coalesce(entry->>'$.play.seat', entry->>'$.undo.seat') END AS seat \
         FROM entries WHERE number = ?1 AND (who = ?2 OR who LIKE ?2 || '/%') AND seat IS NOT NULL",
    )
    .bind(number)
    .bind(person)
    .fetch_all(pool)
    .await
    .map_err(storage_error)?;
    let seats = decided.into_iter().filter_map(|seat| usize::try_from(seat - 1).ok()).collect();
    Ok(Some((row.try_get("doc").map_err(storage_error)?, seats)))
}
