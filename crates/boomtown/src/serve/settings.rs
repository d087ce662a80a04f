//! The settings of a server, read from the command line, the environment and the settings file. This is the only list of them.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use server::Config;
use table::explain_message;
use toml::Table;

pub(crate) use super::values::database_address;
use super::values::{Access, Proxies, known_address, known_database, public_address};
use crate::common::{CommandError, read_file};

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
    pub(super) base_path: Option<String>,

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
    pub(super) behind_proxy: Option<Proxies>,

    /// URL of this server in a browser, such as `https://games.example`. Passkeys are bound to it, and links in messages use it.
    #[arg(long, env = "BOOMTOWN_PUBLIC_ADDRESS", value_parser = public_address)]
    #[serde(default, deserialize_with = "known_address", skip_serializing_if = "Option::is_none")]
    pub(super) public_address: Option<String>,

    /// Who may sign in: anybody who gives a name, only people with an invitation (see `boomtown invite`), or only people who sign in
    /// through the identity provider [default: open].
    #[arg(long, env = "BOOMTOWN_ACCESS")]
    pub(super) access: Option<Access>,

    /// Invitation codes that never expire, separated by commas; used with --access invitation.
    #[arg(long, env = "BOOMTOWN_INVITATION", value_name = "CODES", hide_env_values = true)]
    pub(super) invitation: Option<String>,

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
    pub(super) think: Option<u64>,

    /// Minimum delay before a bot moves, in milliseconds, so that people can follow [default: 500].
    #[arg(long, env = "BOOMTOWN_PAUSE")]
    pub(super) pause: Option<u64>,

    /// Unload a table from memory after this many seconds without viewers [default: 300].
    #[arg(long, env = "BOOMTOWN_IDLE")]
    pub(super) idle: Option<u64>,

    /// Maximum number of open connections [default: 50000].
    #[arg(long, env = "BOOMTOWN_CONNECTIONS")]
    pub(super) connections: Option<usize>,

    /// Maximum number of open connections from one IP address; ignored behind a proxy [default: 1000].
    #[arg(long, env = "BOOMTOWN_CONNECTIONS_PER_ADDRESS")]
    pub(super) connections_per_address: Option<usize>,

    /// Turn off all rate limits and quotas.
    #[arg(long, env = "BOOMTOWN_NO_LIMITS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(super) no_limits: Option<bool>,

    /// Maximum number of tables one person can create per day [default: 200].
    #[arg(long, env = "BOOMTOWN_TABLES_PER_DAY")]
    pub(super) tables_per_day: Option<u64>,

    /// Maximum number of tables one person can list in the lobby per day [default: 40].
    #[arg(long, env = "BOOMTOWN_LISTED_TABLES_PER_DAY")]
    pub(super) listed_tables_per_day: Option<u64>,

    /// Maximum number of bots-only tables one person can create per day [default: 30].
    #[arg(long, env = "BOOMTOWN_BOT_TABLES_PER_DAY")]
    pub(super) bot_tables_per_day: Option<u64>,

    /// Maximum number of game records one person can import per day [default: 40].
    #[arg(long, env = "BOOMTOWN_IMPORTS_PER_DAY")]
    pub(super) imports_per_day: Option<u64>,

    /// Maximum number of chat messages one person can write per day [default: 1000].
    #[arg(long, env = "BOOMTOWN_REMARKS_PER_DAY")]
    pub(super) remarks_per_day: Option<u64>,

    /// Maximum number of bot accounts per person [default: 5].
    #[arg(long, env = "BOOMTOWN_BOTS_PER_PERSON")]
    pub(super) bots_per_person: Option<u64>,

    /// Maximum number of requests per second of one bot account [default: 20].
    #[arg(long, env = "BOOMTOWN_BOT_REQUESTS_PER_SECOND")]
    pub(super) bot_requests_per_second: Option<u32>,

    /// Maximum number of new guests from one IP address per day [default: 300].
    #[arg(long, env = "BOOMTOWN_GUESTS_PER_ADDRESS")]
    pub(super) guests_per_address: Option<u64>,

    /// Maximum number of tables created from one IP address per day [default: 2000].
    #[arg(long, env = "BOOMTOWN_TABLES_PER_ADDRESS")]
    pub(super) tables_per_address: Option<u64>,

    /// Maximum number of chat messages from one IP address per day [default: 20000].
    #[arg(long, env = "BOOMTOWN_REMARKS_PER_ADDRESS")]
    pub(super) remarks_per_address: Option<u64>,

    /// Maximum number of decisions from one IP address per day [default: 500000].
    #[arg(long, env = "BOOMTOWN_DECISIONS_PER_ADDRESS")]
    pub(super) decisions_per_address: Option<u64>,

    /// Remove a listed table that waits for players after this many hours without its host [default: 24].
    #[arg(long, env = "BOOMTOWN_KEEP_GATHERING")]
    pub(super) keep_gathering: Option<u64>,

    /// Remove an unlisted table that waits for players after this many days without its host [default: 7].
    #[arg(long, env = "BOOMTOWN_KEEP_INVITATIONS")]
    pub(super) keep_invitations: Option<u64>,

    /// Remove an imported game record after this many days [default: 30].
    #[arg(long, env = "BOOMTOWN_KEEP_IMPORTS")]
    pub(super) keep_imports: Option<u64>,

    /// Remove a bots-only table after this many days [default: 30].
    #[arg(long, env = "BOOMTOWN_KEEP_BOT_TABLES")]
    pub(super) keep_bot_tables: Option<u64>,

    /// Remove a guest who has no game after this many days without a visit [default: 14].
    #[arg(long, env = "BOOMTOWN_KEEP_GUESTS")]
    pub(super) keep_guests: Option<u64>,

    /// Store the IP addresses of people, for operators, for this many days; 0 stores none [default: 14].
    #[arg(long, env = "BOOMTOWN_KEEP_ADDRESSES")]
    pub(super) keep_addresses: Option<u64>,

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
    pub(super) smtp: Option<String>,

    /// Sender of mail, such as "Boomtown <games@example.org>".
    #[arg(long, env = "BOOMTOWN_MAIL_FROM")]
    pub(super) mail_from: Option<String>,

    /// Allow messages to private addresses and without TLS. Use only if you trust everybody on this server.
    #[arg(long, env = "BOOMTOWN_NOTICES_ANYWHERE", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(super) notices_anywhere: Option<bool>,

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
    pub(super) site_statistics: Option<bool>,

    /// Let bots play each other on the public ladder while the server is idle, this many games at once [default: 0].
    #[arg(long, env = "BOOMTOWN_LADDER", value_name = "GAMES")]
    pub(super) ladder: Option<u32>,

    /// Seconds a bot account has for each decision on the ladder before it loses the game [default: 10].
    #[arg(long, env = "BOOMTOWN_LADDER_SECONDS", value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub(super) ladder_seconds: Option<u32>,
}

