//! The devices on which somebody is signed in: listed, named, ended.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, ServerClock};

use crate::guest::Guest;
use crate::place::{Place, brisk, two_at_a_table};
use crate::storage::database;

/// Signs a second device of somebody in by a link.
pub(crate) async fn second_device(place: &Place, guest: &Guest) -> Guest {
    let link = guest.post("/api/me/links", &json!({})).await.good();
    let answer = place.nobody().post("/api/link", &json!({"code": link["code"]})).await;
    assert_eq!(answer.good()["id"], *guest.id);
    guest.with_cookie_of(&answer)
}

pub(crate) async fn devices(guest: &Guest) -> Vec<Value> {
    let account = guest.get("/api/me/account").await.good();
    account["devices"].as_array().unwrap().clone()
}

#[tokio::test]
async fn every_device_is_listed_with_what_it_is_and_when_it_was_here() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let phone = second_device(&place, &ann).await;
    let listed = devices(&phone).await;
    assert_eq!(listed.len(), 2);
    for device in &listed {
        assert_eq!((&device["browser"], &device["system"]), (&json!("Firefox"), &json!("Linux")));
        assert_eq!(device["name"], "");
        assert!(device["seen"].as_u64().unwrap() > 0 && device["made"].as_u64().unwrap() > 0);
    }
    assert_eq!(listed.iter().filter(|device| device["here"] == true).count(), 1);
    let here = listed.iter().find(|device| device["here"] == true).unwrap();
    let path = format!("/api/me/devices/{}", here["id"].as_str().unwrap());
    phone.put(&path, &json!({"name": " the \u{202e} phone "})).await;
    let again = devices(&ann).await;
    let named = again.iter().find(|device| device["id"] == here["id"]).unwrap();
    assert_eq!((&named["name"], &named["here"]), (&json!("the phone"), &json!(false)));
    assert_eq!(phone.put(&path, &json!({"name": ""})).await.status, 400);
    place.close().await;
}

#[tokio::test]
async fn a_device_that_is_ended_is_nobodys_and_what_it_had_open_ends() {
    let place = Place::open().await;
    let (ann, _, table) = two_at_a_table(&place).await;
    let phone = second_device(&place, &ann).await;
    let mut lost = phone.sit(&table).await;
    let mut stays = ann.sit(&table).await;
    let listed = devices(&ann).await;
    let other = listed.iter().find(|device| device["here"] == false).unwrap();
    let path = format!("/api/me/devices/{}", other["id"].as_str().unwrap());
    for _ in 0..2 {
        assert_eq!(ann.send("DELETE", &path, "", &[]).await.status, 200, "again is as good as once");
    }
    assert_eq!(lost.next_of("closing").await["type"], "closing");
    assert_eq!(phone.get("/api/me").await.status, 401);
    stays.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    assert_eq!(ann.get("/api/me").await.status, 200);
    assert_eq!(devices(&ann).await.len(), 1);
    let place = place.again().await;
    let at = |guest: &Guest| Guest { address: place.address, ..guest.clone() };
    assert_eq!(at(&phone).get("/api/me").await.status, 401);
    assert_eq!(at(&ann).get("/api/me").await.status, 200);
    place.close().await;
}

#[tokio::test]
async fn nobody_manages_the_devices_of_another_and_no_program_those_of_its_owner() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let token = ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    let device = devices(&ann).await[0]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/me/devices/{device}");
    for stranger in [&program, &place.nobody()] {
        for (method, path) in [
            ("GET", "/api/me/account"),
            ("POST", "/api/me/links"),
            ("POST", "/api/me/recovery"),
            ("DELETE", "/api/me/recovery"),
            ("POST", "/api/me/passkeys/challenge"),
            ("DELETE", &path),
        ] {
            assert_eq!(stranger.send(method, path, "", &[]).await.status, 401, "{method} {path}");
        }
        assert_eq!(stranger.put(&path, &json!({"name": "mine"})).await.status, 401);
    }
    assert_eq!(bob.put(&path, &json!({"name": "mine"})).await.status, 404);
    bob.send("DELETE", &path, "", &[]).await;
    assert_eq!(ann.get("/api/me").await.status, 200);
    assert_eq!(devices(&ann).await[0]["name"], "");
    place.close().await;
}

#[tokio::test]
async fn however_often_somebody_signs_in_only_so_many_devices_stay() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let mut last = ann.clone();
    for _ in 0..45 {
        last = second_device(&place, &last).await;
    }
    assert_eq!(devices(&last).await.len(), 40);
    assert_eq!(ann.get("/api/me").await.status, 401, "the one that was away longest has ended");
    place.close().await;
}

#[tokio::test]
async fn a_cookie_of_before_there_were_devices_counts_and_is_replaced_at_the_next_visit() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let key: Vec<u8> = sqlx::query_scalar("SELECT key FROM signing_keys").fetch_one(&mut file).await.unwrap();
    sqlx::query("DELETE FROM devices").execute(&mut file).await.unwrap();
    drop(file);
    let place = Place::open_in(folder, crate::place::brisk()).await;
    let old = Guest {
        address: place.address,
        identity: Some(("Cookie", format!("boomtown={}.{}", ann.id, signature(&key, &ann.id)))),
        id: ann.id.clone(),
    };
    assert_eq!(Guest { address: place.address, ..ann }.get("/api/me").await.status, 401);
    let answer = old.get("/api/me").await;
    let new = old.with_cookie_of(&answer);
    assert_ne!(new.identity, old.identity);
    let again = new.get("/api/me").await;
    assert_eq!(again.good()["id"], *old.id);
    assert_eq!(again.header("set-cookie"), "", "it has its device now");
    assert_eq!(devices(&new).await.len(), 1);
    // Whoever ends his other sessions ends those of the old kind too.
    let newest = new.send("DELETE", "/api/me/sessions", "", &[]).await;
    assert_eq!(old.get("/api/me").await.status, 401);
    assert_eq!(new.with_cookie_of(&newest).get("/api/me").await.status, 200);
    place.close().await;
}

/// The signature of a cookie, as the server made it before there were devices.
fn signature(key: &[u8], text: &str) -> String {
    use hmac::{Hmac, KeyInit as _, Mac as _};
    let mut mac: Hmac<sha2::Sha256> = Hmac::new_from_slice(key).unwrap();
    mac.update(text.as_bytes());
    crate::hex::hex(&mac.finalize().into_bytes())
}

#[tokio::test]
async fn that_a_device_is_here_is_noted_again_after_ten_minutes() {
    let clock = ServerClock::default();
    let place = Place::open_with(Config { clock: clock.clone(), ..brisk() }).await;
    let ann = place.guest("Ann").await;
    let seen = async || devices(&ann).await[0]["seen"].as_u64().unwrap();
    let first = seen().await;
    clock.forward(Duration::from_secs(9 * 60));
    ann.get("/api/me").await.good();
    assert!(seen().await < first + 9 * 60 * 1000, "not with every request");
    clock.forward(Duration::from_secs(2 * 60));
    ann.get("/api/me").await.good();
    // It is kept in passing.
    while seen().await < first + 11 * 60 * 1000 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    place.close().await;
}
