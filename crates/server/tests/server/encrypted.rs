//! An authority that gives certificates, and a client that believes it: both as real ones do.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rcgen::{BasicConstraints, Certificate, CertificateParams, IsCa, KeyPair};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::answer::Answer;

/// An authority that gives certificates.
pub(crate) struct Authority {
    key: KeyPair,
    certificate: Certificate,
}

/// A certificate and its key, in files.
pub(crate) struct Files {
    pub(crate) certificate: PathBuf,
    pub(crate) key: PathBuf,
}

impl Authority {
    pub(crate) fn new() -> Authority {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        Authority { certificate: params.self_signed(&key).unwrap(), key }
    }

    /// Its own certificate.
    pub(crate) fn root(&self) -> CertificateDer<'static> {
        self.certificate.der().clone()
    }

    /// Writes a new certificate for `localhost` and its key into a folder.
    pub(crate) fn give(&self, folder: &Path) -> Files {
        let files = Files { certificate: folder.join("certificate.pem"), key: folder.join("key.pem") };
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        let certificate = params.signed_by(&key, &self.certificate, &self.key).unwrap();
        // As those do who renew certificates: one file after the other.
        fs::write(&files.certificate, certificate.pem()).unwrap();
        fs::write(&files.key, key.serialize_pem()).unwrap();
        files
    }
}

/// A client that believes one authority and looks for one name.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) name: &'static str,
    connector: TlsConnector,
}

impl Client {
    /// As a browser: it would rather speak another protocol.
    pub(crate) fn new(address: SocketAddr, name: &'static str, root: CertificateDer<'static>) -> Client {
        Client::offering(address, name, root, &[b"h2", b"http/1.1"])
    }

    /// One that offers these protocols.
    pub(crate) fn offering(
        address: SocketAddr,
        name: &'static str,
        root: CertificateDer<'static>,
        protocols: &[&[u8]],
    ) -> Client {
        let mut roots = RootCertStore::empty();
        roots.add(root).unwrap();
        let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        config.alpn_protocols = protocols.iter().map(|protocol| protocol.to_vec()).collect();
        Client { address, name, connector: TlsConnector::from(Arc::new(config)) }
    }

    /// Opens a connection, if the certificate is one that is believed.
    pub(crate) async fn connect(&self) -> io::Result<TlsStream<TcpStream>> {
        let stream = TcpStream::connect(self.address).await?;
        self.connector.connect(ServerName::try_from(self.name).unwrap(), stream).await
    }

    /// The certificate that the server shows.
    pub(crate) async fn shown(&self) -> io::Result<Vec<u8>> {
        let stream = self.connect().await?;
        let chain = stream.get_ref().1.peer_certificates().unwrap();
        Ok(chain[0].to_vec())
    }

    /// The origin of a page from there.
    pub(crate) fn origin(&self) -> String {
        format!("https://{}:{}", self.name, self.address.port())
    }

    /// Sends a request with these headers, and reads the whole answer.
    pub(crate) async fn send(&self, method: &str, path: &str, body: &str, more: &[(&str, &str)]) -> Answer {
        let mut stream = self.connect().await.unwrap();
        let host = format!("{}:{}", self.name, self.address.port());
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            body.len()
        );
        for (name, value) in more {
            request.extend([*name, ": ", value, "\r\n"]);
        }
        stream.write_all(format!("{request}\r\n{body}").as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        Answer::read(&bytes)
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "", &[]).await
    }
}