/// The settings of the command line and of the environment, and the file with the others.
#[derive(clap::Args)]
pub(crate) struct GivenSettings {
    /// Settings file (TOML). The command line and the environment take precedence over it.
    #[arg(long, env = "BOOMTOWN_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) settings: Settings,
}

impl GivenSettings {
    /// All settings: as given, otherwise as in the file, otherwise the defaults.
    pub(crate) fn whole(self) -> Result<Settings, CommandError> {
        let file = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        Ok(self.settings.or(&file).or(&Settings::defaults()))
    }
}

/// What is wrong in a settings file, and in which line, without the names of Rust types.
fn explain_toml(text: &str, error: &toml::de::Error) -> String {
    let why = explain_message(error.message());
    match error.span() {
        // An error about the whole file, such as an unknown setting, names the setting itself.
        Some(span) if span.start < text.len() => {
            let line = text[..span.start].matches('\n').count();
            // Without its value, which may be a secret.
            let setting = text.lines().nth(line).and_then(|line| line.split('=').next()).unwrap_or_default();
            format!("line {}, {}: {why}", line + 1, setting.trim())
        }
        _ => why,
    }
}

impl Settings {
    /// The settings of a file.
    pub(crate) fn read(file: &Path) -> Result<Settings, CommandError> {
        let text = read_file(file)?;
        toml::from_str(&text).map_err(|error| CommandError::file(file, explain_toml(&text, &error)))
    }

    /// These settings, with missing ones taken from the others.
    pub(crate) fn or(&self, others: &Settings) -> Settings {
        let mut whole = others.table();
        whole.extend(self.table());
        whole.try_into().expect("both were settings")
    }

    /// The defaults.
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

    /// The given settings by name.
    pub(crate) fn table(&self) -> Table {
        Table::try_from(self).expect("settings are a table of plain values")
    }

    /// The address to listen on.
    pub(crate) fn listen(&self) -> SocketAddr {
        self.listen.unwrap_or(LISTEN)
    }
}
