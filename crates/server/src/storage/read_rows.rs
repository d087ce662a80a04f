//! Rows as they are read, for both databases.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the integers of the database have a sign; times, versions and sizes are not negative and far below 2^52"
)]

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Result, Row as _};
use table::Seat;

use super::columns::seats;
use super::{
    ChannelRow, CreatedTable, DeliveryRow, DueDelivery, DueNotice, EntryRow, FinishedRow, Progress,
    RemarkRow, SnapshotRow, StorageError, TableDoc, TableSummary, TokenRow,
};
use crate::protocol::{ChannelKind, DeliveryState, NoticeKind, Said};

/// A row of either database, by column name. Numbers are 64 bits in both.
pub(super) trait Columns {
    fn text(&self, name: &str) -> Result<String>;
    fn text_if_any(&self, name: &str) -> Result<Option<String>>;
    fn number(&self, name: &str) -> Result<i64>;
    fn number_if_any(&self, name: &str) -> Result<Option<i64>>;
    fn flag(&self, name: &str) -> Result<bool>;
    fn bytes(&self, name: &str) -> Result<Vec<u8>>;
}

macro_rules! implement_columns {
    ($row:ty) => {
        impl Columns for $row {
            fn text(&self, name: &str) -> Result<String> {
                self.try_get(name)
            }

            fn text_if_any(&self, name: &str) -> Result<Option<String>> {
                self.try_get(name)
            }

            fn number(&self, name: &str) -> Result<i64> {
                self.try_get(name)
            }

            fn number_if_any(&self, name: &str) -> Result<Option<i64>> {
                self.try_get(name)
            }

            fn flag(&self, name: &str) -> Result<bool> {
                self.try_get(name)
            }

            fn bytes(&self, name: &str) -> Result<Vec<u8>> {
                self.try_get(name)
            }
        }
    };
}

implement_columns!(PgRow);
implement_columns!(SqliteRow);

/// A table in a list; `storage_error` translates errors of the database.
pub(super) fn summary(
    row: &impl Columns,
    storage_error: fn(sqlx::Error) -> StorageError,
) -> std::result::Result<TableSummary, StorageError> {
    let text = row.text("doc").map_err(storage_error)?;
    let doc: TableDoc =
        serde_json::from_str(&text).map_err(|error| StorageError::Unreadable(error.to_string()))?;
    Ok(TableSummary {
        number: row.number("number").map_err(storage_error)?,
        id: row.text("id").map_err(storage_error)?,
        doc,
        progress: progress(row).map_err(storage_error)?,
        said: row.number("said").map_err(storage_error)? as u32,
    })
}

/// Parses the rows of a list, and logs those that cannot be parsed. Returns the number of the last table.
pub(super) fn summaries<Row: Columns>(
    rows: &[Row],
    storage_error: fn(sqlx::Error) -> StorageError,
    read: &mut Vec<TableSummary>,
) -> std::result::Result<Option<i64>, StorageError> {
    let mut last = None;
    for row in rows {
        let number = row.number("number").map_err(storage_error)?;
        match summary(row, storage_error) {
            Ok(table) => read.push(table),
            Err(error) => tracing::error!(table = number, %error, "a table is left out of a list"),
        }
        last = Some(number);
    }
    Ok(last)
}

/// Finished games, as far as they can be parsed; the others are logged.
pub(super) fn finished<Row: Columns>(
    rows: &[Row],
    storage_error: fn(sqlx::Error) -> StorageError,
) -> Vec<FinishedRow> {
    let read = |row: &Row| {
        let digest = row.text_if_any("digest").map_err(storage_error)?;
        Ok(FinishedRow { table: summary(row, storage_error)?, digest })
    };
    let told = |row: &Row| {
        read(row)
            .inspect_err(
                |error: &StorageError| tracing::error!(%error, "a table is left out of the statistics"),
            )
            .ok()
    };
    rows.iter().filter_map(told).collect()
}

