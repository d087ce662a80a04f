//! Many writes in few statements: rows travel as one JSON text, so that a transaction costs the same for one move and for hundreds.

use serde::Serialize;
use sqlx::SqliteConnection;

use super::errors::storage_error;
use super::notices::{NoticeJson, write_notices};
use super::{accounts, forgetting, notices, removing, sweeping, timing};
use crate::app_state::now;
use crate::protocol::Stage;
use crate::storage::columns::{CREATIONS_KNOWN, deciders, holders, json, kind, named, stage};
use crate::storage::writes::Write;
use crate::storage::{
    CreationRequest, EntryRow, NewTableRow, Progress, RemarkRow, StorageError, TableChange, TableDoc,
};

/// An attempt to write, larger than any decision: where it finds room, they do. It is another one each time, because what is already
/// there need not be written.
pub(super) const ATTEMPT: &str =
    "INSERT OR REPLACE INTO meta (key, value) VALUES ('attempt', randomblob(32768))";

const PROGRESS: &str = "\
UPDATE progress SET version = c.value->>'version', decisions = c.value->>'decisions', deciders = c.value->>'deciders', \
updated = c.value->>'updated', bots = c.value->>'bots', asked = c.value->>'asked', \
clocks = c.value->>'clocks', due = c.value->>'due' \
FROM json_each(?1) AS c WHERE progress.number = c.value->>'number' AND progress.version = (c.value->>'version') - 1";

const ENTRIES: &str = "\
INSERT INTO entries (number, place, version, entry, who, request) \
SELECT value->>'number', value->>'place', value->>'version', value->>'entry', value->>'who', value->>'request' \
FROM json_each(?1)";

#[derive(Serialize)]
struct ProgressRow {
    number: i64,
    version: u64,
    decisions: u32,
    deciders: String,
    updated: u64,
    bots: u8,
    asked: u64,
    clocks: String,
    due: Option<u64>,
}

impl ProgressRow {
    fn of(number: i64, progress: &Progress) -> ProgressRow {
        ProgressRow {
            number,
            version: progress.version,
            decisions: progress.decisions,
            deciders: deciders(progress),
            updated: progress.updated,
            bots: progress.bots.into(),
            asked: progress.asked,
            clocks: json(&progress.clocks),
            due: progress.due,
        }
    }
}

#[derive(Serialize)]
struct EntryJson<'a> {
    number: i64,
    place: usize,
    version: u64,
    entry: &'a str,
    who: &'a str,
    request: &'a str,
}

