//! A real server in a process of its own, and people who use its HTTP API.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// A server in a process of its own.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(data: &Path, listen: &str) -> Server {
        Server::start_with(data, listen, &[])
    }

    pub(crate) fn start_with(data: &Path, listen: &str, more: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_boomtown"))
            .args(["serve", "--listen", listen, "--pause", "0", "--think", "100", "--no-limits", "--data"])
            .arg(data)
            .args(more)
            .env("BOOMTOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        Server { child, address: address.unwrap_or_else(|| panic!("{line:?}")).parse().unwrap() }
    }

    /// Kills it without a warning.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn table(&self, id: &str) -> String {
        format!("http://{}/t/{id}", self.address)
    }
}

/// A person who uses the HTTP API.
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    cookie: String,
}

impl Guest {
    pub(crate) fn named(address: SocketAddr, name: &str) -> Guest {
        Guest::with(address, &json!({"name": name}))
    }

    pub(crate) fn with(address: SocketAddr, naming: &Value) -> Guest {
        let mut guest = Guest { address, cookie: String::new() };
        let (head, _) = guest.send("POST", "/api/me", &naming.to_string());
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut guest.cookie);
        guest
    }

    pub(crate) fn send(&self, method: &str, path: &str, body: &str) -> (String, Value) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let (address, cookie, length) = (self.address, &self.cookie, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        (head.to_owned(), serde_json::from_str(body).unwrap_or_default())
    }

    pub(crate) fn new_table(&self, new: &Value) -> String {
        self.send("POST", "/api/tables", &new.to_string()).1["id"].as_str().unwrap().to_owned()
    }

    pub(crate) fn table(&self, id: &str) -> Value {
        self.send("GET", &format!("/api/tables/{id}"), "").1
    }
}
