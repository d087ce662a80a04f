//! Writes the rarely changing data of tables, many in few statements, as arrays.

use std::collections::HashMap;

use sqlx::PgConnection;
use table::Seat;

use super::batch::{write_entries, write_notices};
use super::errors::storage_error;
use super::run;
use super::schema::FORM;
use crate::protocol::Stage;
use crate::storage::columns::{CREATIONS_KNOWN, deciders, holders, json, kind, named, stage};
use crate::storage::{CreationRequest, NewTableRow, RemarkRow, StorageError, TableDoc};

/// What belongs to a seat's player: it moves with them. In between, seats have numbers that no seat has.
const MOVES: [[&str; 3]; 2] = [
    [
        "UPDATE notes SET seat = seat + 100 WHERE number = $1",
        "UPDATE notes SET seat = $3 WHERE number = $1 AND seat = $2 + 100",
        "DELETE FROM notes WHERE number = $1 AND seat > 100",
    ],
    [
        "UPDATE tokens SET seat = seat + 100 WHERE table_id = (SELECT id FROM tables WHERE number = $1)",
        "UPDATE tokens SET seat = $3 WHERE table_id = (SELECT id FROM tables WHERE number = $1) AND seat = $2 + 100",
        "DELETE FROM tokens WHERE table_id = (SELECT id FROM tables WHERE number = $1) AND seat > 100",
    ],
];

const TABLES: &str = "\
INSERT INTO tables (id, stage, listed, doc, maker, made, kind, size, record_hash) \
SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[], $9::text[]) \
RETURNING id, number";

const PROGRESS: &str = "\
INSERT INTO progress (number, version, decisions, deciders, updated, bots, asked, clocks, due, form) \
SELECT n.*, $10 FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::boolean[], $7::bigint[], $8::text[], \
$9::bigint[]) AS n";

const CREATIONS: &str = "\
INSERT INTO creations (person, key, number, asked, at) \
SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[])";

const DOCS: &str = "\
UPDATE tables SET stage = c.stage, listed = c.listed, doc = c.doc, \
kind = CASE WHEN kind IN ('import', 'ladder') THEN kind WHEN c.never_began THEN 'unbegun' WHEN c.bots THEN 'bots' ELSE kind END \
FROM unnest($1::bigint[], $2::text[], $3::boolean[], $4::text[], $5::boolean[], $6::boolean[]) \
AS c (number, stage, listed, doc, never_began, bots) WHERE tables.number = c.number";

/// Stores new tables, and returns their numbers in the same order.
pub(super) async fn create(
    connection: &mut PgConnection,
    tables: &[&NewTableRow],
) -> Result<Vec<i64>, StorageError> {
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let docs = || tables.iter().map(|table| &table.doc);
    let inserted: Vec<(String, i64)> = sqlx::query_as(TABLES)
        .bind(tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>())
        .bind(docs().map(|doc| stage(doc.stage)).collect::<Vec<_>>())
        .bind(docs().map(|doc| doc.listed).collect::<Vec<_>>())
        .bind(docs().map(json).collect::<Vec<_>>())
        .bind(docs().map(|doc| doc.host.as_str()).collect::<Vec<_>>())
        .bind(docs().map(|doc| doc.created as i64).collect::<Vec<_>>())
        .bind(docs().map(kind).collect::<Vec<_>>())
        .bind(tables.iter().map(|table| table.size() as i64).collect::<Vec<_>>())
        .bind(tables.iter().map(|table| table.record_hash.as_deref()).collect::<Vec<_>>())
        .fetch_all(&mut *connection)
        .await
        .map_err(storage_error)?;
    let given: HashMap<String, i64> = inserted.into_iter().collect();
    let numbers: Vec<i64> = tables.iter().map(|table| given[&table.id]).collect();
    let numbered = || numbers.iter().copied().zip(tables.iter().copied());
    let each = || tables.iter().map(|table| &table.progress);
    run!(
        connection,
        PROGRESS,
        &numbers,
        each().map(|progress| progress.version as i64).collect::<Vec<_>>(),
        each().map(|progress| i64::from(progress.decisions)).collect::<Vec<_>>(),
        each().map(deciders).collect::<Vec<_>>(),
        each().map(|progress| progress.updated as i64).collect::<Vec<_>>(),
        each().map(|progress| progress.bots).collect::<Vec<_>>(),
        each().map(|progress| progress.asked as i64).collect::<Vec<_>>(),
        each().map(|progress| json(&progress.clocks)).collect::<Vec<_>>(),
        each().map(|progress| progress.due.map(|due| due as i64)).collect::<Vec<_>>(),
        FORM,
    )?;
    write_people(connection, &numbered().map(|(number, table)| (number, &table.doc)).collect::<Vec<_>>())
        .await?;
    let entries = numbered().flat_map(|(number, table)| table.entries.iter().map(move |row| (number, row)));
    write_entries(connection, &entries.collect::<Vec<_>>()).await?;
    write_creations(connection, numbered()).await?;
    let notices = numbered().flat_map(|(number, table)| {
        table.notices.iter().map(move |row| (number, table.progress.version, row))
    });
    write_notices(connection, &notices.collect::<Vec<_>>()).await?;
    Ok(numbers)
}

