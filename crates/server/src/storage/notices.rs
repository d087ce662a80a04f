//! Stored data of messages to people: channels, settings, messages to be sent, messages sent.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::{StorageError, TableSummary};
use crate::protocol::{ChannelKind, DeliveryState, NoticeKind};

/// A notice that a person may have to get, stored together with the change that causes it. It replaces an older one of the same
/// table, person and kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoticeRow {
    /// The recipient.
    pub person: String,
    /// Its kind.
    pub kind: NoticeKind,
    /// When it happened, in milliseconds since 1970.
    pub made: u64,
    /// When to check whether it must be sent.
    pub due: u64,
}

/// A notice that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    /// Its number.
    pub id: i64,
    /// The recipient.
    pub person: String,
    /// The table's number; 0 if it is about none.
    pub number: i64,
    /// Its kind.
    pub kind: NoticeKind,
    /// The version of the table with it: if it differs from the current one, a newer notice has replaced this one.
    pub version: u64,
    /// When it happened.
    pub made: u64,
}

/// The decision about a due notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoticeOutcome {
    /// It is not needed.
    Settled,
    /// Check it again at this time.
    Later(u64),
    /// Send these messages; all of them are stored, or none.
    Told(Vec<DeliveryRow>),
}

/// How much a person wants to know about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hearing {
    /// Everything according to the person's settings.
    Everything,
    /// Only that it is their turn, including reminders.
    Turn,
    /// Nothing.
    Nothing,
}

impl Hearing {
    /// Its name in storage, if it is less than everything.
    pub const fn name(self) -> &'static str {
        match self {
            Hearing::Everything => "everything",
            Hearing::Turn => "turn",
            Hearing::Nothing => "nothing",
        }
    }

    /// The value with this name; `Nothing` for any other name.
    pub fn named(name: &str) -> Hearing {
        let all = [Hearing::Everything, Hearing::Turn];
        all.into_iter().find(|hearing| hearing.name() == name).unwrap_or(Hearing::Nothing)
    }

    /// Whether notices of this kind are wanted.
    pub const fn hears(self, kind: NoticeKind) -> bool {
        match self {
            Hearing::Everything => true,
            Hearing::Turn => matches!(kind, NoticeKind::Turn | NoticeKind::Reminder),
            Hearing::Nothing => false,
        }
    }
}

/// A channel for messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChannelRow {
    /// Its id.
    pub id: String,
    /// The person.
    pub person: String,
    /// Its kind.
    pub kind: ChannelKind,
    /// The address, encrypted.
    pub sealed: Vec<u8>,
    /// A keyed hash of the address.
    pub mark: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// Whether it can be used.
    pub confirmed: bool,
    /// How many messages in a row were rejected.
    pub failures: u32,
    /// How many times in a row there was no usable response ([`ChannelOutcome::Unanswered`]).
    pub unanswered: u32,
    /// Why it was switched off: the id of a message.
    pub off: Option<String>,
}

impl ChannelRow {
    /// Whether messages are sent to it.
    pub fn is_on(&self) -> bool {
        self.confirmed && self.off.is_none()
    }
}

/// A message on one of a person's channels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeliveryRow {
    /// Its id, the same for every attempt.
    pub id: String,
    /// The recipient.
    pub person: String,
    /// The channel's id.
    pub channel: String,
    /// The table's number; 0 if it is about none.
    pub number: i64,
    /// Its kind.
    pub kind: NoticeKind,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it is tried next.
    pub due: u64,
    /// The number of attempts.
    pub tries: u32,
    /// Its state.
    pub state: DeliveryState,
    /// The last error.
    pub trouble: String,
}

/// A due message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueDelivery {
    /// The message.
    pub row: DeliveryRow,
    /// Whether its channel did not respond last time, or never.
    pub doubtful: bool,
}

/// What an attempt says about its channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChannelOutcome {
    /// Nothing new.
    Same,
    /// It works at this time, in milliseconds since 1970.
    Works(u64),
    /// The other side did not respond, or not usably. However many messages fail within a few minutes, this counts once.
    Unanswered(Unanswered),
    /// Another message was rejected; after `most` in a row the channel is switched off for the reason `why`, a message id.
    Failed {
        /// The limit.
        most: u32,
        /// The reason.
        why: &'static str,
    },
    /// The recipient no longer exists: the channel is deleted.
    Gone,
}

