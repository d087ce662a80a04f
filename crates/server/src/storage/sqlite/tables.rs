//! Writes the rarely changing data of tables, many in few statements, as rows of one JSON text.

use serde::Serialize;
use sqlx::SqliteConnection;
use table::Seat;

use super::batch::{EntryJson, ProgressRow, write_entries};
use super::errors::storage_error;
use super::notices::{NoticeJson, write_notices};
use crate::protocol::Stage;
use crate::storage::columns::{CREATIONS_KNOWN, holders, json, kind, named, stage};
use crate::storage::{NewTableRow, RemarkRow, StorageError, TableDoc};

/// The number of the next table. Numbers are never reused, even after the last table was deleted.
const NEXT: &str = "\
SELECT 1 + max(coalesce((SELECT max(number) FROM tables), 0), coalesce((SELECT value FROM meta WHERE key = 'last_table'), 0))";

/// What belongs to a seat's player: it moves with them. In between, seats have numbers that no seat has.
const MOVES: [[&str; 3]; 2] = [
    [
        "UPDATE notes SET seat = seat + 100 WHERE number = ?1",
        "UPDATE notes SET seat = ?3 WHERE number = ?1 AND seat = ?2 + 100",
        "DELETE FROM notes WHERE number = ?1 AND seat > 100",
    ],
    [
        "UPDATE tokens SET seat = seat + 100 WHERE table_id = (SELECT id FROM tables WHERE number = ?1)",
        "UPDATE tokens SET seat = ?3 WHERE table_id = (SELECT id FROM tables WHERE number = ?1) AND seat = ?2 + 100",
        "DELETE FROM tokens WHERE table_id = (SELECT id FROM tables WHERE number = ?1) AND seat > 100",
    ],
];

const TABLES: &str = "\
INSERT INTO tables (number, id, stage, listed, doc, maker, made, kind, size, record_hash) \
SELECT value->>'number', value->>'id', value->>'stage', value->>'listed', value->>'doc', value->>'maker', value->>'made', \
value->>'kind', value->>'size', value->>'record_hash' FROM json_each(?1)";

const PROGRESS: &str = "\
INSERT INTO progress (number, version, decisions, deciders, updated, bots, asked, clocks, due) \
SELECT value->>'number', value->>'version', value->>'decisions', value->>'deciders', value->>'updated', value->>'bots', \
value->>'asked', value->>'clocks', value->>'due' FROM json_each(?1)";

const CREATIONS: &str = "\
INSERT INTO creations (person, key, number, asked, at) \
SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?1)";

const DOCS: &str = "\
UPDATE tables SET stage = c.value->>'stage', listed = c.value->>'listed', doc = c.value->>'doc', \
kind = CASE WHEN kind IN ('import', 'ladder') THEN kind WHEN c.value->>'never_began' THEN 'unbegun' WHEN c.value->>'bots' THEN 'bots' ELSE kind END \
FROM json_each(?1) AS c WHERE tables.number = c.value->>'number'";

#[derive(Serialize)]
struct TableJson<'a> {
    number: i64,
    id: &'a str,
    stage: &'static str,
    listed: bool,
    doc: String,
    maker: &'a str,
    made: u64,
    kind: &'static str,
    size: u64,
    record_hash: Option<&'a str>,
}

#[derive(Serialize)]
struct DocJson {
    number: i64,
    stage: &'static str,
    listed: bool,
    doc: String,
    never_began: bool,
    bots: bool,
}

/// Stores new tables. Returns the number of the first one; the others follow it.
pub(super) async fn create(
    connection: &mut SqliteConnection,
    tables: &[&NewTableRow],
) -> Result<i64, StorageError> {
    if tables.is_empty() {
        return Ok(0);
    }
    let first: i64 = sqlx::query_scalar(NEXT).fetch_one(&mut *connection).await.map_err(storage_error)?;
    let numbered = || (first..).zip(tables.iter().copied());
    let rows = numbered().map(|(number, table)| TableJson {
        number,
        id: &table.id,
        stage: stage(table.doc.stage),
        listed: table.doc.listed,
        doc: json(&table.doc),
        maker: &table.doc.host,
        made: table.doc.created,
        kind: kind(&table.doc),
        size: table.size(),
        record_hash: table.record_hash.as_deref(),
    });
    write(connection, TABLES, &rows.collect::<Vec<_>>()).await?;
    let rows = numbered().map(|(number, table)| ProgressRow::of(number, &table.progress));
    write(connection, PROGRESS, &rows.collect::<Vec<_>>()).await?;
    let docs: Vec<_> = numbered().map(|(number, table)| (number, &table.doc)).collect();
    write_people(connection, &docs).await?;
    let entries = numbered()
        .flat_map(|(number, table)| table.entries.iter().map(move |row| EntryJson::of(number, row)));
    write_entries(connection, &entries.collect::<Vec<_>>()).await?;
    write_creations(connection, numbered()).await?;
    let notices = numbered()
        .flat_map(|(number, table)| NoticeJson::all(number, table.progress.version, &table.notices));
    write_notices(connection, &notices.collect::<Vec<_>>()).await?;
    Ok(first)
}

