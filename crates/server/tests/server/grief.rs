//! What somebody tries who wants to harm those he plays with, or the others who come from where he comes from.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Config, Limits};

use crate::guest::{Guest, Line};
use crate::notices::{begun_by, pass_turn, telling, until};
use crate::operating::{done, operator};
use crate::place::{Place, brisk, for_two, hotseat, two_at_a_table};
use crate::playing::{acting, some_play};
use crate::receiver::Receiver;

/// Plays for whoever is asked of two people until so many decisions stand.
async fn both_play(lines: [&mut Line; 2], decisions: u64) {
    let [one, other] = lines;
    let mut moments = [one.welcome["moment"].clone(), other.welcome["moment"].clone()];
    while moments[0]["decisions"].as_u64().unwrap() < decisions {
        let play = moments.iter().find_map(some_play).expect("one of them is asked");
        let asked = if acting(&moments[0]).is_some() { &mut *one } else { &mut *other };
        asked.send(&json!({"type": "ask", "id": format!("both-{}", play["at"]), "ask": play})).await;
        moments =
            [one.next_of("moved").await["moment"].clone(), other.next_of("moved").await["moment"].clone()];
    }
}

#[tokio::test]
async fn what_somebody_decided_himself_is_not_taken_back_while_a_bot_goes_on_for_him() {
    let none = Duration::ZERO;
    let config = Config { patience_evening: none, patience_days: none, ..brisk() };
    let place = Place::open_with(config).await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let table = begun_by(&ann, &bob).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    both_play([&mut anns, &mut bobs], 5).await;
    // Whoever is asked goes away, and the other one lets a bot go on for him.
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    let anns_turn = info["deciders"] == json!([2]);
    let (mut here, mine, away, theirs) = if anns_turn { (bobs, 1, anns, 2) } else { (anns, 2, bobs, 1) };
    drop(away);
    loop {
        let asked = here.ask(json!({"kind": "propose_bot", "seat": theirs})).await;
        if asked["type"] == "done" {
            break;
        }
        assert_eq!(asked["why"]["id"], "server-present", "{asked}");
    }
    // However often he tries, what both decided before the bot came stands.
    for _ in 0..12 {
        let now = ann.get(&format!("/api/tables/{table}")).await.good()["decisions"].clone();
        let asked = here.ask(json!({"kind": "undo", "seat": mine, "at": now})).await;
        assert!(["done", "refused"].contains(&asked["type"].as_str().unwrap()), "{asked}");
        let now = ann.get(&format!("/api/tables/{table}")).await.good();
        assert!(now["decisions"].as_u64().unwrap() >= 5, "{now}");
    }
    place.close().await;
}

#[tokio::test]
async fn whoever_blocks_somebody_is_not_asked_to_play_again_with_him() {
    let place = Place::open_with(telling()).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    bob.sit(&table).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    assert_eq!(bob.put(&format!("/api/me/blocks/{}", ann.id), &json!({})).await.status, 204);
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!(next["seats"][0]["kept_for"], json!(null), "{next}");
    let mine = bob.get("/api/tables?list=mine").await.good();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 1, "{mine}");
    place.close().await;
}

#[tokio::test]
async fn no_seat_is_kept_for_one_who_could_not_sit_down_when_it_is_played_again() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    bob.sit(&table).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    assert_eq!(ann.put(&format!("/api/me/blocks/{}", bob.id), &json!({})).await.status, 204);
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!(next["seats"][0]["kept_for"], json!(null), "{next}");
    place.close().await;
}

#[tokio::test]
async fn an_invitation_to_a_table_is_told_once_however_often_it_is_made() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    crate::notices::add(&bob, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await;
    let kept = json!({"kind": "kept", "person": bob.id});
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": [{"kind": "me"}, kept]})).await;
    assert_eq!(receiver.next().await.json()["kind"], "invited");
    until(&bob, "invited", "sent").await;
    let seat = format!("/api/tables/{table}/seats/2");
    for _ in 0..5 {
        ann.post(&seat, &json!({"kind": "open"})).await.good();
        ann.post(&seat, &kept).await.good();
    }
    // What is told afterwards comes after what would have been told of that table.
    let other = begun_by(&ann, &bob).await;
    pass_turn(&ann, &other).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    place.close().await;
}

