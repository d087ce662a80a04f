//! Operators' commands in `SQLite`, independent of the writer; also used by other processes.

use std::path::Path;

use async_trait::async_trait;
use sqlx::sqlite::{SqlitePoolOptions, SqliteRow};
use sqlx::{Row as _, SqlitePool};

use super::errors::storage_error;
use super::{FILE, options, schema};
use crate::storage::admin_sql::{implement_admin_storage, patterns, short};
use crate::storage::{
    AddressCountRow, AdminActionRow, AdminStorage, Census, FoundPersonRow, LookedAtTable, REMARKS_SHOWN,
    ReportRow, SanctionRow, SiteSettingRows, StorageError,
};

const SPACE: &str = "SELECT (SELECT page_count FROM pragma_page_count()) * page_size, \
                     (SELECT freelist_count FROM pragma_freelist_count()) * page_size FROM pragma_page_size()";
/// There is only one server, and it has the table in memory.
const TELL_TABLE: Option<&str> = None;
const FREE_SPACE: &str = "VACUUM";

/// A connection for operators' commands.
pub struct SqliteAdmin {
    pub(super) pool: SqlitePool,
}

impl SqliteAdmin {
    /// Opens the database of a data folder, which a server may be using.
    ///
    /// # Errors
    /// If there is no database with this schema version.
    pub async fn open(folder: &Path) -> Result<SqliteAdmin, StorageError> {
        let file = folder.join(FILE);
        if !file.exists() {
            let why = format!(
                "{}: there is no database; name the server's data folder with --data",
                file.display()
            );
            return Err(StorageError::Other(why));
        }
        let admin = SqliteAdmin::beside(&file).await?;
        let mut connection = admin.pool.acquire().await.map_err(storage_error)?;
        schema::check_current(&mut connection).await?;
        drop(connection);
        Ok(admin)
    }

    pub(super) async fn beside(file: &Path) -> Result<SqliteAdmin, StorageError> {
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options(file))
            .await
            .map_err(storage_error)?;
        Ok(SqliteAdmin { pool })
    }
}

implement_admin_storage!(SqliteAdmin, SqliteRow);
