//! Writes of messages to people.

use super::dialect::NO_LEASE;
use super::{Connection, Row, run, storage_error};
use crate::storage::writes::NoticeWrite;
use crate::storage::{
    ChannelOutcome, ChannelRow, DeliveryRow, DueNotice, Hearing, NoticeOutcome, StorageError, Unanswered,
};

/// There was a response.
const WORKS: &str =
    "UPDATE channels SET failures = 0, unanswered = 0, unanswered_at = 0, worked = $2 WHERE id = $1";

/// Counts a missing response, unless one was counted shortly before.
const UNANSWERED: &str = "\
UPDATE channels SET unanswered = unanswered + 1, unanswered_at = $2 WHERE id = $1 AND unanswered_at <= $3";

/// Switches off a channel that does not respond; later if no other channel of its kind gets a response.
const OFF_UNANSWERED: &str = "\
UPDATE channels AS mine SET off = $2 WHERE id = $1 AND off IS NULL AND unanswered >= $3 AND (unanswered >= $4 \
OR EXISTS (SELECT 1 FROM channels o WHERE o.kind = mine.kind AND o.mark <> mine.mark AND o.worked >= $5) \
OR NOT EXISTS (SELECT 1 FROM channels o WHERE o.kind = mine.kind AND o.mark <> mine.mark AND o.unanswered > 0 AND o.off IS NULL))";

const DELIVERY: &str = "id, person, channel, number, kind, made, due, tries, state, trouble";

/// Executes one write. Returns 1 if it switched off a channel.
pub(in crate::storage) async fn write(
    connection: &mut Connection,
    write: &NoticeWrite,
) -> Result<i64, StorageError> {
    match write {
        NoticeWrite::Sealed(name, value) => {
            let insert = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            run(connection, sqlx::query(insert).bind(name).bind(value)).await?;
        }
        NoticeWrite::Channel(row, first) => write_channel(connection, row, first.as_ref()).await?,
        NoticeWrite::Confirm(id) => {
            let update = "UPDATE channels SET confirmed = TRUE, failures = 0, unanswered = 0, unanswered_at = 0, off = NULL WHERE id = $1";
            run(connection, sqlx::query(update).bind(id)).await?;
        }
        NoticeWrite::Remove(id) => {
            run(connection, sqlx::query("DELETE FROM channels WHERE id = $1").bind(id)).await?;
        }
        NoticeWrite::Try(id, message) => {
            let update = "UPDATE channels SET failures = 0, unanswered = 0, unanswered_at = 0, off = NULL WHERE id = $1";
            if run(connection, sqlx::query(update).bind(id)).await? == 1 {
                write_delivery(connection, message).await?;
            }
        }
        NoticeWrite::Settings(person, settings) => {
            let insert = "INSERT INTO notice_settings (person, settings) SELECT id, $2 FROM people WHERE id = $1 \
                ON CONFLICT (person) DO UPDATE SET settings = excluded.settings";
            run(connection, sqlx::query(insert).bind(person).bind(settings)).await?;
        }
        NoticeWrite::Hearing(person, number, less @ (Hearing::Turn | Hearing::Nothing)) => {
            let insert = "INSERT INTO muted (person, number, level) SELECT id, $2, $3 FROM people WHERE id = $1 \
                ON CONFLICT (person, number) DO UPDATE SET level = excluded.level";
            run(connection, sqlx::query(insert).bind(person).bind(number).bind(less.name())).await?;
        }
        NoticeWrite::Hearing(person, number, Hearing::Everything) => {
            let delete = "DELETE FROM muted WHERE person = $1 AND number = $2";
            run(connection, sqlx::query(delete).bind(person).bind(number)).await?;
        }
        NoticeWrite::Settle(notice, outcome) => settle(connection, notice, outcome).await?,
        NoticeWrite::Delivery(row, outcome) => {
            return save_delivery(connection, row, outcome).await.map(i64::from);
        }
        NoticeWrite::ForgetBefore(time) => {
            let delete = "DELETE FROM deliveries WHERE state <> 'waiting' AND made < $1";
            run(connection, sqlx::query(delete).bind(*time as i64)).await?;
        }
    }
    Ok(0)
}

