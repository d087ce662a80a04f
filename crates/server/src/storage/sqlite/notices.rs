//! Messages to people in `SQLite`.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Sqlite as Database, SqliteConnection};

use super::errors::storage_error;
use super::{Sqlite, reads};
use crate::storage::notice_sql::implement_notice_storage;
use crate::storage::read_rows::{Columns as _, channel, delivery, due_delivery, notice};
use crate::storage::writes::{NoticeWrite, Write};
use crate::storage::{
    ChannelOutcome, ChannelRow, DeliveryRow, DueDelivery, DueNotice, Hearing, NoticeOutcome, NoticeRow,
    NoticeStorage, StorageError, TableSummary, Unanswered,
};

/// Only people with a channel get notices; the latest of its kind at a table replaces the one before.
const NOTICES: &str = "\
INSERT INTO outbox (person, number, kind, version, made, due) \
SELECT value->>'person', value->>'number', value->>'kind', value->>'version', value->>'made', value->>'due' \
FROM json_each(?1) WHERE value->>'person' IN (SELECT person FROM channels) \
ON CONFLICT (person, number, kind) DO UPDATE SET version = excluded.version, made = excluded.made, due = excluded.due";

/// The oldest due message of each channel.
const DUE_DELIVERIES: &str = "\
SELECT d.*, (c.unanswered > 0 OR c.worked = 0) AS doubtful FROM deliveries d JOIN channels c ON c.id = d.channel WHERE d.id IN (\
SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY channel ORDER BY due, id) AS place FROM deliveries \
WHERE state = 'waiting' AND due <= ?1) WHERE place = 1) ORDER BY doubtful, d.due LIMIT ?2";

/// There was a response.
const WORKS: &str =
    "UPDATE channels SET failures = 0, unanswered = 0, unanswered_at = 0, worked = ?2 WHERE id = ?1";

/// Counts a missing response, unless one was counted shortly before.
const UNANSWERED: &str = "\
UPDATE channels SET unanswered = unanswered + 1, unanswered_at = ?2 WHERE id = ?1 AND unanswered_at <= ?3";

/// Switches off a channel that does not respond; later if no other channel of its kind gets a response.
const OFF_UNANSWERED: &str = "\
UPDATE channels AS mine SET off = ?2 WHERE id = ?1 AND off IS NULL AND unanswered >= ?3 AND (unanswered >= ?4 \
OR EXISTS (SELECT 1 FROM channels o WHERE o.kind = mine.kind AND o.mark <> mine.mark AND o.worked >= ?5) \
OR NOT EXISTS (SELECT 1 FROM channels o WHERE o.kind = mine.kind AND o.mark <> mine.mark AND o.unanswered > 0 AND o.off IS NULL))";

const DELIVERY: &str = "id, person, channel, number, kind, made, due, tries, state, trouble";

/// A notice that a change of a table causes, with the number and the version of the table.
#[derive(Serialize)]
pub(super) struct NoticeJson<'a> {
    number: i64,
    version: u64,
    #[serde(flatten)]
    row: &'a NoticeRow,
}

