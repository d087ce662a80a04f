//! A server that encrypts by itself, with given certificates.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Connections, Tls};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::encrypted::{Authority, Client, Files};
use crate::place::{Place, brisk, hotseat};

/// A server with a certificate of this authority, and a client that believes it.
async fn encrypted(authority: &Authority, folder: &TempDir, config: Config) -> (Place, Client, Files) {
    let files = authority.give(folder.path());
    let tls = Tls::given(&files.certificate, &files.key).unwrap();
    let place = Place::open_with(Config { tls: Some(Arc::new(tls)), ..config }).await;
    let client = Client::new(place.address, "localhost", authority.root());
    (place, client, files)
}

#[tokio::test]
async fn somebody_comes_in_and_plays_over_tls() {
    let (authority, folder) = (Authority::new(), TempDir::new().unwrap());
    let (place, client, _) = encrypted(&authority, &folder, brisk()).await;
    let stream = client.connect().await.unwrap();
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]), "what is spoken is agreed upon");
    assert_eq!(client.get("/api/games").await.status, 200);
    // What a page of ours sends is welcome, and its cookie travels encrypted only.
    let origin = client.origin();
    let named = client.send("POST", "/api/me", r#"{"name": "Ann"}"#, &[("Origin", &origin)]).await;
    assert_eq!(named.status, 200, "{named:?}");
    assert!(named.header("set-cookie").contains("; Secure"), "{named:?}");
    let cookie = named.header("set-cookie").split(';').next().unwrap().to_owned();
    let plain = origin.replace("https", "http");
    let other = client.send("POST", "/api/me", r#"{"name": "Ann"}"#, &[("Origin", &plain)]).await;
    assert_eq!(other.status, 403, "a page without TLS is another's");
    let headers = [("Origin", origin.as_str()), ("Cookie", cookie.as_str())];
    let table = client.send("POST", "/api/tables", &hotseat().to_string(), &headers).await.good();
    // The same over a socket.
    let address =
        format!("wss://localhost:{}/api/tables/{}/live", place.address.port(), table["id"].as_str().unwrap());
    let mut request = address.into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    let (mut socket, _) = client_async(request, client.connect().await.unwrap()).await.unwrap();
    socket.send(Message::text(r#"{"type": "hello", "protocol": 1}"#)).await.unwrap();
    let Some(Ok(Message::Text(welcome))) = socket.next().await else { panic!("there is no welcome") };
    let welcome: Value = serde_json::from_str(&welcome).unwrap();
    assert_eq!((&welcome["type"], &welcome["table"]["id"]), (&json!("welcome"), &table["id"]));
    // The server takes its leave of whoever is there.
    let closing = tokio::spawn(place.close());
    while let Some(Ok(message)) = socket.next().await {
        assert!(!matches!(message, Message::Binary(_)), "{message:?}");
    }
    closing.await.unwrap();
}

#[tokio::test]
async fn whoever_does_not_speak_tls_or_never_gets_to_it_keeps_nobody_out() {
    let (authority, folder) = (Authority::new(), TempDir::new().unwrap());
    let connections = Connections { total: 16, of_one_address: 16 };
    let (place, client, _) = encrypted(&authority, &folder, Config { connections, ..brisk() }).await;
    let mut plain = TcpStream::connect(place.address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    // An alert, or the end: nothing that a browser shows.
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
    let mut silent = Vec::new();
    for _ in 0..60 {
        silent.push(TcpStream::connect(place.address).await.unwrap());
    }
    assert_eq!(client.get("/health").await.status, 200);
    drop(silent);
    place.close().await;
}

#[tokio::test]
async fn a_renewed_certificate_is_taken_up_and_one_that_does_not_fit_is_not() {
    let (authority, folder) = (Authority::new(), TempDir::new().unwrap());
    let (place, client, files) = encrypted(&authority, &folder, brisk()).await;
    let first = client.shown().await.unwrap();
    authority.give(folder.path());
    while client.shown().await.unwrap() == first {
        sleep(Duration::from_millis(50)).await;
    }
    let second = client.shown().await.unwrap();
    // The figure says what stands in the certificate: those of this authority are good until the year 4096.
    let figures = client.get("/metrics").await.body;
    assert!(figures.contains("boomtown_certificate_expiry_timestamp_seconds 67090118400\n"), "{figures}");
    fs::write(&files.certificate, "a shopping list").unwrap();
    let failures = || async {
        let figures = client.get("/metrics").await.body;
        let line = figures.lines().find_map(|line| line.strip_prefix("boomtown_certificate_failures_total "));
        line.unwrap().parse::<u64>().unwrap()
    };
    while failures().await == 0 {
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(client.shown().await.unwrap(), second, "the one that fitted stays");
    place.close().await;
}

#[tokio::test]
async fn a_key_that_does_not_belong_to_the_certificate_is_refused_with_words() {
    let (authority, one, other) = (Authority::new(), TempDir::new().unwrap(), TempDir::new().unwrap());
    let (ours, theirs) = (authority.give(one.path()), authority.give(other.path()));
    let refused = |certificate, key| Tls::given(certificate, key).unwrap_err().to_string();
    assert!(refused(&ours.certificate, &theirs.key).contains("does not belong to the certificate"));
    assert!(refused(&ours.key, &ours.key).contains("no certificate"));
    assert!(refused(&ours.certificate, &ours.certificate).contains("no private key"));
    let nowhere = one.path().join("nowhere.pem");
    assert!(refused(&nowhere, &ours.key).contains("nowhere.pem"));
}

#[tokio::test]
async fn one_that_agrees_on_no_keys_is_let_go_in_time() {
    let (authority, folder) = (Authority::new(), TempDir::new().unwrap());
    let config = Config { asking: Duration::from_millis(200), ..brisk() };
    let (place, _, _) = encrypted(&authority, &folder, config).await;
    let mut silent = TcpStream::connect(place.address).await.unwrap();
    assert_eq!(silent.read(&mut [0; 16]).await.unwrap_or(0), 0, "the server hangs up");
    place.close().await;
}
