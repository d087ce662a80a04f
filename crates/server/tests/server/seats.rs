//! Session down and getting up; notes.

use serde_json::{Value, json};

use crate::place::{Place, for_two, two_at_a_table};
use crate::storage::database;

#[tokio::test]
async fn seats_are_taken_given_back_and_filled_by_the_host() {
    let place = Place::open().await;
    let (ann, bob, eve) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Eve").await);
    let new = json!({"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = ann.new_table(&new).await;
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    let joined = bob.post(&path("join"), &json!({"seat": 3})).await.good();
    assert_eq!((&joined["yours"], &joined["stage"]), (&json!([3]), &json!("gathering")));
    assert_eq!(eve.post(&path("join"), &json!({"seat": 3})).await.status, 409);
    assert_eq!(bob.post(&path("seats/2"), &json!({"kind": "bot", "level": "deputy"})).await.status, 403);
    bob.post(&path("leave"), &json!({})).await.good();
    eve.post(&path("join"), &json!({})).await.good();
    let full = ann.post(&path("seats/3"), &json!({"kind": "bot", "level": "cowhand"})).await.good();
    assert_eq!(full["stage"], "playing");
    assert_eq!(bob.post(&path("join"), &json!({})).await.status, 409);
    assert_eq!(eve.post(&path("leave"), &json!({})).await.status, 409);
    place.close().await;
}

#[tokio::test]
async fn a_table_that_its_host_leaves_passes_on_or_is_broken_off() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let new = json!({"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = ann.new_table(&new).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let left = ann.post(&format!("/api/tables/{table}/leave"), &json!({})).await.good();
    assert_eq!((&left["host"], &left["stage"]), (&json!(bob.id), &json!("gathering")));
    let left = bob.post(&format!("/api/tables/{table}/leave"), &json!({})).await.good();
    assert_eq!((&left["stage"], &left["ending"]["kind"]), (&json!("over"), &json!("abandoned")));
    place.close().await;
}

#[tokio::test]
async fn giving_up_a_game_for_two_ends_it_and_opens_the_secret() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut line = bob.sit(&table).await;
    line.do_it(json!({"kind": "resign", "seat": 2})).await;
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["ending"], json!({"kind": "resigned", "seat": 2}));
    assert_eq!(line.ask(json!({"kind": "resign", "seat": 2})).await["reason"], "not_now");
    let dice = ann.get(&format!("/api/tables/{table}/dice")).await.good();
    assert_eq!(dice["verdict"]["kind"], "honest");
    place.close().await;
}

pub(crate) fn holder(info: &Value, seat: usize) -> &str {
    info["seats"][seat - 1]["holder"]["kind"].as_str().unwrap()
}

#[tokio::test]
async fn a_note_is_kept_for_its_seat_alone() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let path = format!("/api/tables/{table}/seats/1/note");
    ann.put(&path, &json!({"text": "Bob bluffs"})).await.good();
    let place = place.again().await;
    let (mut ann, mut bob) = (ann, bob);
    (ann.address, bob.address) = (place.address, place.address);
    assert_eq!(ann.get(&path).await.good()["text"], "Bob bluffs");
    assert_eq!(bob.get(&path).await.status, 403);
    assert_eq!(ann.put(&path, &json!({"text": "x".repeat(10_001)})).await.status, 400);
    place.close().await;
}

#[tokio::test]
async fn presence_is_shown_to_the_others() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut line = ann.sit(&table).await;
    assert_eq!(line.welcome["table"]["seats"][1]["present"], false);
    let bobs = bob.sit(&table).await;
    while line.next_of("table").await["table"]["seats"][1]["present"] != true {}
    drop(bobs);
    while line.next_of("table").await["table"]["seats"][1]["present"] != false {}
    place.close().await;
}

#[tokio::test]
async fn options_are_spelled_out_or_refused_with_a_reason() {
    let place = Place::open().await;
    let nobody = place.nobody();
    let checked =
        nobody.post("/api/games/circle-wagons/options", &json!({"solo": "gold-fever"})).await.good();
    assert_eq!(checked["chairs"], json!(["player", "scripted"]));
    assert_eq!(
        nobody.post("/api/games/circle-wagons/options", &json!({"solo": "nowhere"})).await.status,
        400
    );
    assert_eq!(nobody.post("/api/games/chess/options", &json!({})).await.status, 404);
    let ann = place.guest("Ann").await;
    let many =
        json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    assert_eq!(ann.post("/api/tables", &many).await.status, 422);
    assert_eq!(ann.post("/api/tables", &json!({"game": "circle-wagons", "seats": []})).await.status, 400);
    assert_eq!(nobody.post("/api/tables", &for_two()).await.status, 401);
    place.close().await;
}

#[tokio::test]
async fn whoever_takes_a_seat_after_another_does_not_find_his_note() {
    let place = Place::open().await;
    let (ann, bob, eve) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Eve").await);
    let new = json!({"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = ann.new_table(&new).await;
    let (join, leave) = (format!("/api/tables/{table}/join"), format!("/api/tables/{table}/leave"));
    let (own, others) = (1, 2);
    let note = |seat: u8| format!("/api/tables/{table}/seats/{seat}/note");
    ann.put(&note(own), &json!({"text": "mine"})).await.good();
    bob.post(&join, &json!({"seat": 2})).await.good();
    bob.put(&note(others), &json!({"text": "Ann always buys mines"})).await.good();
    bob.post(&leave, &json!({})).await.good();
    eve.post(&join, &json!({"seat": 2})).await.good();
    assert_eq!(eve.get(&note(others)).await.good()["text"], "");
    assert_eq!(ann.get(&note(own)).await.good()["text"], "mine");
    place.close().await;
}

#[tokio::test]
async fn whoever_gives_his_seat_to_a_bot_before_the_game_takes_his_note_along() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    ann.put(&format!("/api/tables/{table}/seats/1/note"), &json!({"text": "mine"})).await.good();
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    bob.put(&format!("/api/tables/{table}/seats/2/note"), &json!({"text": "his"})).await.good();
    let bot = json!({"kind": "bot", "level": "deputy"});
    ann.post(&format!("/api/tables/{table}/seats/1"), &bot).await.good();
    let mut file = database(place.folder.path()).await;
    let notes: Vec<String> = sqlx::query_scalar("SELECT text FROM notes").fetch_all(&mut file).await.unwrap();
    assert_eq!(notes, ["his"]);
    place.close().await;
}

#[tokio::test]
async fn a_note_waits_for_whoever_let_a_bot_go_on_for_him() {
    let place = Place::open().await;
    let (ann, _bob, table) = two_at_a_table(&place).await;
    let note = format!("/api/tables/{table}/seats/1/note");
    ann.put(&note, &json!({"text": "mine"})).await.good();
    ann.sit(&table).await.do_it(json!({"kind": "propose_bot", "seat": 1})).await;
    ann.post(&format!("/api/tables/{table}/join"), &json!({"seat": 1})).await.good();
    assert_eq!(ann.get(&note).await.good()["text"], "mine");
    place.close().await;
}

#[tokio::test]
async fn a_seat_that_a_program_holds_is_its_owners_like_any_other() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let new = json!({"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = ann.new_table(&new).await;
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    bob.post(&path("join"), &json!({"seat": 2})).await.good();
    bob.post(&path("seats/2/token"), &json!({})).await.good();
    assert_eq!(ann.post(&path("seats/2"), &json!({"kind": "me"})).await.status, 409, "it is taken");
    let left = bob.post(&path("leave"), &json!({})).await.good();
    assert_eq!((holder(&left, 2), &left["yours"]), ("open", &json!([])));
    place.close().await;
}
