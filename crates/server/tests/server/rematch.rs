//! Playing again is an offer, and whoever gives up leaves the win to the other.

use serde_json::json;
use sqlx::Connection as _;

use crate::place::{Place, brisk, two_at_a_table};
use crate::seats::holder;
use crate::storage::database;

/// As if a table could not be read any more: the server is stopped and started for that.
async fn break_table(place: Place, table: &str) -> Place {
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let broken = sqlx::query("UPDATE tables SET doc = '{' WHERE id = ?").bind(table).execute(&mut file).await;
    assert_eq!(broken.unwrap().rows_affected(), 1);
    file.close().await.unwrap();
    Place::open_in(folder, brisk()).await
}

#[tokio::test]
async fn giving_up_a_game_for_two_makes_the_other_one_win() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    bob.sit(&table).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["ending"]["seat"], &info["winners"]), (&json!(2), &json!([1])));
    let mine = ann.get("/api/tables?list=mine").await.good();
    assert_eq!(mine["tables"][0]["winners"], json!([1]));
    place.close().await;
}

#[tokio::test]
async fn playing_again_is_an_offer_that_puts_nobody_into_a_game_and_keeps_nobody_from_leaving() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut bobs = bob.sit(&table).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!((&next["stage"], &next["rematch_of"]), (&json!("gathering"), &json!(table)));
    let kept = &next["seats"][0];
    assert_eq!((&kept["kept_for"], &kept["name"]), (&json!(bob.id), &json!("Bob")));
    // He sees it where the game ended and on his list.
    let id = next["id"].as_str().unwrap();
    while bobs.next_of("table").await["table"]["rematch"] != json!(id) {}
    let mine = bob.get("/api/tables?list=mine").await.good();
    assert_eq!(mine["tables"][0]["id"], json!(id));
    // Nobody else gets the seat.
    let eve = place.guest("Eve").await;
    for wish in [json!({}), json!({"seat": 1})] {
        let refused = eve.post(&format!("/api/tables/{id}/join"), &wish).await;
        assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("server-seat-kept")));
    }
    // He goes, and nothing of his name stays.
    let gone = bob.send("DELETE", "/api/me", "", &[]).await;
    assert_eq!(gone.status, 200, "{gone:?}");
    let left = ann.get(&format!("/api/tables/{id}")).await.good();
    assert_eq!((&left["seats"][0]["kept_for"], &left["seats"][0]["name"]), (&json!(null), &json!("")));
    place.close().await;
}

#[tokio::test]
async fn the_seat_of_one_who_left_for_good_is_open_to_anybody_when_it_is_played_again() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    assert_eq!(bob.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!((holder(&next, 1), &next["seats"][0]["kept_for"]), ("open", &json!(null)));
    let join = format!("/api/tables/{}/join", next["id"].as_str().unwrap());
    let begun = place.guest("Eve").await.post(&join, &json!({})).await.good();
    assert_eq!((&begun["stage"], &begun["yours"]), (&json!("playing"), &json!([1])));
    place.close().await;
}

#[tokio::test]
async fn an_offer_that_was_taken_away_is_named_no_more_and_whoever_declined_may_think_better_of_it() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let path = format!("/api/tables/{table}/rematch");
    let id = ann.post(&path, &json!({})).await.good()["id"].as_str().unwrap().to_owned();
    assert_eq!(ann.send("DELETE", &format!("/api/tables/{id}"), "", &[]).await.status, 200);
    assert!(bob.get(&format!("/api/tables/{table}")).await.good()["rematch"].is_null());
    let id = ann.post(&path, &json!({})).await.good()["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{id}/leave"), &json!({})).await.good();
    let begun = bob.post(&path, &json!({})).await.good();
    assert_eq!(
        (&begun["id"], &begun["yours"], &begun["stage"]),
        (&json!(id), &json!([1]), &json!("playing"))
    );
    // Where somebody else has taken the seat meanwhile, he is told so.
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let path = format!("/api/tables/{table}/rematch");
    let id = ann.post(&path, &json!({})).await.good()["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{id}/leave"), &json!({})).await.good();
    place.guest("Eve").await.post(&format!("/api/tables/{id}/join"), &json!({})).await.good();
    let late = bob.post(&path, &json!({})).await;
    assert_eq!((late.status, &late.json()["why"]["id"]), (409, &json!("server-begun")));
    place.close().await;
}

