//! What nobody will miss goes away; what somebody would miss stays.

use std::time::Duration;

use serde_json::json;
use server::{Config, Retention};

use crate::guest::Guest;
use crate::place::{Place, brisk, for_two, hotseat, two_at_a_table};

/// A server that keeps nothing that nobody will miss.
fn tidy() -> Config {
    let keeping = Retention {
        every: Duration::from_millis(20),
        gathering: Duration::ZERO,
        invitations: Duration::ZERO,
        imports: Duration::ZERO,
        bot_tables: Duration::ZERO,
        guests: Duration::ZERO,
    };
    Config { keeping, ..brisk() }
}

async fn until_gone(guest: &Guest, path: &str, status: u16) {
    while guest.get(path).await.status != status {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn what_nobody_will_miss_goes_and_games_stay() {
    let place = Place::open().await;
    let (mut ann, bob, game) = two_at_a_table(&place).await;
    let over = ann.new_table(&for_two()).await;
    bob.post(&format!("/api/tables/{over}/join"), &json!({})).await.good();
    bob.sit(&over).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    let mut bob = bob;
    let record = ann.get(&format!("/api/tables/{over}/record.json")).await.body;
    let brought = ann.send("POST", "/api/records", &record, &[]).await.good()["id"].clone();
    let gathering = ann.new_table(&for_two()).await;
    let never_begun = ann.new_table(&for_two()).await;
    ann.post(&format!("/api/tables/{never_begun}/leave"), &json!({})).await.good();
    let bot = json!({"kind": "bot", "level": "tenderfoot"});
    let bots = ann.new_table(&json!({"game": "circle-wagons", "seats": [bot, bot]})).await;
    let mut idle = place.guest("Idle").await;
    let folder = place.close().await;
    // As a server keeps things by itself, nothing goes yet.
    let place = Place::open_in(folder, brisk()).await;
    for guest in [&mut ann, &mut bob, &mut idle] {
        guest.address = place.address;
    }
    assert_eq!(ann.get(&format!("/api/tables/{gathering}")).await.status, 200);
    let folder = place.close().await;
    let place = Place::open_in(folder, tidy()).await;
    for guest in [&mut ann, &mut bob, &mut idle] {
        guest.address = place.address;
    }
    for gone in [&gathering, &never_begun, &bots, &brought.as_str().unwrap().to_owned()] {
        until_gone(&place.nobody(), &format!("/api/tables/{gone}"), 404).await;
    }
    until_gone(&idle, "/api/me", 401).await;
    for stays in [&game, &over] {
        assert_eq!(ann.get(&format!("/api/tables/{stays}")).await.status, 200);
    }
    assert_eq!((ann.get("/api/me").await.status, bob.get("/api/me").await.status), (200, 200));
    place.close().await;
}

#[tokio::test]
async fn a_table_where_somebody_is_stays_until_he_goes() {
    let mut config = tidy();
    config.keeping.guests = Duration::from_secs(3600);
    config.keeping.invitations = Duration::from_secs(2);
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&for_two()).await;
    let line = ann.sit(&table).await;
    let empty = ann.new_table(&for_two()).await;
    until_gone(&ann, &format!("/api/tables/{empty}"), 404).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.status, 200);
    drop(line);
    until_gone(&ann, &format!("/api/tables/{table}"), 404).await;
    place.close().await;
}

#[tokio::test]
async fn a_host_takes_his_own_table_away_and_whoever_is_there_is_told() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    let path = format!("/api/tables/{table}");
    bob.post(&format!("{path}/join"), &json!({})).await.good();
    let mut bobs = bob.sit(&table).await;
    assert_eq!(bob.send("DELETE", &path, "", &[]).await.status, 403);
    assert_eq!(place.nobody().send("DELETE", &path, "", &[]).await.status, 401);
    assert_eq!(ann.send("DELETE", &path, "", &[]).await.status, 200);
    bobs.next_of("removed").await;
    while !bobs.next().await.is_null() {}
    assert_eq!(bob.get(&path).await.status, 404);
    assert_eq!(bob.get("/api/tables?list=mine").await.good()["tables"], json!([]));
    assert_eq!(ann.send("DELETE", &path, "", &[]).await.status, 404, "once is enough");
    let begun = format!("/api/tables/{}", ann.new_table(&hotseat()).await);
    let refused = ann.send("DELETE", &begun, "", &[]).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("server-begun")));
    place.close().await;
}
