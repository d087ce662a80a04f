//! The stream of a person's events, over a real connection.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::place::{Place, two_at_a_table};
use crate::playing::{play_on, some_play};
use crate::streaming::Events;

/// Whoever is asked makes a decision; tells whose turn it was.
pub(crate) async fn decide(guests: [&Guest; 2], table: &str) -> usize {
    for (index, guest) in guests.into_iter().enumerate() {
        let mut line = guest.sit(table).await;
        if let Some(play) = some_play(&line.welcome["moment"]) {
            line.do_it(play).await;
            return index;
        }
    }
    panic!("nobody is asked");
}

/// The index of whoever is asked at a table of two.
pub(crate) async fn asked(guest: &Guest, table: &str) -> usize {
    let info = guest.get(&format!("/api/tables/{table}")).await.good();
    usize::from(info["deciders"][0] == 2)
}

#[tokio::test]
async fn a_stream_tells_first_everything_and_then_whose_turn_it_is() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut streams = [Events::open(&ann).await, Events::open(&bob).await];
    for stream in &mut streams {
        let state = stream.next().await;
        assert_eq!((&state["kind"], &state["tables"][0]["id"]), (&json!("state"), &json!(table)));
    }
    // Until the turn passes from one to the other.
    let before = asked(&ann, &table).await;
    while asked(&ann, &table).await == before {
        decide([&ann, &bob], &table).await;
    }
    let told = streams[1 - before].next_why("turn").await;
    assert_eq!(told["table"]["id"], json!(table));
    assert_eq!(told["table"]["deciders"], told["table"]["yours"], "the table is told as he may know it");
    // Something said is told to the others, and not as a call to the speaker.
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    streams[1].next_why("remark").await;
    place.close().await;
}

#[tokio::test]
async fn a_game_that_is_over_and_an_offer_to_play_again_are_told() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut stream = Events::open(&bob).await;
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    assert_eq!(stream.next_why("over").await["table"]["stage"], "over");
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    let invited = stream.next_why("invited").await;
    assert_eq!(invited["table"]["id"], next["id"]);
    // The offer is withdrawn: the table that was offered is gone for him.
    let gone = ann.send("DELETE", &format!("/api/tables/{}", next["id"].as_str().unwrap()), "", &[]).await;
    assert_eq!(gone.status, 200, "{gone:?}");
    loop {
        let event = stream.next().await;
        if event["kind"] == "gone" {
            assert_eq!(event["table"], next["id"]);
            break;
        }
    }
    place.close().await;
}

#[tokio::test]
async fn a_program_hears_of_its_table_and_nobody_of_nothing() {
    let place = Place::open().await;
    let (ann, _, table) = two_at_a_table(&place).await;
    assert_eq!(place.nobody().get("/api/me/events").await.status, 401);
    let token = ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    let mut stream = Events::open(&program).await;
    assert_eq!(stream.next().await["tables"][0]["yours"], json!([1]));
    // Another table of its owner's is not its business.
    ann.new_table(&crate::place::hotseat()).await;
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    assert_eq!(stream.next().await["table"]["id"], json!(table));
    place.close().await;
}

#[tokio::test]
async fn streams_end_with_their_session_with_their_person_and_with_the_server() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let cleo = place.guest("Cleo").await;
    let mut streams = [Events::open(&ann).await, Events::open(&bob).await, Events::open(&cleo).await];
    for stream in &mut streams {
        assert_eq!(stream.next().await, json!({"kind": "state", "tables": []}));
    }
    assert_eq!(ann.send("DELETE", "/api/me/sessions", "", &[]).await.status, 200);
    assert_eq!(bob.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let [anns, bobs, cleos] = &mut streams;
    assert_eq!((anns.next().await, bobs.next().await), (Value::Null, Value::Null));
    place.close().await;
    assert_eq!(cleos.next().await, Value::Null);
}

#[tokio::test]
async fn whoever_connects_again_is_told_all_that_he_missed() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&crate::place::hotseat()).await;
    let mut stream = Events::open(&ann).await;
    stream.next().await;
    drop(stream);
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    play_on(&mut line, moment, 3).await;
    let place = place.again().await;
    ann.address = place.address;
    let state = Events::open(&ann).await.next().await;
    assert_eq!(state["tables"][0]["decisions"], 3);
    place.close().await;
}

#[tokio::test]
async fn whoever_is_sent_away_hears_that_the_table_is_not_his_any_more() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut stream = Events::open(&bob).await;
    assert_eq!(stream.next().await["tables"][0]["id"], json!(table));
    ann.post(&format!("/api/tables/{table}/seats/2"), &json!({"kind": "open"})).await.good();
    loop {
        let event = stream.next().await;
        if event["kind"] == "gone" {
            assert_eq!(event["table"], json!(table));
            break;
        }
    }
    place.close().await;
}
