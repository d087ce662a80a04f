//! TLS without a proxy: certificates that are given as files or obtained by ACME.

mod acme;
mod given;

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;

use rustls_acme::is_tls_alpn_challenge;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_rustls::LazyConfigAcceptor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::server::{Acceptor, ResolvesServerCert};
use tokio_rustls::rustls::{Error, ServerConfig};
use tokio_rustls::server::TlsStream;
use x509_parser::parse_x509_certificate;

use self::acme::Acme;
pub use self::acme::AcmeSettings;
use self::given::Given;
use crate::app_state::AppState;

/// The protocol to agree on by ALPN.
const HTTP: &[u8] = b"http/1.1";

/// TLS settings.
pub struct Tls {
    /// For game connections.
    config: Arc<ServerConfig>,
    source: Source,
}

enum Source {
    Given(Arc<Given>),
    Acme(Box<Acme>),
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = match &self.source {
            Source::Given(_) => "given",
            Source::Acme(_) => "acme",
        };
        f.debug_struct("Tls").field("source", &source).finish_non_exhaustive()
    }
}

impl Tls {
    /// With a certificate and its key from PEM files, which are reloaded when they change.
    ///
    /// # Errors
    /// If they cannot be read or do not belong together.
    pub fn given(certificate: &Path, key: &Path) -> Result<Tls, TlsError> {
        let given = Arc::new(Given::read(certificate, key)?);
        let resolver: Arc<dyn ResolvesServerCert> = Arc::<Given>::clone(&given);
        Ok(Tls { config: server_config(resolver)?, source: Source::Given(given) })
    }

    /// With certificates that are obtained and renewed by ACME.
    ///
    /// # Errors
    /// If the settings are invalid, or if the folder for the certificates cannot be created.
    pub fn acme(settings: &AcmeSettings) -> Result<Tls, TlsError> {
        let acme = Acme::new(settings)?;
        Ok(Tls { config: server_config(acme.resolver())?, source: Source::Acme(Box::new(acme)) })
    }

    /// Keeps the certificate current, until the task is aborted.
    pub(crate) async fn keep_current(&self, app: &AppState) {
        match &self.source {
            Source::Given(given) => given.follow(app).await,
            Source::Acme(acme) => acme.renew(app).await,
        }
    }

    /// Does the TLS handshake with a client. Returns `None` if it was only the authority's validation.
    pub(crate) async fn accept(&self, stream: TcpStream) -> io::Result<Option<TlsStream<TcpStream>>> {
        let begun = LazyConfigAcceptor::new(Acceptor::default(), stream).await?;
        if let Source::Acme(acme) = &self.source
            && is_tls_alpn_challenge(&begun.client_hello())
        {
            let mut answered = begun.into_stream(acme.challenge()).await?;
            answered.shutdown().await?;
            return Ok(None);
        }
        begun.into_stream(Arc::clone(&self.config)).await.map(Some)
    }
}

fn server_config(resolver: Arc<dyn ResolvesServerCert>) -> Result<Arc<ServerConfig>, TlsError> {
    let mut config = ServerConfig::builder_with_provider(provider())
        .with_safe_default_protocol_versions()
        .map_err(|error| TlsError::new(&error))?
        .with_no_client_auth()
        .with_cert_resolver(resolver);
    config.alpn_protocols.push(HTTP.to_vec());
    Ok(Arc::new(config))
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

/// Notes when a certificate expires.
fn note_expiry(app: &AppState, certificate: &[u8]) {
    // One that cannot be read is refused elsewhere.
    if let Ok((_, read)) = parse_x509_certificate(certificate) {
        app.metrics.certificate_expiry.set(read.validity().not_after.timestamp());
    }
}

/// Why TLS cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsError(String);

impl TlsError {
    fn new(error: &Error) -> TlsError {
        TlsError(error.to_string())
    }

    fn file(path: &Path, why: impl fmt::Display) -> TlsError {
        TlsError(format!("{}: {why}", path.display()))
    }
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TlsError {}
