//! Stored data of operators: the audit log, sanctions, reports, and who blocks whom.

use async_trait::async_trait;

use super::StorageError;

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdminActionRow {
    /// Its number.
    pub number: u32,
    /// When it was asked for, in milliseconds since 1970.
    pub at: u64,
    /// The operator's id; empty for the command line.
    pub who: String,
    /// The command as JSON; empty once the person whom it was about has left for good.
    pub command: String,
    /// Empty while it waits, `done`, or the id of the message that says why it was refused.
    pub outcome: String,
}

/// What keeps somebody from something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionRow {
    /// Its number; 0 for one that is new.
    pub number: u32,
    /// Its kind, as it is written.
    pub kind: String,
    /// The person's id, or the range of addresses.
    pub whom: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Until when.
    pub until: Option<u64>,
    /// What they read.
    pub note: String,
}

/// What a player reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its number; 0 for one that is new.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who reports.
    pub reporter: String,
    /// What he was called.
    pub reporter_name: String,
    /// About whom.
    pub person: String,
    /// What that one was called.
    pub person_name: String,
    /// At which table.
    pub table: String,
    /// What happened, in his words.
    pub why: String,
    /// What was said there last, as JSON.
    pub said: String,
    /// Whether it was dealt with.
    pub closed: bool,
}

/// A person as operators find him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundPersonRow {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// When he was last here, in milliseconds since 1970.
    pub seen: u64,
    /// At how many tables he sits.
    pub tables: u32,
    /// From where he came lately, the last first.
    pub addresses: Vec<String>,
}

/// A table as operators look at it without a server.
#[derive(Clone, PartialEq, Debug)]
pub struct LookedAtTable {
    /// Its number in this database.
    pub number: i64,
    /// What seldom changes, as JSON.
    pub doc: String,
    /// How many decisions stand.
    pub decisions: u32,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
    /// The ids and the names of those who belong to it.
    pub people: Vec<(String, String)>,
    /// What was said there, the latest last: each with its number, who said it, and what he was called.
    pub remarks: Vec<(u32, String, String, String)>,
}

/// What operators have settled for the whole server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HouseRows {
    /// What keeps somebody from something.
    pub sanctions: Vec<SanctionRow>,
    /// Settings by name.
    pub values: Vec<(String, String)>,
    /// Who is an operator.
    pub operators: Vec<String>,
}

/// How much is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// How many people.
    pub people: u32,
    /// How many tables.
    pub tables: u32,
    /// How many tables where a game is on.
    pub playing: u32,
    /// How many reports wait.
    pub open_reports: u32,
    /// How many bytes the database takes.
    pub bytes: u64,
    /// How many of them could be given back, where the database knows it without reading everything.
    pub free_bytes: Option<u64>,
}

/// How much of something came from an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddressCountRow {
    /// Of what.
    pub what: String,
    /// What stands for the address.
    pub mark: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// How much.
    pub amount: u64,
}

/// What operators do. It can be used beside running servers.
#[async_trait]
pub trait AdminStorage: Send + Sync {
    /// Writes into the audit log what somebody asks for, and gives its number.
    async fn log_action(&self, who: &str, about: &str, command: &str, at: u64) -> Result<u32, StorageError>;

    /// Writes into the audit log what is done at once, and gives its number.
    async fn log_done(&self, who: &str, command: &str, at: u64) -> Result<u32, StorageError>;

    /// The lines of the audit log that no server has carried out, the oldest first: those that nobody has taken since a time.
    async fn waiting_actions(&self, taken_before: u64) -> Result<Vec<AdminActionRow>, StorageError>;

    /// Takes such a line, to carry it out; tells whether nobody else did.
    async fn take_action(&self, number: u32, taken_before: u64, now: u64) -> Result<bool, StorageError>;

    /// Writes what came of it.
    async fn finish_action(&self, number: u32, outcome: &str) -> Result<(), StorageError>;

    /// A line of the audit log.
    async fn action(&self, number: u32) -> Result<Option<AdminActionRow>, StorageError>;

    /// Some lines of the audit log, the newest first, from the one before `before` on.
    async fn audit_log(&self, before: Option<u32>, limit: u32) -> Result<Vec<AdminActionRow>, StorageError>;

    /// A number that grows whenever something was carried out.
    async fn actions_finished(&self) -> Result<u64, StorageError>;

