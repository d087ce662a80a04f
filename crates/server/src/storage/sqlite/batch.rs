//! Writes many rows in few statements: rows are sent as one JSON text, so that a transaction costs the same for one move and for
//! hundreds.

use std::collections::BTreeMap;

use serde::Serialize;
use sqlx::SqliteConnection;

use super::errors::storage_error;
use super::notices::{NoticeJson, write_notices};
use super::shared::{accounts, forgetting, ladder, notices, sweeping};
use super::{removing, tables, timing};
use crate::app_state::now;
use crate::storage::columns::{deciders, json};
use crate::storage::writes::Write;
use crate::storage::{EntryRow, NewTableRow, Progress, StorageError, TableChange};

/// A test write, larger than any decision: if there is space for it, there is space for a decision. It differs each time, because
/// unchanged data need not be written.
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

/// Snapshots of deleted tables are dropped.
const SNAPSHOTS: &str = "\
INSERT OR REPLACE INTO kept (number, entries, state) \
SELECT value->>0, value->>1->>0, value->>1->>1 FROM json_each(?1) WHERE value->>0 IN (SELECT number FROM tables)";

const DIGESTS: &str = "\
INSERT OR REPLACE INTO digests (number, digest) \
SELECT value->>0, value->>1 FROM json_each(?1) WHERE value->>0 IN (SELECT number FROM tables)";

/// The writes of a transaction that are executed together.
#[derive(Default)]
struct Gathered<'a> {
    /// New tables, with their indices among the writes.
    tables: Vec<(usize, &'a NewTableRow)>,
    changes: Vec<&'a TableChange>,
    /// The latest state of each table: its number of entries, and the state.
    snapshots: BTreeMap<i64, (usize, &'a str)>,
    digests: BTreeMap<i64, &'a str>,
}

impl<'a> Gathered<'a> {
    /// Takes a write that is executed together with others of its kind.
    fn takes(&mut self, place: usize, write: &'a Write) -> bool {
        match write {
            Write::Table(table) => {
                self.changes.extend(&table.along_with);
                self.tables.push((place, table));
            }
            Write::Change(change) => self.changes.push(change),
            Write::SnapshotRow(number, kept) => {
                self.snapshots.insert(*number, (kept.entries, kept.state.as_str()));
            }
            Write::Digest(number, digest) => {
                self.digests.insert(*number, digest.as_str());
            }
            _ => return false,
        }
        true
    }
}

#[derive(Serialize)]
pub(super) struct ProgressRow {
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
    pub(super) fn of(number: i64, progress: &Progress) -> ProgressRow {
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
pub(super) struct EntryJson<'a> {
    number: i64,
    place: usize,
    version: u64,
    entry: &'a str,
    who: &'a str,
    request: &'a str,
}

impl<'a> EntryJson<'a> {
    pub(super) fn of(number: i64, row: &'a EntryRow) -> EntryJson<'a> {
        let EntryRow { index, version, entry, who, request } = row;
        EntryJson { number, place: *index, version: *version, entry, who, request }
    }
}

/// Writes all of them, or fails. Returns the number of each new table at its index.
pub(super) async fn write_batch(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<i64>, StorageError> {
    let mut numbers = Vec::with_capacity(writes.len());
    let mut gathered = Gathered::default();
    for (place, write) in writes.iter().enumerate() {
        numbers.push(match write {
            gathers if gathered.takes(place, gathers) => 0,
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
    let new: Vec<&NewTableRow> = gathered.tables.iter().map(|(_, table)| *table).collect();
    let first = tables::create(connection, &new).await?;
    for ((place, _), number) in gathered.tables.iter().zip(first..) {
        numbers[*place] = number;
    }
    write_changes(connection, &gathered.changes).await?;
    write_texts(connection, SNAPSHOTS, &gathered.snapshots).await?;
    write_texts(connection, DIGESTS, &gathered.digests).await?;
    Ok(numbers)
}

async fn write_changes(
    connection: &mut SqliteConnection,
    changes: &[&TableChange],
) -> Result<(), StorageError> {
    if changes.is_empty() {
        return Ok(());
    }
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
        tables::move_seats(connection, change.number, &change.moved).await?;
    }
    let docs = changes.iter().filter_map(|change| Some((change.number, change.doc.as_ref()?)));
    tables::write_docs(connection, &docs.collect::<Vec<_>>()).await?;
    for change in changes {
        if let Some(doc) = &change.doc {
            ladder::write_results(connection, change.number, doc, change.progress.updated).await?;
        }
        if let Some(remark) = &change.remark {
            tables::write_remark(connection, change.number, remark).await?;
        }
    }
    Ok(())
}

/// Stores a text for each of many tables with one statement, except for tables that were deleted meanwhile.
async fn write_texts<Row: Serialize>(
    connection: &mut SqliteConnection,
    insert: &'static str,
    rows: &BTreeMap<i64, Row>,
) -> Result<(), StorageError> {
    if !rows.is_empty() {
        let rows: Vec<_> = rows.iter().collect();
        sqlx::query(insert).bind(json(&rows)).execute(connection).await.map_err(storage_error)?;
    }
    Ok(())
}

pub(super) async fn write_entries(
    connection: &mut SqliteConnection,
    entries: &[EntryJson<'_>],
) -> Result<(), StorageError> {
    if !entries.is_empty() {
        sqlx::query(ENTRIES).bind(json(&entries)).execute(connection).await.map_err(storage_error)?;
    }
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
        | Write::SnapshotRow(..)
        | Write::Digest(..)
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
