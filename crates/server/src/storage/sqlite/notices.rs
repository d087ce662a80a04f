//! Messages to people in `SQLite`.

use async_trait::async_trait;
use serde::Serialize;
use sqlx::SqliteConnection;

use super::Sqlite;
use super::errors::storage_error;
use super::shared::notices::all;
use super::shared::reads;
use crate::storage::notice_sql::implement_notice_storage;
use crate::storage::read_rows::{Columns as _, channel, delivery, due_delivery, notice};
use crate::storage::writes::{NoticeWrite, Write};
use crate::storage::{
    ChannelOutcome, ChannelRow, DeliveryRow, DueDelivery, DueNotice, Hearing, NoticeOutcome, NoticeRow,
    NoticeStorage, StorageError, TableSummary,
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
