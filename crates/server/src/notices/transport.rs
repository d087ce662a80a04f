//! Requests to addresses given by people: resolved once, checked, and sent to exactly the address that was checked. Redirects are
//! not followed, and little of the response is read.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Collected, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_LENGTH, HOST, HeaderName, HeaderValue, RETRY_AFTER, USER_AGENT};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use url::{Host, Url};

use super::address::Reach;

/// How much of a response is read if only its beginning matters.
const MOST_READ: usize = 4 * 1024;
/// The largest response that is read completely.
const LONGEST_READ: usize = 512 * 1024;

/// Sends requests.
pub(crate) struct Transport {
    reach: Reach,
    patience: Duration,
    tls: TlsConnector,
}

/// A response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reply {
    pub(super) status: u16,
    /// The `Retry-After` of the response.
    pub(super) retry_after: Option<Duration>,
    /// The beginning of the response.
    pub(super) words: String,
}

/// Why there is no response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TransportError {
    /// Messages must not be sent there.
    Forbidden(&'static str),
    /// It could not be sent at the moment.
    Unreachable(String),
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransportError::Forbidden(why) => f.write_str(why),
            TransportError::Unreachable(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for TransportError {}

fn unreachable(error: impl fmt::Display) -> TransportError {
    TransportError::Unreachable(error.to_string())
}

/// A URL that messages may be sent to, as far as that can be checked before it is resolved.
pub(crate) fn allowed_url(text: &str, reach: Reach) -> Option<Url> {
    let url = Url::parse(text).ok()?;
    let scheme = match url.scheme() {
        "https" => true,
        "http" => reach == Reach::Anywhere,
        _ => false,
    };
    let host = match url.host()? {
        Host::Domain(name) => name.contains('.') || reach == Reach::Anywhere,
        Host::Ipv4(address) => reach.allows(address.into()),
        Host::Ipv6(address) => reach.allows(address.into()),
    };
    (scheme && host && url.username().is_empty() && url.password().is_none()).then_some(url)
}

impl Transport {
    pub(crate) fn new(reach: Reach, patience: Duration) -> Transport {
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Transport { reach, patience, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Sends a request and waits for the response, with a timeout.
    pub(super) async fn send(
        &self,
        method: Method,
        url: &Url,
        headers: Vec<(HeaderName, HeaderValue)>,
        body: Vec<u8>,
    ) -> Result<Reply, TransportError> {
        let asked = self.exchange(method, url, headers, body, MOST_READ);
        let answer = self.in_time(asked).await?;
        let after = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Reply {
            status: answer.status().as_u16(),
            retry_after: after.map(Duration::from_secs),
            words: String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned(),
        })
    }

    /// Sends a request and returns the whole response, unless it is very long.
    pub(crate) async fn fetch(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, TransportError> {
        let (parts, body) = request.into_parts();
        let url = Url::parse(&parts.uri.to_string()).map_err(unreachable)?;
        let own = [HOST, USER_AGENT, CONTENT_LENGTH];
        let headers = parts.headers.iter().filter(|(name, _)| !own.contains(name));
        let headers = headers.map(|(name, value)| (name.clone(), value.clone())).collect();
        let asked = self.exchange(parts.method, &url, headers, body, LONGEST_READ);
        let (parts, body) = self.in_time(asked).await?.into_parts();
        let body = body.ok_or_else(|| unreachable("the answer is too long"))?;
        Ok(Response::from_parts(parts, body.to_vec()))
    }

    /// Waits for a response, with a timeout.
    async fn in_time<T>(
        &self,
        asked: impl Future<Output = Result<T, TransportError>>,
    ) -> Result<T, TransportError> {
        match timeout(self.patience, asked).await {
            Ok(answer) => answer,
            Err(_) => Err(unreachable(format_args!("no answer within {} seconds", self.patience.as_secs()))),
        }
    }

    async fn exchange(
        &self,
        method: Method,
        url: &Url,
        headers: Vec<(HeaderName, HeaderValue)>,
        body: Vec<u8>,
        most: usize,
    ) -> Result<Response<Option<Bytes>>, TransportError> {
        let url = allowed_url(url.as_str(), self.reach).ok_or(TransportError::Forbidden(
            "only addresses with https in the public network are sent to",
        ))?;
        let stream = self.connect(&url).await?;
        let mut request = Request::builder().method(method).uri(path_of(&url));
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let request = request
            .header(HOST, authority_of(&url))
            .header(USER_AGENT, concat!("Boomtown/", env!("CARGO_PKG_VERSION")))
            .header(CONTENT_LENGTH, body.len())
            .body(Full::new(Bytes::from(body)))
            .map_err(unreachable)?;
        if url.scheme() == "http" {
            return converse(stream, request, most).await;
        }
        let name = match url.host() {
            Some(Host::Domain(name)) => ServerName::try_from(name.to_owned()).map_err(unreachable)?,
            Some(Host::Ipv4(address)) => ServerName::from(std::net::IpAddr::V4(address)),
            Some(Host::Ipv6(address)) => ServerName::from(std::net::IpAddr::V6(address)),
            None => return Err(TransportError::Forbidden("the address names no host")),
        };
        converse(self.tls.connect(name, stream).await.map_err(unreachable)?, request, most).await
    }

    /// Connects to an address that was checked: it is resolved only once, so it cannot be replaced afterwards.
    async fn connect(&self, url: &Url) -> Result<TcpStream, TransportError> {
        let port = url.port_or_known_default().unwrap_or(443);
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let found: Vec<_> = lookup_host((host, port)).await.map_err(unreachable)?.collect();
        if found.is_empty() || !found.iter().all(|address| self.reach.allows(address.ip())) {
            return Err(TransportError::Forbidden("the name leads to an address that is not public"));
        }
        let mut last = None;
        for address in found {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => last = Some(error),
            }
        }
        Err(last.map_or_else(|| unreachable("no address"), unreachable))
    }
}

fn path_of(url: &Url) -> String {
    url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()))
}

fn authority_of(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
}

/// Sends a request, and reads its response up to this length.
async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
    most: usize,
) -> Result<Response<Option<Bytes>>, TransportError> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(unreachable)?;
    let (parts, body) = answer.into_parts();
    let read = Limited::new(body, most).collect().await;
    connection.abort();
    Ok(Response::from_parts(parts, read.ok().map(Collected::to_bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_to_names_of_the_public_network_is_taken() {
        let taken = |text: &str| allowed_url(text, Reach::Public).is_some();
        assert!(taken("https://push.example.org/abc?d=e") && taken("https://1.1.1.1/"));
        for refused in [
            "http://push.example.org/",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://0x7f.1/",
            "https://2130706433/",
            "ftp://push.example.org/",
            "https://user:pass@push.example.org/",
            "file:///etc/passwd",
            "push",
        ] {
            assert!(!taken(refused), "{refused}");
        }
        assert!(allowed_url("http://127.0.0.1:80/", Reach::Anywhere).is_some());
    }

    #[tokio::test]
    async fn a_name_that_leads_into_the_own_network_is_not_sent_to() {
        let transport = Transport::new(Reach::Public, Duration::from_secs(5));
        let stream = transport.connect(&Url::parse("https://127.0.0.1:1/").unwrap()).await;
        assert!(matches!(stream, Err(TransportError::Forbidden(_))), "{stream:?}");
        let stream = transport.connect(&Url::parse("https://localhost:1/").unwrap()).await;
        assert!(matches!(stream, Err(TransportError::Forbidden(_))), "{stream:?}");
    }
}
