//! The storage in a `PostgreSQL` database that any number of servers share. No server owns a table: every change names the version it
//! follows, and if two servers change a table at once, the second one learns that it came too late.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "the integers of the database have a sign; times, versions and sizes are not negative and far below 2^52"
)]

mod accounts;
mod admin;
mod batch;
mod coordination;
mod dialect;
mod durability;
mod errors;
mod moving;
mod notices;
mod notify;
mod removing;
mod schema;
mod tables;
mod timing;
mod writer;

/// What both databases do alike, compiled for this one.
#[path = "../shared/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "each database compiles it with its own types")]
mod shared;

use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, PgPool};
use tokio::task::JoinHandle;

pub use self::admin::PostgresAdmin;
use self::coordination::Coordination;
use self::errors::storage_error;
pub(super) use self::moving::PostgresEnd;
use self::notify::Heard;
use self::shared::{forgetting, people, reads, sweeping};
use self::writer::Writer;
use super::delegate::implement_storage;
use super::writes::Write;
use super::{
    AdminStorage, ClusterState, CreatedCounts, CreatedTable, ExpiryCutoffs, FinishedRow, HolidayRow,
    NewTableRow, News, SharedStorage, SnapshotRow, Storage, StorageError, StorageMetrics, StoredTable,
    TableChange, TableFilter, TableOf, TableSummary, TokenRow,
};
use crate::chance;
use crate::protocol::Me;

/// Executes one statement with these parameters and returns the number of rows.
macro_rules! run {
    ($connection:expr, $statement:expr $(, $parameter:expr)* $(,)?) => {
        sqlx::query($statement)
            $(.bind($parameter))*
            .execute(&mut *$connection)
            .await
            .map(|done| done.rows_affected())
            .map_err($crate::storage::postgres::errors::storage_error)
    };
}
use run;

/// The number of connections for reading.
const READERS: u32 = 4;
/// The timeout for getting one of them.
const PATIENCE: Duration = Duration::from_secs(10);

/// A `PostgreSQL` database that any number of servers share.
pub struct Postgres {
    readers: PgPool,
    writer: Writer,
    admin: Arc<PostgresAdmin>,
    /// The id of this server among those on the same database.
    server: String,
    heard: Heard,
    listening: JoinHandle<()>,
    coordination: Coordination,
}

impl Postgres {
    /// Opens the database at a URL such as `postgres://user:password@host/name`, and creates or migrates its schema.
    ///
    /// # Errors
    /// If it cannot be reached or used, or if its schema is newer.
    pub async fn open(address: &str) -> Result<Postgres, StorageError> {
        let options = options(address)?;
        let mut connection = options.connect().await.map_err(storage_error)?;
        schema::migrate(&mut connection).await?;
        schema::refuse_unfinished(&mut connection).await?;
        durability::warn(&mut connection).await?;
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone())
            .await
            .map_err(storage_error)?;
        let admin = Arc::new(PostgresAdmin::beside(options.clone()).await?);
        let server = chance::id();
        let (heard, listening) = Heard::listen(options.clone(), server.clone());
        let writer = Writer::start(options, connection, server.clone());
        let coordination = Coordination::new(server.clone());
        Ok(Postgres { readers, writer, admin, server, heard, listening, coordination })
    }
}

/// The connection options.
fn options(address: &str) -> Result<PgConnectOptions, StorageError> {
    let options =
        PgConnectOptions::from_str(address).map_err(|error| StorageError::NotLetIn(error.to_string()))?;
    Ok(options.application_name("boomtown").disable_statement_logging())
}

#[async_trait]
impl SharedStorage for Postgres {
    async fn news(&self) -> News {
        self.heard.next().await
    }

    async fn outdated(&self, known: &[(i64, u64)]) -> Result<Vec<i64>, StorageError> {
        coordination::outdated(&self.readers, known).await
    }

    async fn tables_of(&self, people: &[String]) -> Result<Vec<TableOf>, StorageError> {
        coordination::tables_of(&self.readers, people).await
    }

    async fn beat(&self, present: Option<String>) -> Result<Option<ClusterState>, StorageError> {
        self.coordination.beat(&self.readers, present).await.map(Some)
    }

    async fn claim(&self, kind: &'static str, key: &str, long: Duration) -> Result<bool, StorageError> {
        self.coordination.claim(&self.readers, kind, key, long).await
    }

    async fn abandoned(&self, kind: &'static str, limit: u32) -> Result<Vec<String>, StorageError> {
        coordination::abandoned(&self.readers, kind, limit).await
    }

    fn remarks(&self) -> Vec<String> {
        self.coordination.remarks()
    }
}

implement_storage!(Postgres {
    async fn last_seen(&self, person: &str) -> Result<Option<u64>, StorageError> {
        people::last_seen(&self.readers, person).await
    }

    async fn uptime(&self) -> Result<u64, StorageError> {
        self.coordination.uptime(&self.readers).await
    }

    async fn begin_run(&self, _uptime: u64, _wall: u64) -> Result<Vec<(u64, u64)>, StorageError> {
        self.coordination.open(&self.readers).await
    }

    async fn due(&self, uptime: u64, limit: u32) -> Result<Vec<String>, StorageError> {
        timing::due(&self.readers, uptime, limit, &self.server).await
    }

    fn admin(&self) -> Arc<dyn AdminStorage> {
        Arc::<PostgresAdmin>::clone(&self.admin)
    }

    async fn close(&self) {
        self.listening.abort();
        self.admin.close().await;
        self.coordination.leave(&self.readers).await;
        self.writer.close().await;
        self.readers.close().await;
    }
});
