//! Stored data of operators: the audit log, sanctions, reports, and who blocks whom.

use async_trait::async_trait;

use super::StorageError;

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdminActionRow {
    /// Its number.
    pub number: u32,
    /// When it was requested, in milliseconds since 1970.
    pub at: u64,
    /// The operator's id; empty for the command line.
    pub who: String,
    /// The command as JSON; empty once the person that it was about was deleted.
    pub command: String,
    /// Empty while it waits, `done`, or the id of the message with the reason why it could not be executed.
    pub outcome: String,
}

/// A sanction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionRow {
    /// Its number; 0 for a new one.
    pub number: u32,
    /// Its kind, as stored.
    pub kind: String,
    /// The person's id, or the range of addresses.
    pub whom: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// When it ends.
    pub until: Option<u64>,
    /// The note that they see.
    pub note: String,
}

/// A player's report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its number; 0 for a new one.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The reporter.
    pub reporter: String,
    /// The reporter's name then.
    pub reporter_name: String,
    /// The person it is about.
    pub person: String,
    /// That person's name then.
    pub person_name: String,
    /// The table.
    pub table: String,
    /// What happened, in the reporter's words.
    pub why: String,
    /// The latest chat messages there, as JSON.
    pub said: String,
    /// Whether it was closed.
    pub closed: bool,
}

/// A person, for operators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundPersonRow {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// When they were last here, in milliseconds since 1970.
    pub seen: u64,
    /// The number of tables where they sit.
    pub tables: u32,
    /// Their latest addresses, the latest first.
    pub addresses: Vec<String>,
}

/// A table, for operators without a server.
#[derive(Clone, PartialEq, Debug)]
pub struct LookedAtTable {
    /// Its number in this database.
    pub number: i64,
    /// The document, as JSON.
    pub doc: String,
    /// The number of decisions.
    pub decisions: u32,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
    /// The ids and the names of those who belong to it.
    pub people: Vec<(String, String)>,
    /// The latest chat messages, the latest last: each with its number, its author, and the author's name then.
    pub remarks: Vec<(u32, String, String, String)>,
}

/// The server-wide settings of the operators.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SiteSettingRows {
    /// The sanctions.
    pub sanctions: Vec<SanctionRow>,
    /// Settings by name.
    pub values: Vec<(String, String)>,
    /// The ids of the operators.
    pub operators: Vec<String>,
}

/// The size of the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// The number of people.
    pub people: u32,
    /// The number of tables.
    pub tables: u32,
    /// The number of games in progress.
    pub playing: u32,
    /// The number of open reports.
    pub open_reports: u32,
    /// The size of the database, in bytes.
    pub bytes: u64,
    /// How much of it is free space, if the database knows that without reading everything.
    pub free_bytes: Option<u64>,
}

/// How much of something came from an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddressCountRow {
    /// The kind.
    pub what: String,
    /// The mark of the address.
    pub mark: String,
    /// The start of the count, in milliseconds since 1970.
    pub since: u64,
    /// The amount.
    pub amount: u64,
}

/// Operators' commands. Can be used while servers are running.
#[async_trait]
pub trait AdminStorage: Send + Sync {
    /// Writes a requested command to the audit log, and returns its number.
    async fn log_action(&self, who: &str, about: &str, command: &str, at: u64) -> Result<u32, StorageError>;

    /// Writes an executed command to the audit log, and returns its number.
    async fn log_done(&self, who: &str, command: &str, at: u64) -> Result<u32, StorageError>;

    /// The lines of the audit log that no server has executed, the oldest first: those that nobody has taken since a time.
    async fn waiting_actions(&self, taken_before: u64) -> Result<Vec<AdminActionRow>, StorageError>;

    /// Takes such a line, to execute it; returns whether nobody else did.
    async fn take_action(&self, number: u32, taken_before: u64, now: u64) -> Result<bool, StorageError>;

    /// Stores the result.
    async fn finish_action(&self, number: u32, outcome: &str) -> Result<(), StorageError>;

    /// A line of the audit log.
    async fn action(&self, number: u32) -> Result<Option<AdminActionRow>, StorageError>;

    /// Some lines of the audit log, the newest first, starting before `before`.
    async fn audit_log(&self, before: Option<u32>, limit: u32) -> Result<Vec<AdminActionRow>, StorageError>;

