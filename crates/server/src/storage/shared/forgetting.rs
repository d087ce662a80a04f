//! Deletes a person's data.

use serde_json::Value;

use super::{Connection, Pool, run, storage_error};
use crate::protocol::Me;
use crate::storage::StorageError;

/// Makes the person unknown; their identity is kept until all their tables have forgotten them.
const BEGIN: [&str; 3] = [
    "INSERT INTO leaving (person, name) SELECT id, name FROM people WHERE id = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM people WHERE id = $1",
    "DELETE FROM tokens WHERE owner = $1",
];

/// What names the person at one table, except the table's document and the notes.
const AT_A_TABLE: [&str; 4] = [
    "UPDATE entries SET who = '' WHERE number = $1 AND (who = $2 OR substr(who, 1, length($2) + 1) = $2 || '/')",
    "DELETE FROM remarks WHERE number = $1 AND person = $2",
    "DELETE FROM holders WHERE number = $1 AND person = $2",
    "DELETE FROM named WHERE number = $1 AND person = $2",
];

/// What is left once all tables have forgotten the person. A table that was changed meanwhile may still name them: then the
/// deletion continues until it has forgotten them too.
const END: [&str; 11] = [
    "DELETE FROM people WHERE id = $1",
    "UPDATE tables SET maker = '' WHERE maker = $1",
    "DELETE FROM holders WHERE person = $1 AND number NOT IN (SELECT number FROM tables)",
    "DELETE FROM named WHERE person = $1 AND number NOT IN (SELECT number FROM tables)",
    "DELETE FROM taken_away WHERE maker = $1",
    "DELETE FROM tokens WHERE owner = $1",
    "DELETE FROM remarks WHERE person = $1 AND number NOT IN (SELECT number FROM tables)",
    "DELETE FROM creations WHERE person = $1",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM holidays WHERE person = $1",
    "DELETE FROM leaving WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM holders WHERE person = $1) \
     AND NOT EXISTS (SELECT 1 FROM remarks WHERE person = $1) AND NOT EXISTS (SELECT 1 FROM named WHERE person = $1)",
];

pub(in crate::storage) async fn begin(connection: &mut Connection, person: &str) -> Result<(), StorageError> {
    each(connection, &BEGIN, person).await
}

pub(in crate::storage) async fn end(connection: &mut Connection, person: &str) -> Result<(), StorageError> {
    each(connection, &END, person).await
}

async fn each(
    connection: &mut Connection,
    statements: &[&'static str],
    person: &str,
) -> Result<(), StorageError> {
    for &statement in statements {
        run(connection, sqlx::query(statement).bind(person)).await?;
    }
    Ok(())
}

pub(in crate::storage) async fn at_a_table(
    connection: &mut Connection,
    number: i64,
    person: &str,
) -> Result<(), StorageError> {
    for statement in AT_A_TABLE {
        run(connection, sqlx::query(statement).bind(number).bind(person)).await?;
    }
    Ok(())
}

pub(in crate::storage) async fn leaving(pool: &Pool) -> Result<Vec<Me>, StorageError> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT person, name FROM leaving").fetch_all(pool).await.map_err(storage_error)?;
    Ok(rows.into_iter().map(|(id, name)| Me { id, name }).collect())
}

/// The next tables that name a person: where they sit, sat or wrote, or were sent away.
pub(in crate::storage) async fn tables_naming(
    pool: &Pool,
    person: &str,
    after: i64,
    limit: u32,
) -> Result<Vec<(i64, String)>, StorageError> {
    sqlx::query_as(
        "SELECT number, id FROM tables WHERE number > $2 AND number IN \
         (SELECT number FROM holders WHERE person = $1 UNION SELECT number FROM remarks WHERE person = $1 \
         UNION SELECT number FROM named WHERE person = $1) \
         ORDER BY number LIMIT $3",
    )
    .bind(person)
    .bind(after)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await
    .map_err(storage_error)
}

/// The document of a table as stored, whether or not it can be parsed, and the seats for which a person decided there.
pub(in crate::storage) async fn document(
    pool: &Pool,
    number: i64,
    person: &str,
) -> Result<Option<(String, Vec<usize>)>, StorageError> {
    let doc: Option<String> = sqlx::query_scalar("SELECT doc FROM tables WHERE number = $1")
        .bind(number)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    let Some(doc) = doc else { return Ok(None) };
    let entries: Vec<String> = sqlx::query_scalar(
        "SELECT entry FROM entries WHERE number = $1 AND (who = $2 OR substr(who, 1, length($2) + 1) = $2 || '/') ORDER BY place",
    )
    .bind(number)
    .bind(person)
    .fetch_all(pool)
    .await
    .map_err(storage_error)?;
    let mut seats: Vec<usize> = entries.iter().filter_map(|entry| seat(entry)).collect();
    seats.sort_unstable();
    seats.dedup();
    Ok(Some((doc, seats)))
}

/// The seat that made an entry of a record.
fn seat(entry: &str) -> Option<usize> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let number = entry["play"]["seat"].as_u64().or_else(|| entry["undo"]["seat"].as_u64())?;
    usize::try_from(number).ok()?.checked_sub(1)
}
