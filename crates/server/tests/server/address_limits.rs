//! Limits by address, with and without proxies, and connections that say nothing.

use std::time::Duration;

use serde_json::json;
use server::{Config, Connections, Limits};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::guest::Guest;
use crate::place::{Place, brisk, hotseat};
use crate::playing::some_play;

fn usual(proxies: usize) -> Config {
    Config { limits: Limits::Usual, proxies, ..brisk() }
}

/// Whether somebody who sends these headers is slowed down; the number of the request goes in for each `#`. All are sent at once, so
/// that it does not matter how quick this machine is.
async fn is_slowed(config: Config, headers: &[(&str, &str)]) -> bool {
    const REQUESTS: usize = 1000;
    let place = Place::open_with(config).await;
    let (mut answers, mut requests) = TcpStream::connect(place.address).await.unwrap().into_split();
    let mut all = String::new();
    for number in 1..=REQUESTS {
        all += "GET /api/me HTTP/1.1\r\nHost: here\r\n";
        for (name, value) in headers {
            all.extend([name, ": ", &value.replace('#', &format!("{number:x}")), "\r\n"]);
        }
        all += if number == REQUESTS { "Connection: close\r\n\r\n" } else { "\r\n" };
    }
    // Whoever hangs up after the last word may miss the last answer: the line is held until all are there.
    let asking = tokio::spawn(async move { requests.write_all(all.as_bytes()).await.map(|()| requests) });
    let mut told = String::new();
    answers.read_to_string(&mut told).await.unwrap();
    asking.await.unwrap().unwrap();
    let count = |status: &str| told.matches(&format!("HTTP/1.1 {status} ")).count();
    assert_eq!(count("401") + count("429"), REQUESTS);
    place.close().await;
    count("429") > 0
}

const FOR: &str = "X-Forwarded-For";

#[tokio::test]
async fn what_a_client_writes_before_the_proxys_own_words_does_not_count() {
    // Two lines are one list, and the last entry is the proxy's.
    assert!(is_slowed(usual(1), &[(FOR, "2001:db8:#::1"), (FOR, "192.0.2.1")]).await);
    assert!(is_slowed(usual(1), &[(FOR, "2001:db8:#::1, 192.0.2.1")]).await);
    // Of two proxies the outer one saw the client.
    assert!(is_slowed(usual(2), &[(FOR, "2001:db8:#::1"), (FOR, "192.0.2.1, 198.51.100.1")]).await);
    assert!(!is_slowed(usual(2), &[(FOR, "192.0.2.1, 2001:db8:#::1"), (FOR, "198.51.100.1")]).await);
    // Without a proxy nobody's words count.
    assert!(is_slowed(usual(0), &[(FOR, "2001:db8:#::1")]).await);
}

#[tokio::test]
async fn people_behind_one_proxy_are_told_apart() {
    assert!(!is_slowed(usual(1), &[(FOR, "192.0.2.1, 2001:db8:#::1")]).await);
    assert!(!is_slowed(usual(1), &[(FOR, "192.0.2.1"), (FOR, "[2001:db8:#::1]:4000")]).await);
}

#[tokio::test]
async fn the_many_addresses_of_one_network_count_as_one() {
    assert!(is_slowed(usual(1), &[(FOR, "2001:db8::#")]).await);
    assert!(is_slowed(usual(1), &[(FOR, "2001:db8::#:0:0:1")]).await);
    assert!(!is_slowed(usual(1), &[(FOR, "2001:db8:0:#::1")]).await);
}

/// Connections that say nothing.
async fn silent(place: &Place, count: usize) -> Vec<TcpStream> {
    let mut all = Vec::new();
    for _ in 0..count {
        all.push(TcpStream::connect(place.address).await.unwrap());
    }
    all
}

/// How many of them the server has closed, once that many are.
async fn closed(streams: &mut [TcpStream], wanted: usize) {
    let mut closed = 0;
    for stream in streams {
        let mut byte = [0];
        let ended = timeout(Duration::from_millis(200), stream.read(&mut byte)).await;
        closed += usize::from(ended.is_ok());
    }
    assert!(closed >= wanted, "{closed} of {wanted}");
}

fn few(total: usize, of_one_address: usize) -> Connections {
    Connections { total, of_one_address }
}

#[tokio::test]
async fn connections_that_say_nothing_keep_nobody_out() {
    let place = Place::open_with(Config { connections: few(400, 20), ..usual(0) }).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut all = silent(&place, 60).await;
    // New ones are let in, the oldest silent ones have gone, and whoever plays is not disturbed.
    for _ in 0..30 {
        assert_eq!(place.nobody().get("/api/games").await.status, 200);
    }
    closed(&mut all[..40], 40).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(play).await;
    let figures = place.nobody().get("/metrics").await.body;
    let turned_away = figures.lines().find_map(|line| line.strip_prefix("boomtown_turned_away_total "));
    assert!(turned_away.unwrap().parse::<u32>().unwrap() >= 40, "{figures}");
    place.close().await;
}

