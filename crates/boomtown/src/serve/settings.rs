//! The settings of a server, read from the command line, the environment and the settings file. This is the only list of them.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use server::{
    AddressQuotas, Config, Connections, LadderConfig, Limits, MailConfig, NoticesConfig, PersonQuotas,
    PublicAddress, Quotas, Reach, Retention, tidy_base_path,
};
use toml::Table;

pub(crate) use super::values::database_address;
use super::values::{Access, Proxies, known_address, known_database, public_address};
use crate::common::{CommandError, read_file, registry};

/// Where a server listens unless told otherwise.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 1858);
/// After how many hours a server that makes backups makes the next one, and how many it keeps.
pub(super) const BACKUP_EVERY: NonZeroU64 = NonZeroU64::new(24).expect("a day has hours");
pub(super) const BACKUP_KEEP: usize = 14;

/// The settings that were given somewhere; the others are missing. A setting has the same name on the command line, in the file, and,
/// with `BOOMTOWN_` in front, in the environment.
#[derive(clap::Args, Clone, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// Folder for the database and keys [default: the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA")]
    pub(crate) data: Option<PathBuf>,

    /// `PostgreSQL` database to use instead of a file in the data folder, as `postgres://USER:PASSWORD@HOST/NAME`. Several servers can share it.
    #[arg(long, env = "DATABASE_URL", value_name = "ADDRESS", hide_env_values = true, value_parser = database_address)]
    #[serde(default, deserialize_with = "known_database", skip_serializing_if = "Option::is_none")]
    pub(crate) database: Option<String>,

    /// Address and port to listen on; port 0 picks a free one [default: 127.0.0.1:1858].
    #[arg(long, env = "BOOMTOWN_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,

    /// Serve /health and /metrics at this address only, and not where people play.
    #[arg(long, env = "BOOMTOWN_MONITOR")]
    pub(crate) monitor: Option<SocketAddr>,

    /// Serve everything below this path, such as /games.
    #[arg(long, env = "BOOMTOWN_BASE_PATH")]
    base_path: Option<String>,

    /// Serve HTTPS with certificates for these names (separated by commas), obtained and renewed by ACME.
    #[arg(long, env = "BOOMTOWN_TLS_DOMAIN", value_name = "NAMES")]
    pub(crate) tls_domain: Option<String>,

    /// URL of the ACME directory that issues certificates [default: Let's Encrypt].
    #[arg(long, env = "BOOMTOWN_TLS_ACME_DIRECTORY", value_name = "ADDRESS")]
    pub(crate) tls_acme_directory: Option<String>,

    /// Root certificate (PEM) of the ACME authority, if it is not a publicly trusted one.
    #[arg(long, env = "BOOMTOWN_TLS_ACME_ROOT", value_name = "FILE")]
    pub(crate) tls_acme_root: Option<PathBuf>,

    /// Serve HTTPS with the certificate chain in this file (PEM); reloaded when it changes.
    #[arg(long, env = "BOOMTOWN_TLS_CERTIFICATE", value_name = "FILE")]
    pub(crate) tls_certificate: Option<PathBuf>,

    /// Private key of the certificate (PEM).
    #[arg(long, env = "BOOMTOWN_TLS_KEY", value_name = "FILE")]
    pub(crate) tls_key: Option<PathBuf>,

    /// With TLS: redirect plain HTTP requests at this address, such as 0.0.0.0:80, to HTTPS.
    #[arg(long, env = "BOOMTOWN_REDIRECT_HTTP", value_name = "ADDRESS")]
    pub(crate) redirect_http: Option<SocketAddr>,

    /// Trust X-Forwarded-For, -Proto, -Host and -Prefix from this many proxies in a row [default: 0; without a number: 1].
    #[arg(long, env = "BOOMTOWN_BEHIND_PROXY", value_name = "COUNT", num_args = 0..=1, require_equals = true, default_missing_value = "1")]
    behind_proxy: Option<Proxies>,

    /// URL of this server in a browser, such as `https://games.example`. Passkeys are bound to it, and links in messages use it.
    #[arg(long, env = "BOOMTOWN_PUBLIC_ADDRESS", value_parser = public_address)]
    #[serde(default, deserialize_with = "known_address", skip_serializing_if = "Option::is_none")]
    public_address: Option<String>,

    /// Who may sign in: anybody who gives a name, only people with an invitation (see `boomtown invite`), or only people who sign in
    /// through the identity provider [default: open].
    #[arg(long, env = "BOOMTOWN_ACCESS")]
    access: Option<Access>,

    /// Invitation codes that never expire, separated by commas; used with --access invitation.
    #[arg(long, env = "BOOMTOWN_INVITATION", value_name = "CODES", hide_env_values = true)]
    invitation: Option<String>,

    /// Issuer URL of an `OpenID` Connect provider that people can sign in through, exactly as the provider spells it.
    #[arg(long, env = "BOOMTOWN_OIDC_ISSUER", value_name = "ADDRESS")]
    pub(super) oidc_issuer: Option<String>,

    /// Client ID of this server at the identity provider.
    #[arg(long, env = "BOOMTOWN_OIDC_CLIENT_ID", value_name = "ID")]
    pub(super) oidc_client_id: Option<String>,

    /// Client secret of this server at the identity provider, if it requires one.
    #[arg(long, env = "BOOMTOWN_OIDC_CLIENT_SECRET", value_name = "SECRET", hide_env_values = true)]
    pub(super) oidc_client_secret: Option<String>,

    /// File that contains the client secret.
    #[arg(long, env = "BOOMTOWN_OIDC_CLIENT_SECRET_FILE", value_name = "FILE")]
    pub(super) oidc_client_secret_file: Option<PathBuf>,

    /// Name of the identity provider on the sign-in button [default: its host name].
    #[arg(long, env = "BOOMTOWN_OIDC_NAME", value_name = "NAME")]
    pub(super) oidc_name: Option<String>,

    /// Scopes to request in addition to "openid", separated by commas [default: profile,email].
    #[arg(long, env = "BOOMTOWN_OIDC_SCOPES", value_name = "SCOPES")]
    pub(super) oidc_scopes: Option<String>,

    /// Accept only people with a verified mail address in these domains, separated by commas.
    #[arg(long, env = "BOOMTOWN_OIDC_DOMAINS", value_name = "DOMAINS")]
    pub(super) oidc_domains: Option<String>,

    /// Accept only members of these groups (claim "groups"), separated by commas.
    #[arg(long, env = "BOOMTOWN_OIDC_GROUPS", value_name = "GROUPS")]
    pub(super) oidc_groups: Option<String>,

    /// Maximum thinking time of a bot per decision, in milliseconds [default: 1000].
    #[arg(long, env = "BOOMTOWN_THINK")]
    think: Option<u64>,

    /// Minimum delay before a bot moves, in milliseconds, so that people can follow [default: 500].
    #[arg(long, env = "BOOMTOWN_PAUSE")]
    pause: Option<u64>,

    /// Unload a table from memory after this many seconds without viewers [default: 300].
    #[arg(long, env = "BOOMTOWN_IDLE")]
    idle: Option<u64>,

    /// Maximum number of open connections [default: 50000].
    #[arg(long, env = "BOOMTOWN_CONNECTIONS")]
    connections: Option<usize>,

    /// Maximum number of open connections from one IP address; ignored behind a proxy [default: 1000].
    #[arg(long, env = "BOOMTOWN_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,

    /// Turn off all rate limits and quotas.
    #[arg(long, env = "BOOMTOWN_NO_LIMITS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    no_limits: Option<bool>,

    /// Maximum number of tables one person can create per day [default: 200].
    #[arg(long, env = "BOOMTOWN_TABLES_PER_DAY")]
    tables_per_day: Option<u64>,

    /// Maximum number of tables one person can list in the lobby per day [default: 40].
    #[arg(long, env = "BOOMTOWN_LISTED_TABLES_PER_DAY")]
    listed_tables_per_day: Option<u64>,

    /// Maximum number of bots-only tables one person can create per day [default: 30].
    #[arg(long, env = "BOOMTOWN_BOT_TABLES_PER_DAY")]
    bot_tables_per_day: Option<u64>,

    /// Maximum number of game records one person can import per day [default: 40].
    #[arg(long, env = "BOOMTOWN_IMPORTS_PER_DAY")]
    imports_per_day: Option<u64>,

    /// Maximum number of chat messages one person can write per day [default: 1000].
    #[arg(long, env = "BOOMTOWN_REMARKS_PER_DAY")]
    remarks_per_day: Option<u64>,

    /// Maximum number of bot accounts per person [default: 5].
    #[arg(long, env = "BOOMTOWN_BOTS_PER_PERSON")]
    bots_per_person: Option<u64>,

    /// Maximum number of requests per second of one bot account [default: 20].
    #[arg(long, env = "BOOMTOWN_BOT_REQUESTS_PER_SECOND")]
    bot_requests_per_second: Option<u32>,

    /// Maximum number of new guests from one IP address per day [default: 300].
    #[arg(long, env = "BOOMTOWN_GUESTS_PER_ADDRESS")]
    guests_per_address: Option<u64>,

    /// Maximum number of tables created from one IP address per day [default: 2000].
    #[arg(long, env = "BOOMTOWN_TABLES_PER_ADDRESS")]
    tables_per_address: Option<u64>,

    /// Maximum number of chat messages from one IP address per day [default: 20000].
    #[arg(long, env = "BOOMTOWN_REMARKS_PER_ADDRESS")]
    remarks_per_address: Option<u64>,

    /// Maximum number of decisions from one IP address per day [default: 500000].
    #[arg(long, env = "BOOMTOWN_DECISIONS_PER_ADDRESS")]
    decisions_per_address: Option<u64>,

    /// Remove a listed table that waits for players after this many hours without its host [default: 24].
    #[arg(long, env = "BOOMTOWN_KEEP_GATHERING")]
    keep_gathering: Option<u64>,

    /// Remove an unlisted table that waits for players after this many days without its host [default: 7].
    #[arg(long, env = "BOOMTOWN_KEEP_INVITATIONS")]
    keep_invitations: Option<u64>,

    /// Remove an imported game record after this many days [default: 30].
    #[arg(long, env = "BOOMTOWN_KEEP_IMPORTS")]
    keep_imports: Option<u64>,

    /// Remove a bots-only table after this many days [default: 30].
    #[arg(long, env = "BOOMTOWN_KEEP_BOT_TABLES")]
    keep_bot_tables: Option<u64>,

    /// Remove a guest who has no game after this many days without a visit [default: 14].
    #[arg(long, env = "BOOMTOWN_KEEP_GUESTS")]
    keep_guests: Option<u64>,

    /// Store the IP addresses of people, for operators, for this many days; 0 stores none [default: 14].
    #[arg(long, env = "BOOMTOWN_KEEP_ADDRESSES")]
    keep_addresses: Option<u64>,

    /// Back up the database into this folder on a schedule; test the newest copy with `boomtown backup check FOLDER`.
    #[arg(long, env = "BOOMTOWN_BACKUP_FOLDER", value_name = "FOLDER")]
    pub(crate) backup_folder: Option<PathBuf>,

    /// Hours between backups [default: 24].
    #[arg(long, env = "BOOMTOWN_BACKUP_EVERY", value_name = "HOURS")]
    pub(crate) backup_every: Option<NonZeroU64>,

    /// Number of backups to keep; older ones are deleted [default: 14].
    #[arg(long, env = "BOOMTOWN_BACKUP_KEEP", value_name = "COUNT")]
    pub(crate) backup_keep: Option<usize>,

    /// Delete backups older than this many days, except the newest [default: no limit].
    #[arg(long, env = "BOOMTOWN_BACKUP_KEEP_DAYS", value_name = "DAYS")]
    pub(crate) backup_keep_days: Option<u64>,

    /// Mail server for messages to players, as `smtps://USER:PASSWORD@HOST`.
    #[arg(long, env = "BOOMTOWN_SMTP", hide_env_values = true)]
    smtp: Option<String>,

    /// Sender of mail, such as "Boomtown <games@example.org>".
    #[arg(long, env = "BOOMTOWN_MAIL_FROM")]
    mail_from: Option<String>,

    /// Allow messages to private addresses and without TLS. Use only if you trust everybody on this server.
    #[arg(long, env = "BOOMTOWN_NOTICES_ANYWHERE", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    notices_anywhere: Option<bool>,

    /// Log in JSON.
    #[arg(long, env = "BOOMTOWN_JSON_LOG", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) json_log: Option<bool>,

    /// Log every request with its time, IP address, path, status and duration.
    #[arg(long, env = "BOOMTOWN_ACCESS_LOG", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) access_log: Option<bool>,

    /// Send traces to this OpenTelemetry collector (OTLP over HTTP), such as `http://localhost:4318`.
    #[arg(long, env = "BOOMTOWN_OTLP_ENDPOINT", value_name = "ADDRESS")]
    pub(crate) otlp_endpoint: Option<String>,

    /// Publish statistics of all games on this server: win rates by seat, character and building.
    #[arg(long, env = "BOOMTOWN_SITE_STATISTICS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    site_statistics: Option<bool>,

    /// Let bots play each other on the public ladder while the server is idle, this many games at once [default: 0].
    #[arg(long, env = "BOOMTOWN_LADDER", value_name = "GAMES")]
    ladder: Option<u32>,

    /// Seconds a bot account has for each decision on the ladder before it loses the game [default: 10].
    #[arg(long, env = "BOOMTOWN_LADDER_SECONDS", value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=3600))]
    ladder_seconds: Option<u32>,
}

