//! Messages to people: which messages a change causes (`told.rs`), the event streams of people (`streams.rs`), and the worker that
//! checks due messages (`worker.rs`, `due.rs`) and sends them (`sending.rs`) by Web Push, mail or webhook.

mod address;
mod answer;
mod channel;
mod due;
mod mail;
mod message;
mod metrics;
mod outage;
mod push;
mod seal;
mod sending;
mod settings;
mod smtp;
mod speaking;
mod streams;
mod told;
mod transport;
mod webhook;
mod worker;

use std::sync::Arc;

use tokio::sync::Notify;

pub use self::address::Reach;
pub(crate) use self::answer::{Answer, SmallQuestion, Ticket};
pub(crate) use self::channel::{ChannelSecret, at_once, new_channel};
pub(crate) use self::mail::escaped;
pub use self::mail::{MailConfig, MailConfigError};
pub(crate) use self::metrics::NoticeMetrics;
pub use self::seal::{KEY_FILE, SecretKey};
pub(crate) use self::settings::check as check_settings;
use self::speaking::Speakers;
pub(crate) use self::streams::{Streams, Subscription};
pub(crate) use self::told::Told;
pub(crate) use self::transport::{Transport, TransportError};
pub(crate) use self::worker::work;
use crate::config::Config;
use crate::storage::{Storage, StorageError};

/// What the server needs for messages to people.
pub(crate) struct Notices {
    /// The open event streams.
    pub(crate) streams: Streams,
    /// Encrypts and decrypts channels; `None` if no key was given.
    pub(crate) sealer: Option<seal::Sealer>,
    /// The key by which browsers recognise this server.
    pub(crate) vapid: Option<push::Vapid>,
    pub(crate) mailer: Option<mail::Mailer>,
    pub(crate) transport: transport::Transport,
    pub(crate) speakers: Speakers,
    /// Wakes the worker: a message must be sent immediately.
    pub(crate) wake: Arc<Notify>,
}

impl Notices {
    /// The public key by which browsers recognise this server.
    pub(crate) fn push_key(&self) -> Option<String> {
        self.vapid.as_ref().map(push::Vapid::public)
    }

    /// Loads the keys; missing ones are created and stored.
    pub(crate) async fn open(config: &Config, storage: &dyn Storage) -> Result<Notices, StorageError> {
        let sealer = config.notices.key.as_ref().map(seal::Sealer::new);
        let vapid = match &sealer {
            Some(sealer) => Some(push::Vapid::open(sealer, storage).await?),
            None => None,
        };
        Ok(Notices {
            streams: Streams::default(),
            mailer: mail::Mailer::new(&config.notices),
            transport: transport::Transport::new(config.notices.reach, config.notices.patience),
            speakers: Speakers::new(config.games),
            sealer,
            vapid,
            wake: Arc::default(),
        })
    }
}
