//! The client of a server: requests, and the socket of a table.

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderValue, ORIGIN, SET_COOKIE, USER_AGENT};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use protocol::{ClientMessage, ErrorBody, ServerMessage};
use serde::de::DeserializeOwned;
use table::Phrase;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use url::Url;

use super::place::Place;
use super::wire::{Stream, connect};
use crate::common::CommandError;

/// The largest response that is read.
const MOST_READ: usize = 16 * 1024 * 1024;

/// A client of a server.
pub(super) struct Client {
    pub(super) place: Place,
    /// The credentials.
    pub(super) cookie: Option<String>,
}

/// Why there is no response.
#[derive(Debug)]
pub(super) enum Failure {
    /// The server rejected the request, with a reason.
    Refused { status: u16, why: Phrase },
    /// The server could not be reached.
    Unreachable(CommandError),
}

/// An open socket.
pub(super) struct TableSocket(WebSocketStream<Box<dyn Stream>>);

fn unreachable(error: impl std::fmt::Display) -> Failure {
    Failure::Unreachable(CommandError::new(error))
}

impl Client {
    pub(super) const fn new(place: Place, cookie: Option<String>) -> Client {
        Client { place, cookie }
    }

    /// Sends a request to something below `api/`. A cookie in the response is used from then on.
    pub(super) async fn ask<T: DeserializeOwned>(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&serde_json::Value>,
    ) -> Result<T, Failure> {
        let url = self.place.at(&format!("api/{path}")).ok_or_else(|| unreachable("no address"))?;
        let stream = connect(&url).await.map_err(Failure::Unreachable)?;
        let body = body.map(ToString::to_string).unwrap_or_default();
        let mut request = Request::builder()
            .method(method)
            .uri(&url[url::Position::BeforePath..url::Position::AfterQuery])
            .header(HOST, authority(&url))
            .header(ORIGIN, url.origin().ascii_serialization())
            .header(USER_AGENT, concat!("Boomtown/", env!("CARGO_PKG_VERSION")))
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(unreachable)?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
        let connection = tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(unreachable)?;
        let status = answer.status();
        let given = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        if let Some(cookie) = given.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        let read = Limited::new(answer.into_body(), MOST_READ).collect().await;
        let text = read.map_err(unreachable)?.to_bytes();
        connection.abort();
        if status.is_success() {
            let text = if text.is_empty() { b"null".as_slice() } else { &text };
            return serde_json::from_slice(text).map_err(unreachable);
        }
        match serde_json::from_slice::<ErrorBody>(&text) {
            Ok(error) => Err(Failure::Refused { status: status.as_u16(), why: error.why }),
            Err(_) => Err(unreachable(status)),
        }
    }

    /// Opens the socket of the table and says hello; `since` is the last version seen.
    pub(super) async fn open(&self, since: Option<u64>) -> Result<TableSocket, Failure> {
        let path = format!("api/tables/{}/live", self.place.table);
        let url = self.place.at(&path).ok_or_else(|| unreachable("no address"))?;
        let stream = connect(&url).await.map_err(Failure::Unreachable)?;
        let scheme = if url.scheme() == "https" { "wss" } else { "ws" };
        let mut request = format!("{scheme}://{}{}", authority(&url), url.path())
            .into_client_request()
            .map_err(unreachable)?;
        let origin = HeaderValue::try_from(url.origin().ascii_serialization()).map_err(unreachable)?;
        request.headers_mut().insert(ORIGIN, origin);
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(COOKIE, HeaderValue::try_from(cookie).map_err(unreachable)?);
        }
        let (socket, _) = client_async(request, stream).await.map_err(unreachable)?;
        let mut socket = TableSocket(socket);
        let hello = ClientMessage::Hello {
            protocol: protocol::PROTOCOL,
            since,
            detail: protocol::Detail::Full,
            changes: false,
            deflate: false,
            engine: None,
            hidden: false,
        };
        socket.send(&hello).await?;
        Ok(socket)
    }
}

impl TableSocket {
    /// Sends a message.
    pub(super) async fn send(&mut self, message: &ClientMessage) -> Result<(), Failure> {
        let text = serde_json::to_string(message).map_err(unreachable)?;
        self.0.send(Message::text(text)).await.map_err(unreachable)
    }

    /// The next message; `None` once the connection is lost.
    pub(super) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match self.0.next().await? {
                // A newer server may say what this program does not know.
                Ok(Message::Text(text)) => {
                    if let Ok(message) = serde_json::from_str(&text) {
                        return Some(message);
                    }
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

fn authority(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
}
