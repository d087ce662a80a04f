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
mod durability;
mod errors;
mod forgetting;
mod joining;
mod ladder;
mod moving;
mod notices;
mod notify;
mod reads;
mod removing;
mod schema;
mod sweeping;
mod tables;
mod timing;
mod writer;

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
use self::writer::Writer;
use super::writes::Write;
use super::{
    AdminStorage, CreatedCounts, CreatedTable, ExpiryCutoffs, FinishedRow, HolidayRow, HouseState,
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

    async fn beat(&self, present: Option<String>) -> Result<Option<HouseState>, StorageError> {
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

#[async_trait]
impl Storage for Postgres {
    async fn save_person(&self, person: &Me) -> Result<(), StorageError> {
        self.writer.write(Write::Person(person.clone())).await.map(drop)
    }

    async fn rename_person(&self, person: &Me) -> Result<(), StorageError> {
        self.writer.write(Write::NewName(person.clone())).await.map(drop)
    }

    async fn person(&self, id: &str) -> Result<Option<Me>, StorageError> {
        reads::person(&self.readers, id).await
    }

    async fn people(&self, ids: &[String]) -> Result<Vec<Me>, StorageError> {
        reads::people(&self.readers, ids).await
    }

    async fn begin_forgetting(&self, id: &str) -> Result<(), StorageError> {
        self.writer.write(Write::BeginForgetting(id.to_owned())).await.map(drop)
    }

    async fn leaving(&self) -> Result<Vec<Me>, StorageError> {
        forgetting::leaving(&self.readers).await
    }

    async fn tables_naming(
        &self,
        person: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<(i64, String)>, StorageError> {
        forgetting::tables_naming(&self.readers, person, after, limit).await
    }

    async fn is_unfinished(&self, number: i64) -> Result<bool, StorageError> {
        reads::is_unfinished(&self.readers, number).await
    }

    async fn document(
        &self,
        number: i64,
        person: &str,
    ) -> Result<Option<(String, Vec<usize>)>, StorageError> {
        forgetting::document(&self.readers, number, person).await
    }

    async fn save_document(&self, number: i64, doc: String) -> Result<(), StorageError> {
        self.writer.write(Write::Document(number, doc)).await.map(drop)
    }

    async fn forget_at(&self, number: i64, person: &str) -> Result<(), StorageError> {
        self.writer.write(Write::ForgetAt(number, person.to_owned())).await.map(drop)
    }

    async fn remove(&self, number: i64) -> Result<(), StorageError> {
        self.writer.write(Write::Remove(number)).await.map(drop)
    }

    async fn forget_person(&self, id: &str) -> Result<(), StorageError> {
        self.writer.write(Write::Forget(id.to_owned())).await.map(drop)
    }

    async fn session(&self, person: &str) -> Result<u64, StorageError> {
        reads::session(&self.readers, person).await
    }

    async fn create(&self, table: NewTableRow) -> Result<i64, StorageError> {
        self.writer.write(Write::Table(Box::new(table))).await
    }

    async fn created(&self, person: &str, key: &str) -> Result<Option<CreatedTable>, StorageError> {
        reads::created(&self.readers, person, key).await
    }

    async fn brought(&self, person: &str, record_hash: &str) -> Result<Option<(i64, String)>, StorageError> {
        reads::brought(&self.readers, person, record_hash).await
    }

    async fn gathering(&self, after: i64, limit: u32) -> Result<Vec<TableSummary>, StorageError> {
        reads::gathering(&self.readers, after, limit).await
    }

    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError> {
        reads::load(&self.readers, id).await
    }

    async fn list(
        &self,
        list: &TableFilter,
        after: Option<i64>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, StorageError> {
        reads::list(&self.readers, list, after, limit).await
    }

    async fn commit(&self, change: TableChange) -> Result<(), StorageError> {
        self.writer.write(Write::Change(Box::new(change))).await.map(drop)
    }

    async fn save_snapshot(&self, number: i64, kept: SnapshotRow) -> Result<(), StorageError> {
        self.writer.write(Write::SnapshotRow(number, kept)).await.map(drop)
    }

    async fn waiting_for_bots(&self) -> Result<Vec<String>, StorageError> {
        reads::waiting_for_bots(&self.readers).await
    }

    async fn note(&self, number: i64, seat: u8) -> Result<String, StorageError> {
        reads::note(&self.readers, number, seat).await
    }

    async fn save_note(&self, number: i64, seat: u8, text: &str) -> Result<(), StorageError> {
        self.writer.write(Write::Note(number, seat, text.to_owned())).await.map(drop)
    }

    async fn review(&self, number: i64) -> Result<Option<String>, StorageError> {
        reads::review(&self.readers, number).await
    }

    async fn save_review(&self, number: i64, review: String) -> Result<(), StorageError> {
        self.writer.write(Write::Review(number, review)).await.map(drop)
    }

    async fn finished(&self, person: Option<&str>, limit: u32) -> Result<Vec<FinishedRow>, StorageError> {
        reads::finished(&self.readers, person, limit).await
    }

    async fn save_digest(&self, number: i64, digest: String) -> Result<(), StorageError> {
        self.writer.write(Write::Digest(number, digest)).await.map(drop)
    }

    async fn token(&self, hash: &str) -> Result<Option<TokenRow>, StorageError> {
        reads::token(&self.readers, hash).await
    }

    async fn save_token(&self, hash: &str, token: &TokenRow) -> Result<(), StorageError> {
        self.writer.write(Write::Token(hash.to_owned(), token.clone())).await.map(drop)
    }

    async fn created_since(&self, person: &str, since: u64) -> Result<CreatedCounts, StorageError> {
        sweeping::made(&self.readers, person, since).await
    }

    async fn remarks_since(&self, person: &str, since: u64) -> Result<u64, StorageError> {
        sweeping::remarks(&self.readers, person, since).await
    }

    async fn expired_tables(
        &self,
        expired_tables: &ExpiryCutoffs,
        after: i64,
        limit: u32,
    ) -> Result<Vec<(i64, String)>, StorageError> {
        sweeping::expired_tables(&self.readers, expired_tables, after, limit).await
    }

    async fn idle_guests(&self, seen: u64, after: &str, limit: u32) -> Result<Vec<String>, StorageError> {
        sweeping::idle_guests(&self.readers, seen, after, limit).await
    }

    async fn forget_guest(&self, id: &str, seen: u64) -> Result<(), StorageError> {
        self.writer.write(Write::ForgetGuest(id.to_owned(), seen)).await.map(drop)
    }

    async fn note_seen(&self, id: &str, at: u64) -> Result<(), StorageError> {
        self.writer.write(Write::Seen(id.to_owned(), at)).await.map(drop)
    }

    async fn touch(&self, number: i64, at: u64) -> Result<(), StorageError> {
        self.writer.write(Write::Touch(number, at)).await.map(drop)
    }

    async fn last_seen(&self, person: &str) -> Result<Option<u64>, StorageError> {
        timing::last_seen(&self.readers, person).await
    }

    async fn save_last_seen(&self, people: Vec<(String, u64)>, uptime: u64) -> Result<(), StorageError> {
        self.writer.write(Write::LastSeen(people, uptime)).await.map(drop)
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

    async fn holidays(&self) -> Result<Vec<HolidayRow>, StorageError> {
        timing::holidays(&self.readers).await
    }

    async fn save_holidays(&self, person: &str, spans: Vec<(u64, u64)>) -> Result<(), StorageError> {
        self.writer.write(Write::Holidays(person.to_owned(), spans)).await.map(drop)
    }

    async fn check(&self) -> Result<(), StorageError> {
        reads::check(&self.readers).await?;
        self.writer.write(Write::Nothing).await.map(drop)
    }

    fn admin(&self) -> Arc<dyn AdminStorage> {
        Arc::<PostgresAdmin>::clone(&self.admin)
    }

    fn metrics(&self) -> StorageMetrics {
        self.writer.figures.clone()
    }

    async fn close(&self) {
        self.listening.abort();
        self.admin.close().await;
        self.coordination.leave(&self.readers).await;
        self.writer.close().await;
        self.readers.close().await;
    }
}
