//! What changed instead of everything: the same is shown, in fewer bytes, and nothing more.

use serde_json::{Value, json};
use server::protocol::delta;

use crate::guest::Guest;
use crate::place::{Place, hotseat, two_at_a_table};
use crate::playing::{play_on, some_play};
use crate::viewer::{Viewer, hello};

/// What somebody is shown who comes now and takes everything.
async fn everything(guest: &Guest, table: &str) -> Value {
    let hello = json!({"type": "hello", "protocol": 1, "detail": "board"});
    guest.sit_with(table, &hello).await.welcome
}

/// A table with a person at each seat.
async fn people_at(place: &Place, game: &str, count: usize) -> (Vec<Guest>, String) {
    let mut people = Vec::new();
    for number in 0..count {
        people.push(place.guest(&format!("Player {number}")).await);
    }
    let mut seats = vec![json!({"kind": "me"})];
    seats.resize(count, json!({"kind": "open"}));
    let table = people[0].new_table(&json!({"game": game, "seats": seats})).await;
    for other in &people[1..] {
        other.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    (people, table)
}

/// Plays with a viewer at each seat and one who only looks on, and gives the bytes of each decision for each of them.
async fn bytes_of(game: &str, count: usize, decisions: u64) -> Vec<usize> {
    let place = Place::open().await;
    let (mut people, table) = people_at(&place, game, count).await;
    people.push(place.nobody());
    let mut viewers = Vec::new();
    for person in &people {
        viewers.push(Viewer::sit(person, &table).await);
    }
    let mut bytes = Vec::new();
    for decision in 0..decisions {
        let asked = viewers.iter().position(|viewer| some_play(&viewer.moment()).is_some());
        let Some(asked) = asked else { break };
        let play = some_play(&viewers[asked].moment()).unwrap();
        viewers[asked].line.send(&json!({"type": "ask", "id": decision.to_string(), "ask": play})).await;
        for viewer in &mut viewers {
            bytes.push(viewer.until(decision + 1).await);
        }
        if decision % 20 == 19 {
            for (person, viewer) in people.iter().zip(&viewers) {
                assert_eq!(viewer.moment(), everything(person, &table).await["moment"], "after {decision}");
            }
        }
    }
    place.close().await;
    bytes.sort_unstable();
    bytes
}

#[tokio::test]
async fn a_decision_takes_at_most_four_kilobytes_in_the_median_in_every_game() {
    for (game, count) in [("carson-city", 4), ("carson-cards", 4), ("circle-wagons", 2), ("circle-wagons", 1)]
    {
        let bytes = bytes_of(game, count, 100).await;
        let (median, most) = (bytes[bytes.len() / 2], bytes[bytes.len() - 1]);
        assert!(median <= 4_000, "{game} with {count}: {median} in the median, {most} at most");
    }
}

#[tokio::test]
async fn who_holds_all_seats_is_told_at_most_four_kilobytes_in_the_median_of_a_whole_game() {
    let here = json!({"kind": "here", "name": "Bob"});
    for (game, seats) in [
        ("carson-city", 4),
        ("carson-city", 6),
        ("carson-cards", 4),
        ("carson-cards", 6),
        ("circle-wagons", 2),
    ] {
        let place = Place::open().await;
        let ann = place.guest("Ann").await;
        let mut all = vec![json!({"kind": "me"})];
        all.resize(seats, here.clone());
        let table = ann.new_table(&json!({"game": game, "seats": all})).await;
        let mut viewer = Viewer::sit(&ann, &table).await;
        let mut bytes = Vec::new();
        // The whole game: some of its phases tell more than others.
        for decision in 0.. {
            let Some(play) = some_play(&viewer.moment()) else { break };
            viewer.line.send(&json!({"type": "ask", "id": decision.to_string(), "ask": play})).await;
            bytes.push(viewer.until(decision + 1).await);
        }
        bytes.sort_unstable();
        let median = bytes[bytes.len() / 2];
        assert!(median <= 4_000, "{game} with {seats}: {median} in the median of {bytes:?}");
        assert_eq!(viewer.moment(), everything(&ann, &table).await["moment"]);
        place.close().await;
    }
}

/// Somebody who has a bot decide, and looks each time at what it would bring and at what is within reach.
#[tokio::test]
async fn at_one_screen_a_decision_takes_at_most_four_kilobytes_in_the_median_with_all_that_is_asked_for_beforehand()
 {
    let here = json!({"kind": "here", "name": "Bob"});
    for (game, seats) in [
        ("circle-wagons", 2),
        ("circle-wagons", 1),
        ("carson-city", 2),
        ("carson-city", 4),
        ("carson-cards", 4),
    ] {
        let place = Place::open().await;
        let ann = place.guest("Ann").await;
        let mut all = vec![json!({"kind": "me"})];
        all.resize(seats, here.clone());
        let table = ann.new_table(&json!({"game": game, "seats": all})).await;
        let mut viewer = Viewer::sit(&ann, &table).await;
        let mut bytes = Vec::new();
        for decision in 0..40 {
            let Some(play) = some_play(&viewer.moment()) else { break };
            let seat = &play["seat"];
            let before = viewer.line.received;
            viewer.line.ask(json!({"kind": "forecast", "seat": seat})).await;
            let hinted = viewer.line.ask(json!({"kind": "hint", "seat": seat})).await;
            let action = &hinted["action"];
            let look = json!({"kind": "preview", "seat": seat, "action": action, "pictures": false, "changes": true});
            viewer.line.ask(look).await;
            let play = json!({"kind": "play", "seat": seat, "action": action, "at": decision});
            viewer.line.send(&json!({"type": "ask", "id": decision.to_string(), "ask": play})).await;
            viewer.until(decision + 1).await;
            bytes.push(viewer.line.received - before);
        }
        bytes.sort_unstable();
        assert!(bytes[bytes.len() / 2] <= 4_000, "{game} with {seats}: {bytes:?}");
        place.close().await;
    }
}

#[tokio::test]
async fn long_messages_are_deflated_for_whoever_says_so_and_for_nobody_else() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut plain = hello();
    plain["deflate"] = json!(false);
    let whole = ann.sit_with(&table, &plain).await;
    let squeezed = ann.sit_with(&table, &hello()).await;
    assert_eq!(whole.welcome["moment"], squeezed.welcome["moment"]);
    assert_eq!(whole.welcome["log"], squeezed.welcome["log"]);
    assert_eq!(whole.received, whole.welcome.to_string().len());
    assert!(squeezed.received * 2 < whole.received, "{} of {}", squeezed.received, whole.received);
    place.close().await;
}

