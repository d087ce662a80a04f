//! Clients that ask too much, hang, talk without end or write with tricks harm nobody else.

use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::guest::Line;
use crate::place::{Place, brisk, hotseat, two_at_a_table};
use crate::playing::{play_one, some_play};

/// Longer than anything here takes, unless it never comes.
const FOR_EVER: Duration = Duration::from_secs(60);

#[tokio::test]
async fn whatever_cannot_be_read_is_refused_in_the_same_form() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let deep = "[".repeat(60_000);
    let wrong: [(&str, String, &str, u16); 10] = [
        ("POST", "/api/me".to_owned(), "{bad", 400),
        ("POST", "/api/me".to_owned(), "{\"nickname\": 1}", 422),
        ("POST", "/api/games/carson-city/options".to_owned(), &deep, 400),
        ("GET", at("/seats/x/note"), "", 400),
        ("GET", at("/seats/0/note"), "", 400),
        ("GET", at("/at/-1"), "", 400),
        ("GET", at("/live"), "", 400),
        ("GET", "/api/tables?list=open&list=mine".to_owned(), "", 400),
        ("DELETE", "/api/games".to_owned(), "", 405),
        ("POST", "/api/records".to_owned(), "nonsense", 400),
    ];
    for (method, path, body, status) in wrong {
        let answer = ann.send(method, &path, body, &[]).await;
        assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
        let trouble = answer.json();
        assert_eq!(trouble["reason"], "malformed", "{method} {path}");
        let why = if path == "/api/records" { "server-record-unreadable" } else { "server-malformed" };
        assert_eq!(trouble["why"]["id"], why, "{method} {path}");
    }
    let posted = ann.send("POST", "/", "", &[]).await;
    assert_eq!((posted.status, posted.header("allow")), (405, "GET,HEAD"));
    place.close().await;
}

/// What exactly was malformed, of a refusal.
fn what_of(refusal: &Value) -> String {
    refusal["why"]["args"][0][1]["text"].as_str().unwrap_or_default().to_owned()
}

/// Wrong types in bodies, paths, queries and messages.
#[tokio::test]
async fn what_is_malformed_is_explained_without_names_of_types() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let wrong: [(&str, String, &str, &str); 8] = [
        (
            "POST",
            "/api/me".to_owned(),
            "{\"name\": 1}",
            "name: line 1, column 10: this must be a text, not 1",
        ),
        ("POST", "/api/me".to_owned(), "{name: 1}", "the name of a field belongs here"),
        ("POST", "/api/me".to_owned(), "[]", "this must be an object with fields, not a list"),
        ("POST", "/api/tables".to_owned(), "{\"game\": \"carson-city\", \"seats\": 7}", "seats: "),
        ("POST", at("/rematch"), "{\"salt\": 5}", "this must be a text, not 5"),
        ("GET", at("/at/soon"), "", "this must be a whole number from 0 on, not \"soon\""),
        ("GET", at("/seats/x/note"), "", ""),
        ("GET", "/api/tables?list=best".to_owned(), "", "'best' is not one of open, playing"),
    ];
    let (mut told, mut unexplained) = (Vec::new(), Vec::new());
    for (method, path, body, why) in wrong {
        let answer = ann.send(method, &path, body, &[]).await;
        let what = what_of(&answer.json());
        if !what.contains(why) {
            unexplained.push(format!("{method} {path} {}: {what}, not {why}", answer.status));
        }
        told.push(what);
    }
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
    let mut line = ann.sit(&table).await;
    for message in [
        r#"{"type": "ask", "id": "a", "ask": {"kind": "play", "seat": 1, "action": "x", "at": "now"}}"#,
        r#"{"type": "ask", "id": "b", "ask": 7}"#,
        r#"{"type": "ask", "id": 7, "ask": {"kind": "hint", "seat": 1}}"#,
    ] {
        line.send_text(message).await;
        told.push(what_of(&line.next_of("refused").await));
    }
    for jargon in ["u8", "u16", "u32", "u64", "usize", "i64", "struct ", "enum ", "target type", "Failed to"]
    {
        let with: Vec<&String> = told.iter().filter(|what| what.contains(jargon)).collect();
        assert!(with.is_empty(), "{jargon}: {with:?}");
    }
    place.close().await;
}

