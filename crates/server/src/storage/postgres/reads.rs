//! Reads from the database.

use sqlx::PgPool;
use sqlx::postgres::PgRow;
use sqlx::query::Query;

use super::errors::storage_error;
use super::schema::FORM;
use crate::protocol::Me;
use crate::storage::read_rows::{self, Columns as _, summaries};
use crate::storage::{
    CreatedTable, FinishedRow, REMARKS_SHOWN, SPECTATORS_REMARKS_SHOWN, StorageError, StoredTable,
    TableFilter, TableSummary, TokenRow,
};

const COLUMNS: &str = "t.number, t.id, t.doc, p.version, p.decisions, p.deciders, p.updated, p.bots, p.asked, p.clocks, p.due, \
    coalesce((SELECT max(r.remark) FROM remarks r WHERE r.number = t.number), 0) AS said";

pub(super) async fn check(pool: &PgPool) -> Result<(), StorageError> {
    sqlx::query("SELECT 1").fetch_one(pool).await.map_err(storage_error)?;
    Ok(())
}

/// The valid keys at a time, the one for signing first, and whether there is one for signing.
pub(super) async fn signing_keys(pool: &PgPool, now: u64) -> Result<(Vec<[u8; 32]>, bool), StorageError> {
    let rows: Vec<(Vec<u8>, Option<i64>)> = sqlx::query_as(
        "SELECT key, until FROM signing_keys WHERE until IS NULL OR until > $1 ORDER BY until IS NOT NULL, until DESC",
    )
    .bind(now as i64)
    .fetch_all(pool)
    .await
    .map_err(storage_error)?;
    let signs = rows.first().is_some_and(|(_, until)| until.is_none());
    let damaged = |_| StorageError::Other("a cookie-signing key is damaged".to_owned());
    let keys: Result<_, _> = rows.into_iter().map(|(key, _)| key.try_into().map_err(damaged)).collect();
    Ok((keys?, signs))
}

pub(super) async fn person(pool: &PgPool, id: &str) -> Result<Option<Me>, StorageError> {
    let name: Option<String> = sqlx::query_scalar("SELECT name FROM people WHERE id = $1")
        .bind(id)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    Ok(name.map(|name| Me { id: id.to_owned(), name }))
}

pub(super) async fn people(pool: &PgPool, ids: &[String]) -> Result<Vec<Me>, StorageError> {
    let rows: Vec<(String, String)> = sqlx::query_as("SELECT id, name FROM people WHERE id = ANY($1)")
        .bind(ids)
        .fetch_all(pool)
        .await
        .map_err(storage_error)?;
    Ok(rows.into_iter().map(|(id, name)| Me { id, name }).collect())
}

pub(super) async fn session(pool: &PgPool, person: &str) -> Result<u64, StorageError> {
    let session: Option<i64> = sqlx::query_scalar("SELECT session FROM sessions WHERE person = $1")
        .bind(person)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    Ok(session.unwrap_or(0) as u64)
}

/// Part of a list. A table whose document cannot be parsed is left out and logged.
pub(super) async fn list(
    pool: &PgPool,
    list: &TableFilter,
    after: Option<i64>,
    limit: u32,
) -> Result<Vec<TableSummary>, StorageError> {
    let mut before = after.unwrap_or(i64::MAX);
    let mut slices = Vec::new();
    loop {
        let missing = limit - slices.len() as u32;
        let rows = rows_of(pool, list, before, missing).await?;
        before = summaries(&rows, storage_error, &mut slices)?.unwrap_or(before);
        if rows.len() < missing as usize || slices.len() == limit as usize {
            return Ok(slices);
        }
    }
}

async fn rows_of(
    pool: &PgPool,
    list: &TableFilter,
    before: i64,
    limit: u32,
) -> Result<Vec<PgRow>, StorageError> {
    let lobby = |stage| {
        format!(
            "SELECT {COLUMNS} FROM tables t JOIN progress p USING (number) \
             WHERE t.listed AND t.stage = '{stage}' AND t.number < $1 ORDER BY t.number DESC LIMIT $2"
        )
    };
    let rows = match list {
        TableFilter::Open => {
            sqlx::query(&lobby("gathering")).bind(before).bind(i64::from(limit)).fetch_all(pool).await
        }
        TableFilter::Playing => {
            sqlx::query(&lobby("playing")).bind(before).bind(i64::from(limit)).fetch_all(pool).await
        }
        TableFilter::Over => {
            sqlx::query(&lobby("over")).bind(before).bind(i64::from(limit)).fetch_all(pool).await
        }
        TableFilter::Of(person) => own(pool, person, "", before, limit).await,
        TableFilter::Played(person) => own(pool, person, "AND t.kind <> 'import'", before, limit).await,
        TableFilter::Imported(person) => own(pool, person, "AND t.kind = 'import'", before, limit).await,
    };
    rows.map_err(storage_error)
}