#[tokio::test]
async fn both_who_press_at_the_same_time_meet_at_one_table_and_it_begins() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let (path, nothing) = (format!("/api/tables/{table}/rematch"), json!({}));
    let (first, second) = tokio::join!(ann.post(&path, &nothing), bob.post(&path, &nothing));
    assert_eq!(first.good()["id"], second.good()["id"]);
    let id = first.good()["id"].as_str().unwrap().to_owned();
    let begun = ann.get(&format!("/api/tables/{id}")).await.good();
    assert_eq!(
        (&begun["stage"], holder(&begun, 1), holder(&begun, 2)),
        (&json!("playing"), "person", "person")
    );
    place.close().await;
}

#[tokio::test]
async fn an_offer_is_declined_opened_to_others_or_withdrawn() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let path = format!("/api/tables/{table}/rematch");
    let id = ann.post(&path, &json!({})).await.good()["id"].as_str().unwrap().to_owned();
    // No, thanks: the seat is open to others then.
    bob.post(&format!("/api/tables/{id}/leave"), &json!({})).await.good();
    assert!(ann.get(&format!("/api/tables/{id}")).await.good()["seats"][0]["kept_for"].is_null());
    assert_eq!(bob.get("/api/tables?list=mine").await.good()["tables"][0]["id"], json!(table));
    // Whoever offered it takes it back: at the old table nothing is offered any more, and the next offer is another table.
    ann.post(&format!("/api/tables/{id}/leave"), &json!({})).await.good();
    assert!(bob.get(&format!("/api/tables/{table}")).await.good()["rematch"].is_null());
    let other = bob.post(&path, &json!({})).await.good();
    assert_ne!(other["id"], json!(id));
    assert_eq!((&other["host"], &other["seats"][1]["kept_for"]), (&json!(bob.id), &json!(ann.id)));
    // The host opens the seat that was kept.
    let other = other["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{other}/seats/2"), &json!({"kind": "open"})).await.good();
    let eve = place.guest("Eve").await;
    let begun = eve.post(&format!("/api/tables/{other}/join"), &json!({})).await.good();
    assert_eq!((&begun["stage"], &begun["yours"]), (&json!("playing"), &json!([2])));
    assert_eq!(place.guest("Kit").await.post(&path, &json!({})).await.status, 403);
    place.close().await;
}

#[tokio::test]
async fn against_bots_the_next_game_begins_at_once() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "cowhand"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!((&next["stage"], &next["yours"]), (&json!("playing"), &json!([2])));
    place.close().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_read_keeps_nobody_from_playing_again() {
    let place = Place::open().await;
    let (mut ann, _, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let path = format!("/api/tables/{table}/rematch");
    let offered = ann.post(&path, &json!({})).await.good()["id"].as_str().unwrap().to_owned();
    let place = break_table(place, &offered).await;
    ann.address = place.address;
    let again = ann.post(&path, &json!({})).await.good()["id"].as_str().unwrap().to_owned();
    assert_ne!(again, offered);
    // The offer is withdrawn, though the game before it cannot be read.
    let place = break_table(place, &table).await;
    ann.address = place.address;
    let left = ann.post(&format!("/api/tables/{again}/leave"), &json!({})).await.good();
    assert_eq!((&left["stage"], &left["ending"]["kind"]), (&json!("over"), &json!("abandoned")));
    place.close().await;
}

#[tokio::test]
async fn whoever_plays_again_has_a_share_in_the_new_dice() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let path = format!("/api/tables/{table}/rematch");
    ann.post(&path, &json!({"salt": "by Ann"})).await.good();
    let begun = bob.post(&path, &json!({"salt": "by Bob"})).await.good();
    assert_eq!((&begun["stage"], &begun["yours"]), (&json!("playing"), &json!([1])));
    let next = begun["id"].as_str().unwrap();
    ann.sit(next).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    let record = ann.get(&format!("/api/tables/{next}/record.json")).await.good();
    assert_eq!(record["salts"], json!(["by Bob", "by Ann"]));
    place.close().await;
}
