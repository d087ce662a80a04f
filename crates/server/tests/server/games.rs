//! Whole games.

use serde_json::{Value, json};

use crate::guest::{Guest, Line};
use crate::place::{Place, for_two, hotseat, two_at_a_table};
use crate::playing::{acting, play_one};

/// Plays from two lines, each with a seat of its own, until nobody is asked. Both must be told the same at every step.
async fn play_out(ann: &mut Line, bob: &mut Line) -> Value {
    let (mut anns, mut bobs) = (ann.welcome["moment"].clone(), bob.welcome["moment"].clone());
    let mut number = 0;
    loop {
        number += 1;
        let id = format!("play-{number}");
        if acting(&anns).is_some() {
            anns = play_one(ann, &anns, &id).await;
            bobs = bob.next_of("moved").await["moment"].clone();
        } else if acting(&bobs).is_some() {
            bobs = play_one(bob, &bobs, &id).await;
            anns = ann.next_of("moved").await["moment"].clone();
        } else {
            return anns;
        }
        assert_eq!(anns["version"], bobs["version"]);
        assert_eq!(anns["deciders"], bobs["deciders"]);
    }
}

#[tokio::test]
async fn two_people_play_a_whole_game_by_a_link() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let end = play_out(&mut anns, &mut bobs).await;
    assert_eq!(end["standings"]["seats"].as_array().unwrap().len(), 2);
    let info = place.nobody().get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["stage"], "over");
    assert_eq!(info["ending"]["kind"], "played");
    assert_eq!(info["points"].as_array().unwrap().len(), 2);
    let dice = place.nobody().get(&format!("/api/tables/{table}/dice")).await.good();
    assert_eq!(dice["verdict"]["kind"], "honest");
    assert!(dice["rolls"].as_u64().unwrap() > 0);
    place.close().await;
}

#[tokio::test]
async fn a_person_plays_against_a_bot_that_moves_by_itself() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let new =
        json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot", "level": "cowhand"}]});
    let table = ann.new_table(&new).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while moment["standings"].is_null() {
        moment = if acting(&moment).is_some() {
            let id = moment["version"].to_string();
            play_one(&mut line, &moment, &id).await
        } else {
            line.next_of("moved").await["moment"].clone()
        };
    }
    place.close().await;
}

#[tokio::test]
async fn every_game_is_played_to_its_end_by_bots_alone() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    for (game, seats) in [("circle-wagons", 1), ("carson-cards", 2), ("carson-city", 3)] {
        let bots = vec![json!({"kind": "bot", "level": "tenderfoot"}); seats];
        let table = ann.new_table(&json!({"game": game, "seats": bots})).await;
        let mut line = place.nobody().sit(&table).await;
        let mut table = line.welcome["table"].clone();
        while table["stage"] != "over" {
            table = line.next_of("moved").await["table"].clone();
        }
        assert_eq!(table["ending"]["kind"], "played", "{game}");
    }
    place.close().await;
}

#[tokio::test]
async fn two_seats_at_one_browser_play_a_whole_game() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit_with(&table, &json!({"type": "hello", "protocol": 1, "detail": "bare"})).await;
    let mut moment = line.welcome["moment"].clone();
    assert_eq!(moment["seats"].as_array().unwrap().len(), 2);
    let mut number = 0;
    while moment["standings"].is_null() {
        number += 1;
        moment = play_one(&mut line, &moment, &number.to_string()).await;
    }
    place.close().await;
}