/// The table with this number.
pub(super) async fn summary(pool: &PgPool, number: i64) -> Result<Option<TableSummary>, StorageError> {
    let query = format!("SELECT {COLUMNS} FROM tables t JOIN progress p USING (number) WHERE t.number = $1");
    let row = sqlx::query(&query).bind(number).fetch_optional(pool).await.map_err(storage_error)?;
    row.as_ref().map(|row| read_rows::summary(row, storage_error)).transpose()
}

/// A person's unfinished tables, the latest first.
pub(super) async fn unfinished(
    pool: &PgPool,
    person: &str,
    limit: u32,
) -> Result<Vec<TableSummary>, StorageError> {
    let rows = own(pool, person, "AND t.stage <> 'over'", i64::MAX, limit).await.map_err(storage_error)?;
    let mut slices = Vec::new();
    summaries(&rows, storage_error, &mut slices)?;
    Ok(slices)
}

pub(super) async fn is_unfinished(pool: &PgPool, number: i64) -> Result<bool, StorageError> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE number = $1 AND stage <> 'over')")
        .bind(number)
        .fetch_one(pool)
        .await
        .map_err(storage_error)
}

/// Part of the list of a person's tables, or of `some` of them.
async fn own(
    pool: &PgPool,
    person: &str,
    some: &'static str,
    before: i64,
    limit: u32,
) -> Result<Vec<PgRow>, sqlx::Error> {
    let query = format!(
        "SELECT {COLUMNS} FROM holders h JOIN tables t USING (number) JOIN progress p USING (number) \
         WHERE h.person = $3 AND h.number < $1 {some} ORDER BY h.number DESC LIMIT $2"
    );
    sqlx::query(&query).bind(before).bind(i64::from(limit)).bind(person).fetch_all(pool).await
}

/// The table of a record that a person has imported.
pub(super) async fn brought(
    pool: &PgPool,
    person: &str,
    record_hash: &str,
) -> Result<Option<(i64, String)>, StorageError> {
    sqlx::query_as("SELECT number, id FROM tables WHERE maker = $1 AND record_hash = $2 AND maker <> ''")
        .bind(person)
        .bind(record_hash)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)
}

/// Tables whose game has not begun, in the order of their creation. One whose document cannot be parsed is left out and logged.
pub(super) async fn gathering(
    pool: &PgPool,
    after: i64,
    limit: u32,
) -> Result<Vec<TableSummary>, StorageError> {
    let query = format!(
        "SELECT {COLUMNS} FROM tables t JOIN progress p USING (number) \
         WHERE t.stage = 'gathering' AND t.number > $1 ORDER BY t.number LIMIT $2"
    );
    let (mut after, mut slices) = (after, Vec::new());
    loop {
        let rows = sqlx::query(&query)
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await
            .map_err(storage_error)?;
        let last = summaries(&rows, storage_error, &mut slices)?;
        let Some(last) = last.filter(|_| slices.is_empty()) else { return Ok(slices) };
        after = last;
    }
}

/// The table that a request created.
pub(super) async fn created(
    pool: &PgPool,
    person: &str,
    key: &str,
) -> Result<Option<CreatedTable>, StorageError> {
    let query = "SELECT t.id, c.asked FROM creations c JOIN tables t USING (number) WHERE c.person = $1 AND c.key = $2";
    let row = sqlx::query(query).bind(person).bind(key).fetch_optional(pool).await.map_err(storage_error)?;
    row.as_ref().map(read_rows::created).transpose().map_err(storage_error)
}