/// A server where so many decisions from one address are taken.
fn so_many_decisions(most: u64) -> Config {
    let mut config = Config { limits: Limits::Usual, ..brisk() };
    config.quotas.address.decisions = most;
    config
}

#[tokio::test]
async fn what_is_refused_or_repeated_uses_up_nothing_of_what_an_address_may_decide() {
    let place = Place::open_with(so_many_decisions(3)).await;
    let (ann, eve) = (place.guest("Ann").await, place.guest("Eve").await);
    let table = ann.new_table(&hotseat()).await;
    let (mut anns, mut eves) = (ann.sit(&table).await, eve.sit(&table).await);
    let mut moment = anns.welcome["moment"].clone();
    let play = some_play(&moment).unwrap();
    for _ in 0..6 {
        assert_eq!(eves.ask(play.clone()).await["reason"], "not_yours");
        assert_eq!(
            anns.ask(json!({"kind": "play", "seat": 1, "action": "fly", "at": 0})).await["type"],
            "refused"
        );
    }
    for number in 0..3 {
        let id = format!("mine-{number}");
        moment = crate::playing::play_one(&mut anns, &moment, &id).await;
        for _ in 0..3 {
            anns.send(&json!({"type": "ask", "id": id, "ask": play})).await;
            assert_eq!(anns.next_of("done").await["id"], json!(id));
        }
    }
    let enough = anns.ask(some_play(&moment).unwrap()).await;
    assert_eq!((&enough["reason"], &enough["why"]["id"]), (&json!("slow"), &json!("server-enough-address")));
    place.close().await;
}

#[tokio::test]
async fn whatever_a_table_keeps_counts_as_much_as_a_decision() {
    let place = Place::open_with(so_many_decisions(3)).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    for closed in [true, false, true] {
        line.do_it(json!({"kind": "close_chat", "closed": closed})).await;
    }
    let enough = line.ask(json!({"kind": "answer_obvious", "seat": 1, "on": true})).await;
    assert_eq!(enough["why"]["id"], "server-enough-address", "{enough}");
    place.close().await;
}

/// Asks so often over one socket that it is not too much for one, and says how often it was slowed down all the same.
async fn asks_on(stranger: &Guest, table: &str) -> usize {
    let mut line = stranger.sit(table).await;
    let mut slowed = 0;
    for burst in 0..7 {
        for number in 0..20 {
            let id = format!("q{burst}-{number}");
            line.send(&json!({"type": "ask", "id": id, "ask": {"kind": "account", "seat": 1}})).await;
        }
        for _ in 0..20 {
            slowed += usize::from(line.next_of("refused").await["reason"] == "slow");
        }
    }
    slowed
}

#[tokio::test]
async fn whoever_opens_many_sockets_is_not_told_more_for_it_and_keeps_nobody_from_playing() {
    let place = Place::open_with(Config { limits: Limits::Usual, ..brisk() }).await;
    let (ann, eve) = (place.guest("Ann").await, place.guest("Eve").await);
    let table = ann.new_table(&hotseat()).await;
    let slowed: Vec<usize> = join_all((0..60).map(|_| asks_on(&eve, &table))).await;
    assert!(slowed.iter().sum::<usize>() > 1000, "of 8,400 questions: {slowed:?}");
    // Whoever plays from there plays on.
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(play).await;
    place.close().await;
}

#[tokio::test]
async fn accents_do_not_pile_up_over_what_others_say() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let pile = |accent: char| format!("Z{}!", String::from(accent).repeat(60));
    for accent in ['\u{334}', '\u{489}', '\u{e49}', '\u{64b}', '\u{5b0}', '\u{fe20}'] {
        let said = json!({"kind": "say", "text": pile(accent)});
        line.send(&json!({"type": "ask", "id": format!("say-{accent}"), "ask": said})).await;
        let text = line.next_of("said").await["said"]["text"].as_str().unwrap().to_owned();
        assert_eq!(text.chars().count(), 5, "{text:?}");
        let name: String = pile(accent).chars().take(30).collect();
        let named = ann.post("/api/me", &json!({"name": name})).await.good();
        assert_eq!(named["name"].as_str().unwrap().chars().count(), 4, "{named}");
    }
    // Nothing unseen in between makes room for more of them.
    let hidden = format!("Z{}", "\u{334}\u{334}\u{334}\u{200d}".repeat(5));
    let named = ann.post("/api/me", &json!({"name": hidden})).await.good();
    assert_eq!(named["name"], "Z\u{334}\u{334}\u{334}");
    place.close().await;
}

