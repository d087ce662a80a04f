//! Repeated, late, foreign, oversized and malformed messages; two clients at once.

use serde_json::json;

use crate::place::{Place, hotseat, two_at_a_table};
use crate::playing::{acting, play_on, some_play};

/// Whoever asked waits for an answer under the id that he gave.
#[tokio::test]
async fn a_request_that_cannot_be_understood_is_refused_under_its_own_id() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    for (ask, id) in [
        (r#"{"type": "ask", "id": "a", "ask": {"kind": "fly"}}"#, json!("a")),
        (
            r#"{"type": "ask", "id": "b", "ask": {"kind": "play", "seat": 99, "action": "x", "at": 0}}"#,
            json!("b"),
        ),
        (r#"{"type": "ask", "id": "c"}"#, json!("c")),
        (r#"{"type": "dance", "id": "d", "more": [{"id": "e"}]}"#, json!("d")),
        (r#"{"type": "ask", "id": 7, "ask": {"kind": "hint", "seat": 1}}"#, json!(null)),
        (r#"{"type": "ask", "id": "f", "ask": {"kind": "#, json!(null)),
        (r#"["id", "g"]"#, json!(null)),
    ] {
        line.send_text(ask).await;
        let refused = line.next_of("refused").await;
        assert_eq!((&refused["id"], &refused["reason"]), (&id, &json!("malformed")), "{ask}");
    }
    place.close().await;
}

#[tokio::test]
async fn a_repeated_request_is_carried_out_once_and_answered_each_time() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    for _ in 0..3 {
        assert_eq!(line.ask_as("the-same", play.clone()).await["type"], "done");
    }
    let mut again = ann.sit(&table).await;
    assert_eq!(again.ask_as("the-same", play).await["type"], "done");
    assert_eq!(again.welcome["moment"]["decisions"], 1);
    for _ in 0..2 {
        assert_eq!(line.ask_as("words", json!({"kind": "say", "text": "Howdy"})).await["type"], "done");
    }
    assert_eq!(ann.sit(&table).await.welcome["chat"].as_array().unwrap().len(), 1);
    place.close().await;
}

#[tokio::test]
async fn of_two_clients_that_move_at_once_one_is_told_that_it_came_late() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let (mut left, mut right) = (ann.sit(&table).await, ann.sit(&table).await);
    for round in 0..10 {
        let moment = ann.get(&format!("/api/tables/{table}")).await.good();
        let mut look = ann.sit(&table).await;
        let play = some_play(&look.welcome["moment"]).unwrap();
        let (one, other) = (format!("left-{round}"), format!("right-{round}"));
        let (first, second) =
            tokio::join!(left.ask_as(&one, play.clone()), right.ask_as(&other, play.clone()));
        let mut kinds = [first, second].map(|answer| {
            let kind = if answer["type"] == "done" { "done" } else { answer["reason"].as_str().unwrap() };
            kind.to_owned()
        });
        kinds.sort();
        assert_eq!(kinds, ["done", "stale"]);
        let now = ann.get(&format!("/api/tables/{table}")).await.good();
        assert_eq!(now["decisions"].as_u64().unwrap(), moment["decisions"].as_u64().unwrap() + 1);
        look.send(&json!({"type": "ping"})).await;
    }
    place.close().await;
}

#[tokio::test]
async fn a_late_decision_is_refused_as_stale_and_changes_nothing() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let late = some_play(&line.welcome["moment"]).unwrap();
    let moment = line.welcome["moment"].clone();
    let moment = play_on(&mut line, moment, 2).await;
    assert_eq!(line.ask(late).await["reason"], "stale");
    let mut early = some_play(&moment).unwrap();
    early["at"] = json!(99);
    assert_eq!(line.ask(early).await["reason"], "stale");
    let illegal = json!({"kind": "play", "seat": acting(&moment).unwrap().0, "action": "start 1", "at": moment["decisions"]});
    assert_eq!(line.ask(illegal).await["reason"], "illegal");
    let nonsense = json!({"kind": "play", "seat": 1, "action": "fly", "at": moment["decisions"]});
    assert_eq!(line.ask(nonsense).await["reason"], "malformed");
    assert_eq!(ann.sit(&table).await.welcome["moment"]["decisions"], 2);
    place.close().await;
}

#[tokio::test]
async fn malformed_messages_are_answered_and_do_no_harm() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let nonsense = [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        "{\"type\":\"ask\"}",
        r#"{"type":"ask","id":"a","ask":{"kind":"play","seat":0,"action":"x","at":0}}"#,
        r#"{"type":"ask","id":"a","ask":{"kind":"play","seat":9,"action":"x","at":0}}"#,
        r#"{"type":"ask","id":"a","ask":{"kind":"play","seat":1,"action":"x","at":-1}}"#,
        r#"{"type":"ask","id":"a","ask":{"kind":"fly"}}"#,
        r#"{"type":"ask","id":"","ask":{"kind":"hint","seat":1}}"#,
        r#"{"type":"hello","protocol":1}"#,
    ];
    for text in nonsense {
        line.send_text(text).await;
        let answer = line.next().await;
        assert_eq!(
            (answer["type"].as_str(), answer["reason"].as_str()),
            (Some("refused"), Some("malformed")),
            "{text}"
        );
    }
    // A seat that no table of this game has is nobody's.
    let beyond = json!({"kind": "play", "seat": 8, "action": "start 1", "at": 0});
    assert_eq!(line.ask(beyond).await["reason"], "not_yours");
    line.send(&json!({"type": "ping"})).await;
    assert_eq!(line.next().await["type"], "pong");
    place.close().await;
}

#[tokio::test]
async fn an_oversized_message_ends_the_connection_and_nothing_else() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let (mut line, mut other) = (ann.sit(&table).await, ann.sit(&table).await);
    line.send(&json!({"type": "ask", "id": "a", "ask": {"kind": "say", "text": "x".repeat(100_000)}})).await;
    assert!(line.next().await.is_null());
    other.send(&json!({"type": "ping"})).await;
    assert_eq!(other.next_of("pong").await["type"], "pong");
    let body = json!({"name": "x".repeat(100_000)});
    for path in ["/api/me", "/api/records"] {
        let long = if path == "/api/me" { body.to_string() } else { "x".repeat(600_000) };
        let refused = ann.send("POST", path, &long, &[]).await;
        let why = refused.json()["why"]["args"][0][1]["text"].clone();
        assert_eq!((refused.status, &why), (413, &json!("this is longer than accepted here")), "{path}");
    }
    assert_eq!(ann.post("/api/me", &json!({"name": "x".repeat(33)})).await.status, 400);
    place.close().await;
}