    /// What operators have settled for the whole server.
    async fn house(&self) -> Result<HouseRows, StorageError>;

    /// Keeps a sanction in the place of one of the same kind for the same one.
    async fn add_sanction(&self, sanction: &SanctionRow) -> Result<(), StorageError>;

    /// Lifts a sanction; tells whether there was one.
    async fn lift_sanction(&self, number: u32) -> Result<bool, StorageError>;

    /// Keeps a setting of the whole server; nothing takes it away.
    async fn save_house_value(&self, key: &str, value: Option<&str>) -> Result<(), StorageError>;

    /// Makes somebody an operator, or an operator no more; tells whether that changed anything.
    async fn set_operator(&self, person: &str, operator: bool) -> Result<bool, StorageError>;

    /// Keeps a report.
    async fn add_report(&self, report: &ReportRow) -> Result<(), StorageError>;

    /// Some reports, the newest first, from the one before `before` on.
    async fn reports(&self, before: Option<u32>, limit: u32) -> Result<Vec<ReportRow>, StorageError>;

    /// How many reports somebody made since a time.
    async fn reports_since(&self, reporter: &str, since: u64) -> Result<u64, StorageError>;

    /// Closes a report; tells whether it was there.
    async fn close_report(&self, number: u32) -> Result<bool, StorageError>;

    /// Somebody does not want to play with another, or does again.
    async fn block(&self, person: &str, other: &str, blocked: bool) -> Result<(), StorageError>;

    /// With whom somebody does not want to play, by id and name.
    async fn blocked_by(&self, person: &str) -> Result<Vec<(String, String)>, StorageError>;

    /// Who does not want to play with somebody.
    async fn blockers_of(&self, person: &str) -> Result<Vec<String>, StorageError>;

    /// Notes from where somebody came.
    async fn came_from(&self, person: &str, address: &str, at: u64) -> Result<(), StorageError>;

    /// How many bytes the database takes, and how many messages to people wait in it.
    async fn sizes(&self) -> Result<(u64, u64), StorageError>;

    /// Whether somebody is known.
    async fn knows(&self, person: &str) -> Result<bool, StorageError>;

    /// Somebody is called otherwise. Servers that run do not hear of it: they rename people themselves.
    async fn rename(&self, person: &str, name: &str) -> Result<(), StorageError>;

    /// A table, with the last things that were said there.
    async fn look_at_table(&self, id: &str) -> Result<Option<LookedAtTable>, StorageError>;

    /// Makes a code that lets so many new people in, for so many days. It is kept hashed: this is the only time that it is told.
    async fn add_invitation(&self, uses: u32, days: u32) -> Result<String, StorageError>;

    /// Forgets from where people came before a time.
    async fn forget_addresses(&self, before: u64) -> Result<(), StorageError>;

    /// Counts so much more from addresses, each since the time that its row says, or since a time that is kept and after `over`. Gives
    /// how much it is in all.
    async fn add_address_counts(
        &self,
        counts: &[AddressCountRow],
        over: u64,
    ) -> Result<Vec<AddressCountRow>, StorageError>;

    /// What came from addresses since times after `over`: the most, if it is more than so many.
    async fn address_counts(&self, over: u64, limit: u32) -> Result<Vec<AddressCountRow>, StorageError>;

    /// Forgets what came from addresses since times until `over`.
    async fn forget_address_counts(&self, over: u64) -> Result<(), StorageError>;

    /// Some people whose name holds a text, or whose id or address begins with it; the last who were here first.
    async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<FoundPersonRow>, StorageError>;

    /// Some tables, by id, document and when something last happened there, whose id begins with a text or where somebody sits whose
    /// name holds it; the newest first.
    async fn find_tables(&self, text: &str, limit: u32) -> Result<Vec<(String, String, u64)>, StorageError>;

    /// Takes away what was said; tells whether it was there.
    async fn delete_remark(&self, table: i64, remark: u32) -> Result<bool, StorageError>;

    /// How much is there.
    async fn census(&self) -> Result<Census, StorageError>;

    /// Makes a new key that signs cookies; those before are believed for so many days more.
    async fn rotate_signing_key(&self, believed_days: u32) -> Result<(), StorageError>;

    /// Gives back to the disk what was deleted.
    async fn free_space(&self) -> Result<(), StorageError>;

    /// Lets go of the database.
    async fn close(&self);
}
