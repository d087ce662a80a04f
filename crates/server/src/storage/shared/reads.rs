//! Reads of tables.

use sqlx::query::Query;

use super::dialect::{self, FORM_COLUMN, LISTED, WAITS_FOR_BOTS, begin_reading, check_form, is_among};
use super::{Pool, Row, storage_error};
use crate::storage::read_rows::{self, summaries};
use crate::storage::{
    CreatedTable, FinishedRow, REMARKS_SHOWN, SPECTATORS_REMARKS_SHOWN, StorageError, StoredTable,
    TableFilter, TableSummary, TokenRow,
};

const COLUMNS: &str = "t.number, t.id, t.doc, p.version, p.decisions, p.deciders, p.updated, p.bots, p.asked, p.clocks, p.due, \
    coalesce((SELECT max(r.remark) FROM remarks r WHERE r.number = t.number), 0) AS said";

pub(in crate::storage) async fn check(pool: &Pool) -> Result<(), StorageError> {
    sqlx::query("SELECT 1").fetch_one(pool).await.map_err(storage_error)?;
    Ok(())
}

/// Part of a list. A table whose document cannot be parsed is left out and logged.
pub(in crate::storage) async fn list(
    pool: &Pool,
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

async fn rows_of(pool: &Pool, list: &TableFilter, before: i64, limit: u32) -> Result<Vec<Row>, StorageError> {
    let lobby = async |stage: &str| {
        let query = format!(
            "SELECT {COLUMNS} FROM tables t JOIN progress p USING (number) \
             WHERE {LISTED} AND t.stage = '{stage}' AND t.number < $1 ORDER BY t.number DESC LIMIT $2"
        );
        sqlx::query(&query).bind(before).bind(i64::from(limit)).fetch_all(pool).await
    };
    let rows = match list {
        TableFilter::Open => lobby("gathering").await,
        TableFilter::Playing => lobby("playing").await,
        TableFilter::Over => lobby("over").await,
        TableFilter::Of(person) => own(pool, person, "", before, limit).await,
        TableFilter::Played(person) => own(pool, person, "AND t.kind <> 'import'", before, limit).await,
        TableFilter::Imported(person) => own(pool, person, "AND t.kind = 'import'", before, limit).await,
    };
    rows.map_err(storage_error)
}

/// The table with this number.
pub(in crate::storage) async fn summary(
    pool: &Pool,
    number: i64,
) -> Result<Option<TableSummary>, StorageError> {
    let query = format!("SELECT {COLUMNS} FROM tables t JOIN progress p USING (number) WHERE t.number = $1");
    let row = sqlx::query(&query).bind(number).fetch_optional(pool).await.map_err(storage_error)?;
    row.as_ref().map(|row| read_rows::summary(row, storage_error)).transpose()
}

/// A person's unfinished tables, the latest first.
pub(in crate::storage) async fn unfinished(
    pool: &Pool,
    person: &str,
    limit: u32,
) -> Result<Vec<TableSummary>, StorageError> {
    let rows = own(pool, person, "AND t.stage <> 'over'", i64::MAX, limit).await.map_err(storage_error)?;
    let mut slices = Vec::new();
    summaries(&rows, storage_error, &mut slices)?;
    Ok(slices)
}

pub(in crate::storage) async fn is_unfinished(pool: &Pool, number: i64) -> Result<bool, StorageError> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE number = $1 AND stage <> 'over')")
        .bind(number)
        .fetch_one(pool)
        .await
        .map_err(storage_error)
}

/// Part of the list of a person's tables, or of `some` of them.
async fn own(
    pool: &Pool,
    person: &str,
    some: &'static str,
    before: i64,
    limit: u32,
) -> Result<Vec<Row>, sqlx::Error> {
    let query = format!(
        "SELECT {COLUMNS} FROM holders h JOIN tables t USING (number) JOIN progress p USING (number) \
         WHERE h.person = $3 AND h.number < $1 {some} ORDER BY h.number DESC LIMIT $2"
    );
    sqlx::query(&query).bind(before).bind(i64::from(limit)).bind(person).fetch_all(pool).await
}