#[tokio::test]
async fn of_a_hidden_table_strangers_see_no_review_and_play_on_from_no_position() {
    let place = Place::open().await;
    let (op, ada, cy) = (operator(&place).await, place.guest("Ada").await, place.guest("Cy").await);
    let table = ada.new_table(&hotseat()).await;
    ada.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    done(&op, json!({"command": "hide_table", "table": table, "hidden": true})).await;
    let review = format!("/api/tables/{table}/review");
    assert_eq!(cy.get(&review).await.status, 404);
    assert_eq!(cy.post(&review, &json!({})).await.status, 404);
    assert_eq!(cy.send("DELETE", &review, "", &[]).await.status, 404);
    let mut on: Value = hotseat();
    on["played_on"] = json!({"table": table, "decisions": 0});
    assert_eq!(cy.post("/api/tables", &on).await.status, 404);
    assert_eq!(ada.get(&review).await.status, 200);
    ada.new_table(&on).await;
    place.close().await;
}

/// A record whose last decision was taken back and made again as often as a record may have it.
async fn long_record(ann: &Guest) -> String {
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let begun = line.welcome["moment"].clone();
    crate::playing::play_on(&mut line, begun, 15).await;
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let mut record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    let entries = record["entries"].as_array_mut().unwrap();
    let last = entries.last().unwrap().clone();
    let undo = json!({"undo": {"seat": last["play"]["seat"], "keep": entries.len() - 1}});
    while entries.len() < 4_990 {
        entries.extend([undo.clone(), last.clone()]);
    }
    record.to_string()
}

#[tokio::test]
async fn whoever_takes_long_games_along_keeps_nobody_waiting() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    ann.send("POST", "/api/records", &long_record(&ann).await, &[]).await.good();
    let begun = Instant::now();
    let export = tokio::spawn(async move { ann.get("/api/me/export").await });
    let mut longest = Duration::ZERO;
    while !export.is_finished() {
        let asked = Instant::now();
        bob.get("/api/me").await.good();
        longest = longest.max(asked.elapsed());
    }
    assert_eq!(export.await.unwrap().status, 200);
    // The game is replayed on a thread of its own; otherwise one answer would take as long as that.
    assert!(longest < begun.elapsed() / 2, "{longest:?} of {:?}", begun.elapsed());
    place.close().await;
}

/// A guest who comes by a proxy, which adds from where to what he wrote himself.
async fn by_proxy(place: &Place, written: &[u8]) -> u16 {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::TcpStream::connect(place.address).await.unwrap();
    let mut request =
        b"GET /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\nX-Forwarded-For: ".to_vec();
    request.extend_from_slice(written);
    request.extend_from_slice(b", 192.0.2.7\r\n\r\n");
    stream.write_all(&request).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer)[9..12].parse().unwrap()
}

#[tokio::test]
async fn nobody_hides_his_address_behind_letters_that_cannot_be_read() {
    let place = Place::open_with(Config { proxies: 1, ..brisk() }).await;
    let op: Guest = operator(&place).await;
    assert_eq!(by_proxy(&place, b"10.0.0.1").await, 200);
    done(&op, json!({"command": "ban_addresses", "range": "192.0.2.0/24", "hours": 1, "note": ""})).await;
    assert_eq!(by_proxy(&place, b"10.0.0.1").await, 403);
    assert_eq!(by_proxy(&place, b"\xff\xfe").await, 403);
    let table = op.new_table(&for_two()).await;
    assert!(!table.is_empty());
    place.close().await;
}
