//! The configuration of a server.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use games::Registry;

use crate::backups::BackupPlan;
use crate::clock::ServerClock;
use crate::notices::{MailConfig, Reach, SecretKey};
use crate::oidc::OidcConfig;
use crate::tls::Tls;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games and bots that it offers.
    pub games: &'static Registry,
    /// The path below which everything is served: empty, or with a slash at the beginning and none at the end.
    pub base_path: String,
    /// The thinking time of a bot per decision.
    pub think: Duration,
    /// The minimum delay before a bot decides, so that people can follow.
    pub pause: Duration,
    /// After this time, a table without viewers is unloaded from memory.
    pub idle: Duration,
    /// How long a player who must decide may be absent before a bot can be proposed, at a table for one evening.
    pub patience_evening: Duration,
    /// The same at a table over days.
    pub patience_days: Duration,
    /// How long a client may take to send a request, or the first message over a socket; also the timeout of idle connections.
    pub asking: Duration,
    /// The rate limits of clients.
    pub limits: Limits,
    /// How many proxies in front of the server are trusted to report the client (`X-Forwarded-For`, `-Proto`, `-Host`, `-Prefix`).
    pub proxies: usize,
    /// How many connections may be open.
    pub connections: Connections,
    /// Whether every request is logged.
    pub access_log: bool,
    /// Whether site-wide statistics are public.
    pub site_statistics: bool,
    /// The quotas of a person, and of an address.
    pub quotas: Quotas,
    /// How long abandoned data is kept.
    pub keeping: Retention,
    /// The URL of this server in browsers, if known: passkeys are bound to it.
    pub public_address: Option<PublicAddress>,
    /// Who may sign in.
    pub access: Access,
    /// The identity provider, if there is one.
    pub oidc: Option<OidcConfig>,
    /// How messages are sent to absent people.
    pub notices: NoticesConfig,
    /// TLS; `None` if a proxy terminates it, or if there is none.
    pub tls: Option<Arc<Tls>>,
    /// When and where the database is backed up; `None` if the server does not do that.
    pub backups: Option<BackupPlan>,
    /// The public ladder, on which bots play each other while the server is idle.
    pub ladder: LadderConfig,
    /// The clock.
    pub clock: ServerClock,
}

/// The public ladder, on which bots play each other while the server is idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderConfig {
    /// The number of games at once; 0 turns it off.
    pub at_once: u32,
    /// How many seconds a bot account has for a decision before it loses the game.
    pub seconds: u32,
}

impl Default for LadderConfig {
    fn default() -> LadderConfig {
        LadderConfig { at_once: 0, seconds: 10 }
    }
}

/// Who may sign in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Access {
    /// Anybody who gives a name.
    #[default]
    Open,
    /// Anybody with an invitation.
    Invitation {
        /// Codes that are always valid, in addition to those that the host creates one by one.
        codes: Vec<String>,
    },
    /// Anybody whom the identity provider accepts.
    Oidc,
}

/// The URL of a server in browsers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicAddress {
    origin: String,
}

impl PublicAddress {
    /// Parses a URL such as `https://games.example/boomtown`; anything after the host is ignored.
    ///
    /// # Errors
    /// If it cannot be parsed.
    pub fn parse(text: &str) -> Result<PublicAddress, PublicAddressError> {
        let lower = text.trim().to_ascii_lowercase();
        let (scheme, rest) = lower.split_once("://").ok_or(PublicAddressError)?;
        let host = rest.split('/').next().unwrap_or_default();
        let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:".contains(letter);
        if !["http", "https"].contains(&scheme) || host.is_empty() || !host.chars().all(plain) {
            return Err(PublicAddressError);
        }
        Ok(PublicAddress { origin: format!("{scheme}://{host}") })
    }

    /// Scheme, host and port: the origin of its pages.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The host without its port.
    pub fn host(&self) -> &str {
        let host = self.origin.split_once("://").map_or("", |(_, host)| host);
        host.rsplit_once(':').map_or(host, |(name, _)| name)
    }
}

/// The text is not a valid URL of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicAddressError;

impl fmt::Display for PublicAddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the public address has the form https://games.example")
    }
}

impl std::error::Error for PublicAddressError {}

/// How many connections may be open. If there are more, idle ones are closed, the oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// In total, and never so many that the database would find no file descriptor.
    pub total: usize,
    /// From one address; ignored behind a proxy, where all have the same.
    pub of_one_address: usize,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections { total: 50_000, of_one_address: 1_000 }
    }
}

/// The rate limits of a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limits {
    /// What a person needs.
    Usual,
    /// None: for benchmarks and in a trusted network.
    None,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            games: games::built_in(),
            base_path: String::new(),
            think: Duration::from_secs(1),
            pause: Duration::from_millis(500),
            idle: Duration::from_secs(300),
            patience_evening: Duration::from_secs(5 * 60),
            patience_days: Duration::from_secs(3 * 24 * 60 * 60),
            asking: Duration::from_secs(20),
            limits: Limits::Usual,
            proxies: 0,
            connections: Connections::default(),
            access_log: false,
            site_statistics: false,
            quotas: Quotas::default(),
            keeping: Retention::default(),
            public_address: None,
            access: Access::Open,
            oidc: None,
            notices: NoticesConfig::default(),
            tls: None,
            backups: None,
            ladder: LadderConfig::default(),
            clock: ServerClock::default(),
        }
    }
}