/// The table of a record that a person has imported.
pub(in crate::storage) async fn brought(
    pool: &Pool,
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
pub(in crate::storage) async fn gathering(
    pool: &Pool,
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
pub(in crate::storage) async fn created(
    pool: &Pool,
    person: &str,
    key: &str,
) -> Result<Option<CreatedTable>, StorageError> {
    let query = "SELECT t.id, c.asked FROM creations c JOIN tables t USING (number) WHERE c.person = $1 AND c.key = $2";
    let row = sqlx::query(query).bind(person).bind(key).fetch_optional(pool).await.map_err(storage_error)?;
    row.as_ref().map(read_rows::created).transpose().map_err(storage_error)
}

pub(in crate::storage) async fn load(pool: &Pool, id: &str) -> Result<Option<StoredTable>, StorageError> {
    // One transaction, so that all parts are of the same moment.
    let mut reading = begin_reading(pool).await?;
    let query =
        format!("SELECT {COLUMNS}{FORM_COLUMN} FROM tables t JOIN progress p USING (number) WHERE t.id = $1");
    let found = sqlx::query(&query).bind(id).fetch_optional(&mut *reading).await.map_err(storage_error)?;
    let Some(row) = found else { return Ok(None) };
    check_form(&row)?;
    let TableSummary { number, doc, progress, .. } = read_rows::summary(&row, storage_error)?;
    let entries = sqlx::query(
        "SELECT place, version, entry, who, request FROM entries WHERE number = $1 ORDER BY place",
    )
    .bind(number)
    .fetch_all(&mut *reading)
    .await
    .map_err(storage_error)?;
    let remarks = format!(
        "SELECT remark, version, person, name, text, at, request FROM remarks WHERE number = $1 AND remark IN ( \
         SELECT * FROM (SELECT remark FROM remarks WHERE number = $1 AND {is_members} \
         ORDER BY remark DESC LIMIT $3) AS theirs UNION ALL \
         SELECT * FROM (SELECT remark FROM remarks WHERE number = $1 AND NOT {is_members} \
         ORDER BY remark DESC LIMIT $4) AS others) ORDER BY remark",
        is_members = is_among("person", "$2"),
    );
    let remarks = sqlx::query(&remarks)
        .bind(number)
        .bind(dialect::list(&doc.members().collect::<Vec<_>>()))
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

pub(in crate::storage) async fn waiting_for_bots(pool: &Pool) -> Result<Vec<String>, StorageError> {
    let query = format!("SELECT t.id FROM progress p JOIN tables t USING (number) WHERE {WAITS_FOR_BOTS}");
    sqlx::query_scalar(&query).fetch_all(pool).await.map_err(storage_error)
}

pub(in crate::storage) async fn note(pool: &Pool, number: i64, seat: u8) -> Result<String, StorageError> {
    let text: Option<String> = sqlx::query_scalar("SELECT text FROM notes WHERE number = $1 AND seat = $2")
        .bind(number)
        .bind(i64::from(seat))
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    Ok(text.unwrap_or_default())
}

pub(in crate::storage) async fn review(pool: &Pool, number: i64) -> Result<Option<String>, StorageError> {
    sqlx::query_scalar("SELECT review FROM reviews WHERE number = $1")
        .bind(number)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)
}

/// The latest finished games. A table whose document cannot be parsed is left out and logged.
pub(in crate::storage) async fn finished(
    pool: &Pool,
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

pub(in crate::storage) async fn token(pool: &Pool, hash: &str) -> Result<Option<TokenRow>, StorageError> {
    let row = sqlx::query("SELECT table_id, seat, owner FROM tokens WHERE hash = $1")
        .bind(hash)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)?;
    row.as_ref().map(read_rows::token).transpose().map_err(storage_error)
}