#[tokio::test]
async fn names_and_remarks_are_written_in_ink() {
    let place = Place::open().await;
    for nothing in ["\u{200b}\u{2060}", "\u{202e}", "\u{feff} ", "\u{3164}"] {
        assert_eq!(place.nobody().post("/api/me", &json!({"name": nothing})).await.status, 400);
    }
    let named =
        place.nobody().post("/api/me", &json!({"name": " Calamity\u{202e}\r\n\u{a0} Jane\u{200b}"})).await;
    assert_eq!(named.good()["name"], "Calamity Jane");
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    line.send(
        &json!({"type": "ask", "id": "a", "ask": {"kind": "say", "text": "\u{202e}one\u{7}\ntwo \u{200b}"}}),
    )
    .await;
    assert_eq!(line.next_of("said").await["said"]["text"], "one\ntwo");
    // A connection that is older than the name says the new one.
    ann.post("/api/me", &json!({"name": "Annie"})).await.good();
    line.send(&json!({"type": "ask", "id": "b", "ask": {"kind": "say", "text": "Howdy"}})).await;
    assert_eq!(line.next_of("said").await["said"]["name"], "Annie");
    place.close().await;
}

#[tokio::test]
async fn one_who_talks_without_end_is_slowed_down_and_the_others_are_not() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let say = || json!({"kind": "say", "text": "And another thing"});
    for _ in 0..10 {
        anns.do_it(say()).await;
    }
    assert_eq!(anns.ask(say()).await["reason"], "slow");
    bobs.do_it(say()).await;
    place.close().await;
}

#[tokio::test]
async fn messages_that_say_nothing_are_counted_too() {
    let mut config = brisk();
    config.limits = Limits::Usual;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    for text in ["{", r#"{"type": "ping"}"#, r#"{"type": "hello", "protocol": 1}"#] {
        let mut line = ann.sit(&table).await;
        let mut slowed = false;
        for _ in 0..400 {
            line.send_text(text).await;
            slowed |= line.next().await["reason"] == "slow";
        }
        assert!(slowed, "{text}");
    }
    place.close().await;
}

/// Asks so often, without waiting for each answer, and says how often it was answered, how often slowed down.
async fn flood(line: &mut Line, ask: &Value, answered: &str) -> (u32, u32) {
    let (mut answers, mut slowed) = (0, 0);
    // A page that hovers has some questions on their way at the same time.
    for burst in 0..20 {
        for number in 0..20 {
            let id = format!("{answered}-{burst}-{number}");
            line.send(&json!({"type": "ask", "id": id, "ask": ask})).await;
        }
        for _ in 0..20 {
            let mut answer = line.next().await;
            while answer["type"] == "table" {
                answer = line.next().await;
            }
            if answer["type"] == answered {
                answers += 1;
            } else {
                assert_eq!(answer["reason"], "slow", "{answer}");
                slowed += 1;
            }
        }
    }
    (answers, slowed)
}

#[tokio::test]
async fn whoever_only_asks_to_be_told_something_is_slowed_down_too_and_the_others_are_not() {
    let mut config = brisk();
    config.limits = Limits::Usual;
    let place = Place::open_with(config).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut bobs = bob.sit(&table).await;
    let (mut asked, mut seat) = (some_play(&ann.sit(&table).await.welcome["moment"]), 1);
    let mut asking = &ann;
    if asked.is_none() {
        (asked, seat, asking) = (some_play(&bobs.welcome["moment"]), 2, &bob);
    }
    let action = asked.unwrap()["action"].clone();
    for (ask, answered) in [
        (json!({"kind": "preview", "seat": seat, "action": action, "pictures": false}), "previewed"),
        (json!({"kind": "account", "seat": seat}), "accounted"),
        (json!({"kind": "explain", "seat": seat}), "explained"),
        (json!({"kind": "explain"}), "explained"),
        (json!({"kind": "forecast", "seat": seat}), "foretold"),
    ] {
        let mut line = asking.sit(&table).await;
        let (answers, slowed) = flood(&mut line, &ask, answered).await;
        assert!(answers >= 100, "a hand that hovers is answered: {answers} times to {ask}");
        assert!(slowed >= 1, "{answers} times to {ask}");
        assert_eq!(bobs.ask(json!({"kind": "explain"})).await["type"], "explained");
    }
    place.close().await;
}

