//! The storage in one `SQLite` file in the data folder: write-ahead log, full sync, and one writer that gathers the writes of many
//! tables.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "the integers of SQLite have a sign; times, versions and sizes are not negative and far below 2^52"
)]

mod accounts;
mod admin;
mod backup;
mod batch;
mod checkpoint;
mod dialect;
mod errors;
mod moving;
mod notices;
mod place;
mod removing;
mod restore;
mod schema;
mod tables;
mod timing;
mod unclean;
mod walking;
mod watched;
mod writer;

/// What both databases do alike, compiled for this one.
#[path = "../shared/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "each database compiles it with its own types")]
mod shared;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqliteConnection, SqlitePool};

pub use self::admin::SqliteAdmin;
pub use self::backup::{backup, backup_while};
use self::errors::{io_error, storage_error};
pub(super) use self::moving::FileEnd;
use self::place::{make_folder, make_private};
pub use self::restore::restore;
use self::shared::{forgetting, people, reads, sweeping};
use self::watched::Watched;
use self::writer::Writer;
use super::delegate::implement_storage;
use super::writes::Write;
use super::{
    AdminStorage, CreatedCounts, CreatedTable, ExpiryCutoffs, FinishedRow, HolidayRow, NewTableRow,
    SharedStorage, SnapshotRow, Storage, StorageError, StorageMetrics, StoredTable, TableChange, TableFilter,
    TableSummary, TokenRow,
};
use crate::protocol::Me;

/// The file name of the database in the data folder.
pub const FILE: &str = "boomtown.db";
/// Locked by the server that uses the folder.
const LOCK: &str = "boomtown.lock";
/// The number of connections for reading.
const READERS: u32 = 3;
/// After how many pages a commit checkpoints the log itself: only if the checkpoints beside the writer cannot keep up.
const CHECKPOINT_PAGES: &str = "65536";

/// One `SQLite` file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    admin: Arc<SqliteAdmin>,
    /// Released when the database is closed.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the database of a data folder, and creates or migrates its schema.
    ///
    /// # Errors
    /// If the folder cannot be used, if another server uses it, or if the schema is newer.
    pub async fn open(folder: &Path) -> Result<Sqlite, StorageError> {
        make_folder(folder)?;
        let lock = lock(folder)?;
        let file = folder.join(FILE);
        make_private(&file)?;
        let options = options(&file);
        let mut connection =
            options.clone().create_if_missing(true).connect().await.map_err(storage_error)?;
        unclean::check(&mut connection).await?;
        schema::migrate(&mut connection).await?;
        schema::refuse_unfinished(&mut connection).await?;
        check_writing(&mut connection).await?;
        unclean::mark(&mut connection).await?;
        let watched = Watched::new(&file, &mut connection).await?;
        let beside = options.connect().await.map_err(storage_error)?;
        // All are opened now and stay open: they read the file that is written to, whatever lies in its place later.
        let readers = SqlitePoolOptions::new()
            .min_connections(READERS)
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.read_only(true))
            .await
            .map_err(storage_error)?;
        let admin = Arc::new(SqliteAdmin::beside(&file).await?);
        let writer = Writer::start(connection, beside, watched);
        Ok(Sqlite { readers, writer, admin, lock: Mutex::new(Some(lock)) })
    }
}

/// Checks that the database is writable, to report it at startup rather than at the first move.
async fn check_writing(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    sqlx::query(batch::ATTEMPT).execute(connection).await.map_err(storage_error)?;
    Ok(())
}

/// Makes sure that no other server uses the folder.
fn lock(folder: &Path) -> Result<File, StorageError> {
    let path: PathBuf = folder.join(LOCK);
    let file = File::create(&path).map_err(|error| io_error(&path, &error))?;
    file.try_lock().map_err(|_| StorageError::Locked)?;
    Ok(file)
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        // What was deleted is overwritten: who left for good is not to be found in the file either.
        .pragma("secure_delete", "ON")
        .disable_statement_logging()
}

/// Closes every connection. One that was just being returned to the pool may be missed, and is closed now.
async fn close_all(pool: &SqlitePool) {
    pool.close().await;
    while pool.size() > 0 {
        tokio::task::yield_now().await;
        pool.close().await;
    }
}

/// Only one server uses the file.
impl SharedStorage for Sqlite {}

implement_storage!(Sqlite {
    async fn last_seen(&self, person: &str) -> Result<Option<u64>, StorageError> {
        people::last_seen(&self.readers, person).await
    }

    async fn uptime(&self) -> Result<u64, StorageError> {
        timing::uptime(&self.readers).await
    }

    async fn begin_run(&self, uptime: u64, wall: u64) -> Result<Vec<(u64, u64)>, StorageError> {
        self.writer.write(Write::Start(uptime, wall)).await?;
        timing::starts(&self.readers).await
    }

    async fn due(&self, uptime: u64, limit: u32) -> Result<Vec<String>, StorageError> {
        timing::due(&self.readers, uptime, limit).await
    }

    fn admin(&self) -> Arc<dyn AdminStorage> {
        Arc::<SqliteAdmin>::clone(&self.admin)
    }

    async fn close(&self) {
        close_all(&self.admin.pool).await;
        close_all(&self.readers).await;
        // The writer last: only who may write can put the log away.
        self.writer.close().await;
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
});