/// The settings of a command line and of the environment, and the file that has others.
#[derive(clap::Args)]
pub(crate) struct GivenSettings {
    /// Settings file (TOML). The command line and the environment take precedence over it.
    #[arg(long, env = "BOOMTOWN_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) settings: Settings,
}

impl GivenSettings {
    /// All settings: as given, else as in the file, else as they are by default.
    pub(crate) fn whole(self) -> Result<Settings, CommandError> {
        let file = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        Ok(self.settings.or(&file).or(&Settings::defaults()))
    }
}

impl Settings {
    /// The settings of a file.
    pub(crate) fn read(file: &Path) -> Result<Settings, CommandError> {
        toml::from_str(&read_file(file)?).map_err(|error| CommandError::file(file, error))
    }

    /// These settings, and where one is missing that of the others.
    pub(crate) fn or(&self, others: &Settings) -> Settings {
        let mut whole = others.table();
        whole.extend(self.table());
        whole.try_into().expect("both were settings")
    }

    /// What holds where nothing was given.
    pub(crate) fn defaults() -> Settings {
        let Config { think, pause, idle, connections, keeping, quotas, ladder, .. } = Config::default();
        let days = |kept: Duration| Some(kept.as_secs() / (24 * 60 * 60));
        Settings {
            data: None,
            database: None,
            listen: Some(LISTEN),
            monitor: None,
            base_path: Some(String::new()),
            tls_domain: None,
            tls_acme_directory: None,
            tls_acme_root: None,
            tls_certificate: None,
            tls_key: None,
            redirect_http: None,
            behind_proxy: Some(Proxies::default()),
            public_address: None,
            access: Some(Access::default()),
            invitation: None,
            oidc_issuer: None,
            oidc_client_id: None,
            oidc_client_secret: None,
            oidc_client_secret_file: None,
            oidc_name: None,
            oidc_scopes: None,
            oidc_domains: None,
            oidc_groups: None,
            think: u64::try_from(think.as_millis()).ok(),
            pause: u64::try_from(pause.as_millis()).ok(),
            idle: Some(idle.as_secs()),
            connections: Some(connections.total),
            connections_per_address: Some(connections.of_one_address),
            no_limits: Some(false),
            tables_per_day: Some(quotas.person.tables),
            listed_tables_per_day: Some(quotas.person.listed_tables),
            bot_tables_per_day: Some(quotas.person.bot_tables),
            imports_per_day: Some(quotas.person.imports),
            remarks_per_day: Some(quotas.person.remarks),
            bots_per_person: Some(quotas.person.bots),
            bot_requests_per_second: Some(quotas.bot_requests),
            guests_per_address: Some(quotas.address.guests),
            tables_per_address: Some(quotas.address.tables),
            remarks_per_address: Some(quotas.address.remarks),
            decisions_per_address: Some(quotas.address.decisions),
            keep_gathering: Some(keeping.gathering.as_secs() / (60 * 60)),
            keep_invitations: days(keeping.invitations),
            keep_imports: days(keeping.imports),
            keep_bot_tables: days(keeping.bot_tables),
            keep_guests: days(keeping.guests),
            keep_addresses: days(keeping.addresses),
            backup_folder: None,
            backup_every: Some(BACKUP_EVERY),
            backup_keep: Some(BACKUP_KEEP),
            backup_keep_days: None,
            smtp: None,
            mail_from: None,
            notices_anywhere: Some(false),
            json_log: Some(false),
            access_log: Some(false),
            otlp_endpoint: None,
            site_statistics: Some(false),
            ladder: Some(ladder.at_once),
            ladder_seconds: Some(ladder.seconds),
        }
    }