#[tokio::test]
async fn a_seat_is_given_one_hint_at_a_time() {
    let mut config = brisk();
    config.think = Duration::from_millis(400);
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let moment = play_one(&mut line, &moment, "start").await;
    let hint = json!({"kind": "hint", "seat": some_play(&moment).unwrap()["seat"]});
    line.send(&json!({"type": "ask", "id": "first", "ask": hint})).await;
    assert_eq!(line.ask_as("second", hint.clone()).await["reason"], "slow");
    assert_eq!(line.next_of("hinted").await["id"], "first");
    assert_eq!(line.ask_as("third", hint).await["type"], "hinted");
    place.close().await;
}

#[tokio::test]
async fn a_client_that_never_says_what_it_wants_is_let_go() {
    let mut config = brisk();
    config.asking = Duration::from_millis(50);
    let place = Place::open_with(config).await;
    let mut slow = TcpStream::connect(place.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nX-").await.unwrap();
    let mut idle = TcpStream::connect(place.address).await.unwrap();
    for stream in [&mut slow, &mut idle] {
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(FOR_EVER, stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the connection is still open");
    }
    assert_eq!(place.nobody().get("/api/games").await.status, 200);
    place.close().await;
}

#[tokio::test]
async fn a_socket_over_which_nobody_says_hello_is_closed() {
    let mut config = brisk();
    config.asking = Duration::from_millis(50);
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.dial(&table).await.unwrap();
    let ended = tokio::time::timeout(FOR_EVER, line.next()).await;
    assert_eq!(ended.expect("the socket is still open"), Value::Null);
    place.close().await;
}

#[tokio::test]
async fn a_client_that_begins_with_a_ping_is_welcome() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.dial(&table).await.unwrap();
    line.ping().await;
    line.send(&json!({"type": "hello", "protocol": 1})).await;
    assert_eq!(line.next().await["type"], "welcome");
    place.close().await;
}

/// A client that stops reading and comes back must learn that it missed something.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_keep_up_is_let_go_and_told_so() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Bob"}, {"kind": "here", "name": "Eve"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    let mut line = ann.sit(&table).await;
    let mut deaf = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    let each = moment.to_string().len();
    // More than the system keeps on the way between two programs, and all that the server lets wait.
    for number in 0..(16_000_000 / each + 200) {
        let seat = moment["seats"].as_array().unwrap().iter().find(|seat| seat["undo"] == "free");
        let ask = match seat {
            Some(seat) => json!({"kind": "undo", "seat": seat["viewer"]["seat"], "at": moment["decisions"]}),
            None => some_play(&moment).unwrap(),
        };
        line.send(&json!({"type": "ask", "id": number.to_string(), "ask": ask})).await;
        moment = line.next_of("moved").await["moment"].clone();
    }
    let told_last = async {
        let mut last = Value::Null;
        loop {
            let message = deaf.next().await;
            if message.is_null() {
                return last;
            }
            last = message;
        }
    };
    let last = tokio::time::timeout(FOR_EVER, told_last).await;
    assert_eq!(last.expect("the connection ends")["type"], "closing");
    place.close().await;
}

#[tokio::test]
async fn only_a_proxy_that_is_trusted_says_from_where_a_page_came() {
    let foreign = [("Origin", "https://evil.example"), ("X-Forwarded-Host", "evil.example")];
    for (trusted, status) in [(false, 403), (true, 200)] {
        let mut config = brisk();
        config.proxies = usize::from(trusted);
        let place = Place::open_with(config).await;
        let ann = place.guest("Ann").await;
        let body = hotseat().to_string();
        assert_eq!(ann.send("POST", "/api/tables", &body, &foreign).await.status, status);
        place.close().await;
    }
}
