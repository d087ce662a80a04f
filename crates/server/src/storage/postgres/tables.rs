//! What seldom changes at a table.

use sqlx::PgConnection;

use super::batch::{write_changes, write_entries, write_notices};
use super::errors::storage_error;
use super::run;
use super::schema::FORM;
use crate::protocol::Stage;
use crate::storage::columns::{CREATIONS_KNOWN, deciders, holders, json, kind, named, stage};
use crate::storage::writes::Written;
use crate::storage::{CreationRequest, EntryRow, NewTableRow, RemarkRow, StorageError, TableDoc};

pub(super) async fn create(connection: &mut PgConnection, table: &NewTableRow) -> Written {
    let NewTableRow { id, doc, progress, entries, record_hash, request, along_with, notices } = table;
    let insert = "INSERT INTO tables (id, stage, listed, doc, maker, made, kind, size, record_hash) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING number";
    let number: i64 = sqlx::query_scalar(insert)
        .bind(id)
        .bind(stage(doc.stage))
        .bind(doc.listed)
        .bind(json(doc))
        .bind(&doc.host)
        .bind(doc.created as i64)
        .bind(kind(doc))
        .bind(table.size() as i64)
        .bind(record_hash)
        .fetch_one(&mut *connection)
        .await
        .map_err(storage_error)?;
    run!(
        connection,
        "INSERT INTO progress (number, version, decisions, deciders, updated, bots, asked, clocks, due, form) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        number,
        progress.version as i64,
        i64::from(progress.decisions),
        deciders(progress),
        progress.updated as i64,
        progress.bots,
        progress.asked as i64,
        json(&progress.clocks),
        progress.due.map(|due| due as i64),
        FORM,
    )?;
    write_holders(connection, number, doc).await?;
    let entries: Vec<(i64, &EntryRow)> = entries.iter().map(|entry| (number, entry)).collect();
    write_entries(connection, &entries).await?;
    if let Some(request) = request {
        write_creation(connection, number, request, doc.created).await?;
    }
    let notices: Vec<_> = notices.iter().map(|row| (number, progress.version, row)).collect();
    write_notices(connection, &notices).await?;
    if let Some(change) = along_with {
        write_changes(connection, &[change]).await?;
    }
    Ok(number)
}

/// Notes which request made a table; those of long ago come no more.
async fn write_creation(
    connection: &mut PgConnection,
    number: i64,
    request: &CreationRequest,
    at: u64,
) -> Result<(), StorageError> {
    let known = at.saturating_sub(CREATIONS_KNOWN) as i64;
    run!(connection, "DELETE FROM creations WHERE at < $1", known)?;
    let insert = "INSERT INTO creations (person, key, number, asked, at) VALUES ($1, $2, $3, $4, $5)";
    run!(connection, insert, &request.person, &request.key, number, &request.asked, at as i64)?;
    Ok(())
}

pub(super) async fn write_doc(
    connection: &mut PgConnection,
    number: i64,
    doc: &TableDoc,
) -> Result<(), StorageError> {
    let never_began = doc.stage == Stage::Over && doc.header.is_none();
    let update = "UPDATE tables SET stage = $1, listed = $2, doc = $3, \
        kind = CASE WHEN kind = 'import' THEN kind WHEN $4 THEN 'unbegun' WHEN $5 THEN 'bots' ELSE kind END WHERE number = $6";
    let bots = doc.is_for_bots();
    run!(connection, update, stage(doc.stage), doc.listed, json(doc), never_began, bots, number)?;
    write_holders(connection, number, doc).await
}

/// Notes who sits at a table, is kept a seat there or is named by it. Whoever left before the game began no longer finds it among his own.
async fn write_holders(
    connection: &mut PgConnection,
    number: i64,
    doc: &TableDoc,
) -> Result<(), StorageError> {
    if doc.header.is_none() {
        run!(connection, "DELETE FROM holders WHERE number = $1", number)?;
    }
    // Whoever left takes his note along: the next one to sit there must not read it.
    let nobodys = doc.seats.iter().zip(1_i64..).filter(|(row, _)| row.is_nobodys()).map(|(_, seat)| seat);
    let nobodys: Vec<i64> = nobodys.collect();
    run!(connection, "DELETE FROM notes WHERE number = $1 AND seat = ANY($2)", number, nobodys)?;
    let each = |people: Vec<&str>| people.into_iter().map(str::to_owned).collect::<Vec<String>>();
    let insert = "INSERT INTO holders (person, number) SELECT DISTINCT unnest($2::text[]), $1::bigint ON CONFLICT DO NOTHING";
    run!(connection, insert, number, each(holders(doc).collect()))?;
    let insert = "INSERT INTO named (person, number) SELECT DISTINCT unnest($2::text[]), $1::bigint ON CONFLICT DO NOTHING";
    run!(connection, insert, number, each(named(doc).collect()))?;
    Ok(())
}

pub(super) async fn write_remark(
    connection: &mut PgConnection,
    number: i64,
    remark: &RemarkRow,
) -> Result<(), StorageError> {
    let RemarkRow { said, version, request } = remark;
    run!(
        connection,
        "INSERT INTO remarks (number, remark, version, person, name, text, at, request) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        number,
        i64::from(said.number),
        *version as i64,
        &said.id,
        &said.name,
        &said.text,
        said.at as i64,
        request,
    )?;
    Ok(())
}
