//! Somebody's service on the network: takes requests over HTTP, keeps them, and answers as it is told to.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A request that came.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) line: String,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> &str {
        let find =
            |line: &'_ str| line.split_once(": ").is_some_and(|(found, _)| found.eq_ignore_ascii_case(name));
        let line = self.head.lines().find(|line| find(line));
        line.and_then(|line| line.split_once(": ")).map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// What the service answers: a status with more headers, or nothing at all.
#[derive(Clone, Copy)]
pub(crate) enum Answering {
    With(&'static str),
    Never,
}

/// Somebody's service.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    requests: mpsc::UnboundedReceiver<Received>,
    answers: Arc<Mutex<VecDeque<Answering>>>,
}

impl Receiver {
    /// A service that takes everything.
    pub(crate) async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, requests) = mpsc::unbounded_channel();
        let answers: Arc<Mutex<VecDeque<Answering>>> = Arc::default();
        let told = Arc::clone(&answers);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, sender.clone(), Arc::clone(&told)));
            }
        });
        Receiver { address, requests, answers }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The next requests are answered like this, then with 201 again.
    pub(crate) fn answer(&self, answers: &[Answering]) {
        self.answers.lock().unwrap().extend(answers.iter().copied());
    }

    pub(crate) async fn next(&mut self) -> Received {
        self.requests.recv().await.expect("the service is open")
    }

    /// Whether nothing more came so far.
    pub(crate) fn is_quiet(&mut self) -> bool {
        self.requests.try_recv().is_err()
    }
}

async fn take(
    mut stream: TcpStream,
    sender: mpsc::UnboundedSender<Received>,
    answers: Arc<Mutex<VecDeque<Answering>>>,
) {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let line = head.lines().next().unwrap().to_owned();
    let mut received = Received { line, head, body: bytes[end + 4..].to_vec() };
    let length: usize = received.header("content-length").parse().unwrap_or(0);
    while received.body.len() < length {
        if stream.read_buf(&mut received.body).await.unwrap_or(0) == 0 {
            return;
        }
    }
    let answer = answers.lock().unwrap().pop_front().unwrap_or(Answering::With("201 Created"));
    sender.send(received).unwrap();
    match answer {
        Answering::With(status) => {
            let text = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            let _ = stream.write_all(text.as_bytes()).await;
        }
        Answering::Never => {
            // Until the other side hangs up.
            let _ = stream.read_to_end(&mut Vec::new()).await;
        }
    }
}