#[tokio::test]
async fn a_client_of_another_protocol_is_told_so() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let old = ann.sit_with(&table, &json!({"type": "hello", "protocol": 0})).await;
    assert_eq!(old.welcome["reason"], "protocol");
    let rude = ann.sit_with(&table, &json!({"type": "ping"})).await;
    assert_eq!(rude.welcome["reason"], "malformed");
    assert!(ann.dial("nowhere").await.is_err());
    place.close().await;
}

#[tokio::test]
async fn a_client_that_comes_back_gets_just_what_it_missed() {
    let place = Place::open().await;
    let (ann, _, table) = two_at_a_table(&place).await;
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    let hello = |since: u64| json!({"type": "hello", "protocol": 1, "since": since});
    let version = ann.sit(&table).await.welcome["moment"]["version"].as_u64().unwrap();
    let hot = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&hot).await;
    let moment = line.welcome["moment"].clone();
    let early = play_on(&mut line, moment, 3).await;
    let late = play_on(&mut line, early.clone(), 2).await;
    let since = early["version"].as_u64().unwrap();
    let back = ann.sit_with(&hot, &hello(since)).await.welcome;
    assert_eq!((&back["keep"], back["log"].as_array().unwrap().len()), (&json!(4), 2));
    assert_eq!(back["log"][0]["index"], 4);
    // An undo cuts lines that the client has.
    let undo = json!({"kind": "undo", "seat": 1, "at": late["decisions"]});
    line.do_it(undo).await;
    let back = ann.sit_with(&hot, &hello(late["version"].as_u64().unwrap())).await.welcome;
    let stand = back["moment"]["decisions"].as_u64().unwrap();
    assert!(stand < 5);
    assert_eq!((back["keep"].as_u64(), back["log"].as_array().unwrap().len()), (Some(stand + 1), 0));
    // A version from the future is one we do not know: everything is sent.
    let lost = ann.sit_with(&hot, &hello(1_000)).await.welcome;
    assert_eq!((lost["keep"].as_u64(), lost["log"].as_array().unwrap().len() as u64), (Some(0), stand + 1));
    let chat = ann.sit_with(&table, &hello(version + 1)).await.welcome["chat"].clone();
    assert_eq!(chat.as_array().unwrap().len(), 1, "the version is from the future");
    place.close().await;
}
