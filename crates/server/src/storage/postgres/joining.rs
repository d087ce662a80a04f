//! Merges two people who turn out to be the same, in one transaction.

use sqlx::{PgConnection, PgPool};

use super::errors::storage_error;
use super::run;
use crate::storage::writes::Written;
use crate::storage::{News, SeatRow, StorageError, TableDoc};

/// The unfinished tables that name both.
const SHARED: &str = "\
SELECT t.id, t.doc FROM tables t WHERE t.stage <> 'over' \
AND t.number IN (SELECT number FROM holders WHERE person = $1 INTERSECT SELECT number FROM holders WHERE person = $2)";

const KNOWN: &str = "SELECT count(*) FROM people WHERE id IN ($1, $2)";

/// The tables that name the old person.
const NAMING: &str = "(SELECT number FROM holders WHERE person = $1 UNION SELECT number FROM remarks WHERE person = $1 \
                      UNION SELECT number FROM named WHERE person = $1)";

/// Documents with the new id instead of the old one. Ids are random, so between quotes they cannot be anything else; the second
/// replacement is for the keys of the old person's programs.
const DOCUMENTS: &str = "UPDATE tables SET doc = replace(replace(doc, to_json($1::text)::text, to_json($2::text)::text), \
                         '\"' || $1 || '/', '\"' || $2 || '/') WHERE number IN ";

const ENTRIES: &str = "UPDATE entries SET who = $2 || substr(who, length($1) + 1) \
                       WHERE (who = $1 OR starts_with(who, $1 || '/')) AND number IN ";

/// A copy in memory with the old id does not match this version, so it is reloaded before anything is stored.
const VERSIONS: &str = "UPDATE progress SET version = version + 1 WHERE number IN ";

/// What belongs to the old person, besides tables. Of things that a person has only one of, the new person's stays.
const EACH: [&str; 35] = [
    "UPDATE tables SET record_hash = NULL WHERE maker = $1 AND record_hash IN (SELECT record_hash FROM tables WHERE maker = $2)",
    "UPDATE tables SET maker = $2 WHERE maker = $1",
    "UPDATE taken_away SET maker = $2 WHERE maker = $1",
    "INSERT INTO holders (person, number) SELECT $2, number FROM holders WHERE person = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM holders WHERE person = $1 AND $2 <> ''",
    "INSERT INTO named (person, number) SELECT $2, number FROM named WHERE person = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM named WHERE person = $1 AND $2 <> ''",
    "UPDATE remarks SET person = $2 WHERE person = $1",
    "UPDATE tokens SET owner = $2 WHERE owner = $1",
    "UPDATE creations SET person = $2 WHERE person = $1 AND key NOT IN (SELECT key FROM creations WHERE person = $2)",
    "DELETE FROM creations WHERE person = $1 AND $2 <> ''",
    "UPDATE devices SET person = $2 WHERE person = $1",
    "UPDATE passkeys SET person = $2 WHERE person = $1",
    "UPDATE identities SET person = $2 WHERE person = $1",
    "UPDATE recovery SET person = $2 WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM recovery WHERE person = $2)",
    "DELETE FROM recovery WHERE person = $1 AND $2 <> ''",
    "DELETE FROM links WHERE person = $1 AND $2 <> ''",
    "UPDATE channels SET person = $2 WHERE person = $1 AND mark NOT IN (SELECT mark FROM channels WHERE person = $2)",
    "UPDATE notice_settings SET person = $2 WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM notice_settings WHERE person = $2)",
    "UPDATE muted SET person = $2 WHERE person = $1 AND number NOT IN (SELECT number FROM muted WHERE person = $2)",
    "UPDATE outbox o SET person = $2 WHERE person = $1 \
     AND NOT EXISTS (SELECT 1 FROM outbox h WHERE h.person = $2 AND h.number = o.number AND h.kind = o.kind)",
    "UPDATE deliveries SET person = $2 WHERE person = $1",
    "UPDATE bots SET owner = $2 WHERE owner = $1",
    "UPDATE holidays SET person = $2 WHERE person = $1",
    "UPDATE sanctions s SET whom = $2 WHERE whom = $1 \
     AND NOT EXISTS (SELECT 1 FROM sanctions h WHERE h.whom = $2 AND h.kind = s.kind)",
    "UPDATE operators SET person = $2 WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM operators WHERE person = $2)",
    "UPDATE blocks SET person = $2 WHERE person = $1 AND other <> $2 AND other NOT IN (SELECT other FROM blocks WHERE person = $2)",
    "UPDATE blocks SET other = $2 WHERE other = $1 AND person <> $2 AND person NOT IN (SELECT person FROM blocks WHERE other = $2)",
    "UPDATE reports SET person = $2 WHERE person = $1",
    "UPDATE reports SET reporter = $2 WHERE reporter = $1",
    "UPDATE admin_log SET about = $2, command = replace(command, to_json($1::text)::text, to_json($2::text)::text) WHERE about = $1",
    "UPDATE admin_log SET who = $2 WHERE who = $1",
    "UPDATE addresses SET person = $2 WHERE person = $1 AND address NOT IN (SELECT address FROM addresses WHERE person = $2)",
    "UPDATE people SET seen = greatest(seen, (SELECT seen FROM people WHERE id = $1)) WHERE id = $2",
    "DELETE FROM people WHERE id = $1 AND $2 <> ''",
];

