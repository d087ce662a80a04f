//! Merges two people who turn out to be the same, in one transaction.

use sqlx::{SqliteConnection, SqlitePool};

use super::accounts::run;
use super::errors::storage_error;
use crate::storage::StorageError;

/// An unfinished table at which both sit, or could sit again.
const SHARED: &str = "\
SELECT t.id FROM tables t WHERE t.stage <> 'over' AND json_valid(t.doc) \
AND t.number IN (SELECT number FROM holders WHERE person = ?1 INTERSECT SELECT number FROM holders WHERE person = ?2) \
AND EXISTS (SELECT 1 FROM json_each(t.doc, '$.seats') AS seat WHERE ?1 IN \
(seat.value->>'$.holder.id', seat.value->>'$.holder.owner', seat.value->>'$.stands_in_for')) \
AND EXISTS (SELECT 1 FROM json_each(t.doc, '$.seats') AS seat WHERE ?2 IN \
(seat.value->>'$.holder.id', seat.value->>'$.holder.owner', seat.value->>'$.stands_in_for')) LIMIT 1";

const KNOWN: &str = "SELECT count(*) FROM people WHERE id IN (?1, ?2)";

/// The tables that name the old person.
const NAMING: &str = "(SELECT number FROM holders WHERE person = ?1 UNION SELECT number FROM remarks WHERE person = ?1 \
                      UNION SELECT number FROM named WHERE person = ?1)";

/// Documents with the new id instead of the old one. Ids are random, so between quotes they cannot be anything else; the second
/// replacement is for the keys of the old person's programs.
const DOCUMENTS: &str = "UPDATE tables SET doc = replace(replace(doc, json_quote(?1), json_quote(?2)), '\"' || ?1 || '/', '\"' || ?2 || '/') \
                         WHERE number IN ";

/// A copy in memory with the old id does not match this version, so it is reloaded before anything is stored.
const VERSIONS: &str = "UPDATE progress SET version = version + 1 WHERE number IN ";

const ENTRIES: &str = "UPDATE entries SET who = ?2 || substr(who, length(?1) + 1) \
                       WHERE (who = ?1 OR who LIKE ?1 || '/%') AND number IN ";

/// What belongs to the old person, besides tables. Of things that a person has only one of, the new person's stays.
const EACH: [&str; 35] = [
    "UPDATE tables SET record_hash = NULL WHERE maker = ?1 AND record_hash IN (SELECT record_hash FROM tables WHERE maker = ?2)",
    "UPDATE tables SET maker = ?2 WHERE maker = ?1",
    "UPDATE taken_away SET maker = ?2 WHERE maker = ?1",
    "INSERT OR IGNORE INTO holders (person, number) SELECT ?2, number FROM holders WHERE person = ?1",
    "DELETE FROM holders WHERE person = ?1 AND ?2 <> ''",
    "INSERT OR IGNORE INTO named (person, number) SELECT ?2, number FROM named WHERE person = ?1",
    "DELETE FROM named WHERE person = ?1 AND ?2 <> ''",
    "UPDATE remarks SET person = ?2 WHERE person = ?1",
    "UPDATE tokens SET owner = ?2 WHERE owner = ?1",
    "UPDATE OR IGNORE creations SET person = ?2 WHERE person = ?1",
    "DELETE FROM creations WHERE person = ?1 AND ?2 <> ''",
    "UPDATE devices SET person = ?2 WHERE person = ?1",
    "UPDATE passkeys SET person = ?2 WHERE person = ?1",
    "UPDATE identities SET person = ?2 WHERE person = ?1",
    "UPDATE OR IGNORE recovery SET person = ?2 WHERE person = ?1",
    "DELETE FROM recovery WHERE person = ?1 AND ?2 <> ''",
    "DELETE FROM links WHERE person = ?1 AND ?2 <> ''",
    "UPDATE OR IGNORE channels SET person = ?2 WHERE person = ?1",
    "UPDATE OR IGNORE notice_settings SET person = ?2 WHERE person = ?1",
    "UPDATE OR IGNORE muted SET person = ?2 WHERE person = ?1",
    "UPDATE OR IGNORE outbox SET person = ?2 WHERE person = ?1",
    "UPDATE deliveries SET person = ?2 WHERE person = ?1",
    "UPDATE bots SET owner = ?2 WHERE owner = ?1",
    "UPDATE holidays SET person = ?2 WHERE person = ?1",
    "UPDATE OR IGNORE sanctions SET whom = ?2 WHERE whom = ?1",
    "UPDATE OR IGNORE operators SET person = ?2 WHERE person = ?1",
    "UPDATE OR IGNORE blocks SET person = ?2 WHERE person = ?1 AND other <> ?2",
    "UPDATE OR IGNORE blocks SET other = ?2 WHERE other = ?1 AND person <> ?2",
    "UPDATE reports SET person = ?2 WHERE person = ?1",
    "UPDATE reports SET reporter = ?2 WHERE reporter = ?1",
    "UPDATE admin_log SET about = ?2, command = replace(command, json_quote(?1), json_quote(?2)) WHERE about = ?1",
    "UPDATE admin_log SET who = ?2 WHERE who = ?1",
    "UPDATE OR IGNORE addresses SET person = ?2 WHERE person = ?1",
    "UPDATE people SET seen = max(seen, (SELECT seen FROM people WHERE id = ?1)) WHERE id = ?2",
    "DELETE FROM people WHERE id = ?1 AND ?2 <> ''",
];

/// An unfinished table at which both sit, or could sit again.
pub(super) async fn shared_table(
    pool: &SqlitePool,
    one: &str,
    other: &str,
) -> Result<Option<String>, StorageError> {
    sqlx::query_scalar(SHARED).bind(one).bind(other).fetch_optional(pool).await.map_err(storage_error)
}

pub(super) async fn join(
    connection: &mut SqliteConnection,
    from: &str,
    into: &str,
) -> Result<i64, StorageError> {
    let known: i64 = sqlx::query_scalar(KNOWN)
        .bind(from)
        .bind(into)
        .fetch_one(&mut *connection)
        .await
        .map_err(storage_error)?;
    let shared: Option<String> = sqlx::query_scalar(SHARED)
        .bind(from)
        .bind(into)
        .fetch_optional(&mut *connection)
        .await
        .map_err(storage_error)?;
    if known != 2 || shared.is_some() {
        return Err(StorageError::Conflict);
    }
    for statement in [DOCUMENTS, ENTRIES] {
        let statement = format!("{statement}{NAMING}");
        run(connection, sqlx::query(&statement).bind(from).bind(into)).await?;
    }
    run(connection, sqlx::query(&format!("{VERSIONS}{NAMING}")).bind(from)).await?;
    for statement in EACH {
        run(connection, sqlx::query(statement).bind(from).bind(into)).await?;
    }
    Ok(0)
}
