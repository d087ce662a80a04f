//! A guest: speaks HTTP with a cookie, and opens sockets.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A guest, a program, or nobody in particular.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    /// Headers that say who it is.
    pub(crate) identity: Option<(&'static str, String)>,
    pub(crate) id: String,
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The JSON of an answer that must be good.
    pub(crate) fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        self.json()
    }
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

    /// A program with a token.
    pub(crate) fn program(address: SocketAddr, token: &str) -> Guest {
        let identity = Some(("Authorization", format!("Bearer {token}")));
        Guest { address, identity, id: String::new() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "", &[]).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &body.to_string(), &[]).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, &body.to_string(), &[]).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &str, more: &[(&str, &str)]) -> Answer {
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            self.address,
            body.len()
        );
        for (name, value) in more.iter().copied().chain(self.identity.iter().map(|(n, v)| (*n, v.as_str()))) {
            request.extend([name, ": ", value, "\r\n"]);
        }
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(format!("{request}\r\n{body}").as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {answer:?}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
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
        if let Some((name, value)) = &self.identity {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Line { socket, welcome: Value::Null, asked: 0 })
    }
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        });
        line.unwrap_or_default()
    }
}

/// An open socket.
pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) welcome: Value,
    asked: u32,
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
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
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
