//! Storage: everything that must survive the process, such as people, tables and decisions.
//!
//! [`Storage`] is the interface to the rest of the server. [`sqlite`] is one file in the data folder; [`postgres`] is a database that any
//! number of servers can share: every change of a table names the version it follows, so that two servers cannot both write the next one.

mod account_sql;
mod accounts;
mod admin;
mod admin_sql;
mod bot_accounts;
mod columns;
mod delegate;
mod ladder;
mod metrics;
pub mod moving;
mod notice_sql;
mod notices;
mod personal;
pub mod postgres;
mod read_rows;
mod rows;
mod sharing;
pub mod sqlite;
mod writes;

use std::fmt;
use std::sync::Arc;

use async_trait::async_trait;

pub use self::accounts::{AccountStorage, DeviceRow, IdentityRow, Named, PasskeyRow, RecoveryRow};
pub use self::admin::{
    AddressCountRow, AdminActionRow, AdminStorage, Census, FoundPersonRow, LookedAtTable, ReportRow,
    SanctionRow, SiteSettingRows,
};
pub use self::bot_accounts::{BotRow, BotStorage};
pub use self::ladder::{LEVEL, LadderRow, LadderStorage};
pub use self::metrics::StorageMetrics;
pub use self::notices::{
    ChannelOutcome, ChannelRow, DeliveryRow, DueDelivery, DueNotice, Hearing, NoticeOutcome, NoticeRow,
    NoticeStorage, Unanswered,
};
pub use self::personal::{OwnAddress, OwnRemark, OwnReport, PersonalStorage};
pub use self::rows::{
    AskedRow, CreatedCounts, CreatedTable, CreationRequest, EntryRow, ExpiryCutoffs, FinishedRow, HolidayRow,
    LadderPlace, Moderation, NewTableRow, Progress, RemarkRow, SeatRow, SnapshotRow, StandIn, StoredTable,
    TableChange, TableDoc, TableFilter, TableSummary, TokenRow,
};
pub use self::sharing::{ClusterState, News, SharedStorage, TableOf};
use crate::protocol::Me;

/// How many of the latest chat messages of a table's players and host are shown. All are stored.
pub const REMARKS_SHOWN: usize = 200;
/// How many of the latest chat messages of spectators are shown; they never displace those of players.
pub const SPECTATORS_REMARKS_SHOWN: usize = 100;