/// An unfinished table at which both sit, or could sit again.
pub(super) async fn shared_table(
    pool: &PgPool,
    one: &str,
    other: &str,
) -> Result<Option<String>, StorageError> {
    let mut reader = pool.acquire().await.map_err(storage_error)?;
    shared(&mut reader, one, other).await
}

async fn shared(
    connection: &mut PgConnection,
    one: &str,
    other: &str,
) -> Result<Option<String>, StorageError> {
    let tables: Vec<(String, String)> =
        sqlx::query_as(SHARED).bind(one).bind(other).fetch_all(connection).await.map_err(storage_error)?;
    let both = |doc: &TableDoc| {
        let sits = |person: &str| doc.seats.iter().any(|seat| could_sit(seat, person));
        sits(one) && sits(other)
    };
    let is_shared = |doc: &str| serde_json::from_str(doc).is_ok_and(|doc| both(&doc));
    Ok(tables.into_iter().find(|(_, doc)| is_shared(doc)).map(|(id, _)| id))
}

/// Whether a person sits there, directly or through a program, or is replaced by a bot.
fn could_sit(seat: &SeatRow, person: &str) -> bool {
    use crate::protocol::Holder;
    let holds = matches!(&seat.holder, Holder::Person { id } | Holder::Program { owner: id } if id == person);
    holds || seat.stands_in_for.as_deref() == Some(person)
}

pub(super) async fn join(connection: &mut PgConnection, from: &str, into: &str, news: &mut News) -> Written {
    let known: i64 = sqlx::query_scalar(KNOWN)
        .bind(from)
        .bind(into)
        .fetch_one(&mut *connection)
        .await
        .map_err(storage_error)?;
    if known != 2 || shared(connection, from, into).await?.is_some() {
        return Err(StorageError::Conflict);
    }
    for statement in [DOCUMENTS, ENTRIES] {
        let statement = format!("{statement}{NAMING}");
        run!(connection, &statement, from, into)?;
    }
    let versions = format!("{VERSIONS}{NAMING} RETURNING number");
    let numbers: Vec<i64> =
        sqlx::query_scalar(&versions).bind(from).fetch_all(&mut *connection).await.map_err(storage_error)?;
    for statement in EACH {
        run!(connection, statement, from, into)?;
    }
    news.tables.extend(numbers);
    news.people.extend([from.to_owned(), into.to_owned()]);
    Ok(0)
}
