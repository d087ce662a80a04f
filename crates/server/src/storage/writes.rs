//! The writes that both databases accept; the writer of each gathers them and writes many in one transaction.

use super::{
    BotRow, ChannelOutcome, ChannelRow, DeliveryRow, DeviceRow, DueNotice, Hearing, IdentityRow, Named,
    NewTableRow, NoticeOutcome, PasskeyRow, RecoveryRow, SnapshotRow, StorageError, TableChange, TokenRow,
};
use crate::protocol::Me;

/// A write.
pub(super) enum Write {
    /// Sign-in data.
    Account(Box<AccountWrite>),
    Person(Me),
    NewName(Me),
    BeginForgetting(String),
    ForgetAt(i64, String),
    Forget(String),
    Remove(i64),
    Document(i64, String),
    ForgetGuest(String, u64),
    Seen(String, u64),
    Touch(i64, u64),
    Table(Box<NewTableRow>),
    Change(Box<TableChange>),
    SnapshotRow(i64, SnapshotRow),
    Note(i64, u8, String),
    /// The review of a table.
    Review(i64, String),
    /// The result of a finished game.
    Digest(i64, String),
    Token(String, TokenRow),
    /// When people were last here, and the server's uptime.
    LastSeen(Vec<(String, u64)>, u64),
    /// Messages to people.
    Notice(Box<NoticeWrite>),
    /// A start of the server: its uptime and the wall time.
    Start(u64, u64),
    /// A person's holidays.
    Holidays(String, Vec<(u64, u64)>),
    /// A test write.
    Nothing,
}

/// A write of sign-in data.
pub(super) enum AccountWrite {
    SigningKey([u8; 32]),
    Device(DeviceRow, u32),
    DeviceSeen(String, u64),
    Rename(Named, String, String, String),
    TakeAway(Named, String, String),
    EndSessions(DeviceRow),
    Link(String, String, u64),
    UseLink(String, u64),
    Recovery(RecoveryRow),
    RemoveRecovery(String),
    Passkey(PasskeyRow),
    Identity(IdentityRow),
    RemoveIdentity(String, String),
    UseInvitation(String, u64),
    Join(String, String),
    Bot(BotRow),
}

/// A write about messages to people.
pub(super) enum NoticeWrite {
    Sealed(String, Vec<u8>),
    Channel(ChannelRow, Option<DeliveryRow>),
    Confirm(String),
    Remove(String),
    Try(String, DeliveryRow),
    Settings(String, String),
    Hearing(String, i64, Hearing),
    Settle(DueNotice, NoticeOutcome),
    Delivery(DeliveryRow, ChannelOutcome),
    ForgetBefore(u64),
}

/// The result: the number of a new table, the number of rows for sign-in data, 1 for a channel that was switched off, otherwise 0.
pub(super) type Written = Result<i64, StorageError>;
