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

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games and bots that it offers.
    pub games: &'static Registry,
    /// The path below which everything is served: empty, or with a slash in front and none at the end.
    pub base_path: String,
    /// How long a bot may think about a decision.
    pub think: Duration,
    /// How long a bot waits at least before it decides, so that people can follow.
    pub pause: Duration,
    /// After what time a table that nobody looks at leaves memory.
    pub idle: Duration,
    /// How long somebody who is asked may be away before a bot can be proposed for him, at a table for one evening.
    pub patience_evening: Duration,
    /// The same at a table over days.
    pub patience_days: Duration,
    /// How long a client may take to say what it wants; also how long a connection stays open on which nothing is asked.
    pub asking: Duration,
    /// How much one client may ask.
    pub limits: Limits,
    /// How many proxies in front are trusted to tell who asks (`X-Forwarded-For`, `-Proto`, `-Host`, `-Prefix`).
    pub proxies: usize,
    /// How many connections may be open.
    pub connections: Connections,
    /// Whether every request is written into the log.
    pub access_log: bool,
    /// Whether everybody may see what the games of all who play here came to.
    pub site_statistics: bool,
    /// How much one person, and one address, may leave behind.
    pub quotas: Quotas,
    /// How long is kept what nobody will miss.
    pub keeping: Retention,
    /// Where browsers find this server, if that was told: passkeys are made for it.
    pub public_address: Option<PublicAddress>,
    /// Who may come in.
    pub access: Access,
    /// The identity provider, if there is one.
    pub oidc: Option<OidcConfig>,
    /// How messages reach people who are not here.
    pub notices: NoticesConfig,
    /// How connections are encrypted; nothing if a proxy does that, or nobody.
    pub tls: Option<Arc<Tls>>,
    /// When the database is copied, and where to; nothing if that is left to others.
    pub backups: Option<BackupPlan>,
    /// How bots play each other while nobody needs the server.
    pub ladder: LadderConfig,
    /// The time by which it lives.
    pub clock: ServerClock,
}

/// How bots play each other on the public ladder while nobody needs the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderConfig {
    /// How many games at once; none with 0.
    pub at_once: u32,
    /// How many seconds a bot with an account has for a decision; then it has lost the game.
    pub seconds: u32,
}

impl Default for LadderConfig {
    fn default() -> LadderConfig {
        LadderConfig { at_once: 0, seconds: 10 }
    }
}

/// Who may come in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Access {
    /// Whoever says a name.
    #[default]
    Open,
    /// Whoever brings an invitation.
    Invitation {
        /// Codes that always let somebody in, beside those that the host makes one by one.
        codes: Vec<String>,
    },
    /// Whoever the identity provider vouches for.
    Oidc,
}

/// Where browsers find a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicAddress {
    origin: String,
}

impl PublicAddress {
    /// Reads an address such as `https://games.example/boomtown`; what stands behind the host does not matter.
    ///
    /// # Errors
    /// If it is none.
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

    /// The scheme, the host and the port, as browsers name the origin of a page.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The host without its port.
    pub fn host(&self) -> &str {
        let host = self.origin.split_once("://").map_or("", |(_, host)| host);
        host.rsplit_once(':').map_or(host, |(name, _)| name)
    }
}

/// Something is no address of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicAddressError;

impl fmt::Display for PublicAddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the public address has the form https://games.example")
    }
}

impl std::error::Error for PublicAddressError {}

/// How many connections may be open. Where there are more, those on which nothing is being asked are closed, the oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// In total, and never so many that the database would find no file descriptor.
    pub total: usize,
    /// From one address; nothing behind a proxy, from which all come.
    pub of_one_address: usize,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections { total: 50_000, of_one_address: 1_000 }
    }
}

/// How much one client may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limits {
    /// As much as a person needs.
    Usual,
    /// As much as it likes: for measuring and for a trusted network.
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

/// How messages reach people who are not here.
#[derive(Clone, Debug)]
pub struct NoticesConfig {
    /// With what addresses and endpoints are sealed; without it no channel can be added.
    pub key: Option<SecretKey>,
    /// Where people find this server, for links in messages; without it, where each person found it.
    pub public_url: Option<String>,
    /// How mail is sent, if it is.
    pub mail: Option<MailConfig>,
    /// Where messages may go.
    pub reach: Reach,
    /// How long is waited before somebody is told: who sees it meanwhile needs no message.
    pub park: Duration,
    /// How long an endpoint may take for its answer.
    pub patience: Duration,
    /// How long is waited before a second attempt; each further one waits twice as long.
    pub retry: Duration,
    /// After what time a message is not worth sending any more.
    pub expiry: Duration,
    /// The same for what somebody is asked: his turn, a reminder of it, an invitation. Whoever decides before is not told any more.
    pub expiry_asked: Duration,
    /// How many messages in a row may be refused before a channel is switched off.
    pub failures: u32,
    /// How often in a row an endpoint may give no answer before it is switched off; what happens within `unanswered_apart` counts once.
    pub unanswered: u32,
    /// How far apart attempts without an answer are counted.
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

/// How much one person, and one address, may leave behind in a day. A club that plays an evening behind one address does not notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// How long a day is.
    pub day: Duration,
    /// For one person.
    pub person: PersonQuotas,
    /// For all who come from one address.
    pub address: AddressQuotas,
    /// How many requests of one bot account are answered in a second.
    pub bot_requests: u32,
}

/// How much one person may leave behind in a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PersonQuotas {
    /// New tables.
    pub tables: u64,
    /// New tables that the lobby shows.
    pub listed_tables: u64,
    /// New tables where only bots play.
    pub bot_tables: u64,
    /// Tables that gather players at the same time.
    pub gathering: u64,
    /// Those among them that the lobby shows.
    pub listed_gathering: u64,
    /// Records that are brought.
    pub imports: u64,
    /// Their size in bytes.
    pub import_bytes: u64,
    /// Remarks.
    pub remarks: u64,
    /// Reports.
    pub reports: u64,
    /// People who are blocked, at any time.
    pub blocks: u64,
    /// Bot accounts, at any time.
    pub bots: u64,
}

/// How much may come from one address in a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressQuotas {
    /// New people.
    pub guests: u64,
    /// Codes and passkeys that let nobody in.
    pub wrong_codes: u64,
    /// New tables.
    pub tables: u64,
    /// New tables that the lobby shows.
    pub listed_tables: u64,
    /// Records that are brought.
    pub imports: u64,
    /// Their size in bytes.
    pub import_bytes: u64,
    /// Remarks.
    pub remarks: u64,
    /// Decisions and undos.
    pub decisions: u64,
    /// The size of private notes in bytes, each time one is kept.
    pub note_bytes: u64,
    /// Mail addresses that are asked whether they are somebody's.
    pub mails: u64,
    /// Questions to one mail box whether it is somebody's, wherever they come from.
    pub mail_questions: u64,
    /// Messages that try a channel.
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
                imports: 400,
                import_bytes: 64 << 20,
                remarks: 20_000,
                decisions: 500_000,
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

/// How long is kept what nobody will miss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// How often it is looked for.
    pub every: Duration,
    /// A table in the lobby that gathers players, since its host was last there or something happened at it; also one that was broken
    /// off before it began.
    pub gathering: Duration,
    /// A table that gathers players by its link.
    pub invitations: Duration,
    /// A record that somebody brought.
    pub imports: Duration,
    /// A table where only bots play, since they last did.
    pub bot_tables: Duration,
    /// A person without a game, since he was last here.
    pub guests: Duration,
    /// From which addresses people came; with zero that is not noted.
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
