//! Writes many rows in few statements: rows are sent as arrays, so that a transaction costs about the same for one move and for hundreds.

use std::collections::{BTreeMap, HashMap};

use sqlx::{Executor as _, PgConnection, Row as _};

use super::errors::storage_error;
use super::schema::FORM;
use super::shared::{forgetting, ladder, notices, sweeping};
use super::{accounts, removing, run, tables, timing};
use crate::app_state::now;
use crate::storage::columns::{deciders, json};
use crate::storage::writes::{Write, Written};
use crate::storage::{EntryRow, NewTableRow, News, NoticeRow, SnapshotRow, StorageError, TableChange};

/// Locks are taken in the order of numbers, to avoid deadlocks between servers.
const LOCKED: &str =
    "SELECT number, version, form FROM progress WHERE number = ANY($1) ORDER BY number FOR UPDATE";

const PROGRESS: &str = "\
UPDATE progress SET version = c.version, decisions = c.decisions, deciders = c.deciders, updated = c.updated, bots = c.bots, \
asked = c.asked, clocks = c.clocks, due = c.due, form = $10 \
FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::boolean[], $7::bigint[], $8::text[], $9::bigint[]) \
AS c (number, version, decisions, deciders, updated, bots, asked, clocks, due) \
WHERE progress.number = c.number AND progress.version = c.version - 1";

const ENTRIES: &str = "\
INSERT INTO entries (number, place, version, entry, who, request) \
SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])";

/// Only people with a channel get notices; the latest of its kind at a table replaces the one before.
const NOTICES: &str = "\
INSERT INTO outbox (person, number, kind, version, made, due) \
SELECT person, number, kind, version, made, due \
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[]) AS n (person, number, kind, version, made, due) \
WHERE person IN (SELECT person FROM channels) \
ON CONFLICT (person, number, kind) DO UPDATE SET version = excluded.version, made = excluded.made, due = excluded.due, holder = NULL, until = NULL";

/// Snapshots of deleted tables are dropped, and so are those older than another server's.
const SNAPSHOTS: &str = "\
INSERT INTO kept (number, entries, state) \
SELECT s.number, s.entries, s.state FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS s (number, entries, state) \
WHERE s.number IN (SELECT number FROM tables) ORDER BY s.number \
ON CONFLICT (number) DO UPDATE SET entries = excluded.entries, state = excluded.state WHERE kept.entries <= excluded.entries";

const DIGESTS: &str = "\
INSERT INTO digests (number, digest) \
SELECT d.number, d.digest FROM unnest($1::bigint[], $2::text[]) AS d (number, digest) \
WHERE d.number IN (SELECT number FROM tables) ORDER BY d.number \
ON CONFLICT (number) DO UPDATE SET digest = excluded.digest";

/// A test write, larger than any decision: if there is space for it, there is space for a decision. It asks the disk of the data for
/// new blocks every time, because the table is emptied with the commit; rows of other tables could fit where others were deleted.
const ATTEMPT: &str = "\
SET LOCAL client_min_messages = warning; SET LOCAL temp_tablespaces = ''; \
CREATE TEMP TABLE IF NOT EXISTS attempt (value TEXT) ON COMMIT DELETE ROWS; \
INSERT INTO attempt SELECT repeat('x', 1900) FROM generate_series(1, 16)";

