//! Seats kept for people who are invited, and games that begin with fewer.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::place::Place;
use crate::streaming::Events;

async fn begin(guest: &Guest, table: &str) -> (u16, Value) {
    let answer = guest.post(&format!("/api/tables/{table}/begin"), &json!({})).await;
    (answer.status, answer.json())
}

#[tokio::test]
async fn a_seat_is_kept_for_whoever_is_named_and_he_is_told() {
    let place = Place::open().await;
    let (ann, bob, cid) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Cid").await);
    let mut stream = Events::open(&bob).await;
    assert_eq!(stream.next().await["kind"], "state");
    let seats = json!([{"kind": "me"}, {"kind": "kept", "person": bob.id}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    let told = stream.next().await;
    assert_eq!((&told["why"], &told["table"]["id"]), (&json!(["invited"]), &json!(table)));
    let join = format!("/api/tables/{table}/join");
    let refused = cid.post(&join, &json!({})).await;
    assert_eq!(refused.json()["why"]["id"], "server-seat-kept");
    let joined = bob.post(&join, &json!({})).await.good();
    assert_eq!((&joined["stage"], &joined["yours"]), (&json!("playing"), &json!([2])));
    place.close().await;
}

#[tokio::test]
async fn whoever_is_invited_may_decline_and_the_host_may_invite_another() {
    let place = Place::open().await;
    let (ann, bob, cid) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Cid").await);
    let new = json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ann.new_table(&new).await;
    let seat = format!("/api/tables/{table}/seats/2");
    let kept = ann.post(&seat, &json!({"kind": "kept", "person": bob.id})).await.good();
    assert_eq!((&kept["seats"][1]["kept_for"], &kept["seats"][1]["name"]), (&json!(bob.id), &json!("Bob")));
    bob.post(&format!("/api/tables/{table}/leave"), &json!({})).await.good();
    ann.post(&seat, &json!({"kind": "kept", "person": cid.id})).await.good();
    for (person, why) in [(ann.id.as_str(), "server-keep-own"), ("nobody", "server-nobody-to-invite")] {
        let refused = ann.post(&seat, &json!({"kind": "kept", "person": person})).await;
        assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!(why)));
    }
    assert_eq!(bob.post(&seat, &json!({"kind": "kept", "person": bob.id})).await.status, 403);
    place.close().await;
}

#[tokio::test]
async fn a_table_begins_with_fewer_once_all_who_sit_there_agree() {
    let place = Place::open().await;
    let (ann, bob, cid) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Cid").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    let (status, alone) = begin(&ann, &table).await;
    assert_eq!(status, 409, "nobody plays it alone like that: {alone}");
    bob.post(&format!("/api/tables/{table}/join"), &json!({"seat": 3})).await.good();
    assert_eq!(begin(&cid, &table).await.0, 403, "he does not sit there");
    let (_, waits) = begin(&ann, &table).await;
    assert_eq!((&waits["stage"], &waits["with_fewer"]), (&json!("gathering"), &json!([ann.id])));
    // Whoever comes meanwhile is asked too, and whoever goes makes all think anew.
    cid.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert_eq!(begin(&bob, &table).await.1["stage"], "gathering");
    let left = cid.post(&format!("/api/tables/{table}/leave"), &json!({})).await.good();
    assert!(left["with_fewer"].is_null(), "{left}");
    begin(&ann, &table).await;
    let (_, begun) = begin(&bob, &table).await;
    assert_eq!((&begun["stage"], begun["seats"].as_array().unwrap().len()), (&json!("playing"), 2));
    assert_eq!((&begun["seats"][0]["name"], &begun["seats"][1]["name"]), (&json!("Ann"), &json!("Bob")));
    place.close().await;
}

#[tokio::test]
async fn whoever_moves_up_when_a_table_begins_with_fewer_takes_his_note_and_his_program_along() {
    let place = Place::open().await;
    let (ann, bob, cid) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Cid").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    let note = |seat: u8| format!("/api/tables/{table}/seats/{seat}/note");
    for (guest, seat) in [(&bob, 3), (&cid, 4)] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({"seat": seat})).await.good();
    }
    for (guest, seat, text) in [(&ann, 1, "Ann's"), (&bob, 3, "Bob's"), (&cid, 4, "Cid's")] {
        guest.put(&note(seat), &json!({"text": text})).await.good();
    }
    let token = bob.post(&format!("/api/tables/{table}/seats/3/token"), &json!({})).await.good();
    for guest in [&ann, &bob, &cid] {
        begin(guest, &table).await;
    }
    for (guest, seat, text) in [(&ann, 1, "Ann's"), (&bob, 2, "Bob's"), (&cid, 3, "Cid's")] {
        assert_eq!(guest.get(&note(seat)).await.good()["text"], text);
    }
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    assert_eq!(program.get(&format!("/api/tables/{table}")).await.good()["yours"], json!([2]));
    place.close().await;
}

#[tokio::test]
async fn whom_somebody_blocks_cannot_keep_a_seat_for_him() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    assert_eq!(bob.put(&format!("/api/me/blocks/{}", ann.id), &json!({})).await.status, 204);
    let seats = json!([{"kind": "me"}, {"kind": "kept", "person": bob.id}]);
    let new = json!({"game": "circle-wagons", "seats": seats});
    let refused = ann.post("/api/tables", &new).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("server-nobody-to-invite")));
    bob.send("DELETE", &format!("/api/me/blocks/{}", ann.id), "", &[]).await;
    ann.new_table(&new).await;
    place.close().await;
}