fn progress(row: &impl Columns) -> Result<Progress> {
    Ok(Progress {
        version: row.number("version")? as u64,
        decisions: row.number("decisions")? as u32,
        deciders: seats(&row.text("deciders")?),
        updated: row.number("updated")? as u64,
        bots: row.flag("bots")?,
        asked: row.number("asked")? as u64,
        // Clocks that cannot be read begin anew: the game goes on.
        clocks: serde_json::from_str(&row.text("clocks")?).unwrap_or_default(),
        due: row.number_if_any("due")?.map(|due| due as u64),
    })
}

pub(super) fn created(row: &impl Columns) -> Result<CreatedTable> {
    Ok(CreatedTable { table: row.text("id")?, asked: row.text("asked")? })
}

pub(super) fn entry(row: &impl Columns) -> Result<EntryRow> {
    Ok(EntryRow {
        index: row.number("place")? as usize,
        version: row.number("version")? as u64,
        entry: row.text("entry")?,
        who: row.text("who")?,
        request: row.text("request")?,
    })
}

pub(super) fn remark(row: &impl Columns) -> Result<RemarkRow> {
    Ok(RemarkRow {
        said: Said {
            number: row.number("remark")? as u32,
            id: row.text("person")?,
            name: row.text("name")?,
            text: row.text("text")?,
            at: row.number("at")? as u64,
        },
        version: row.number("version")? as u64,
        request: row.text("request")?,
    })
}

pub(super) fn snapshot(row: &impl Columns) -> Result<SnapshotRow> {
    Ok(SnapshotRow { entries: row.number("entries")? as usize, state: row.text("state")? })
}

pub(super) fn token(row: &impl Columns) -> Result<TokenRow> {
    let seat = Seat::try_from(row.number("seat")? as u8).unwrap_or(Seat::FIRST);
    Ok(TokenRow { table: row.text("table_id")?, seat, owner: row.text("owner")? })
}

pub(super) fn channel(row: &impl Columns) -> Result<ChannelRow> {
    let kind = row.text("kind")?;
    let known = [ChannelKind::Push, ChannelKind::Mail, ChannelKind::Webhook];
    let kind = known.into_iter().find(|known| known.name() == kind);
    Ok(ChannelRow {
        id: row.text("id")?,
        person: row.text("person")?,
        kind: kind.ok_or_else(|| sqlx::Error::Decode("a channel of no kind".into()))?,
        sealed: row.bytes("sealed")?,
        mark: row.text("mark")?,
        made: row.number("made")? as u64,
        confirmed: row.flag("confirmed")?,
        failures: row.number("failures")? as u32,
        unanswered: row.number("unanswered")? as u32,
        off: row.text_if_any("off")?,
    })
}

pub(super) fn delivery(row: &impl Columns) -> Result<DeliveryRow> {
    let state = row.text("state")?;
    let state = DeliveryState::ALL.into_iter().find(|known| known.name() == state);
    Ok(DeliveryRow {
        id: row.text("id")?,
        person: row.text("person")?,
        channel: row.text("channel")?,
        number: row.number("number")?,
        kind: kind(&row.text("kind")?)?,
        made: row.number("made")? as u64,
        due: row.number("due")? as u64,
        tries: row.number("tries")? as u32,
        state: state.ok_or_else(|| sqlx::Error::Decode("a message in no state".into()))?,
        trouble: row.text("trouble")?,
    })
}

pub(super) fn due_delivery(row: &impl Columns) -> Result<DueDelivery> {
    Ok(DueDelivery { row: delivery(row)?, doubtful: row.flag("doubtful")? })
}

pub(super) fn notice(row: &impl Columns) -> Result<DueNotice> {
    Ok(DueNotice {
        id: row.number("id")?,
        person: row.text("person")?,
        number: row.number("number")?,
        kind: kind(&row.text("kind")?)?,
        version: row.number("version")? as u64,
        made: row.number("made")? as u64,
    })
}

fn kind(name: &str) -> Result<NoticeKind> {
    NoticeKind::named(name).ok_or_else(|| sqlx::Error::Decode(format!("'{name}' is no notice").into()))
}
