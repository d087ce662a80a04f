//! Messages to people: the events of their streams, and the channels by which messages reach them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Phrase;
use utoipa::ToSchema;

use super::tables::TableInfo;

/// The subject of a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// The person must decide.
    Turn,
    /// A seat is reserved for the person at a table.
    Invited,
    /// The person's clock will soon be at zero.
    Reminder,
    /// Somebody wrote a chat message at a table of the person.
    Remark,
    /// A game of the person is over.
    Over,
    /// The tables that wait for the person, once a day.
    Digest,
    /// A channel of the person was switched off because it kept failing.
    ChannelOff,
    /// A test of a channel, requested by the person.
    Test,
    /// A question whether a mail address belongs to the person.
    Confirm,
    /// A bot of the person was taken off the ladder because it failed too often.
    BotPaused,
}

impl NoticeKind {
    /// All kinds.
    pub const ALL: [NoticeKind; 10] = [
        NoticeKind::Turn,
        NoticeKind::Invited,
        NoticeKind::Reminder,
        NoticeKind::Remark,
        NoticeKind::Over,
        NoticeKind::Digest,
        NoticeKind::ChannelOff,
        NoticeKind::Test,
        NoticeKind::Confirm,
        NoticeKind::BotPaused,
    ];

    /// Its name on the wire and in storage.
    pub const fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Invited => "invited",
            NoticeKind::Reminder => "reminder",
            NoticeKind::Remark => "remark",
            NoticeKind::Over => "over",
            NoticeKind::Digest => "digest",
            NoticeKind::ChannelOff => "channel_off",
            NoticeKind::Test => "test",
            NoticeKind::Confirm => "confirm",
            NoticeKind::BotPaused => "bot_paused",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// An event on a person's stream (`GET /api/me/events`).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PersonEvent {
    /// The first one: all unfinished tables of the person, the latest first. Nothing else is needed after reconnecting.
    State {
        /// The tables as the person may know them.
        tables: Vec<TableInfo>,
    },
    /// Something happened at a table of the person.
    Table {
        /// What it means for the person; empty if the table just changed.
        why: Vec<NoticeKind>,
        /// The table as the person may know it.
        table: Box<TableInfo>,
    },
    /// A table of the person was deleted, or the person no longer belongs to it.
    Gone {
        /// The table's id.
        table: String,
    },
    /// The person's channels changed: one was confirmed, or switched off because it kept failing.
    Channels,
}

/// When nothing is sent, in the person's time zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuietHours {
    /// The first minute of the day.
    #[schema(maximum = 1439)]
    pub from: u16,
    /// The end; if it is before the start, it is on the next day.
    #[schema(maximum = 1439)]
    pub until: u16,
}

/// A person's settings for messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page")]
pub struct NoticeSettings {
    /// The language of messages: en, de, nl or fr.
    pub language: String,
    /// The time zone by its IANA name, such as Europe/Brussels.
    pub zone: String,
    /// Whether to tell the person that they must decide.
    pub turn: bool,
    /// Whether to tell the person that a seat is reserved for them.
    pub invited: bool,
    /// Whether to remind the person once before a clock is at zero.
    pub reminder: bool,
    /// Whether to tell the person about chat messages.
    pub remark: bool,
    /// Whether to tell the person that a game is over.
    pub over: bool,
    /// When nothing is sent; it is sent afterwards, if it still matters.
    pub quiet: Option<QuietHours>,
    /// The minute of the day at which everything that waits is sent as one message, instead of separately.
    #[schema(maximum = 1439)]
    pub digest: Option<u16>,
    /// The kinds that single channels do not get, by channel id.
    pub except: BTreeMap<String, Vec<NoticeKind>>,
}

impl Default for NoticeSettings {
    fn default() -> NoticeSettings {
        NoticeSettings {
            language: "en".to_owned(),
            zone: "UTC".to_owned(),
            turn: true,
            invited: true,
            reminder: true,
            remark: false,
            over: true,
            quiet: None,
            digest: None,
            except: BTreeMap::new(),
        }
    }
}

