//! A guest: speaks HTTP with a cookie, and opens sockets.

use std::net::SocketAddr;

use flate2::read::DeflateDecoder;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::answer::Answer;

/// A guest, a program, or nobody in particular.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    /// Headers that say who it is.
    pub(crate) identity: Option<(&'static str, String)>,
    pub(crate) id: String,
}

impl Guest {
    /// Nobody in particular.
    pub(crate) fn nobody(address: SocketAddr) -> Guest {
        Guest { address, identity: None, id: String::new() }
    }

    /// Somebody with a name.
    pub(crate) async fn named(address: SocketAddr, name: &str) -> Guest {
        let answer = Guest::nobody(address).post("/api/me", &json!({"name": name})).await;
        let id = answer.good()["id"].as_str().unwrap().to_owned();
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        Guest { address, identity: Some(("Cookie", cookie)), id }
    }

    /// The same person with the cookie that an answer gave.
    pub(crate) fn with_cookie_of(&self, answer: &Answer) -> Guest {
        let cookie = answer.header("set-cookie").split(';').next().unwrap_or_default();
        assert!(cookie.starts_with("boomtown="), "{answer:?}");
        Guest { identity: Some(("Cookie", cookie.to_owned())), ..self.clone() }
    }

    /// A program with a token.
    pub(crate) fn program(address: SocketAddr, token: &str) -> Guest {
        let identity = Some(("Authorization", format!("Bearer {token}")));
        Guest { address, identity, id: String::new() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "", &[]).await
    }

    /// The status of an answer, if there is one.
    pub(crate) async fn try_get(&self, path: &str) -> Option<u16> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        answer.split(' ').nth(1)?.parse().ok()
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &body.to_string(), &[]).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, &body.to_string(), &[]).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &str, more: &[(&str, &str)]) -> Answer {
        let mut stream = self.call(method, path, body, more).await;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        Answer::read(&bytes)
    }

    /// Sends a request as a browser does, and leaves the answer to be read.
    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        body: &str,
        more: &[(&str, &str)],
    ) -> TcpStream {
        let host = more
            .iter()
            .find(|(name, _)| *name == "Host")
            .map_or_else(|| self.address.to_string(), |(_, host)| (*host).to_owned());
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            host,
            body.len()
        );
        let told = |name: &str| more.iter().any(|(told, _)| told.eq_ignore_ascii_case(name));
        let own = headers_of_a_browser(self.address, method).into_iter().filter(|(name, _)| !told(name));
        let more =
            more.iter().filter(|(name, _)| *name != "Host").map(|(name, value)| (*name, (*value).to_owned()));
        for (name, value) in own.chain(more).chain(self.identity.clone()) {
            request.extend([name, ": ", &value, "\r\n"]);
        }
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(format!("{request}\r\n{body}").as_bytes()).await.unwrap();
        stream
    }

    /// Sets a table up.
    pub(crate) async fn new_table(&self, new: &Value) -> String {
        let table = self.post("/api/tables", new).await.good();
        table["id"].as_str().unwrap().to_owned()
    }

    /// Opens a table's socket and says hello.
    pub(crate) async fn sit(&self, table: &str) -> Line {
        self.sit_with(table, &json!({"type": "hello", "protocol": 1})).await
    }

    pub(crate) async fn sit_with(&self, table: &str, hello: &Value) -> Line {
        let mut line = self.dial(table).await.expect("the socket opens");
        line.send(hello).await;
        line.welcome = line.next().await;
        line
    }

    /// Opens a table's socket without a word.
    pub(crate) async fn dial(&self, table: &str) -> Result<Line, tokio_tungstenite::tungstenite::Error> {
        let address = format!("ws://{}/api/tables/{table}/live", self.address);
        let mut request = address.into_client_request().unwrap();
        let offered = ("Sec-WebSocket-Extensions", "permessage-deflate; client_max_window_bits".to_owned());
        let own = headers_of_a_browser(self.address, "websocket");
        for (name, value) in own.into_iter().chain([offered]).chain(self.identity.clone()) {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Line { socket, welcome: Value::Null, asked: 0, received: 0 })
    }
}

/// What a browser sends with the requests of its own page; it names the page's origin where something may be changed.
fn headers_of_a_browser(address: SocketAddr, method: &str) -> Vec<(&'static str, String)> {
    let mode = if method == "websocket" { "websocket" } else { "cors" };
    let mut headers = vec![
        ("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0".to_owned()),
        ("Accept", "*/*".to_owned()),
        ("Accept-Language", "en-US,en;q=0.5".to_owned()),
        ("Accept-Encoding", "gzip, deflate, br, zstd".to_owned()),
        ("Sec-Fetch-Dest", if mode == "cors" { "empty" } else { mode }.to_owned()),
        ("Sec-Fetch-Mode", mode.to_owned()),
        ("Sec-Fetch-Site", "same-origin".to_owned()),
    ];
    if !["GET", "HEAD"].contains(&method) {
        headers.push(("Origin", format!("http://{address}")));
    }
    headers
}

/// An open socket.
pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) welcome: Value,
    asked: u32,
    /// How many bytes of messages came so far.
    pub(crate) received: usize,
}

impl Line {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.try_send_text(text).await.unwrap();
    }

    /// Sends, unless the line is dead.
    pub(crate) async fn try_send_text(
        &mut self,
        text: &str,
    ) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(Message::text(text)).await
    }

    /// Asks below all messages whether the other side is there.
    pub(crate) async fn ping(&mut self) {
        self.socket.send(Message::Ping("?".into())).await.unwrap();
    }

    /// The next message; null once the line is dead.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.received += text.len();
                    return serde_json::from_str(&text).unwrap();
                }
                Some(Ok(Message::Binary(bytes))) => {
                    self.received += bytes.len();
                    return serde_json::from_reader(DeflateDecoder::new(bytes.as_ref())).unwrap();
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Value::Null,
            }
        }
    }

    /// The next message of this type; others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            assert!(!message.is_null(), "the line died before a '{kind}'");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Asks under a fresh id and waits for the answer. What came before it is passed over.
    pub(crate) async fn ask(&mut self, ask: Value) -> Value {
        self.asked += 1;
        let id = format!("ask-{}", self.asked);
        self.ask_as(&id, ask).await
    }

    pub(crate) async fn ask_as(&mut self, id: &str, ask: Value) -> Value {
        self.send(&json!({"type": "ask", "id": id, "ask": ask})).await;
        loop {
            let message = self.next().await;
            assert!(!message.is_null(), "the line died before the answer to '{id}'");
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Asks, and the answer must be that it was done.
    pub(crate) async fn do_it(&mut self, ask: Value) {
        let answer = self.ask(ask).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
}
