//! Turns the settings into the configuration of a server.

use std::time::Duration;

use server::{
    AddressQuotas, Config, Connections, LadderConfig, Limits, MailConfig, NoticesConfig, PersonQuotas,
    PublicAddress, Quotas, Reach, Retention, tidy_base_path,
};

use super::settings::Settings;
use super::values::Access;
use crate::common::{CommandError, registry};

impl Settings {
    /// The invitation codes that never expire.
    fn invitation_codes(&self) -> Vec<String> {
        let codes = self.invitation.as_deref().unwrap_or_default().split(',').map(str::trim);
        codes.filter(|code| !code.is_empty()).map(str::to_owned).collect()
    }

    /// The server's configuration; missing settings have their defaults.
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

    /// The quotas of a person, and of an address.
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

    /// How messages are sent to people; the key comes from the data folder.
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
