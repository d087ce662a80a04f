//! What a person is told wherever he is: the events of his stream, and the ways on which messages reach him.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Phrase;
use utoipa::ToSchema;

use super::tables::TableInfo;

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// He is asked for a decision.
    Turn,
    /// A seat is kept for him at a table.
    Invited,
    /// His clock runs and will soon be at zero.
    Reminder,
    /// Somebody said something at a table of his.
    Remark,
    /// A game of his is over.
    Over,
    /// The tables that wait for him, once a day.
    Digest,
    /// One of his channels was switched off because it kept failing.
    ChannelOff,
    /// He wished to see whether a channel works.
    Test,
    /// Whether a mail address is his.
    Confirm,
    /// A bot of his was taken off the ladder because it failed too often.
    BotPaused,
}

impl NoticeKind {
    /// All of them.
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

    /// The kind of this name.
    pub fn named(name: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What is told on a person's stream of events (`GET /api/me/events`).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PersonEvent {
    /// The first one: every table of his that is not over, the latest first. Whoever connects again needs nothing else.
    State {
        /// The tables as he may know them.
        tables: Vec<TableInfo>,
    },
    /// Something happened at a table of his.
    Table {
        /// What it means for him; empty if the table just changed.
        why: Vec<NoticeKind>,
        /// The table as he may know it.
        table: Box<TableInfo>,
    },
    /// A table of his was taken away, or he no longer belongs to it.
    Gone {
        /// The table's id.
        table: String,
    },
    /// His channels changed: one was confirmed, or switched off because it kept failing.
    Channels,
}

/// When nothing is to be sent, by the clock of the person's time zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuietHours {
    /// From this minute of the day on.
    #[schema(maximum = 1439)]
    pub from: u16,
    /// Until this one; one that is earlier is of the next day.
    #[schema(maximum = 1439)]
    pub until: u16,
}

/// What a person wants to be told, and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page")]
pub struct NoticeSettings {
    /// The language of messages: en, de, nl or fr.
    pub language: String,
    /// The time zone by its IANA name, such as Europe/Brussels.
    pub zone: String,
    /// Whether he is told that he is asked.
    pub turn: bool,
    /// Whether he is told that a seat is kept for him.
    pub invited: bool,
    /// Whether he is reminded once before a clock of his is at zero.
    pub reminder: bool,
    /// Whether he is told what is said.
    pub remark: bool,
    /// Whether he is told that a game is over.
    pub over: bool,
    /// When nothing is sent: it comes at their end, if it still matters.
    pub quiet: Option<QuietHours>,
    /// At which minute of the day all that waits is told at once, instead of each by itself.
    #[schema(maximum = 1439)]
    pub digest: Option<u16>,
    /// What single channels do not get of all this, by their ids.
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

/// By which form a webhook is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WebhookForm {
    /// JSON of our own, signed.
    Json,
    /// As ntfy takes it: the address is that of a topic.
    Ntfy,
    /// As a Discord webhook takes it.
    Discord,
    /// As a Slack webhook takes it, and Mattermost.
    Slack,
    /// As the Matrix client API takes a message to a room; the address names the room, the secret is the access token.
    Matrix,
    /// As Gotify takes it; the secret is the application's token.
    Gotify,
}

/// A way on which messages shall reach somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NewChannel {
    /// A browser, by what its push manager gave.
    Push {
        /// Where to send.
        endpoint: String,
        /// The browser's public key, in base64url.
        p256dh: String,
        /// The browser's secret, in base64url.
        auth: String,
        /// What the person calls the browser.
        label: String,
    },
    /// A mail address. A message with a link asks whether it is his.
    Mail {
        /// The address.
        address: String,
    },
    /// A service of the person's own.
    Webhook {
        /// Where to send.
        url: String,
        /// How it is written.
        form: WebhookForm,
        /// What Matrix and Gotify ask for; for JSON what it is signed with, made by the server if it is empty.
        #[serde(default)]
        secret: String,
    },
}

/// Of what kind a channel is.
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

/// A way on which messages reach somebody, as he is shown it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChannelInfo {
    /// Its id.
    pub id: String,
    /// Of what kind it is.
    pub kind: ChannelKind,
    /// What it is called: a browser's name, an address.
    pub label: String,
    /// Where messages go. Nobody but the person is shown it.
    pub address: String,
    /// How a webhook is written.
    pub form: Option<WebhookForm>,
    /// What a webhook is signed with, to check it there.
    pub secret: Option<String>,
    /// Whether it may be used: a mail address waits until its owner has followed the link.
    pub confirmed: bool,
    /// Why it was switched off, if it was.
    #[schema(value_type = Option<Object>)]
    pub off: Option<Phrase>,
}

/// What came of a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeliveryState {
    /// It is on its way.
    Waiting,
    /// The other side has taken it.
    Sent,
    /// The other side does not take it.
    Failed,
    /// It could not be brought in time.
    Expired,
    /// Nobody needed it any more.
    Settled,
}

impl DeliveryState {
    /// All of them.
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

/// A message to somebody on one of his channels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeliveryInfo {
    /// Its id: the same however often it is tried.
    pub id: String,
    /// The channel's id.
    pub channel: String,
    /// What it is about.
    pub about: NoticeKind,
    /// The table's id, if it is about one.
    pub table: Option<String>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// What came of it.
    pub state: DeliveryState,
    /// How often it was tried.
    pub tries: u32,
    /// What the other side or the network said last, in its own words; empty if nothing went wrong.
    pub trouble: String,
}

/// All that is known of somebody's messages.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Notices {
    /// What he wants to be told, and when.
    pub settings: NoticeSettings,
    /// His channels.
    pub channels: Vec<ChannelInfo>,
    /// The ids of the tables of which he wants to hear nothing.
    pub muted: Vec<String>,
    /// The ids of those of which he wants to hear only that it is his turn.
    #[serde(default)]
    pub only_turn: Vec<String>,
    /// The last messages, the latest first.
    pub deliveries: Vec<DeliveryInfo>,
    /// The public key by which browsers know this server (VAPID), in base64url; nothing where none can be told.
    pub push_key: Option<String>,
    /// Whether this server sends mail.
    pub mail: bool,
}

/// How much somebody wants to hear of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableNotices {
    /// Whether he wants to hear nothing of it.
    #[serde(default)]
    pub muted: bool,
    /// Whether he wants to hear of it only that it is his turn, and be reminded of that.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub only_turn: bool,
}