    /// A number that increases with every executed command.
    async fn actions_finished(&self) -> Result<u64, StorageError>;

    /// The server-wide settings.
    async fn site_settings(&self) -> Result<SiteSettingRows, StorageError>;

    /// Stores a sanction, replacing one of the same kind for the same person or range.
    async fn add_sanction(&self, sanction: &SanctionRow) -> Result<(), StorageError>;

    /// Lifts a sanction; returns whether it existed.
    async fn lift_sanction(&self, number: u32) -> Result<bool, StorageError>;

    /// Stores a server-wide setting; `None` deletes it.
    async fn save_site_setting(&self, key: &str, value: Option<&str>) -> Result<(), StorageError>;

    /// Makes a person an operator, or removes their rights; returns whether that changed anything.
    async fn set_operator(&self, person: &str, operator: bool) -> Result<bool, StorageError>;

    /// Stores a report.
    async fn add_report(&self, report: &ReportRow) -> Result<(), StorageError>;

    /// Some reports, the newest first, starting before `before`.
    async fn reports(&self, before: Option<u32>, limit: u32) -> Result<Vec<ReportRow>, StorageError>;

    /// How many reports a person made since a time.
    async fn reports_since(&self, reporter: &str, since: u64) -> Result<u64, StorageError>;

    /// Closes a report; returns whether it exists.
    async fn close_report(&self, number: u32) -> Result<bool, StorageError>;

    /// Blocks a person for another, or unblocks them.
    async fn block(&self, person: &str, other: &str, blocked: bool) -> Result<(), StorageError>;

    /// The people blocked by a person, by id and name.
    async fn blocked_by(&self, person: &str) -> Result<Vec<(String, String)>, StorageError>;

    /// Who has blocked a person.
    async fn blockers_of(&self, person: &str) -> Result<Vec<String>, StorageError>;

    /// Stores a person's address.
    async fn came_from(&self, person: &str, address: &str, at: u64) -> Result<(), StorageError>;

    /// The size of the database in bytes, and the number of messages waiting to be sent.
    async fn sizes(&self) -> Result<(u64, u64), StorageError>;

    /// Whether a person exists.
    async fn knows(&self, person: &str) -> Result<bool, StorageError>;

    /// Renames a person. Running servers are not notified: they rename people themselves.
    async fn rename(&self, person: &str, name: &str) -> Result<(), StorageError>;

    /// A table, with its latest chat messages.
    async fn look_at_table(&self, id: &str) -> Result<Option<LookedAtTable>, StorageError>;

    /// Creates an invitation code for this many new people and days. It is stored as a hash, so it is only returned here.
    async fn add_invitation(&self, uses: u32, days: u32) -> Result<String, StorageError>;

    /// Deletes people's addresses from before a time.
    async fn forget_addresses(&self, before: u64) -> Result<(), StorageError>;

    /// Adds to the counts of addresses, each since the time in its row, or since a stored time after `over`. Returns the totals.
    async fn add_address_counts(
        &self,
        counts: &[AddressCountRow],
        over: u64,
    ) -> Result<Vec<AddressCountRow>, StorageError>;

    /// The counts of addresses since times after `over`: the largest, if there are more than `limit`.
    async fn address_counts(&self, over: u64, limit: u32) -> Result<Vec<AddressCountRow>, StorageError>;

    /// Deletes the counts of addresses since times until `over`.
    async fn forget_address_counts(&self, over: u64) -> Result<(), StorageError>;

    /// Some people whose name contains a text, or whose id or address begins with it; the most recently seen first.
    async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<FoundPersonRow>, StorageError>;

    /// Some tables, by id, document and time of the last change, whose id begins with a text, or with a player whose name contains
    /// it; the newest first.
    async fn find_tables(&self, text: &str, limit: u32) -> Result<Vec<(String, String, u64)>, StorageError>;

    /// Deletes a chat message; returns whether it existed.
    async fn delete_remark(&self, table: i64, remark: u32) -> Result<bool, StorageError>;

    /// The size of the data.
    async fn census(&self) -> Result<Census, StorageError>;

    /// Creates a new key for signing cookies; the earlier ones remain valid for this many days.
    async fn rotate_signing_key(&self, believed_days: u32) -> Result<(), StorageError>;

    /// Returns the space of deleted data to the disk.
    async fn free_space(&self) -> Result<(), StorageError>;

    /// Closes the database.
    async fn close(&self);
}
