//! Messages to people in `PostgreSQL`.

use async_trait::async_trait;

use super::Postgres;
use super::errors::storage_error;
use super::shared::notices::all;
use super::shared::reads;
use crate::storage::notice_sql::implement_notice_storage;
use crate::storage::read_rows::{Columns as _, channel, delivery, due_delivery, notice};
use crate::storage::writes::{NoticeWrite, Write};
use crate::storage::{
    ChannelOutcome, ChannelRow, DeliveryRow, DueDelivery, DueNotice, Hearing, NoticeOutcome, NoticeStorage,
    StorageError, TableSummary,
};

/// Takes what is due and not leased by another server, for a while by the clock of the database.
const TAKE_NOTICES: &str = "\
UPDATE outbox SET holder = $3, until = now() + interval '30 seconds' WHERE id IN (\
SELECT id FROM outbox WHERE due <= $1 AND (until IS NULL OR until < now() OR holder = $3) ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED) \
RETURNING id, person, number, kind, version, made, due";

/// The same for messages, one of each channel; the lease is longer than an attempt may take.
const TAKE_DELIVERIES: &str = "\
UPDATE deliveries SET holder = $3, until = now() + interval '60 seconds' FROM (\
SELECT d.id, (c.unanswered > 0 OR c.worked = 0) AS doubtful FROM deliveries d JOIN channels c ON c.id = d.channel WHERE d.id IN (\
SELECT DISTINCT ON (channel) id FROM deliveries WHERE state = 'waiting' AND due <= $1 ORDER BY channel, due, id) \
AND (d.until IS NULL OR d.until < now() OR d.holder = $3) \
ORDER BY doubtful, d.due LIMIT $2 FOR UPDATE OF d SKIP LOCKED) AS due \
WHERE deliveries.id = due.id RETURNING deliveries.*, due.doubtful";

impl Postgres {
    async fn write_notice(&self, write: NoticeWrite) -> Result<i64, StorageError> {
        self.writer.write(Write::Notice(Box::new(write))).await
    }
}

implement_notice_storage!(Postgres {
    async fn due_notices(&self, now: u64, limit: u32) -> Result<Vec<DueNotice>, StorageError> {
        let query = sqlx::query(TAKE_NOTICES).bind(now as i64).bind(i64::from(limit)).bind(&self.server);
        let mut due = all(query.fetch_all(&self.readers).await, notice)?;
        due.sort_by_key(|notice| notice.made);
        Ok(due)
    }

    async fn due_deliveries(&self, now: u64, limit: u32) -> Result<Vec<DueDelivery>, StorageError> {
        let query = sqlx::query(TAKE_DELIVERIES).bind(now as i64).bind(i64::from(limit)).bind(&self.server);
        let mut due = all(query.fetch_all(&self.readers).await, due_delivery)?;
        due.sort_by_key(|due| (due.doubtful, due.row.due));
        Ok(due)
    }
});
