//! A certificate and its key in files that are renewed externally.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::sleep;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{Error, InconsistentKeys};

use super::{TlsError, note_expiry, provider};
use crate::app_state::AppState;

/// How often the files are checked for changes.
const LOOK: Duration = Duration::from_secs(2);

/// The content of the files.
#[derive(Clone, PartialEq, Eq)]
struct Files {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

/// A certificate from files, as they were when they last matched.
pub(super) struct Given {
    certificate: PathBuf,
    key: PathBuf,
    now: RwLock<(Files, Arc<CertifiedKey>)>,
}

impl std::fmt::Debug for Given {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Given").field("certificate", &self.certificate).finish_non_exhaustive()
    }
}

impl Given {
    pub(super) fn read(certificate: &Path, key: &Path) -> Result<Given, TlsError> {
        let files = Files::read(certificate, key)?;
        let certified = files.certified(certificate, key)?;
        Ok(Given {
            certificate: certificate.to_owned(),
            key: key.to_owned(),
            now: RwLock::new((files, Arc::new(certified))),
        })
    }

    /// Reloads changed files. Files that do not match are ignored, because they may be written one after the other.
    pub(super) async fn follow(self: &Arc<Given>, app: &AppState) {
        let mut complained = None;
        self.tell_expiry(app);
        loop {
            sleep(LOOK).await;
            let given = Arc::clone(self);
            let looked = spawn_blocking(move || given.take_up()).await;
            match looked.unwrap_or_else(|error| Err(TlsError(error.to_string()))) {
                Ok(true) => {
                    tracing::info!(file = %self.certificate.display(), "using a new certificate");
                    self.tell_expiry(app);
                    complained = None;
                }
                Ok(false) => complained = None,
                // Said once, not every other second.
                Err(error) if complained.as_ref() == Some(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "the new certificate cannot be used; keeping the old one");
                    app.metrics.certificate_failures.inc();
                    complained = Some(error);
                }
            }
        }
    }

    fn tell_expiry(&self, app: &AppState) {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(certificate) = now.1.cert.first() {
            note_expiry(app, certificate);
        }
    }

    /// Returns whether there was a change.
    fn take_up(&self) -> Result<bool, TlsError> {
        let files = Files::read(&self.certificate, &self.key)?;
        if self.now.read().unwrap_or_else(PoisonError::into_inner).0 == files {
            return Ok(false);
        }
        let certified = Arc::new(files.certified(&self.certificate, &self.key)?);
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = (files, certified);
        Ok(true)
    }
}

impl Files {
    fn read(certificate: &Path, key: &Path) -> Result<Files, TlsError> {
        let read = |path: &Path| fs::read(path).map_err(|error| TlsError::file(path, error));
        Ok(Files { certificate: read(certificate)?, key: read(key)? })
    }

    fn certified(&self, certificate: &Path, key: &Path) -> Result<CertifiedKey, TlsError> {
        let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&self.certificate).collect();
        let chain = chain.map_err(|error| {
            TlsError::file(certificate, format!("not a certificate in PEM format ({error})"))
        })?;
        if chain.is_empty() {
            return Err(TlsError::file(certificate, "this file contains no certificate in PEM format"));
        }
        let private = PrivateKeyDer::from_pem_slice(&self.key).map_err(|error| {
            TlsError::file(key, format!("this file contains no private key in PEM format ({error})"))
        })?;
        CertifiedKey::from_der(chain, private, &provider()).map_err(|error| match error {
            Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => {
                let why = format!("this key does not belong to the certificate in {}", certificate.display());
                TlsError::file(key, why)
            }
            other => TlsError::file(key, other),
        })
    }
}

impl ResolvesServerCert for Given {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner).1))
    }
}