impl<'a> EntryJson<'a> {
    fn of(number: i64, row: &'a EntryRow) -> EntryJson<'a> {
        let EntryRow { index, version, entry, who, request } = row;
        EntryJson { number, place: *index, version: *version, entry, who, request }
    }
}

/// Keeps all of them, or fails. The number of each new table comes back in its place.
pub(super) async fn write_batch(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<i64>, StorageError> {
    let mut numbers = Vec::with_capacity(writes.len());
    let mut changes: Vec<&TableChange> = Vec::new();
    for write in writes {
        numbers.push(match write {
            Write::Change(change) => {
                changes.push(change);
                0
            }
            Write::Table(table) => create(connection, table).await?,
            Write::Account(write) => accounts::write(connection, write).await?,
            Write::BeginForgetting(person) => forgetting::begin(connection, person).await.map(|()| 0)?,
            Write::ForgetAt(number, person) => {
                forgetting::at_a_table(connection, *number, person).await.map(|()| 0)?
            }
            Write::Forget(person) => forgetting::end(connection, person).await.map(|()| 0)?,
            Write::Notice(notice) => notices::write(connection, notice).await?,
            Write::Remove(number) => removing::remove(connection, *number).await.map(|()| 0)?,
            Write::LastSeen(people, uptime) => {
                save_last_seen(connection, people, *uptime).await.map(|()| 0)?
            }
            Write::Start(uptime, wall) => timing::start(connection, *uptime, *wall).await.map(|()| 0)?,
            Write::Holidays(person, spans) => {
                timing::save_holidays(connection, person, spans).await.map(|()| 0)?
            }
            other => small(connection, other).await.map(|()| 0)?,
        });
    }
    if !changes.is_empty() {
        write_changes(connection, &changes).await?;
    }
    Ok(numbers)
}

async fn write_changes(
    connection: &mut SqliteConnection,
    changes: &[&TableChange],
) -> Result<(), StorageError> {
    let rows: Vec<_> =
        changes.iter().map(|change| ProgressRow::of(change.number, &change.progress)).collect();
    let moved =
        sqlx::query(PROGRESS).bind(json(&rows)).execute(&mut *connection).await.map_err(storage_error)?;
    if moved.rows_affected() != changes.len() as u64 {
        return Err(StorageError::Conflict);
    }
    let entries: Vec<_> = changes
        .iter()
        .filter_map(|change| Some(EntryJson::of(change.number, change.entry.as_ref()?)))
        .collect();
    write_entries(connection, &entries).await?;
    let mut told = Vec::new();
    for change in changes {
        told.extend(NoticeJson::all(change.number, change.progress.version, &change.notices));
    }
    write_notices(connection, &told).await?;
    for change in changes {
        if let Some(doc) = &change.doc {
            write_doc(connection, change.number, doc).await?;
        }
        if let Some(remark) = &change.remark {
            write_remark(connection, change.number, remark).await?;
        }
    }
    Ok(())
}

async fn write_entries(
    connection: &mut SqliteConnection,
    entries: &[EntryJson<'_>],
) -> Result<(), StorageError> {
    if !entries.is_empty() {
        sqlx::query(ENTRIES).bind(json(&entries)).execute(connection).await.map_err(storage_error)?;
    }
    Ok(())
}

async fn create(connection: &mut SqliteConnection, table: &NewTableRow) -> Result<i64, StorageError> {
    let NewTableRow { id, doc, progress, entries, record_hash, request, along_with, notices } = table;
    let insert = "INSERT INTO tables (number, id, stage, listed, doc, maker, made, kind, size, record_hash) VALUES (\
        1 + max(coalesce((SELECT max(number) FROM tables), 0), coalesce((SELECT value FROM meta WHERE key = 'last_table'), 0)), \
        ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let number = sqlx::query(insert)
        .bind(id)
        .bind(stage(doc.stage))
        .bind(doc.listed)
        .bind(json(doc))
        .bind(&doc.host)
        .bind(doc.created as i64)
        .bind(kind(doc))
        .bind(table.size() as i64)
        .bind(record_hash)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?
        .last_insert_rowid();
    let row = ProgressRow::of(number, progress);
    sqlx::query(
        "INSERT INTO progress (number, version, decisions, deciders, updated, bots, asked, clocks, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(row.number)
    .bind(row.version as i64)
    .bind(row.decisions)
    .bind(&row.deciders)
    .bind(row.updated as i64)
    .bind(row.bots)
    .bind(row.asked as i64)
    .bind(&row.clocks)
    .bind(row.due.map(|due| due as i64))
    .execute(&mut *connection)
    .await
    .map_err(storage_error)?;
    write_holders(connection, number, doc).await?;
    let entries: Vec<_> = entries.iter().map(|entry| EntryJson::of(number, entry)).collect();
    write_entries(connection, &entries).await?;
    if let Some(request) = request {
        write_creation(connection, number, request, doc.created).await?;
    }
    write_notices(connection, &NoticeJson::all(number, progress.version, notices)).await?;
    if let Some(change) = along_with {
        write_changes(connection, &[change]).await?;
    }
    Ok(number)
}

/// Notes which request made a table; those of long ago come no more.
async fn write_creation(
    connection: &mut SqliteConnection,
    number: i64,
    request: &CreationRequest,
    at: u64,
) -> Result<(), StorageError> {
    sqlx::query("DELETE FROM creations WHERE at < ?")
        .bind(at.saturating_sub(CREATIONS_KNOWN) as i64)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?;
    sqlx::query("INSERT INTO creations (person, key, number, asked, at) VALUES (?, ?, ?, ?, ?)")
        .bind(&request.person)
        .bind(&request.key)
        .bind(number)
        .bind(&request.asked)
        .bind(at as i64)
        .execute(connection)
        .await
        .map_err(storage_error)?;
    Ok(())
}

async fn write_doc(
    connection: &mut SqliteConnection,
    number: i64,
    doc: &TableDoc,
) -> Result<(), StorageError> {
    let never_began = doc.stage == Stage::Over && doc.header.is_none();
    let update = "UPDATE tables SET stage = ?, listed = ?, doc = ?, \
        kind = CASE WHEN kind = 'import' THEN kind WHEN ? THEN 'unbegun' WHEN ? THEN 'bots' ELSE kind END WHERE number = ?";
    sqlx::query(update)
        .bind(stage(doc.stage))
        .bind(doc.listed)
        .bind(json(doc))
        .bind(never_began)
        .bind(doc.is_for_bots())
        .bind(number)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?;
    write_holders(connection, number, doc).await
}

/// Notes who sits at a table, is kept a seat there or is named by it. Whoever left before the game began no longer finds it among his own.
async fn write_holders(
    connection: &mut SqliteConnection,
    number: i64,
    doc: &TableDoc,
) -> Result<(), StorageError> {
    if doc.header.is_none() {
        sqlx::query("DELETE FROM holders WHERE number = ?")
            .bind(number)
            .execute(&mut *connection)
            .await
            .map_err(storage_error)?;
    }
    forget_notes(connection, number, doc).await?;
    for person in holders(doc) {
        sqlx::query("INSERT OR IGNORE INTO holders (person, number) VALUES (?, ?)")
            .bind(person)
            .bind(number)
            .execute(&mut *connection)
            .await
            .map_err(storage_error)?;
    }
    for person in named(doc) {
        sqlx::query("INSERT OR IGNORE INTO named (person, number) VALUES (?, ?)")
            .bind(person)
            .bind(number)
            .execute(&mut *connection)
            .await
            .map_err(storage_error)?;
    }
    Ok(())
}

/// Whoever left takes his note along: the next one to sit there must not read it.
async fn forget_notes(
    connection: &mut SqliteConnection,
    number: i64,
    doc: &TableDoc,
) -> Result<(), StorageError> {
    for (_, seat) in doc.seats.iter().zip(1_u8..).filter(|(row, _)| row.is_nobodys()) {
        sqlx::query("DELETE FROM notes WHERE number = ? AND seat = ?")
            .bind(number)
            .bind(seat)
            .execute(&mut *connection)
            .await
            .map_err(storage_error)?;
    }
    Ok(())
}

async fn write_remark(
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

async fn save_last_seen(
    connection: &mut SqliteConnection,
    people: &[(String, u64)],
    uptime: u64,
) -> Result<(), StorageError> {
    sqlx::query(
        "INSERT OR REPLACE INTO last_seen (person, uptime) SELECT value->>0, value->>1 FROM json_each(?1) \
         WHERE value->>0 IN (SELECT id FROM people)",
    )
    .bind(json(&people))
    .execute(&mut *connection)
    .await
    .map_err(storage_error)?;
    sqlx::query("INSERT OR REPLACE INTO meta (key, value) VALUES ('uptime', ?)")
        .bind(uptime as i64)
        .execute(connection)
        .await
        .map_err(storage_error)?;
    Ok(())
}

async fn small(connection: &mut SqliteConnection, write: &Write) -> Result<(), StorageError> {
    let query = match write {
        Write::Person(person) => sqlx::query("INSERT INTO people (id, name, seen) VALUES (?, ?, ?)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(now() as i64),
        Write::NewName(person) => {
            sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(&person.name).bind(&person.id)
        }
        Write::Seen(id, at) => {
            sqlx::query("UPDATE people SET seen = ? WHERE id = ?").bind(*at as i64).bind(id)
        }
        Write::ForgetGuest(id, seen) => sqlx::query(sweeping::FORGET_GUEST).bind(id).bind(*seen as i64),
        Write::Touch(number, at) => {
            sqlx::query("UPDATE progress SET updated = ? WHERE number = ?").bind(*at as i64).bind(number)
        }
        Write::SnapshotRow(number, kept) => {
            // What comes late for a table that was taken away is kept nowhere.
            let insert = "INSERT OR REPLACE INTO kept (number, entries, state) SELECT number, ?2, ?3 FROM tables WHERE number = ?1";
            sqlx::query(insert).bind(number).bind(kept.entries as i64).bind(&kept.state)
        }
        Write::Note(number, seat, text) if text.is_empty() => {
            sqlx::query("DELETE FROM notes WHERE number = ? AND seat = ?").bind(number).bind(seat)
        }
        Write::Note(number, seat, text) => {
            sqlx::query("INSERT OR REPLACE INTO notes (number, seat, text) VALUES (?, ?, ?)")
                .bind(number)
                .bind(seat)
                .bind(text)
        }
        Write::Review(number, review) => {
            // What comes late for a table that was taken away is kept nowhere.
            let insert = "INSERT OR REPLACE INTO reviews (number, review) SELECT number, ?2 FROM tables WHERE number = ?1";
            sqlx::query(insert).bind(number).bind(review)
        }
        Write::Digest(number, digest) => {
            let insert = "INSERT OR REPLACE INTO digests (number, digest) SELECT number, ?2 FROM tables WHERE number = ?1";
            sqlx::query(insert).bind(number).bind(digest)
        }
        Write::Token(hash, token) => {
            sqlx::query("INSERT OR REPLACE INTO tokens (hash, table_id, seat, owner) VALUES (?, ?, ?, ?)")
                .bind(hash)
                .bind(&token.table)
                .bind(token.seat.number())
                .bind(&token.owner)
        }
        Write::Nothing => sqlx::query(ATTEMPT),
        Write::Document(number, doc) => {
            sqlx::query("UPDATE tables SET doc = ? WHERE number = ?").bind(doc).bind(number)
        }
        Write::Table(_)
        | Write::Account(_)
        | Write::Change(_)
        | Write::BeginForgetting(_)
        | Write::ForgetAt(..)
        | Write::Forget(_)
        | Write::LastSeen(..)
        | Write::Notice(_)
        | Write::Start(..)
        | Write::Holidays(..)
        | Write::Remove(_) => return Ok(()),
    };
    query.execute(connection).await.map_err(storage_error)?;
    Ok(())
}
