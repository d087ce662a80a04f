//! Certificates that are obtained and renewed by ACME, for example from Let's Encrypt. Names are validated on the port where people play
//! (TLS-ALPN-01), so that no other port needs to be open.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use futures_util::StreamExt as _;
use rustls_acme::acme::LETS_ENCRYPT_PRODUCTION_DIRECTORY;
use rustls_acme::caches::DirCache;
use rustls_acme::{AcmeConfig, AcmeState, EventOk};
use tokio::sync::Mutex;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::server::ResolvesServerCert;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, ServerConfig};

use super::{TlsError, note_expiry, provider};
use crate::app_state::AppState;

/// The prefix of the files with certificates.
const KEPT: &str = "cached_cert_";

/// Where certificates come from, and for which names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AcmeSettings {
    /// The host names of the server.
    pub domains: Vec<String>,
    /// The folder for certificates, their keys and the account.
    pub folder: PathBuf,
    /// The directory URL of the authority; Let's Encrypt by default.
    pub directory: Option<String>,
    /// A file with the root certificate of the authority; not needed for a publicly trusted one.
    pub root: Option<PathBuf>,
}

pub(super) struct Acme {
    folder: PathBuf,
    state: Mutex<AcmeState<io::Error>>,
    resolver: Arc<dyn ResolvesServerCert>,
    challenge: Arc<ServerConfig>,
}

impl Acme {
    pub(super) fn new(settings: &AcmeSettings) -> Result<Acme, TlsError> {
        let AcmeSettings { domains, folder, directory, root } = settings;
        if let Some(bad) = domains.iter().find(|domain| !is_name(domain)) {
            return Err(TlsError(format!(
                "no certificate can be obtained for '{bad}': name a domain such as games.example, without https and port"
            )));
        }
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder).map_err(|error| TlsError::file(folder, error))?;
        let mut roots = RootCertStore::empty();
        match root {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(file) => {
                let certificate =
                    CertificateDer::from_pem_file(file).map_err(|error| TlsError::file(file, error))?;
                roots.add(certificate).map_err(|error| TlsError::file(file, error))?;
            }
        }
        let client = ClientConfig::builder_with_provider(provider())
            .with_safe_default_protocol_versions()
            .map_err(|error| TlsError::new(&error))?
            .with_root_certificates(roots)
            .with_no_client_auth();
        let state = AcmeConfig::new_with_client_config(domains, Arc::new(client))
            .directory(directory.as_deref().unwrap_or(LETS_ENCRYPT_PRODUCTION_DIRECTORY))
            .cache(DirCache::new(folder.clone()))
            .state();
        let challenge = state.challenge_rustls_config_with_provider(provider());
        Ok(Acme { folder: folder.clone(), resolver: state.resolver(), challenge, state: Mutex::new(state) })
    }

    /// Chooses the certificate for game connections.
    pub(super) fn resolver(&self) -> Arc<dyn ResolvesServerCert> {
        Arc::clone(&self.resolver)
    }

    /// The TLS settings for the authority's validation.
    pub(super) fn challenge(&self) -> Arc<ServerConfig> {
        Arc::clone(&self.challenge)
    }

    /// Obtains certificates when they are due, and logs the results.
    pub(super) async fn renew(&self, app: &AppState) {
        let mut state = self.state.lock().await;
        while let Some(event) = state.next().await {
            match event {
                Ok(EventOk::DeployedCachedCert) => {
                    tracing::info!("using the stored certificate");
                    self.tell_expiry(app);
                }
                Ok(EventOk::DeployedNewCert) => tracing::info!("using a new certificate"),
                Ok(EventOk::CertCacheStore) => self.tell_expiry(app),
                Ok(EventOk::AccountCacheStore) => {}
                Err(error) => {
                    tracing::error!(%error, "could not obtain a certificate; trying again");
                    app.metrics.certificate_failures.inc();
                }
            }
        }
    }
}

impl Acme {
    /// Reads the expiry from the file of the certificate, because the library does not provide it.
    fn tell_expiry(&self, app: &AppState) {
        let written = |file: &fs::DirEntry| file.metadata().and_then(|found| found.modified()).ok();
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let kept =
            files.filter(|file| file.file_name().to_string_lossy().starts_with(KEPT)).max_by_key(written);
        let certificate = kept.and_then(|file| CertificateDer::from_pem_file(file.path()).ok());
        if let Some(certificate) = certificate {
            note_expiry(app, &certificate);
        }
    }
}

/// Whether this can be the name of a host on the internet: authorities issue no certificates for anything else.
fn is_name(domain: &str) -> bool {
    let label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-')
    };
    let is_number =
        domain.rsplit('.').next().is_some_and(|last| last.bytes().all(|byte| byte.is_ascii_digit()));
    domain.len() <= 253 && domain.contains('.') && domain.split('.').all(label) && !is_number
}

#[cfg(test)]
mod tests {
    use super::is_name;

    #[test]
    fn only_names_of_hosts_get_certificates() {
        for name in ["games.example", "a.b-c.example", "xn--bcher-kva.example", "1858.example"] {
            assert!(is_name(name), "{name}");
        }
        for name in [
            "",
            "games",
            "192.0.2.7",
            "https://games.example",
            "games.example:443",
            "-a.example",
            "a..example",
            "*.example",
        ] {
            assert!(!is_name(name), "{name}");
        }
    }
}