    /// Each setting that was given, by its name.
    pub(crate) fn table(&self) -> Table {
        Table::try_from(self).expect("settings are a table of plain values")
    }

    /// Where to listen.
    pub(crate) fn listen(&self) -> SocketAddr {
        self.listen.unwrap_or(LISTEN)
    }

    /// The invitations that always let somebody in.
    fn invitation_codes(&self) -> Vec<String> {
        let codes = self.invitation.as_deref().unwrap_or_default().split(',').map(str::trim);
        codes.filter(|code| !code.is_empty()).map(str::to_owned).collect()
    }

    /// The server's configuration by these settings; what is missing is as by default.
    pub(crate) fn config(&self) -> Result<Config, CommandError> {
        let usual = Config::default();
        let hours = |hours: Option<u64>, usual: Duration| {
            hours.map_or(usual, |hours| Duration::from_secs(hours.saturating_mul(60 * 60)))
        };
        let days =
            |days: Option<u64>, usual: Duration| hours(days.map(|days| days.saturating_mul(24)), usual);
        let kept = usual.keeping;
        Ok(Config {
            games: registry(),
            base_path: self.base_path.as_deref().map_or(usual.base_path, tidy_base_path),
            think: self.think.map_or(usual.think, Duration::from_millis),
            pause: self.pause.map_or(usual.pause, Duration::from_millis),
            idle: self.idle.map_or(usual.idle, Duration::from_secs),
            limits: if self.no_limits == Some(true) { Limits::None } else { Limits::Usual },
            proxies: self.behind_proxy.unwrap_or_default().0,
            connections: Connections {
                total: self.connections.unwrap_or(usual.connections.total),
                of_one_address: self.connections_per_address.unwrap_or(usual.connections.of_one_address),
            },
            access_log: self.access_log == Some(true),
            public_address: self.public_address.as_deref().and_then(|text| PublicAddress::parse(text).ok()),
            access: match self.access.unwrap_or_default() {
                Access::Open => server::Access::Open,
                Access::Invitation => server::Access::Invitation { codes: self.invitation_codes() },
                Access::Oidc if self.oidc_issuer.is_some() => server::Access::Oidc,
                Access::Oidc => {
                    let why =
                        "access = \"oidc\" needs an identity provider (--oidc-issuer and --oidc-client-id)";
                    return Err(CommandError::new(why));
                }
            },
            oidc: self.provider()?,
            site_statistics: self.site_statistics == Some(true),
            ladder: LadderConfig {
                at_once: self.ladder.unwrap_or(usual.ladder.at_once),
                seconds: self.ladder_seconds.unwrap_or(usual.ladder.seconds).max(1),
            },
            keeping: Retention {
                gathering: hours(self.keep_gathering, kept.gathering),
                invitations: days(self.keep_invitations, kept.invitations),
                imports: days(self.keep_imports, kept.imports),
                bot_tables: days(self.keep_bot_tables, kept.bot_tables),
                guests: days(self.keep_guests, kept.guests),
                addresses: days(self.keep_addresses, kept.addresses),
                ..kept
            },
            quotas: self.quotas(),
            notices: self.notices()?,
            ..Config::default()
        })
    }