#[tokio::test]
async fn what_changes_of_the_points_leads_to_all_of_them() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    let mut changed = 0;
    for _ in 0..6 {
        let play = some_play(&moment).unwrap();
        let mut look = json!({"kind": "preview", "seat": play["seat"], "action": play["action"]});
        let whole = line.ask(look.clone()).await["scores"].clone();
        look["changes"] = json!(true);
        let told = line.ask(look).await;
        assert_eq!(told["scores"], Value::Null);
        if let Some(change) = told.get("change") {
            let mut scores = moment["scores"].clone();
            delta::apply(&mut scores, change).unwrap();
            assert_eq!(scores, whole);
            changed += 1;
        } else {
            assert_eq!(whole, Value::Null, "only where points can be known there is something to tell");
        }
        moment = play_on(&mut line, moment, 1).await;
    }
    assert!(changed >= 2);
    place.close().await;
}

#[tokio::test]
async fn changes_lead_to_the_same_as_everything_whatever_happens_at_the_table() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut anns = Viewer::sit(&ann, &table).await;
    let mut watching = Viewer::sit(&place.nobody(), &table).await;
    // Somebody comes and says something; the game goes on, something is taken back, somebody gives up.
    let mut bobs = Viewer::sit(&bob, &table).await;
    let mut asking = [ann.sit(&table).await, bob.sit(&table).await];
    asking[1].do_it(json!({"kind": "say", "text": "Howdy"})).await;
    let (mover, play) = match some_play(&anns.moment()) {
        Some(play) => (0, play),
        None => (1, some_play(&bobs.moment()).unwrap()),
    };
    asking[mover].do_it(play.clone()).await;
    asking[mover].do_it(json!({"kind": "undo", "seat": play["seat"], "at": 1})).await;
    asking[mover].do_it(play).await;
    asking[1].do_it(json!({"kind": "resign", "seat": 2})).await;
    drop(asking);
    for (guest, viewer) in [(&ann, &mut anns), (&bob, &mut bobs), (&place.nobody(), &mut watching)] {
        rest_of(viewer).await;
        let now = everything(guest, &table).await;
        assert_eq!(viewer.moment(), now["moment"]);
        assert_eq!(viewer.scene["table"], now["table"]);
        assert_eq!(viewer.lines, now["log"].as_array().unwrap().len());
    }
    place.close().await;
}

