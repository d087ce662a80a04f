//! The HTTP client of a bot: short requests, and a stream of lines.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderValue, USER_AGENT};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use url::Url;

use crate::common::CommandError;

/// The timeout of a request.
const PATIENCE: Duration = Duration::from_secs(30);
/// A connection without any data for this long is dead: a server sends a heartbeat every ten seconds.
const DEAD: Duration = Duration::from_secs(35);
/// The largest response that is read.
const MOST_READ: usize = 4 << 20;
/// The longest line of a stream.
const LONGEST_LINE: usize = 4 << 20;

/// A server, and the bot's credentials there.
pub(super) struct Client {
    url: Url,
    authorization: HeaderValue,
    tls: TlsConnector,
}

/// The response to a short request.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Value,
}

impl Answer {
    /// The reason of an error, for the log.
    pub(super) fn why(&self) -> String {
        let why = self.body.pointer("/why/id").and_then(Value::as_str).unwrap_or("no reason");
        format!("{} ({why})", self.status)
    }
}

impl Client {
    pub(super) fn new(url: &str, token: &str) -> Result<Client, CommandError> {
        let bad = || {
            CommandError::new(format!(
                "'{url}' is not the address of a server: write it like https://games.example or http://127.0.0.1:1858"
            ))
        };
        let url = Url::parse(url).map_err(|_| bad())?;
        if !["http", "https"].contains(&url.scheme()) || url.host_str().is_none() {
            return Err(bad());
        }
        let mut authorization = HeaderValue::try_from(format!("Bearer {}", token.trim())).map_err(|_| {
            CommandError::new("this is no token: copy it as the settings of the server's web page show it")
        })?;
        authorization.set_sensitive(true);
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Client { url, authorization, tls: TlsConnector::from(Arc::new(config)) })
    }

    /// Sends a short request. Errors on the way are returned as text: the request is repeated.
    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Result<Answer, CommandError> {
        timeout(PATIENCE, self.call_in_time(method, path, body)).await.unwrap_or_else(|_| Err(no_answer()))
    }

    async fn call_in_time(&self, method: Method, path: &str, body: &Value) -> Result<Answer, CommandError> {
        let (_sender, response) = self.send(method, path, body.to_string()).await?;
        let status = response.status().as_u16();
        let read = Limited::new(response.into_body(), MOST_READ).collect().await;
        let bytes = read.map_err(CommandError::new)?.to_bytes();
        Ok(Answer { status, body: serde_json::from_slice(&bytes).unwrap_or_default() })
    }

    /// Opens the stream of events.
    pub(super) async fn stream(&self) -> Result<Lines, StreamError> {
        let sent = timeout(PATIENCE, self.send(Method::GET, "/api/stream/events", String::new())).await;
        let sent = sent.unwrap_or_else(|_| Err(no_answer()));
        let (sender, response) = sent.map_err(StreamError::Lost)?;
        match response.status().as_u16() {
            // Any other page means that the address is not complete, or a proxy's page in between.
            200 if !is_a_stream(&response) => Err(StreamError::Lost(CommandError::new(format!(
                "{} is a page and not the address of a server; perhaps its path is wrong",
                self.url
            )))),
            200 => Ok(Lines { _sender: sender, body: response.into_body(), read: Vec::new() }),
            401 => Err(StreamError::Unknown),
            status => Err(StreamError::Lost(CommandError::new(format!("the server answers {status}")))),
        }
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<(Sender, Response<Incoming>), CommandError> {
        let host = self.url.host_str().unwrap_or_default();
        let name_of_host = host.trim_matches(['[', ']']);
        let port = self.url.port_or_known_default().unwrap_or(80);
        let stream = TcpStream::connect((name_of_host, port)).await.map_err(CommandError::new)?;
        let mut sender = if self.url.scheme() == "https" {
            let name = ServerName::try_from(name_of_host.to_owned()).map_err(CommandError::new)?;
            shake(self.tls.connect(name, stream).await.map_err(CommandError::new)?).await?
        } else {
            shake(stream).await?
        };
        let authority = self.url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
        let base = self.url.path().trim_end_matches('/');
        let request = Request::builder()
            .method(method)
            .uri(format!("{base}{path}"))
            .header(HOST, authority)
            .header(USER_AGENT, concat!("Boomtown/", env!("CARGO_PKG_VERSION")))
            .header(AUTHORIZATION, self.authorization.clone())
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body)))
            .map_err(CommandError::new)?;
        let response = sender.send_request(request).await.map_err(CommandError::new)?;
        Ok((sender, response))
    }
}

type Sender = SendRequest<Full<Bytes>>;

fn no_answer() -> CommandError {
    CommandError::new("the server does not answer")
}

fn is_a_stream(response: &Response<Incoming>) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/x-ndjson"))
}

async fn shake(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) -> Result<Sender, CommandError> {
    let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(CommandError::new)?;
    // How it ends is seen where something is read.
    tokio::spawn(connection);
    Ok(sender)
}

/// Why there is no stream.
pub(super) enum StreamError {
    /// The server does not know the token.
    Unknown,
    /// The server cannot be reached at the moment.
    Lost(CommandError),
}

/// The lines of a stream.
pub(super) struct Lines {
    /// Keeps the connection alive.
    _sender: Sender,
    body: Incoming,
    read: Vec<u8>,
}

impl Lines {
    /// The next line; `None` once the stream has ended or is dead.
    pub(super) async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                return Some(String::from_utf8_lossy(&line).trim().to_owned());
            }
            if self.read.len() > LONGEST_LINE {
                return None;
            }
            let frame = timeout(DEAD, self.body.frame()).await.ok()??.ok()?;
            if let Ok(data) = frame.into_data() {
                self.read.extend_from_slice(&data);
            }
        }
    }
}
