//! Stored data of messages to people: channels, settings, messages to be sent, messages sent.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::{StorageError, TableSummary};
use crate::protocol::{ChannelKind, DeliveryState, NoticeKind};

/// Something that somebody may have to be told, kept together with the change that it comes from. It takes the place of an older one of
/// the same table, person and kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoticeRow {
    /// To whom.
    pub person: String,
    /// What it is about.
    pub kind: NoticeKind,
    /// When it happened, in milliseconds since 1970.
    pub made: u64,
    /// When it is looked at whether it must be told.
    pub due: u64,
}

/// A notice that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    /// Its number.
    pub id: i64,
    /// To whom.
    pub person: String,
    /// The table's number; 0 for what is about none.
    pub number: i64,
    /// What it is about.
    pub kind: NoticeKind,
    /// The version of the table with it: a newer one has taken its place if this differs.
    pub version: u64,
    /// When it happened.
    pub made: u64,
}

/// What becomes of a notice that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoticeOutcome {
    /// Nobody needs to be told.
    Settled,
    /// It is looked at again then.
    Later(u64),
    /// These messages are to be sent; all of them are kept, or none.
    Told(Vec<DeliveryRow>),
}

/// How much somebody wants to hear of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hearing {
    /// All that he wants to hear of tables.
    Everything,
    /// Only that it is his turn, and the reminder of that.
    Turn,
    /// Nothing.
    Nothing,
}

impl Hearing {
    /// Its name in storage, where it is less than everything.
    pub const fn name(self) -> &'static str {
        match self {
            Hearing::Everything => "everything",
            Hearing::Turn => "turn",
            Hearing::Nothing => "nothing",
        }
    }

    /// The one of this name; nothing is what any other means.
    pub fn named(name: &str) -> Hearing {
        let all = [Hearing::Everything, Hearing::Turn];
        all.into_iter().find(|hearing| hearing.name() == name).unwrap_or(Hearing::Nothing)
    }

    /// Whether a notice of this kind is heard.
    pub const fn hears(self, kind: NoticeKind) -> bool {
        match self {
            Hearing::Everything => true,
            Hearing::Turn => matches!(kind, NoticeKind::Turn | NoticeKind::Reminder),
            Hearing::Nothing => false,
        }
    }
}

/// A way on which messages reach somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChannelRow {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// Of what kind it is.
    pub kind: ChannelKind,
    /// Where messages go, sealed.
    pub sealed: Vec<u8>,
    /// A keyed hash of where they go.
    pub mark: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// Whether it may be used.
    pub confirmed: bool,
    /// How many messages in a row were refused.
    pub failures: u32,
    /// How often in a row there was no answer that could be used, as it is counted ([`ChannelOutcome::Unanswered`]).
    pub unanswered: u32,
    /// Why it was switched off: the id of a message.
    pub off: Option<String>,
}

impl ChannelRow {
    /// Whether messages go there.
    pub fn is_on(&self) -> bool {
        self.confirmed && self.off.is_none()
    }
}

/// A message to somebody on one of his channels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeliveryRow {
    /// Its id: the same however often it is tried.
    pub id: String,
    /// To whom.
    pub person: String,
    /// The channel's id.
    pub channel: String,
    /// The table's number; 0 for what is about none.
    pub number: i64,
    /// What it is about.
    pub kind: NoticeKind,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it is tried next.
    pub due: u64,
    /// How often it was tried.
    pub tries: u32,
    /// What came of it.
    pub state: DeliveryState,
    /// What went wrong last.
    pub trouble: String,
}

/// A message that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueDelivery {
    /// The message.
    pub row: DeliveryRow,
    /// Whether its channel did not answer when it was last tried, or nothing ever arrived there.
    pub doubtful: bool,
}

/// What a message that was tried says about its channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChannelOutcome {
    /// Nothing new.
    Same,
    /// It works at this time, in milliseconds since 1970.
    Works(u64),
    /// The other side did not answer, or not with anything that could be used. A few minutes of that, however many messages fail in
    /// them, count once.
    Unanswered(Unanswered),
    /// One more message was refused; after so many in a row it is switched off for this reason, a message's id.
    Failed {
        /// After how many.
        most: u32,
        /// Why.
        why: &'static str,
    },
    /// There is nobody there any more: it is taken away.
    Gone,
}