/// Takes in all that has been told until now.
async fn rest_of(viewer: &mut Viewer) {
    viewer.line.send(&json!({"type": "ping"})).await;
    loop {
        let message = viewer.line.next().await;
        match message["type"].as_str() {
            Some("changed") => viewer.take_in(&message),
            Some("pong") => return,
            _ => {}
        }
    }
}

#[tokio::test]
async fn one_who_comes_back_is_shown_everything_and_then_what_changes() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut viewer = Viewer::sit(&ann, &table).await;
    let mut other = ann.sit(&table).await;
    let moment = other.welcome["moment"].clone();
    let moment = play_on(&mut other, moment, 1).await;
    let since = moment["version"].clone();
    let moment = play_on(&mut other, moment, 2).await;
    viewer.until(3).await;
    let mut back = hello();
    back["since"] = since;
    let mut returned = Viewer::sit_with(&ann, &table, &back).await;
    assert_eq!((returned.line.welcome["keep"].as_u64(), returned.lines), (Some(2), 4));
    play_on(&mut other, moment, 2).await;
    for viewer in [&mut viewer, &mut returned] {
        viewer.until(5).await;
        assert_eq!(viewer.moment(), everything(&ann, &table).await["moment"]);
    }
    place.close().await;
}

#[tokio::test]
async fn a_secret_choice_is_in_nothing_that_others_are_told() {
    let place = Place::open().await;
    let (people, table) = people_at(&place, "carson-cards", 2).await;
    let mut anns = Viewer::sit(&people[0], &table).await;
    let mut others = [Viewer::sit(&people[1], &table).await, Viewer::sit(&place.nobody(), &table).await];
    let bid = json!({"kind": "play", "seat": 1, "action": "bid 7", "at": 0});
    anns.line.send(&json!({"type": "ask", "id": "bid", "ask": bid})).await;
    assert!(anns.hear_decision().await.to_string().contains("bid 7"), "she is told herself");
    for (person, other) in [people[1].clone(), place.nobody()].iter().zip(&mut others) {
        let told = other.hear_decision().await;
        assert!(told["log"]["lines"][0]["action"].is_null(), "{told}");
        assert!(!told.to_string().contains("bid 7"), "{told}");
        assert_eq!(other.moment(), everything(person, &table).await["moment"]);
    }
    place.close().await;
}

#[tokio::test]
async fn the_words_of_the_board_are_told_to_whoever_asks() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let whole = ann.sit(&table).await.welcome["moment"]["seats"][0]["account"].clone();
    let mut viewer = Viewer::sit(&ann, &table).await;
    let short = &viewer.scene["moment"]["seats"][0]["account"];
    assert_eq!((&short["words"], &short["pictures"]), (&json!([]), &json!([])));
    assert_eq!(short["asked"], whole["asked"]);
    let told = viewer.line.ask(json!({"kind": "account", "seat": 1})).await;
    assert_eq!((&told["type"], &told["account"]), (&json!("accounted"), &whole));
    assert_eq!(told["version"], viewer.scene["moment"]["version"]);
    let refused = viewer.line.ask(json!({"kind": "account", "seat": 2})).await;
    assert_eq!(refused["reason"], "not_yours");
    let public = bob.sit(&table).await.ask(json!({"kind": "account"})).await;
    assert_eq!(public["type"], "accounted");
    place.close().await;
}

#[tokio::test]
async fn a_preview_comes_without_pictures_if_they_are_not_wanted() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let play = some_play(&play_on(&mut line, moment, 2).await).unwrap();
    let preview = json!({"kind": "preview", "seat": play["seat"], "action": play["action"]});
    let whole = line.ask(preview.clone()).await;
    let mut words = preview;
    words["pictures"] = json!(false);
    let words = line.ask(words).await;
    assert!(!whole["account"]["pictures"].as_array().unwrap().is_empty());
    assert_eq!(
        (&words["account"]["pictures"], &words["account"]["words"]),
        (&json!([]), &whole["account"]["words"])
    );
    place.close().await;
}
