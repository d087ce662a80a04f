//! Nobody can read or act for another seat.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::place::{Place, for_two, two_at_a_table};
use crate::playing::some_play;

/// Whoever has no business at the table.
async fn strangers(place: &Place) -> Vec<Guest> {
    let eve = place.guest("Eve").await;
    let mut forged = eve.clone();
    let (name, cookie) = forged.identity.take().unwrap();
    let (ours, _) = cookie.split_once('.').unwrap();
    forged.identity = Some((name, format!("{ours}.{}", "0".repeat(64))));
    vec![place.nobody(), eve, forged]
}

#[tokio::test]
async fn no_request_for_a_seat_is_granted_to_a_stranger() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let requests: Vec<(&str, String, Value)> = vec![
        ("POST", format!("/api/tables/{table}/seats/1/token"), json!({})),
        ("POST", format!("/api/tables/{table}/seats/1"), json!({"kind": "open"})),
        ("GET", format!("/api/tables/{table}/seats/1/note"), json!(null)),
        ("PUT", format!("/api/tables/{table}/seats/1/note"), json!({"text": "mine now"})),
        ("POST", format!("/api/tables/{table}/leave"), json!({})),
        ("POST", format!("/api/tables/{table}/join"), json!({"seat": 1})),
        ("POST", format!("/api/tables/{table}/rematch"), json!({})),
    ];
    let mut askers = strangers(&place).await;
    askers.push(bob.clone());
    for asker in askers {
        for (method, path, body) in &requests {
            let answer = asker.send(method, path, &body.to_string(), &[]).await;
            assert!([401, 403, 409].contains(&answer.status), "{method} {path} by {asker:?}: {answer:?}");
        }
    }
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["yours"], &info["stage"]), (&json!([1]), &json!("playing")));
    assert_eq!(ann.get(&format!("/api/tables/{table}/seats/1/note")).await.good()["text"], "");
    place.close().await;
}

#[tokio::test]
async fn no_ask_for_a_seat_is_granted_to_a_stranger() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (anns, bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let lines = [&anns, &bobs];
    let turn = lines.into_iter().find_map(|line| some_play(&line.welcome["moment"])).unwrap();
    let seat = turn["seat"].clone();
    let asks = [
        turn.clone(),
        json!({"kind": "undo", "seat": seat, "at": 0}),
        json!({"kind": "preview", "seat": seat, "action": turn["action"]}),
        json!({"kind": "explain", "seat": seat}),
        json!({"kind": "forecast", "seat": seat}),
        json!({"kind": "hint", "seat": seat}),
        json!({"kind": "resign", "seat": seat}),
        json!({"kind": "answer_undo", "seat": seat, "agree": true}),
        json!({"kind": "answer_bot", "seat": seat, "agree": true}),
        json!({"kind": "propose_bot", "seat": seat}),
        json!({"kind": "undo_bot", "seat": seat, "at": 0}),
    ];
    let other = if seat == 1 { bob } else { ann };
    let mut askers = strangers(&place).await;
    askers.push(other.clone());
    for asker in askers {
        let mut line = asker.sit(&table).await;
        for ask in &asks {
            let answer = line.ask(ask.clone()).await;
            assert_eq!(answer["type"], "refused", "{ask} by {asker:?}");
            // Somebody at the table may ask for a bot, but not for one who is there.
            let reason =
                if ask["kind"] == "propose_bot" && asker.id == other.id { "not_now" } else { "not_yours" };
            assert_eq!(answer["reason"], reason, "{ask} by {asker:?}");
        }
    }
    let info = place.nobody().get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["decisions"], &info["stage"]), (&json!(0), &json!("playing")));
    place.close().await;
}

#[tokio::test]
async fn nobody_sees_what_another_seat_may_do_or_chose_in_secret() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let new = json!({"game": "carson-cards", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ann.new_table(&new).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut anns = ann.sit(&table).await;
    let mut bobs = bob.sit(&table).await;
    let mut watching = place.nobody().sit(&table).await;
    assert_eq!(watching.welcome["moment"]["seats"][0]["viewer"], "spectator");
    assert!(watching.welcome["moment"]["seats"][0].get("offers").is_none());
    assert_eq!(bobs.welcome["moment"]["seats"].as_array().unwrap().len(), 1);
    // Both are asked for a secret bid: Ann bids first, and the others hear that she did, not what.
    let bid = some_play(&anns.welcome["moment"]).unwrap();
    anns.do_it(bid.clone()).await;
    let own = ann.get(&format!("/api/tables/{table}/log")).await.good();
    assert_eq!(own[1]["action"], bid["action"]);
    for line in [&mut bobs, &mut watching] {
        let moved = line.next_of("moved").await;
        assert_eq!(moved["log"][0]["seat"], 1);
        assert!(moved["log"][0]["action"].is_null(), "{}", moved["log"]);
    }
    for stranger in [bob, place.nobody()] {
        let log = stranger.get(&format!("/api/tables/{table}/log")).await.good();
        assert!(log[1]["action"].is_null(), "{log}");
    }
    place.close().await;
}

#[tokio::test]
async fn a_program_acts_for_its_seat_and_for_no_other() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let token = ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    let info = program.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["yours"], json!([1]));
    assert_eq!(info["seats"][0]["holder"], json!({"kind": "program", "owner": ann.id}));
    let mut line = program.sit_with(&table, &json!({"type": "hello", "protocol": 1, "detail": "bare"})).await;
    let answer = line.ask(json!({"kind": "resign", "seat": 2})).await;
    assert_eq!(answer["reason"], "not_yours");
    // What its owner writes for himself is not for it.
    let note = format!("/api/tables/{table}/seats/1/note");
    ann.put(&note, &json!({"text": "the machine must not know"})).await.good();
    assert_eq!(program.get(&note).await.status, 403);
    assert_eq!(program.put(&note, &json!({"text": ""})).await.status, 403);
    assert_eq!(ann.get(&note).await.good()["text"], "the machine must not know");
    let other = ann.new_table(&for_two()).await;
    assert_eq!(program.get(&format!("/api/tables/{other}")).await.good()["yours"], json!([]));
    assert_eq!(program.post("/api/tables", &for_two()).await.status, 401);
    assert_eq!(Guest::program(place.address, "guessed").get("/api/tables").await.status, 401);
    // A new token takes the place of the old one.
    ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    assert_eq!(program.get(&format!("/api/tables/{table}")).await.status, 401);
    // A connection that the old one opened ends, and what it still asks is not done.
    line.try_send_text(
        &json!({"type": "ask", "id": "late", "ask": {"kind": "resign", "seat": 1}}).to_string(),
    )
    .await
    .ok();
    let mut last = line.next().await;
    while last["type"] != "closing" {
        assert!(!last.is_null() && last["id"] != "late", "{last}");
        last = line.next().await;
    }
    assert!(line.next().await.is_null());
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["stage"], "playing");
    assert_eq!(bob.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.status, 403);
    place.close().await;
}

#[tokio::test]
async fn another_sites_page_can_change_nothing() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let body = for_two().to_string();
    let foreign = ann.send("POST", "/api/tables", &body, &[("Origin", "https://evil.example")]).await;
    assert_eq!(foreign.status, 403);
    let own = format!("http://{}", place.address);
    assert_eq!(ann.send("POST", "/api/tables", &body, &[("Origin", &own)]).await.status, 200);
    let plain = ann.send("POST", "/api/me", "name=Eve", &[]).await;
    assert_eq!(plain.status, 400);
    place.close().await;
}