/// How messages are sent to absent people.
#[derive(Clone, Debug)]
pub struct NoticesConfig {
    /// The key that encrypts addresses and endpoints; without it no channel can be added.
    pub key: Option<SecretKey>,
    /// The URL of this server for links in messages; without it, the URL that each person used.
    pub public_url: Option<String>,
    /// How mail is sent, if it is.
    pub mail: Option<MailConfig>,
    /// Which addresses messages may be sent to.
    pub reach: Reach,
    /// How long to wait before a message is sent, because somebody who has seen the change needs none.
    pub park: Duration,
    /// The timeout of an endpoint.
    pub patience: Duration,
    /// The delay before the second attempt; it doubles for each further one.
    pub retry: Duration,
    /// When a message expires.
    pub expiry: Duration,
    /// When a message about a question expires: a turn, a reminder, an invitation. It is also dropped after the decision.
    pub expiry_asked: Duration,
    /// After how many rejected messages in a row a channel is switched off.
    pub failures: u32,
    /// After how many attempts in a row without any response an endpoint is switched off; those within `unanswered_apart` count as
    /// one.
    pub unanswered: u32,
    /// The minimum distance between attempts without response that count separately.
    pub unanswered_apart: Duration,
}

impl Default for NoticesConfig {
    fn default() -> NoticesConfig {
        NoticesConfig {
            key: None,
            public_url: None,
            mail: None,
            reach: Reach::Public,
            park: Duration::from_secs(15),
            patience: Duration::from_secs(20),
            retry: Duration::from_secs(30),
            expiry: Duration::from_secs(24 * 60 * 60),
            expiry_asked: Duration::from_secs(7 * 24 * 60 * 60),
            failures: 5,
            unanswered: 5,
            unanswered_apart: Duration::from_secs(6 * 60 * 60),
        }
    }
}

/// What a person, and an address, may leave behind per day. A club that plays for an evening behind one address does not notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// The length of the period.
    pub day: Duration,
    /// Per person.
    pub person: PersonQuotas,
    /// Per address.
    pub address: AddressQuotas,
    /// How many requests of a bot account are answered per second.
    pub bot_requests: u32,
}

/// What a person may leave behind per day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PersonQuotas {
    /// New tables.
    pub tables: u64,
    /// New tables in the lobby.
    pub listed_tables: u64,
    /// New tables with only bots.
    pub bot_tables: u64,
    /// Tables that wait for players at the same time.
    pub gathering: u64,
    /// Those of them in the lobby.
    pub listed_gathering: u64,
    /// Imported records.
    pub imports: u64,
    /// Their size in bytes.
    pub import_bytes: u64,
    /// Chat messages.
    pub remarks: u64,
    /// Reports.
    pub reports: u64,
    /// Blocked people, in total.
    pub blocks: u64,
    /// Bot accounts, in total.
    pub bots: u64,
}

/// What may come from one address per day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressQuotas {
    /// New people.
    pub guests: u64,
    /// Failed attempts with codes and passkeys.
    pub wrong_codes: u64,
    /// New tables.
    pub tables: u64,
    /// New tables in the lobby.
    pub listed_tables: u64,
    /// Tables in the lobby that wait for players at the same time.
    pub listed_gathering: u64,
    /// Imported records.
    pub imports: u64,
    /// Their size in bytes.
    pub import_bytes: u64,
    /// Chat messages.
    pub remarks: u64,
    /// Decisions and undos.
    pub decisions: u64,
    /// Reports to the operators.
    pub reports: u64,
    /// The size of private notes in bytes, each time one is stored.
    pub note_bytes: u64,
    /// Mail addresses to which a confirmation is sent.
    pub mails: u64,
    /// Confirmation mails to one mailbox, whoever requests them.
    pub mail_questions: u64,
    /// Test messages to channels.
    pub channel_tests: u64,
    /// Requests for all records of a ladder.
    pub ladder_records: u64,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas {
            day: Duration::from_secs(24 * 60 * 60),
            person: PersonQuotas {
                tables: 200,
                listed_tables: 40,
                bot_tables: 30,
                gathering: 20,
                listed_gathering: 5,
                imports: 40,
                import_bytes: 8 << 20,
                remarks: 1_000,
                reports: 20,
                blocks: 500,
                bots: 5,
            },
            address: AddressQuotas {
                guests: 300,
                wrong_codes: 100,
                tables: 2_000,
                listed_tables: 300,
                listed_gathering: 60,
                imports: 400,
                import_bytes: 64 << 20,
                remarks: 20_000,
                decisions: 500_000,
                reports: 60,
                note_bytes: 64 << 20,
                mails: 30,
                mail_questions: 3,
                channel_tests: 200,
                ladder_records: 200,
            },
            bot_requests: 20,
        }
    }
}

/// How long abandoned data is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// How often it is searched for.
    pub every: Duration,
    /// A table in the lobby that waits for players, since its host was last there or something happened at it; also one that was
    /// abandoned before it began.
    pub gathering: Duration,
    /// An unlisted table that waits for players.
    pub invitations: Duration,
    /// An imported record.
    pub imports: Duration,
    /// A table with only bots, since their last decision.
    pub bot_tables: Duration,
    /// A person without a game, since they were last here.
    pub guests: Duration,
    /// People's addresses; with zero they are not stored.
    pub addresses: Duration,
}

impl Default for Retention {
    fn default() -> Retention {
        let days = |days: u64| Duration::from_secs(days * 24 * 60 * 60);
        Retention {
            every: Duration::from_secs(10 * 60),
            gathering: days(1),
            invitations: days(7),
            imports: days(30),
            bot_tables: days(30),
            guests: days(14),
            addresses: days(14),
        }
    }
}

/// A base path in the form that [`Config::base_path`] has.
pub fn tidy_base_path(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    parts.iter().fold(String::new(), |whole, part| format!("{whole}/{part}"))
}
