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
mod ladder;
mod metrics;
pub mod moving;
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
    AddressCountRow, AdminActionRow, AdminStorage, Census, FoundPersonRow, HouseRows, LookedAtTable,
    ReportRow, SanctionRow,
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
pub use self::sharing::{HouseState, News, SharedStorage, TableOf};
use crate::protocol::Me;

/// How many remarks of those who belong to a table are shown: the last ones. All are kept.
pub const REMARKS_SHOWN: usize = 200;
/// How many of those who only watch are shown beside them: however much they say, nothing that players said goes for it.
pub const SPECTATORS_REMARKS_SHOWN: usize = 100;

/// What must outlive the process.
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
    /// Keeps a new person.
    async fn save_person(&self, person: &Me) -> Result<(), StorageError>;

    /// Keeps the new name of a person, unless he is not known any more.
    async fn rename_person(&self, person: &Me) -> Result<(), StorageError>;

    /// The person of this id.
    async fn person(&self, id: &str) -> Result<Option<Me>, StorageError>;

    /// Those of these ids who are known.
    async fn people(&self, ids: &[String]) -> Result<Vec<Me>, StorageError>;

    /// Somebody begins to leave for good: nobody knows him any more, and it is noted so that it can be brought to its end.
    async fn begin_forgetting(&self, id: &str) -> Result<(), StorageError>;

    /// Those who began to leave for good and are not forgotten yet.
    async fn leaving(&self) -> Result<Vec<Me>, StorageError>;

    /// Some tables that name a person, by number and id, in the order of their numbers from the one after `after` on.
    async fn tables_naming(
        &self,
        person: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<(i64, String)>, StorageError>;

    /// Whether a table's game is not over.
    async fn is_unfinished(&self, number: i64) -> Result<bool, StorageError>;

    /// The document of a table as it is written, whether or not it can be read, and the places of the seats for which a person
    /// decided there.
    async fn document(&self, number: i64, person: &str)
    -> Result<Option<(String, Vec<usize>)>, StorageError>;

    /// Writes the document of a table that is not in memory.
    async fn save_document(&self, number: i64, doc: String) -> Result<(), StorageError>;

    /// Forgets at one table what a person said and did there; its document and its notes are another matter.
    async fn forget_at(&self, number: i64, person: &str) -> Result<(), StorageError>;

    /// Forgets what is left of a person whom all tables have forgotten.
    async fn forget_person(&self, id: &str) -> Result<(), StorageError>;

    /// Takes a table away, with everything that was done and said there.
    async fn remove(&self, number: i64) -> Result<(), StorageError>;

    /// Which session of a person counts among those without a device; 0 before any was ended.
    async fn session(&self, person: &str) -> Result<u64, StorageError>;

    /// Keeps a new table and gives its number. A second one for the same request is a conflict, and so is the same record brought
    /// by the same person.
    async fn create(&self, table: NewTableRow) -> Result<i64, StorageError>;

    /// The table that a person's request with this key has made.
    async fn created(&self, person: &str, key: &str) -> Result<Option<CreatedTable>, StorageError>;

    /// The table of a record that a person has brought, by number and id, by the record's hash.
    async fn brought(&self, person: &str, record_hash: &str) -> Result<Option<(i64, String)>, StorageError>;

    /// Some tables whose game has not begun, after the one of this number.
    async fn gathering(&self, after: i64, limit: u32) -> Result<Vec<TableSummary>, StorageError>;

    /// A table with all that was decided and the last that was said there.
    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError>;

    /// Part of a list of tables.
    async fn list(
        &self,
        list: &TableFilter,
        after: Option<i64>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, StorageError>;

    /// Keeps a change of a table: when this returns, it is safe.
    async fn commit(&self, change: TableChange) -> Result<(), StorageError>;

    /// Keeps the state of a table, for when the rules have changed since.
    async fn save_snapshot(&self, number: i64, kept: SnapshotRow) -> Result<(), StorageError>;

    /// The tables that wait for a bot.
    async fn waiting_for_bots(&self) -> Result<Vec<String>, StorageError>;

    /// The private note of a seat.
    async fn note(&self, number: i64, seat: u8) -> Result<String, StorageError>;

    /// Keeps the private note of a seat; an empty one is none.
    async fn save_note(&self, number: i64, seat: u8, text: &str) -> Result<(), StorageError>;

    /// The review of a table's game, as JSON.
    async fn review(&self, number: i64) -> Result<Option<String>, StorageError>;

    /// Keeps the review of a table's game, as long as the table is there.
    async fn save_review(&self, number: i64, review: String) -> Result<(), StorageError>;

    /// The latest games that are over, of a person or of all, with what each came to where that is kept. Records that somebody brought and
    /// tables of bots are not among them.
    async fn finished(&self, person: Option<&str>, limit: u32) -> Result<Vec<FinishedRow>, StorageError>;

    /// Keeps what a finished game came to, as long as the table is there.
    async fn save_digest(&self, number: i64, digest: String) -> Result<(), StorageError>;

    /// The seat that a token is for, by the token's hash.
    async fn token(&self, hash: &str) -> Result<Option<TokenRow>, StorageError>;

    /// Keeps the hash of a token; one that the seat had before no longer works.
    async fn save_token(&self, hash: &str, token: &TokenRow) -> Result<(), StorageError>;

    /// What a person made since a time.
    async fn created_since(&self, person: &str, since: u64) -> Result<CreatedCounts, StorageError>;

    /// How often a person said something since a time.
    async fn remarks_since(&self, person: &str, since: u64) -> Result<u64, StorageError>;

    /// Some tables that nobody will miss, by number and id, in the order of their numbers from the one after `after` on.
    async fn expired_tables(
        &self,
        expired_tables: &ExpiryCutoffs,
        after: i64,
        limit: u32,
    ) -> Result<Vec<(i64, String)>, StorageError>;

    /// Some people who were last here before a time and have no game, in the order of their ids from the one after `after` on.
    async fn idle_guests(&self, seen: u64, after: &str, limit: u32) -> Result<Vec<String>, StorageError>;

    /// Forgets a person, if he was last here before a time and has no game.
    async fn forget_guest(&self, id: &str, seen: u64) -> Result<(), StorageError>;

    /// Notes when a person was here.
    async fn note_seen(&self, id: &str, at: u64) -> Result<(), StorageError>;

    /// Notes that the host of a table was there, or brought its record again, so that it is not taken for one that nobody will miss.
    async fn touch(&self, number: i64, at: u64) -> Result<(), StorageError>;

    /// When a person was last here, by the server's own clock.
    async fn last_seen(&self, person: &str) -> Result<Option<u64>, StorageError>;

    /// Keeps when people were last here, and how late it is by the server's own clock.
    async fn save_last_seen(&self, people: Vec<(String, u64)>, uptime: u64) -> Result<(), StorageError>;

    /// How late it was by the server's own clock when that was last kept.
    async fn uptime(&self) -> Result<u64, StorageError>;

    /// The server is started, with this uptime and at this time on the wall. Gives all its starts, the last ones if there are many.
    async fn begin_run(&self, uptime: u64, wall: u64) -> Result<Vec<(u64, u64)>, StorageError>;

    /// The ids of some tables where a clock is at zero by an uptime, the longest ago first.
    async fn due(&self, uptime: u64, limit: u32) -> Result<Vec<String>, StorageError>;

    /// Who is or was on holiday.
    async fn holidays(&self) -> Result<Vec<HolidayRow>, StorageError>;

    /// Keeps the holidays of somebody, each from and until; those that were kept before are forgotten.
    async fn save_holidays(&self, person: &str, spans: Vec<(u64, u64)>) -> Result<(), StorageError>;

    /// Whether it can be read and written, for the health check.
    async fn check(&self) -> Result<(), StorageError>;

    /// What operators do.
    fn admin(&self) -> Arc<dyn AdminStorage>;

    /// Its figures.
    fn metrics(&self) -> StorageMetrics;

    /// Writes all that waits and lets go of the database.
    async fn close(&self);
}

/// Why something could not be kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// No room is left.
    Full,
    /// Another process holds the database.
    Locked,
    /// What is in the file is no longer a database.
    Damaged,
    /// The file or its folder cannot be written.
    NotWritable,
    /// The disk reports an error, as one does that has become read-only.
    Failing(String),
    /// The file is a database of some other program.
    Foreign,
    /// The database was written by a newer version of this program.
    Newer {
        /// The version of its form.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// It is being filled from another database, and that was not finished.
    Unfinished,
    /// The file was deleted, moved or replaced while it was open.
    Gone,
    /// The disk takes too long.
    NoAnswer,
    /// The database cannot be reached over the network.
    Unreachable(String),
    /// The database refuses to let this server in.
    NotLetIn(String),
    /// Somebody else changed the table first.
    Conflict,
    /// What is written of a table is no table.
    Unreadable(String),
    /// The server is going down.
    Closed,
    /// Anything else that the database complains about.
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
