//! Traces that a real server sends to a collector.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};

use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::any_value::Value as Attribute;
use opentelemetry_proto::tonic::trace::v1::Span;
use prost::Message as _;
use serde_json::json;
use tempfile::TempDir;

use crate::guest::Guest;
use crate::playing::play_on;
use crate::process::Process;

/// A collector that takes everything, and hands it on.
fn collector() -> (SocketAddr, Receiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (hand_on, taken) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut reader = BufReader::new(stream.unwrap());
            let (mut line, mut length) = (String::new(), 0);
            reader.read_line(&mut line).unwrap();
            let first = line.clone();
            while line.trim() != "" {
                line.clear();
                reader.read_line(&mut line).unwrap();
                let (name, value) = line.split_once(':').unwrap_or_default();
                if name.eq_ignore_ascii_case("content-length") {
                    length = value.trim().parse().unwrap();
                }
            }
            let mut body = vec![0; length];
            reader.read_exact(&mut body).unwrap();
            let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            reader.get_mut().write_all(answer).unwrap();
            if hand_on.send((first, body)).is_err() {
                return;
            }
        }
    });
    (address, taken)
}

fn spans(body: &[u8]) -> Vec<Span> {
    let request = ExportTraceServiceRequest::decode(body).unwrap();
    let scopes = request.resource_spans.into_iter().flat_map(|resource| resource.scope_spans);
    scopes.flat_map(|scope| scope.spans).collect()
}

fn attribute(span: &Span, key: &str) -> Option<Attribute> {
    let found = span.attributes.iter().find(|attribute| attribute.key == key)?;
    found.value.clone()?.value
}

#[tokio::test]
async fn a_collector_is_told_of_requests_and_of_commits_and_of_no_table() {
    let (address, taken) = collector();
    let data = TempDir::new().unwrap();
    let server = Process::start_in(data.path(), &format!("export BOOMTOWN_OTLP_ENDPOINT=http://{address}"));
    let ann = Guest::named(server.address, "Ann").await;
    let hotseat =
        json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]});
    let table = ann.new_table(&hotseat).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    play_on(&mut line, moment, 1).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.status, 200);
    drop(line);
    // What is left is sent when the server goes down.
    server.stop();
    let mut all = Vec::new();
    while let Ok((first, body)) = taken.try_recv() {
        assert!(first.starts_with("POST /v1/traces "), "{first}");
        assert!(!String::from_utf8_lossy(&body).contains(&table), "whoever knows a table can watch it");
        all.extend(spans(&body));
    }
    let route = |span: &&Span| {
        attribute(span, "http.route") == Some(Attribute::StringValue("/api/tables/{id}".into()))
    };
    let request = all.iter().find(route).unwrap_or_else(|| panic!("{all:?}"));
    assert_eq!(request.name, "request");
    assert_eq!(attribute(request, "http.response.status_code"), Some(Attribute::IntValue(200)));
    let decided = |span: &&Span| attribute(span, "decision") == Some(Attribute::BoolValue(true));
    let ask = all.iter().find(decided).unwrap_or_else(|| panic!("{all:?}"));
    let committed = all.iter().find(|span| span.name == "commit" && span.parent_span_id == ask.span_id);
    let commit = committed.unwrap_or_else(|| panic!("{all:?}"));
    assert!(ask.start_time_unix_nano <= commit.start_time_unix_nano);
    assert!(commit.end_time_unix_nano <= ask.end_time_unix_nano);
}

#[tokio::test]
async fn without_its_collector_the_server_plays_on() {
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let data = TempDir::new().unwrap();
    let server = Process::start_in(data.path(), &format!("export BOOMTOWN_OTLP_ENDPOINT=http://{nobody}"));
    let ann = Guest::named(server.address, "Ann").await;
    assert_eq!(ann.get("/api/me").await.status, 200);
    server.stop();
}

#[test]
fn what_is_no_address_of_a_collector_is_refused_with_an_example() {
    let refused = Command::new(env!("CARGO_BIN_EXE_boomtown"))
        .args(["serve", "--listen", "127.0.0.1:0", "--otlp-endpoint", "localhost:4318"])
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("http://localhost:4318"), "{refused:?}");
}
