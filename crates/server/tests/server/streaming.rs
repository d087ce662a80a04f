//! Streams that stay open, over real connections: of a person's events, and of what a bot is asked.

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpStream;

use crate::guest::Guest;

/// A stream of events that is open.
pub(crate) struct Events(BufReader<TcpStream>);

impl Events {
    pub(crate) async fn open(guest: &Guest) -> Events {
        let stream = guest.call("GET", "/api/me/events", "", &[("Accept", "text/event-stream")]).await;
        let mut events = Events(BufReader::new(stream));
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(events.0.read_line(&mut head).await.unwrap() > 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/event-stream"), "{head}");
        assert!(!head.contains("gzip"), "what is packed comes late");
        events
    }

    /// The next event; null when the stream has ended.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).await.unwrap_or(0) == 0 {
                return Value::Null;
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return serde_json::from_str(data).unwrap();
            }
        }
    }

    /// The next one of this kind that names this reason.
    pub(crate) async fn next_why(&mut self, why: &str) -> Value {
        loop {
            let event = self.next().await;
            assert!(!event.is_null(), "the stream ended before '{why}'");
            if event["why"].as_array().is_some_and(|all| all.contains(&json!(why))) {
                return event;
            }
        }
    }
}

/// The stream of a bot that is open.
pub(crate) struct BotStream(BufReader<TcpStream>);

impl BotStream {
    pub(crate) async fn open(bot: &Guest) -> BotStream {
        let stream = bot.call("GET", "/api/stream/events", "", &[]).await;
        let mut stream = BotStream(BufReader::new(stream));
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(stream.0.read_line(&mut head).await.unwrap() > 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("application/x-ndjson"), "{head}");
        stream
    }

    /// The next event; null when the stream has ended. What says how long the next part is, is passed over.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).await.unwrap_or(0) == 0 {
                return Value::Null;
            }
            if line.starts_with('{') {
                return serde_json::from_str(&line).unwrap();
            }
        }
    }

    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let event = self.next().await;
            assert!(!event.is_null(), "the stream ended before '{kind}'");
            if event["type"] == kind {
                return event;
            }
        }
    }
}

/// A new bot of somebody's, and how its program shows who it is.
pub(crate) async fn new_bot(owner: &Guest, wish: &Value) -> (String, Guest) {
    let made = owner.post("/api/me/bots", wish).await.good();
    let token = made["token"].as_str().unwrap();
    (made["bot"]["id"].as_str().unwrap().to_owned(), Guest::program(owner.address, token))
}
