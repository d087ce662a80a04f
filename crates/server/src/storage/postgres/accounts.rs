//! Accounts and sign-in in `PostgreSQL`.

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use super::Postgres;
use super::errors::storage_error;
use super::shared::{accounts, joining, people};
use crate::storage::account_sql::implement_account_storage;
use crate::storage::writes::{AccountWrite, Write};
use crate::storage::{
    AccountStorage, BotRow, BotStorage, DeviceRow, IdentityRow, Named, News, OwnAddress, OwnRemark,
    OwnReport, PasskeyRow, PersonalStorage, RecoveryRow, StorageError,
};

/// Executes one write; returns the number of rows. Other servers are notified of whom and what it changes.
pub(super) async fn write(
    connection: &mut PgConnection,
    write: &AccountWrite,
    news: &mut News,
) -> Result<i64, StorageError> {
    news.people.extend(whose_sessions(write).map(str::to_owned));
    if let AccountWrite::Join(from, into) = write {
        news.tables.extend(joining::join(connection, from, into).await?);
        news.people.extend([from.to_owned(), into.to_owned()]);
        return Ok(0);
    }
    accounts::write(connection, write).await
}

/// The person, or bot, whose credentials change, so that other servers must check again who is signed in.
fn whose_sessions(write: &AccountWrite) -> Option<&str> {
    match write {
        AccountWrite::TakeAway(_, person, _) => Some(person),
        AccountWrite::Bot(bot) => Some(&bot.id),
        AccountWrite::EndSessions(device) | AccountWrite::Device(device, _) => Some(&device.person),
        _ => None,
    }
}

implement_account_storage!(Postgres, PgRow);