/// The format of a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WebhookForm {
    /// Our own JSON, signed.
    Json,
    /// For ntfy: the address is that of a topic.
    Ntfy,
    /// For Discord.
    Discord,
    /// For Slack, and Mattermost.
    Slack,
    /// For the Matrix client API: the address names the room, the secret is the access token.
    Matrix,
    /// For Gotify: the secret is the application's token.
    Gotify,
}

/// A new channel for messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NewChannel {
    /// A browser, with what its push manager returned.
    Push {
        /// The push endpoint.
        endpoint: String,
        /// The browser's public key, in base64url.
        p256dh: String,
        /// The browser's secret, in base64url.
        auth: String,
        /// The person's name for the browser.
        label: String,
    },
    /// A mail address. It is confirmed by a link in a message.
    Mail {
        /// The address.
        address: String,
    },
    /// A service of the person.
    Webhook {
        /// The URL.
        url: String,
        /// The format.
        form: WebhookForm,
        /// The token for Matrix and Gotify; for JSON the signing key, created by the server if it is empty.
        #[serde(default)]
        secret: String,
    },
}

/// The kind of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// Web Push.
    Push,
    /// E-mail.
    Mail,
    /// A webhook.
    Webhook,
}

impl ChannelKind {
    /// Its name on the wire and in storage.
    pub const fn name(self) -> &'static str {
        match self {
            ChannelKind::Push => "push",
            ChannelKind::Mail => "mail",
            ChannelKind::Webhook => "webhook",
        }
    }
}

/// A channel for messages, as its person sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChannelInfo {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: ChannelKind,
    /// Its label: a browser's name, an address.
    pub label: String,
    /// The address. It is shown only to the person.
    pub address: String,
    /// The format of a webhook.
    pub form: Option<WebhookForm>,
    /// The signing key of a webhook, to verify signatures.
    pub secret: Option<String>,
    /// Whether it can be used: a mail address must be confirmed by its link first.
    pub confirmed: bool,
    /// Why it was switched off, if it was.
    #[schema(value_type = Option<Object>)]
    pub off: Option<Phrase>,
}

/// The state of a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeliveryState {
    /// It has not been sent yet.
    Waiting,
    /// The other side has accepted it.
    Sent,
    /// The other side rejects it.
    Failed,
    /// It could not be delivered in time.
    Expired,
    /// It was no longer needed.
    Settled,
}

impl DeliveryState {
    /// All states.
    pub const ALL: [DeliveryState; 5] = [
        DeliveryState::Waiting,
        DeliveryState::Sent,
        DeliveryState::Failed,
        DeliveryState::Expired,
        DeliveryState::Settled,
    ];

    /// Its name on the wire and in storage.
    pub const fn name(self) -> &'static str {
        match self {
            DeliveryState::Waiting => "waiting",
            DeliveryState::Sent => "sent",
            DeliveryState::Failed => "failed",
            DeliveryState::Expired => "expired",
            DeliveryState::Settled => "settled",
        }
    }
}

/// A message on one of a person's channels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeliveryInfo {
    /// Its id, the same for every attempt.
    pub id: String,
    /// The channel's id.
    pub channel: String,
    /// The subject.
    pub about: NoticeKind,
    /// The table's id, if it is about one.
    pub table: Option<String>,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// Its state.
    pub state: DeliveryState,
    /// The number of attempts.
    pub tries: u32,
    /// The last error of the other side or the network, unchanged; empty if there was none.
    pub trouble: String,
}

/// Everything about a person's messages.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Notices {
    /// The settings.
    pub settings: NoticeSettings,
    /// The channels.
    pub channels: Vec<ChannelInfo>,
    /// The ids of the tables that are muted.
    pub muted: Vec<String>,
    /// The ids of the tables about which the person wants to know only that it is their turn.
    #[serde(default)]
    pub only_turn: Vec<String>,
    /// The latest messages, the latest first.
    pub deliveries: Vec<DeliveryInfo>,
    /// The public key by which browsers know this server (VAPID), in base64url; `None` if push is not available.
    pub push_key: Option<String>,
    /// Whether this server sends mail.
    pub mail: bool,
}

/// A person's settings for the messages about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableNotices {
    /// Whether it is muted.
    #[serde(default)]
    pub muted: bool,
    /// Whether the person wants to know only that it is their turn, including reminders.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub only_turn: bool,
}
