//! Accounts and sign-in in `SQLite`.

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::Sqlite;
use super::errors::storage_error;
use super::shared::{joining, people};
use crate::storage::account_sql::implement_account_storage;
use crate::storage::writes::{AccountWrite, Write};
use crate::storage::{
    AccountStorage, BotRow, BotStorage, DeviceRow, IdentityRow, Named, OwnAddress, OwnRemark, OwnReport,
    PasskeyRow, PersonalStorage, RecoveryRow, StorageError,
};

implement_account_storage!(Sqlite, SqliteRow);
