//! Operators' commands in `PostgreSQL`, independent of the writer; also used by other processes.

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::{PgPool, Row as _};

use super::errors::storage_error;
use super::{PATIENCE, options, schema};
use crate::storage::admin_sql::{implement_admin_storage, patterns, short};
use crate::storage::{
    AddressCountRow, AdminActionRow, AdminStorage, Census, FoundPersonRow, LookedAtTable, REMARKS_SHOWN,
    ReportRow, SanctionRow, SiteSettingRows, StorageError,
};

/// The free space is unknown without reading everything.
const SPACE: &str = "SELECT pg_database_size(current_database()), NULL::bigint";
/// Notifies all servers, because no server has this name.
const TELL_TABLE: Option<&str> = Some("SELECT pg_notify('boomtown', '- ' || $1::text)");
const FREE_SPACE: &str = "VACUUM";

/// A connection for operators' commands.
pub struct PostgresAdmin {
    pool: PgPool,
}

impl PostgresAdmin {
    /// Opens the database at a URL, which servers may be using.
    ///
    /// # Errors
    /// If it cannot be reached, or if its schema has another version.
    pub async fn open(address: &str) -> Result<PostgresAdmin, StorageError> {
        let admin = PostgresAdmin::beside(options(address)?).await?;
        let mut connection = admin.pool.acquire().await.map_err(storage_error)?;
        schema::check_current(&mut connection).await?;
        drop(connection);
        Ok(admin)
    }

    pub(super) async fn beside(options: PgConnectOptions) -> Result<PostgresAdmin, StorageError> {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await
            .map_err(storage_error)?;
        Ok(PostgresAdmin { pool })
    }
}

implement_admin_storage!(PostgresAdmin, PgRow);
