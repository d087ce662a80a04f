//! The settings of TLS and of scheduled backups.

use std::path::Path;
use std::time::Duration;

use server::{AcmeSettings, BackupPlan, PublicAddress, Tls};

use super::settings::{BACKUP_EVERY, BACKUP_KEEP, Settings};
use crate::common::CommandError;

const HOUR: Duration = Duration::from_secs(60 * 60);
/// The folder for certificates in the data folder.
const CERTIFICATES: &str = "acme";
/// Where browsers expect TLS.
const HTTPS: u16 = 443;

impl Settings {
    /// When the database in a data folder is copied, and where to.
    pub(super) fn backups(&self, data: &Path) -> Result<Option<BackupPlan>, CommandError> {
        let Some(folder) = &self.backup_folder else { return Ok(None) };
        if self.database.is_some() {
            let why = "backup-folder works only with a database file: back up PostgreSQL with its own tools (pg_dump), see docs/serving.md";
            return Err(CommandError::new(why));
        }
        let hours = |hours: u64| HOUR.saturating_mul(u32::try_from(hours).unwrap_or(u32::MAX));
        let every = hours(self.backup_every.unwrap_or(BACKUP_EVERY).get());
        let keep = self.backup_keep.unwrap_or(BACKUP_KEEP);
        let keep_for = self.backup_keep_days.map(|days| hours(days.saturating_mul(24)));
        BackupPlan::new(data, folder, every, keep, keep_for).map(Some).map_err(CommandError::new)
    }

    /// Finds what would keep a server with these settings from starting, as far as that can be known without starting it: missing
    /// companions of a setting, settings that exclude each other, files that cannot be read.
    pub(crate) fn check(&self) -> Result<(), CommandError> {
        self.config()?;
        let data = self.data.clone().unwrap_or_default();
        self.backups(&data)?;
        self.tls(&data)?;
        Ok(())
    }

    /// Whether connections are to be encrypted.
    pub(crate) fn has_tls(&self) -> bool {
        self.tls_domain.is_some() || self.tls_certificate.is_some()
    }

    /// How connections are encrypted; certificates that are fetched are kept in the data folder.
    pub(super) fn tls(&self, data: &Path) -> Result<Option<Tls>, CommandError> {
        let no = |why: &str| Err(CommandError::new(why));
        match (&self.tls_domain, &self.tls_certificate, &self.tls_key) {
            (Some(_), None, None) => Tls::acme(&AcmeSettings {
                domains: self.domains(),
                folder: data.join(CERTIFICATES),
                directory: self.tls_acme_directory.clone(),
                root: self.tls_acme_root.clone(),
            })
            .map(Some)
            .map_err(CommandError::new),
            (Some(_), ..) => no(
                "use either --tls-domain (certificates are obtained) or --tls-certificate and --tls-key (certificates are given), not both",
            ),
            (None, Some(certificate), Some(key)) => {
                Tls::given(certificate, key).map(Some).map_err(CommandError::new)
            }
            (None, None, None) if self.redirect_http.is_some() => {
                no("--redirect-http needs TLS: set --tls-domain, or --tls-certificate and --tls-key")
            }
            (None, None, None) => Ok(None),
            (None, ..) => no("set both --tls-certificate and --tls-key"),
        }
    }

    /// The public address of a server that obtains a certificate for a name and listens on the HTTPS port.
    pub(super) fn own_address(&self, port: u16) -> Option<PublicAddress> {
        let first = self.domains().into_iter().next().filter(|_| port == HTTPS)?;
        PublicAddress::parse(&format!("https://{first}")).ok()
    }

    fn domains(&self) -> Vec<String> {
        let names = self.tls_domain.as_deref().unwrap_or_default().split(',').map(str::trim);
        names.filter(|name| !name.is_empty()).map(str::to_ascii_lowercase).collect()
    }
}
