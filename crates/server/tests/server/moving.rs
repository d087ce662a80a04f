//! Games that come from somebody's device: they go on with sealed dice, say where they come from, and count for nobody.

use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Dice as _, Viewer};

use crate::guest::Guest;
use crate::place::Place;
use crate::playing::{acting, play_one};

/// A game as it stands on a device after so many decisions.
fn on_a_device(game: &str, decisions: usize) -> Value {
    let game = games::built_in().find(game).unwrap().game();
    let mut dice = FastDice::seeded(7);
    let mut session = game.begin(&Value::Null, &mut dice).unwrap();
    for _ in 0..decisions {
        let Some(seat) = session.deciders().lowest() else { break };
        let actions = session.actions(seat);
        session.play(seat, &actions[dice.index(actions.len())], &mut dice).unwrap();
    }
    json!({"position": session.position(), "decisions": decisions})
}

/// As the page asks for it.
fn moved(seats: &Value, from: &Value) -> Value {
    json!({"game": "circle-wagons", "seats": seats, "hints": true, "from_device": from, "salt": "a share"})
}

async fn play_to_the_end(guest: &Guest, table: &str) {
    let mut line = guest.sit(table).await;
    let mut moment = line.welcome["moment"].clone();
    while acting(&moment).is_some() {
        let id = format!("end-{}", moment["version"]);
        moment = play_one(&mut line, &moment, &id).await;
    }
}

#[tokio::test]
async fn a_game_from_a_device_goes_on_where_it_stood_once_a_friend_has_come_by_the_link() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let from = on_a_device("circle-wagons", 5);
    let table = ann.new_table(&moved(&json!([{"kind": "me"}, {"kind": "open"}]), &from)).await;
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["stage"], &info["from_device"]), (&json!("gathering"), &json!(5)), "{info}");

    let bob = place.guest("Bob").await;
    let begun = bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert_eq!((&begun["stage"], &begun["from_device"]), (&json!("playing"), &json!(5)));
    let game = games::built_in().find("circle-wagons").unwrap().game();
    let stood = game.load(&from["position"]).unwrap();
    let seen = bob.sit(&table).await.welcome["moment"]["seats"][0]["view"].clone();
    assert_eq!(seen, stood.view(Viewer::Seat(table::Seat::SECOND)));
    // It is the same after the server was gone.
    let place = place.again().await;
    let bob = Guest { address: place.address, ..bob };
    assert_eq!(bob.sit(&table).await.welcome["moment"]["seats"][0]["view"], seen);
    place.close().await;
}

#[tokio::test]
async fn nothing_of_a_game_from_a_device_counts_or_is_called_proven() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let from = on_a_device("circle-wagons", 5);
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Bob"}]);
    let table = ann.new_table(&moved(&seats, &from)).await;
    let before = ann.get(&format!("/api/tables/{table}/dice")).await.good();
    assert_eq!(before["commitment"].as_str().map(str::len), Some(64), "what comes is sealed: {before}");
    play_to_the_end(&ann, &table).await;
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["stage"], &info["from_device"]), (&json!("over"), &json!(5)));
    assert_eq!(ann.get("/api/me/statistics").await.good()["counted"], 0);
    let dice = ann.get(&format!("/api/tables/{table}/dice")).await.good();
    assert_eq!(dice["verdict"], json!({"kind": "set_by_hand"}), "{dice}");
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.json();
    assert_eq!(record["start"]["position"], from["position"], "the record says where it begins");

    // A win by giving up is none either.
    let table = ann.new_table(&moved(&seats, &from)).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    assert_eq!(ann.get("/api/me/statistics").await.good()["counted"], 0);
    place.close().await;
}

#[tokio::test]
async fn a_position_that_is_over_impossible_or_of_another_game_is_refused_and_nobody_meets_one_in_the_lobby()
{
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let over = on_a_device("circle-wagons", 1_000);
    let other = on_a_device("carson-city", 3);
    let refusals = [(over, 409), (other, 400), (json!({"position": {}, "decisions": 1}), 400)];
    for (from, status) in refusals {
        let refused = ann.post("/api/tables", &moved(&seats, &from)).await;
        assert_eq!(refused.status, status, "{refused:?}");
        assert!(refused.json()["why"]["id"].is_string(), "{refused:?}");
    }
    let mut listed = moved(&seats, &on_a_device("circle-wagons", 5));
    listed["listed"] = json!(true);
    assert_eq!(ann.post("/api/tables", &listed).await.status, 400);
    let mut both = moved(&seats, &on_a_device("circle-wagons", 5));
    both["played_on"] = json!({"table": "x", "decisions": 1});
    assert_eq!(ann.post("/api/tables", &both).await.status, 400);
    assert_eq!(ann.get("/api/tables?list=mine").await.good()["tables"], json!([]), "nothing was made");
    place.close().await;
}