/// When a channel is switched off on which nothing arrives, though nobody refuses it either.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unanswered {
    /// When it was tried, in milliseconds since 1970.
    pub at: u64,
    /// How long after one that is counted the next one is.
    pub apart: u64,
    /// After how many that are counted it is switched off.
    pub most: u32,
    /// The same while nothing arrives on any other channel of its kind either: then it may be the network of the server.
    pub most_alone: u32,
    /// Why: the id of a message.
    pub why: &'static str,
}

impl Unanswered {
    /// Since when something has to have arrived on another channel to say that the network works.
    pub(super) fn lately(&self) -> u64 {
        self.at.saturating_sub(self.apart * u64::from(self.most))
    }
}

/// What must outlive the process of messages to people.
#[async_trait]
pub trait NoticeStorage: Send + Sync + 'static {
    /// A sealed value that is kept with the data, by its name.
    async fn sealed(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError>;

    /// Keeps a sealed value, unless there is one of this name that may stay.
    async fn save_sealed(&self, name: &str, value: Vec<u8>) -> Result<(), StorageError>;

    /// Somebody's channels, the oldest first.
    async fn channels(&self, person: &str) -> Result<Vec<ChannelRow>, StorageError>;

    /// The channel of this id.
    async fn channel(&self, id: &str) -> Result<Option<ChannelRow>, StorageError>;

    /// When a channel to the same place that nobody has confirmed was last made, whoever made it.
    async fn unconfirmed_since(&self, mark: &str) -> Result<Option<u64>, StorageError>;

    /// Keeps a channel, and what is to be sent there at once. One of the same person to the same place gives way to it.
    async fn save_channel(&self, row: ChannelRow, first: Option<DeliveryRow>) -> Result<(), StorageError>;

    /// A channel may be used from now on.
    async fn confirm_channel(&self, id: &str) -> Result<(), StorageError>;

    /// Takes a channel away.
    async fn remove_channel(&self, id: &str) -> Result<(), StorageError>;

    /// A channel is on again, and this is to be sent there.
    async fn try_channel(&self, id: &str, message: DeliveryRow) -> Result<(), StorageError>;

    /// What somebody wants to be told, as JSON.
    async fn notice_settings(&self, person: &str) -> Result<Option<String>, StorageError>;

    /// Keeps what somebody wants to be told.
    async fn save_notice_settings(&self, person: &str, settings: String) -> Result<(), StorageError>;

    /// The tables of which somebody does not want to hear everything, by number and id.
    async fn hearing(&self, person: &str) -> Result<Vec<(i64, String, Hearing)>, StorageError>;

    /// Somebody wants to hear so much of a table.
    async fn save_hearing(&self, person: &str, number: i64, hearing: Hearing) -> Result<(), StorageError>;

    /// Some notices that are due, the oldest first.
    async fn due_notices(&self, now: u64, limit: u32) -> Result<Vec<DueNotice>, StorageError>;

    /// What becomes of a notice that was due, unless a newer one has taken its place.
    async fn settle_notice(&self, notice: DueNotice, outcome: NoticeOutcome) -> Result<(), StorageError>;

    /// Some messages that are due, the oldest of each channel: those first whose channels work, then the oldest first.
    async fn due_deliveries(&self, now: u64, limit: u32) -> Result<Vec<DueDelivery>, StorageError>;

    /// Keeps what came of a message, and what it says about its channel. Tells whether that was switched off.
    async fn save_delivery(&self, row: DeliveryRow, channel: ChannelOutcome) -> Result<bool, StorageError>;

    /// The last messages to somebody, the latest first, each with the id of the table that it is about.
    async fn deliveries(
        &self,
        person: &str,
        limit: u32,
    ) -> Result<Vec<(DeliveryRow, Option<String>)>, StorageError>;

    /// Forgets messages that were made before a time and wait no longer.
    async fn forget_deliveries(&self, before: u64) -> Result<(), StorageError>;

    /// The table of this number.
    async fn summary(&self, number: i64) -> Result<Option<TableSummary>, StorageError>;

    /// Somebody's tables that are not over, the latest first.
    async fn unfinished(&self, person: &str, limit: u32) -> Result<Vec<TableSummary>, StorageError>;
}
