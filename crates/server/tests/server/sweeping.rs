//! What nobody will miss goes away; what somebody would miss stays.

use std::time::Duration;

use serde_json::json;
use server::{Config, Limits, Retention, ServerClock};
use tokio::io::AsyncReadExt as _;

use crate::guest::Guest;
use crate::notices::telling;
use crate::place::{Place, brisk, for_two, hotseat, two_at_a_table};
use crate::storage::database;
use crate::streaming::new_bot;

/// A server that keeps nothing that nobody will miss.
fn tidy() -> Config {
    let keeping = Retention {
        every: Duration::from_millis(20),
        gathering: Duration::ZERO,
        invitations: Duration::ZERO,
        imports: Duration::ZERO,
        bot_tables: Duration::ZERO,
        guests: Duration::ZERO,
        addresses: Duration::from_secs(1),
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

/// Looks often for what nobody will miss, and keeps it as long as any server does.
fn watchful() -> Config {
    Config { keeping: Retention { every: Duration::from_millis(20), ..Retention::default() }, ..brisk() }
}

/// As if nothing had happened at a table since 1970.
async fn age(place: &Place, table: &str) {
    let update = "UPDATE progress SET updated = 0 WHERE number = (SELECT number FROM tables WHERE id = ?)";
    let mut file = database(place.folder.path()).await;
    assert_eq!(sqlx::query(update).bind(table).execute(&mut file).await.unwrap().rows_affected(), 1);
}

#[tokio::test]
async fn a_table_that_its_host_visits_waits_for_another_day() {
    const HOUR: Duration = Duration::from_secs(60 * 60);
    let clock = ServerClock::default();
    let place = Place::open_with(Config { clock: clock.clone(), ..watchful() }).await;
    let ann = place.guest("Ann").await;
    let mut listed = for_two();
    listed["listed"] = json!(true);
    let (visited, other) = (ann.new_table(&listed).await, ann.new_table(&listed).await);
    clock.forward(23 * HOUR);
    drop(ann.sit(&visited).await);
    let mut file = database(place.folder.path()).await;
    let visits =
        "SELECT count(*) FROM progress WHERE updated > (SELECT min(updated) FROM progress) + 3600000";
    while sqlx::query_scalar::<_, i64>(visits).fetch_one(&mut file).await.unwrap() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    clock.forward(2 * HOUR);
    until_gone(&ann, &format!("/api/tables/{other}"), 404).await;
    assert_eq!(ann.get(&format!("/api/tables/{visited}")).await.status, 200);
    place.close().await;
}

/// As if somebody had been last here in 1970, until the server has forgotten him.
async fn until_forgotten(place: &Place, guest: &Guest) {
    let mut file = database(place.folder.path()).await;
    loop {
        let aged =
            sqlx::query("UPDATE people SET seen = 0 WHERE id = ?").bind(&guest.id).execute(&mut file).await;
        if aged.unwrap().rows_affected() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Whether somebody has not been forgotten.
async fn is_known(place: &Place, guest: &Guest) -> bool {
    let mut file = database(place.folder.path()).await;
    let count = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM people WHERE id = ?").bind(&guest.id);
    count.fetch_one(&mut file).await.unwrap() == 1
}

#[tokio::test]
async fn a_guest_who_looks_on_somewhere_stays_until_he_goes() {
    let place = Place::open_with(watchful()).await;
    let (ann, eve) = (place.guest("Ann").await, place.guest("Eve").await);
    let line = eve.sit(&ann.new_table(&hotseat()).await).await;
    let mut file = database(place.folder.path()).await;
    sqlx::query("UPDATE people SET seen = 0").execute(&mut file).await.unwrap();
    // Between the first and the second of these everybody was looked at.
    for name in ["Kit", "Jim"] {
        until_forgotten(&place, &place.guest(name).await).await;
    }
    assert!(is_known(&place, &eve).await, "she looks on");
    assert!(is_known(&place, &ann).await, "she has a game");
    drop(line);
    until_forgotten(&place, &eve).await;
    place.close().await;
}

#[tokio::test]
async fn a_guest_who_has_a_page_open_stays_until_he_closes_it() {
    let place = Place::open_with(watchful()).await;
    let eve = place.guest("Eve").await;
    let mut page = eve.call("GET", "/api/me/events", "", &[]).await;
    page.read_exact(&mut [0; 12]).await.unwrap();
    let mut file = database(place.folder.path()).await;
    sqlx::query("UPDATE people SET seen = 0").execute(&mut file).await.unwrap();
    // Between the first and the second of these everybody was looked at.
    for name in ["Kit", "Jim"] {
        until_forgotten(&place, &place.guest(name).await).await;
    }
    assert!(is_known(&place, &eve).await, "she has a page open");
    drop(page);
    until_forgotten(&place, &eve).await;
    place.close().await;
}

#[tokio::test]
async fn one_whose_bot_looks_on_somewhere_stays_until_it_goes() {
    let place = Place::open_with(watchful()).await;
    let (ann, eve) = (place.guest("Ann").await, place.guest("Eve").await);
    let (_, bot) = new_bot(&eve, &json!({"name": "Evebot"})).await;
    let line = bot.sit(&ann.new_table(&hotseat()).await).await;
    let mut file = database(place.folder.path()).await;
    sqlx::query("UPDATE people SET seen = 0 WHERE id = ?").bind(&eve.id).execute(&mut file).await.unwrap();
    // Between the first and the second of these everybody was looked at.
    for name in ["Kit", "Jim"] {
        until_forgotten(&place, &place.guest(name).await).await;
    }
    assert!(is_known(&place, &eve).await, "her bot looks on");
    drop(line);
    until_forgotten(&place, &eve).await;
    place.close().await;
}

#[tokio::test]
async fn an_offer_to_play_again_that_was_swept_is_named_no_more() {
    let place = Place::open_with(watchful()).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut bobs = bob.sit(&table).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let path = format!("/api/tables/{table}/rematch");
    let next = ann.post(&path, &json!({})).await.good()["id"].as_str().unwrap().to_owned();
    while bobs.next_of("table").await["table"]["rematch"] != json!(next) {}
    age(&place, &next).await;
    // Whoever looks at the game that is over is told, and the list of games knows it too.
    while !bobs.next_of("table").await["table"]["rematch"].is_null() {}
    assert_eq!(bob.get(&format!("/api/tables/{next}")).await.status, 404);
    assert!(bob.get("/api/tables?list=mine").await.good()["tables"][0]["rematch"].is_null());
    place.close().await;
}

#[tokio::test]
async fn an_offer_of_somebody_who_leaves_for_good_is_named_no_more() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let path = format!("/api/tables/{table}");
    let next = ann.post(&format!("{path}/rematch"), &json!({})).await.good()["id"].clone();
    assert_eq!(bob.get(&path).await.good()["rematch"], next);
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    until_gone(&bob, &format!("/api/tables/{}", next.as_str().unwrap()), 404).await;
    while !bob.get(&path).await.good()["rematch"].is_null() {
        tokio::task::yield_now().await;
    }
    place.close().await;
}

#[tokio::test]
async fn a_record_that_is_brought_again_is_kept_for_as_long_again() {
    let place = Place::open().await;
    let (mut ann, _, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.body;
    let bring = async |ann: &Guest, record: &str| {
        ann.send("POST", "/api/records", record, &[]).await.good()["id"].as_str().unwrap().to_owned()
    };
    let (again, once) = (bring(&ann, &record).await, bring(&ann, &record.replace("Bob", "Kit")).await);
    age(&place, &again).await;
    age(&place, &once).await;
    assert_eq!(bring(&ann, &record).await, again);
    let folder = place.close().await;
    let place = Place::open_in(folder, watchful()).await;
    ann.address = place.address;
    until_gone(&ann, &format!("/api/tables/{once}"), 404).await;
    assert_eq!(ann.get(&format!("/api/tables/{again}")).await.status, 200);
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

#[tokio::test]
async fn what_was_noted_of_addresses_goes_after_its_time() {
    let clock = ServerClock::default();
    let keeping = watchful().keeping;
    let config = Config { clock: clock.clone(), keeping, limits: Limits::Usual, ..telling() };
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    ann.new_table(&hotseat()).await;
    let rows = async |table: &str| -> i64 {
        let mut file = database(place.folder.path()).await;
        let count = format!("SELECT count(*) FROM {table}");
        sqlx::query_scalar(&count).fetch_one(&mut file).await.unwrap()
    };
    let until = async |table: &str, there: bool| {
        while (rows(table).await > 0) != there {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    ann.get("/api/me").await.good();
    until("address_counts", true).await;
    until("addresses", true).await;
    clock.forward(Duration::from_secs(25 * 60 * 60));
    until("address_counts", false).await;
    assert!(rows("addresses").await > 0, "they are noted for two weeks");
    clock.forward(Duration::from_secs(14 * 24 * 60 * 60));
    until("addresses", false).await;
    place.close().await;
}