/// Everything that must survive the process.
#[async_trait]
pub trait Storage:
    AccountStorage
    + BotStorage
    + LadderStorage
    + NoticeStorage
    + PersonalStorage
    + SharedStorage
    + Send
    + Sync
    + 'static
{
    /// Stores a new person.
    async fn save_person(&self, person: &Me) -> Result<(), StorageError>;

    /// Stores the new name of a person, unless they do not exist any more.
    async fn rename_person(&self, person: &Me) -> Result<(), StorageError>;

    /// The person with this id.
    async fn person(&self, id: &str) -> Result<Option<Me>, StorageError>;

    /// Those of these people who exist.
    async fn people(&self, ids: &[String]) -> Result<Vec<Me>, StorageError>;

    /// Marks a person as deleted: from now on they are unknown. The mark remains until the deletion is complete.
    async fn begin_forgetting(&self, id: &str) -> Result<(), StorageError>;

    /// People whose deletion is not complete.
    async fn leaving(&self) -> Result<Vec<Me>, StorageError>;

    /// Some tables that name a person, by number and id, in the order of their numbers, starting after `after`.
    async fn tables_naming(
        &self,
        person: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<(i64, String)>, StorageError>;

    /// Whether a table's game is unfinished.
    async fn is_unfinished(&self, number: i64) -> Result<bool, StorageError>;

    /// The document of a table as stored, whether or not it can be parsed, and the seats for which a person decided there.
    async fn document(&self, number: i64, person: &str)
    -> Result<Option<(String, Vec<usize>)>, StorageError>;

    /// Stores the document of a table that is not in memory.
    async fn save_document(&self, number: i64, doc: String) -> Result<(), StorageError>;

    /// Erases what a person wrote and did at one table, except in its document and its notes.
    async fn forget_at(&self, number: i64, person: &str) -> Result<(), StorageError>;

    /// Deletes what is left of a person once all tables have forgotten them.
    async fn forget_person(&self, id: &str) -> Result<(), StorageError>;

    /// Deletes a table with everything that was done and written there.
    async fn remove(&self, number: i64) -> Result<(), StorageError>;

    /// The valid number of a person's sessions without a device; 0 before any was ended.
    async fn session(&self, person: &str) -> Result<u64, StorageError>;

    /// Stores a new table and returns its number. A second one for the same request is a conflict, and so is the same record
    /// imported by the same person.
    async fn create(&self, table: NewTableRow) -> Result<i64, StorageError>;

    /// The table that a person's request with this key created.
    async fn created(&self, person: &str, key: &str) -> Result<Option<CreatedTable>, StorageError>;

    /// The table of a record that a person has imported, by number and id, by the record's hash.
    async fn brought(&self, person: &str, record_hash: &str) -> Result<Option<(i64, String)>, StorageError>;

    /// Some tables whose game has not begun, after the one with this number.
    async fn gathering(&self, after: i64, limit: u32) -> Result<Vec<TableSummary>, StorageError>;

    /// A table with all its decisions and its latest chat messages.
    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError>;

    /// Part of a list of tables.
    async fn list(
        &self,
        list: &TableFilter,
        after: Option<i64>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, StorageError>;

    /// Commits a change of a table: when this returns, it is durable.
    async fn commit(&self, change: TableChange) -> Result<(), StorageError>;

    /// Stores the state of a table, in case the rules change.
    async fn save_snapshot(&self, number: i64, kept: SnapshotRow) -> Result<(), StorageError>;

    /// The tables that wait for a bot.
    async fn waiting_for_bots(&self) -> Result<Vec<String>, StorageError>;

    /// The private note of a seat.
    async fn note(&self, number: i64, seat: u8) -> Result<String, StorageError>;

    /// Stores the private note of a seat; an empty text deletes it.
    async fn save_note(&self, number: i64, seat: u8, text: &str) -> Result<(), StorageError>;

    /// The review of a table's game, as JSON.
    async fn review(&self, number: i64) -> Result<Option<String>, StorageError>;

    /// Stores the review of a table's game, if the table exists.
    async fn save_review(&self, number: i64, review: String) -> Result<(), StorageError>;

    /// The latest finished games, of a person or of everybody, with their results if stored. Imported records and tables with only
    /// bots are not included.
    async fn finished(&self, person: Option<&str>, limit: u32) -> Result<Vec<FinishedRow>, StorageError>;

    /// Stores the result of a finished game, if the table exists.
    async fn save_digest(&self, number: i64, digest: String) -> Result<(), StorageError>;

    /// The seat that a token is for, by the token's hash.
    async fn token(&self, hash: &str) -> Result<Option<TokenRow>, StorageError>;

    /// Stores the hash of a token, replacing an earlier one of the seat.
    async fn save_token(&self, hash: &str, token: &TokenRow) -> Result<(), StorageError>;

    /// What a person created since a time.
    async fn created_since(&self, person: &str, since: u64) -> Result<CreatedCounts, StorageError>;

    /// How many chat messages a person wrote since a time.
    async fn remarks_since(&self, person: &str, since: u64) -> Result<u64, StorageError>;

    /// Some expired tables, by number and id, in the order of their numbers, starting after `after`.
    async fn expired_tables(
        &self,
        expired_tables: &ExpiryCutoffs,
        after: i64,
        limit: u32,
    ) -> Result<Vec<(i64, String)>, StorageError>;

    /// Some people who were last here before a time and have no game, in the order of their ids, starting after `after`.
    async fn idle_guests(&self, seen: u64, after: &str, limit: u32) -> Result<Vec<String>, StorageError>;

    /// Deletes a person, if they were last here before a time and have no game.
    async fn forget_guest(&self, id: &str, seen: u64) -> Result<(), StorageError>;

    /// Stores when a person was here.
    async fn note_seen(&self, id: &str, at: u64) -> Result<(), StorageError>;

    /// Stores that the host of a table was there, or imported its record again, so that it does not expire.
    async fn touch(&self, number: i64, at: u64) -> Result<(), StorageError>;

    /// When a person was last here, in the server's uptime.
    async fn last_seen(&self, person: &str) -> Result<Option<u64>, StorageError>;

    /// Stores when people were last here, and the server's uptime.
    async fn save_last_seen(&self, people: Vec<(String, u64)>, uptime: u64) -> Result<(), StorageError>;

    /// The server's uptime when it was last stored.
    async fn uptime(&self) -> Result<u64, StorageError>;

    /// Stores a start of the server, with this uptime and wall time. Returns its starts, only the latest if there are many.
    async fn begin_run(&self, uptime: u64, wall: u64) -> Result<Vec<(u64, u64)>, StorageError>;

    /// The ids of some tables with a clock at zero at an uptime, the earliest first.
    async fn due(&self, uptime: u64, limit: u32) -> Result<Vec<String>, StorageError>;

    /// Everybody's holidays.
    async fn holidays(&self) -> Result<Vec<HolidayRow>, StorageError>;

    /// Stores a person's holidays, each from and until, replacing earlier ones.
    async fn save_holidays(&self, person: &str, spans: Vec<(u64, u64)>) -> Result<(), StorageError>;

    /// Checks whether it can be read and written.
    async fn check(&self) -> Result<(), StorageError>;

    /// Operators' commands.
    fn admin(&self) -> Arc<dyn AdminStorage>;

    /// Its metrics.
    fn metrics(&self) -> StorageMetrics;

    /// Completes all pending writes and closes the database.
    async fn close(&self);
}

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The disk is full.
    Full,
    /// Another process uses the database.
    Locked,
    /// The file is not a valid database any more.
    Damaged,
    /// The file or its folder cannot be written.
    NotWritable,
    /// The disk reports an error, for example because it has become read-only.
    Failing(String),
    /// The file is a database of another program.
    Foreign,
    /// The database was written by a newer version of this program.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// It is the target of an unfinished move.
    Unfinished,
    /// The file was deleted, moved or replaced while it was open.
    Gone,
    /// The disk is too slow.
    NoAnswer,
    /// The database cannot be reached over the network.
    Unreachable(String),
    /// The database rejects this server's credentials.
    NotLetIn(String),
    /// Another change of the table was first.
    Conflict,
    /// What is stored of a table cannot be parsed.
    Unreadable(String),
    /// The server is stopping.
    Closed,
    /// Any other error of the database.
    Other(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::Full => {
                f.write_str("the disk of the database is full: free some space on it")
            }
            StorageError::Locked => f.write_str(
                "another process holds the database: stop the other server, or use another data folder",
            ),
            StorageError::Damaged => f.write_str(
                "the database is damaged: restore a backup with 'boomtown restore FILE', or use another data folder",
            ),
            StorageError::NotWritable => f.write_str(
                "the database or its folder cannot be written: give the server's user permission to write, check whether the disk is \
                 mounted read-only, or use another data folder",
            ),
            StorageError::Failing(why) => write!(
                f,
                "the disk of the database reports an error ({why}): check whether it has become read-only, is damaged or has \
                 reached a limit"
            ),
            StorageError::Foreign => {
                f.write_str("the database belongs to another program: use another data folder")
            }
            StorageError::Newer { found, known } => write!(
                f,
                "the database has schema version {found}, but this program knows only versions up to {known}: install a newer Boomtown, or use another data folder"
            ),
            StorageError::Unfinished => f.write_str(
                "a move into this database is not complete: run the same 'boomtown move' again until it reports that the copy is \
                 complete",
            ),
            StorageError::Gone => f.write_str(
                "the database was deleted, moved or replaced while the server was running, and nothing can be stored: put the same file \
                 and its log back, or stop the server and restore a backup",
            ),
            StorageError::NoAnswer => {
                f.write_str("the database does not answer: check whether its disk hangs or is overloaded")
            }
            StorageError::Unreachable(why) => write!(
                f,
                "the database cannot be reached ({why}): check whether PostgreSQL is running and its address is right"
            ),
            StorageError::NotLetIn(why) => write!(
                f,
                "the database refuses the connection ({why}): check the user, the password and the name in its address"
            ),
            StorageError::Conflict => f.write_str("the table was changed by another request at the same time"),
            StorageError::Unreadable(why) => write!(f, "a table cannot be read: {why}"),
            StorageError::Closed => f.write_str("the server is shutting down"),
            StorageError::Other(why) => write!(f, "the database cannot be used: {why}"),
        }
    }
}

impl std::error::Error for StorageError {}