/// Executes a statement with rows, if there are any.
async fn write<Row: Serialize>(
    connection: &mut SqliteConnection,
    statement: &'static str,
    rows: &[Row],
) -> Result<(), StorageError> {
    if !rows.is_empty() {
        sqlx::query(statement).bind(json(&rows)).execute(connection).await.map_err(storage_error)?;
    }
    Ok(())
}

/// Stores which requests created tables, and deletes old ones.
async fn write_creations(
    connection: &mut SqliteConnection,
    tables: impl Iterator<Item = (i64, &NewTableRow)>,
) -> Result<(), StorageError> {
    let requests = tables.filter_map(|(number, table)| {
        let request = table.request.as_ref()?;
        Some((&request.person, &request.key, number, &request.asked, table.doc.created))
    });
    let requests: Vec<_> = requests.collect();
    let Some(latest) = requests.iter().map(|(.., at)| *at).max() else { return Ok(()) };
    sqlx::query("DELETE FROM creations WHERE at < ?")
        .bind(latest.saturating_sub(CREATIONS_KNOWN) as i64)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?;
    write(connection, CREATIONS, &requests).await
}

/// Moves notes and tokens with players who change seats; those of nobody are deleted.
pub(super) async fn move_seats(
    connection: &mut SqliteConnection,
    number: i64,
    moved: &[(Seat, Seat)],
) -> Result<(), StorageError> {
    if moved.is_empty() {
        return Ok(());
    }
    for [away, there, rest] in MOVES {
        sqlx::query(away).bind(number).execute(&mut *connection).await.map_err(storage_error)?;
        for (from, to) in moved {
            let query = sqlx::query(there).bind(number).bind(from.number()).bind(to.number());
            query.execute(&mut *connection).await.map_err(storage_error)?;
        }
        sqlx::query(rest).bind(number).execute(&mut *connection).await.map_err(storage_error)?;
    }
    Ok(())
}

/// Stores the documents of tables, each table once.
pub(super) async fn write_docs(
    connection: &mut SqliteConnection,
    docs: &[(i64, &TableDoc)],
) -> Result<(), StorageError> {
    let rows = docs.iter().map(|(number, doc)| DocJson {
        number: *number,
        stage: stage(doc.stage),
        listed: doc.listed,
        doc: json(doc),
        never_began: doc.stage == Stage::Over && doc.header.is_none(),
        bots: doc.is_for_bots(),
    });
    write(connection, DOCS, &rows.collect::<Vec<_>>()).await?;
    // Whoever left before the game began no longer finds it among his own.
    let unbegun = docs.iter().filter(|(_, doc)| doc.header.is_none()).map(|(number, _)| *number);
    let delete = "DELETE FROM holders WHERE number IN (SELECT value FROM json_each(?1))";
    write(connection, delete, &unbegun.collect::<Vec<_>>()).await?;
    // Whoever left takes his note along: the next one to sit there must not read it.
    let nobodys = docs.iter().flat_map(|(number, doc)| {
        let seats = doc.seats.iter().zip(1_u8..).filter(|(row, _)| row.is_nobodys());
        seats.map(move |(_, seat)| (*number, seat))
    });
    let delete = "DELETE FROM notes WHERE (number, seat) IN (SELECT value->>0, value->>1 FROM json_each(?1))";
    write(connection, delete, &nobodys.collect::<Vec<_>>()).await?;
    write_people(connection, docs).await
}

/// Stores who sits at tables, has a reserved seat there or is named by them.
async fn write_people(
    connection: &mut SqliteConnection,
    docs: &[(i64, &TableDoc)],
) -> Result<(), StorageError> {
    let seated = docs.iter().flat_map(|(number, doc)| holders(doc).map(move |person| (person, *number)));
    let insert =
        "INSERT OR IGNORE INTO holders (person, number) SELECT value->>0, value->>1 FROM json_each(?1)";
    write(connection, insert, &seated.collect::<Vec<_>>()).await?;
    let others = docs.iter().flat_map(|(number, doc)| named(doc).map(move |person| (person, *number)));
    let insert =
        "INSERT OR IGNORE INTO named (person, number) SELECT value->>0, value->>1 FROM json_each(?1)";
    write(connection, insert, &others.collect::<Vec<_>>()).await
}

pub(super) async fn write_remark(
    connection: &mut SqliteConnection,
    number: i64,
    remark: &RemarkRow,
) -> Result<(), StorageError> {
    let RemarkRow { said, version, request } = remark;
    sqlx::query(
        "INSERT INTO remarks (number, remark, version, person, name, text, at, request) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(number)
    .bind(said.number)
    .bind(*version as i64)
    .bind(&said.id)
    .bind(&said.name)
    .bind(&said.text)
    .bind(said.at as i64)
    .bind(request)
    .execute(connection)
    .await
    .map_err(storage_error)?;
    Ok(())
}