#[tokio::test]
async fn a_finished_game_can_be_looked_at_move_by_move_and_taken_home() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let bots = json!([{"kind": "bot", "level": "tenderfoot"}, {"kind": "bot", "level": "tenderfoot"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": bots})).await;
    let mut line = place.nobody().sit(&table).await;
    while line.welcome["table"]["stage"] != "over" {
        line.welcome = line.next_of("moved").await;
    }
    let decisions = line.welcome["table"]["decisions"].as_u64().unwrap();
    let nobody = place.nobody();
    for at in [0, 1, decisions / 2, decisions] {
        let then = nobody.get(&format!("/api/tables/{table}/at/{at}")).await.good();
        assert_eq!(then["decisions"], at);
        assert!(then["seats"][0]["view"].is_object());
    }
    let beyond = nobody.get(&format!("/api/tables/{table}/at/{}", decisions + 1)).await;
    assert_eq!(beyond.status, 404);
    let log = nobody.get(&format!("/api/tables/{table}/log")).await.good();
    assert_eq!(log.as_array().unwrap().len() as u64, decisions + 1);
    for ending in ["json", "txt"] {
        let record = nobody.get(&format!("/api/tables/{table}/record.{ending}")).await;
        assert_eq!(record.status, 200);
        let brought = ann.send("POST", "/api/records", &record.body, &[]).await.good();
        assert_eq!(brought["imported"], true);
        assert_eq!(brought["decisions"], decisions);
        let copy = brought["id"].as_str().unwrap();
        let dice = nobody.get(&format!("/api/tables/{copy}/dice")).await.good();
        assert_eq!(dice["verdict"]["kind"], "honest");
        let then = nobody.get(&format!("/api/tables/{copy}/at/{decisions}")).await.good();
        assert!(then["standings"].is_object());
    }
    let record = nobody.get(&format!("/api/tables/{table}/record.json")).await.body;
    let with_spaces = |count: usize| format!("{record}{}", " ".repeat(count));
    let padded = ann.send("POST", "/api/records", &with_spaces(400_000), &[]).await.good();
    assert_eq!(padded["decisions"], decisions, "a long record is read too");
    assert_eq!(ann.send("POST", "/api/records", &with_spaces(600_000), &[]).await.status, 413);
    place.close().await;
}

#[tokio::test]
async fn a_game_that_goes_on_gives_neither_its_record_nor_its_secret_away() {
    let place = Place::open().await;
    let (_, _, table) = two_at_a_table(&place).await;
    let nobody = place.nobody();
    for ending in ["json", "txt"] {
        assert_eq!(nobody.get(&format!("/api/tables/{table}/record.{ending}")).await.status, 409);
    }
    let dice = nobody.get(&format!("/api/tables/{table}/dice")).await.good();
    assert_eq!((dice["verdict"]["kind"].as_str(), dice["secret"].is_null()), (Some("not_yet"), true));
    assert_eq!(dice["commitment"].as_str().unwrap().len(), 64);
    place.close().await;
}

#[tokio::test]
async fn the_same_people_play_again_at_one_new_table() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let early = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!(early.status, 409);
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let again = |guest: Guest| {
        let path = format!("/api/tables/{table}/rematch");
        async move { guest.post(&path, &json!({})).await.good()["id"].clone() }
    };
    let (first, second) = (again(ann.clone()).await, again(bob.clone()).await);
    assert_eq!(first, second);
    let next = bob.get(&format!("/api/tables/{}", first.as_str().unwrap())).await.good();
    assert_eq!((&next["stage"], &next["yours"]), (&json!("playing"), &json!([1])));
    place.close().await;
}

#[tokio::test]
async fn a_lobby_shows_listed_tables_until_they_begin() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let mut listed = for_two();
    listed["listed"] = json!(true);
    let open = ann.new_table(&listed).await;
    let hidden = ann.new_table(&for_two()).await;
    let ids = |page: Value| -> Vec<String> {
        page["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(ids(bob.get("/api/tables?list=open").await.good()), [open.as_str()]);
    assert_eq!(ids(ann.get("/api/tables?list=mine").await.good()), [hidden, open.clone()]);
    bob.post(&format!("/api/tables/{open}/join"), &json!({})).await.good();
    assert!(ids(bob.get("/api/tables").await.good()).is_empty());
    assert_eq!(ids(bob.get("/api/tables?list=playing").await.good()), [open.as_str()]);
    assert_eq!(ids(bob.get("/api/tables?list=mine").await.good()), [open]);
    assert_eq!(place.nobody().get("/api/tables?list=mine").await.status, 401);
    place.close().await;
}