/// Stores which requests created tables, and deletes old ones.
async fn write_creations(
    connection: &mut PgConnection,
    tables: impl Iterator<Item = (i64, &NewTableRow)>,
) -> Result<(), StorageError> {
    let requests = tables
        .filter_map(|(number, table)| Some((number, table.request.as_ref()?, table.doc.created as i64)));
    let requests: Vec<_> = requests.collect();
    let Some(latest) = requests.iter().map(|(.., at)| *at).max() else { return Ok(()) };
    run!(connection, "DELETE FROM creations WHERE at < $1", latest - CREATIONS_KNOWN as i64)?;
    let text =
        |of: fn(&CreationRequest) -> &str| requests.iter().map(|(_, row, _)| of(row)).collect::<Vec<&str>>();
    run!(
        connection,
        CREATIONS,
        text(|row| &row.person),
        text(|row| &row.key),
        requests.iter().map(|(number, ..)| *number).collect::<Vec<_>>(),
        text(|row| &row.asked),
        requests.iter().map(|(.., at)| *at).collect::<Vec<_>>(),
    )?;
    Ok(())
}

/// Moves notes and tokens with players who change seats; those of nobody are deleted.
pub(super) async fn move_seats(
    connection: &mut PgConnection,
    number: i64,
    moved: &[(Seat, Seat)],
) -> Result<(), StorageError> {
    if moved.is_empty() {
        return Ok(());
    }
    for [away, there, rest] in MOVES {
        run!(connection, away, number)?;
        for (from, to) in moved {
            run!(connection, there, number, i64::from(from.number()), i64::from(to.number()))?;
        }
        run!(connection, rest, number)?;
    }
    Ok(())
}

/// Stores the documents of tables, each table once.
pub(super) async fn write_docs(
    connection: &mut PgConnection,
    docs: &[(i64, &TableDoc)],
) -> Result<(), StorageError> {
    if docs.is_empty() {
        return Ok(());
    }
    let each = || docs.iter().map(|(_, doc)| *doc);
    run!(
        connection,
        DOCS,
        docs.iter().map(|(number, _)| *number).collect::<Vec<_>>(),
        each().map(|doc| stage(doc.stage)).collect::<Vec<_>>(),
        each().map(|doc| doc.listed).collect::<Vec<_>>(),
        each().map(json).collect::<Vec<_>>(),
        each().map(|doc| doc.stage == Stage::Over && doc.header.is_none()).collect::<Vec<_>>(),
        each().map(TableDoc::is_for_bots).collect::<Vec<_>>(),
    )?;
    // Whoever left before the game began no longer finds it among his own.
    let unbegun = docs.iter().filter(|(_, doc)| doc.header.is_none()).map(|(number, _)| *number);
    let unbegun: Vec<i64> = unbegun.collect();
    if !unbegun.is_empty() {
        run!(connection, "DELETE FROM holders WHERE number = ANY($1)", unbegun)?;
    }
    // Whoever left takes his note along: the next one to sit there must not read it.
    let nobodys = docs.iter().flat_map(|(number, doc)| {
        let seats = doc.seats.iter().zip(1_i64..).filter(|(row, _)| row.is_nobodys());
        seats.map(move |(_, seat)| (*number, seat))
    });
    let (numbers, seats): (Vec<i64>, Vec<i64>) = nobodys.unzip();
    if !numbers.is_empty() {
        let delete = "DELETE FROM notes USING unnest($1::bigint[], $2::bigint[]) AS n (number, seat) \
            WHERE notes.number = n.number AND notes.seat = n.seat";
        run!(connection, delete, numbers, seats)?;
    }
    write_people(connection, docs).await
}

/// Stores who sits at tables, has a reserved seat there or is named by them.
async fn write_people(connection: &mut PgConnection, docs: &[(i64, &TableDoc)]) -> Result<(), StorageError> {
    let seated = docs.iter().flat_map(|(number, doc)| holders(doc).map(move |person| (person, *number)));
    let (people, numbers): (Vec<&str>, Vec<i64>) = seated.unzip();
    if !people.is_empty() {
        let insert = "INSERT INTO holders (person, number) SELECT DISTINCT * FROM unnest($1::text[], $2::bigint[]) ON CONFLICT DO NOTHING";
        run!(connection, insert, people, numbers)?;
    }
    let others = docs.iter().flat_map(|(number, doc)| named(doc).map(move |person| (person, *number)));
    let (people, numbers): (Vec<&str>, Vec<i64>) = others.unzip();
    if !people.is_empty() {
        let insert = "INSERT INTO named (person, number) SELECT DISTINCT * FROM unnest($1::text[], $2::bigint[]) ON CONFLICT DO NOTHING";
        run!(connection, insert, people, numbers)?;
    }
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