pub(super) async fn load(pool: &PgPool, id: &str) -> Result<Option<StoredTable>, StorageError> {
    // One snapshot, so that all parts are of the same moment.
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    let mut reading = pool.begin_with(begin).await.map_err(storage_error)?;
    let query =
        format!("SELECT {COLUMNS}, p.form FROM tables t JOIN progress p USING (number) WHERE t.id = $1");
    let found = sqlx::query(&query).bind(id).fetch_optional(&mut *reading).await.map_err(storage_error)?;
    let Some(row) = found else { return Ok(None) };
    let form = row.number("form").map_err(storage_error)?;
    if form > FORM {
        return Err(StorageError::Newer { found: form, known: FORM });
    }
    let TableSummary { number, doc, progress, .. } = read_rows::summary(&row, storage_error)?;
    let entries = sqlx::query(
        "SELECT place, version, entry, who, request FROM entries WHERE number = $1 ORDER BY place",
    )
    .bind(number)
    .fetch_all(&mut *reading)
    .await
    .map_err(storage_error)?;
    let members: Vec<&str> = doc.members().collect();
    let remarks = sqlx::query(
        "SELECT remark, version, person, name, text, at, request FROM remarks WHERE number = $1 AND remark IN ( \
         SELECT * FROM (SELECT remark FROM remarks WHERE number = $1 AND person = ANY($2) \
         ORDER BY remark DESC LIMIT $3) AS theirs UNION ALL \
         SELECT * FROM (SELECT remark FROM remarks WHERE number = $1 AND person <> ALL($2) \
         ORDER BY remark DESC LIMIT $4) AS others) ORDER BY remark",
    )
    .bind(number)
    .bind(&members)
    .bind(REMARKS_SHOWN as i64)
    .bind(SPECTATORS_REMARKS_SHOWN as i64)
    .fetch_all(&mut *reading)
    .await
    .map_err(storage_error)?;
    let kept = sqlx::query("SELECT entries, state FROM kept WHERE number = $1")
        .bind(number)
        .fetch_optional(&mut *reading)
        .await
        .map_err(storage_error)?;
    Ok(Some(StoredTable {
        number,
        doc,
        progress,
        entries: entries.iter().map(read_rows::entry).collect::<Result<_, _>>().map_err(storage_error)?,
        remarks: remarks.iter().map(read_rows::remark).collect::<Result<_, _>>().map_err(storage_error)?,
        kept: kept.as_ref().map(read_rows::snapshot).transpose().map_err(storage_error)?,
    }))
}

pub(super) async fn waiting_for_bots(pool: &PgPool) -> Result<Vec<String>, StorageError> {
    sqlx::query_scalar("SELECT t.id FROM progress p JOIN tables t USING (number) WHERE p.bots")
        .fetch_all(pool)
        .await
        .map_err(storage_error)
}

pub(super) async fn note(pool: &PgPool, number: i64, seat: u8) -> Result<String, StorageError> {
    let text: Option<String> = sqlx::query_scalar("SELECT text FROM notes WHERE number = $1 AND seat = $2")
        .bind(number)
        .bind(i64::from(seat))
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    Ok(text.unwrap_or_default())
}

pub(super) async fn review(pool: &PgPool, number: i64) -> Result<Option<String>, StorageError> {
    sqlx::query_scalar("SELECT review FROM reviews WHERE number = $1")
        .bind(number)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)
}

/// The latest finished games. A table whose document cannot be parsed is left out and logged.
pub(super) async fn finished(
    pool: &PgPool,
    person: Option<&str>,
    limit: u32,
) -> Result<Vec<FinishedRow>, StorageError> {
    let over = "t.stage = 'over' AND t.kind = 'table'";
    let (source, of) = match person {
        Some(_) => ("holders h JOIN tables t USING (number)", "AND h.person = $2"),
        None => ("tables t", ""),
    };
    let query = format!(
        "SELECT {COLUMNS}, d.digest FROM {source} JOIN progress p USING (number) LEFT JOIN digests d USING (number) \
         WHERE {over} {of} ORDER BY t.number DESC LIMIT $1"
    );
    let query = sqlx::query(&query).bind(i64::from(limit));
    let query = person.into_iter().fold(query, Query::bind);
    let rows = query.fetch_all(pool).await.map_err(storage_error)?;
    Ok(read_rows::finished(&rows, storage_error))
}

pub(super) async fn token(pool: &PgPool, hash: &str) -> Result<Option<TokenRow>, StorageError> {
    let row = sqlx::query("SELECT table_id, seat, owner FROM tokens WHERE hash = $1")
        .bind(hash)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    row.as_ref().map(read_rows::token).transpose().map_err(storage_error)
}