/// When to switch off a channel that does not respond.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unanswered {
    /// The time of the attempt, in milliseconds since 1970.
    pub at: u64,
    /// The minimum distance between counted attempts.
    pub apart: u64,
    /// The limit.
    pub most: u32,
    /// The limit if no other channel of its kind gets a response either: it may be this server's network.
    pub most_alone: u32,
    /// The reason: the id of a message.
    pub why: &'static str,
}

impl Unanswered {
    /// Since when there must have been a response on another channel to show that the network works.
    pub(super) fn lately(&self) -> u64 {
        self.at.saturating_sub(self.apart * u64::from(self.most))
    }
}

/// Everything about messages that must survive the process.
#[async_trait]
pub trait NoticeStorage: Send + Sync + 'static {
    /// An encrypted value, by its name.
    async fn sealed(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError>;

    /// Stores an encrypted value; it replaces one with this name.
    async fn save_sealed(&self, name: &str, value: Vec<u8>) -> Result<(), StorageError>;

    /// A person's channels, the oldest first.
    async fn channels(&self, person: &str) -> Result<Vec<ChannelRow>, StorageError>;

    /// The channel with this id.
    async fn channel(&self, id: &str) -> Result<Option<ChannelRow>, StorageError>;

    /// When an unconfirmed channel with the same address was last created, by anybody.
    async fn unconfirmed_since(&self, mark: &str) -> Result<Option<u64>, StorageError>;

    /// Stores a channel, with a first message to it. One of the same person with the same address is replaced.
    async fn save_channel(&self, row: ChannelRow, first: Option<DeliveryRow>) -> Result<(), StorageError>;

    /// Confirms a channel.
    async fn confirm_channel(&self, id: &str) -> Result<(), StorageError>;

    /// Deletes a channel.
    async fn remove_channel(&self, id: &str) -> Result<(), StorageError>;

    /// Switches a channel on again, with a message to it.
    async fn try_channel(&self, id: &str, message: DeliveryRow) -> Result<(), StorageError>;

    /// A person's settings, as JSON.
    async fn notice_settings(&self, person: &str) -> Result<Option<String>, StorageError>;

    /// Stores a person's settings.
    async fn save_notice_settings(&self, person: &str, settings: String) -> Result<(), StorageError>;

    /// The tables about which a person does not want to know everything, by number and id.
    async fn hearing(&self, person: &str) -> Result<Vec<(i64, String, Hearing)>, StorageError>;

    /// Stores how much a person wants to know about a table.
    async fn save_hearing(&self, person: &str, number: i64, hearing: Hearing) -> Result<(), StorageError>;

    /// Some due notices, the oldest first.
    async fn due_notices(&self, now: u64, limit: u32) -> Result<Vec<DueNotice>, StorageError>;

    /// Stores the decision about a due notice, unless a newer one has replaced it.
    async fn settle_notice(&self, notice: DueNotice, outcome: NoticeOutcome) -> Result<(), StorageError>;

    /// Some due messages, the oldest of each channel: channels that work first, then by age.
    async fn due_deliveries(&self, now: u64, limit: u32) -> Result<Vec<DueDelivery>, StorageError>;

    /// Stores the result of an attempt, and what it says about the channel. Returns whether that was switched off.
    async fn save_delivery(&self, row: DeliveryRow, channel: ChannelOutcome) -> Result<bool, StorageError>;

    /// The latest messages to a person, the latest first, each with the id of its table.
    async fn deliveries(
        &self,
        person: &str,
        limit: u32,
    ) -> Result<Vec<(DeliveryRow, Option<String>)>, StorageError>;

    /// Deletes messages from before a time that are not waiting any more.
    async fn forget_deliveries(&self, before: u64) -> Result<(), StorageError>;

    /// The table with this number.
    async fn summary(&self, number: i64) -> Result<Option<TableSummary>, StorageError>;

    /// A person's unfinished tables, the latest first.
    async fn unfinished(&self, person: &str, limit: u32) -> Result<Vec<TableSummary>, StorageError>;
}