    /// How much one person, and one address, may leave behind by these settings.
    fn quotas(&self) -> Quotas {
        let usual = Quotas::default();
        let Quotas { person, address, .. } = usual;
        Quotas {
            person: PersonQuotas {
                tables: self.tables_per_day.unwrap_or(person.tables),
                listed_tables: self.listed_tables_per_day.unwrap_or(person.listed_tables),
                bot_tables: self.bot_tables_per_day.unwrap_or(person.bot_tables),
                imports: self.imports_per_day.unwrap_or(person.imports),
                remarks: self.remarks_per_day.unwrap_or(person.remarks),
                bots: self.bots_per_person.unwrap_or(person.bots),
                ..person
            },
            address: AddressQuotas {
                guests: self.guests_per_address.unwrap_or(address.guests),
                tables: self.tables_per_address.unwrap_or(address.tables),
                remarks: self.remarks_per_address.unwrap_or(address.remarks),
                decisions: self.decisions_per_address.unwrap_or(address.decisions),
                ..address
            },
            bot_requests: self.bot_requests_per_second.unwrap_or(usual.bot_requests),
            ..usual
        }
    }

    /// How messages reach people by these settings; the key comes from the data folder.
    fn notices(&self) -> Result<NoticesConfig, CommandError> {
        let mail = match (&self.smtp, &self.mail_from, &self.public_address) {
            (None, None, _) => None,
            (Some(server), Some(from), Some(home)) => {
                Some(MailConfig::new(server, from, home).map_err(CommandError::new)?)
            }
            _ => {
                let why = "mail needs three settings: --smtp, --mail-from and --public-address";
                return Err(CommandError::new(why));
            }
        };
        let reach = if self.notices_anywhere == Some(true) { Reach::Anywhere } else { Reach::Public };
        let public_url = self.public_address.as_ref().map(|home| format!("{}/", home.trim_end_matches('/')));
        Ok(NoticesConfig { mail, reach, public_url, ..NoticesConfig::default() })
    }
}