#[tokio::test]
async fn one_that_is_half_way_through_its_head_is_silent_too() {
    let place = Place::open_with(Config { connections: few(400, 10), ..usual(0) }).await;
    let mut all = Vec::new();
    for mut stream in silent(&place, 30).await {
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-").await.ok();
        all.push(stream);
    }
    assert_eq!(place.nobody().get("/api/games").await.status, 200);
    closed(&mut all[..20], 20).await;
    place.close().await;
}

#[tokio::test]
async fn one_that_never_ends_what_it_has_begun_to_send_is_silent_too() {
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    for rest in ["Content-Length: 99\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"] {
        let place = Place::open_with(Config { connections: few(400, 10), ..usual(0) }).await;
        let mut all = Vec::new();
        for mut stream in silent(&place, 30).await {
            stream.write_all(format!("{head}{rest}").as_bytes()).await.ok();
            all.push(stream);
        }
        assert_eq!(place.nobody().get("/api/games").await.status, 200);
        closed(&mut all[..20], 20).await;
        place.close().await;
    }
}

#[tokio::test]
async fn behind_a_proxy_all_connections_come_from_one_address_and_none_is_closed_for_it() {
    let place = Place::open_with(Config { connections: few(400, 10), ..usual(1) }).await;
    let mut all = silent(&place, 40).await;
    assert_eq!(place.nobody().get("/api/games").await.status, 200);
    for stream in &mut all {
        stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    place.close().await;
}

/// Sixty people with two tables each, and all the connections that their browsers keep beside them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_school_behind_one_address_does_not_notice_the_limits() {
    let place = Place::open_with(usual(0)).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut lines = Vec::new();
    for _ in 0..120 {
        // Nobody comes faster than a person can.
        tokio::time::sleep(Duration::from_millis(20)).await;
        lines.push(ann.sit(&table).await);
    }
    let mut idle = silent(&place, 360).await;
    for stream in &mut idle {
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
    }
    for line in &mut lines {
        line.send(&json!({"type": "ping"})).await;
        assert_eq!(line.next_of("pong").await["type"], "pong");
    }
    place.close().await;
}

#[tokio::test]
async fn where_everybody_is_busy_the_next_one_is_told_so() {
    // However many one address may have, half of all are for others.
    let place = Place::open_with(Config { connections: few(16, 16), ..usual(0) }).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut lines = Vec::new();
    for _ in 0..8 {
        lines.push(ann.sit(&table).await);
    }
    let mut outside = TcpStream::connect(place.address).await.unwrap();
    let mut answer = String::new();
    outside.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    // When somebody goes there is room again.
    lines.pop();
    while Guest::nobody(place.address).try_get("/api/games").await != Some(200) {
        tokio::task::yield_now().await;
    }
    place.close().await;
}

#[tokio::test]
async fn a_page_that_came_over_another_scheme_is_another_sites() {
    for (proxies, spoken, origin, status) in [
        (0, None, "http", 200),
        (0, None, "https", 403),
        // Whatever somebody claims, who comes directly came over HTTP.
        (0, Some("https"), "https", 403),
        (1, Some("https"), "https", 200),
        (1, Some("https"), "http", 403),
        (1, Some("http"), "https", 403),
        // A proxy that does not say.
        (1, None, "https", 200),
        (1, None, "http", 200),
    ] {
        let place = Place::open_with(Config { proxies, ..brisk() }).await;
        let origin = format!("{origin}://{}", place.address);
        let mut headers = vec![("Origin", origin.as_str())];
        headers.extend(spoken.map(|spoken| ("X-Forwarded-Proto", spoken)));
        let answer = place.nobody().send("POST", "/api/me", "{\"name\": \"Ann\"}", &headers).await;
        assert_eq!(answer.status, status, "{proxies} {headers:?}");
        place.close().await;
    }
    let place = Place::open().await;
    for origin in ["null", "", "http://", "nonsense"] {
        let answer =
            place.nobody().send("POST", "/api/me", "{\"name\": \"Ann\"}", &[("Origin", origin)]).await;
        assert_eq!(answer.status, 403, "{origin:?}");
    }
    place.close().await;
}

#[tokio::test]
async fn one_that_was_answered_is_idle_again_and_makes_room() {
    let place = Place::open_with(Config { connections: few(400, 10), ..usual(0) }).await;
    let mut answered = Vec::new();
    for number in 0..25 {
        let mut stream = TcpStream::connect(place.address).await.unwrap();
        stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut head = [0; 12];
        stream.read_exact(&mut head).await.unwrap();
        assert_eq!(&head, b"HTTP/1.1 200", "number {number}");
        // It stays open, and is used no more.
        answered.push(stream);
    }
    place.close().await;
}