impl<'a> NoticeJson<'a> {
    pub(super) fn all(number: i64, version: u64, rows: &'a [NoticeRow]) -> Vec<NoticeJson<'a>> {
        rows.iter().map(|row| NoticeJson { number, version, row }).collect()
    }
}

/// Stores the notices that changes of tables cause.
pub(super) async fn write_notices(
    connection: &mut SqliteConnection,
    rows: &[NoticeJson<'_>],
) -> Result<(), StorageError> {
    if rows.is_empty() {
        return Ok(());
    }
    let json = serde_json::to_string(rows).expect("rows have only keys that are text");
    sqlx::query(NOTICES).bind(json).execute(connection).await.map_err(storage_error)?;
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, Database, SqliteArguments<'q>>;

async fn run(connection: &mut SqliteConnection, query: Query<'_>) -> Result<u64, StorageError> {
    Ok(query.execute(connection).await.map_err(storage_error)?.rows_affected())
}

/// Executes one write. Returns 1 if it switched off a channel.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    write: &NoticeWrite,
) -> Result<i64, StorageError> {
    match write {
        NoticeWrite::Sealed(name, value) => {
            let insert = "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)";
            run(connection, sqlx::query(insert).bind(name).bind(value)).await?;
        }
        NoticeWrite::Channel(row, first) => write_channel(connection, row, first.as_ref()).await?,
        NoticeWrite::Confirm(id) => {
            let update = "UPDATE channels SET confirmed = 1, failures = 0, unanswered = 0, unanswered_at = 0, off = NULL WHERE id = ?";
            run(connection, sqlx::query(update).bind(id)).await?;
        }
        NoticeWrite::Remove(id) => {
            run(connection, sqlx::query("DELETE FROM channels WHERE id = ?").bind(id)).await?;
        }
        NoticeWrite::Try(id, message) => {
            let update = "UPDATE channels SET failures = 0, unanswered = 0, unanswered_at = 0, off = NULL WHERE id = ?";
            if run(connection, sqlx::query(update).bind(id)).await? == 1 {
                write_delivery(connection, message).await?;
            }
        }
        NoticeWrite::Settings(person, settings) => {
            let insert = "INSERT OR REPLACE INTO notice_settings (person, settings) SELECT id, ?2 FROM people WHERE id = ?1";
            run(connection, sqlx::query(insert).bind(person).bind(settings)).await?;
        }
        NoticeWrite::Hearing(person, number, less @ (Hearing::Turn | Hearing::Nothing)) => {
            let insert = "INSERT OR REPLACE INTO muted (person, number, level) SELECT id, ?2, ?3 FROM people WHERE id = ?1";
            run(connection, sqlx::query(insert).bind(person).bind(number).bind(less.name())).await?;
        }
        NoticeWrite::Hearing(person, number, Hearing::Everything) => {
            let delete = "DELETE FROM muted WHERE person = ? AND number = ?";
            run(connection, sqlx::query(delete).bind(person).bind(number)).await?;
        }
        NoticeWrite::Settle(notice, outcome) => settle(connection, notice, outcome).await?,
        NoticeWrite::Delivery(row, outcome) => {
            return save_delivery(connection, row, outcome).await.map(i64::from);
        }
        NoticeWrite::ForgetBefore(time) => {
            let delete = "DELETE FROM deliveries WHERE state <> 'waiting' AND made < ?";
            run(connection, sqlx::query(delete).bind(*time as i64)).await?;
        }
    }
    Ok(0)
}

async fn write_channel(
    connection: &mut SqliteConnection,
    row: &ChannelRow,
    first: Option<&DeliveryRow>,
) -> Result<(), StorageError> {
    let delete = sqlx::query("DELETE FROM channels WHERE person = ? AND mark = ?");
    run(connection, delete.bind(&row.person).bind(&row.mark)).await?;
    // Whoever left for good meanwhile gets none.
    let insert = "INSERT INTO channels (id, person, kind, sealed, mark, made, confirmed) \
        SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM people WHERE id = ?2";
    let insert = sqlx::query(insert)
        .bind(&row.id)
        .bind(&row.person)
        .bind(row.kind.name())
        .bind(&row.sealed)
        .bind(&row.mark)
        .bind(row.made as i64)
        .bind(row.confirmed);
    if run(connection, insert).await? == 1
        && let Some(first) = first
    {
        write_delivery(connection, first).await?;
    }
    Ok(())
}

async fn write_delivery(connection: &mut SqliteConnection, row: &DeliveryRow) -> Result<(), StorageError> {
    let insert =
        format!("INSERT OR IGNORE INTO deliveries ({DELIVERY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    let insert = sqlx::query(&insert)
        .bind(&row.id)
        .bind(&row.person)
        .bind(&row.channel)
        .bind(row.number)
        .bind(row.kind.name())
        .bind(row.made as i64)
        .bind(row.due as i64)
        .bind(row.tries)
        .bind(row.state.name())
        .bind(&row.trouble);
    run(connection, insert).await.map(drop)
}

async fn settle(
    connection: &mut SqliteConnection,
    notice: &DueNotice,
    outcome: &NoticeOutcome,
) -> Result<(), StorageError> {
    let (id, version) = (notice.id, notice.version as i64);
    if let NoticeOutcome::Later(due) = outcome {
        let update = sqlx::query("UPDATE outbox SET due = ? WHERE id = ? AND version = ?");
        return run(connection, update.bind(*due as i64).bind(id).bind(version)).await.map(drop);
    }
    let delete = sqlx::query("DELETE FROM outbox WHERE id = ? AND version = ?").bind(id).bind(version);
    if run(connection, delete).await? == 1
        && let NoticeOutcome::Told(messages) = outcome
    {
        for message in messages {
            write_delivery(connection, message).await?;
        }
    }
    Ok(())
}

/// Returns whether the channel was switched off.
async fn save_delivery(
    connection: &mut SqliteConnection,
    row: &DeliveryRow,
    outcome: &ChannelOutcome,
) -> Result<bool, StorageError> {
    // What belongs to somebody who left meanwhile is gone, and stays so.
    let update = sqlx::query("UPDATE deliveries SET due = ?, tries = ?, state = ?, trouble = ? WHERE id = ?")
        .bind(row.due as i64)
        .bind(row.tries)
        .bind(row.state.name())
        .bind(&row.trouble)
        .bind(&row.id);
    run(connection, update).await?;
    let channel = &row.channel;
    let query = match outcome {
        ChannelOutcome::Same => return Ok(false),
        ChannelOutcome::Works(at) => sqlx::query(WORKS).bind(channel).bind(*at as i64),
        ChannelOutcome::Gone => sqlx::query("DELETE FROM channels WHERE id = ?").bind(channel),
        ChannelOutcome::Unanswered(unanswered) => {
            return count_unanswered(connection, channel, unanswered).await;
        }
        ChannelOutcome::Failed { most, why } => {
            let count = "UPDATE channels SET failures = failures + 1 WHERE id = ?";
            run(connection, sqlx::query(count).bind(channel)).await?;
            let off = "UPDATE channels SET off = ? WHERE id = ? AND off IS NULL AND failures >= ?";
            let off = run(connection, sqlx::query(off).bind(why).bind(channel).bind(most)).await? == 1;
            settle_rest(connection, channel, off).await?;
            return Ok(off);
        }
    };
    run(connection, query).await?;
    Ok(false)
}

/// Cancels the other messages of a channel that was switched off.
async fn settle_rest(
    connection: &mut SqliteConnection,
    channel: &str,
    off: bool,
) -> Result<(), StorageError> {
    if off {
        let rest = "UPDATE deliveries SET state = 'failed' WHERE channel = ? AND state = 'waiting'";
        run(connection, sqlx::query(rest).bind(channel)).await?;
    }
    Ok(())
}

/// Returns whether the channel was switched off.
async fn count_unanswered(
    connection: &mut SqliteConnection,
    channel: &str,
    unanswered: &Unanswered,
) -> Result<bool, StorageError> {
    let before = unanswered.at.saturating_sub(unanswered.apart);
    let count = sqlx::query(UNANSWERED).bind(channel).bind(unanswered.at as i64).bind(before as i64);
    run(connection, count).await?;
    let off = sqlx::query(OFF_UNANSWERED)
        .bind(channel)
        .bind(unanswered.why)
        .bind(unanswered.most)
        .bind(unanswered.most_alone)
        .bind(unanswered.lately() as i64);
    let off = run(connection, off).await? == 1;
    settle_rest(connection, channel, off).await?;
    Ok(off)
}

fn all<T>(
    rows: Result<Vec<SqliteRow>, sqlx::Error>,
    read: impl Fn(&SqliteRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, StorageError> {
    rows.and_then(|rows| rows.iter().map(read).collect()).map_err(storage_error)
}

impl Sqlite {
    async fn write_notice(&self, write: NoticeWrite) -> Result<i64, StorageError> {
        self.writer.write(Write::Notice(Box::new(write))).await
    }
}

implement_notice_storage!(Sqlite {
    async fn due_notices(&self, now: u64, limit: u32) -> Result<Vec<DueNotice>, StorageError> {
        let query = sqlx::query("SELECT * FROM outbox WHERE due <= ? ORDER BY due LIMIT ?");
        all(query.bind(now as i64).bind(limit).fetch_all(&self.readers).await, notice)
    }

    async fn due_deliveries(&self, now: u64, limit: u32) -> Result<Vec<DueDelivery>, StorageError> {
        let query = sqlx::query(DUE_DELIVERIES).bind(now as i64).bind(limit);
        all(query.fetch_all(&self.readers).await, due_delivery)
    }
});