/// The writes of a transaction that are executed together.
#[derive(Default)]
struct Gathered<'a> {
    /// New tables, with their indices among the writes.
    tables: Vec<(usize, &'a NewTableRow)>,
    changes: Vec<(usize, &'a TableChange)>,
    /// The latest state of each table.
    snapshots: BTreeMap<i64, &'a SnapshotRow>,
    digests: BTreeMap<i64, &'a str>,
}

impl<'a> Gathered<'a> {
    /// Takes a write that is executed together with others of its kind.
    fn takes(&mut self, place: usize, write: &'a Write) -> bool {
        match write {
            Write::Table(table) if table.along_with.is_none() => self.tables.push((place, table)),
            Write::Change(change) => self.changes.push((place, change)),
            Write::SnapshotRow(number, kept) => {
                self.snapshots.insert(*number, kept);
            }
            Write::Digest(number, digest) => {
                self.digests.insert(*number, digest.as_str());
            }
            _ => return false,
        }
        true
    }
}

/// Writes all of them except outdated changes of tables, or fails. Returns the number of each new table at its index, and what
/// other servers must be notified of.
pub(super) async fn write_batch(
    connection: &mut PgConnection,
    writes: &[Write],
) -> Result<(Vec<Written>, News), StorageError> {
    let mut news = News::default();
    let mut answers: Vec<Written> = Vec::with_capacity(writes.len());
    let mut gathered = Gathered::default();
    for (place, write) in writes.iter().enumerate() {
        answers.push(match write {
            gathers if gathered.takes(place, gathers) => Ok(0),
            other => Ok(one(connection, other, &mut news).await?),
        });
    }
    let Gathered { tables: new, mut changes, snapshots, digests } = gathered;
    let numbers =
        tables::create(connection, &new.iter().map(|(_, table)| *table).collect::<Vec<_>>()).await?;
    for ((place, _), number) in new.iter().zip(numbers) {
        answers[*place] = Ok(number);
        // Those who sit there may listen at another server.
        news.tables.push(number);
    }
    if !changes.is_empty() {
        let locked = lock(connection, changes.iter().map(|(_, change)| change.number)).await?;
        changes.retain(|(place, change)| match check(&locked, change) {
            Ok(()) => true,
            Err(error) => {
                answers[*place] = Err(error);
                false
            }
        });
        let good: Vec<&TableChange> = changes.iter().map(|(_, change)| *change).collect();
        write_changes(connection, &good).await?;
        news.tables.extend(good.iter().map(|change| change.number));
    }
    write_snapshots(connection, &snapshots).await?;
    write_digests(connection, &digests).await?;
    Ok((answers, news))
}

async fn one(connection: &mut PgConnection, write: &Write, news: &mut News) -> Written {
    match write {
        Write::Table(table) => {
            if let Some(change) = &table.along_with {
                let locked = lock(connection, [change.number].into_iter()).await?;
                check(&locked, change)?;
                write_changes(connection, &[change]).await?;
                news.tables.push(change.number);
            }
            let number = tables::create(connection, &[table]).await?[0];
            news.tables.push(number);
            Ok(number)
        }
        Write::Account(write) => accounts::write(connection, write, news).await,
        Write::Notice(notice) => notices::write(connection, notice).await,
        Write::BeginForgetting(person) => {
            news.people.push(person.clone());
            forgetting::begin(connection, person).await.map(|()| 0)
        }
        Write::ForgetAt(number, person) => {
            forgetting::at_a_table(connection, *number, person).await.map(|()| 0)
        }
        Write::Forget(person) => forgetting::end(connection, person).await.map(|()| 0),
        Write::Remove(number) => {
            news.tables.push(*number);
            removing::remove(connection, *number, news).await
        }
        Write::LastSeen(people, _) => timing::save_last_seen(connection, people).await,
        // The first server that is alive stores the start.
        Write::Start(..) => Ok(0),
        Write::Holidays(person, spans) => {
            news.people.push(person.clone());
            timing::save_holidays(connection, person, spans).await
        }
        small => write_small(connection, small, news).await,
    }
}

/// The version and the schema version of tables, locked until the transaction ends.
async fn lock(
    connection: &mut PgConnection,
    numbers: impl Iterator<Item = i64>,
) -> Result<HashMap<i64, (i64, i64)>, StorageError> {
    let numbers: Vec<i64> = numbers.collect();
    let rows = sqlx::query(LOCKED).bind(numbers).fetch_all(connection).await.map_err(storage_error)?;
    rows.iter()
        .map(|row| Ok((row.try_get("number")?, (row.try_get("version")?, row.try_get("form")?))))
        .collect::<sqlx::Result<_>>()
        .map_err(storage_error)
}

/// Checks that a change follows the stored version, and that a program with this schema version may write it.
fn check(locked: &HashMap<i64, (i64, i64)>, change: &TableChange) -> Result<(), StorageError> {
    match locked.get(&change.number) {
        Some((_, form)) if *form > FORM => Err(StorageError::Newer { found: *form, known: FORM }),
        Some((version, _)) if *version + 1 == change.progress.version as i64 => Ok(()),
        _ => Err(StorageError::Conflict),
    }
}

pub(super) async fn write_changes(
    connection: &mut PgConnection,
    changes: &[&TableChange],
) -> Result<(), StorageError> {
    if changes.is_empty() {
        return Ok(());
    }
    let each = || changes.iter().map(|change| &change.progress);
    let moved = sqlx::query(PROGRESS)
        .bind(changes.iter().map(|change| change.number).collect::<Vec<i64>>())
        .bind(each().map(|progress| progress.version as i64).collect::<Vec<_>>())
        .bind(each().map(|progress| i64::from(progress.decisions)).collect::<Vec<_>>())
        .bind(each().map(deciders).collect::<Vec<_>>())
        .bind(each().map(|progress| progress.updated as i64).collect::<Vec<_>>())
        .bind(each().map(|progress| progress.bots).collect::<Vec<_>>())
        .bind(each().map(|progress| progress.asked as i64).collect::<Vec<_>>())
        .bind(each().map(|progress| json(&progress.clocks)).collect::<Vec<_>>())
        .bind(each().map(|progress| progress.due.map(|due| due as i64)).collect::<Vec<Option<i64>>>())
        .bind(FORM)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?;
    if moved.rows_affected() != changes.len() as u64 {
        return Err(StorageError::Conflict);
    }
    let entries: Vec<(i64, &EntryRow)> =
        changes.iter().filter_map(|change| Some((change.number, change.entry.as_ref()?))).collect();
    write_entries(connection, &entries).await?;
    let notices = changes.iter().flat_map(|change| {
        let (number, version) = (change.number, change.progress.version);
        change.notices.iter().map(move |row| (number, version, row))
    });
    let notices: Vec<_> = notices.collect();
    write_notices(connection, &notices).await?;
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

async fn write_snapshots(
    connection: &mut PgConnection,
    snapshots: &BTreeMap<i64, &SnapshotRow>,
) -> Result<(), StorageError> {
    if !snapshots.is_empty() {
        let numbers: Vec<i64> = snapshots.keys().copied().collect();
        let entries: Vec<i64> = snapshots.values().map(|kept| kept.entries as i64).collect();
        let states: Vec<&str> = snapshots.values().map(|kept| kept.state.as_str()).collect();
        run!(connection, SNAPSHOTS, numbers, entries, states)?;
    }
    Ok(())
}

async fn write_digests(
    connection: &mut PgConnection,
    digests: &BTreeMap<i64, &str>,
) -> Result<(), StorageError> {
    if !digests.is_empty() {
        let numbers: Vec<i64> = digests.keys().copied().collect();
        run!(connection, DIGESTS, numbers, digests.values().copied().collect::<Vec<&str>>())?;
    }
    Ok(())
}

pub(super) async fn write_entries(
    connection: &mut PgConnection,
    entries: &[(i64, &EntryRow)],
) -> Result<(), StorageError> {
    if entries.is_empty() {
        return Ok(());
    }
    let text = |of: fn(&EntryRow) -> &str| entries.iter().map(|(_, row)| of(row)).collect::<Vec<&str>>();
    sqlx::query(ENTRIES)
        .bind(entries.iter().map(|(number, _)| *number).collect::<Vec<_>>())
        .bind(entries.iter().map(|(_, row)| row.index as i64).collect::<Vec<_>>())
        .bind(entries.iter().map(|(_, row)| row.version as i64).collect::<Vec<_>>())
        .bind(text(|row| &row.entry))
        .bind(text(|row| &row.who))
        .bind(text(|row| &row.request))
        .execute(connection)
        .await
        .map_err(storage_error)?;
    Ok(())
}

/// Stores the notices that changes of tables cause, each with the number and the version of its table.
pub(super) async fn write_notices(
    connection: &mut PgConnection,
    notices: &[(i64, u64, &NoticeRow)],
) -> Result<(), StorageError> {
    // One statement takes each matter once.
    let rows: BTreeMap<(i64, &str, &str), (u64, &NoticeRow)> = notices
        .iter()
        .map(|(number, version, row)| ((*number, row.person.as_str(), row.kind.name()), (*version, *row)))
        .collect();
    if rows.is_empty() {
        return Ok(());
    }
    let times = |of: fn(&NoticeRow) -> u64| rows.values().map(|(_, row)| of(row) as i64).collect::<Vec<_>>();
    sqlx::query(NOTICES)
        .bind(rows.keys().map(|(_, person, _)| *person).collect::<Vec<&str>>())
        .bind(rows.keys().map(|(number, ..)| *number).collect::<Vec<_>>())
        .bind(rows.keys().map(|(.., kind)| *kind).collect::<Vec<&str>>())
        .bind(rows.values().map(|(version, _)| *version as i64).collect::<Vec<_>>())
        .bind(times(|row| row.made))
        .bind(times(|row| row.due))
        .execute(connection)
        .await
        .map_err(storage_error)?;
    Ok(())
}

async fn write_small(connection: &mut PgConnection, write: &Write, news: &mut News) -> Written {
    match write {
        Write::Person(person) => {
            let insert = "INSERT INTO people (id, name, seen) VALUES ($1, $2, $3)";
            run!(connection, insert, &person.id, &person.name, now() as i64)
        }
        Write::NewName(person) => {
            news.people.push(person.id.clone());
            run!(connection, "UPDATE people SET name = $1 WHERE id = $2", &person.name, &person.id)
        }
        Write::Seen(id, at) => {
            run!(connection, "UPDATE people SET seen = $1 WHERE id = $2", *at as i64, id)
        }
        Write::ForgetGuest(id, seen) => {
            news.people.push(id.clone());
            run!(connection, sweeping::FORGET_GUEST, id, *seen as i64)
        }
        Write::Touch(number, at) => {
            run!(connection, "UPDATE progress SET updated = $1 WHERE number = $2", *at as i64, number)
        }
        Write::Note(number, seat, text) if text.is_empty() => {
            run!(connection, "DELETE FROM notes WHERE number = $1 AND seat = $2", number, i64::from(*seat))
        }
        Write::Note(number, seat, text) => {
            let insert = "INSERT INTO notes (number, seat, text) VALUES ($1, $2, $3) \
                ON CONFLICT (number, seat) DO UPDATE SET text = excluded.text";
            run!(connection, insert, number, i64::from(*seat), text)
        }
        Write::Review(number, review) => {
            let insert = "INSERT INTO reviews (number, review) SELECT number, $2 FROM tables WHERE number = $1 \
                ON CONFLICT (number) DO UPDATE SET review = excluded.review";
            run!(connection, insert, number, review)
        }
        Write::Token(hash, token) => {
            let insert = "INSERT INTO tokens (hash, table_id, seat, owner) VALUES ($1, $2, $3, $4) \
                ON CONFLICT (table_id, seat) DO UPDATE SET hash = excluded.hash, owner = excluded.owner";
            run!(connection, insert, hash, &token.table, i64::from(token.seat.number()), &token.owner)
        }
        Write::Document(number, doc) => {
            news.tables.push(*number);
            // A table in memory of another server does not follow this version: it is read again.
            run!(connection, "UPDATE progress SET version = version + 1 WHERE number = $1", number)?;
            run!(connection, "UPDATE tables SET doc = $1 WHERE number = $2", doc, number)
        }
        Write::Nothing => return connection.execute(ATTEMPT).await.map(|_| 0).map_err(storage_error),
        _ => unreachable!("each of these takes several statements"),
    }
    .map(|_| 0)
}