async fn write_channel(
    connection: &mut Connection,
    row: &ChannelRow,
    first: Option<&DeliveryRow>,
) -> Result<(), StorageError> {
    let delete = sqlx::query("DELETE FROM channels WHERE person = $1 AND mark = $2");
    run(connection, delete.bind(&row.person).bind(&row.mark)).await?;
    // Whoever left for good meanwhile gets none.
    let insert = "INSERT INTO channels (id, person, kind, sealed, mark, made, confirmed) \
        SELECT $1, id, $3, $4, $5, $6, $7 FROM people WHERE id = $2";
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

async fn write_delivery(connection: &mut Connection, row: &DeliveryRow) -> Result<(), StorageError> {
    let insert = format!(
        "INSERT INTO deliveries ({DELIVERY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"
    );
    let insert = sqlx::query(&insert)
        .bind(&row.id)
        .bind(&row.person)
        .bind(&row.channel)
        .bind(row.number)
        .bind(row.kind.name())
        .bind(row.made as i64)
        .bind(row.due as i64)
        .bind(i64::from(row.tries))
        .bind(row.state.name())
        .bind(&row.trouble);
    run(connection, insert).await.map(drop)
}

async fn settle(
    connection: &mut Connection,
    notice: &DueNotice,
    outcome: &NoticeOutcome,
) -> Result<(), StorageError> {
    let (id, version) = (notice.id, notice.version as i64);
    if let NoticeOutcome::Later(due) = outcome {
        let update = format!("UPDATE outbox SET due = $1{NO_LEASE} WHERE id = $2 AND version = $3");
        let update = sqlx::query(&update).bind(*due as i64).bind(id).bind(version);
        return run(connection, update).await.map(drop);
    }
    let delete = sqlx::query("DELETE FROM outbox WHERE id = $1 AND version = $2").bind(id).bind(version);
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
    connection: &mut Connection,
    row: &DeliveryRow,
    outcome: &ChannelOutcome,
) -> Result<bool, StorageError> {
    // What belongs to somebody who left meanwhile is gone, and stays so.
    let update = format!(
        "UPDATE deliveries SET due = $1, tries = $2, state = $3, trouble = $4{NO_LEASE} WHERE id = $5"
    );
    let update = sqlx::query(&update)
        .bind(row.due as i64)
        .bind(i64::from(row.tries))
        .bind(row.state.name())
        .bind(&row.trouble)
        .bind(&row.id);
    run(connection, update).await?;
    let channel = &row.channel;
    let query = match outcome {
        ChannelOutcome::Same => return Ok(false),
        ChannelOutcome::Works(at) => sqlx::query(WORKS).bind(channel).bind(*at as i64),
        ChannelOutcome::Gone => sqlx::query("DELETE FROM channels WHERE id = $1").bind(channel),
        ChannelOutcome::Unanswered(unanswered) => {
            return count_unanswered(connection, channel, unanswered).await;
        }
        ChannelOutcome::Failed { most, why } => {
            let count = "UPDATE channels SET failures = failures + 1 WHERE id = $1";
            run(connection, sqlx::query(count).bind(channel)).await?;
            let off = "UPDATE channels SET off = $1 WHERE id = $2 AND off IS NULL AND failures >= $3";
            let off =
                run(connection, sqlx::query(off).bind(why).bind(channel).bind(i64::from(*most))).await? == 1;
            settle_rest(connection, channel, off).await?;
            return Ok(off);
        }
    };
    run(connection, query).await?;
    Ok(false)
}

/// Cancels the other messages of a channel that was switched off.
async fn settle_rest(connection: &mut Connection, channel: &str, off: bool) -> Result<(), StorageError> {
    if off {
        let rest = "UPDATE deliveries SET state = 'failed' WHERE channel = $1 AND state = 'waiting'";
        run(connection, sqlx::query(rest).bind(channel)).await?;
    }
    Ok(())
}

/// Returns whether the channel was switched off.
async fn count_unanswered(
    connection: &mut Connection,
    channel: &str,
    unanswered: &Unanswered,
) -> Result<bool, StorageError> {
    let before = unanswered.at.saturating_sub(unanswered.apart);
    let count = sqlx::query(UNANSWERED).bind(channel).bind(unanswered.at as i64).bind(before as i64);
    run(connection, count).await?;
    let off = sqlx::query(OFF_UNANSWERED)
        .bind(channel)
        .bind(unanswered.why)
        .bind(i64::from(unanswered.most))
        .bind(i64::from(unanswered.most_alone))
        .bind(unanswered.lately() as i64);
    let off = run(connection, off).await? == 1;
    settle_rest(connection, channel, off).await?;
    Ok(off)
}

/// What is read from rows.
pub(in crate::storage) fn all<T>(
    rows: Result<Vec<Row>, sqlx::Error>,
    read: impl Fn(&Row) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, StorageError> {
    rows.and_then(|rows| rows.iter().map(read).collect()).map_err(storage_error)
}
